//! A club's server: what each role may read and write, tested with plain SQL.

use std::time::Duration;

use muster_db::table::hub::Scope;
use muster_sync::postgres::{Address, Heard, Invitation, Listener, Patience, Server, Sharing, join, set_up};
use muster_sync::{BlobId, Epochs, Hub as _, Kept, Keys, Password, Passwords, Secret, SyncError, blob};
use postgres::Client;
use tempfile::tempdir;
use uuid::Uuid;

use crate::hubs::{Carried as _, OnServer};
use crate::machine::{Machine, Outcome};
use crate::server::Club;

/// Returns a machine with this name in a group of its own, with a parcel on the server.
pub(crate) fn member(on: &OnServer, name: &str) -> Outcome<(Machine, Client, String)> {
    let secret = Secret::new()?;
    let mut machine = Machine::new(name, 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(on)?;
    let (address, password) = on.login(&secret, name)?;
    let role = address.user.ok_or("a role")?;
    Ok((machine, on.club.as_role(&role, &password)?, role))
}

pub(crate) fn refusal(client: &mut Client, sql: &str) -> String {
    match client.simple_query(sql) {
        Ok(_) => panic!("{sql} was allowed"),
        Err(error) => error.code().map(|code| code.code().to_owned()).unwrap_or_else(|| error.to_string()),
    }
}

pub(crate) fn count(client: &mut Client, table: &str) -> Outcome<i64> {
    Ok(client.query_one(&format!("SELECT count(*) FROM muster.{table}"), &[])?.try_get(0)?)
}

#[test]
fn another_members_group_is_neither_read_nor_listed_nor_added_to() -> Outcome {
    let on = OnServer::new()?;
    let (anna, mut as_anna, annas_role) = member(&on, "anna")?;
    let put = "SELECT muster.put_blob($1, $2, sha256('x'), 'x')";
    as_anna.execute(put, &[&anna.joined.id, &anna.keys.stream()])?;
    assert_eq!(count(&mut as_anna, "blob")?, 1);
    let (_, mut as_bela, _) = member(&on, "bela")?;
    let mut superuser = on.club.superuser()?;
    for (table, own, all) in [("grp", 1, 2), ("stream", 1, 2), ("parcel", 1, 2), ("group_member", 1, 4)] {
        assert_eq!(count(&mut as_anna, table)?, own, "{table}");
        assert_eq!(count(&mut as_bela, table)?, own, "{table}");
        assert_eq!(count(&mut superuser, table)?, all, "{table}");
    }
    assert_eq!(count(&mut as_bela, "member")?, 1);
    let (group, stream) = (anna.joined.id, anna.keys.stream());
    assert_eq!(count(&mut as_bela, "blob")?, 0);
    for table in ["grp", "stream", "parcel", "blob", "group_member", "member", "migration"] {
        for sql in [format!("DELETE FROM muster.{table}"), format!("TRUNCATE muster.{table} CASCADE")] {
            assert_eq!(refusal(&mut as_bela, &sql), "42501");
        }
    }
    for (sql, code) in [
        (format!("SELECT muster.append('{group}', '{stream}', 2, 'x')"), "MU001"),
        (format!("SELECT muster.append('{group}', '{}', 1, 'x')", Uuid::now_v7()), "MU001"),
        (format!("SELECT muster.put_blob('{group}', '{stream}', sha256('x'), 'x')"), "MU001"),
        (format!("SELECT muster.create_group('{group}')"), "MU001"),
        (format!("SELECT muster.invite('{group}', 'muster_0123456789abcdef', 'x', '')"), "MU001"),
        (format!("SELECT muster.remove('{annas_role}')"), "MU008"),
        ("SELECT muster.accept('SCRAM-SHA-256$4096:YQ==$YQ==:YQ==')".to_owned(), "MU007"),
        (format!("INSERT INTO muster.group_member SELECT session_user, '{group}', session_user"), "42501"),
        (format!("UPDATE muster.stream SET owner = session_user WHERE id = '{stream}'"), "42501"),
        ("UPDATE muster.parcel SET sealed = 'x'".to_owned(), "42501"),
        ("UPDATE muster.member SET most_bytes = 1e15".to_owned(), "42501"),
        (format!("ALTER ROLE {annas_role} PASSWORD 'x'"), "42501"),
        (format!("SET ROLE {}", on.club.name), "42501"),
        ("CREATE TABLE public.x ()".to_owned(), "42501"),
        ("CREATE TEMPORARY TABLE x ()".to_owned(), "42501"),
        ("CREATE FUNCTION muster.x() RETURNS int LANGUAGE sql RETURN 1".to_owned(), "42501"),
        ("CREATE ROLE x".to_owned(), "42501"),
        ("ALTER TABLE muster.parcel DISABLE ROW LEVEL SECURITY".to_owned(), "42501"),
        ("SET row_security = off; SELECT FROM muster.parcel".to_owned(), "42501"),
    ] {
        assert_eq!(refusal(&mut as_bela, &sql), code, "{sql}");
    }
    // None of it had an effect.
    assert_eq!(count(&mut superuser, "parcel")?, 2);
    Ok(())
}

#[test]
fn who_runs_the_server_reads_no_members_group_and_others_see_nothing() -> Outcome {
    let on = OnServer::new()?;
    let secret = Secret::new()?;
    let (_, mut as_anna, _) = member(&on, "anna")?;
    // A group that anna creates herself, without an invitation.
    as_anna.execute("SELECT muster.create_group($1)", &[&secret.group()])?;
    let stream = Uuid::now_v7();
    as_anna.execute("SELECT muster.append($1, $2, 1, 'x')", &[&secret.group(), &stream])?;
    let mut owner = on.club.as_role(&on.club.name, &format!("owner-of-{}", on.club.name))?;
    let theirs = "SELECT count(*) FROM muster.parcel WHERE grp = $1";
    assert_eq!(owner.query_one(theirs, &[&secret.group()])?.get::<_, i64>(0), 0);
    assert_eq!(as_anna.query_one(theirs, &[&secret.group()])?.get::<_, i64>(0), 1);
    // Another role on the same server that isn't a member of the club.
    on.club.superuser()?.batch_execute(&format!("CREATE ROLE other_{0} LOGIN PASSWORD 'x'", on.club.name))?;
    let mut other = on.club.as_role(&format!("other_{}", on.club.name), "x")?;
    for table in ["grp", "stream", "parcel", "group_member", "member"] {
        assert_eq!(count(&mut other, table)?, 0, "{table}");
    }
    assert_eq!(refusal(&mut other, &format!("SELECT muster.create_group('{}')", Uuid::now_v7())), "MU001");
    Ok(())
}

#[test]
fn a_stream_is_one_members_and_its_numbers_have_no_gap() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let (mut anna, mut bela) = (on.hub(&secret, "anna")?, on.hub(&secret, "bela")?);
    let stream = Keys::new(secret.clone())?.stream();
    let failed = |done: Result<(), SyncError>| done.err().map(|error| error.code());
    assert_eq!(failed(anna.append(stream, 2, b"two")), Some("server-failed"));
    anna.append(stream, 1, b"one")?;
    // The same parcel again, as if the acknowledgement was lost; then another one in its place.
    anna.append(stream, 1, b"one")?;
    assert_eq!(failed(anna.append(stream, 1, b"other")), Some("server-failed"));
    assert_eq!(failed(anna.append(stream, 3, b"three")), Some("server-failed"));
    anna.append(stream, 2, b"two")?;
    assert_eq!(failed(bela.append(stream, 1, b"one")), Some("not-allowed"));
    assert_eq!(failed(bela.append(stream, 3, b"three")), Some("server-failed"));
    assert_eq!(bela.parcels(stream, 0)?, [(1, b"one".to_vec()), (2, b"two".to_vec())]);
    assert_eq!((bela.last(stream)?, anna.streams()?), (2, vec![stream]));
    // The member's quota is exhausted.
    on.club.superuser()?.batch_execute("UPDATE muster.member SET most_bytes = bytes + 4 + 1024")?;
    assert_eq!(failed(anna.append(stream, 3, b"three")), Some("server-full"));
    anna.append(stream, 3, b"3333")?;
    assert_eq!(failed(anna.append(stream, 4, &vec![0; (16 << 20) + 1])), Some("server-full"));
    assert_eq!(anna.last(stream)?, 3);
    Ok(())
}

fn invite(club: &Club, secret: &Secret) -> Result<Invitation, SyncError> {
    let mut owner = Server::open(&club.owner, Some(&club.owner_password), secret.group())?;
    owner.create()?;
    owner.invite(&Epochs::new(secret.clone()), "Anna")
}

#[test]
fn an_invitation_is_good_once_and_its_code_carries_what_it_takes() -> Outcome {
    let (club, secret) = (Club::new()?, Secret::new()?);
    let invitation = invite(&club, &secret)?;
    let (group, read) = Invitation::parse(&invitation.code().to_lowercase())?;
    assert_eq!((group, read.as_ref()), (secret.clone(), Some(&invitation)));
    assert_eq!(Invitation::parse(&secret.code())?, (secret.clone(), None));
    assert!(Invitation::parse(&invitation.code()[..50]).is_err() && Invitation::parse("").is_err());

    let (annas, others) = (tempdir()?, tempdir()?);
    let passwords = Passwords::of(annas.path(), false);
    let (address, kept) = join(&invitation, &club.owner, &passwords)?;
    assert_eq!((kept, address.user), (Kept::File, Some(invitation.role())));
    // Repeating it on the same machine succeeds; on another one the invitation is used.
    join(&invitation, &club.owner, &passwords)?;
    let again = join(&invitation, &club.owner, &Passwords::of(others.path(), false));
    assert!(matches!(again, Err(SyncError::InvitationUsed(_))), "{again:?}");

    // Interrupted after the password was stored and before the server got it.
    let invitation = invite(&club, &secret)?;
    let address = club.owner.of_role(&invitation.role());
    passwords.keep(&address, &Password::random()?)?;
    join(&invitation, &club.owner, &passwords)?;
    let password = passwords.find(&address);
    assert!(Server::open(&address, password.as_ref(), secret.group())?.streams()?.is_empty());

    // An expired invitation.
    let invitation = invite(&club, &secret)?;
    let expired = format!("ALTER ROLE {} VALID UNTIL '2020-01-01'", invitation.role());
    club.superuser()?.batch_execute(&expired)?;
    let late = join(&invitation, &club.owner, &passwords);
    assert!(matches!(late, Err(SyncError::InvitationUsed(_))), "{late:?}");
    Ok(())
}

#[test]
fn who_has_not_accepted_reads_nothing() -> Outcome {
    let (club, secret) = (Club::new()?, Secret::new()?);
    let invitation = invite(&club, &secret)?;
    club.superuser()?.batch_execute(&format!("ALTER ROLE {} PASSWORD 'x'", invitation.role()))?;
    let mut pending = club.as_role(&invitation.role(), "x")?;
    assert_eq!((count(&mut pending, "grp")?, count(&mut pending, "group_member")?), (0, 0));
    assert_eq!(refusal(&mut pending, &format!("SELECT muster.create_group('{}')", Uuid::now_v7())), "MU001");
    Ok(())
}

#[test]
fn a_member_brings_a_few_machines_and_a_club_grows_by_who_runs_it() -> Outcome {
    let on = OnServer::new()?;
    let (mut anna, _, role) = member(&on, "anna")?;
    let secret = anna.keys.epochs.first().clone();
    let (address, password) = on.login(&secret, "anna")?;
    let mut hers = Server::open(&address, Some(&Password::new(password)), secret.group())?;
    for _ in 0..8 {
        hers.invite(&anna.keys.epochs, "laptop")?;
    }
    assert!(matches!(hers.invite(&anna.keys.epochs, "one more"), Err(SyncError::NotAllowed { .. })));
    // She can remove those she invited, and nobody else.
    let members = hers.members()?;
    assert_eq!(members.len(), 9);
    hers.remove(&members.iter().find(|m| m.invited_by == role).ok_or("a laptop")?.role, false)?;
    assert!(matches!(hers.remove(&role, false), Err(SyncError::NotAllowed { .. })));
    assert!(matches!(hers.remove(&on.club.name, false), Err(SyncError::NoSuchMember(_))));
    // Whom she invited in vain knows the group's key: first comes another one.
    let early = hers.invite(&anna.keys.epochs, "another");
    assert!(matches!(early, Err(SyncError::Outrun(_))), "{early:?}");
    anna.exchange(&on)?;
    hers.invite(&anna.keys.epochs, "another")?;
    Ok(())
}

#[test]
fn a_member_who_is_removed_is_hung_up_on_and_reads_nothing_new() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
    let mut bela = Machine::new("bela", 0, &secret, Scope::Everything)?;
    anna.exchange(&on)?;
    bela.add(1, 2)?;
    bela.exchange(&on)?;
    let (address, password) = on.login(&secret, "bela")?;
    let role = address.user.clone().ok_or("a role")?;
    let mut open = on.club.as_role(&role, &password)?;
    let mut owner = Server::open(&on.club.owner, Some(&on.club.owner_password), secret.group())?;
    owner.remove(&role, false)?;
    assert!(open.simple_query("SELECT 1").is_err(), "the connection is still open");
    let refused = Server::open(&address, Some(&Password::new(password.clone())), secret.group());
    assert!(matches!(refused, Err(SyncError::LoginRefused(_))), "{refused:?}");
    anna.add(1, 5)?;
    anna.exchange(&on)?;
    assert_eq!(anna.figures(1)?, 7, "what was written stays");
    // Even if the login is restored, it is in no group.
    on.club.superuser()?.batch_execute(&format!("ALTER ROLE {role} LOGIN PASSWORD '{password}'"))?;
    assert!(matches!(bela.exchange(&on), Err(SyncError::NotAMember(_))));
    assert_eq!(count(&mut on.club.as_role(&role, &password)?, "parcel")?, 0);
    let removed = owner.members()?.into_iter().find(|member| member.role == role);
    assert!(removed.is_some_and(|member| member.removed.is_some() && member.called == "bela"));
    Ok(())
}

#[test]
fn who_leaves_a_group_is_out_of_it_and_what_they_gave_stays() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
    anna.add(1, 2)?;
    anna.exchange(&on)?;
    let (address, password) = on.login(&secret, "anna")?;
    let password = Password::new(password);
    Server::open(&address, Some(&password), secret.group())?.leave()?;
    let refused = Server::open(&address, Some(&password), secret.group());
    assert!(matches!(refused, Err(SyncError::LoginRefused(_))), "{refused:?}");
    let mut bela = Machine::new("bela", 0, &secret, Scope::Everything)?;
    bela.exchange(&on)?;
    assert_eq!(bela.figures(1)?, 2);
    Ok(())
}

#[test]
fn a_password_is_in_its_file_and_nowhere_else() -> Outcome {
    let (club, secret) = (Club::new()?, Secret::new()?);
    let invitation = invite(&club, &secret)?;
    let data = tempdir()?;
    let passwords = Passwords::of(data.path(), false);
    let (address, _) = join(&invitation, &club.owner, &passwords)?;
    let mut files = std::fs::read_dir(data.path().join("hubs"))?.collect::<Result<Vec<_>, _>>()?;
    assert_eq!(files.len(), 1);
    let file = files.remove(0);
    let mode = std::os::unix::fs::PermissionsExt::mode(&file.metadata()?.permissions());
    assert_eq!(mode & 0o777, 0o600);
    let password = std::fs::read_to_string(file.path())?;
    assert!(password.len() >= 40);
    let mut told =
        format!("{passwords:?} {address} {address:?} {invitation:?} {:?}", passwords.find(&address));
    let mut server = Server::open(&address, passwords.find(&address).as_ref(), secret.group())?;
    told += &format!("{server:?} {:?}", server.append(Uuid::now_v7(), 9, b"x").expect_err("a gap"));
    let wrong = Password::new(password.replace(['1', '2', '3'], "0"));
    let refused = Server::open(&address, Some(&wrong), secret.group()).expect_err("a wrong password");
    told += &format!("{refused} {refused:?}");
    // The server logs every statement, and this test reads all that it stores.
    told += &club.cluster.log();
    let kept =
        club.superuser()?.query("SELECT rolpassword FROM pg_authid WHERE rolpassword IS NOT NULL", &[])?;
    told += &kept.iter().map(|row| row.get::<_, String>(0)).collect::<String>();
    assert!(told.contains("muster.accept") && told.contains("SCRAM-SHA-256$"), "the log tells statements");
    for secret in [&password, &invitation.code(), &invitation.code().replace('-', ""), &secret.code()] {
        assert!(!told.contains(secret.as_str()));
    }
    assert_eq!(std::fs::read_to_string(club.cluster.dir().join("log"))?.matches(&password).count(), 0);
    passwords.forget(&address)?;
    assert!(passwords.find(&address).is_none() && !file.path().exists());
    Ok(())
}

#[test]
fn a_database_is_set_up_once_whoever_tries_at_the_same_time() -> Outcome {
    let club = Club::bare()?;
    let done: Vec<_> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    set_up(&club.owner, Some(&club.owner_password), Sharing::Accepted).expect("set up").from
                })
            })
            .collect();
        all.into_iter().map(|one| one.join().expect("a thread")).collect()
    });
    assert_eq!(done.iter().filter(|from| **from == 0).count(), 1, "{done:?}");
    club.superuser()?.batch_execute("INSERT INTO muster.migration VALUES (999, 'of the future')")?;
    let newer = set_up(&club.owner, Some(&club.owner_password), Sharing::Accepted);
    assert!(matches!(newer, Err(SyncError::ServerNewer(_))), "{newer:?}");

    // A role that bypasses row-level security must not own what relies on it.
    let above = Club::bare()?;
    let sql = format!("ALTER ROLE {} SUPERUSER", above.name);
    above.superuser()?.batch_execute(&sql)?;
    let refused = set_up(&above.owner, Some(&above.owner_password), Sharing::Accepted);
    assert!(matches!(refused, Err(SyncError::SetUpBySuperuser(_))), "{refused:?}");

    let stranger = Club::bare()?;
    let mut group = Server::open(&stranger.owner, Some(&stranger.owner_password), Uuid::now_v7())?;
    assert!(matches!(group.create(), Err(SyncError::NotSetUp(_))));
    Ok(())
}

#[test]
fn a_listener_hears_of_others_at_once_and_not_of_itself() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let (address, password) = on.login(&secret, "anna")?;
    let own = Keys::new(secret.clone())?.stream();
    let mut listener =
        Listener::open(&Patience::default(), &address, Some(&Password::new(password)), secret.group(), own)?;
    on.hub(&secret, "anna")?.append(own, 1, b"mine")?;
    assert_eq!(listener.wait(Duration::from_millis(300))?, Heard::Nothing);
    let mut bela = on.hub(&secret, "bela")?;
    let theirs = Keys::new(secret.clone())?.stream();
    let begun = std::time::Instant::now();
    bela.append(theirs, 1, b"theirs")?;
    assert_eq!(listener.wait(Duration::from_secs(20))?, Heard::News);
    assert!(begun.elapsed() < Duration::from_secs(10));
    assert_eq!(listener.wait(Duration::from_millis(50))?, Heard::Nothing);
    // A terminated connection is reported.
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1";
    on.club.superuser()?.execute(sql, &[&address.user])?;
    let ended = (0..3).find_map(|_| listener.wait(Duration::from_secs(5)).err());
    assert!(matches!(ended, Some(SyncError::Unreachable { .. })), "{ended:?}");
    Ok(())
}

#[test]
fn what_is_done_while_a_server_is_stopped_goes_out_once_it_is_back() -> Outcome {
    let (on, secret) = (OnServer::alone()?, Secret::new()?);
    let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
    let mut bela = Machine::new("bela", 0, &secret, Scope::Everything)?;
    anna.exchange(&on)?;
    bela.exchange(&on)?;
    on.club.cluster.stop();
    anna.add(1, 2)?;
    let away = anna.exchange(&on).expect_err("nobody is there");
    assert_eq!(away.code(), "unreachable");
    on.club.cluster.restart();
    assert!(anna.exchange(&on)?.sent > 0);
    bela.exchange(&on)?;
    assert_eq!(bela.figures(1)?, 2);
    Ok(())
}

#[test]
fn a_server_elsewhere_needs_a_certificate_that_somebody_vouches_for() -> Outcome {
    let club = Club::new()?;
    let text = |roots: &str| format!("{}?sslrootcert={roots}", club.owner);
    let own = club.cluster.dir().join("cert.pem");
    let (trusted, _) = Address::parse(&text(&own.display().to_string()))?;
    let group = Uuid::now_v7();
    Server::open(&trusted, Some(&club.owner_password), group)?.create()?;
    let encrypted = "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE a.usename = $1 AND s.ssl";
    let mut server = Server::open(&trusted, Some(&club.owner_password), group)?;
    let count: i64 = club.superuser()?.query_one(encrypted, &[&club.name])?.get(0);
    assert_eq!((count, server.streams()?.len()), (1, 0));
    // None of the certificates that this system trusts has signed it.
    let (unknown, _) = Address::parse(&text("/dev/null"))?;
    let refused = Server::open(&unknown, Some(&club.owner_password), group);
    assert!(matches!(refused, Err(SyncError::Untrusted { .. })), "{refused:?}");
    Ok(())
}

#[test]
fn photos_lie_there_sealed_and_a_forged_one_is_passed_over() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let (mut anna, mut bela) = (on.hub(&secret, "anna")?, on.hub(&secret, "bela")?);
    let (hers, his) = (Keys::new(secret.clone())?.stream(), Keys::new(secret.clone())?.stream());
    let (id, sealed) = blob::seal(&secret, b"a photo").ok_or("a blob")?;
    let hash = blake3::hash(b"a photo");
    assert!(anna.put_blob(hers, id, &sealed, 0).is_err(), "a stream comes first");
    anna.append(hers, 1, b"x")?;
    bela.append(his, 1, b"x")?;
    assert!(bela.put_blob(hers, id, b"forged", 0).is_err(), "in another's place");
    bela.put_blob(his, id, b"forged", 0)?;
    anna.put_blob(hers, id, b"torn", 0)?;
    let mut found = None;
    let mut look = |hub: &mut dyn muster_sync::Hub| -> Outcome<bool> {
        Ok(hub.blob(id, &mut |bytes| {
            found = blob::open(&secret, &hash, bytes);
            found.is_some()
        })?)
    };
    assert!(!look(&mut *bela)?);
    anna.put_blob(hers, id, &sealed, 0)?;
    assert!(look(&mut *bela)?);
    assert_eq!(found.as_deref(), Some(b"a photo".as_slice()));
    let unknown = BlobId::from_bytes([1; 32]);
    assert_eq!(bela.blobs(&[unknown, id])?.into_iter().collect::<Vec<_>>(), [(id, sealed.len() as u64)]);
    Ok(())
}
