//! Collections of figures that the catalogue knows only in part: numbers without names, names without figures.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "dungeons-and-dragons-miniatures";

struct Shelf {
    session: Session,
    dir: TempDir,
}

impl Shelf {
    fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        Self { session: Session::open(dir.path().join("data")), dir }
    }

    fn ask(&mut self, name: &str, mut request: Value) -> Value {
        let fields = request.as_object_mut().expect("an object");
        fields.entry("game").or_insert(json!(GAME));
        call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn import(&mut self, table: &str, make_mine: bool) -> Value {
        let path = self.dir.path().join("table.csv");
        std::fs::write(&path, table).expect("a file");
        let request = json!({ "path": path, "mapping": null, "mode": "replace", "make_mine": make_mine });
        self.ask("import_collection", request)
    }

    fn set(&mut self, set: &str) -> Value {
        let all = self.ask("collection", json!({}));
        let sets = all["sets"].as_array().expect("sets");
        sets.iter().find(|s| s["set"] == set).cloned().unwrap_or_else(|| panic!("no {set}"))
    }

    /// Returns the rows owned, as name, number and count.
    fn owned(&mut self) -> Vec<(String, String, u64)> {
        let page = self.ask("holdings", json!({ "show": "owned", "limit": 100 }));
        let rows = page["rows"].as_array().expect("rows").iter();
        let text = |row: &Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
        rows.map(|r| (text(r, "local_name"), text(r, "number"), r["figures"].as_u64().unwrap_or(0))).collect()
    }
}

fn row(name: &str, number: &str, figures: u64) -> (String, String, u64) {
    (name.to_owned(), number.to_owned(), figures)
}

#[test]
fn a_set_is_complete_with_as_many_as_it_has_not_with_those_that_are_known() {
    let mut shelf = Shelf::new();
    let harbinger = shelf.set("harbinger");
    assert_eq!(harbinger["size"], 80);
    assert!(harbinger["printings"].as_u64().expect("a number") < 80);
    assert_eq!(shelf.set("set-not-known")["size"], Value::Null);
    let all = shelf.ask("collection", json!({ "set": "harbinger" }));
    assert_eq!(all["catalogue"], 80);
    // The size of a set is known even if none of its figures is.
    assert_eq!(shelf.set("demonweb")["printings"], 0);
}

#[test]
fn a_number_without_a_name_is_owned_counted_exported_and_imported() {
    let mut shelf = Shelf::new();
    let quick = shelf.ask("quick_find", json!({ "set": "harbinger", "text": "45", "limit": 5 }));
    let first = &quick["rows"][0];
    assert_eq!(first["local_name"], "Harbinger 45 (name later)");
    assert_eq!(
        (&first["set"], &first["number"], &first["gone"]),
        (&json!("Harbinger"), &json!("45"), &json!(false))
    );
    let printing = first["printing"].clone();
    shelf.ask("add_holding", json!({ "printing": printing, "figures": 2 }));
    assert_eq!(shelf.owned(), [row("Harbinger 45 (name later)", "45", 2)]);
    let harbinger = shelf.set("harbinger");
    assert_eq!((&harbinger["owned"], &harbinger["figures"]), (&json!(1), &json!(2)));
    let listed = shelf.ask("holdings", json!({ "sets": ["harbinger"], "show": "owned", "limit": 5 }));
    assert_eq!(listed["total"], 1);
    let exported = shelf.ask("export_collection", json!({ "path": null }));
    let text = exported["text"].as_str().expect("a table").to_owned();
    assert!(text.contains("Harbinger,45"), "{text}");
    let mut other = Shelf::new();
    other.import(&text, false);
    assert_eq!(other.owned(), [row("Harbinger 45 (name later)", "45", 2)]);
    // A set and a number are enough in any table, and in the product field.
    let done = other.import("set,number,figures\nHarbinger,45,1\nharbinger,46/80,3\nHarbinger,81,1\n", false);
    assert_eq!((&done["changed"], &done["added"], &done["fault_count"]), (&json!(1), &json!(1), &json!(1)));
    let added = other.ask("add_product", json!({ "product": "Harbinger 46", "count": 2 }));
    assert_eq!(added["name"], "Harbinger 46 (name later)");
    let expected = [row("Harbinger 45 (name later)", "45", 1), row("Harbinger 46 (name later)", "46", 5)];
    assert_eq!(other.owned(), expected);
    // A number beyond the set, or of a figure with a name, isn't offered as nameless.
    for number in ["81", "0", "3"] {
        let found = other.ask("quick_find", json!({ "set": "harbinger", "text": number, "limit": 5 }));
        let nameless = found["rows"].as_array().expect("rows").iter().any(|r| r["nameless"] == true);
        assert!(!nameless, "{number}: {found}");
    }
}

#[test]
fn a_number_joins_the_figure_that_is_named_later() {
    let mut shelf = Shelf::new();
    shelf.ask("add_product", json!({ "product": "Harbinger 45", "count": 2 }));
    let form = json!({
        "name": "Gelatinous Tester", "factions": ["chaotic-evil"], "cost": "12", "unique": false, "traits": [],
        "attributes": {}, "stats": {}, "keywords": {}, "set": "Harbinger", "number": "45", "rarity": "C",
    });
    let saved = shelf.ask("save_my_figure", json!({ "id": null, "form": form }));
    assert_eq!(saved["problems"], json!([]), "{saved}");
    assert_eq!(shelf.owned(), [row("Gelatinous Tester", "45", 2)]);
    let counts = shelf.ask("counts", json!({}));
    assert_eq!(counts["owned"], 2);
    let id = &saved["figure"]["id"];
    let figure = shelf.ask("figure", json!({ "figure": id }));
    assert_eq!(figure["owned"], 2, "{figure}");
}

const STRANGERS: &str = "Name,Set,Number,Points,Faction,Qty\n\
    Gelatinous Tester,Harbinger,45,12,Chaotisch Böse,2\n\
    Paper Golem,,,,,1\nWooden Golem,,,7,LG/CG,3\nOrc Champion,,,,,1\n";

#[test]
fn figures_that_nobody_knows_become_the_users_own_and_can_be_taken_back() {
    let mut shelf = Shelf::new();
    let plain = shelf.import(STRANGERS, false);
    assert_eq!((&plain["strangers"], &plain["made_mine"]), (&json!(3), &json!(0)));
    assert_eq!(plain["fault_count"], 3);
    let done = shelf.import(STRANGERS, true);
    assert_eq!((&done["made_mine"], &done["fault_count"]), (&json!(3), &json!(0)), "{done}");
    let mine = shelf.ask("my_figures", json!({}));
    let form = |name: &str| {
        let figures = mine["figures"].as_array().expect("figures");
        let found = figures.iter().map(|f| &f["form"]).find(|f| f["name"] == name);
        found.cloned().unwrap_or_else(|| panic!("no {name} in {mine}"))
    };
    let tester = form("Gelatinous Tester");
    let told = [&tester["set"], &tester["number"], &tester["cost"], &tester["factions"]];
    assert_eq!(told, [&json!("Harbinger"), &json!("45"), &json!("12"), &json!(["chaotic-evil"])]);
    assert_eq!(form("Wooden Golem")["factions"], json!(["lawful-good", "chaotic-good"]));
    // What the row lacks is left open.
    assert_eq!(form("Paper Golem")["factions"], json!([]));
    assert_eq!(form("Paper Golem")["cost"], "");
    let all = shelf.ask("collection", json!({}));
    assert_eq!(all["figures"], 7);
    let back = shelf.ask("take_back_change", json!({ "change": done["change"] }));
    assert_eq!(back["done"], true);
    assert_eq!(shelf.ask("my_figures", json!({}))["figures"], json!([]));
    assert_eq!(shelf.owned().len(), 1, "what the first import brought stays");
}
