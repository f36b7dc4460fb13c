//! Counting all legal squads: medians beside the budget, beside a plain dynamic programme in Python
//! for the simple case, and how time and memory grow. Not a test.
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use muster_db::pack;
use muster_rules::catalogue::Catalogue;
use muster_rules::constraint::Constraint;
use muster_rules::count::{self, Request};
use muster_rules::figure::{Cost, Figure, PersonLink, Standing};
use muster_rules::id::{FigureId, PersonId};
use muster_rules::squad::Member;

/// The same case in Python: names only, nobody makes anybody cheaper, nobody lets anybody in.
const PYTHON: &str = r#"
import json, sys, time
figures, limit = json.load(open(sys.argv[1])), 100
def dp(pool):
    a = [1] + [0] * limit
    names = {}
    for name, cost, unique, _ in pool:
        if unique:
            names.setdefault(name, []).append(cost)
        else:
            for i in range(cost, limit + 1):
                a[i] += a[i - cost]
    for costs in names.values():
        b = a[:]
        for cost in costs:
            for i in range(cost, limit + 1):
                b[i] += a[i - cost]
        a = b
    return sum(a) - 1
def all_squads():
    factions = sorted({f[3] for f in figures} - {"fringe"})
    fringe = [f for f in figures if f[3] == "fringe"]
    total = sum(dp(fringe + [f for f in figures if f[3] == faction]) for faction in factions)
    return total - (len(factions) - 1) * dp(fringe)
times = []
for _ in range(9):
    start = time.perf_counter()
    total = all_squads()
    times.append(time.perf_counter() - start)
print(total, sorted(times)[4])
"#;

fn median(runs: usize, mut run: impl FnMut()) -> Duration {
    run();
    let mut times: Vec<_> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

fn row(what: &str, measured: Duration, note: &str) {
    println!("{what:<66} {:>11} {note}", format!("{measured:.2?}"));
}

/// What the process has needed at most, in MiB.
fn most_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or("0");
    line.trim().trim_end_matches("kB").trim().parse::<u64>().unwrap_or(0) / 1024
}

/// So many kinds of figures in ones to fours, the same every time.
fn shelf(figures: &[Figure], kinds: usize) -> BTreeMap<FigureId, u32> {
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    };
    let mut left: Vec<_> = figures.iter().map(|f| f.id.clone()).collect();
    let mut out = BTreeMap::new();
    while out.len() < kinds && !left.is_empty() {
        let id = left.swap_remove(next() % left.len());
        out.insert(id, u32::try_from(next() % 4).unwrap_or(0) + 1);
    }
    out
}

/// The catalogue as the Python programme sees it.
fn simple(catalogue: &Catalogue) -> Catalogue {
    let mut parts = catalogue.parts().clone();
    parts.admissions.clear();
    parts.cost_changes.clear();
    parts.figures.retain(|f| f.cost.known().is_some());
    for figure in parts.figures.iter_mut().filter(|f| f.unique) {
        figure.persons = vec![PersonLink {
            person: PersonId::from(figure.name.as_str()),
            standing: Standing::Settled,
            source: figure.source.clone(),
        }];
    }
    let kept =
        |c: &Constraint| matches!(c, Constraint::Budget(_) | Constraint::Faction(_) | Constraint::Unique(_));
    parts.formats.iter_mut().for_each(|f| f.constraints.retain(kept));
    Catalogue::new(parts)
}

/// The catalogue several times over: other figures of the same kinds, one point dearer each time.
fn enlarged(catalogue: &Catalogue, figures: usize) -> Catalogue {
    let mut parts = catalogue.parts().clone();
    let first = parts.figures.clone();
    for turn in 1.. {
        for figure in &first {
            if parts.figures.len() >= figures {
                return Catalogue::new(parts);
            }
            let mut copy = figure.clone();
            copy.id = FigureId::from(format!("{}-{turn}", figure.id).as_str());
            copy.persons.clear();
            if let Cost::Known(cost) = copy.cost {
                copy.cost = Cost::Known(cost + turn);
            }
            parts.figures.push(copy);
        }
    }
    Catalogue::new(parts)
}

fn main() {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    let Some(game) = games.iter().find(|g| g.catalogue.game().order == 1) else { return };
    let catalogue = &game.catalogue;
    let Some(format) = catalogue.format(&"standard".into()) else { return };
    let all = Request::new(format);
    let count = |catalogue: &Catalogue, request: &Request<'_>| {
        black_box(count::count(catalogue, black_box(request)).map(|c| c.legal.to_string()))
    };
    println!("{:<66} {:>11} (budget 5 ms each)", "median of", "measured");
    let squads = count(catalogue, &all).unwrap_or_default();
    let time = median(101, || drop(count(catalogue, &all)));
    row("all squads of the whole catalogue, 100 points", time, &format!("{squads} squads"));

    let plain = simple(catalogue);
    let Some(plain_format) = plain.format(&format.id) else { return };
    let request = Request::new(plain_format);
    let ours = count(&plain, &request).unwrap_or_default();
    let time = median(101, || drop(count(&plain, &request)));
    let mut json = String::from("[");
    for (i, f) in plain.figures().iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let faction = f.factions.first().map_or("", |f| f.as_str());
        let cost = f.cost.known().unwrap_or(0);
        let _ = write!(json, "{comma}[{:?},{cost},{},{faction:?}]", f.name, f.unique);
    }
    json.push(']');
    let file = std::env::temp_dir().join("muster-count.json");
    let python = std::fs::write(&file, json).ok().and_then(|()| {
        let out = Command::new("python3").arg("-c").arg(PYTHON).arg(&file).output().ok()?;
        let text = String::from_utf8(out.stdout).ok()?;
        let (total, seconds) = text.trim().split_once(' ')?;
        Some((total.to_owned(), seconds.parse::<f64>().ok()?))
    });
    match python {
        Some((total, seconds)) => {
            let same = if total == ours { "the same number" } else { "ANOTHER NUMBER" };
            let ratio = seconds / time.as_secs_f64();
            let note = format!("Python {:.1} ms, {ratio:.0} times as long, {same}", seconds * 1e3);
            row("the simple case: names only, no Rapport", time, &note);
        }
        None => row("the simple case: names only, no Rapport", time, "(no Python here to compare with)"),
    }

    for kinds in [250, 500, 874] {
        let owned = shelf(catalogue.figures(), kinds);
        let request = Request { owned: Some(&owned), ..all };
        let squads = count(catalogue, &request).unwrap_or_default();
        let time = median(51, || drop(count(catalogue, &request)));
        row(&format!("a collection of {} kinds", owned.len()), time, &format!("{squads} squads"));
    }
    let begun: Vec<_> = ["swm/general-obi-wan-kenobi", "swm/clone-trooper"]
        .map(|id| Member::new(FigureId::from(id), 1))
        .into();
    for (what, with) in [("an empty squad", &[][..]), ("a squad of two", &begun[..])] {
        let request = Request { with, ..all };
        let time = median(51, || drop(black_box(count::fits(catalogue, black_box(&request)))));
        row(&format!("every row's still fits and fills exactly, beside {what}"), time, "");
    }
    let time = median(21, || drop(black_box(count::random(catalogue, &all, 7))));
    row("one squad by chance", time, "");
    println!("\n{:<66} {:>11}", "how it grows: figures, points", "measured");
    let before = most_memory();
    for (figures, points) in [(1_000, 100), (2_000, 100), (5_000, 100), (5_000, 200), (5_000, 500)] {
        let big = enlarged(catalogue, figures);
        let request = Request { points: Some(points), ..all };
        let time = median(5, || drop(count(&big, &request)));
        let memory = format!("memory at most {} MiB, {} of them before", most_memory(), before);
        row(&format!("{figures:>6} figures, {points} points"), time, &memory);
    }
}
