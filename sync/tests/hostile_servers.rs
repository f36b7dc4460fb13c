//! A server that does whatever it likes with what it keeps, in any order, and one that says whatever it likes: nothing is
//! lost, made up or told, every exchange ends, and once the server is honest everything arrives.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use muster_db::table::hub::Scope;
use muster_sync::postgres::Server;
use muster_sync::{Hub as _, Result as Synced, Secret};
use postgres::Client;
use uuid::Uuid;

use crate::attack::{asked, ends, say, seed};
use crate::hubs::OnServer;
use crate::machine::{Chance, Machine, Outcome};
use crate::silent::{False, PASSWORD, authentication, message, quick, welcome};

/// What a server does with its rows; `{stream}` is somebody's stream, `{other}` another's.
const TRICKS: [&str; 17] = [
    "UPDATE muster.parcel p SET sealed = o.sealed FROM muster.parcel o
     WHERE p.stream = '{stream}' AND o.stream = p.stream AND o.number = p.number % 3 + 1",
    "UPDATE muster.parcel SET sealed = (SELECT sealed FROM muster.parcel WHERE stream = '{other}' AND number = 1)
     WHERE stream = '{stream}' AND number = 2 AND EXISTS (SELECT FROM muster.parcel WHERE stream = '{other}' AND number = 1)",
    "UPDATE muster.parcel SET sealed = sha256(sealed) WHERE stream = '{stream}' AND number = 2",
    "UPDATE muster.parcel SET sealed = set_byte(sealed, octet_length(sealed) / 2, 7) WHERE stream = '{stream}'",
    "UPDATE muster.parcel SET sealed = substr(sealed, 1, 60) WHERE stream = '{stream}'",
    "DELETE FROM muster.parcel WHERE stream = '{stream}' AND number = 2",
    "DELETE FROM muster.parcel WHERE stream = '{stream}' AND number > 1",
    "DELETE FROM muster.parcel WHERE number > 2; UPDATE muster.stream SET last = least(last, 2)",
    "DELETE FROM muster.stream WHERE id = '{stream}'",
    "UPDATE muster.stream SET last = last + 1 WHERE id = '{stream}'",
    "UPDATE muster.stream SET last = greatest(last - 1, 0) WHERE id = '{stream}'",
    "UPDATE muster.stream SET last = 9223372036854775807 WHERE id = '{stream}'",
    "UPDATE muster.parcel SET number = number + 1000000 WHERE stream = '{stream}'",
    "ALTER TABLE muster.parcel DROP CONSTRAINT IF EXISTS parcel_number_check;
     UPDATE muster.parcel SET number = -number WHERE stream = '{stream}'",
    "ALTER TABLE muster.parcel DROP CONSTRAINT IF EXISTS parcel_pkey;
     INSERT INTO muster.parcel SELECT * FROM muster.parcel WHERE stream = '{stream}' LIMIT 50",
    "ALTER TABLE muster.parcel DROP CONSTRAINT IF EXISTS parcel_sealed_check;
     UPDATE muster.parcel SET sealed = convert_to(repeat('x', 20000000), 'UTF8') WHERE stream = '{stream}' AND number = 2",
    "INSERT INTO muster.stream SELECT grp, gen_random_uuid(), 'x', 3 FROM muster.stream WHERE id = '{stream}';
     INSERT INTO muster.parcel SELECT p.grp, s.id, p.number, p.sealed, p.at FROM muster.parcel p, muster.stream s
     WHERE p.stream = '{stream}' AND s.owner = 'x' ON CONFLICT DO NOTHING",
];

/// What makes it honest, with nothing in it.
const EMPTIED: &str = "DELETE FROM muster.parcel; DELETE FROM muster.stream;
    UPDATE muster.member SET bytes = 0";

/// The errors with which an exchange may end that such a server is in the way of.
const SAID: [&str; 6] =
    ["server-failed", "server-silent", "server-full", "not-allowed", "not-a-member", "unreachable"];

#[test]
fn whatever_a_server_does_in_whatever_order_nothing_is_lost_and_nothing_made_up() -> Outcome {
    false_keepers(4, 14)
}

#[test]
fn whatever_a_server_says_it_is_given_up_and_isnt_told_the_password() -> Outcome {
    babblers(24, 14)
}

#[test]
#[ignore = "long: script/attack server"]
fn long_server() -> Outcome {
    let servers = asked("MUSTER_ATTACK_SERVERS", 400);
    false_keepers(servers, seed())?;
    babblers(4 * servers, seed())
}

fn false_keepers(servers: u64, seed: u64) -> Outcome {
    let mut counted = (0, 0);
    for number in 0..servers {
        let mut chance = Chance(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let done = false_keeper(&mut chance).map_err(|e| format!("server {number} of seed {seed}: {e}"))?;
        counted = (counted.0 + done.0, counted.1 + done.1);
    }
    say(&format!("{servers} servers, {} tricks, {} exchanges failed", counted.0, counted.1))
}

/// Returns the number of tricks and of failed exchanges.
fn false_keeper(chance: &mut Chance) -> Outcome<(usize, usize)> {
    let (on, secret) = (OnServer::new()?, Secret::new()?);
    let machines = [("anna", 0), ("bela", 2), ("cili", -3)];
    let machines = machines.map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything));
    let mut machines = machines.into_iter().collect::<Outcome<Vec<_>>>()?;
    let mut server = on.club.superuser()?;
    let constraints = constraints(&mut server)?;
    let (mut tricks, mut failed, mut done) = (0, 0, Vec::new());
    for _ in 0..40 {
        let who = chance.below(machines.len());
        match chance.below(8) {
            0 | 1 => {
                let (trick, other) = (chance.below(TRICKS.len()), chance.below(machines.len()));
                let named = |text: &str, who: usize, what: &str| {
                    text.replace(what, &machines[who].keys.stream().to_string())
                };
                let sql = named(&named(TRICKS[trick], who, "{stream}"), other, "{other}");
                // Of what earlier tricks left, not each can be made worse by each.
                if server.batch_execute(&sql).is_ok() {
                    (tricks, done) = (tricks + 1, [done, vec![(trick, who)]].concat());
                }
            }
            2..=4 => machines[who].work(chance)?,
            _ => {
                let before = ids(&machines[who])?;
                match machines[who].exchange(&on) {
                    Ok(exchanged) => assert_eq!(exchanged.refused, 0, "after {done:?}"),
                    Err(error) if SAID.contains(&error.code()) => failed += 1,
                    Err(error) => return Err(format!("after {done:?}: {}: {error}", error.code()).into()),
                }
                assert!(ids(&machines[who])?.is_superset(&before), "after {done:?}");
            }
        }
    }
    server.batch_execute(EMPTIED)?;
    let left = self::constraints(&mut server)?;
    for (_, sql) in constraints.difference(&left) {
        server.batch_execute(sql)?;
    }
    for _ in 0..2 {
        for machine in &mut machines {
            machine.exchange(&on).map_err(|e| format!("after {done:?} and its end: {e}"))?;
        }
    }
    let all = machines.iter().map(Machine::holds).collect::<Outcome<Vec<_>>>()?;
    for (machine, holds) in machines.iter().zip(&all) {
        assert!(*holds == all[0], "after {done:?}: {} has something else", machine.joined.called);
        machine.is_sound()?;
        // Nobody but these three wrote anything.
        let written: usize =
            machines.iter().map(|m| m.db.our_entries_after(0, 100_000).map_or(0, |all| all.len())).sum();
        assert_eq!(holds.0.len(), written, "after {done:?}");
    }
    Ok((tricks, failed))
}

fn ids(machine: &Machine) -> Outcome<BTreeSet<String>> {
    Ok(machine.holds()?.0.into_iter().collect())
}

/// Returns the constraints of the schema, and how each is made again.
fn constraints(server: &mut Client) -> Outcome<BTreeSet<(String, String)>> {
    let sql = "SELECT conname::text, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'muster'::regnamespace AND conrelid <> 0";
    Ok(server.query(sql, &[])?.iter().map(|row| (row.get(0), row.get(1))).collect())
}

fn babblers(servers: u64, seed: u64) -> Outcome {
    let mut outcomes = BTreeMap::<String, usize>::new();
    for number in 0..servers {
        let first = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let chance = Mutex::new(Chance(first));
        let server = Arc::new(False::new(move |step, _| babble(step, &mut *chance.lock().ok()?))?);
        let asked = server.clone();
        let code = ends(move || ask(asked.open("", &quick()), Uuid::nil()));
        let code = code.map_err(|e| format!("server {number} of seed {seed}: {e}"))?;
        *outcomes.entry(code).or_default() += 1;
        let heard = server.heard();
        let told = |text: &[u8]| heard.windows(text.len()).any(|window| window == text);
        assert!(!told(PASSWORD.as_bytes()) && !told(b"md5"), "server {number} of seed {seed}");
    }
    say(&format!("{servers} servers that babble: {outcomes:?}"))
}

/// Asks a server for all that an exchange asks for; returns how it went.
fn ask(server: Synced<Server>, stream: Uuid) -> String {
    let mut hub = match server {
        Ok(hub) => hub,
        Err(error) => return format!("login: {}", error.code()),
    };
    let all = [
        hub.streams().map(drop),
        hub.behind(&BTreeMap::new(), stream).map(drop),
        hub.last(stream).map(drop),
        hub.append(stream, 1, &[7; 100]),
    ];
    let code = all.into_iter().find_map(Result::err).map(|error| error.code());
    code.unwrap_or("believed").to_owned()
}

/// Returns what a server says at a step; `None` to say nothing more.
fn babble(step: usize, chance: &mut Chance) -> Option<Vec<u8>> {
    if step == 0 && chance.below(3) > 0 {
        return Some(welcome());
    }
    if chance.below(12) == 0 {
        return None;
    }
    let mut said: Vec<u8> = (0..=chance.below(4)).flat_map(|_| a_message(chance)).collect();
    if chance.below(3) == 0 {
        said.extend(message(b'Z', b"I"));
    }
    if chance.below(6) == 0 {
        said.truncate(chance.below(said.len()));
    }
    Some(said)
}

fn a_message(chance: &mut Chance) -> Vec<u8> {
    let number = |chance: &mut Chance| [0, 1, 2, 7, i32::MAX, -1, i32::MIN][chance.below(7)].to_be_bytes();
    let noise = |chance: &mut Chance| -> Vec<u8> {
        (0..chance.below(60)).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect()
    };
    match chance.below(12) {
        0 => authentication([0, 2, 3, 5, 7, 9, 10, 11, 12, 99][chance.below(10)], &noise(chance)),
        1 => authentication(10, b"SCRAM-SHA-256\0\0"),
        2 => message(b'E', b"SFATAL\0C28P01\0Mno\0\0"),
        3 => message(b'E', &noise(chance)),
        4 => [message(b'1', b""), message(b'2', b"")].concat(),
        // A row of bytes, with any lengths.
        5 => message(b'D', &[&[0, 1][..], &number(chance), &noise(chance)].concat()),
        6 => message(b'T', &[&[0, 1][..], b"number\0", &[0; 6], &[0, 0, 0, 20], &[0; 8]].concat()),
        7 => message(b'C', b"SELECT 1\0"),
        8 => message(
            [b'N', b'A', b'S', b'K', b't', b'n', b's', b'G', b'W', b'd', b'?'][chance.below(11)],
            &noise(chance),
        ),
        // A length that isn't one.
        9 => [&[b'D'][..], &number(chance), &noise(chance)].concat(),
        10 => message(b'Z', &noise(chance)),
        _ => noise(chance),
    }
}
