//! Tests that need access to internals: future migrations, a full disk, connection settings.

use std::error::Error;
use std::path::Path;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use tempfile::tempdir;

use crate::backup::check_backup;
use crate::backups::BackupKind;
use crate::migrate::{MIGRATIONS, Migration, newest};
use crate::opening::Absent;
use crate::table::copy::OwnedCopy;
use crate::table::holding::{Bulk, Holding};
use crate::{Database, DbError};

type Outcome = Result<(), Box<dyn Error>>;

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).expect("a time")
}

fn holding(number: u32) -> Holding {
    let printing = format!("toy/first/{number}").into();
    let mut holding = Holding::new("toy-soldiers".into(), printing, "toy/x".into(), "X".to_owned());
    holding.note = "n".repeat(500);
    holding
}

const NEXT: i32 = newest(MIGRATIONS) + 1;

/// Returns today's migrations and a future one.
fn with(sql: &'static str) -> Vec<Migration> {
    MIGRATIONS.iter().copied().chain([Migration::by_sql(NEXT, sql)]).collect()
}

fn user_version(path: &Path) -> rusqlite::Result<i32> {
    Connection::open(path)?.pragma_query_value(None, "user_version", |r| r.get(0))
}

#[test]
fn versions_count_up_from_one() {
    let versions: Vec<_> = MIGRATIONS.iter().map(|m| m.version).collect();
    assert_eq!(versions, (1..=newest(MIGRATIONS)).collect::<Vec<_>>());
}

#[test]
fn an_older_database_is_copied_and_then_migrated() -> Outcome {
    let place = tempdir()?;
    let mut db = Database::open(place.path(), now())?;
    db.put_holdings(&[holding(1)], Bulk::Set, now())?;
    drop(db);
    let db = Database::open_with(
        place.path(),
        now(),
        &with("ALTER TABLE holding ADD COLUMN x TEXT"),
        Absent::Asked,
    )?;
    assert_eq!(db.holdings(None)?.len(), 1);
    assert_eq!(user_version(&db.path())?, NEXT);
    let backups = db.backups()?;
    assert_eq!((backups.len(), backups[0].kind), (1, BackupKind::BeforeMigration));
    let name = backups[0].path.file_name().ok_or("no name")?.to_string_lossy().into_owned();
    assert_eq!(name, format!("before-migration-{}-2026-09-21T14-13-20Z.db", NEXT - 1));
    assert_eq!(check_backup(&backups[0].path)?, NEXT - 1);
    drop(db);
    let db = Database::open_with(place.path(), now(), &with("this is not run again"), Absent::Asked)?;
    assert_eq!(db.backups()?.len(), 1);
    Ok(())
}

#[test]
fn a_migration_that_fails_leaves_the_database_as_it_was() -> Outcome {
    let place = tempdir()?;
    drop(Database::open(place.path(), now())?);
    let broken = with("CREATE TABLE half (x); this is no SQL");
    assert!(matches!(Database::open_with(place.path(), now(), &broken, Absent::Asked), Err(DbError::Sql(_))));
    let db = Database::open(place.path(), now())?;
    db.check_integrity()?;
    let halves = "SELECT count(*) FROM sqlite_schema WHERE name = 'half'";
    assert_eq!(db.conn.query_row(halves, [], |r| r.get::<_, i64>(0))?, 0);
    assert_eq!(user_version(&db.path())?, NEXT - 1);
    Ok(())
}

#[test]
fn a_damaged_older_database_is_not_migrated() -> Outcome {
    let place = tempdir()?;
    let mut db = Database::open(place.path(), now())?;
    db.put_holdings(&(0..500).map(holding).collect::<Vec<_>>(), Bulk::Set, now())?;
    let path = db.path();
    drop(db);
    // Change one letter in the table but not in its index.
    let mut bytes = std::fs::read(&path)?;
    let at = bytes.windows(14).position(|w| w == b"toy/first/123t").ok_or("no such row")?;
    bytes[at] = b'T';
    std::fs::write(&path, bytes)?;
    let opened = Database::open_with(place.path(), now(), &with("CREATE TABLE next (x)"), Absent::Asked);
    assert!(matches!(opened, Err(DbError::Corrupt { .. })), "{opened:?}");
    assert_eq!(user_version(&path)?, NEXT - 1);
    Ok(())
}

#[test]
fn an_acknowledged_write_waits_for_the_disk() -> Outcome {
    let place = tempdir()?;
    let db = Database::open(place.path(), now())?;
    let text = |name| db.conn.pragma_query_value(None, name, |r| r.get::<_, String>(0));
    let number = |name| db.conn.pragma_query_value(None, name, |r| r.get::<_, i64>(0));
    assert_eq!(text("journal_mode")?, "wal");
    assert_eq!(number("synchronous")?, 2, "FULL");
    assert_eq!((number("foreign_keys")?, number("fullfsync")?), (1, 1));
    assert_eq!(number("busy_timeout")?, 5000);
    Ok(())
}

#[test]
fn a_time_is_kept_to_the_millisecond() -> Outcome {
    let place = tempdir()?;
    let mut db = Database::open(place.path(), now())?;
    let then = DateTime::from_timestamp_millis(1_790_000_000_123).ok_or("no time")?;
    db.put_holdings(&[holding(1)], Bulk::Set, then)?;
    assert_eq!(db.holdings(None)?[0].created, then);
    Ok(())
}

#[test]
fn a_write_that_the_disk_has_no_room_for_fails_whole() -> Outcome {
    let place = tempdir()?;
    let mut db = Database::open(place.path(), now())?;
    db.put_holdings(&[holding(0)], Bulk::Set, now())?;
    let pages: i64 = db.conn.pragma_query_value(None, "page_count", |r| r.get(0))?;
    db.conn.pragma_update_and_check(None, "max_page_count", pages + 20, |_| Ok(()))?;
    let many: Vec<_> = (1..1000).map(holding).collect();
    let error = db.put_holdings(&many, Bulk::Set, now()).err().ok_or("there was room")?;
    assert!(matches!(error, DbError::Full { .. }), "{error:?}");
    assert_eq!(error.code(), "disk-full");
    assert_eq!(db.holdings(None)?.len(), 1);
    db.check_integrity()?;
    // An import writes copies and holdings together: on failure neither remains.
    let first = holding(1);
    let copy = OwnedCopy::new(first.game, first.printing, first.figure, first.last_name);
    let error = db.put_collection(&[(None, copy)], &many, Bulk::Set, now()).err().ok_or("there was room")?;
    assert!(matches!(error, DbError::Full { .. }), "{error:?}");
    assert_eq!((db.holdings(None)?.len(), db.copies(None)?.len()), (1, 0));
    db.put_holdings(&many[..5], Bulk::Set, now())?;
    assert_eq!(db.holdings(None)?.len(), 6);
    Ok(())
}

#[test]
fn an_older_database_is_read_without_changing_it() -> Outcome {
    let place = tempdir()?;
    let mut db = Database::open(place.path(), now())?;
    db.put_holdings(&[holding(1)], Bulk::Set, now())?;
    let path = db.path();
    drop(db);
    let before = std::fs::read(&path)?;
    let conn = crate::connection::connect_read_only(&path, &with("ALTER TABLE holding ADD COLUMN x TEXT"))?;
    assert_eq!(
        conn.query_row("SELECT count(*) FROM holding WHERE x IS NULL", [], |r| r.get::<_, i64>(0))?,
        1
    );
    assert!(conn.execute("DELETE FROM holding", []).is_err());
    drop(conn);
    assert!(std::fs::read(&path)? == before, "the file was touched");
    Ok(())
}
