//! Contents that this program doesn't understand: kept if a newer one wrote them, refused if they are invalid,
//! and never more than the limit.

use muster_db::Database;
use muster_db::table::hub::Scope;
use muster_sync::parcel::{Parcel, Unopened, seal};
use muster_sync::{Folder, Hub as _, Keys, Secret};
use tempfile::tempdir;
use uuid::Uuid;

use crate::machine::{Machine, Outcome};

fn parcel(version: i32, entries: Vec<String>) -> Parcel {
    let (called, group) = ("newer".to_owned(), "Thursdays".to_owned());
    Parcel { version, called, group, everything: true, campaigns: Vec::new(), entries }
}

/// Returns an entry of a known form with an unknown step.
fn unknown_step(bytes: usize) -> String {
    let (id, machine, play) = (Uuid::now_v7(), Uuid::now_v7(), Uuid::now_v7());
    let step = format!(r#"{{\"entry\":\"fly\",\"how\":\"{}\"}}"#, "x".repeat(bytes));
    format!(
        r#"{{"id":"{id}","machine":"{machine}","at":"2031-01-01T00:00:00.000Z","noun":"play-log","subject":"{play}",
            "follows":[],"change":{{"do":"text","text":{{"entry":"{step}"}}}}}}"#
    )
}

#[test]
fn a_step_that_a_newer_program_knows_is_kept_and_one_of_the_same_age_is_refused() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    let other = Keys::new(secret.clone())?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    let ours = Database::supported_version();
    folder.append(other.stream(), 1, &seal(&other, 1, &parcel(ours, vec![unknown_step(3)]))?)?;
    folder.append(other.stream(), 2, &seal(&other, 2, &parcel(ours + 1, vec![unknown_step(3)]))?)?;
    let done = machine.exchange(carried.path())?;
    assert_eq!((done.received, done.refused, done.troubles.len()), (0, 1, 0));
    assert_eq!(machine.db.entry_counts()?.1, 1);
    // It is tried again with each arrival, and kept.
    folder.append(other.stream(), 3, &seal(&other, 3, &parcel(ours, Vec::new()))?)?;
    machine.exchange(carried.path())?;
    assert_eq!(machine.db.entry_counts()?.1, 1);
    assert_eq!(machine.figures(1)?, 3);
    Ok(())
}

#[test]
fn a_flood_that_nobody_can_read_fills_no_disk() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let mut machine = Machine::new("desktop", 0, &secret, Scope::Everything)?;
    machine.add(1, 3)?;
    let mallory = Keys::new(secret.clone())?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    let version = Database::supported_version() + 1;
    for number in 1..=6 {
        let entries = (0..6).map(|_| unknown_step(3 << 20)).collect();
        folder.append(mallory.stream(), number, &seal(&mallory, number, &parcel(version, entries))?)?;
    }
    let done = machine.exchange(carried.path())?;
    // 18 MiB per parcel: three fit into 64 MiB. The rest is left in the folder, and nothing else is affected.
    let troubles: Vec<_> = done.troubles.iter().map(|t| (t.stream, t.parcel, t.why)).collect();
    assert_eq!(troubles, [(mallory.stream(), 4, Unopened::TooMuch)]);
    assert_eq!(machine.db.entry_counts()?.1, 18);
    assert_eq!(machine.figures(1)?, 3);
    let mut other = Machine::new("laptop", 0, &secret, Scope::Everything)?;
    other.exchange(carried.path())?;
    assert_eq!(other.figures(1)?, 3);
    Ok(())
}
