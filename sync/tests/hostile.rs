//! A malicious hub or member: nothing forbidden is read, nothing is overwritten, and nothing crashes.

use std::fs;
use std::path::PathBuf;

use muster_db::entry::{Change, Entry, Noun};
use muster_db::table::campaign_session::Evening;
use muster_db::table::hub::Scope;
use muster_db::table::log::CampaignLog;
use muster_sync::parcel::{Parcel, Unopened, open, seal};
use muster_sync::{Epochs, Folder, Hub as _, Keys, Secret};
use tempfile::tempdir;
use uuid::Uuid;

use crate::machine::{Chance, Machine, Outcome, game};

fn parcel(entries: Vec<String>) -> Parcel {
    let (called, group) = ("x".to_owned(), "y".to_owned());
    Parcel { version: 0, called, group, everything: true, campaigns: Vec::new(), entries }
}

#[test]
fn a_parcel_opens_in_its_own_place_and_group_only() -> Outcome {
    let (secret, other) = (Secret::new()?, Secret::new()?);
    let keys = Keys::new(secret.clone())?;
    let sealed = seal(&keys, 7, &parcel(vec!["{}".to_owned()]))?;
    assert_eq!(open(&keys.epochs, keys.stream(), 7, &sealed)?, parcel(vec!["{}".to_owned()]));
    let damaged = Err(Unopened::Damaged);
    assert_eq!(open(&Epochs::new(other), keys.stream(), 7, &sealed), damaged);
    assert_eq!(open(&keys.epochs, keys.stream(), 8, &sealed), damaged);
    assert_eq!(open(&keys.epochs, Uuid::now_v7(), 7, &sealed), damaged);
    for at in 0..sealed.len() {
        let mut changed = sealed.clone();
        changed[at] ^= 1;
        assert_eq!(open(&keys.epochs, keys.stream(), 7, &changed), damaged, "byte {at}");
        assert_eq!(open(&keys.epochs, keys.stream(), 7, &sealed[..at]), damaged, "cut at {at}");
    }
    Ok(())
}

#[test]
fn a_hub_can_not_read_what_lies_in_it() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop of Anna", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(carried.path())?;
    let mut bytes = Vec::new();
    let mut dirs = vec![carried.path().to_owned()];
    while let Some(dir) = dirs.pop() {
        for entry in fs::read_dir(dir)? {
            let path = entry?.path();
            if path.is_dir() {
                dirs.push(path);
            } else {
                bytes.extend(fs::read(path)?);
            }
        }
    }
    for told in ["Soldier", "toy-soldiers", "Anna", "Thursdays", "holding"] {
        assert!(!bytes.windows(told.len()).any(|window| window == told.as_bytes()), "{told}");
    }
    assert!(bytes.len() > 100);
    Ok(())
}

fn stream_dir(carried: &std::path::Path, secret: &Secret, stream: Uuid) -> PathBuf {
    carried.join("muster").join(secret.group().to_string()).join(stream.to_string())
}

#[test]
fn what_a_stranger_puts_into_the_folder_is_passed_over_and_told() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(carried.path())?;
    let before = machine.holds()?;
    // A member of another club who knows where the folder is.
    let stranger = Keys::new(Secret::new()?)?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    folder.append(stranger.stream(), 1, &seal(&stranger, 1, &parcel(vec!["{}".to_owned()]))?)?;
    // Noise, an impossible length, an empty file, a folder in place of a file.
    let noise = stream_dir(carried.path(), &secret, Uuid::now_v7());
    fs::create_dir_all(&noise)?;
    let mut chance = Chance(1);
    let bytes: Vec<u8> = (0..100_000).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect();
    fs::write(noise.join("0000000001.parcels"), bytes)?;
    let long = stream_dir(carried.path(), &secret, Uuid::now_v7());
    fs::create_dir_all(&long)?;
    fs::write(long.join("0000000001.parcels"), [0, 0, 0, 0, 0, 0, 0, 1, 255, 255, 255, 255, 1, 2, 3])?;
    let empty = stream_dir(carried.path(), &secret, Uuid::now_v7());
    fs::create_dir_all(empty.join("0000000001.parcels"))?;
    let done = machine.exchange(carried.path())?;
    let troubles: Vec<_> = done.troubles.iter().map(|t| (t.stream, t.parcel, t.why)).collect();
    assert_eq!(troubles, [(stranger.stream(), 1, Unopened::Damaged)]);
    assert_eq!(machine.holds()?, before);
    Ok(())
}

#[test]
fn a_member_can_write_over_nothing_and_crash_nobody() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    machine.exchange(carried.path())?;
    let before = machine.holds()?;
    let ours = machine.db.our_entries_after(0, 1)?.remove(0).entry;
    let twin = Entry { at: "2020-01-01T00:00:00.000Z".to_owned(), ..ours };
    let change =
        Change::Text { text: std::collections::BTreeMap::from([("draft".to_owned(), "{}".to_owned())]) };
    let id = Uuid::now_v7();
    let squad = Entry {
        id,
        noun: Noun::SquadVersion,
        subject: id.to_string(),
        follows: Vec::new(),
        change,
        ..twin.clone()
    };
    let bad = vec![
        "not JSON".to_owned(),
        "{}".to_owned(),
        "[".repeat(100_000),
        serde_json::to_string(&twin)?,
        serde_json::to_string(&squad)?,
    ];
    let mallory = Keys::new(secret.clone())?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    folder.append(mallory.stream(), 1, &seal(&mallory, 1, &parcel(bad))?)?;
    let done = machine.exchange(carried.path())?;
    assert_eq!((done.received, done.refused), (0, 5));
    assert_eq!(machine.holds()?, before);

    // What a newer program wrote is kept until this one is updated.
    let newer = format!("{{\"id\": \"{}\", \"noun\": \"dragon\", \"wings\": 2}}", Uuid::now_v7());
    folder.append(mallory.stream(), 2, &seal(&mallory, 2, &parcel(vec![newer]))?)?;
    let done = machine.exchange(carried.path())?;
    assert_eq!((done.received, done.refused, done.troubles.len()), (0, 0, 0));
    assert_eq!(machine.db.entry_counts()?.1, 1);
    Ok(())
}

#[test]
fn a_campaigns_group_can_not_touch_a_collection() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let campaigns = Scope::Campaigns([Uuid::now_v7()].into());
    let mut machine = Machine::new("desktop", 0, &secret, campaigns)?;
    machine.add(1, 3)?;
    let sent = machine.exchange(carried.path())?;
    assert_eq!(sent.sent, 0, "a collection is its owner's");
    let mut mallory = Machine::new("mallory", 0, &secret, Scope::Everything)?;
    mallory.add(1, 1_000)?;
    mallory.exchange(carried.path())?;
    let done = machine.exchange(carried.path())?;
    assert_eq!((done.received, done.refused), (0, 1));
    assert_eq!(machine.figures(1)?, 3);
    Ok(())
}

/// Returns an entry by which an evening is of a campaign.
fn evening(id: Uuid, of: Uuid) -> serde_json::Value {
    serde_json::json!({
        "id": Uuid::now_v7(), "machine": Uuid::now_v7(), "at": "2030-01-01T00:00:00.000Z", "noun": "evening",
        "subject": id, "follows": [],
        "change": { "do": "record", "set": {
            "campaign": of, "held_on": "2030-01-01", "players": "", "note": "Mallory was here", "from_entry": 0 } },
    })
}

#[test]
fn an_evening_of_another_campaign_is_not_claimed_for_the_groups_own() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    let now = machine.clock;
    let begin = |machine: &mut Machine| machine.db.create_log::<CampaignLog>(&game(), "Thursdays", &[], now);
    let (shared, own) = (begin(&mut machine)?, begin(&mut machine)?);
    machine.db.add_campaign_sessions(own, &[Evening::default()], now)?;
    let theirs = machine.db.campaign_sessions(own)?.remove(0).uuid;
    machine.joined.scope = Scope::Campaigns([shared].into());
    machine.db.join_hub(&machine.joined, now)?;
    machine.exchange(carried.path())?;

    let mallory = Keys::new(secret.clone())?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    let entries = [evening(theirs, shared), evening(Uuid::now_v7(), shared)].map(|entry| entry.to_string());
    folder.append(mallory.stream(), 1, &seal(&mallory, 1, &parcel(entries.into()))?)?;
    let done = machine.exchange(carried.path())?;
    assert_eq!((done.received, done.refused), (1, 1));
    assert_eq!(machine.db.campaign_session(theirs)?.campaign, own);
    assert_eq!(machine.db.campaign_sessions(shared)?.len(), 1);
    Ok(())
}

#[test]
fn what_waits_for_another_entry_keeps_its_place() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut anna, mut bela, mut cili] = [("anna", 0), ("bela", 1), ("cili", 2)]
        .map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything).expect("a machine"));
    anna.add(1, 3)?;
    anna.exchange(carried.path())?;
    let first = stream_dir(carried.path(), &secret, anna.keys.stream());
    bela.exchange(carried.path())?;
    bela.add(1, 1)?;
    bela.exchange(carried.path())?;
    // What Béla's follows is late, so that it waits.
    let late = carried.path().join("late");
    fs::rename(&first, &late)?;
    cili.exchange(carried.path())?;
    assert_eq!(cili.figures(1)?, 0);
    let ours = bela.db.our_entries_after(0, 9)?.pop().ok_or("an entry")?.entry;
    let forged = Entry { follows: vec![Uuid::now_v7()], ..ours };
    let mallory = Keys::new(secret.clone())?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    let forged = vec![serde_json::to_string(&forged)?];
    folder.append(mallory.stream(), 1, &seal(&mallory, 1, &parcel(forged))?)?;
    assert_eq!(cili.exchange(carried.path())?.refused, 1);
    fs::rename(&late, &first)?;
    cili.exchange(carried.path())?;
    assert_eq!(cili.figures(1)?, 4);
    Ok(())
}
