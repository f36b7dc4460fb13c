//! Tournaments: append-only logs.

use muster_db::DbError;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::TournamentLog;
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
    let id = db.create_log::<TournamentLog>(&game(), "Friday", &log.entries, at(0))?;
    let known = db.find_kept(KeptKind::Tournament, "FRIDAY")?.entries;
    assert_eq!(known, 4);
    let added = log.decide(&Step::Pair { seed: 7 }).expect("paired");
    log.entries.push(added.clone());
    db.add_to_log::<TournamentLog>(id, known, std::slice::from_ref(&added), at(1))?;
    // Appending with an outdated state fails.
    let late = db.add_to_log::<TournamentLog>(id, known, &[added, Entry::Finished], at(2));
    assert!(matches!(late, Err(DbError::Overtaken { .. })), "{late:?}");
    drop(db);
    let db = open(place.path())?;
    assert_eq!(db.log::<TournamentLog>(id)?, log);
    let listed = db.kept_things(KeptKind::Tournament)?;
    assert_eq!((listed.len(), listed[0].entries, listed[0].updated), (1, 5, at(1)));
    Ok(())
}

#[test]
fn a_removed_tournament_is_not_listed_and_comes_back() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let log = friday();
    let id = db.create_log::<TournamentLog>(&game(), "Friday", &log.entries, at(0))?;
    db.remove_kept(KeptKind::Tournament, id, true, at(1))?;
    assert!(db.kept_things(KeptKind::Tournament)?.is_empty());
    assert!(matches!(db.find_kept(KeptKind::Tournament, "Friday"), Err(DbError::NotFound { .. })));
    assert_eq!(db.log::<TournamentLog>(id)?, log, "the log stays");
    db.remove_kept(KeptKind::Tournament, id, false, at(2))?;
    assert_eq!(db.find_kept(KeptKind::Tournament, &id.to_string()[..8])?.uuid, id);
    Ok(())
}
