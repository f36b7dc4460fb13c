//! Write-protected folders. Root can write everywhere, so as root the test runs itself again as another user.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;

use muster_db::table::holding::Bulk;
use muster_db::{Database, DbError, FILE_NAME};
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, holding, open};

const FOLDER: &str = "MUSTER_TEST_WRITE_PROTECTED";
const NOBODY: u32 = 65534;

fn set_mode(path: &Path, mode: u32) -> std::io::Result<()> {
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
}

/// Runs the test `name` of this file against a folder, as a user other than root.
fn run_as_nobody(name: &str, dir: &Path) -> Outcome {
    let place = tempdir()?;
    set_mode(place.path(), 0o755)?;
    let program = place.path().join("test");
    fs::copy(std::env::current_exe()?, &program)?;
    let mut command = Command::new(&program);
    command.args(["--exact", "--nocapture", &format!("store::write_protected::{name}")]).env(FOLDER, dir);
    if fs::metadata(place.path())?.uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "{said}");
    Ok(())
}

#[test]
fn a_write_protected_folder_is_refused_for_writing_and_can_be_read() -> Outcome {
    let place = tempdir()?;
    let dir = place.path().join("data");
    let mut db = open(&dir)?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    drop(db);
    set_mode(place.path(), 0o755)?;
    // One round without the lock file: a copied folder may lack it.
    for with_lock in [true, false] {
        if with_lock {
            set_mode(&dir.join("muster.lock"), 0o666)?;
        } else {
            fs::remove_file(dir.join("muster.lock"))?;
        }
        for (file_mode, dir_mode) in [(0o444, 0o555), (0o666, 0o555), (0o444, 0o777)] {
            set_mode(&dir.join(FILE_NAME), file_mode)?;
            set_mode(&dir, dir_mode)?;
            let run = run_as_nobody("child_finds_it_write_protected", &dir);
            set_mode(&dir, 0o755)?;
            run?;
        }
    }
    Ok(())
}

#[test]
fn child_finds_it_write_protected() -> Outcome {
    let Some(dir) = std::env::var_os(FOLDER) else { return Ok(()) };
    let dir = Path::new(&dir);
    let before = fs::read(dir.join(FILE_NAME))?;
    let error = open(dir).err().ok_or("it was opened for writing")?;
    assert!(matches!(error, DbError::ReadOnly { .. }), "{error:?}");

    let mut db = Database::open_read_only(dir)?;
    assert!(db.is_read_only());
    assert_eq!(db.holdings(None)?[0].holding.figures, 3);
    db.check_integrity()?;
    let write = db.put_holdings(&[holding(2, 1)], Bulk::Set, at(0));
    assert!(matches!(write, Err(DbError::ReadOnly { .. })), "{write:?}");
    let restore = db.restore(&dir.join(FILE_NAME), at(0));
    assert!(matches!(restore, Err(DbError::ReadOnly { .. })), "{restore:?}");
    let elsewhere = tempdir()?;
    db.backup_to(&elsewhere.path().join("copy.db"))?;
    muster_db::backup::check_backup(&elsewhere.path().join("copy.db"))?;
    assert!(fs::read(dir.join(FILE_NAME))? == before, "the file was touched");
    Ok(())
}

#[test]
fn files_in_a_folder_that_was_there_before_are_kept_from_other_users() -> Outcome {
    let place = tempdir()?;
    set_mode(place.path(), 0o755)?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    let open_to_others = |dir: &Path| -> std::io::Result<Vec<String>> {
        let files = fs::read_dir(dir)?.collect::<Result<Vec<_>, _>>()?.into_iter();
        // Processes meet at the lock and its gate, which say nothing.
        let meeting = |name: &std::ffi::OsStr| name == "muster.lock" || name == "muster.gate";
        let files = files.filter(|file| file.path().is_file() && !meeting(&file.file_name()));
        let open = files.filter(|file| file.metadata().is_ok_and(|about| about.mode() & 0o077 != 0));
        Ok(open.map(|file| file.file_name().to_string_lossy().into_owned()).collect())
    };
    assert_eq!(open_to_others(place.path())?, [""; 0]);
    drop(db);
    // One that was made before this was so.
    set_mode(&place.path().join(FILE_NAME), 0o644)?;
    let _db = open(place.path())?;
    assert_eq!(open_to_others(place.path())?, [""; 0]);
    Ok(())
}
