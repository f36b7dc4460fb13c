//! Changes to many printings of a collection at once.

use muster_app::api::commands;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "star-wars-miniatures";
const SET: &str = "rebel-storm";

struct User {
    _dir: TempDir,
    session: Session,
}

impl User {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let session = Session::open(dir.path().to_owned());
        Self { _dir: dir, session }
    }

    fn call(&mut self, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn rows(&mut self, show: &str) -> Vec<Value> {
        let request = json!({ "game": GAME, "sets": [SET], "show": show, "limit": 500 });
        self.call("holdings", request)["rows"].as_array().expect("rows").clone()
    }

    fn edit(&mut self, which: &Value, change: &Value) -> Value {
        self.call("edit_holdings", json!({ "game": GAME, "which": which, "change": change }))
    }
}

fn sum(rows: &[Value], of: &str) -> u64 {
    rows.iter().map(|row| row[of].as_u64().expect("a number")).sum()
}

#[test]
fn a_whole_list_is_wanted_until_it_is_owned_and_that_is_taken_back_in_one_step() {
    let mut user = User::new();
    let rows = user.rows("all");
    let first = rows[0]["printing"].clone();
    user.call("set_holding", json!({ "game": GAME, "printing": first, "figures": 3 }));
    let listed = json!({ "listed": { "sets": [SET], "show": "all" } });
    let done = user.edit(&listed, &json!({ "kind": "want-up-to", "copies": 2 }));
    assert_eq!(done["printings"], json!(rows.len()));
    assert_eq!(done["changed"], json!(rows.len() - 1), "the first is owned three times");
    assert_eq!(sum(&user.rows("all"), "wanted"), 2 * (rows.len() as u64 - 1));

    let traded = user.edit(&json!({ "these": [first] }), &json!({ "kind": "trade-beyond", "copies": 1 }));
    assert_eq!((&traded["printings"], &traded["changed"]), (&json!(1), &json!(1)));
    assert_eq!(user.rows("all")[0]["for_trade"], 2);

    let back = user.call("take_back_change", json!({ "change": done["change"] }));
    assert_eq!(back["done"], true);
    let after = user.rows("all");
    // Changes made in between are kept.
    assert_eq!((sum(&after, "wanted"), sum(&after, "for_trade")), (0, 2));
}

#[test]
fn a_change_that_one_printing_refuses_changes_none() {
    let mut user = User::new();
    let rows = user.rows("all");
    let these = json!({ "these": [rows[0]["printing"], "swm/rebel-storm/no-such"] });
    let request = json!({ "game": GAME, "which": these, "change": { "kind": "set", "wanted": 1 } });
    let error =
        commands::call(&mut user.session, "edit_holdings", "en", request).expect_err("no such printing");
    assert!(error.message.contains("no-such"), "{}", error.message);
    assert_eq!(sum(&user.rows("all"), "wanted"), 0);
    let which = json!({ "these": [rows[0]["printing"]] });
    let too_many = json!({ "game": GAME, "which": which, "change": { "kind": "set", "figures": 2_000_000 } });
    commands::call(&mut user.session, "edit_holdings", "en", too_many).expect_err("beyond reason");
}

#[test]
fn what_is_only_tried_changes_nothing() {
    let mut user = User::new();
    let which = json!({ "listed": { "sets": ["Rebel Storm"], "show": "missing" } });
    let change = json!({ "kind": "set", "wanted": 1 });
    let request = json!({ "game": GAME, "which": which, "change": change, "dry_run": true });
    let tried = user.call("edit_holdings", request);
    assert!(tried["changed"].as_u64().expect("a number") > 50 && tried.get("change").is_none(), "{tried}");
    assert_eq!(sum(&user.rows("all"), "wanted"), 0);
}

#[test]
fn a_list_of_todays_prices_changes_no_number_and_is_taken_back() {
    let mut user = User::new();
    let dir = TempDir::new().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let import = |user: &mut User, path: &str, mode: &str| {
        let request = json!({ "game": GAME, "path": path, "mapping": null, "mode": mode });
        user.call("import_collection", request)
    };
    import(&mut user, &file("mine.csv", "Set,No,Qty,Price\nRS,4,2,3 EUR\nRS,5,1,\n"), "replace");
    let prices = file("prices.csv", "Set;No;Ár\nRS;4;12,50 EUR\nRS;5;1 200 Ft\nRS;6;9 EUR\n");
    let told = import(&mut user, &prices, "worth");
    assert_eq!((&told["added"], &told["changed"], &told["copies"]), (&json!(1), &json!(2), &json!(0)));

    let owned = user.rows("owned");
    assert_eq!(sum(&owned, "figures"), 3, "{owned:?}");
    let worth: Vec<_> = owned.iter().map(|row| row["worth"].as_str().unwrap_or_default()).collect();
    assert_eq!(worth, ["12.50 EUR", "1200.00 HUF"]);
    let whole = user.call("collection", json!({ "game": GAME }));
    let euros = whole["worth"].as_array().expect("sums").iter().find(|sum| sum["currency"] == "EUR");
    // Two at 12.50; the third price is for a printing that isn't owned.
    assert_eq!(euros.map(|e| (&e["amount"], &e["copies"])), Some((&json!("25.00"), &json!(2))));
    assert_eq!(whole["unpriced"], 0);

    // A later import of counts leaves the prices alone; a price entered by hand replaces one.
    import(&mut user, &file("again.csv", "Set,No,Qty\nRS,4,4\n"), "replace");
    assert_eq!(user.rows("owned")[0]["worth"], "12.50 EUR");
    let printing = owned[0]["printing"].clone();
    let set = user.call("set_holding", json!({ "game": GAME, "printing": printing, "worth": "14 €" }));
    assert_eq!(set["worth"], "14.00 EUR");
    let without = json!({ "game": GAME, "printing": printing, "worth": "14" });
    commands::call(&mut user.session, "set_holding", "en", without).expect_err("of what currency?");
    let none = user.call("set_holding", json!({ "game": GAME, "printing": printing, "worth": "" }));
    assert!(none.get("worth").is_none(), "{none}");

    user.call("take_back_change", json!({ "change": told["change"] }));
    assert!(user.rows("all").iter().all(|row| row.get("worth").is_none()));
    assert_eq!(sum(&user.rows("owned"), "figures"), 5);
}
