//! Benchmarks of what users wait for: an autosave, a keystroke in the search box, a large import, opening.

use std::collections::BTreeMap;
use std::hint::black_box;

use chrono::{DateTime, TimeDelta, Utc};
use divan::Bencher;
use muster_db::Database;
use muster_db::table::holding::{Bulk, Holding};
use muster_db::table::search::{Filter, OwnedFilter, Search, Sort};
use muster_rules::catalogue::{Catalogue, CatalogueParts, Printing, Set};
use muster_rules::figure::{Cost, Figure};
use muster_rules::id::FigureId;
use muster_rules::squad::{Member, SquadDraft};
use tempfile::{TempDir, tempdir};

const FIGURES: usize = 2_000;
const HOLDINGS: u32 = 100_000;

fn main() {
    divan::main();
}

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).expect("a time")
}

fn folder() -> (TempDir, Database) {
    let place = tempdir().expect("a folder");
    let db = Database::open(place.path(), now()).expect("a database");
    (place, db)
}

/// Returns a catalogue of made-up figures whose names share prefixes as often as in a real game.
fn catalogue() -> Catalogue {
    const FIRST: [&str; 10] =
        ["Clone", "Dark", "Rebel", "Imperial", "Mandalorian", "Elite", "Sith", "Jedi", "Old", "Heavy"];
    const SECOND: [&str; 10] = [
        "Trooper",
        "Commander",
        "Guard",
        "Scout",
        "Pilot",
        "Assassin",
        "Knight",
        "Captain",
        "Droid",
        "Hunter",
    ];
    let figure = |n: usize| Figure {
        id: format!("toy/figure-{n}").into(),
        name: format!("{} {} of Squadron {n}", FIRST[n % 10], SECOND[n / 10 % 10]),
        cost: Cost::Known((n % 75) as i32),
        factions: vec![["empire", "rebels", "fringe"][n % 3].into()],
        unique: n.is_multiple_of(4),
        traits: Vec::new(),
        attributes: BTreeMap::new(),
        stats: BTreeMap::from([("hp".to_owned(), 10), ("attack".to_owned(), (n % 14) as i32)]),
        keywords: BTreeMap::from([(
            "abilities".to_owned(),
            vec![format!("Careful Shot {}", n % 5), "Melee Attack".to_owned(), "Commander Effect".to_owned()],
        )]),
        lacks: Vec::new(),
        persons: Vec::new(),
        source: "bench".into(),
        suspect: None,
        texts: Default::default(),
    };
    let printing = |n: usize| Printing {
        id: format!("toy/set-{}/{n}", n % 12).into(),
        figure: format!("toy/figure-{n}").into(),
        set: format!("set-{}", n % 12).into(),
        number: n.to_string(),
        rarity: "C".to_owned(),
        note: None,
    };
    let set = |n: usize| Set {
        id: format!("set-{n}").into(),
        name: format!("The Set of Number {n}"),
        aliases: Vec::new(),
        released: None,
        printings: None,
    };
    let game = serde_json::json!({
        "id": "toy", "prefix": "toy", "name": "Toy", "catalogue_date": "2026-11-22"
    });
    Catalogue::new(CatalogueParts {
        game: serde_json::from_value(game).expect("a game"),
        figures: (0..FIGURES).map(figure).collect(),
        printings: (0..FIGURES).map(printing).collect(),
        sets: (0..12).map(set).collect(),
        formats: Vec::new(),
        admissions: Vec::new(),
        cost_changes: Vec::new(),
        side_lists: Vec::new(),
        let_in: Vec::new(),
        attachments: Vec::new(),
        short_names: Vec::new(),
        codes: Vec::new(),
        sources: Vec::new(),
    })
}

fn holdings(count: u32) -> Vec<Holding> {
    let holding = |n: u32| {
        let figure = format!("toy/figure-{}", n as usize % FIGURES);
        let name = format!("A Figure of Some Name {n}");
        let mut holding = Holding::new("toy".into(), format!("toy/set/{n}").into(), figure.into(), name);
        (holding.last_cost, holding.figures, holding.cards) = (Some(9), n % 7, n % 5);
        holding
    };
    (0..count).map(holding).collect()
}

/// Saves a changed squad of twelve, including log, checkpoint and waiting for the disk.
#[divan::bench]
fn autosave(bencher: Bencher<'_, '_>) {
    let (_place, mut db) = folder();
    db.cache_catalogue(&catalogue(), &[], "one").expect("cached");
    let mut draft = SquadDraft::new("toy".into(), "standard".into());
    draft.name = "A squad that is being built".to_owned();
    draft.members = (0..12).map(|n| Member::new(format!("toy/figure-{n}").into(), 1)).collect();
    let id = db.create_squad(&draft, now()).expect("saved").uuid;
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        draft.members[0].count = n;
        db.save_squad(id, &draft, now() + TimeDelta::seconds(i64::from(n))).expect("saved")
    });
}

/// One keystroke with the sixty rows displayed, and a collection of 100,000 rows.
#[divan::bench(args = ["", "c", "cl", "clone", "clo tro", "care", "squadron", "the set", "mel com"])]
fn keystroke(bencher: Bencher<'_, '_>, query: &str) {
    let (_place, mut db) = folder();
    db.cache_catalogue(&catalogue(), &[], "one").expect("cached");
    db.put_holdings(&holdings(HOLDINGS), Bulk::Set, now()).expect("imported");
    let search = Search { query: query.to_owned(), limit: 60, ..Search::default() };
    bencher.bench_local(|| db.search(black_box(&search)).expect("found"));
}

/// One keystroke among owned figures, sorted by a column.
#[divan::bench]
fn keystroke_among_owned_by_cost(bencher: Bencher<'_, '_>) {
    let (_place, mut db) = folder();
    db.cache_catalogue(&catalogue(), &[], "one").expect("cached");
    db.put_holdings(&holdings(HOLDINGS), Bulk::Set, now()).expect("imported");
    let filter = Filter { owned: Some(OwnedFilter::Owned), cost_max: Some(60), ..Filter::default() };
    let search = Search { query: "tro".to_owned(), filter, sort: Sort::Cost, limit: 60, ..Search::default() };
    bencher.bench_local(|| db.search(black_box(&search)).expect("found"));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn import_100_000_rows(bencher: Bencher<'_, '_>) {
    let rows = holdings(HOLDINGS);
    bencher.with_inputs(folder).bench_local_refs(|(_, db)| {
        db.put_holdings(&rows, Bulk::Set, now()).expect("imported");
    });
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn read_100_000_rows(bencher: Bencher<'_, '_>) {
    let (_place, mut db) = folder();
    db.put_holdings(&holdings(HOLDINGS), Bulk::Set, now()).expect("imported");
    bencher.bench_local(|| db.holdings(None).expect("read").len());
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn cache_2_000_figures(bencher: Bencher<'_, '_>) {
    let catalogue = catalogue();
    bencher.with_inputs(folder).bench_local_refs(|(_, db)| {
        db.cache_catalogue(&catalogue, &[], "one").expect("cached");
    });
}

#[divan::bench]
fn open_an_existing_database(bencher: Bencher<'_, '_>) {
    let (place, mut db) = folder();
    db.cache_catalogue(&catalogue(), &[], "one").expect("cached");
    drop(db);
    bencher.bench_local(|| Database::open(place.path(), now()).expect("opened").machine());
}

/// The daily backup of a large collection, including the check of the whole file.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn daily_backup_of_100_000_rows(bencher: Bencher<'_, '_>) {
    let (_place, mut db) = folder();
    db.cache_catalogue(&catalogue(), &[], "one").expect("cached");
    db.put_holdings(&holdings(HOLDINGS), Bulk::Set, now()).expect("imported");
    let mut day = 0;
    bencher.bench_local(|| {
        day += 1;
        db.backup_daily(now() + TimeDelta::days(day)).expect("copied")
    });
}

/// The query of owned figures for a new squad.
#[divan::bench]
fn owned_by_figure_of_100_000_rows(bencher: Bencher<'_, '_>) {
    let (_place, mut db) = folder();
    db.put_holdings(&holdings(HOLDINGS), Bulk::Set, now()).expect("imported");
    let figure = FigureId::from("toy/figure-1");
    bencher.bench_local(|| db.owned_by_figure(&"toy".into()).expect("read").get(&figure).copied());
}
