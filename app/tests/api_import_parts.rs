//! What a spreadsheet doesn't say stays: imports of random parts of what a collection says.

use std::collections::BTreeMap;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use proptest::prelude::*;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "star-wars-miniatures";
const FIGURES: [(&str, &str, u32); 4] = [
    ("HK-47", "Champions of the Force", 57),
    ("Ewok", "Rebel Storm", 45),
    ("Yoda", "Clone Strike", 26),
    ("Stormtrooper", "Rebel Storm", 36),
];
const FIELDS: [(&str, &str); 5] = [
    ("Owned", "figures"),
    ("Cards", "cards"),
    ("Wanted", "wanted"),
    ("For Trade", "for_trade"),
    ("Note", "note"),
];

struct Shelf {
    session: Session,
    dir: TempDir,
}

impl Shelf {
    fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        Self { session: Session::open(dir.path().join("data")), dir }
    }

    fn import(&mut self, table: &str) -> Value {
        let path = self.dir.path().join("table.csv");
        std::fs::write(&path, table).expect("a file");
        let request = json!({ "game": GAME, "path": path, "mapping": null, "mode": "replace" });
        call(&mut self.session, "import_collection", "en", request).expect("an import")
    }

    fn export(&mut self) -> String {
        let request = json!({ "game": GAME, "path": null });
        let said = call(&mut self.session, "export_collection", "en", request).expect("an export");
        said["text"].as_str().expect("a table").to_owned()
    }

    /// Returns the fields of each figure.
    fn kept(&mut self) -> BTreeMap<String, Vec<String>> {
        let text = self.export();
        let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let heads = lines.next().expect("headings");
        let at = |head: &str| heads.iter().position(|one| *one == head).expect("a column");
        let fields = FIELDS.map(|(_, field)| at(field));
        let rows = lines.filter(|row| row[at("copy")].is_empty());
        rows.map(|row| (row[at("name")].to_owned(), fields.map(|at| row[at].to_owned()).to_vec())).collect()
    }
}

/// Returns the table of these cells. Columns that aren't wanted are absent, and blank cells are empty.
fn table(cells: &[[Option<String>; 5]; 4], columns: [bool; 5]) -> String {
    let wanted: Vec<_> = (0..FIELDS.len()).filter(|at| columns[*at]).collect();
    let mut out =
        format!("Name,Set,Number,{}\n", wanted.iter().map(|at| FIELDS[*at].0).collect::<Vec<_>>().join(","));
    for ((name, set, number), row) in FIGURES.iter().zip(cells) {
        let said: Vec<_> = wanted.iter().map(|at| row[*at].clone().unwrap_or_default()).collect();
        out.push_str(&format!("{name},{set},{number},{}\n", said.join(",")));
    }
    out
}

fn cells(blank: f64) -> impl Strategy<Value = [[Option<String>; 5]; 4]> {
    let number = prop::option::weighted(1.0 - blank, (0_u32..40).prop_map(|n| n.to_string()));
    let note = prop::option::weighted(1.0 - blank, "shelf [1-9]");
    let row = [number.clone(), number.clone(), number.clone(), number];
    prop::array::uniform4((row, note).prop_map(|(numbers, note)| {
        let [owned, cards, wanted, traded] = numbers;
        [owned, cards, wanted, traded, note]
    }))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_a_table_does_not_say_stays_and_what_it_says_is_so(
        first in cells(0.02),
        second in cells(0.4),
        columns in prop::array::uniform5(any::<bool>()),
    ) {
        let mut shelf = Shelf::new();
        shelf.import(&table(&first, [true; 5]));
        let before = shelf.kept();
        let said = table(&second, columns);
        let answer = shelf.import(&said);
        let after = shelf.kept();
        let mut changes = 0;
        for ((name, ..), row) in FIGURES.iter().zip(&second) {
            for (at, (_, field)) in FIELDS.iter().enumerate() {
                let none = || vec!["0".to_owned(), "0".to_owned(), "0".to_owned(), "0".to_owned(), String::new()];
                let old = before.get(*name).cloned().unwrap_or_else(none)[at].clone();
                let new = after.get(*name).cloned().unwrap_or_else(none)[at].clone();
                let counted = columns[..4].iter().any(|there| *there);
                // A mention in a table without counts stands for one of a figure that is new.
                let mentioned = at == 0 && !counted && !before.contains_key(*name);
                let bare = if mentioned { "1".to_owned() } else { old.clone() };
                let told = row[at].clone().filter(|_| columns[at]).unwrap_or(bare);
                prop_assert_eq!(&new, &told, "{} of {}: was {}\n{}", field, name, old, said);
                changes += usize::from(new != old);
            }
        }
        prop_assert_eq!(answer["change_count"].as_u64(), Some(changes as u64), "{}", said);
        // One undo takes it back.
        call(&mut shelf.session, "take_back_change", "en", json!({ "change": answer["change"] })).expect("an undo");
        prop_assert_eq!(shelf.kept(), before);
    }

    #[test]
    fn an_import_of_part_of_an_export_changes_nothing(
        first in cells(0.2),
        columns in prop::collection::vec(any::<bool>(), 7..19),
        blanks in prop::collection::vec(prop::bool::weighted(0.3), 5..23),
    ) {
        let mut shelf = Shelf::new();
        shelf.import(&table(&first, [true; 5]));
        shelf.import("Name,Set,Number,Owned,Condition,Location,Painted\nYoda,Clone Strike,26,2,good,box 1,yes\n");
        let before = shelf.export();
        let rows: Vec<Vec<&str>> = before.lines().map(|line| line.split(',').collect()).collect();
        let needed = |at: usize| ["printing", "copy"].contains(&rows[0][at]);
        let mut said = String::new();
        let mut turn = 0;
        for (line, row) in rows.iter().enumerate() {
            let kept = (0..row.len()).filter(|at| needed(*at) || columns[at % columns.len()]);
            let cells = kept.map(|at| {
                turn += 1;
                let blank = line > 0 && !needed(at) && blanks[turn % blanks.len()];
                if blank { "" } else { row[at] }
            });
            said.push_str(&format!("{}\n", cells.collect::<Vec<_>>().join(",")));
        }
        let answer = shelf.import(&said);
        prop_assert_eq!(shelf.export(), before, "{}", said);
        prop_assert_eq!(&answer["changes"], &json!([]), "{}", said);
    }
}
