//! The same done on two of a user's own machines before they meet is done once.

use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::api_groups::{Machine, Outcome};

const GAME: &str = "star-wars-miniatures";
const CHEWBACCA: &str = "swm/rebel-storm/3";
const TROOPER: &str = "swm/rebel-storm/8";

/// Two machines of one user, both with two Chewbaccas that each counted for itself, unless they have met.
struct Pair {
    machines: [Machine; 2],
    folder: TempDir,
}

impl Pair {
    /// Two that share a group and three Chewbaccas, of which two are for trade, and want one Hoth Trooper.
    fn met() -> Result<Self, Box<dyn std::error::Error>> {
        let mut pair = Self::strangers()?;
        pair.machines[0].set(CHEWBACCA, json!({ "figures": 3, "for_trade": 2 }));
        pair.machines[0].set(TROOPER, json!({ "wanted": 1 }));
        pair.meet()?;
        Ok(pair)
    }

    /// Two that never met.
    fn strangers() -> Result<Self, Box<dyn std::error::Error>> {
        Ok(Self { machines: [Machine::open()?, Machine::open()?], folder: tempdir()? })
    }

    fn each(&mut self, act: impl FnMut(&mut Machine)) {
        self.machines.iter_mut().for_each(act);
    }

    /// Exchanges everything, in a group that is made if there is none yet.
    fn meet(&mut self) -> Outcome {
        let [first, second] = &mut self.machines;
        if first.ask("groups", json!({}))["groups"] == json!([]) {
            let make = json!({ "folder": self.folder.path(), "name": "Mine", "machine": "Desktop", "campaigns": null });
            let code = first.ask("create_group", make)["code"].clone();
            second.ask(
                "join_group",
                json!({ "folder": self.folder.path(), "code": code, "machine": "Laptop" }),
            );
        }
        for machine in [0, 1, 0, 1] {
            self.machines[machine].exchange();
        }
        Ok(())
    }

    /// Checks a printing's figures, cards, wanted and for trade on both machines.
    fn have(&mut self, printing: &str, wanted: [u64; 4]) {
        self.each(|machine| assert_eq!(machine.counts(printing), wanted, "{printing}"));
    }
}

impl Machine {
    fn set(&mut self, printing: &str, mut numbers: Value) {
        numbers["game"] = json!(GAME);
        numbers["printing"] = json!(printing);
        self.ask("set_holding", numbers);
    }

    fn counts(&mut self, printing: &str) -> [u64; 4] {
        let rows = self.ask("holdings", json!({ "game": GAME, "limit": 2000 }));
        let rows = rows["rows"].as_array().map(Vec::as_slice).unwrap_or_default();
        let row = rows.iter().find(|row| row["printing"] == printing);
        ["figures", "cards", "wanted", "for_trade"]
            .map(|count| row.and_then(|row| row[count].as_u64()).unwrap_or(0))
    }

    fn import(&mut self, table: &str, mode: &str) -> Value {
        let path = self.dir().join("table.csv");
        std::fs::write(&path, table).expect("a file");
        self.ask(
            "import_collection",
            json!({ "game": GAME, "path": path, "mapping": null, "mode": mode, "make_mine": true }),
        )
    }

    /// Books a trade of a Chewbacca for a Hoth Trooper.
    fn trades(&mut self) -> Value {
        let path = self.dir().join("bela.json");
        let list = json!({
            "format": "muster-trades", "version": 1, "game": GAME, "name": "Béla",
            "spares": [{ "printing": TROOPER, "count": 1 }], "wants": [{ "printing": CHEWBACCA }],
        });
        std::fs::write(&path, list.to_string()).expect("a file");
        let find = json!({ "game": GAME, "paths": [path], "me": "Anna", "any_printing": false, "any_rarity": true,
            "by_worth": false });
        self.ask("book_trades", find)
    }
}

const TABLE: &str = "Set,Number,Name,Count,Condition\nRebel Storm,3,Chewbacca,2,played\n";

#[test]
fn the_same_spreadsheet_imported_before_joining_is_imported_once() -> Outcome {
    for mode in ["replace", "add", "replace-all"] {
        let mut pair = Pair::strangers()?;
        let table = "Set,Number,Count\nRebel Storm,3,2\nRebel Storm,8,1\n";
        pair.each(|machine| drop(machine.import(table, mode)));
        pair.meet()?;
        pair.have(CHEWBACCA, [2, 0, 0, 0]);
        pair.have(TROOPER, [1, 0, 0, 0]);
    }
    Ok(())
}

#[test]
fn a_file_that_is_added_twice_on_purpose_is_added_twice() -> Outcome {
    let mut pair = Pair::strangers()?;
    let table = "Set,Number,Count\nRebel Storm,3,2\n";
    pair.each(|machine| drop(machine.import(table, "add")));
    pair.machines[0].import(table, "add");
    pair.meet()?;
    pair.have(CHEWBACCA, [4, 0, 0, 0]);
    Ok(())
}

#[test]
fn two_columns_of_one_file_are_two_acts() -> Outcome {
    let mut pair = Pair::strangers()?;
    // The same file: one machine takes what is in the first box, the other what is in the second.
    let table = "Set,Number,First,Second\nRebel Storm,3,2,3\n";
    for (machine, mapping) in pair.machines.iter_mut().zip([["figures", ""], ["", "figures"]]) {
        let path = machine.dir().join("table.csv");
        std::fs::write(&path, table)?;
        let field = |name: &str| if name.is_empty() { Value::Null } else { json!(name) };
        let mapping = json!(["set", "number", field(mapping[0]), field(mapping[1])]);
        machine.ask(
            "import_collection",
            json!({ "game": GAME, "path": path, "mapping": mapping, "mode": "add", "make_mine": false }),
        );
    }
    pair.meet()?;
    pair.have(CHEWBACCA, [5, 0, 0, 0]);
    Ok(())
}

#[test]
fn copies_and_own_figures_of_a_file_imported_on_both_are_there_once() -> Outcome {
    let mut pair = Pair::strangers()?;
    let table = format!("{TABLE},,Siege of the Unheard-of,1,new\n");
    pair.each(|machine| drop(machine.import(&table, "replace")));
    let before: Vec<_> = pair.machines.iter_mut().map(everything).collect();
    assert_eq!(before[0], before[1]);
    pair.meet()?;
    let after: Vec<_> = pair.machines.iter_mut().map(everything).collect();
    assert_eq!(after, before);
    Ok(())
}

/// Returns the whole collection as a table, without ids and times.
fn everything(machine: &mut Machine) -> Vec<String> {
    let export = machine.ask("export_collection", json!({ "game": GAME }));
    export["text"].as_str().unwrap_or_default().lines().map(str::to_owned).collect()
}

#[test]
fn a_number_told_on_both_is_that_number() -> Outcome {
    let mut pair = Pair::met()?;
    pair.each(|machine| machine.set(CHEWBACCA, json!({ "figures": 9 })));
    pair.each(|machine| machine.set(TROOPER, json!({ "wanted": 3 })));
    pair.meet()?;
    pair.have(CHEWBACCA, [9, 0, 0, 2]);
    pair.have(TROOPER, [0, 0, 3, 0]);
    Ok(())
}

#[test]
fn many_set_at_once_on_both_are_set_once() -> Outcome {
    for (change, figures, cards) in [
        (json!({ "kind": "set", "figures": 7 }), 7, 0),
        (json!({ "kind": "cards-as-figures" }), 3, 3),
        (json!({ "kind": "add", "figures": 1 }), 5, 0),
    ] {
        let mut pair = Pair::met()?;
        let edit = json!({ "game": GAME, "which": { "these": [CHEWBACCA] }, "change": change });
        pair.each(|machine| drop(machine.ask("edit_holdings", edit.clone())));
        pair.meet()?;
        pair.have(CHEWBACCA, [figures, cards, 0, 2]);
    }
    Ok(())
}

#[test]
fn a_box_added_on_both_is_two_boxes() -> Outcome {
    let mut pair = Pair::met()?;
    let add = json!({ "game": GAME, "product": "rebel storm 3", "count": 1 });
    pair.each(|machine| drop(machine.ask("add_product", add.clone())));
    pair.meet()?;
    pair.have(CHEWBACCA, [5, 2, 0, 2]);
    Ok(())
}

#[test]
fn a_trade_booked_on_both_is_booked_once_and_so_is_its_undo() -> Outcome {
    let mut pair = Pair::met()?;
    let changes: Vec<_> = pair.machines.iter_mut().map(Machine::trades).collect();
    assert_eq!((&changes[0]["given"], &changes[0]["got"]), (&json!(1), &json!(1)));
    pair.meet()?;
    pair.have(CHEWBACCA, [2, 0, 0, 1]);
    pair.have(TROOPER, [1, 0, 0, 0]);
    for (machine, booked) in pair.machines.iter_mut().zip(&changes) {
        assert_eq!(machine.ask("take_back_change", json!({ "change": booked["change"] }))["done"], true);
    }
    pair.meet()?;
    pair.have(CHEWBACCA, [3, 0, 0, 2]);
    pair.have(TROOPER, [0, 0, 1, 0]);
    Ok(())
}

#[test]
fn a_trade_undone_on_both_before_they_meet_leaves_what_was() -> Outcome {
    let mut pair = Pair::met()?;
    pair.each(|machine| {
        let booked = machine.trades();
        machine.ask("take_back_change", json!({ "change": booked["change"] }));
    });
    pair.meet()?;
    pair.have(CHEWBACCA, [3, 0, 0, 2]);
    pair.have(TROOPER, [0, 0, 1, 0]);
    Ok(())
}

#[test]
fn what_is_gone_on_both_is_gone_and_what_comes_after_counts_in_full() -> Outcome {
    let mut pair = Pair::met()?;
    pair.each(|machine| machine.set(CHEWBACCA, json!({ "figures": 0, "for_trade": 0 })));
    pair.meet()?;
    pair.have(CHEWBACCA, [0, 0, 0, 0]);
    let more = json!({ "game": GAME, "printing": CHEWBACCA, "figures": 1 });
    pair.machines[1].ask("add_holding", more);
    pair.meet()?;
    pair.have(CHEWBACCA, [1, 0, 0, 0]);
    Ok(())
}

#[test]
fn what_both_counted_before_they_met_adds_up_until_somebody_says_that_it_is_the_same() -> Outcome {
    for (same, chewbaccas) in [(true, 2), (false, 3)] {
        let mut pair = Pair::strangers()?;
        let add = |figures: u32| json!({ "game": GAME, "printing": CHEWBACCA, "figures": figures });
        pair.machines[0].ask("add_holding", add(2));
        pair.machines[1].ask("add_holding", add(1));
        pair.machines[1].set(TROOPER, json!({ "figures": 4 }));
        pair.meet()?;
        pair.have(CHEWBACCA, [3, 0, 0, 0]);
        let twice = json!({ "printings": 1, "figures": 1, "names": ["Chewbacca"] });
        pair.each(|machine| assert_eq!(machine.ask("groups", json!({}))["twice"], twice));
        let settled = pair.machines[1].ask("settle_counts", json!({ "same": same }));
        assert_eq!(settled["twice"], Value::Null);
        pair.meet()?;
        pair.have(CHEWBACCA, [chewbaccas, 0, 0, 0]);
        pair.each(|machine| assert_eq!(machine.ask("groups", json!({}))["twice"], Value::Null));
    }
    Ok(())
}

#[test]
fn what_was_told_or_imported_alike_is_not_asked_about() -> Outcome {
    let mut pair = Pair::strangers()?;
    pair.each(|machine| drop(machine.import("Set,Number,Count\nRebel Storm,3,2\n", "add")));
    pair.each(|machine| machine.set(TROOPER, json!({ "figures": 4 })));
    pair.meet()?;
    pair.each(|machine| assert_eq!(machine.ask("groups", json!({}))["twice"], Value::Null));
    Ok(())
}
