//! Squads and their complete history.

use muster_db::DbError;
use muster_db::table::kept::KeptKind;
use muster_db::table::squad_member::SquadUse;
use muster_rules::figure::Cost;
use muster_rules::squad::{Member, SetupChoice, SideList};
use rusqlite::Connection;
use tempfile::tempdir;
use uuid::Uuid;

use crate::store::Outcome;
use crate::store::samples::{at, catalogue, draft, figure, game, open};

#[test]
fn saving_makes_a_revision_only_when_something_changed() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut wanted = draft("Vader's Fist", &[("toy/vader", 1)]);
    let id = db.create_squad(&wanted, at(0))?.uuid;
    let same = db.save_squad(id, &wanted, at(1))?;
    assert!(!same.changed && same.revision == 1);
    assert_eq!(db.squad(id)?.summary.updated, at(0));
    wanted.members[0].count = 2;
    let saved = db.save_squad(id, &wanted, at(2))?;
    assert!(saved.changed && saved.revision == 2);

    let squad = db.squad(id)?;
    assert_eq!(squad.draft, wanted);
    assert_eq!((squad.summary.revision, squad.summary.figures), (2, 2));
    assert_eq!((squad.summary.created, squad.summary.updated), (at(0), at(2)));
    let revisions: Vec<_> = db.squad_revisions(id)?.iter().map(|r| (r.number, r.created)).collect();
    assert_eq!(revisions, [(2, at(2)), (1, at(0))]);
    assert_eq!(db.squad_revision(id, 1)?.members[0].count, 1);
    Ok(())
}

#[test]
fn restoring_a_revision_adds_one_and_loses_none() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let first = draft("First name", &[("toy/vader", 1)]);
    let id = db.create_squad(&first, at(0))?.uuid;
    db.save_squad(id, &draft("Second name", &[("toy/luke", 1)]), at(1))?;
    let restored = db.restore_squad_revision(id, 1, at(2))?;
    assert_eq!((restored.revision, restored.changed), (3, true));
    assert_eq!(db.squad(id)?.draft, first);
    assert_eq!(db.squads(None)?[0].name, "First name");
    assert_eq!(db.squad_revision(id, 2)?.name, "Second name");
    assert_eq!(db.squads_using(&game(), &"toy/luke".into())?, []);
    assert!(matches!(db.restore_squad_revision(id, 9, at(3)), Err(DbError::NotFound { .. })));
    Ok(())
}

#[test]
fn a_revision_can_neither_be_changed_nor_removed() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.create_squad(&draft("One", &[]), at(0))?;
    let conn = Connection::open(db.path())?;
    assert!(conn.execute("UPDATE squad_revision SET draft = '{}'", []).is_err());
    assert!(conn.execute("DELETE FROM squad_revision", []).is_err());
    Ok(())
}

#[test]
fn a_duplicate_goes_its_own_way() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let id = db.create_squad(&draft("One", &[("toy/vader", 1)]), at(0))?.uuid;
    let other = db.duplicate_squad(id, "Two", at(1))?.uuid;
    db.save_squad(other, &draft("Two", &[("toy/luke", 4)]), at(2))?;
    assert_eq!(db.squad(id)?.draft, draft("One", &[("toy/vader", 1)]));
    assert_eq!(db.squads(None)?.iter().map(|s| s.name.as_str()).collect::<Vec<_>>(), ["Two", "One"]);
    assert_eq!(db.squad_revision(other, 1)?, draft("Two", &[("toy/vader", 1)]));
    Ok(())
}

#[test]
fn a_deleted_squad_is_out_of_sight_and_can_come_back() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let wanted = draft("One", &[("toy/vader", 3)]);
    let id = db.create_squad(&wanted, at(0))?.uuid;
    db.remove_kept(KeptKind::Squad, id, true, at(1))?;
    assert!(db.squads(None)?.is_empty());
    assert!(matches!(db.find_id(KeptKind::Squad, "One"), Err(DbError::NotFound { .. })));
    assert_eq!(db.squads_using(&game(), &"toy/vader".into())?, []);
    assert!(db.promised_by_figure(&game())?.is_empty());
    assert_eq!(db.deleted_squads(None)?[0].deleted_at, Some(at(1)));
    assert_eq!(db.squad(id)?.draft, wanted);
    db.remove_kept(KeptKind::Squad, id, false, at(2))?;
    assert_eq!(db.find_id(KeptKind::Squad, "One")?, id);

    db.remove_kept(KeptKind::Squad, id, true, at(3))?;
    assert!(!db.save_squad(id, &wanted, at(4))?.changed);
    assert_eq!(db.squads(None)?.len(), 1, "what was just written isn't hidden");
    let nobody = Uuid::nil();
    assert!(matches!(db.remove_kept(KeptKind::Squad, nobody, true, at(5)), Err(DbError::NotFound { .. })));
    assert!(matches!(db.save_squad(nobody, &wanted, at(5)), Err(DbError::NotFound { .. })));
    Ok(())
}

#[test]
fn a_squad_is_found_by_id_name_or_the_beginning_of_its_id() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    // IDs begin with the time: the second one's first eight digits are unique.
    let first = db.create_squad(&draft("Árvíztűrő", &[]), at(0))?.uuid;
    let second = db.create_squad(&draft("Face", &[]), at(100_000))?.uuid;
    let third = db.create_squad(&draft("Face", &[]), at(200_000))?.uuid;
    assert_eq!(db.find_id(KeptKind::Squad, &first.to_string())?, first);
    assert_eq!(db.find_id(KeptKind::Squad, " arvizturo ")?, first);
    assert_eq!(db.find_id(KeptKind::Squad, &second.to_string().to_uppercase()[..8])?, second);
    let both = db.find_id(KeptKind::Squad, "FACE");
    assert!(
        matches!(&both, Err(DbError::Ambiguous { candidates, .. })
            if *candidates == [(second, "Face".to_owned()), (third, "Face".to_owned())]),
        "{both:?}"
    );
    let start = &first.to_string()[..4];
    assert!(matches!(db.find_id(KeptKind::Squad, start), Err(DbError::Ambiguous { .. })));
    for nothing in ["", "Fac", "abc", "ffff", "%", "'; --", "018f-zzzz"] {
        assert!(matches!(db.find_id(KeptKind::Squad, nothing), Err(DbError::NotFound { .. })), "{nothing:?}");
    }
    Ok(())
}

#[test]
fn members_are_counted_over_squads_and_lines() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut one = draft("One", &[("toy/vader", 1), ("toy/trooper", 3), ("toy/trooper", 2)]);
    one.considering = vec!["toy/trooper".into()];
    let first = db.create_squad(&one, at(0))?.uuid;
    let second = db.create_squad(&draft("Two", &[("toy/trooper", 4)]), at(0))?.uuid;
    let uses = |squad, name: &str, count| SquadUse { squad, name: name.to_owned(), created: at(0), count };
    assert_eq!(
        db.squads_using(&game(), &"toy/trooper".into())?,
        [uses(first, "One", 5), uses(second, "Two", 4)]
    );
    let promised: Vec<_> = db.promised_by_figure(&game())?.into_iter().collect();
    assert_eq!(promised, [("toy/trooper".into(), 9), ("toy/vader".into(), 1)]);
    assert_eq!(db.squads(Some(&game()))?.iter().map(|s| s.figures).max(), Some(6));
    assert!(db.squads(Some(&"another-game".into()))?.is_empty());
    Ok(())
}

#[test]
fn names_and_costs_survive_a_catalogue_that_no_longer_has_the_figure() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let names = ["Vader", "Luke", "Han", "Trooper", "Leia"];
    let figures = names.iter().map(|name| figure(name, 9, "empire", &[])).collect();
    db.cache_catalogue(&catalogue(figures, &["First"]), &[], "one")?;

    let mut wanted = draft("One", &[("toy/vader", 1), ("toy/nobody", 1)]);
    wanted.side_lists = vec![SideList {
        holder: "toy/vader".into(),
        kind: "reserves".to_owned(),
        members: vec![Member::new("toy/trooper".into(), 3)],
    }];
    wanted.setup = vec![SetupChoice {
        holder: "toy/vader".into(),
        ability: "Dark Master".to_owned(),
        chosen: "toy/luke".into(),
    }];
    wanted.considering = vec!["toy/han".into()];
    wanted.pool = Some(vec![Member::new("toy/leia".into(), 1)]);
    let id = db.create_squad(&wanted, at(0))?.uuid;

    db.cache_catalogue(&catalogue(Vec::new(), &["First"]), &[], "two")?;
    let squad = db.squad(id)?;
    let vader = &squad.draft.members[0];
    assert_eq!((vader.last_name.as_deref(), vader.last_cost), (Some("Vader"), Some(9)));
    assert_eq!(squad.draft.members[1], Member::new("toy/nobody".into(), 1));
    assert_eq!(squad.draft.side_lists[0].members[0].last_name.as_deref(), Some("Trooper"));

    // A page that doesn't know the names saves the squad again; they must not be lost.
    wanted.notes = "changed".to_owned();
    db.save_squad(id, &wanted, at(1))?;
    db.forget_catalogue(&game())?;
    let known = db.last_known(id)?;
    for name in names {
        let known = &known[&format!("toy/{}", name.to_lowercase()).into()];
        assert_eq!((known.name.as_deref(), known.cost), (Some(name), Some(9)));
    }
    assert_eq!(db.squad(id)?.draft.members[0].last_name.as_deref(), Some("Vader"));
    Ok(())
}

#[test]
fn a_name_survives_alone_where_no_cost_was_known() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let with = |name: &str| {
        let mut wicket = figure(name, 0, "empire", &[]);
        (wicket.id, wicket.cost) = ("toy/wicket".into(), Cost::Unknown);
        catalogue(vec![wicket], &["First"])
    };
    let mut wanted = draft("One", &[("toy/wicket", 1)]);
    db.cache_catalogue(&with("Wicket"), &[], "one")?;
    let id = db.create_squad(&wanted, at(0))?.uuid;
    for (hash, name) in [("two", Some("Wicket W. Warrick")), ("three", None)] {
        match name {
            Some(name) => drop(db.cache_catalogue(&with(name), &[], hash)?),
            None => db.forget_catalogue(&game())?,
        }
        hash.clone_into(&mut wanted.notes);
        db.save_squad(id, &wanted, at(1))?;
        let member = &db.squad(id)?.draft.members[0];
        assert_eq!((member.last_name.as_deref(), member.last_cost), (Some("Wicket"), None));
    }
    Ok(())
}

#[test]
fn a_cost_that_changed_since_is_listed_and_not_changed() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let with = |costs: &[(&str, i32)]| {
        let figures = costs.iter().map(|(name, cost)| figure(name, *cost, "empire", &[])).collect();
        catalogue(figures, &["First"])
    };
    db.cache_catalogue(&with(&[("Vader", 75), ("Luke", 30), ("Han", 20)]), &[], "one")?;
    let wanted = draft("One", &[("toy/vader", 2), ("toy/luke", 1), ("toy/han", 1)]);
    let id = db.create_squad(&wanted, at(0))?.uuid;
    assert_eq!(db.cost_drift(&game())?, []);

    db.cache_catalogue(&with(&[("Vader", 70), ("Luke", 30)]), &[], "two")?;
    db.save_squad(id, &wanted, at(1))?;
    let drift = db.cost_drift(&game())?;
    let seen: Vec<_> = drift.iter().map(|d| (d.figure.as_str(), d.then, d.now, d.in_catalogue)).collect();
    assert_eq!(seen, [("toy/han", 20, None, false), ("toy/vader", 75, Some(70), true)]);
    assert_eq!((drift[1].squad, drift[1].name.as_str(), drift[1].count), (id, "One", 2));

    // Accepting the new cost writes it into the draft.
    let mut taken = db.squad(id)?.draft;
    taken.members[0].last_cost = Some(70);
    db.save_squad(id, &taken, at(2))?;
    assert_eq!(db.cost_drift(&game())?.len(), 1);
    Ok(())
}

#[test]
fn a_draft_that_can_not_be_read_is_an_error_of_its_row_and_harms_no_other() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let id = db.create_squad(&draft("One", &[]), at(0))?.uuid;
    db.create_squad(&draft("Two", &[]), at(0))?;
    Connection::open(db.path())?.execute_batch(&format!(
        "DROP TRIGGER squad_revision_stays; UPDATE squad_revision SET draft = '{{' WHERE squad = '{id}'"
    ))?;
    assert!(matches!(db.squad(id), Err(DbError::Row { table: "squad_revision", .. })));
    assert_eq!(db.squads(None)?.len(), 2);
    assert_eq!(db.save_squad(id, &draft("One", &[]), at(1))?.revision, 2);
    assert_eq!(db.squad(id)?.draft, draft("One", &[]));
    Ok(())
}
