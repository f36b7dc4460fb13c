//! Tournaments: append-only logs.

use muster_db::DbError;
use muster_rules::tournament::{Entry, Log, Scoring, Step};
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, game, open};

fn friday() -> Log {
    let mut log = Log::new(Scoring::usual(), Some(3)).expect("a tournament");
    for name in ["Anna", "Béla", "Cili"] {
        log.step(&Step::Join { name: name.to_owned(), mine: name == "Anna" }).expect("joined");
    }
    log
}

#[test]
fn a_tournament_comes_back_as_it_was_with_all_that_was_added() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut log = friday();
    let id = db.create_tournament(&game(), "Friday", &log.entries, at(0))?;
    let known = db.find_tournament("FRIDAY")?.entries;
    assert_eq!(known, 4);
    let added = log.decide(&Step::Pair { seed: 7 }).expect("paired");
    log.entries.push(added.clone());
    db.add_tournament_entries(id, known, std::slice::from_ref(&added), at(1))?;
    // Appending with an outdated state fails.
    let late = db.add_tournament_entries(id, known, &[added, Entry::Finished], at(2));
    assert!(matches!(late, Err(DbError::Overtaken { .. })), "{late:?}");
    drop(db);
    let db = open(place.path())?;
    assert_eq!(db.tournament_log(id)?, log);
    let listed = db.tournaments()?;
    assert_eq!((listed.len(), listed[0].entries, listed[0].updated), (1, 5, at(1)));
    Ok(())
}

#[test]
fn a_removed_tournament_is_not_listed_and_comes_back() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let log = friday();
    let id = db.create_tournament(&game(), "Friday", &log.entries, at(0))?;
    db.delete_tournament(id, true, at(1))?;
    assert!(db.tournaments()?.is_empty());
    assert!(matches!(db.find_tournament("Friday"), Err(DbError::NotFound { .. })));
    assert_eq!(db.tournament_log(id)?, log, "the log stays");
    db.delete_tournament(id, false, at(2))?;
    assert_eq!(db.find_tournament(&id.to_string()[..8])?.uuid, id);
    Ok(())
}
