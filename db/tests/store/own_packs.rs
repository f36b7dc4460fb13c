//! The user's own packs: stored atomically, in revisions.

use std::collections::BTreeMap;
use std::sync::Barrier;

use muster_db::Database;
use muster_db::pack::PackFiles;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, open};

fn pack(rows: &[&str]) -> PackFiles {
    let text = rows.join("\n").into_bytes();
    PackFiles { name: "answers-toy".to_owned(), files: BTreeMap::from([("persons.csv".to_owned(), text)]) }
}

fn rows(db: &Database) -> muster_db::Result<Vec<String>> {
    let packs = db.own_packs()?;
    let bytes = packs.first().and_then(|p| p.files.get("persons.csv")).cloned().unwrap_or_default();
    Ok(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
}

#[test]
fn the_last_ten_revisions_are_kept() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    for n in 1..=14 {
        assert_eq!(db.put_own_pack(&pack(&[&n.to_string()]), at(n))?, u32::try_from(n)?);
    }
    assert_eq!(db.put_own_pack(&pack(&["14"]), at(99))?, 14, "nothing changed");
    let kept: Vec<_> = db.own_pack_revisions("answers-toy")?.into_iter().map(|(n, _)| n).collect();
    assert_eq!(kept, (5..=14).rev().collect::<Vec<_>>());
    drop(db);
    let db = open(place.path())?;
    assert_eq!((rows(&db)?, db.own_packs()?[0].revision), (vec!["14".to_owned()], 14));
    Ok(())
}

// Finding 4: answers written concurrently were lost (166 of 180).
#[test]
fn many_who_add_to_one_pack_at_once_lose_nothing() -> Outcome {
    let place = tempdir()?;
    drop(open(place.path())?);
    let (writers, each) = (8, 10);
    let start = Barrier::new(writers);
    std::thread::scope(|scope| {
        for writer in 0..writers {
            let (start, dir) = (&start, place.path());
            scope.spawn(move || {
                let mut db = open(dir).expect("opened");
                start.wait();
                for n in 0..each {
                    db.begin().expect("begun");
                    let mut all = rows(&db).expect("read");
                    all.push(format!("{writer}-{n}"));
                    let all: Vec<_> = all.iter().map(String::as_str).collect();
                    db.put_own_pack(&pack(&all), at(0)).expect("written");
                    db.commit().expect("committed");
                }
            });
        }
    });
    assert_eq!(rows(&open(place.path())?)?.len(), writers * each);
    Ok(())
}

#[test]
fn what_is_rolled_back_leaves_nothing() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_own_pack(&pack(&["kept"]), at(0))?;
    db.begin()?;
    db.put_own_pack(&pack(&["kept", "not kept"]), at(0))?;
    assert!(db.is_in_transaction());
    db.roll_back();
    assert!(!db.is_in_transaction());
    assert_eq!(rows(&db)?, ["kept"]);
    Ok(())
}
