//! The collection: values survive a round trip.

use muster_db::table::copy::{OwnedCopy, Price};
use muster_db::table::holding::{Bulk, BulkSummary, Holding, Worth};
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, catalogue, figure, game, holding, open};

fn full(number: u32) -> Holding {
    let mut full = holding(number, 2);
    full.last_cost = Some(-7);
    (full.cards, full.wanted, full.for_trade) = (1, u32::MAX, 3);
    let price = Price { minor: 1250, currency: "EUR".to_owned() };
    full.worth = Some(Worth { price, told_on: "2026-11-24".to_owned() });
    full.note = " \"=cmd|' /C calc'!A0\"\r\n\tőű 光剑 \0 \u{feff}".to_owned();
    full
}

#[test]
fn holdings_come_out_as_they_went_in_to_the_byte() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut first = full(1);
    first.printing = "zzz/ö'; DROP TABLE holding; --".into();
    let sent = vec![holding(0, 0), full(2), full(3), first];
    db.put_holdings(&sent, Bulk::Set, at(0))?;
    drop(db);
    let db = open(place.path())?;
    let stored: Vec<_> = db.holdings(Some(&game()))?.into_iter().map(|r| r.holding).collect();
    assert_eq!(stored, sent);
    assert_eq!(db.holding(&game(), &sent[1].printing)?.map(|r| r.holding).as_ref(), Some(&sent[1]));
    assert!(db.holdings(Some(&"another-game".into()))?.is_empty());
    Ok(())
}

fn numbers(h: &Holding) -> [u32; 4] {
    [h.figures, h.cards, h.wanted, h.for_trade]
}

#[test]
fn an_import_sets_or_adds() -> Outcome {
    let with = |numbers: [u32; 4], note: &str| {
        let mut h = holding(1, numbers[0]);
        (h.cards, h.wanted, h.for_trade) = (numbers[1], numbers[2], numbers[3]);
        note.clone_into(&mut h.note);
        h
    };
    let (old, new) = (with([3, 1, 0, u32::MAX], "old"), with([2, 4, 1, 5], "new"));
    for (how, expected) in [
        (Bulk::Set, with([2, 4, 1, 5], "new")),
        (Bulk::Add, with([5, 5, 1, u32::MAX], "old")),
        (Bulk::Change, with([2, 4, 1, 5], "new")),
    ] {
        let place = tempdir()?;
        let mut db = open(place.path())?;
        assert_eq!(db.put_holdings(std::slice::from_ref(&old), how, at(0))?.added, 1);
        let summary = db.put_holdings(&[new.clone(), holding(2, 1)], how, at(9))?;
        assert_eq!(summary, BulkSummary { added: 1, changed: 1, unchanged: 0 }, "{how:?}");
        let row = db.holding(&game(), &old.printing)?.ok_or("gone")?;
        assert_eq!(row.holding, expected, "{how:?}");
        assert_eq!((row.created, row.updated), (at(0), at(9)));

        let again = db.put_holdings(std::slice::from_ref(&new), how, at(10))?;
        assert_eq!(again.unchanged, u32::from(how != Bulk::Add), "{how:?}");
        if how != Bulk::Add {
            assert_eq!(db.holding(&game(), &old.printing)?.ok_or("gone")?.updated, at(9));
        }
        db.put_holdings(&[with([0; 4], "")], Bulk::Set, at(11))?;
        db.put_holdings(std::slice::from_ref(&new), how, at(12))?;
        let row = db.holding(&game(), &old.printing)?.ok_or("gone")?;
        assert_eq!((numbers(&row.holding), row.holding.note.as_str()), ([2, 4, 1, 5], "new"), "{how:?}");
    }
    Ok(())
}

#[test]
fn of_two_rows_for_one_printing_the_later_meets_what_the_earlier_left() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    for (how, expected) in [(Bulk::Set, 2), (Bulk::Add, 5), (Bulk::Change, 2)] {
        db.put_holdings(&[holding(1, 1), holding(1, 2)], how, at(0))?;
        let figures = db.holding(&game(), &"toy/first/1".into())?.ok_or("gone")?.holding.figures;
        assert_eq!(figures, expected, "{how:?}");
    }
    Ok(())
}

#[test]
fn what_is_removed_is_gone_and_what_comes_again_starts_anew() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    db.put_holdings(&[full(1), holding(2, 1)], Bulk::Set, at(0))?;
    let gone = ["toy/first/1".into(), "toy/first/99".into()];
    assert_eq!(db.remove_holdings(&game(), &gone, at(1))?, 1);
    assert_eq!(db.remove_holdings(&game(), &gone, at(1))?, 0);
    assert_eq!(db.holdings(None)?.len(), 1);
    assert_eq!(db.holding(&game(), &gone[0])?, None);
    assert_eq!(db.owned_by_figure(&game())?.len(), 1);
    db.put_holdings(&[holding(1, 1)], Bulk::Add, at(2))?;
    let back = db.holding(&game(), &gone[0])?.ok_or("gone")?.holding;
    assert_eq!((numbers(&back), back.note.as_str()), ([1, 0, 0, 0], ""));
    Ok(())
}

#[test]
fn a_figures_printings_add_up() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let mut reprint = holding(2, 4);
    reprint.figure = holding(1, 0).figure;
    let mut only_card = holding(3, 0);
    only_card.cards = 2;
    let mut elsewhere = holding(1, 50);
    elsewhere.game = "another-game".into();
    db.put_holdings(&[holding(1, 3), reprint, only_card, elsewhere], Bulk::Set, at(0))?;
    let owned = db.owned_by_figure(&game())?;
    assert_eq!(owned.into_iter().collect::<Vec<_>>(), [("toy/soldier-1".into(), 7)]);
    Ok(())
}

#[test]
fn a_name_outlives_the_catalogue_that_had_the_figure() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let known = catalogue(vec![figure("Soldier 1", 7, "empire", &[])], &["First"]);
    db.cache_catalogue(&known, &[], "one")?;
    let mut owned = holding(1, 3);
    owned.last_cost = Some(7);
    db.put_holdings(std::slice::from_ref(&owned), Bulk::Set, at(0))?;
    db.put_copies(&[(None, copy())], at(0))?;
    db.cache_catalogue(&catalogue(Vec::new(), &["First"]), &[], "two")?;
    db.forget_catalogue(&game())?;
    assert_eq!(db.holdings(None)?[0].holding, owned);
    assert_eq!(db.copies(None)?[0].copy.last_name, "Soldier 1");
    Ok(())
}

fn copy() -> OwnedCopy {
    OwnedCopy::new(game(), "toy/first/1".into(), "toy/soldier-1".into(), "Soldier 1".to_owned())
}

#[test]
fn copies_come_out_as_they_went_in() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let noted = OwnedCopy {
        last_cost: Some(7),
        condition: "mint".to_owned(),
        painted: Some(false),
        location: "fiók 3".to_owned(),
        price: Some(Price { minor: -125, currency: "EUR".to_owned() }),
        acquired_on: Some("2008-05".to_owned()),
        note: "光\0剑".to_owned(),
        photo: Some("photos/1.jpg".to_owned()),
        ..copy()
    };
    let ids = db.put_copies(&[(None, noted.clone()), (None, copy())], at(0))?;
    let rows = db.copies_of(&game(), &"toy/first/1".into())?;
    assert_eq!(rows.iter().map(|r| r.uuid).collect::<Vec<_>>(), ids);
    assert_eq!([&rows[0].copy, &rows[1].copy], [&noted, &copy()]);

    // An export can be imported into an empty database, including IDs, and again.
    let other = tempdir()?;
    let mut other = open(other.path())?;
    let exported: Vec<_> = rows.iter().map(|r| (Some(r.uuid), r.copy.clone())).collect();
    for _ in 0..2 {
        assert_eq!(other.put_copies(&exported, at(0))?, ids);
    }
    let copies = |rows: Vec<muster_db::table::copy::CopyRow>| {
        rows.into_iter().map(|r| (Some(r.uuid), r.copy)).collect::<Vec<_>>()
    };
    assert_eq!(copies(other.copies(None)?), exported);

    // Changing a copy replaces all of its values.
    db.put_copies(&[(Some(ids[1]), noted.clone())], at(5))?;
    let changed = &db.copies_of(&game(), &"toy/first/1".into())?[1];
    assert_eq!((&changed.copy, changed.created, changed.updated), (&noted, at(0), at(5)));

    assert_eq!(db.remove_copies(&[ids[0], ids[0]], at(1))?, 1);
    assert_eq!(db.copies(Some(&game()))?.len(), 1);
    Ok(())
}
