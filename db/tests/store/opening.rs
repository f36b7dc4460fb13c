//! Opening a data folder, and what is refused.

use std::fs;

use muster_db::table::holding::Bulk;
use muster_db::{Database, DbError, FILE_NAME};
use rusqlite::Connection;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, game, holding, open};

#[test]
fn a_folder_that_does_not_exist_becomes_a_sound_empty_database() -> Outcome {
    let place = tempdir()?;
    let dir = place.path().join("some/where");
    let db = open(&dir)?;
    db.check_integrity()?;
    assert!(db.holdings(None)?.is_empty());
    assert_eq!(db.path(), dir.join(FILE_NAME));
    assert!(!dir.join("backups").exists(), "there was nothing to back up");
    Ok(())
}

#[test]
fn what_was_written_is_there_when_opened_again() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    let machine = db.machine();
    drop(db);
    let db = open(place.path())?;
    assert_eq!(db.owned_by_figure(&game())?.values().copied().collect::<Vec<_>>(), [3]);
    assert_eq!(db.machine(), machine);
    assert_eq!(db.holdings(None)?[0].machine, machine);
    Ok(())
}

#[test]
fn a_file_of_no_bytes_is_a_database_that_was_never_begun() -> Outcome {
    let place = tempdir()?;
    fs::write(place.path().join(FILE_NAME), "")?;
    open(place.path())?.check_integrity()?;
    Ok(())
}

#[test]
fn every_row_says_who_wrote_it_when_and_ids_sort_by_time() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(9, 1), holding(8, 1), holding(7, 1)], Bulk::Set, at(5))?;
    db.put_holdings(&[holding(1, 1)], Bulk::Set, at(6))?;
    let mut rows = db.holdings(None)?;
    rows.sort_by_key(|r| r.uuid);
    let order: Vec<_> = rows.iter().map(|r| r.holding.printing.as_str()).collect();
    assert_eq!(order, ["toy/first/9", "toy/first/8", "toy/first/7", "toy/first/1"]);
    assert_eq!((rows[0].created, rows[3].created), (at(5), at(6)));
    assert_eq!(rows[0].uuid.get_version_num(), 7);
    Ok(())
}

/// Opens a folder that must be refused, and checks that the file is unchanged.
fn refused(dir: &std::path::Path) -> Result<DbError, Box<dyn std::error::Error>> {
    let path = dir.join(FILE_NAME);
    let before = fs::read(&path)?;
    let error = open(dir).err().ok_or("it was opened")?;
    assert_eq!(error.path(), Some(path.as_path()));
    assert!(fs::read(&path)? == before, "the file was touched");
    let reading = Database::open_read_only(dir).err().ok_or("it was opened for reading")?;
    assert_eq!(reading.code(), error.code());
    assert!(fs::read(&path)? == before, "the file was touched by reading");
    assert!(!dir.join("backups").exists());
    Ok(error)
}

fn with_version(dir: &std::path::Path, version: i32) -> Outcome {
    drop(open(dir)?);
    let conn = Connection::open(dir.join(FILE_NAME))?;
    conn.pragma_update(None, "user_version", version)?;
    Ok(())
}

#[test]
fn a_newer_database_is_refused_and_not_touched() -> Outcome {
    let place = tempdir()?;
    let newer = Database::supported_version() + 1;
    with_version(place.path(), newer)?;
    let error = refused(place.path())?;
    assert!(
        matches!(error, DbError::TooNew { found, supported, .. }
            if found == newer && supported == Database::supported_version()),
        "{error:?}"
    );
    assert_eq!(error.details()["found"], newer);
    Ok(())
}

#[test]
fn a_newer_database_whose_last_writes_are_in_its_log_is_not_touched_either() -> Outcome {
    let place = tempdir()?;
    drop(open(place.path())?);
    let path = place.path().join(FILE_NAME);
    let conn = Connection::open(&path)?;
    conn.pragma_update(None, "user_version", 99)?;
    // Copied while open, as after a crash: the version is only in the log.
    let crashed = tempdir()?;
    for name in [FILE_NAME.to_owned(), format!("{FILE_NAME}-wal")] {
        fs::copy(place.path().join(&name), crashed.path().join(&name))?;
    }
    drop(conn);
    let log = crashed.path().join(format!("{FILE_NAME}-wal"));
    let before = fs::read(&log)?;
    assert!(!before.is_empty());
    assert!(matches!(refused(crashed.path())?, DbError::TooNew { found: 99, .. }));
    assert!(fs::read(&log)? == before, "the log was touched");
    Ok(())
}

#[test]
fn another_programs_database_is_refused_and_not_touched() -> Outcome {
    let place = tempdir()?;
    let conn = Connection::open(place.path().join(FILE_NAME))?;
    conn.execute_batch("CREATE TABLE recipe (name TEXT); PRAGMA application_id = 77;")?;
    drop(conn);
    assert!(matches!(refused(place.path())?, DbError::NotMuster { application_id: 77, .. }));
    Ok(())
}

#[test]
fn a_database_without_any_mark_of_ours_is_refused_too() -> Outcome {
    let place = tempdir()?;
    Connection::open(place.path().join(FILE_NAME))?.execute_batch("CREATE TABLE recipe (name TEXT)")?;
    assert!(matches!(refused(place.path())?, DbError::NotMuster { application_id: 0, .. }));
    Ok(())
}

#[test]
fn a_file_that_is_no_database_is_refused_and_not_touched() -> Outcome {
    for content in
        ["x".to_owned(), "Dear diary, ".repeat(2000), format!("SQLite format 3\0{}", "?".repeat(9000))]
    {
        let place = tempdir()?;
        fs::write(place.path().join(FILE_NAME), content)?;
        assert!(matches!(refused(place.path())?, DbError::Corrupt { .. }));
    }
    Ok(())
}

#[test]
fn a_file_that_was_cut_off_is_refused_and_not_touched() -> Outcome {
    let place = tempdir()?;
    drop(open(place.path())?);
    let path = place.path().join(FILE_NAME);
    let whole = fs::read(&path)?;
    fs::write(&path, &whole[..whole.len() / 2])?;
    assert!(matches!(refused(place.path())?, DbError::Corrupt { .. }));
    Ok(())
}

/// Changes one letter in a table but not in its index, a fault that copying the database doesn't detect.
fn change_a_letter(path: &std::path::Path) -> Outcome {
    let mut bytes = fs::read(path)?;
    let at = bytes.windows(15).position(|w| w == b"toy/first/1234t").ok_or("no such row")?;
    bytes[at] = b'T';
    fs::write(path, bytes)?;
    Ok(())
}

#[test]
fn damage_in_the_middle_is_found_by_the_check_of_the_whole_file() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let many: Vec<_> = (0..2000).map(|n| holding(n, 1)).collect();
    db.put_holdings(&many, Bulk::Set, at(0))?;
    let path = db.path();
    drop(db);
    change_a_letter(&path)?;
    let db = open(place.path())?;
    let error = db.check_integrity().err().ok_or("not found")?;
    assert!(matches!(&error, DbError::Corrupt { detail, .. } if detail.contains("index")), "{error:?}");
    assert!(matches!(db.backup_daily(at(0)), Err(DbError::Corrupt { .. })));
    assert!(db.backups()?.is_empty(), "no daily backup of a damaged database");
    Ok(())
}

#[test]
fn somebody_who_writes_makes_others_wait_and_then_fail_as_locked() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let other = Connection::open(place.path().join(FILE_NAME))?;
    other.execute_batch("BEGIN IMMEDIATE")?;
    let write = db.put_holdings(&[holding(1, 1)], Bulk::Set, at(0));
    assert!(matches!(write, Err(DbError::Locked { .. })), "{write:?}");
    assert!(db.holdings(None)?.is_empty(), "reading goes on");
    other.execute_batch("ROLLBACK")?;
    db.put_holdings(&[holding(1, 1)], Bulk::Set, at(0))?;
    Ok(())
}

#[test]
fn a_database_that_somebody_keeps_to_himself_is_locked() -> Outcome {
    let place = tempdir()?;
    drop(open(place.path())?);
    let other = Connection::open(place.path().join(FILE_NAME))?;
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")?;
    let error = open(place.path()).err().ok_or("it was opened")?;
    assert_eq!(error.code(), "database-locked");
    assert_eq!(error.path(), Some(place.path().join(FILE_NAME).as_path()));
    Ok(())
}

#[test]
fn two_processes_may_have_it_open_and_see_each_others_writes() -> Outcome {
    let place = tempdir()?;
    let mut window = open(place.path())?;
    let mut terminal = open(place.path())?;
    window.put_holdings(&[holding(1, 1)], Bulk::Set, at(0))?;
    terminal.put_holdings(&[holding(2, 1)], Bulk::Set, at(0))?;
    assert_eq!((window.holdings(None)?.len(), terminal.holdings(None)?.len()), (2, 2));
    Ok(())
}

#[test]
fn many_may_open_a_new_folder_at_once() -> Outcome {
    let place = tempdir()?;
    for round in 0..50 {
        let dir = place.path().join(round.to_string());
        let start = std::sync::Barrier::new(8);
        let opening = || {
            start.wait();
            open(&dir).map(drop)
        };
        std::thread::scope(|scope| {
            let opened: Vec<_> = (0..8).map(|_| scope.spawn(opening)).collect();
            for thread in opened {
                thread.join().expect("no panic").expect("opened");
            }
        });
        open(&dir)?.check_integrity()?;
    }
    Ok(())
}

#[test]
fn opening_waits_for_a_reader_of_a_file_that_has_no_log_yet() -> Outcome {
    let (place, new) = (tempdir()?, tempdir()?);
    // A backup is a database whose journal mode isn't set yet.
    let path = new.path().join(FILE_NAME);
    open(place.path())?.backup_to(&path)?;
    let reader = Connection::open(&path)?;
    reader.execute_batch("BEGIN; SELECT count(*) FROM holding")?;
    std::thread::scope(|scope| {
        let opening = scope.spawn(|| open(new.path()).map(drop));
        std::thread::sleep(std::time::Duration::from_millis(300));
        reader.execute_batch("COMMIT")?;
        opening.join().map_err(|_| "it panicked")??;
        Ok(())
    })
}

#[test]
fn a_folder_without_a_database_is_not_given_one_by_reading() -> Outcome {
    let place = tempdir()?;
    assert!(matches!(Database::open_read_only(place.path()), Err(DbError::Missing { .. })));
    assert_eq!(fs::read_dir(place.path())?.count(), 0);
    Ok(())
}

#[test]
fn a_file_in_the_folders_place_is_an_error_of_the_file_system() -> Outcome {
    let place = tempdir()?;
    let dir = place.path().join("taken");
    fs::write(&dir, "a file")?;
    let error = open(&dir).err().ok_or("it was opened")?;
    assert_eq!((error.code(), error.path()), ("file-failed", Some(dir.as_path())));
    Ok(())
}
