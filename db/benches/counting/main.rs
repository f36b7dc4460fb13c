//! Benchmarks counting all legal squads: medians with their budgets, a comparison with Python programs, and the
//! growth of time and memory (docs/counting.md). Not a test.
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

mod beside;
mod curve;
mod growth;
mod made_up;
#[path = "../python/mod.rs"]
mod python;
#[path = "../timing/mod.rs"]
mod timing;

use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::time::Duration;

use muster_rules::catalogue::Catalogue;
use muster_rules::count::{self, Request};
use muster_rules::format::Format;
use muster_rules::id::FigureId;
use muster_rules::squad::Member;

use timing::times;

fn median(runs: usize, run: impl FnMut()) -> Duration {
    times(runs, run)[runs / 2]
}

/// Returns the number of squads and the time to compute it.
fn counted(catalogue: &Catalogue, request: &Request<'_>, runs: usize) -> (String, Duration) {
    let count = || black_box(count::count(catalogue, black_box(request)).map(|c| c.legal.to_string()));
    let squads = count().unwrap_or_else(|error| error.to_string());
    (squads, median(runs, || drop(count())))
}

fn row(what: &str, measured: Duration, note: &str) {
    println!("{what:<66} {:>11} {note}", format!("{measured:.2?}"));
}

fn main() {
    let Some(catalogue) = made_up::catalogue() else { return };
    let Some(format) = catalogue.format(&"standard".into()) else { return };
    if growth::is_child(&catalogue, format) {
        return;
    }
    println!("{:<66} {:>11} (budget 5 ms each)", "median of", "measured");
    let all = Request::new(format);
    let (squads, time) = counted(&catalogue, &all, 101);
    row("all squads of the whole catalogue, 100 points", time, &format!("{squads} squads"));
    beside_others(&catalogue, format);
    collections(&catalogue, &all);
    around_a_squad(&catalogue, &all);
    purchases(&catalogue, &all);
    attachments();
    growth::table();
}

/// The simple case, which a plain program can count, and a slice of it for which CP-SAT can enumerate all
/// squads.
fn beside_others(catalogue: &Catalogue, format: &Format) {
    let simple = made_up::simple(catalogue);
    let Some(format) = simple.format(&format.id) else { return };
    let request = Request::new(format);
    let (squads, time) = counted(&simple, &request, 101);
    let theirs = beside::python(beside::PLAIN, &simple, 100);
    row("the simple case: names only, no Rapport", time, &python::note("Python", theirs, &squads, time));

    let points = 45;
    let slice = made_up::slice(catalogue, 12);
    let request = Request { points: Some(points), ..request };
    let (squads, time) = counted(&slice, &request, 101);
    let theirs = beside::python(beside::CP_SAT, &slice, points);
    let what =
        format!("{} figures of one faction, {points} points: {squads} squads to list", slice.figures().len());
    row(&what, time, &python::note("OR-tools CP-SAT", theirs, &squads, time));
}

/// Collections of one to four per kind; those larger than the catalogue use a synthetic one.
fn collections(catalogue: &Catalogue, all: &Request<'_>) {
    for (kinds, figures) in [(250, None), (500, None), (874, Some(1_000)), (5_000, Some(6_000))] {
        let enlarged = figures.map(|figures| made_up::sized(catalogue, figures));
        let catalogue = enlarged.as_ref().unwrap_or(catalogue);
        let owned = made_up::shelf(catalogue.figures(), kinds);
        let request = Request { owned: Some(&owned), ..*all };
        let (squads, time) = counted(catalogue, &request, 51);
        let of = if figures.is_some() { "made-up ones" } else { "the catalogue's" };
        let what = format!("a collection of {} of {} kinds, {of}", owned.len(), catalogue.figures().len());
        row(&what, time, &format!("{squads} squads"));
    }
}

/// The builder's queries in addition to a count.
fn around_a_squad(catalogue: &Catalogue, all: &Request<'_>) {
    let begun: Vec<_> = ["swm/general-obi-wan-kenobi", "swm/clone-trooper"]
        .map(|id| Member::new(FigureId::from(id), 1))
        .into();
    for (what, with) in [("an empty squad", &[][..]), ("a squad of two", &begun[..])] {
        let request = Request { with, ..*all };
        let time = median(51, || drop(black_box(count::fits(catalogue, black_box(&request)))));
        row(&format!("every row's still fits and fills exactly, beside {what}"), time, "");
    }
    let time = median(21, || drop(black_box(count::random(catalogue, all, 7))));
    row("one squad by chance", time, "");
}

/// The queries for purchases: with a collection of 500 kinds, every figure and every set, then some pairs.
fn purchases(catalogue: &Catalogue, all: &Request<'_>) {
    let owned = made_up::shelf(catalogue.figures(), 500);
    let request = Request { owned: Some(&owned), ..*all };
    let one = |id: &FigureId| Member::new(id.clone(), 1);
    let figures: Vec<_> = catalogue.figures().iter().map(|f| vec![one(&f.id)]).collect();
    let mut by_set = BTreeMap::<_, BTreeSet<_>>::new();
    for printing in catalogue.printings() {
        by_set.entry(&printing.set).or_default().insert(&printing.figure);
    }
    let sets: Vec<Vec<_>> = by_set.values().map(|set| set.iter().map(|f| one(f)).collect()).collect();
    let two = |of: &[Vec<Member>]| -> Vec<Vec<Member>> {
        (0..of.len()).flat_map(|a| (0..a).map(move |b| [&of[a][..], &of[b][..]].concat())).collect()
    };
    let pairs = [two(&figures[..24]), two(&sets[..24.min(sets.len())])].concat();
    for (what, bought) in
        [("each figure", &figures), ("each set", &sets), ("pairs of 24 figures and 24 sets", &pairs)]
    {
        let time = median(11, || drop(black_box(count::with_more(catalogue, black_box(&request), bought))));
        row(&format!("what buying {what} opens, {} purchases", bought.len()), time, "");
    }
}

/// A game with attachments, where every row of the list asks for a place to attach to.
fn attachments() {
    let Some(catalogue) = made_up::catalogue_at(2) else { return };
    let Some(format) = catalogue.format(&"standard".into()) else { return };
    let request = Request { attachments: false, ..Request::new(format) };
    let (squads, time) = counted(&catalogue, &request, 21);
    row(&format!("all armies of {} kinds", catalogue.figures().len()), time, &format!("{squads} armies"));
    let time = median(11, || drop(black_box(count::fits(&catalogue, black_box(&request)))));
    row("every row's still fits, attachments one more each", time, "");
}
