//! What checking reports about servers that aren't, or aren't yet, a club's hub.

use chrono::{TimeDelta, Utc};
use muster_sync::Password;
use muster_sync::postgres::{Address, Seen, State, check};

use crate::machine::Outcome;
use crate::server::Club;

fn seen(address: &Address, password: &Password) -> Vec<Seen> {
    check(address, Some(password), Utc::now).into_iter().map(|finding| finding.seen).collect()
}

#[test]
fn a_server_that_is_set_up_is_good_throughout() -> Outcome {
    let club = Club::alone()?;
    let mut superuser = club.superuser()?;
    for database in ["postgres", "template1"] {
        superuser.batch_execute(&format!("REVOKE CONNECT ON DATABASE {database} FROM PUBLIC"))?;
    }
    let all = check(&club.owner, Some(&club.owner_password), Utc::now);
    // Told before PostgreSQL 16 only.
    let told: Vec<_> = all.iter().map(|finding| finding.seen).filter(|seen| *seen != Seen::Alone).collect();
    assert_eq!(
        told,
        [
            Seen::Reachable,
            Seen::Local,
            Seen::Version,
            Seen::SetUp,
            Seen::RowSecurity,
            Seen::Organiser,
            Seen::FunctionsClosed,
            Seen::DatabasesClosed,
            Seen::Scram,
            Seen::Clock,
            Seen::Connections,
        ]
    );
    assert!(all.iter().all(|finding| finding.seen.state() == State::Good));
    let version = all.iter().find(|finding| finding.seen == Seen::SetUp).ok_or("a version")?;
    assert_eq!(version.value, "4");
    // Whatever is open again is told.
    superuser.batch_execute(
        "GRANT CONNECT ON DATABASE postgres TO PUBLIC; GRANT EXECUTE ON FUNCTION lo_create(oid) TO PUBLIC",
    )?;
    let told = seen(&club.owner, &club.owner_password);
    assert!(told.contains(&Seen::FunctionsOpen) && told.contains(&Seen::DatabasesOpen), "{told:?}");
    Ok(())
}

#[test]
fn what_is_missing_is_told() -> Outcome {
    let club = Club::bare()?;
    assert!(seen(&club.owner, &club.owner_password).contains(&Seen::NotSetUp));
    let mut superuser = club.superuser()?;
    superuser.batch_execute(&format!(
        "ALTER ROLE {0} NOCREATEROLE; ALTER DATABASE {0} OWNER TO postgres; CREATE ROLE x_{0} LOGIN PASSWORD 'x'",
        club.name
    ))?;
    let told = seen(&club.owner, &club.owner_password);
    assert!(told.contains(&Seen::NoRight) && told.contains(&Seen::NoRoles), "{told:?}");

    let club = Club::new()?;
    let mut superuser = club.superuser()?;
    superuser.batch_execute("ALTER TABLE muster.parcel NO FORCE ROW LEVEL SECURITY")?;
    assert!(seen(&club.owner, &club.owner_password).contains(&Seen::RowSecurityOff));
    superuser.batch_execute(&format!("ALTER ROLE {} NOCREATEROLE BYPASSRLS", club.name))?;
    let told = seen(&club.owner, &club.owner_password);
    assert!(told.contains(&Seen::NoRoles) && told.contains(&Seen::Superuser), "{told:?}");
    superuser.batch_execute("DELETE FROM muster.migration WHERE number = 4")?;
    assert!(seen(&club.owner, &club.owner_password).contains(&Seen::SetUpOlder));
    superuser.batch_execute("INSERT INTO muster.migration VALUES (99, 'later')")?;
    assert!(seen(&club.owner, &club.owner_password).contains(&Seen::SetUpNewer));
    // What an earlier version has set up lacks no table that it had.
    let earlier = Club::as_of(3)?;
    let told = seen(&earlier.owner, &earlier.owner_password);
    assert!(told.contains(&Seen::SetUpOlder) && told.contains(&Seen::RowSecurity), "{told:?}");
    let late = || Utc::now() - TimeDelta::hours(3);
    let told = check(&club.owner, Some(&club.owner_password), late);
    let off = told.iter().find(|finding| finding.seen == Seen::ClockOff).ok_or("a clock")?;
    assert!(off.value.parse::<i64>()? >= 10_000, "{off:?}");
    Ok(())
}

#[test]
fn what_stands_in_the_way_is_the_last_that_is_told() -> Outcome {
    let club = Club::new()?;
    assert_eq!(seen(&club.owner, &Password::new("wrong".to_owned())), [Seen::LoginRefused]);
    let (nobody, _) = Address::parse("postgres://x@127.0.0.1:1/x")?;
    assert_eq!(seen(&nobody, &club.owner_password), [Seen::Unreachable]);
    let (untrusted, _) = Address::parse(&format!("{}?sslrootcert=/dev/null", club.owner))?;
    assert_eq!(seen(&untrusted, &club.owner_password), [Seen::Untrusted]);
    Ok(())
}
