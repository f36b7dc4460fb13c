//! Searching for figures.

use std::path::Path;

use muster_db::table::catalogue::ExtraName;
use muster_db::table::holding::Bulk;
use muster_db::table::search::{Filter, OwnedCounts, OwnedFilter, Search, Sort};
use muster_db::{Database, Result};
use muster_rules::figure::{Cost, Figure};
use muster_rules::id::FigureId;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, catalogue, figure, game, holding, open};

fn sample() -> Vec<Figure> {
    let mut vader = figure("Darth Vader, Sith Lord", 75, "empire", &["Lightsaber Assault", "Melee Attack"]);
    vader.unique = true;
    vader.stats.insert("hp".to_owned(), 150);
    let mut unknown = figure("Wicket", 0, "rebel-alliance", &[]);
    unknown.cost = Cost::Unknown;
    vec![
        figure("Clone Trooper", 9, "empire", &["Careful Shot 4"]),
        figure("Clone Commander", 15, "empire", &["Trooper Tactics"]),
        figure("Padmé Amidala, Senator", 20, "rebel-alliance", &[]),
        figure("R2-D2, Astromech Droid", 8, "rebel-alliance", &["Repair 10"]),
        figure("Kota's Elite Militia", 12, "rebel-alliance", &["Careful Shot 2"]),
        vader,
        figure("Tűzõ Őrmester", -3, "empire", &[]),
        unknown,
    ]
}

fn extra(english: &str, name: &str) -> ExtraName {
    ExtraName { english: english.to_owned(), name: name.to_owned() }
}

fn filled(dir: &Path) -> Result<Database> {
    let mut db = open(dir)?;
    let names = [
        extra("Darth Vader", "达斯·维德"),
        extra("Darth Vader", "黑武士"),
        extra("Clone Trooper", "Klón katona"),
        extra("Careful Shot", "Gondos lövés"),
        extra("Lightsaber Assault", "光剑突击"),
        extra("Empire", "帝國"),
    ];
    db.cache_catalogue(&catalogue(sample(), &["First Strike", "Clone Wars"]), &names, "one")?;
    Ok(db)
}

fn look(db: &Database, search: &Search) -> Result<Vec<String>> {
    Ok(db.search(search)?.rows.into_iter().map(|r| r.name).collect())
}

fn found(db: &Database, query: &str) -> Result<Vec<String>> {
    look(db, &Search { query: query.to_owned(), limit: 60, ..Search::default() })
}

fn filtered(db: &Database, filter: Filter) -> Result<Vec<String>> {
    look(db, &Search { filter, limit: 60, ..Search::default() })
}

#[test]
fn words_that_are_only_begun_find_a_figure_at_every_keystroke() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    let typed = "clone trooper";
    for end in 1..=typed.len() {
        let found = found(&db, &typed[..end])?;
        assert!(found.contains(&"Clone Trooper".to_owned()), "{:?}: {found:?}", &typed[..end]);
    }
    assert_eq!(found(&db, "clo tro")?[0], "Clone Trooper");
    assert_eq!(found(&db, "tro clo")?[0], "Clone Trooper");
    assert!(found(&db, "clo xyz")?.is_empty());
    Ok(())
}

#[test]
fn case_accents_apostrophes_and_hyphens_do_not_matter() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    for (query, name) in [
        ("PADME", "Padmé Amidala, Senator"),
        ("pádmë ámi", "Padmé Amidala, Senator"),
        ("Padme\u{301}", "Padmé Amidala, Senator"),
        ("kotas", "Kota's Elite Militia"),
        ("Kota’s eli", "Kota's Elite Militia"),
        ("r2d", "R2-D2, Astromech Droid"),
        ("r2-d", "R2-D2, Astromech Droid"),
        ("R2 D2", "R2-D2, Astromech Droid"),
        ("tuzo ormester", "Tűzõ Őrmester"),
        ("TŰZŐ ŐRM", "Tűzõ Őrmester"),
    ] {
        assert_eq!(found(&db, query)?, [name], "{query:?}");
    }
    Ok(())
}

#[test]
fn two_chinese_characters_of_a_name_find_it_and_others_do_not() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    for query in ["达斯", "维德", "斯维", "维", "达斯维德", "达斯·维德", "光剑", "剑突", "维德 光剑"]
    {
        assert_eq!(found(&db, query)?, ["Darth Vader, Sith Lord"], "{query:?}");
    }
    assert!(found(&db, "斯达")?.is_empty(), "the order of characters counts");
    assert_eq!(found(&db, "黑武")?.len(), 1);
    assert!(found(&db, "德黑")?.is_empty(), "two names are not one");
    assert_eq!(found(&db, "帝國")?.len(), 4);
    Ok(())
}

#[test]
fn names_of_other_languages_abilities_factions_and_sets_are_found() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    assert_eq!(found(&db, "klon kat")?, ["Clone Trooper"]);
    let mut careful = found(&db, "gondos loves")?;
    careful.sort();
    assert_eq!(careful, ["Clone Trooper", "Kota's Elite Militia"]);
    assert_eq!(found(&db, "careful shot 4")?, ["Clone Trooper"]);
    assert_eq!(found(&db, "rebel kota")?, ["Kota's Elite Militia"]);
    assert_eq!(found(&db, "first strike padm")?, ["Padmé Amidala, Senator"]);
    Ok(())
}

#[test]
fn a_match_in_the_name_comes_before_one_in_an_ability() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    assert_eq!(found(&db, "trooper")?, ["Clone Trooper", "Clone Commander"]);
    assert_eq!(found(&db, "clone")?[..2], ["Clone Commander", "Clone Trooper"], "then the set's name");
    Ok(())
}

#[test]
fn a_name_that_begins_as_typed_comes_before_one_that_holds_it() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let names =
        ["501st Clone Trooper", "Clone Trooper", "Clone Trooper Commander", "Clone Heavy Trooper", "Trooper"];
    let figures = names.iter().map(|name| figure(name, 9, "empire", &[])).collect();
    db.cache_catalogue(&catalogue(figures, &["First"]), &[], "one")?;
    let in_order = ["Clone Heavy Trooper", "Clone Trooper", "Clone Trooper Commander", "501st Clone Trooper"];
    assert_eq!(found(&db, "clo tro")?, in_order);
    assert_eq!(found(&db, "Clone Trooper")?[0], "Clone Trooper");
    assert_eq!(found(&db, "trooper")?[0], "Trooper");
    let mut backwards = in_order.to_vec();
    backwards.reverse();
    let reversed =
        look(&db, &Search { query: "clo tro".to_owned(), descending: true, limit: 9, ..Search::default() })?;
    assert_eq!(reversed[0], backwards[0]);
    Ok(())
}

#[test]
fn a_whole_word_of_a_name_comes_before_one_that_is_only_begun() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let names =
        ["Vader's Apprentice, Redeemed", "Darth Vader, Sith Lord", "Darth Vader", "Lord Vader", "Vaderling"];
    let figures = names.iter().map(|name| figure(name, 9, "empire", &[])).collect();
    db.cache_catalogue(&catalogue(figures, &["First"]), &[], "one")?;
    let in_order =
        ["Darth Vader", "Darth Vader, Sith Lord", "Lord Vader", "Vader's Apprentice, Redeemed", "Vaderling"];
    assert_eq!(found(&db, "vader")?, in_order);
    assert_eq!(found(&db, "lord vader")?, ["Lord Vader", "Darth Vader, Sith Lord"]);
    assert_eq!(found(&db, "vader's")?[0], "Vader's Apprentice, Redeemed");
    assert_eq!(found(&db, "vad")?[0], "Vader's Apprentice, Redeemed");
    Ok(())
}

#[test]
fn nothing_that_users_type_is_an_error() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    for query in [
        "\"",
        "a\"b",
        "*",
        "NEAR(",
        "AND",
        "name:x",
        "-",
        "^a",
        "(",
        "'; DROP TABLE figure",
        "a\0b",
        "\u{e000}",
        "+a",
    ] {
        db.search(&Search { query: query.to_owned(), limit: 9, ..Search::default() })?;
    }
    assert_eq!(found(&db, " - ")?.len(), 8, "a query without words finds all");
    Ok(())
}

#[test]
fn figures_that_words_mean_come_behind_those_that_say_them_and_may_be_all_that_is_looked_through() -> Outcome
{
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let names = ["Aurra Sing", "Bossk", "Clone Trooper", "Dengar"];
    let figures = names.iter().map(|name| figure(name, 9, "empire", &[])).collect();
    db.cache_catalogue(&catalogue(figures, &["First"]), &[], "one")?;
    let id = |name: &str| figure(name, 9, "empire", &[]).id;
    let meant = vec![id("Aurra Sing"), id("Clone Trooper")];
    let search = Search { query: "clone".to_owned(), meant: meant.clone(), limit: 9, ..Search::default() };
    assert_eq!(look(&db, &search)?, ["Clone Trooper", "Aurra Sing"]);
    assert_eq!(db.search(&search)?.total, 2);
    let of = |figures: Vec<FigureId>| Filter { figures: Some(figures), ..Filter::default() };
    assert_eq!(filtered(&db, of(meant))?, ["Aurra Sing", "Clone Trooper"]);
    assert!(filtered(&db, of(Vec::new()))?.is_empty(), "none of none");
    let both = Search { filter: of(vec![id("Aurra Sing")]), ..search };
    assert_eq!(look(&db, &both)?, ["Aurra Sing"]);
    Ok(())
}

#[test]
fn filters_narrow_what_is_found_and_go_together() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    let none = Filter::default();
    let count = |filter| filtered(&db, filter).map(|names| names.len());
    assert_eq!(count(none.clone())?, 8);
    assert_eq!(count(Filter { games: vec![game()], ..none.clone() })?, 8);
    assert_eq!(count(Filter { games: vec!["other".into()], ..none.clone() })?, 0);
    assert_eq!(count(Filter { factions: vec!["empire".into()], ..none.clone() })?, 4);
    assert_eq!(
        count(Filter { factions: vec!["empire".into(), "rebel-alliance".into()], ..none.clone() })?,
        8
    );
    assert_eq!(count(Filter { sets: vec!["clone-wars".into()], ..none.clone() })?, 4);
    assert_eq!(count(Filter { rarities: vec!["R".to_owned()], ..none.clone() })?, 4);
    let rare_of_first =
        Filter { sets: vec!["first-strike".into()], rarities: vec!["R".to_owned()], ..none.clone() };
    assert_eq!(count(rare_of_first)?, 0, "set and rarity of one printing");
    assert_eq!(
        filtered(&db, Filter { cost_min: Some(-5), cost_max: Some(8), ..none.clone() })?,
        ["R2-D2, Astromech Droid", "Tűzõ Őrmester"]
    );
    assert_eq!(filtered(&db, Filter { unique: Some(true), ..none.clone() })?, ["Darth Vader, Sith Lord"]);
    assert_eq!(count(Filter { unique: Some(false), ..none.clone() })?, 7);
    assert_eq!(count(Filter { abilities: vec!["careful shot".to_owned()], ..none.clone() })?, 2);
    assert_eq!(count(Filter { abilities: vec!["Careful Shot 4".to_owned()], ..none.clone() })?, 1);
    let both = vec!["Melee Attack".to_owned(), "Lightsaber Assault".to_owned()];
    assert_eq!(count(Filter { abilities: both, ..none.clone() })?, 1);

    let filter = Filter { factions: vec!["rebel-alliance".into()], cost_max: Some(12), ..none };
    let page = db.search(&Search { query: "care".to_owned(), filter, limit: 60, ..Search::default() })?;
    assert_eq!((page.total, page.rows[0].name.as_str()), (1, "Kota's Elite Militia"));
    Ok(())
}

#[test]
fn what_is_owned_stands_with_a_figure_and_filters_it() -> Outcome {
    let place = tempdir()?;
    let mut db = filled(place.path())?;
    let of = |number, figure: &str, figures| {
        let mut holding = holding(number, figures);
        holding.figure = figure.into();
        holding
    };
    let mut reprint = of(2, "toy/clone-trooper", 2);
    (reprint.cards, reprint.wanted, reprint.for_trade) = (5, 1, 2);
    let mut card = of(3, "toy/wicket", 0);
    card.cards = 1;
    let mut foreign = of(4, "toy/clone-trooper", 100);
    foreign.game = "another-game".into();
    db.put_holdings(&[of(1, "toy/clone-trooper", 3), reprint, card, foreign], Bulk::Set, at(0))?;
    db.put_holdings(&[of(5, "toy/clone-commander", 1)], Bulk::Set, at(0))?;
    db.remove_holdings(&game(), &["toy/first/5".into()], at(1))?;

    let page = db.search(&Search { query: "clone troo".to_owned(), limit: 1, ..Search::default() })?;
    assert_eq!(page.rows[0].owned, OwnedCounts { figures: 5, cards: 5, wanted: 1, for_trade: 2 });
    let owned = |owned| filtered(&db, Filter { owned: Some(owned), ..Filter::default() });
    assert_eq!(owned(OwnedFilter::Owned)?, ["Clone Trooper", "Wicket"]);
    assert_eq!(owned(OwnedFilter::Missing)?.len(), 6);
    assert_eq!(owned(OwnedFilter::Wanted)?, ["Clone Trooper"]);
    assert_eq!(owned(OwnedFilter::ForTrade)?, ["Clone Trooper"]);
    let by_owned = Search { sort: Sort::Owned, descending: true, limit: 60, ..Search::default() };
    assert_eq!(look(&db, &by_owned)?[..2], ["Clone Trooper", "Clone Commander"]);
    Ok(())
}

#[test]
fn every_column_sorts_both_ways_and_unknown_comes_last() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    let sorted = |sort: &Sort, descending| {
        look(&db, &Search { sort: sort.clone(), descending, limit: 60, ..Search::default() })
    };
    let names = ["Clone Commander", "Clone Trooper", "Darth Vader, Sith Lord", "Kota's Elite Militia"];
    assert_eq!(sorted(&Sort::Name, false)?[..4], names);
    assert_eq!(sorted(&Sort::Name, true)?[0], "Wicket");
    assert_eq!(sorted(&Sort::Cost, false)?[0], "Tűzõ Őrmester");
    assert_eq!(sorted(&Sort::Cost, true)?[0], "Darth Vader, Sith Lord");
    assert_eq!(
        (&sorted(&Sort::Cost, false)?[7], &sorted(&Sort::Cost, true)?[7]),
        (&"Wicket".to_owned(), &"Wicket".to_owned())
    );
    assert_eq!(sorted(&Sort::Faction, true)?[0], "Kota's Elite Militia");
    assert_eq!(sorted(&Sort::Set, false)?[0], "Clone Trooper");
    assert_eq!(sorted(&Sort::Set, true)?[0], "Clone Commander");
    assert_eq!(sorted(&Sort::Rarity, false)?[0], "Clone Trooper");
    assert_eq!(sorted(&Sort::Rarity, true)?[0], "Clone Commander");
    for descending in [false, true] {
        assert_eq!(sorted(&Sort::Stat("hp".to_owned()), descending)?[0], "Darth Vader, Sith Lord");
        assert_eq!(sorted(&Sort::Stat("no\"such'".to_owned()), descending)?.len(), 8);
    }
    Ok(())
}

#[test]
fn pages_follow_each_other_and_know_the_whole_number() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    let page = |query: &str, offset| {
        db.search(&Search { query: query.to_owned(), limit: 3, offset, ..Search::default() })
    };
    let mut seen = Vec::new();
    for offset in [0, 3, 6, 9] {
        let page = page("", offset)?;
        assert_eq!(page.total, 8);
        seen.extend(page.rows.into_iter().map(|r| r.name));
    }
    assert_eq!(seen, filtered(&db, Filter::default())?);
    assert_eq!(page("clone", 90)?.total, 5);
    Ok(())
}

#[test]
fn a_row_says_what_the_card_says() -> Outcome {
    let place = tempdir()?;
    let db = filled(place.path())?;
    let row = &db.search(&Search { query: "vader".to_owned(), limit: 1, ..Search::default() })?.rows[0];
    assert_eq!((row.cost, row.unique, row.game.clone()), (Cost::Known(75), true, game()));
    assert_eq!(row.factions, ["empire".into()]);
    let printing = &row.printings[0];
    assert_eq!(
        (printing.set.as_str(), printing.number.as_str(), printing.rarity.as_str()),
        ("clone-wars", "6", "R")
    );
    assert_eq!(db.cached_figure(&row.id)?.as_ref(), sample().get(5));
    assert_eq!(filtered(&db, Filter::default())?.last().map(String::as_str), Some("Wicket"));
    Ok(())
}

#[test]
fn the_cache_is_rebuilt_when_the_hash_changes_and_only_then() -> Outcome {
    let place = tempdir()?;
    let mut db = filled(place.path())?;
    assert_eq!(db.cached_hash(&game())?.as_deref(), Some("one"));
    let smaller = catalogue(vec![figure("Lone Wolf", 5, "empire", &[])], &["Second"]);
    assert!(!db.cache_catalogue(&smaller, &[], "one")?);
    assert_eq!(found(&db, "")?.len(), 8);
    assert!(db.cache_catalogue(&smaller, &[], "two")?);
    assert_eq!(found(&db, "")?, ["Lone Wolf"]);
    assert!(found(&db, "clone")?.is_empty());
    db.check_integrity()?;
    assert_eq!(db.cached_games()?, [game()]);
    db.forget_catalogue(&game())?;
    assert_eq!((db.cached_hash(&game())?, found(&db, "wolf")?.len()), (None, 0));
    Ok(())
}

#[test]
fn of_two_figures_with_one_id_the_later_is_cached() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let corrected = catalogue(
        vec![
            figure("Wolf", 5, "empire", &[]),
            figure("Fox", 3, "empire", &[]),
            figure("Wolf", 6, "empire", &[]),
        ],
        &["First"],
    );
    db.cache_catalogue(&corrected, &[], "one")?;
    let rows = db.search(&Search { limit: 60, ..Search::default() })?.rows;
    let costs: Vec<_> = rows.iter().map(|r| (r.name.as_str(), r.cost.known())).collect();
    assert_eq!(costs, [("Fox", Some(3)), ("Wolf", Some(6))]);
    Ok(())
}

#[test]
fn the_built_in_packs_can_be_cached_and_searched() -> Outcome {
    let place = tempdir()?;
    let mut db = open(place.path())?;
    let (games, _) = muster_db::pack::load(&muster_db::pack::built_in());
    for game in &games {
        assert!(db.cache_catalogue(&game.catalogue, &[], &game.hash)?);
        let filter = Filter { games: vec![game.catalogue.game().id.clone()], ..Filter::default() };
        let page = db.search(&Search { filter, limit: 1, ..Search::default() })?;
        assert_eq!(page.total as usize, game.catalogue.figures().len());
    }
    db.check_integrity()?;
    let found = db.search(&Search { query: "clo tro".to_owned(), limit: 60, ..Search::default() })?;
    assert_eq!(found.rows[0].id.as_str(), "swm/clone-trooper");
    Ok(())
}
