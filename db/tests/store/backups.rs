//! Making backups and restoring them.

use std::fs;
use std::path::Path;

use chrono::TimeDelta;
use muster_db::backup::check_backup;
use muster_db::backups::BackupKind;
use muster_db::table::holding::Bulk;
use muster_db::{Database, DbError, FILE_NAME};
use rusqlite::Connection;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, holding, open};

/// Creates a database that owns this many figures of printing 1.
fn with_figures(dir: &Path, figures: u32) -> muster_db::Result<Database> {
    let mut db = open(dir)?;
    db.put_holdings(&[holding(1, figures)], Bulk::Set, at(0))?;
    Ok(db)
}

fn figures(db: &Database) -> muster_db::Result<u32> {
    Ok(db.holdings(None)?[0].holding.figures)
}

fn names(dir: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut names: Vec<_> = entries.flatten().map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_backup_is_one_ordinary_file_with_everything_in_it() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let db = with_figures(place.path(), 3)?;
    let path = elsewhere.path().join("my backup ő%20?.db");
    db.backup_to(&path)?;
    assert_eq!(check_backup(&path)?, Database::supported_version());
    assert_eq!(names(elsewhere.path()), ["my backup ő%20?.db"]);
    let conn = Connection::open(&path)?;
    assert_eq!(conn.query_row("SELECT sum(figures) FROM holding", [], |r| r.get::<_, u32>(0))?, 3);
    Ok(())
}

#[test]
fn a_backup_replaces_the_file_that_was_there() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = with_figures(place.path(), 3)?;
    let path = elsewhere.path().join("backup.db");
    db.backup_to(&path)?;
    db.put_holdings(&[holding(1, 4)], Bulk::Set, at(0))?;
    db.backup_to(&path)?;
    let conn = Connection::open(&path)?;
    assert_eq!(conn.query_row("SELECT sum(figures) FROM holding", [], |r| r.get::<_, u32>(0))?, 4);
    Ok(())
}

#[test]
fn a_backup_over_the_database_itself_is_refused() -> Outcome {
    let place = tempdir()?;
    let db = with_figures(place.path(), 3)?;
    let roundabout = place.path().join("..").join(place.path().file_name().ok_or("no name")?).join(FILE_NAME);
    assert!(matches!(db.backup_to(&roundabout), Err(DbError::BackupOverDatabase { .. })));
    assert_eq!(figures(&db)?, 3);
    Ok(())
}

#[test]
fn a_backup_to_a_folder_that_is_not_there_fails_and_leaves_nothing() -> Outcome {
    let place = tempdir()?;
    let db = with_figures(place.path(), 3)?;
    let path = place.path().join("nowhere/backup.db");
    let error = db.backup_to(&path).err().ok_or("it was written")?;
    assert_eq!(error.path(), Some(path.as_path()));
    assert!(!place.path().join("nowhere").exists());
    Ok(())
}

#[test]
fn one_backup_a_day_is_made_and_the_last_ten_are_kept() -> Outcome {
    let place = tempdir()?;
    let folder = place.path().join("backups");
    let mut db = with_figures(place.path(), 3)?;
    assert!(db.backup_daily(at(0))?.is_some());
    assert_eq!(db.backup_daily(at(60))?, None);
    for other in ["daily-notes.db", "before-migration-1-2020-01-01T00-00-00Z.db", "holiday.txt"] {
        fs::write(folder.join(other), "not a daily backup")?;
    }
    for day in 1..=12 {
        db.put_holdings(&[holding(1, 3 + u32::try_from(day)?)], Bulk::Set, at(0))?;
        assert!(db.backup_daily(at(0) + TimeDelta::days(day))?.is_some());
    }
    let kept = names(&folder);
    let daily: Vec<_> = kept.iter().filter(|n| n.starts_with("daily-2")).collect();
    assert_eq!(daily.len(), 10);
    assert_eq!((daily[0].as_str(), daily[9].as_str()), ("daily-2026-11-25.db", "daily-2026-12-04.db"));
    assert_eq!(kept.len(), 13, "others' files stay: {kept:?}");
    let listed = db.backups()?;
    assert_eq!(listed.iter().filter(|b| b.kind == BackupKind::Daily).count(), 10);
    assert_eq!(listed.iter().filter(|b| b.kind == BackupKind::BeforeMigration).count(), 1);
    Ok(())
}

#[test]
fn restoring_brings_back_what_was_and_keeps_what_it_replaces() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = with_figures(place.path(), 3)?;
    let machine = db.machine();
    let backup = elsewhere.path().join("backup.db");
    db.backup_to(&backup)?;
    db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;

    let replaced = db.restore(&backup, at(0))?;
    assert_eq!(figures(&db)?, 3);
    assert_eq!(db.machine(), machine);
    assert_eq!(check_backup(&replaced)?, Database::supported_version());
    let again = db.restore(&replaced, at(0))?;
    assert_ne!(again, replaced, "two in one second have two names");
    assert_eq!(figures(&db)?, 9);

    db.put_holdings(&[holding(1, 10)], Bulk::Set, at(0))?;
    drop(db);
    let db = open(place.path())?;
    assert_eq!(figures(&db)?, 10);
    db.check_integrity()?;
    assert_eq!(db.backups()?.iter().filter(|b| b.kind == BackupKind::Replaced).count(), 2);
    assert!(!place.path().join("restoring.db").exists());
    assert_eq!(names(elsewhere.path()), ["backup.db"]);
    Ok(())
}

#[test]
fn what_can_not_be_restored_is_refused_and_changes_nothing() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = with_figures(place.path(), 3)?;
    let sound = elsewhere.path().join("sound.db");
    db.backup_to(&sound)?;
    let bytes = fs::read(&sound)?;

    let file = |name: &str, bytes: &[u8]| {
        let path = elsewhere.path().join(name);
        fs::write(&path, bytes).map(|()| path)
    };
    let mut scribbled = bytes.clone();
    let page = bytes.len() / 4096 / 2 * 4096;
    scribbled[page..page + 4096].fill(0xa5);
    let newer = file("newer.db", &bytes)?;
    Connection::open(&newer)?.pragma_update(None, "user_version", 99)?;
    let other = elsewhere.path().join("other.db");
    Connection::open(&other)?.execute_batch("CREATE TABLE recipe (name TEXT)")?;
    let orphan = file("orphan.db", &bytes)?;
    Connection::open(&orphan)?.execute_batch(
        "PRAGMA foreign_keys = OFF; INSERT INTO squad_member VALUES ('none', 'member', 'x', 1, NULL, NULL)",
    )?;

    for (path, code) in [
        (file("rubbish.db", b"Dear diary")?, "database-corrupt"),
        (file("short.db", &bytes[..bytes.len() / 2])?, "database-corrupt"),
        (file("scribbled.db", &scribbled)?, "database-corrupt"),
        (orphan, "database-corrupt"),
        (newer, "database-too-new"),
        (other, "not-a-muster-database"),
        (file("empty.db", b"")?, "not-a-muster-database"),
        (elsewhere.path().join("missing.db"), "database-missing"),
    ] {
        let before = fs::read(&path).ok();
        let error = db.restore(&path, at(0)).err().ok_or(code)?;
        assert_eq!((error.code(), error.path()), (code, Some(path.as_path())), "{error:?}");
        assert!(fs::read(&path).ok() == before, "{} was touched", path.display());
        assert_eq!(figures(&db)?, 3);
    }
    assert!(!place.path().join("backups").exists());
    assert!(!place.path().join("restoring.db").exists());
    db.put_holdings(&[holding(1, 4)], Bulk::Set, at(0))?;
    Ok(())
}

#[test]
fn nothing_is_restored_while_another_process_has_the_database_open() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = with_figures(place.path(), 3)?;
    let backup = elsewhere.path().join("backup.db");
    db.backup_to(&backup)?;
    let mut other = open(place.path())?;
    assert!(matches!(db.restore(&backup, at(0)), Err(DbError::Locked { .. })));
    other.put_holdings(&[holding(1, 5)], Bulk::Set, at(0))?;
    assert_eq!(figures(&db)?, 5);
    drop(other);
    let from_elsewhere = Database::restore_over(place.path(), &backup, at(0));
    assert!(matches!(from_elsewhere, Err(DbError::Locked { .. })), "this one still has it open");
    assert_eq!(figures(&db)?, 5);
    db.restore(&backup, at(0))?;
    assert_eq!(figures(&db)?, 3);
    Ok(())
}

#[test]
fn the_log_of_a_damaged_database_does_not_get_into_the_restored_one() -> Outcome {
    let (place, elsewhere, crashed) = (tempdir()?, tempdir()?, tempdir()?);
    let mut db = with_figures(place.path(), 3)?;
    let backup = elsewhere.path().join("backup.db");
    db.backup_to(&backup)?;
    db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
    // Copied while open, as after a crash: the nine figures are only in the log.
    let log = format!("{FILE_NAME}-wal");
    fs::copy(place.path().join(&log), crashed.path().join(&log))?;
    fs::write(crashed.path().join(FILE_NAME), "Dear diary")?;
    let (db, kept) = Database::restore_over(crashed.path(), &backup, at(0))?;
    assert_eq!(figures(&db)?, 3);
    let kept = kept.ok_or("nothing was kept")?.display().to_string() + "-wal";
    assert!(fs::read(kept)? == fs::read(place.path().join(log))?, "the log is kept, too");
    Ok(())
}

#[test]
fn a_backup_takes_the_place_of_a_database_that_can_not_be_opened() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let backup = elsewhere.path().join("backup.db");
    with_figures(place.path(), 3)?.backup_to(&backup)?;
    let live = place.path().join(FILE_NAME);
    let log = place.path().join(format!("{FILE_NAME}-wal"));
    fs::write(&live, "Dear diary")?;
    fs::write(&log, "a log that is not the backup's")?;
    assert!(matches!(open(place.path()), Err(DbError::Corrupt { .. })));

    let (db, kept) = Database::restore_over(place.path(), &backup, at(0))?;
    assert_eq!(figures(&db)?, 3);
    let kept = kept.ok_or("nothing was kept")?;
    assert_eq!(fs::read(&kept)?, b"Dear diary");
    drop(db);
    assert_eq!(figures(&open(place.path())?)?, 3);

    let new = tempdir()?;
    let (db, kept) = Database::restore_over(&new.path().join("data"), &backup, at(0))?;
    assert_eq!((figures(&db)?, kept), (3, None));
    Ok(())
}
