//! A malicious server, a server that is stopped, and a connection that breaks: nothing crashes, nothing
//! forbidden is read, and nothing is overwritten, lost or duplicated.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use muster_db::table::hub::Scope;
use muster_sync::parcel::{Parcel, Unopened, seal};
use muster_sync::postgres::{Address, Server};
use muster_sync::{Epochs, Hub, Keys, Password, Secret, SyncError, look};
use uuid::Uuid;

use crate::hubs::{Carried, OnServer};
use crate::machine::{Chance, Machine, Outcome};

fn parcel(entries: Vec<String>) -> Parcel {
    let (called, group) = ("x".to_owned(), "y".to_owned());
    Parcel { version: 0, called, group, everything: true, campaigns: Vec::new(), entries }
}

/// Returns two machines, the second of which may have read the first one's three parcels.
fn pair(on: &OnServer, secret: &Secret) -> Outcome<[Machine; 2]> {
    let mut anna = Machine::new("anna", 0, secret, Scope::Everything)?;
    let mut bela = Machine::new("bela", 1, secret, Scope::Everything)?;
    for number in 1..=3 {
        anna.add(number, 1)?;
        anna.exchange(on)?;
    }
    bela.add(4, 1)?;
    Ok([anna, bela])
}

#[test]
fn a_server_sees_no_more_than_sizes_and_times() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let mut machine = Machine::new("desktop of Anna", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(&on)?;
    let rows = on.club.superuser()?.query("SELECT sealed FROM muster.parcel", &[])?;
    let bytes: Vec<u8> = rows.iter().flat_map(|row| row.get::<_, Vec<u8>>(0)).collect();
    assert!(bytes.len() > 100);
    for told in ["Soldier", "toy-soldiers", "Anna", "Thursdays", "holding"] {
        assert!(!bytes.windows(told.len()).any(|window| window == told.as_bytes()), "{told}");
    }
    // The server's log of statements contains no plaintext either.
    let log = on.club.cluster.log();
    assert!(log.contains("muster.append") && !log.contains("toy-soldiers") && !log.contains("Thursdays"));
    Ok(())
}

#[test]
fn what_a_server_swaps_repeats_or_makes_up_is_noticed_and_changes_nothing() -> Outcome {
    let swap = "UPDATE muster.parcel SET sealed = CASE number
            WHEN 2 THEN (SELECT sealed FROM muster.parcel WHERE stream = '{stream}' AND number = 3)
            ELSE (SELECT sealed FROM muster.parcel WHERE stream = '{stream}' AND number = 2) END
        WHERE stream = '{stream}' AND number IN (2, 3)";
    let repeat = "UPDATE muster.parcel SET sealed =
            (SELECT sealed FROM muster.parcel WHERE stream = '{stream}' AND number = 1) WHERE number = 2";
    let noise = "UPDATE muster.parcel SET sealed = sha256(sealed) WHERE number = 2";
    let gap = "DELETE FROM muster.parcel WHERE number = 2";
    let huge = "ALTER TABLE muster.parcel DROP CONSTRAINT parcel_sealed_check;
        UPDATE muster.parcel SET sealed = convert_to(repeat('x', 40000000), 'UTF8') WHERE number = 2";
    let twice = "ALTER TABLE muster.parcel DROP CONSTRAINT parcel_pkey;
        INSERT INTO muster.parcel SELECT * FROM muster.parcel WHERE number > 1";
    let below = "ALTER TABLE muster.parcel DROP CONSTRAINT parcel_number_check;
        UPDATE muster.parcel SET number = -5 WHERE number = 2";
    let beyond = "UPDATE muster.parcel SET number = 9223372036854775807 WHERE number = 2;
        UPDATE muster.stream SET last = 9223372036854775807";
    let moved =
        "INSERT INTO muster.stream VALUES ('{group}', '00000000-0000-4000-8000-000000000000', 'x', 3);
        INSERT INTO muster.parcel SELECT grp, '00000000-0000-4000-8000-000000000000', number, sealed, at
        FROM muster.parcel WHERE stream = '{stream}'";
    for (what, sql, shown, trouble) in [
        ("swapped", swap, 1, Some(2)),
        ("repeated", repeat, 1, Some(2)),
        ("noise", noise, 1, Some(2)),
        ("a gap", gap, 1, None),
        ("huge", huge, 1, None),
        ("everything twice", twice, 3, None),
        ("a number below", below, 1, None),
        ("a number beyond", beyond, 1, None),
        ("another stream", moved, 3, Some(1)),
    ] {
        let (on, secret) = (OnServer::new()?, Secret::new()?);
        let [anna, mut bela] = pair(&on, &secret)?;
        let (stream, group) = (anna.keys.stream().to_string(), secret.group().to_string());
        on.club.superuser()?.batch_execute(&sql.replace("{stream}", &stream).replace("{group}", &group))?;
        let done = bela.exchange(&on)?;
        let figures: u32 = (1..=3).map(|number| bela.figures(number).unwrap_or(0)).sum();
        assert_eq!(figures, shown, "{what}");
        assert_eq!(
            done.troubles.first().map(|t| (t.parcel, t.why)),
            trouble.map(|n| (n, Unopened::Damaged)),
            "{what}"
        );
        assert_eq!((done.refused, done.sent, bela.figures(4)?), (0, 1, 1), "{what}: its own part goes on");
        // The same is reported again, and local data is unchanged.
        let before = bela.holds()?;
        bela.exchange(&on)?;
        assert_eq!(bela.holds()?, before, "{what}");
    }
    Ok(())
}

#[test]
fn what_a_server_does_to_a_machines_own_stream_loses_nothing() -> Outcome {
    for sql in [
        // An old backup of the server, an inflated count, a missing stream, another machine's parcels.
        "DELETE FROM muster.parcel WHERE number > 1; UPDATE muster.stream SET last = 1",
        "DELETE FROM muster.parcel; UPDATE muster.stream SET last = 9",
        "DELETE FROM muster.stream",
        "UPDATE muster.parcel SET sealed = sha256(sealed); UPDATE muster.stream SET last = last + 1",
        "UPDATE muster.stream SET last = 4; INSERT INTO muster.parcel SELECT grp, stream, 4, sealed FROM muster.parcel WHERE number = 1",
    ] {
        let (on, secret) = (OnServer::new()?, Secret::new()?);
        let [mut anna, mut bela] = pair(&on, &secret)?;
        on.club.superuser()?.batch_execute(sql)?;
        anna.exchange(&on)?;
        bela.exchange(&on)?;
        anna.exchange(&on)?;
        let figures: u32 = (1..=4).map(|number| bela.figures(number).unwrap_or(0)).sum();
        assert!(figures == 4 || sql.contains("sha256"), "{sql}: {figures}");
        assert_eq!((anna.figures(3)?, anna.figures(4)?), (1, 1), "{sql}");
    }
    Ok(())
}

#[test]
fn a_stranger_on_the_server_is_passed_over_and_told() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(&on)?;
    let before = machine.holds()?;
    // A member of another club, admitted to this group by the server's owner, without the group's secret.
    let stranger = Keys::new(Secret::new()?)?;
    let mut hub = on.hub(&secret, "stranger")?;
    hub.append(stranger.stream(), 1, &seal(&stranger, 1, &parcel(vec!["{}".to_owned()]))?)?;
    let mut chance = Chance(1);
    for _ in 0..20 {
        let noise: Vec<u8> =
            (0..1 + chance.below(3000)).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect();
        hub.append(Uuid::now_v7(), 1, &noise)?;
    }
    let done = machine.exchange(&on)?;
    assert_eq!((done.troubles.len(), done.received, done.refused), (21, 0, 0));
    assert_eq!(machine.holds()?, before);
    assert!(look(&mut *hub, &Epochs::new(Secret::new()?))?.is_none());
    // Members may be malicious, too.
    let bad = vec!["not JSON".to_owned(), "{}".to_owned(), "[".repeat(100_000)];
    let mallory = Keys::new(secret.clone())?;
    hub.append(mallory.stream(), 1, &seal(&mallory, 1, &parcel(bad))?)?;
    let done = machine.exchange(&on)?;
    assert_eq!((done.received, done.refused), (0, 3));
    assert_eq!(machine.holds()?, before);
    Ok(())
}

/// A proxy that breaks the connection after a number of bytes.
fn torn(server: u16) -> Outcome<(u16, Arc<AtomicI64>)> {
    let (listener, left) = (TcpListener::bind("127.0.0.1:0")?, Arc::new(AtomicI64::new(i64::MAX)));
    let (port, counted) = (listener.local_addr()?.port(), left.clone());
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
            for (from, to) in [(&client, &server), (&server, &client)] {
                let (Ok(from), Ok(to), left) = (from.try_clone(), to.try_clone(), counted.clone()) else {
                    continue;
                };
                std::thread::spawn(move || pass_on(from, to, &left));
            }
        }
    });
    Ok((port, left))
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, left: &AtomicI64) {
    let mut bytes = [0; 512];
    while let Ok(read) = from.read(&mut bytes) {
        let before = left.fetch_sub(i64::try_from(read).unwrap_or(0), Ordering::SeqCst);
        let may = usize::try_from(before.max(0)).unwrap_or(usize::MAX).min(read);
        if may == 0 || to.write_all(&bytes[..may]).is_err() || may < read {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

/// A server behind a proxy that breaks connections.
struct Torn<'a> {
    on: &'a OnServer,
    port: u16,
}

impl Carried for Torn<'_> {
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError> {
        let (address, password) = self.on.login(secret, called).expect("a login");
        let port = format!(":{}/", self.on.club.cluster.port());
        let text = address.to_string().replace(&port, &format!(":{}/", self.port));
        let (address, _) = Address::parse(&text)?;
        Ok(Box::new(Server::open(&address, Some(&Password::new(password)), secret.group())?))
    }

    fn place(&self, _: &Secret, _: &str) -> String {
        unreachable!("no other process needs it")
    }
}

#[test]
fn a_connection_that_tears_anywhere_loses_and_doubles_nothing() -> Outcome {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let [mut anna, mut bela] = pair(&on, &secret)?;
    bela.exchange(&on)?;
    let (port, left) = torn(on.club.cluster.port())?;
    let torn = Torn { on: &on, port };
    let (mut failed, mut went) = (0, 0);
    for after in (0..9_000).step_by(90) {
        anna.add(5, 1)?;
        bela.add(5, 1)?;
        for machine in [&mut anna, &mut bela] {
            left.store(after, Ordering::SeqCst);
            match machine.exchange(&torn) {
                Ok(_) => went += 1,
                Err(error) => {
                    assert_eq!(error.code(), "unreachable", "{error}");
                    failed += 1;
                }
            }
        }
    }
    assert!(failed > 20 && went > 20, "{failed} torn, {went} whole");
    for _ in 0..2 {
        anna.exchange(&on)?;
        bela.exchange(&on)?;
    }
    assert_eq!((anna.figures(5)?, bela.figures(5)?), (200, 200));
    assert_eq!(anna.holds()?, bela.holds()?);
    Ok(())
}

#[test]
fn a_server_that_is_ended_under_an_exchange_loses_and_doubles_nothing() -> Outcome {
    let (on, secret) = (OnServer::alone()?, Secret::new()?);
    let [mut anna, mut bela] = pair(&on, &secret)?;
    let cluster = on.club.cluster.clone();
    bela.exchange(&on)?;
    let restarts = std::thread::spawn(move || {
        for _ in 0..4 {
            std::thread::sleep(Duration::from_millis(300));
            cluster.restart();
        }
    });
    let (mut added, mut failed) = (0, 0);
    while !restarts.is_finished() {
        for machine in [&mut anna, &mut bela] {
            machine.add(5, 1)?;
            added += 1;
            if let Err(error) = machine.exchange(&on) {
                assert_eq!(error.code(), "unreachable", "{error}");
                failed += 1;
            }
        }
    }
    restarts.join().expect("restarts");
    assert!(failed > 0, "no exchange met a restart");
    for _ in 0..2 {
        anna.exchange(&on)?;
        bela.exchange(&on)?;
    }
    assert_eq!((anna.figures(5)?, bela.figures(5)?), (added, added));
    assert_eq!(anna.holds()?, bela.holds()?);
    Ok(())
}
