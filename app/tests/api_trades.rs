//! Finding, recording and undoing trades, as the window does.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};

struct Evening {
    session: Session,
    dir: tempfile::TempDir,
    game: Value,
    /// Two printings of one figure, and one of another.
    printings: [Value; 3],
}

impl Evening {
    fn new() -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        let mut session = Session::open(dir.path().join("data"));
        let game = ask(&mut session, "start", json!({}))["games"][0]["id"].clone();
        let all = json!({ "game": game, "sort": "set", "limit": 2000 });
        let rows = ask(&mut session, "holdings", all)["rows"].as_array().expect("rows").clone();
        let twin = |row: &&Value| {
            rows.iter().any(|o| {
                o["figure"] == row["figure"]
                    && o["printing"] != row["printing"]
                    && o["rarity"] == row["rarity"]
            })
        };
        let first = rows.iter().find(twin).expect("a figure with two printings");
        let second = rows.iter().find(|o| {
            o["figure"] == first["figure"]
                && o["printing"] != first["printing"]
                && o["rarity"] == first["rarity"]
        });
        let other = rows.iter().find(|o| o["figure"] != first["figure"] && o["rarity"] == first["rarity"]);
        let printings = [first, second.expect("another printing"), other.expect("another figure")];
        let printings = printings.map(|row| row["printing"].clone());
        Self { session, dir, game, printings }
    }

    fn ask(&mut self, name: &str, mut request: Value) -> Value {
        request["game"] = self.game.clone();
        ask(&mut self.session, name, request)
    }

    fn list(&self, name: &str, spares: Value, wants: Value) -> String {
        let path = self.dir.path().join(format!("{name}.json"));
        let list = json!({
            "format": "muster-trades", "version": 1, "game": self.game, "name": name, "spares": spares, "wants": wants,
        });
        std::fs::write(&path, list.to_string()).expect("a file");
        path.display().to_string()
    }

    fn held(&mut self) -> Vec<[Value; 5]> {
        let rows = self.ask("holdings", json!({ "sort": "set", "limit": 2000 }));
        let rows = rows["rows"].as_array().expect("rows").iter();
        let told = |r: &Value| ["printing", "figures", "cards", "wanted", "for_trade"].map(|f| r[f].clone());
        rows.map(told).filter(|row| row[1..].iter().any(|n| *n != json!(0))).collect()
    }
}

fn ask(session: &mut Session, name: &str, request: Value) -> Value {
    call(session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

#[test]
fn what_is_booked_is_taken_back_by_its_number() {
    let mut evening = Evening::new();
    let [first, second, other] = evening.printings.clone();
    evening.ask("set_holding", json!({ "printing": first, "wanted": 2 }));
    evening.ask("set_holding", json!({ "printing": other, "figures": 3, "for_trade": 2 }));
    let before = evening.held();
    let bela =
        evening.list("Béla", json!([{ "printing": second, "count": 5 }]), json!([{ "printing": other }]));
    let find = json!({ "paths": [bela], "me": "Anna" });
    assert_eq!(evening.ask("find_trades", find.clone())["pieces"], 0, "it is of another set");

    let find = json!({ "paths": [bela], "me": "Anna", "any_printing": true });
    let found = evening.ask("find_trades", find.clone());
    assert_eq!(found["pieces"], 2);
    let got =
        found["handovers"].as_array().expect("handovers").iter().find(|h| h["to"] == "Anna").expect("hers");
    assert_eq!((&got["piece"]["printing"], &got["instead_of"]["printing"]), (&second, &first));

    let mut request = find.clone();
    request["plan"] = found["plan"].clone();
    let booked = evening.ask("book_trades", request.clone());
    assert_eq!((&booked["given"], &booked["got"], &booked["cards"]), (&json!(1), &json!(1), &json!(false)));
    let mut after = vec![
        [first, json!(0), json!(0), json!(1), json!(0)],
        [second, json!(1), json!(0), json!(0), json!(0)],
        [other, json!(2), json!(0), json!(0), json!(1)],
    ];
    let mut held = evening.held();
    after.sort_by_key(|row| row[0].to_string());
    held.sort_by_key(|row| row[0].to_string());
    assert_eq!(held, after);
    // The same exchange is possible once more, so only a request with the plan shown is protected against repetition.
    request["plan"] = json!("0000-0000");
    request["game"] = evening.game.clone();
    let error = call(&mut evening.session, "book_trades", "en", request).expect_err("another plan");
    assert_eq!(error.code, "trades-changed");
    let back = evening.ask("take_back_change", json!({ "change": booked["change"] }));
    assert_eq!(back["done"], true);
    assert_eq!(evening.held(), before);
}

#[test]
fn taking_back_restores_every_number() {
    let mut evening = Evening::new();
    let [first, _, other] = evening.printings.clone();
    evening.ask("set_holding", json!({ "printing": first, "wanted": 1 }));
    evening.ask("set_holding", json!({ "printing": other, "figures": 1, "cards": 1, "for_trade": 1 }));
    let before = evening.held();
    let bela = evening.list("Béla", json!([{ "printing": first }]), json!([{ "printing": other }]));
    let booked = evening.ask("book_trades", json!({ "paths": [bela], "me": "Anna" }));
    assert_eq!((&booked["given"], &booked["cards"]), (&json!(1), &json!(true)));
    let [printing, figures, cards, ..] = &evening.held()[0];
    assert_eq!((printing, figures, cards), (&first, &json!(1), &json!(1)), "its stat card came with it");
    let back = evening.ask("take_back_change", json!({ "change": booked["change"] }));
    assert_eq!(back["done"], true);
    assert_eq!(evening.held(), before);
}

#[test]
fn an_own_list_is_what_the_collection_wants_and_spares() {
    let mut evening = Evening::new();
    let [first, second, other] = evening.printings.clone();
    evening.ask("set_holding", json!({ "printing": first, "wanted": 2, "worth": "12,50 EUR" }));
    // At most the copies owned can be given away.
    evening.ask("set_holding", json!({ "printing": second, "figures": 1, "for_trade": 3 }));
    evening.ask("set_holding", json!({ "printing": other, "for_trade": 3 }));
    let written = evening.ask("write_trades", json!({ "name": " Anna ", "path": null }));
    let list: Value = serde_json::from_str(written["text"].as_str().expect("a list")).expect("JSON");
    assert_eq!((&list["name"], &written["rows"]), (&json!("Anna"), &json!(2)));
    assert_eq!((&list["wants"][0]["printing"], &list["wants"][0]["worth"]), (&first, &json!("12.50 EUR")));
    assert_eq!((&list["spares"][0]["printing"], &list["spares"][0]["count"]), (&second, &json!(1)));
    assert_eq!(list["spares"].as_array().map(Vec::len), Some(1));
}
