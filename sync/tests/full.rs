//! A folder on a full disk: nothing is lost or duplicated, and everything continues once there is space.

use std::path::{Path, PathBuf};
use std::process::Command;

use muster_db::table::hub::Scope;
use muster_sync::{Secret, SyncError};
use tempfile::tempdir;

use crate::machine::{Chance, Machine, Outcome};

/// The environment variable with the folder, for the process that has the small disk.
const CARRIED: &str = "MUSTER_TEST_FULL";

/// The page size: a tmpfs has a whole number of pages.
const PAGE: usize = 4096;

/// Mounts a small tmpfs that only this process and its children see.
const MOUNT: &str = r#"mount -t tmpfs -o size=48k none "$1" && shift && exec "$@""#;

#[test]
fn a_full_folder_loses_nothing_and_doubles_nothing() -> Outcome {
    // script/test reports if the system doesn't permit it.
    if std::env::var_os("MUSTER_NO_DISK").is_some() {
        return Ok(());
    }
    let carried = tempdir()?;
    let mut own = Command::new("unshare");
    if !rustix::process::geteuid().is_root() {
        own.arg("--map-root-user");
    }
    own.args(["--mount", "sh", "-c", MOUNT, "sh"]).arg(carried.path()).arg(std::env::current_exe()?);
    own.args(["--exact", "full::exchanges_until_the_disk_is_full", "--ignored", "--nocapture"]);
    let ended = own.env(CARRIED, carried.path()).output()?;
    let said = [ended.stdout, ended.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
    Ok(())
}

/// Two machines, on a disk that grows by a few pages each time it is full.
#[test]
#[ignore = "runs in a process of its own, on a disk of its own"]
fn exchanges_until_the_disk_is_full() -> Outcome {
    let Some(carried) = std::env::var_os(CARRIED).map(PathBuf::from) else { return Ok(()) };
    let (secret, mut chance) = (Secret::new()?, Chance(11));
    let mut machines = [("a", 0), ("b", 3)]
        .map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything).expect("a machine"));
    let (mut pages, mut full, mut added) = (12, 0, 0);
    while full < 60 {
        let machine = &mut machines[chance.below(2)];
        // Enough for parcels of all sizes.
        for _ in 0..=chance.below(40) {
            machine.add(chance.below(9), 1)?;
            added += 1;
        }
        match machine.exchange(carried.as_path()) {
            Ok(_) => {}
            Err(SyncError::Io { source, .. }) if source.kind() == std::io::ErrorKind::StorageFull => {
                full += 1;
                // Sometimes there is space at once, and sometimes only after more work.
                if chance.below(2) == 0 {
                    pages += 1 + chance.below(3);
                    resize(&carried, pages)?;
                }
            }
            Err(other) => return Err(other.into()),
        }
    }
    resize(&carried, pages + 1000)?;
    for _ in 0..2 {
        for machine in &mut machines {
            machine.exchange(carried.as_path())?;
        }
    }
    assert_eq!(machines[0].holds()?, machines[1].holds()?);
    let there: u32 = (0..9).map(|number| machines[1].figures(number)).sum::<Outcome<u32>>()?;
    assert_eq!(there, added);
    Ok(())
}

fn resize(carried: &Path, pages: usize) -> Outcome {
    let size = format!("remount,size={}", pages * PAGE);
    let done = Command::new("mount").args(["-o", &size]).arg(carried).status()?;
    if done.success() { Ok(()) } else { Err("the disk keeps its size".into()) }
}
