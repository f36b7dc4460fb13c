//! Restoring: files from elsewhere are verified, existing data is kept, and no intermediate state is visible.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Barrier;

use muster_db::pack::PackFiles;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::Bulk;
use muster_db::{Database, DbError, FILE_NAME};
use rusqlite::Connection;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, game, holding, open};

fn figures(db: &Database) -> muster_db::Result<u32> {
    Ok(db.holdings(None)?.first().map_or(0, |row| row.holding.figures))
}

/// Writes a backup that owns this many figures of printing 1.
fn backup(dir: &Path, number: u32) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, number)], Bulk::Set, at(0))?;
    let path = dir.join(format!("backup-{number}.db"));
    db.backup_to(&path)?;
    Ok(path)
}

// Finding 14: a trigger in a restored file made later rows disappear.
#[test]
fn a_file_with_anything_that_is_not_ours_is_refused_by_its_name() -> Outcome {
    let elsewhere = tempdir()?;
    for (sql, what, name) in [
        ("CREATE TRIGGER eat AFTER INSERT ON alias BEGIN DELETE FROM alias; END", "trigger", "eat"),
        ("CREATE VIEW peek AS SELECT * FROM holding", "view", "peek"),
        ("CREATE TABLE more (x)", "table", "more"),
        ("CREATE INDEX slow ON holding (note)", "index", "slow"),
        ("DROP TRIGGER squad_revision_stays; CREATE TRIGGER squad_revision_stays BEFORE UPDATE ON squad_revision
          BEGIN SELECT 1; END", "trigger", "squad_revision_stays"),
    ] {
        let path = backup(elsewhere.path(), 3)?;
        Connection::open(&path)?.execute_batch(sql)?;
        let place = tempdir()?;
        let mut db = open(place.path())?;
        db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
        match db.restore(&path, at(0)) {
            Err(DbError::Foreign { what: found, name: called, .. }) => {
                assert_eq!((found.as_str(), called.as_str()), (what, name));
            }
            other => return Err(format!("{sql}: {other:?}").into()),
        }
        assert_eq!(figures(&db)?, 9);
        fs::remove_file(path)?;
    }
    Ok(())
}

// Finding 14: an empty file with Muster's application ID blocked everything.
#[test]
fn a_marked_file_without_tables_is_damage_wherever_it_is_met() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let path = elsewhere.path().join("marked.db");
    let conn = Connection::open(&path)?;
    conn.execute_batch("CREATE TABLE x (x); PRAGMA application_id = 0x4d555354; PRAGMA user_version = 4")?;
    drop(conn);
    let mut db = open(place.path())?;
    assert!(db.restore(&path, at(0)).is_err());
    drop(db);
    fs::copy(&path, place.path().join(FILE_NAME))?;
    let opened = open(place.path());
    assert!(matches!(opened, Err(DbError::Corrupt { .. })), "{opened:?}");
    Ok(())
}

// Finding 6: concurrent restores put the wrong backup in place.
#[test]
fn of_several_restores_at_once_each_puts_its_own_backup_in_place() -> Outcome {
    let elsewhere = tempdir()?;
    let paths: Vec<_> = (1..=3).map(|n| backup(elsewhere.path(), n)).collect::<Result<_, _>>()?;
    for round in 0..6 {
        let place = tempdir()?;
        let mut db = open(place.path())?;
        db.put_holdings(&[holding(1, 90)], Bulk::Set, at(0))?;
        drop(db);
        let start = Barrier::new(paths.len());
        let done: Vec<_> = std::thread::scope(|scope| {
            let (start, dir) = (&start, place.path());
            let restoring = paths.iter().enumerate().map(|(n, path)| {
                scope.spawn(move || {
                    start.wait();
                    // What it opens afterwards is what the last restore put there; its own was in place before.
                    Database::restore_over(dir, path, at(0)).map(|(_, kept)| (n, kept))
                })
            });
            restoring.collect::<Vec<_>>().into_iter().map(|t| t.join().expect("no panic")).collect()
        });
        let mut there = vec![figures(&open(place.path())?)?];
        let mut told = vec![90];
        for (n, kept) in done.into_iter().flatten() {
            let kept = kept.ok_or("nothing was kept")?;
            let number: u32 =
                Connection::open(&kept)?.query_row("SELECT sum(figures) FROM holding", [], |r| r.get(0))?;
            there.push(number);
            told.push(u32::try_from(n)? + 1);
        }
        // Every backup that was reported as restored is either in place or kept by a later restore. A restore
        // that waited too long for the others may be refused.
        assert!(told.len() > 1, "nobody restored anything");
        there.sort_unstable();
        told.sort_unstable();
        assert_eq!(there, told, "round {round}");
    }
    Ok(())
}

// Finding 7: the log was moved away before the file was swapped; a kill in between lost committed rows.
#[test]
fn a_restore_that_was_interrupted_is_finished_by_whoever_opens_the_folder_next() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let path = backup(elsewhere.path(), 3)?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
    drop(db);
    // The state that a program leaves if killed right after recording its intent.
    fs::copy(&path, place.path().join(".restoring-x.part"))?;
    fs::write(place.path().join("restoring"), ".restoring-x.part")?;
    let mut db = open(place.path())?;
    assert_eq!(figures(&db)?, 3);
    assert!(!place.path().join("restoring").exists());
    db.put_holdings(&[holding(1, 4)], Bulk::Set, at(0))?;
    // The state that it leaves if killed after the swap, before clearing the intent.
    fs::write(place.path().join("restoring"), ".restoring-x.part")?;
    drop(db);
    assert_eq!(figures(&open(place.path())?)?, 4, "nothing is swapped twice");
    Ok(())
}

#[test]
fn an_intent_that_names_anything_else_moves_nothing() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
    drop(db);
    fs::write(place.path().join("mine.txt"), "mine")?;
    for name in ["mine.txt", "../mine.txt", ".restoring-../mine.txt", ""] {
        fs::write(place.path().join("restoring"), name)?;
        assert_eq!(figures(&open(place.path())?)?, 9);
    }
    assert_eq!(fs::read_to_string(place.path().join("mine.txt"))?, "mine");
    Ok(())
}

// Finding 16: backups lacked answers, My figures and photos.
#[test]
fn a_backup_brings_everything_back_into_an_empty_folder() -> Outcome {
    let (place, elsewhere, new) = (tempdir()?, tempdir()?, tempdir()?);
    let mut db = open(place.path())?;
    let photos = place.path().join("photos");
    fs::create_dir(&photos)?;
    let id = "0198f0aa-1111-7222-8333-444455556666";
    for (file, bytes) in [(format!("{id}.jpg"), "large"), (format!("{id}.small.jpg"), "small")] {
        fs::write(photos.join(file), bytes)?;
    }
    fs::write(photos.join("stray.jpg"), "nobody's")?;
    let mut copy = OwnedCopy::new(game(), "toy/first/1".into(), "toy/soldier-1".into(), "Soldier 1".into());
    copy.photo = Some(format!("photos/{id}.jpg"));
    db.put_copies(&[(None, copy)], at(0))?;
    let answers = PackFiles {
        name: "answers-toy".to_owned(),
        files: [("persons.csv".to_owned(), b"person,figure".to_vec())].into(),
    };
    db.put_own_pack(&answers, at(0))?;
    let path = elsewhere.path().join("all.db");
    db.backup_to(&path)?;
    assert_eq!(fs::read_dir(elsewhere.path())?.count(), 1, "one file");

    let (mut db, _) = Database::restore_over(new.path(), &path, at(0))?;
    assert_eq!(db.own_packs()?[0].files, answers.files);
    assert_eq!(db.copies(None)?.len(), 1);
    assert_eq!(fs::read_to_string(new.path().join(format!("photos/{id}.jpg")))?, "large");
    assert_eq!(fs::read_to_string(new.path().join(format!("photos/{id}.small.jpg")))?, "small");
    assert!(!new.path().join("photos/stray.jpg").exists());
    // An existing photo is never overwritten.
    fs::write(new.path().join(format!("photos/{id}.jpg")), "kept")?;
    db.restore(&path, at(0))?;
    assert_eq!(fs::read_to_string(new.path().join(format!("photos/{id}.jpg")))?, "kept");
    Ok(())
}

#[test]
fn a_backup_that_knew_no_answers_leaves_those_that_there_are() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let answers =
        PackFiles { name: "answers-toy".to_owned(), files: [("pack.toml".to_owned(), b"x".to_vec())].into() };
    db.put_own_pack(&answers, at(0))?;
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-4.db");
    db.restore(&old, at(0))?;
    assert_eq!(db.own_packs()?[0].files, answers.files);
    assert_eq!(db.holdings(None)?.len(), 2);
    Ok(())
}

// Low: a relative link as muster.db dangled after a restore.
#[cfg(unix)]
#[test]
fn a_database_behind_a_link_is_swapped_where_it_lies() -> Outcome {
    let (place, elsewhere) = (tempdir()?, tempdir()?);
    let path = backup(elsewhere.path(), 3)?;
    let (dir, disk) = (place.path().join("data"), place.path().join("disk"));
    let mut db = open(&dir)?;
    db.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
    drop(db);
    fs::create_dir(&disk)?;
    fs::rename(dir.join(FILE_NAME), disk.join("real.db"))?;
    std::os::unix::fs::symlink("../disk/real.db", dir.join(FILE_NAME))?;
    let (db, kept) = Database::restore_over(&dir, &path, at(0))?;
    assert_eq!(figures(&db)?, 3);
    assert!(dir.join(FILE_NAME).is_symlink() && disk.join("real.db").is_file());
    let kept = kept.ok_or("nothing was kept")?;
    assert_eq!(
        Connection::open(kept)?.query_row("SELECT sum(figures) FROM holding", [], |r| r.get::<_, u32>(0))?,
        9
    );
    Ok(())
}
