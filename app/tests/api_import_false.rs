//! Rows with one false cell: a set, a number, a name, a count or a cost that isn't its figure's. Such a row is imported as
//! its name says, and told, or it is asked about; it is never taken in silence for what the false cell says.
//!
//! Each run tries a sample; `MUSTER_FALSE_ROWS=10000` tries as many and prints the counts.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_rules::fold::fold;
use serde_json::json;

use crate::chance::Chance;

/// How many rows a run tries.
const SAMPLE: usize = 300;
/// How many rows a table has.
const ROWS: usize = 40;

/// A built-in game as its pack has it.
struct Game {
    id: String,
    printings: Vec<Row>,
    sets: Vec<String>,
}

/// What a row of a table says.
#[derive(Clone, Debug)]
struct Row {
    set: String,
    number: String,
    name: String,
    count: String,
    cost: String,
}

/// The cell that is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum False {
    Set,
    Number,
    NumberOfAnother,
    Name,
    SlipInName,
    Count,
    Cost,
}

const FALSE: [False; 7] = [
    False::Set,
    False::Number,
    False::NumberOfAnother,
    False::Name,
    False::SlipInName,
    False::Count,
    False::Cost,
];

/// Returns the rows of a pack's table, each by its headings.
fn rows(game: &Path, file: &str) -> Vec<HashMap<String, String>> {
    let mut reader = csv::Reader::from_path(game.join(file)).expect(file);
    reader.deserialize().map(|row| row.expect("a row")).collect()
}

fn games() -> Vec<Game> {
    let packs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../db/packs");
    let mut folders: Vec<_> =
        std::fs::read_dir(packs).expect("packs").map(|one| one.expect("one").path()).collect();
    folders.sort();
    let game = |path: std::path::PathBuf| {
        let by = |file: &str| -> HashMap<String, HashMap<String, String>> {
            rows(&path, file).into_iter().map(|row| (row["id"].clone(), row)).collect()
        };
        let (figures, sets) = (by("figures.csv"), by("sets.csv"));
        let row = |printing: HashMap<String, String>| {
            let figure = figures.get(&printing["figure"])?;
            Some(Row {
                set: sets.get(&printing["set"])?["name"].clone(),
                number: printing["number"].clone(),
                name: figure["name"].clone(),
                count: "1".to_owned(),
                cost: figure["cost"].clone(),
            })
        };
        Game {
            id: path.file_name().expect("a name").to_string_lossy().into_owned(),
            printings: rows(&path, "printings.csv").into_iter().filter_map(row).collect(),
            sets: sets
                .values()
                .map(|set| set["name"].clone())
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect(),
        }
    };
    folders.into_iter().map(game).collect()
}

impl Game {
    /// Returns whether nothing in a row is false: some printing is all that it says.
    fn agrees(&self, row: &Row) -> bool {
        let same = |known: &str, said: &str| said.is_empty() || known.is_empty() || fold(known) == fold(said);
        // A cost that is no number is none that a row could contradict.
        let costs = |known: &str| known.parse::<i32>().is_err() || same(known, &row.cost);
        self.printings.iter().any(|p| {
            same(&p.set, &row.set)
                && same(&p.number, &row.number)
                && fold(&p.name) == fold(&row.name)
                && costs(&p.cost)
        })
    }

    /// Returns a row with one false cell, and the name that it had.
    fn falsified(&self, chance: &mut Chance, which: False) -> Option<(String, Row)> {
        let at = |chance: &mut Chance| chance.below(self.printings.len());
        let (true_one, other) = (self.printings[at(chance)].clone(), self.printings[at(chance)].clone());
        let mut row = true_one.clone();
        match which {
            False::Set => row.set = self.sets[chance.below(self.sets.len())].clone(),
            False::Number => row.number = (1 + chance.below(70)).to_string(),
            False::NumberOfAnother => {
                let of_set: Vec<_> = self.printings.iter().filter(|p| p.set == row.set).collect();
                row.number = of_set[chance.below(of_set.len())].number.clone();
            }
            False::Name => row.name = other.name,
            False::SlipInName => {
                let mut letters: Vec<char> = row.name.chars().collect();
                let place = chance.below(letters.len().saturating_sub(1).max(1));
                if letters.len() > 4 {
                    letters.swap(place, place + 1);
                }
                row.name = letters.into_iter().collect();
            }
            False::Count => row.count = ["-2", "2.5", "many", "1 or 2"][chance.below(4)].to_owned(),
            False::Cost => row.cost = (1 + chance.below(90)).to_string(),
        }
        (which == False::Count || !self.agrees(&row)).then_some((true_one.name, row))
    }
}

/// What became of a table's rows: the names of the figures that were taken, by row, and the lines that are told.
struct Became {
    taken: BTreeMap<usize, Vec<(String, u64)>>,
    told: Vec<usize>,
}

/// Imports a table, each row with a note by which it is found again.
fn import(game: &Game, table: &[Row]) -> Became {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let path = dir.path().join("table.csv");
    let mut writer = csv::Writer::from_path(&path).expect("a file");
    writer.write_record(["Set", "Number", "Name", "Qty", "Cost", "Note"]).expect("headings");
    for (at, row) in table.iter().enumerate() {
        let cells = [&row.set, &row.number, &row.name, &row.count, &row.cost, &format!("row {at}.")];
        writer.write_record(cells).expect("a row");
    }
    writer.flush().expect("written");
    let request = json!({ "game": game.id, "path": path, "mapping": null, "mode": "replace" });
    let answer = call(&mut session, "import_collection", "en", request).expect("an import");
    let lines = |key: &str| -> Vec<usize> {
        let told = answer[key].as_array().expect("a list").iter();
        told.filter_map(|one| one["line"].as_u64()).filter_map(|line| usize::try_from(line).ok()).collect()
    };
    let told = ["assumed", "faults", "contradictions"].into_iter().flat_map(lines).collect();
    let request = json!({ "game": game.id, "path": null });
    let said = call(&mut session, "export_collection", "en", request).expect("an export");
    let mut kept = csv::Reader::from_reader(said["text"].as_str().expect("a table").as_bytes());
    let mut taken = BTreeMap::<usize, Vec<(String, u64)>>::new();
    for holding in kept.deserialize::<HashMap<String, String>>().map(|row| row.expect("a row")) {
        let notes = holding["note"].split("row ").filter_map(|rest| rest.split('.').next());
        for at in notes.filter_map(|at| at.parse().ok()) {
            let count = holding["figures"].parse().unwrap_or(0);
            taken.entry(at).or_default().push((holding["name"].clone(), count));
        }
    }
    Became { taken, told }
}

#[test]
fn a_row_with_a_false_cell_is_never_taken_in_silence_for_what_that_cell_says() {
    let wanted = std::env::var("MUSTER_FALSE_ROWS").ok().and_then(|n| n.parse().ok());
    let games = games();
    let mut chance = Chance(7);
    let (mut tried, mut counts, mut wrong) = (0, BTreeMap::<(False, &str), usize>::new(), Vec::new());
    while tried < wanted.unwrap_or(SAMPLE) {
        let game = &games[chance.below(games.len())];
        let mut table: Vec<(False, String, Row)> = Vec::new();
        for _ in 0..ROWS * 2 {
            let which = FALSE[chance.below(FALSE.len())];
            let row = game.falsified(&mut chance, which).filter(|_| table.len() < ROWS);
            table.extend(row.map(|(name, row)| (which, name, row)));
        }
        let only: Vec<_> = table.iter().map(|(.., row)| row.clone()).collect();
        let became = import(game, &only);
        for (at, (which, name, row)) in table.iter().enumerate() {
            tried += 1;
            let told = became.told.contains(&(at + 2));
            let taken = became.taken.get(&at);
            let by_name = taken.is_some_and(|all| all.iter().all(|(name, _)| fold(name) == fold(&row.name)));
            let fate = match (taken, told) {
                (Some(_), true) if by_name => "by name and told",
                (Some(_), true) => "as another, told",
                (None, _) => "asked",
                (Some(_), false) => "in silence",
            };
            *counts.entry((*which, fate)).or_default() += 1;
            // A slip in a name beside its own number is no doubt about who is meant.
            let misspelt = *which == False::SlipInName
                && taken.is_some_and(|all| all.iter().all(|(taken, _)| fold(taken) == fold(name)));
            if matches!(fate, "in silence" | "as another, told") && !misspelt {
                wrong.push(format!("{} {which:?} {row:?}: {taken:?} {fate}", game.id));
            }
        }
    }
    if wanted.is_some() {
        let mut said = format!("{tried} rows: {counts:?}, {} wrong\n", wrong.len());
        wrong.iter().take(40).for_each(|one| writeln!(said, "{one}").expect("text"));
        write!(std::io::stderr(), "{said}").expect("written");
    }
    assert!(wrong.is_empty(), "{} of {tried}, such as {:#?}", wrong.len(), &wrong[..wrong.len().min(9)]);
}
