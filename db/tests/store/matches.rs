//! The match log: recording, changing, removing and finding matches.

use muster_db::DbError;
use muster_db::table::kept::KeptKind;
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchFilter};
use muster_rules::matches::{GameEnding, GameScore, Player};
use tempfile::tempdir;
use uuid::Uuid;

use crate::store::Outcome;
use crate::store::samples::{at, game, match_entry, open};

fn with(opponent: &str, day: &str) -> MatchEntry {
    match_entry(opponent, day, &[(12, 9), (7, 8)])
}

fn named(rows: &[muster_db::table::match_played::MatchRow]) -> Vec<(&str, &str)> {
    rows.iter().map(|m| (m.entry.opponent.as_str(), m.entry.played_on.as_str())).collect()
}

#[test]
fn matches_come_back_as_noted_the_last_played_first() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut entry = with("Béla", "2026-05-17");
    let members = vec![ArmyMember { figure: "toy/gone".into(), name: "Gone".to_owned(), count: 2 }];
    entry.army = Some(Army { squad: Uuid::nil(), name: "Dawn".to_owned(), members });
    entry.note = "árvíztűrő\n".to_owned();
    let noted = db.add_match(&entry, at(0))?;
    db.add_match(&with("Ádám", "2026-05-18"), at(1))?;
    db.add_match(&with("Cili", "2025-12-31"), at(2))?;
    drop(db);
    let db = open(place.path())?;
    let all = db.matches(&game(), &MatchFilter::default())?;
    assert_eq!(named(&all), [("Ádám", "2026-05-18"), ("Béla", "2026-05-17"), ("Cili", "2025-12-31")]);
    assert_eq!((&all[1].entry, all[1].revision, all[1].created), (&entry, 1, at(0)));
    assert_eq!(all[1].machine, db.machine());
    assert_eq!(db.match_played(noted.uuid)?, all[1]);
    assert!(db.matches(&"another".into(), &MatchFilter::default())?.is_empty());
    Ok(())
}

#[test]
fn how_a_game_ended_is_kept_with_its_points() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut entry = with("Béla", "2026-05-17");
    let ending = GameEnding { how: "elimination".into(), winner: Some(Player::Theirs) };
    entry.scores[1].ending = Some(ending);
    let noted = db.add_match(&entry, at(0))?;
    drop(db);
    assert_eq!(open(place.path())?.match_played(noted.uuid)?.entry, entry);
    Ok(())
}

#[test]
fn matches_are_found_by_span_and_by_opponent_whatever_the_case() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    for (opponent, day) in [("Béla", "2026-01-01"), ("bela", "2026-02-01"), ("Ádám", "2026-02-02")] {
        db.add_match(&with(opponent, day), at(0))?;
    }
    let filter = |from: Option<&str>, to: Option<&str>, opponent: Option<&str>| MatchFilter {
        from: from.map(str::to_owned),
        to: to.map(str::to_owned),
        opponent: opponent.map(str::to_owned),
    };
    for (filter, found) in [
        (filter(Some("2026-02-01"), None, None), 2),
        (filter(None, Some("2026-02-01"), None), 2),
        (filter(Some("2026-01-02"), Some("2026-02-01"), None), 1),
        (filter(None, None, Some("BÉLA")), 2),
        (filter(None, None, Some("Bél")), 0),
    ] {
        assert_eq!(db.matches(&game(), &filter)?.len(), found, "{filter:?}");
    }
    assert_eq!(db.opponents(&game())?, ["Ádám", "bela"], "as last written, those met last first");
    Ok(())
}

#[test]
fn a_changed_match_keeps_what_it_said_and_says_it_again_when_asked() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let first = with("Béla", "2026-01-01");
    let id = db.add_match(&first, at(0))?.uuid;
    let second = MatchEntry { scores: vec![GameScore::new(1, 2)], ..with("Ádám", "2026-01-02") };
    let changed = db.change_match(id, &second, at(60))?;
    assert_eq!((changed.revision, changed.updated, &changed.entry), (2, at(60), &second));
    assert_eq!(db.change_match(id, &second, at(90))?.revision, 2, "nothing new was said");
    assert_eq!(db.opponents(&game())?, ["Ádám"]);
    assert_eq!(db.restore_match_revision(id, 1, at(120))?.entry, first);
    let said: Vec<_> = db.match_revisions(id)?.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(said, [first.clone(), second, first]);
    assert!(matches!(db.restore_match_revision(id, 9, at(0)), Err(DbError::NotFound { .. })));
    Ok(())
}

#[test]
fn a_removed_match_is_out_of_the_log_and_comes_back() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let id = db.add_match(&with("Béla", "2026-01-01"), at(0))?.uuid;
    db.remove_kept(KeptKind::Match, id, true, at(1))?;
    assert!(db.matches(&game(), &MatchFilter::default())?.is_empty());
    assert!(db.opponents(&game())?.is_empty());
    assert_eq!(db.match_played(id)?.deleted_at, Some(at(1)));
    db.remove_kept(KeptKind::Match, id, false, at(2))?;
    assert_eq!(db.matches(&game(), &MatchFilter::default())?.len(), 1);
    db.remove_kept(KeptKind::Match, id, true, at(3))?;
    db.change_match(id, &with("Béla", "2026-01-01"), at(4))?;
    assert_eq!(db.match_played(id)?.deleted_at, None, "nothing that was just written is hidden");
    assert!(matches!(
        db.remove_kept(KeptKind::Match, Uuid::nil(), true, at(5)),
        Err(DbError::NotFound { .. })
    ));
    Ok(())
}

#[test]
fn a_match_goes_by_its_id_or_by_how_that_begins() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let id = db.add_match(&with("Béla", "2026-01-01"), at(0))?.uuid;
    let text = id.to_string();
    for wanted in [text.as_str(), &text[..13], &text.to_uppercase()] {
        assert_eq!(db.find_id(KeptKind::Match, wanted)?, id);
    }
    db.add_match(&with("Ádám", "2026-01-02"), at(0))?;
    assert!(matches!(db.find_id(KeptKind::Match, &text[..4]), Err(DbError::Ambiguous { .. })));
    for wanted in ["", "béla", "ffff", &text[..3]] {
        assert!(matches!(db.find_id(KeptKind::Match, wanted), Err(DbError::NotFound { .. })), "{wanted}");
    }
    Ok(())
}

#[test]
fn a_backup_holds_the_log() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.add_match(&with("Béla", "2026-01-01"), at(0))?;
    let copy = tempdir()?;
    db.backup_to(&copy.path().join(muster_db::FILE_NAME))?;
    assert_eq!(named(&open(copy.path())?.matches(&game(), &MatchFilter::default())?).len(), 1);
    Ok(())
}
