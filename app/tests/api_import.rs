//! Spreadsheets as collectors keep them: everything in one cell, totals below, costs in extra columns, headers in
//! their own language.

use std::collections::BTreeMap;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

struct Shelf {
    session: Session,
    dir: TempDir,
    game: &'static str,
}

impl Shelf {
    fn of(game: &'static str) -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        Self { session: Session::open(dir.path().join("data")), dir, game }
    }

    fn swm() -> Self {
        Self::of("star-wars-miniatures")
    }

    fn call(&mut self, name: &str, table: &str) -> Value {
        let path = self.dir.path().join("table.csv");
        std::fs::write(&path, table).expect("a file");
        let request = json!({ "game": self.game, "path": path, "mapping": null, "mode": "replace" });
        call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    /// Previews the import of a table, in which each row must be accounted for.
    fn preview(&mut self, table: &str) -> Value {
        let answer = self.call("read_spreadsheet", table);
        let told =
            answer["fates"].as_array().expect("fates").iter().map(|f| f["count"].as_u64().unwrap_or(0));
        assert_eq!(told.sum::<u64>(), table.lines().count() as u64, "{table}\n{}", answer["fates"]);
        answer
    }

    /// Imports a table. Returns the copies owned by printing, and the number of rows that weren't imported.
    fn import(&mut self, table: &str) -> (BTreeMap<String, u64>, u64) {
        self.preview(table);
        let answer = self.call("import_collection", table);
        let request = json!({ "game": self.game, "show": "owned", "limit": 200 });
        let page = call(&mut self.session, "holdings", "en", request).expect("the collection");
        let rows = page["rows"].as_array().expect("rows").iter();
        let owned = rows.map(|r| {
            let printing = r["printing"].as_str().expect("an id").to_owned();
            (printing, r["figures"].as_u64().unwrap_or(0))
        });
        (owned.collect(), answer["fault_count"].as_u64().expect("a number"))
    }
}

fn fate(answer: &Value, wanted: &str) -> u64 {
    let fates = answer["fates"].as_array().expect("fates").iter();
    fates.filter(|f| f["fate"] == wanted).map(|f| f["count"].as_u64().unwrap_or(0)).sum()
}

#[test]
fn a_names_cell_may_say_how_many_and_of_which_set_and_number() {
    for (table, printing, owned) in [
        ("Name\n2x Stormtrooper", "swm/rebel-storm/36", 2),
        ("Name\n2 Stormtrooper", "swm/rebel-storm/36", 2),
        ("Name\n3xStormtrooper", "swm/rebel-storm/36", 3),
        ("Name\n2 db Stormtrooper", "swm/rebel-storm/36", 2),
        ("Name\nStormtrooper x4", "swm/rebel-storm/36", 4),
        ("Name\nStormtrooper (4)", "swm/rebel-storm/36", 4),
        ("Name\nStormtrooper – 4 Stück", "swm/rebel-storm/36", 4),
        ("Name\nStormtrooper (RS 37)", "swm/rebel-storm/37", 1),
        ("Name\nStormtrooper [Universe #41]", "swm/universe/41", 1),
        ("Name\nStormtrooper, Rebel Storm 38/60", "swm/rebel-storm/38", 1),
        ("Name\nRS 38 - Stormtrooper", "swm/rebel-storm/38", 1),
        ("Name\n2x Stormtrooper (RS 37)", "swm/rebel-storm/37", 2),
        ("Name\nStormtrooper (RS 37) x2", "swm/rebel-storm/37", 2),
        ("Name\nRS 37", "swm/rebel-storm/37", 1),
        ("Name\n2x Rebel Storm 37", "swm/rebel-storm/37", 2),
        ("Name,Qty\nStormtrooper (Universe),5", "swm/universe/41", 5),
        ("Name,Qty\nStormtrooper (RS 37),5", "swm/rebel-storm/37", 5),
        ("Name,Qty\n2x Stormtrooper,", "swm/rebel-storm/36", 2),
        ("Name,Qty\n2x Stormtrooper,2", "swm/rebel-storm/36", 2),
        ("Set,Name,Qty\nRebel Storm,Stormtrooper #37,5", "swm/rebel-storm/37", 5),
        ("Set,Name,Qty\nRebel Storm,Stormtrooper 37,5", "swm/rebel-storm/37", 5),
        ("Set,Name\nRebel Storm,Stormtrooper 37", "swm/rebel-storm/37", 1),
        // Names containing numbers and commas are kept intact.
        ("Name\nR2-D2", "swm/rebel-storm/14", 1),
        ("Name\n2x Luke Skywalker, Jedi Knight", "swm/rebel-storm/9", 2),
    ] {
        let (got, faults) = Shelf::swm().import(table);
        assert_eq!((got, faults), (BTreeMap::from([(printing.to_owned(), owned)]), 0), "{table}");
    }
    let (got, faults) =
        Shelf::of("dungeons-and-dragons-miniatures").import("Name\nHarbinger 45\n2x Harbinger 46");
    let wanted = [("ddm/harbinger/45", 1), ("ddm/harbinger/46", 2)].map(|(p, n)| (p.to_owned(), n));
    assert_eq!((got, faults), (BTreeMap::from(wanted), 0));
}

#[test]
fn a_names_cell_that_contradicts_its_row_is_told_and_nothing_is_counted() {
    for table in [
        "Name,Qty\n2x Stormtrooper,3",
        "Set,Name,Qty\nUniverse,Stormtrooper (RS 37),3",
        "Name\nStormtrooper (attic)",
        "Name\n0x Stormtrooper",
    ] {
        let (got, faults) = Shelf::swm().import(table);
        assert_eq!((got, faults), (BTreeMap::new(), 1), "{table}");
    }
}

#[test]
fn a_name_decides_against_a_number_and_the_row_is_told() {
    let mut shelf = Shelf::swm();
    let answer =
        shelf.preview("Set,Number,Name,Qty\nRebel Storm,1,Stormtrooper,3\nRebel Storm,36,My Little Pony,2\n");
    let told = answer["assumed"].as_array().expect("rows");
    assert_eq!((told.len(), &told[0]["printing"]), (1, &json!("swm/rebel-storm/36")), "{answer}");
    assert!(told[0]["message"].as_str().expect("words").contains("Rebel Storm 1"), "{answer}");
    assert_eq!((&answer["added"], &answer["fault_count"]), (&json!(1), &json!(1)), "{answer}");
}

#[test]
fn figures_of_the_users_own_are_called_without_their_count() {
    let mut shelf = Shelf::swm();
    let path = shelf.dir.path().join("table.csv");
    std::fs::write(&path, "Name\n3x Paper Golem\nPaper Ogre (2 db)\n").expect("a file");
    let request =
        json!({ "game": shelf.game, "path": path, "mapping": null, "mode": "replace", "make_mine": true });
    let answer = call(&mut shelf.session, "import_collection", "en", request).expect("imported");
    assert_eq!((&answer["made_mine"], &answer["fault_count"]), (&json!(2), &json!(0)), "{answer}");
    let mine = call(&mut shelf.session, "my_figures", "en", json!({ "game": shelf.game })).expect("figures");
    let names = mine["figures"].as_array().expect("figures").iter().map(|f| f["form"]["name"].clone());
    assert_eq!(names.collect::<Vec<_>>(), ["Paper Golem", "Paper Ogre"]);
    let request = json!({ "game": shelf.game, "show": "owned", "limit": 20 });
    let page = call(&mut shelf.session, "holdings", "en", request).expect("the collection");
    let owned: Vec<_> = page["rows"].as_array().expect("rows").iter().map(|r| r["figures"].clone()).collect();
    assert_eq!(owned, [3, 2]);
}

#[test]
fn sums_of_rows_are_no_figures() {
    for sum in
        ["Total,,7", "Összesen:,,7 db", "Summe,,7", "合计,,7", "總計,,7", ",Total,7", "Total figures,,7"]
    {
        let table = format!("Name,Set,Qty\nStormtrooper,RS,4\nJawa,,3\n{sum}\n");
        let mut shelf = Shelf::swm();
        let answer = shelf.preview(&table);
        assert_eq!((fate(&answer, "sum"), fate(&answer, "unknown")), (1, 0), "{table}\n{answer}");
        assert_eq!((&answer["strangers"], &answer["fault_count"]), (&json!(0), &json!(0)), "{table}");
        let (got, _) = shelf.import(&table);
        assert_eq!(got.values().sum::<u64>(), 7, "{table}");
    }
}

#[test]
fn headings_of_four_languages_are_known() {
    for head in [
        "Figure Name,Release,Card No,No. owned",
        "Miniature,Edition,Collector number,How many",
        "Megnevezés,Kiadás,Sorszám,Darabszám",
        "Figura neve,Széria,Kártyaszám,Példányszám",
        "Név,Sorozat,Szám,Hány db",
        "Figurenname,Ausgabe,Kartennummer,Stückzahl",
        "Bezeichnung,Reihe,Nr.,Exemplare",
        "角色名称,版本,编号,张数",
        "模型名稱,補充包,編號,個數",
    ] {
        let (got, faults) = Shelf::swm().import(&format!("{head}\nStormtrooper,Universe,41,3"));
        assert_eq!((got, faults), (BTreeMap::from([("swm/universe/41".to_owned(), 3)]), 0), "{head}");
    }
}

#[test]
fn costs_that_are_not_the_catalogues_are_told_and_none_is_kept() {
    let table =
        "Name,Qty,Points,Rating,HP\nStormtrooper,4,20,,\nJawa,2,5,,\nHan Solo,1,30,x,90\nHan Solo,1,28,,\n";
    let answer = Shelf::swm().preview(table);
    let told = answer["contradictions"].as_array().expect("contradictions");
    let told: Vec<_> = told.iter().map(|c| [&c["line"], &c["figure"], &c["told"], &c["known"]]).collect();
    assert_eq!(told, [[&json!(4), &json!("swm/han-solo"), &json!(30), &json!(28)]]);
    assert_eq!(answer["contradiction_count"], 1);
    let message = answer["contradictions"][0]["message"].as_str().expect("words");
    assert!(["Han Solo", "30", "28"].iter().all(|word| message.contains(word)), "{message}");
}

#[test]
fn a_column_that_is_read_for_cards_is_not_told_to_be_left_out() {
    let answer = Shelf::of("dungeons-and-dragons-miniatures")
        .preview("Name,Qty,Points,Faction,Commander,HP,Shelf\nLarge Silver Dragon,1,138,LG,no,120,left\n");
    let columns = answer["columns"].as_array().expect("columns");
    let said = |c: &Value| !c["field"].is_null() || c["fact"].is_string();
    let silent: Vec<_> = columns.iter().filter(|c| !said(c)).map(|c| c["heading"].clone()).collect();
    assert_eq!(silent, ["Shelf"]);
    let facts = answer["found"]["facts"].as_array().expect("facts");
    for fact in facts {
        let column = columns.iter().find(|c| c["fact"] == fact["column_name"]);
        assert!(column.is_some(), "{fact} comes from no column that says so: {columns:?}");
    }
}
