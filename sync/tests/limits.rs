//! A hostile member of a club: what it may make has limits, and what isn't needed isn't there for it.

use muster_sync::postgres::{Seen, Sharing, check, set_up};
use muster_sync::{Epochs, Secret, SyncError};
use postgres::Client;
use uuid::Uuid;

use crate::club::{count, member, refusal};
use crate::hubs::{Carried as _, OnServer};
use crate::machine::Outcome;
use crate::server::Club;

/// A login in the form that the server keeps of it.
const VERIFIER: &str = "SCRAM-SHA-256$4096:YQ==$YQ==:YQ==";

fn invite(client: &mut Client, group: Uuid, number: u32) -> Result<(), String> {
    let sql = format!("SELECT muster.invite('{group}', 'muster_{number:016x}', '{VERIFIER}', 'x')");
    let code = |e: postgres::Error| e.code().map_or_else(|| e.to_string(), |code| code.code().to_owned());
    client.simple_query(&sql).map(|_| ()).map_err(code)
}

/// Returns a number from which on roles are free, as these are the server's.
fn free(role: &str) -> Outcome<u32> {
    Ok(u32::from_str_radix(&role[8..14], 16)? << 4)
}

#[test]
fn members_make_no_large_objects_and_take_no_advisory_locks() -> Outcome {
    let on = OnServer::new()?;
    let (_, mut anna, _) = member(&on, "anna")?;
    for sql in [
        "SELECT lo_create(0)",
        "SELECT lo_creat(-1)",
        "SELECT lo_from_bytea(0, 'x')",
        "SELECT pg_advisory_lock(n) FROM generate_series(1, 20000) n",
        "SELECT pg_advisory_xact_lock(1, 2)",
        "SELECT pg_try_advisory_lock_shared(1)",
        "SELECT pg_try_advisory_xact_lock(1)",
        "SELECT muster.store(1)",
        "SELECT muster.shut_out('muster_0123456789abcdef')",
        "SELECT muster.note_gone('muster_0123456789abcdef')",
        "SELECT muster.demand_epoch(gen_random_uuid(), 0)",
        "SELECT count(*) FROM muster.kin",
        "SELECT count(*) FROM muster.gone",
        "INSERT INTO muster.epoch SELECT grp, 9, session_user, now(), 'x' FROM muster.stream",
        "DELETE FROM muster.epoch",
        "UPDATE muster.allowance SET bytes = 0",
    ] {
        assert_eq!(refusal(&mut anna, sql), "42501", "{sql}");
    }
    Ok(())
}

#[test]
fn removing_invitations_makes_no_room_for_more() -> Outcome {
    let on = OnServer::new()?;
    let (machine, mut anna, role) = member(&on, "anna")?;
    let (group, first) = (machine.joined.id, free(&role)?);
    let mut made = 0;
    let refused = loop {
        if let Err(code) = invite(&mut anna, group, first + made) {
            break code;
        }
        let sql = format!("SELECT muster.remove('muster_{:016x}')", first + made);
        anna.simple_query(&sql)?;
        // As if a new key had been made, which each of them makes due.
        on.club.superuser()?.batch_execute("UPDATE muster.gone SET number = 1")?;
        made += 1;
        assert!(made < 100, "without a limit");
    };
    assert_eq!((made, refused.as_str()), (24, "MU006"));
    Ok(())
}

#[test]
fn machines_that_a_member_brought_bring_no_more_than_the_member() -> Outcome {
    let on = OnServer::new()?;
    let (machine, mut anna, role) = member(&on, "anna")?;
    let (group, first) = (machine.joined.id, free(&role)?);
    for number in 0..4 {
        invite(&mut anna, group, first + number)?;
    }
    // One of them comes in, and invites as well.
    let second = format!("muster_{first:016x}");
    on.club.superuser()?.batch_execute(&format!("ALTER ROLE {second} PASSWORD 'x'"))?;
    let mut laptop = on.club.as_role(&second, "x")?;
    laptop.simple_query(&format!("SELECT muster.accept('{VERIFIER}')"))?;
    for number in 4..8 {
        invite(&mut laptop, group, first + number)?;
    }
    assert_eq!(invite(&mut laptop, group, first + 8), Err("MU006".to_owned()));
    assert_eq!(invite(&mut anna, group, first + 8), Err("MU006".to_owned()));
    // What they store counts together, too.
    let mut superuser = on.club.superuser()?;
    superuser.batch_execute("UPDATE muster.allowance SET most_bytes = bytes + 2048")?;
    let append = |n: u32| format!("SELECT muster.append('{group}', '{}', 1, 'x{n}')", Uuid::now_v7());
    laptop.simple_query(&append(1))?;
    assert_eq!(refusal(&mut anna, &append(2)), "MU004");
    assert_eq!(count(&mut superuser, "parcel")?, 2);
    Ok(())
}

#[test]
fn streams_parcels_and_groups_of_a_member_are_counted() -> Outcome {
    let on = OnServer::new()?;
    let (machine, mut anna, _) = member(&on, "anna")?;
    let group = machine.joined.id;
    let append =
        |n: u32, group: Uuid| format!("SELECT muster.append('{group}', '{}', 1, 'x{n}')", Uuid::now_v7());
    for n in 1..32 {
        anna.simple_query(&append(n, group))?;
    }
    assert_eq!(refusal(&mut anna, &append(32, group)), "MU004");
    // Another group doesn't help, and neither does leaving it.
    let other = Uuid::now_v7();
    anna.simple_query(&format!("SELECT muster.create_group('{other}')"))?;
    assert_eq!(refusal(&mut anna, &append(32, other)), "MU004");
    let mut made = 1;
    let refused = loop {
        let next = Uuid::now_v7();
        let create = format!("SELECT muster.create_group('{next}')");
        match anna.simple_query(&create) {
            Ok(_) => anna.simple_query(&format!("SELECT muster.leave('{next}')")).map(|_| ())?,
            Err(error) => break error.code().map(|code| code.code().to_owned()),
        }
        made += 1;
        assert!(made < 200, "without a limit");
    };
    assert_eq!((made, refused.as_deref()), (100, Some("MU004")));
    // A row counts by what it takes, however little is in it.
    on.club.superuser()?.batch_execute("UPDATE muster.member SET most_bytes = bytes + 3000")?;
    let stream = machine.keys.stream();
    let next = |number: u32| format!("SELECT muster.append('{group}', '{stream}', {number}, 'x')");
    for number in [2, 3] {
        anna.simple_query(&next(number))?;
    }
    assert_eq!(refusal(&mut anna, &next(4)), "MU004");
    Ok(())
}

#[test]
fn limits_hold_for_several_connections_at_once() -> Outcome {
    let on = OnServer::new()?;
    let (machine, _, role) = member(&on, "anna")?;
    let (group, first) = (machine.joined.id, free(&role)?);
    let (_, password) = on.login(machine.keys.epochs.first(), "anna")?;
    let made: Vec<u32> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..6)
            .map(|thread| {
                let (club, role, password) = (&on.club, &role, &password);
                let mut client = club.as_role(role, password).expect("a connection");
                scope.spawn(move || {
                    let many = (0..8).filter(|n| invite(&mut client, group, first + thread * 8 + n).is_ok());
                    u32::try_from(many.count()).unwrap_or(u32::MAX)
                })
            })
            .collect();
        all.into_iter().map(|thread| thread.join().unwrap_or(u32::MAX)).collect()
    });
    assert_eq!(made.iter().sum::<u32>(), 8, "{made:?}");
    Ok(())
}

#[test]
fn what_an_earlier_version_set_up_gets_the_limits_with_its_members() -> Outcome {
    let on = OnServer::as_of(2)?;
    let (machine, mut anna, role) = member(&on, "anna")?;
    let mut superuser = on.club.superuser()?;
    // The member goes on meanwhile.
    let mut hub = on.hub(machine.keys.epochs.first(), "anna")?;
    assert_eq!(hub.last(machine.keys.stream())?, 1);
    let done = set_up(&on.club.owner, Some(&on.club.owner_password), Sharing::Refused)?;
    assert_eq!((done.from, done.to), (2, 4));
    let sql = "SELECT k.root, a.bytes = m.bytes FROM muster.kin k JOIN muster.allowance a USING (root)
        JOIN muster.member m ON m.role = k.role WHERE k.role = $1";
    let row = superuser.query_one(sql, &[&role])?;
    assert_eq!((row.get::<_, String>(0), row.get::<_, bool>(1)), (role, true));
    invite(&mut anna, machine.joined.id, free(&row.get::<_, String>(0))?)?;
    assert!(hub.append(machine.keys.stream(), 2, b"more").is_ok());
    Ok(())
}

#[test]
fn before_version_16_a_server_that_others_use_is_refused_and_from_then_on_it_may_be_shared() -> Outcome {
    let club = Club::bare_alone()?;
    let mut superuser = club.superuser()?;
    let number: i32 =
        superuser.query_one("SELECT current_setting('server_version_num')::integer", &[])?.get(0);
    let seen = || {
        let all = check(&club.owner, Some(&club.owner_password), chrono::Utc::now);
        all.into_iter().map(|finding| finding.seen).collect::<Vec<_>>()
    };
    let shared = |seen: Vec<Seen>| (seen.contains(&Seen::Alone), seen.contains(&Seen::Shared));
    let old = number < 160_000;
    assert_eq!(shared(seen()), (old, false), "PostgreSQL {number}");
    superuser.batch_execute("CREATE ROLE another_club LOGIN CREATEROLE PASSWORD 'x'")?;
    assert_eq!(shared(seen()), (false, old), "PostgreSQL {number}");
    let done = set_up(&club.owner, Some(&club.owner_password), Sharing::Refused);
    assert_eq!(matches!(done, Err(SyncError::ServerShared { .. })), old, "PostgreSQL {number}: {done:?}");
    // What it is about: whether the club's owner may take the other role, and the server's programs, for itself.
    let mut owner = club.as_role(&club.name, &format!("owner-of-{}", club.name))?;
    for sql in [
        "ALTER ROLE another_club PASSWORD 'mine'",
        "GRANT pg_execute_server_program TO CURRENT_USER",
        "GRANT pg_write_server_files TO CURRENT_USER",
    ] {
        assert_eq!(owner.simple_query(sql).is_ok(), old, "PostgreSQL {number}: {sql}");
    }
    set_up(&club.owner, Some(&club.owner_password), Sharing::Accepted)?;
    // Once it is set up, it is kept up to date.
    set_up(&club.owner, Some(&club.owner_password), Sharing::Refused)?;
    Ok(())
}

#[test]
fn who_was_granted_the_owners_role_and_members_are_no_others() -> Outcome {
    let club = Club::alone()?;
    let secret = Secret::new()?;
    let mut owner =
        muster_sync::postgres::Server::open(&club.owner, Some(&club.owner_password), secret.group())?;
    owner.create()?;
    owner.invite(&Epochs::new(secret.clone()), "Béla")?;
    club.superuser()?.batch_execute(&format!("CREATE ROLE anna LOGIN; GRANT {} TO anna", club.name))?;
    let seen = check(&club.owner, Some(&club.owner_password), chrono::Utc::now);
    assert!(seen.iter().all(|finding| finding.seen != Seen::Shared), "{seen:?}");
    // A database of somebody else's is.
    club.superuser()?.batch_execute("CREATE DATABASE elsewhere")?;
    let seen = check(&club.owner, Some(&club.owner_password), chrono::Utc::now);
    let version = seen.iter().find(|finding| finding.seen == Seen::Version).ok_or("a version")?;
    let old = version.value.starts_with("15");
    assert_eq!(seen.iter().any(|finding| finding.seen == Seen::Shared), old, "{seen:?}");
    Ok(())
}
