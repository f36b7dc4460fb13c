//! A synchronised folder: files that arrive late, torn, twice or not at all.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use muster_db::table::hub::Scope;
use muster_sync::{Folder, Hub as _, Keys, Secret, SyncError};
use tempfile::tempdir;

use crate::machine::{Machine, Outcome};

fn pair(secret: &Secret) -> Outcome<[Machine; 2]> {
    Ok([
        Machine::new("desktop", 0, secret, Scope::Everything)?,
        Machine::new("laptop", 2, secret, Scope::Everything)?,
    ])
}

/// Returns the files of a machine's stream.
fn files(machine: &Machine, carried: &Path) -> Outcome<Vec<PathBuf>> {
    let stream = machine.keys.stream().to_string();
    let dir = carried.join("muster").join(machine.joined.id.to_string()).join(stream);
    let mut files: Vec<_> = fs::read_dir(dir)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
    files.sort();
    Ok(files)
}

#[test]
fn a_folder_that_is_not_there_is_not_made() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, _] = pair(&secret)?;
    let away = carried.path().join("stick");
    assert!(matches!(desktop.exchange(away.as_path()), Err(SyncError::Away(_))));
    assert!(!away.exists());
    Ok(())
}

#[test]
fn a_torn_file_is_read_as_far_as_it_goes_and_written_again() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    for _ in 0..3 {
        desktop.add(1, 1)?;
        desktop.exchange(carried.path())?;
    }
    let path = files(&desktop, carried.path())?.remove(0);
    let whole = fs::read(&path)?;
    for length in (0..whole.len()).rev().step_by(7) {
        OpenOptions::new().write(true).open(&path)?.set_len(u64::try_from(length)?)?;
        laptop.exchange(carried.path())?;
        assert!(laptop.figures(1)? <= 3);
    }
    desktop.add(1, 1)?;
    desktop.exchange(carried.path())?;
    laptop.exchange(carried.path())?;
    assert_eq!(laptop.figures(1)?, 4);
    Ok(())
}

/// Exchanges enough for several files of a stream.
fn several_files(machine: &mut Machine, folder: &Path) -> Outcome {
    for number in 0..30 {
        machine.clock += chrono::TimeDelta::seconds(1);
        let pack = muster_db::pack::PackFiles {
            name: format!("my-figures-{number}"),
            files: std::collections::BTreeMap::from([("figures.csv".to_owned(), noise(number))]),
        };
        machine.db.put_own_pack(&pack, machine.clock)?;
        machine.exchange(folder)?;
    }
    Ok(())
}

#[test]
fn a_file_that_is_missing_is_written_again_and_one_that_is_late_is_waited_for() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    several_files(&mut desktop, carried.path())?;
    let before = files(&desktop, carried.path())?;
    assert!(before.len() > 2, "{before:?}");
    let aside = carried.path().join("late");
    fs::rename(&before[1], &aside)?;
    laptop.exchange(carried.path())?;
    let some = laptop.db.own_packs()?.len();
    assert!(some > 0 && some < 30, "{some}");
    fs::rename(&aside, &before[1])?;
    laptop.exchange(carried.path())?;
    assert_eq!(laptop.db.own_packs()?.len(), 30);

    // All files are lost, and rewritten for a third machine.
    for path in &before {
        fs::remove_file(path)?;
    }
    desktop.exchange(carried.path())?;
    let mut third = Machine::new("third", 1, &secret, Scope::Everything)?;
    third.exchange(carried.path())?;
    assert_eq!(third.db.own_packs()?, desktop.db.own_packs()?);
    Ok(())
}

/// Returns incompressible bytes.
fn noise(seed: u64) -> Vec<u8> {
    let mut chance = crate::machine::Chance(seed);
    (0..27_000).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect()
}

#[test]
fn a_carriers_copies_and_other_files_are_passed_over() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    desktop.add(1, 3)?;
    desktop.exchange(carried.path())?;
    let path = files(&desktop, carried.path())?.remove(0);
    let name = path.file_stem().and_then(|name| name.to_str()).ok_or("a name")?;
    for copy in
        [format!("{name}.sync-conflict-20261122.parcels"), format!("{name} (1).parcels"), "x".to_owned()]
    {
        fs::copy(&path, path.with_file_name(copy))?;
    }
    fs::create_dir_all(carried.path().join("muster").join(secret.group().to_string()).join(".stfolder"))?;
    fs::write(carried.path().join("muster").join(secret.group().to_string()).join("readme"), "hello")?;
    laptop.exchange(carried.path())?;
    assert_eq!(laptop.figures(1)?, 3);
    Ok(())
}

#[test]
fn the_order_of_a_streams_files_is_that_of_their_numbers() -> Outcome {
    let carried = tempdir()?;
    let secret = Secret::new()?;
    let mut folder = Folder::open(carried.path(), secret.group())?;
    let stream = Keys::new(secret)?.stream();
    for number in 1..=300 {
        folder.append(stream, number, &vec![7; 5_000])?;
    }
    assert_eq!(folder.last(stream)?, 300);
    let read = folder.parcels(stream, 123)?;
    assert_eq!((read.first().map(|p| p.0), read.last().map(|p| p.0)), (Some(124), Some(300)));
    assert!(folder.parcels(stream, 300)?.is_empty() && folder.parcels(stream, 999)?.is_empty());
    Ok(())
}

#[test]
fn one_changed_byte_is_noticed_by_the_machine_that_wrote_it_and_written_again() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    for _ in 0..8 {
        desktop.add(1, 1)?;
        desktop.exchange(carried.path())?;
    }
    let path = files(&desktop, carried.path())?.remove(0);
    let whole = fs::read(&path)?;
    for at in (0..whole.len()).step_by(97) {
        let mut third = Machine::new("third", 1, &secret, Scope::Everything)?;
        let mut changed = fs::read(&path)?;
        changed[at] ^= 1;
        fs::write(&path, changed)?;
        third.exchange(carried.path())?;
        desktop.exchange(carried.path())?;
        let done = third.exchange(carried.path())?;
        assert_eq!((done.troubles.len(), third.figures(1)?), (0, 8), "byte {at}");
        assert_eq!(desktop.exchange(carried.path())?.sent, 0, "byte {at}");
        assert_eq!(files(&desktop, carried.path())?.len(), 1);
    }
    laptop.exchange(carried.path())?;
    assert_eq!(laptop.figures(1)?, 8);
    Ok(())
}

#[test]
fn zeros_in_the_middle_another_machines_file_and_an_older_one_are_written_over() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    for _ in 0..8 {
        desktop.add(1, 1)?;
        desktop.exchange(carried.path())?;
        laptop.add(2, 1)?;
        laptop.exchange(carried.path())?;
    }
    let path = files(&desktop, carried.path())?.remove(0);
    let whole = fs::read(&path)?;
    let middle = whole.len() / 2;
    let zeros = [&whole[..middle], &[0; 200], &whole[middle + 200..]].concat();
    let inserted = [&whole[..middle], &[0; 200], &whole[middle..]].concat();
    let anothers = fs::read(files(&laptop, carried.path())?.remove(0))?;
    for wrong in [zeros, inserted, anothers, whole[..middle].to_vec()] {
        fs::write(&path, wrong)?;
        desktop.exchange(carried.path())?;
        let mut third = Machine::new("third", 1, &secret, Scope::Everything)?;
        let done = third.exchange(carried.path())?;
        assert_eq!((done.troubles.len(), third.figures(1)?, third.figures(2)?), (0, 8, 8));
    }
    Ok(())
}

#[test]
fn what_was_changed_in_the_first_of_many_files_is_written_again_with_all_that_follows() -> Outcome {
    let (carried, secret) = (tempdir()?, Secret::new()?);
    let [mut desktop, mut laptop] = pair(&secret)?;
    several_files(&mut desktop, carried.path())?;
    let before = files(&desktop, carried.path())?;
    let mut changed = fs::read(&before[0])?;
    changed[40_000] ^= 1;
    fs::write(&before[0], changed)?;
    desktop.exchange(carried.path())?;
    assert_eq!(files(&desktop, carried.path())?.len(), before.len());
    laptop.exchange(carried.path())?;
    assert_eq!(laptop.db.own_packs()?.len(), 30);
    Ok(())
}
