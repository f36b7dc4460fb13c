//! Tests that hold for each kind of hub: a folder and a server.

use std::fs;

use muster_db::table::hub::Scope;
use muster_sync::{Epochs, Keys, Secret, look};
use tempfile::tempdir;

use crate::hubs::{Carried, OnServer};
use crate::machine::{Machine, Outcome};

fn pair(secret: &Secret) -> Outcome<[Machine; 2]> {
    Ok([
        Machine::new("desktop", 0, secret, Scope::Everything)?,
        Machine::new("laptop", 2, secret, Scope::Everything)?,
    ])
}

fn what_is_done_on_one_machine_shows_on_the_other(carried: &impl Carried) -> Outcome {
    let secret = Secret::new()?;
    let [mut desktop, mut laptop] = pair(&secret)?;
    desktop.add(1, 3)?;
    let sent = desktop.exchange(carried)?;
    assert_eq!((sent.sent, sent.received), (1, 0));
    assert_eq!(laptop.exchange(carried)?.received, 1);
    assert_eq!(laptop.figures(1)?, 3);

    // Both continue independently, and their histories merge.
    desktop.add(1, 2)?;
    laptop.add(1, 1)?;
    laptop.exchange(carried)?;
    desktop.exchange(carried)?;
    laptop.exchange(carried)?;
    assert_eq!((desktop.figures(1)?, laptop.figures(1)?), (6, 6));

    // What both have isn't sent again.
    let idle = desktop.exchange(carried)?;
    assert_eq!((idle.sent, idle.received), (0, 0));
    let told =
        look(&mut *carried.hub(&secret, "laptop")?, &Epochs::new(secret.clone()))?.ok_or("a parcel")?;
    assert_eq!((told.group.as_str(), told.everything), ("Thursdays", true));
    Ok(())
}

fn a_copied_data_folder_goes_on_with_a_stream_of_its_own(carried: &impl Carried) -> Outcome {
    let secret = Secret::new()?;
    let [mut desktop, mut laptop] = pair(&secret)?;
    desktop.add(1, 3)?;
    desktop.exchange(carried)?;
    // The laptop gets a copy of the desktop's whole data folder: database, machine ID, keys.
    laptop.db = muster_db::Database::open(tempdir()?.path(), laptop.clock)?;
    for entry in fs::read_dir(desktop.path())? {
        let path = entry?.path();
        if path.is_file() {
            fs::copy(&path, laptop.path().join(path.file_name().ok_or("a name")?))?;
        }
    }
    laptop.keys = desktop.keys.clone();
    laptop.db = muster_db::Database::open(laptop.path(), laptop.clock)?;
    desktop.add(1, 1)?;
    desktop.exchange(carried)?;
    laptop.add(1, 5)?;
    laptop.exchange(carried)?;
    assert_ne!(laptop.keys.stream(), desktop.keys.stream());
    desktop.exchange(carried)?;
    laptop.exchange(carried)?;
    assert_eq!((desktop.figures(1)?, laptop.figures(1)?), (9, 9));
    assert_eq!(Keys::load(laptop.path(), secret.group())?.stream(), laptop.keys.stream());
    Ok(())
}

fn a_backup_that_is_restored_loses_nothing_that_was_exchanged(carried: &impl Carried) -> Outcome {
    let secret = Secret::new()?;
    let [mut desktop, _] = pair(&secret)?;
    desktop.add(1, 3)?;
    desktop.exchange(carried)?;
    // When closed, a database is a single file.
    let clock = desktop.clock;
    desktop.db = muster_db::Database::open(tempdir()?.path(), clock)?;
    let old = fs::read(desktop.database())?;
    desktop.db = muster_db::Database::open(desktop.path(), clock)?;
    desktop.add(1, 4)?;
    desktop.exchange(carried)?;
    let path = desktop.database();
    desktop.db = muster_db::Database::open(tempdir()?.path(), clock)?;
    fs::write(&path, old)?;
    for log in ["-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{log}", path.display()));
    }
    desktop.db = muster_db::Database::open(desktop.path(), clock)?;
    desktop.exchange(carried)?;
    assert_eq!(desktop.figures(1)?, 7);
    Ok(())
}

#[test]
fn in_a_folder_what_is_done_on_one_machine_shows_on_the_other() -> Outcome {
    what_is_done_on_one_machine_shows_on_the_other(&tempdir()?)
}

#[test]
fn in_a_server_what_is_done_on_one_machine_shows_on_the_other() -> Outcome {
    what_is_done_on_one_machine_shows_on_the_other(&OnServer::new()?)
}

#[test]
fn in_a_folder_a_copied_data_folder_goes_on_with_a_stream_of_its_own() -> Outcome {
    a_copied_data_folder_goes_on_with_a_stream_of_its_own(&tempdir()?)
}

#[test]
fn in_a_server_a_copied_data_folder_goes_on_with_a_stream_of_its_own() -> Outcome {
    a_copied_data_folder_goes_on_with_a_stream_of_its_own(&OnServer::new()?)
}

#[test]
fn in_a_folder_a_backup_that_is_restored_loses_nothing_that_was_exchanged() -> Outcome {
    a_backup_that_is_restored_loses_nothing_that_was_exchanged(&tempdir()?)
}

#[test]
fn in_a_server_a_backup_that_is_restored_loses_nothing_that_was_exchanged() -> Outcome {
    a_backup_that_is_restored_loses_nothing_that_was_exchanged(&OnServer::new()?)
}
