//! The daily backup: made once, by the first program of the day, without ever displacing the last good one.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::sync::Barrier;

use chrono::TimeDelta;
use muster_db::backup::check_backup;
use muster_db::backups::BackupKind;
use muster_db::damage::{Part, survey};
use muster_db::table::holding::Bulk;
use muster_db::{Database, DbError, FILE_NAME};
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, holding, open};

fn daily(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir.join("backups")).into_iter().flatten().flatten();
    let mut names: Vec<_> = entries.map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|n| n.starts_with("daily-"));
    names.sort();
    names
}

fn day(n: i64) -> chrono::DateTime<chrono::Utc> {
    at(0) + TimeDelta::days(n)
}

// Finding 3: daily backups of an emptied folder displaced the good ones.
#[test]
fn backups_that_have_anything_are_the_last_to_go() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, day(0))?;
    db.backup_daily(day(0))?;
    drop(db);
    fs::remove_file(place.path().join(FILE_NAME))?;
    let mut db = Database::begin_anew(place.path(), day(1))?;
    for n in 1..=15 {
        db.set_setting("language", &format!("l{n}"), day(n))?;
        assert_eq!(db.backup_daily(day(n))?, None, "there is nothing to back up");
        // An earlier version made one nevertheless.
        let name = format!("backups/daily-{}.db", day(n).date_naive());
        db.backup_to(&place.path().join(name))?;
    }
    db.put_holdings(&[holding(1, 1)], Bulk::Set, day(16))?;
    assert!(db.backup_daily(day(16))?.is_some());
    let kept = daily(place.path());
    assert_eq!(kept.len(), 10);
    assert_eq!((kept[0].as_str(), kept[9].as_str()), ("daily-2026-11-22.db", "daily-2026-12-08.db"));
    Ok(())
}

// Finding 3: a missing or empty database was silently recreated despite good backups.
#[test]
fn a_database_that_vanished_beside_backups_is_asked_about() -> Outcome {
    for empty in [false, true] {
        let place = tempdir()?;
        let mut db = open(place.path())?;
        db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
        let made = db.backup_daily(at(0))?.ok_or("no backup")?;
        drop(db);
        let live = place.path().join(FILE_NAME);
        fs::remove_file(&live)?;
        if empty {
            fs::write(&live, "")?;
        }
        match open(place.path()) {
            Err(DbError::Vanished { newest, .. }) => assert_eq!(newest, made),
            other => return Err(format!("{other:?}").into()),
        }
        assert_eq!(fs::metadata(&live).map_or(0, |m| m.len()), 0, "nothing was begun");
        let (db, _) = Database::restore_over(place.path(), &made, at(0))?;
        assert_eq!(db.holdings(None)?.len(), 1);
    }
    Ok(())
}

#[test]
fn where_backups_are_empty_too_nothing_is_asked() -> Outcome {
    let place = tempdir()?;
    let db = open(place.path())?;
    fs::create_dir(place.path().join("backups"))?;
    db.backup_to(&place.path().join("backups/daily-2026-11-22.db"))?;
    drop(db);
    fs::remove_file(place.path().join(FILE_NAME))?;
    open(place.path())?;
    Ok(())
}

// Finding 9: the first commands of a day collided on the same staged file.
#[test]
fn of_many_first_commands_of_a_day_one_makes_the_backup_and_none_fails() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&(0..200).map(|n| holding(n, 1)).collect::<Vec<_>>(), Bulk::Set, at(0))?;
    for n in 0..10 {
        db.put_holdings(&[holding(1, u32::try_from(n)? + 2)], Bulk::Set, day(n))?;
        let start = Barrier::new(8);
        let made = std::thread::scope(|scope| {
            let (start, dir) = (&start, place.path());
            let all: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(move || {
                        let db = open(dir).expect("opened");
                        start.wait();
                        db.backup_daily(day(n)).expect("no failure").is_some()
                    })
                })
                .collect();
            all.into_iter().filter(|_| true).map(|t| t.join().expect("no panic")).filter(|made| *made).count()
        });
        assert_eq!(made, 1, "day {n}");
    }
    for name in daily(place.path()) {
        check_backup(&place.path().join("backups").join(name))?;
    }
    let left = fs::read_dir(place.path().join("backups"))?.flatten().map(|e| e.file_name());
    let left: Vec<_> = left.filter(|n| n.to_string_lossy().contains(".part")).collect();
    assert!(left.is_empty(), "{left:?}");
    Ok(())
}

// Finding 9: an incomplete daily backup left by a killed program counted as one for ever.
#[test]
fn half_a_backup_of_the_day_is_set_aside_and_made_again() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    let made = db.backup_daily(at(0))?.ok_or("no backup")?;
    let whole = fs::read(&made)?;
    for half in [&whole[..0], &whole[..40], &whole[..whole.len() / 2]] {
        fs::write(&made, half)?;
        assert_eq!(db.backup_daily(at(0))?.as_deref(), Some(made.as_path()));
        check_backup(&made)?;
    }
    Ok(())
}

#[test]
fn a_day_on_which_nothing_changed_takes_no_room() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    db.backup_daily(day(0))?;
    db.backup_daily(day(1))?;
    db.backup_daily(day(2))?;
    assert_eq!(daily(place.path()), ["daily-2026-11-24.db"]);
    db.put_holdings(&[holding(1, 4)], Bulk::Set, day(3))?;
    db.backup_daily(day(3))?;
    assert_eq!(daily(place.path()), ["daily-2026-11-24.db", "daily-2026-11-25.db"]);
    Ok(())
}

// Low: after the clock had been ahead for a while, every later daily backup was the oldest, and deleted at
// once.
#[test]
fn backups_of_days_to_come_push_nothing_out() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    for n in 0..12 {
        db.put_holdings(&[holding(1, u32::try_from(n)? + 1)], Bulk::Set, day(0))?;
        db.backup_daily(day(5000 + n))?;
    }
    db.put_holdings(&[holding(1, 100)], Bulk::Set, day(0))?;
    let made = db.backup_daily(day(0))?.ok_or("no backup")?;
    assert!(made.exists(), "today's is there");
    db.put_holdings(&[holding(1, 101)], Bulk::Set, day(1))?;
    assert!(db.backup_daily(day(1))?.is_some() && made.exists());
    Ok(())
}

// Finding 11: `backup save` copied a damaged database and reported success.
#[test]
fn a_damaged_database_is_not_copied_as_a_backup() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = open(place.path())?;
    db.put_holdings(&(0..2000).map(|n| holding(n, 1)).collect::<Vec<_>>(), Bulk::Set, at(0))?;
    let path = db.path();
    drop(db);
    let mut bytes = fs::read(&path)?;
    let at_letter = bytes.windows(15).position(|w| w == b"toy/first/1234t").ok_or("no such row")?;
    bytes[at_letter] = b'T';
    fs::write(&path, bytes)?;
    let db = open(place.path())?;
    let saved = elsewhere.path().join("saved.db");
    assert!(matches!(db.backup_to(&saved), Err(DbError::Corrupt { .. })));
    assert!(!saved.exists());
    Ok(())
}

// Finding 13: a backup into the current folder failed after it had overwritten a file there.
#[test]
fn a_backup_writes_over_nothing_but_a_backup() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    let thesis = elsewhere.path().join("thesis.db");
    fs::write(&thesis, "three years of work")?;
    assert!(matches!(db.backup_to(&thesis), Err(DbError::BackupOverOther { .. })));
    assert_eq!(fs::read_to_string(&thesis)?, "three years of work");
    let saved = elsewhere.path().join("saved.db");
    db.backup_to(&saved)?;
    db.backup_to(&saved)?;
    check_backup(&saved)?;
    Ok(())
}

// "Damage names what is whole and offers the newest sound backup."
#[test]
fn a_survey_of_damage_tells_what_is_whole_and_which_backup_is_sound() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&(0..2000).map(|n| holding(n, 1)).collect::<Vec<_>>(), Bulk::Set, at(0))?;
    db.set_setting("language", "hu", at(0))?;
    let backup = db.backup_daily(at(0))?.ok_or("no backup")?;
    let path = db.path();
    let root: i64 = rusqlite::Connection::open(&path)?.query_row(
        "SELECT pageno FROM dbstat WHERE name = 'holding' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 3",
        [],
        |r| r.get(0),
    ).unwrap_or(0);
    drop(db);
    let mut bytes = fs::read(&path)?;
    // If SQLite can't tell the page numbers, find a page with rows by its contents.
    let at_row = bytes.windows(15).position(|w| w == b"toy/first/1234t").ok_or("no such row")?;
    let page = if root > 0 { usize::try_from(root - 1)? } else { at_row / 4096 };
    bytes[page * 4096..(page + 1) * 4096].fill(0xa5);
    fs::write(&path, bytes)?;
    let found = survey(place.path());
    assert_eq!(found.damaged, [Part::Collection]);
    assert!(found.whole.contains(&Part::Squads) && found.whole.contains(&Part::Settings));
    assert_eq!(found.newest, Some(backup));
    Ok(())
}

/// Holdings that fill more than a megabyte.
fn many() -> Vec<muster_db::table::holding::Holding> {
    (0..4_000).map(|n| holding(n, 1)).collect()
}

// Ten daily backups of a database of 100 MB took 1 GB.
#[test]
fn earlier_days_are_compressed_and_restored_like_any_backup() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&many(), Bulk::Set, day(0))?;
    let first = db.backup_daily(day(0))?.ok_or("no backup")?;
    let (whole, made) = (fs::read(&first)?, fs::metadata(&first)?.modified()?);
    db.put_holdings(&[holding(1, 7)], Bulk::Set, day(1))?;
    db.backup_daily(day(1))?;
    assert_eq!(daily(place.path()), ["daily-2026-11-22.db.gz", "daily-2026-11-23.db"]);
    let packed = first.with_extension("db.gz");
    assert!(fs::metadata(&packed)?.len() * 3 < whole.len() as u64);
    assert_eq!(fs::metadata(&packed)?.modified()?, made, "it was made when it was made");
    let mut plain = Vec::new();
    flate2::read::GzDecoder::new(fs::File::open(&packed)?).read_to_end(&mut plain)?;
    assert!(plain == whole, "any unpacker makes the backup of it");
    let listed = db.backups()?;
    assert!(listed.iter().any(|b| b.path == packed && b.kind == BackupKind::Daily));
    assert_eq!(check_backup(&packed)?, Database::supported_version());
    db.restore(&packed, day(2))?;
    let kept = db.holdings(None)?;
    assert_eq!(kept.len(), 4_000);
    assert!(kept.iter().all(|row| row.holding.figures == 1), "it is the first day's");
    Ok(())
}

#[test]
fn of_compressed_days_the_oldest_goes_too_and_one_is_enough_to_be_asked() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&many(), Bulk::Set, day(0))?;
    for n in 0..13 {
        db.put_holdings(&[holding(1, u32::try_from(n)? + 2)], Bulk::Set, day(n))?;
        db.backup_daily(day(n))?;
    }
    let kept = daily(place.path());
    assert_eq!((kept.len(), kept[0].as_str()), (10, "daily-2026-11-25.db.gz"));
    fs::remove_file(place.path().join("backups/daily-2026-12-04.db"))?;
    drop(db);
    fs::remove_file(place.path().join(FILE_NAME))?;
    let newest = place.path().join("backups/daily-2026-12-03.db.gz");
    match Database::open(place.path(), day(14)) {
        Err(DbError::Vanished { newest: found, .. }) => assert_eq!(found, newest),
        other => panic!("{other:?}"),
    }
    Ok(())
}

#[test]
fn a_compressed_backup_that_is_damaged_or_swells_is_refused() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&many(), Bulk::Set, day(0))?;
    db.backup_daily(day(0))?;
    db.put_holdings(&[holding(1, 7)], Bulk::Set, day(1))?;
    db.backup_daily(day(1))?;
    let packed = place.path().join("backups/daily-2026-11-22.db.gz");
    let whole = fs::read(&packed)?;
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let mut swollen = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    swollen.write_all(b"SQLite format 3\0")?;
    swollen.write_all(&vec![0; 32 << 20])?;
    let cases =
        [whole[..whole.len() / 2].to_vec(), flipped, [&whole[..], b"more"].concat(), swollen.finish()?];
    let file = place.path().join("case.db.gz");
    for case in cases {
        fs::write(&file, case)?;
        assert!(matches!(check_backup(&file), Err(DbError::Corrupt { .. })), "{:?}", check_backup(&file));
        assert!(matches!(db.restore(&file, day(2)), Err(DbError::Corrupt { .. })));
    }
    assert_eq!(db.holdings(None)?.len(), 4_000, "nothing changed");
    Ok(())
}
