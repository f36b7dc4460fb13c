//! What the window lets users choose before an import: the sheets, what statuses mean, and the game.

use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A shelf of the made-up game.
struct Shelf {
    session: Session,
    dir: TempDir,
}

impl Shelf {
    fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        let packs = dir.path().join("packs/shelf-game");
        std::fs::create_dir_all(&packs).expect("a folder");
        for file in std::fs::read_dir(data("shelf-game")).expect("the game").flatten() {
            std::fs::copy(file.path(), packs.join(file.file_name())).expect("copied");
        }
        Self { session: Session::open(dir.path().to_owned()), dir }
    }

    /// Previews a file of the tests' data, with these choices.
    fn preview(&mut self, file: &str, choices: Value) -> Value {
        self.ask("read_spreadsheet", &data("spreadsheets").join(file), choices)
    }

    /// Previews a table as one of a game.
    fn preview_table(&mut self, game: &str, table: &str) -> Value {
        let path = self.dir.path().join("table.csv");
        std::fs::write(&path, table).expect("a file");
        self.ask("read_spreadsheet", &path, json!({ "game": game }))
    }

    fn ask(&mut self, name: &str, path: &Path, mut choices: Value) -> Value {
        let usual = json!({ "game": "shelf-game", "path": path, "mapping": null, "mode": "replace" });
        for (key, value) in usual.as_object().expect("a request") {
            if choices[key].is_null() {
                choices[key] = value.clone();
            }
        }
        call(&mut self.session, name, "en", choices).expect(name)
    }
}

fn data(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

fn each<const N: usize>(answer: &Value, list: &str, fields: [&str; N]) -> Vec<Value> {
    let rows = answer[list].as_array().expect(list).iter();
    rows.map(|row| fields.iter().map(|field| row[*field].clone()).collect()).collect()
}

#[test]
fn each_sheet_says_what_it_is_taken_for_and_some_may_be_chosen() {
    let mut shelf = Shelf::new();
    let answer = shelf.preview("sheets.xlsx", json!({}));
    assert_eq!(
        each(&answer, "sheets", ["name", "read", "empty", "rows", "taken", "set", "part"]),
        [
            json!(["First Set", true, false, 3, 2, "First Set", null]),
            json!(["Wants", true, false, 1, 1, null, "wanted"]),
            json!(["About", false, false, 2, 0, null, null]),
            json!(["Empty", false, true, 0, 0, null, null]),
        ]
    );
    let said = answer["sheets"][1]["message"].as_str().expect("words");
    assert_eq!(said, "1 of 1 rows imported; by the sheet’s name: wanted");
    assert_eq!(each(&answer, "faults", ["sheet", "line"]), [json!(["First Set", 4])]);

    let answer = shelf.preview("sheets.xlsx", json!({ "sheets": ["Wants"] }));
    let read = each(&answer, "sheets", ["read", "part"]);
    assert_eq!(read[0..2], [json!([false, null]), json!([true, "wanted"])]);
    assert_eq!((&answer["added"], &answer["fault_count"]), (&json!(1), &json!(0)), "{answer}");
}

#[test]
fn a_status_is_said_once_for_all_its_rows() {
    let mut shelf = Shelf::new();
    let fields = ["value", "status", "rows"];
    let answer = shelf.preview("statuses.csv", json!({}));
    assert_eq!(
        each(&answer, "statuses", fields),
        [
            json!(["Owned", "owned", 1]),
            json!(["On loan", null, 2]),
            json!(["Sold", "missing", 1]),
            json!(["Wanted", "wanted", 1])
        ]
    );
    assert_eq!(answer["fault_count"], 2, "{answer}");
    let means = json!({ "on loan": "owned", "Sold": "trade", "Wanted": "skip" });
    let answer = shelf.preview("statuses.csv", json!({ "statuses": means }));
    let told: Vec<_> = each(&answer, "statuses", ["status"]);
    assert_eq!(told, [json!(["owned"]), json!(["owned"]), json!(["trade"]), json!(["skip"])]);
    assert_eq!((&answer["fault_count"], &answer["added"]), (&json!(0), &json!(4)), "{answer}");
}

#[test]
fn a_status_too_long_to_be_shown_is_said_by_what_is_shown() {
    let mut shelf = Shelf::new();
    let long = "on loan to a friend ".repeat(9);
    let table = format!("Name,Qty,Status\nTrooper,1,{long}\nWarden,1,Owned\n");
    let answer = shelf.preview_table("shelf-game", &table);
    let shown = answer["statuses"][0]["value"].as_str().expect("a value").to_owned();
    assert!(shown.len() < long.len(), "{shown}");
    let path = shelf.dir.path().join("table.csv");
    let answer = shelf.ask("read_spreadsheet", &path, json!({ "statuses": { shown: "owned" } }));
    assert_eq!((&answer["statuses"][0]["status"], &answer["fault_count"]), (&json!("owned"), &json!(0)));
}

#[test]
fn rows_of_another_game_are_recognised() {
    const SWM: &str = "star-wars-miniatures";
    const IA: &str = "imperial-assault";
    let mut shelf = Shelf::new();
    let answer = shelf.preview("marines.csv", json!({}));
    assert_eq!(answer["rather"], json!({ "id": "space-marine-heroes", "name": "Space Marine Heroes" }));
    for (game, table, rather) in [
        // Two games may know the same names.
        (SWM, "Name\nStormtrooper\nDarth Vader\nHan Solo\n", None),
        (IA, "Name\nStormtrooper\nDarth Vader\nHan Solo\n", None),
        (SWM, "Name\nFenn Signis\nGideon Argus\nStormtrooper\n", Some(IA)),
        (IA, "Name\nHK-47\nEwok\nNom Anor\nStormtrooper\n", Some(SWM)),
        // A list names none of this game's figures.
        (IA, "Ewok\nNom Anor\nDarth Malak\n", Some(SWM)),
        // No game knows more than half of them.
        (IA, "Name\nHK-47\nNobody\nSomebody\n", None),
        // No column says what identifies rows.
        (IA, "Heap,Shelf\n2,top\n", None),
    ] {
        let answer = shelf.preview_table(game, table);
        assert_eq!(answer["rather"]["id"].as_str(), rather, "{game}\n{table}");
    }
    let imported = shelf.ask("import_collection", &data("spreadsheets/marines.csv"), json!({}));
    assert_eq!(imported["rather"], Value::Null);
}
