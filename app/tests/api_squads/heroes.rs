//! A game without points, whose figures take numbered places.

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft, rules, strings};

const GAME: &str = "space-marine-heroes";
const FIVE: [(&str, u32); 5] = [
    ("smh/babosi", 1),
    ("smh/kelelasi", 1),
    ("smh/keluotikesi", 1),
    ("smh/mosilage", 1),
    ("smh/vile-patesi", 1),
];

fn army(members: &[(&str, u32)]) -> Value {
    let mut draft = draft(members);
    draft["game"] = json!(GAME);
    draft["format"] = json!("standard");
    draft
}

fn stand(column: u32, figure: &str) -> Value {
    json!({ "holder": figure, "ability": format!("Column {column}"), "chosen": figure })
}

/// Returns the options for a place.
fn options(view: &Value, at: usize) -> Vec<String> {
    strings(&view["choices"][at]["options"], "id")
}

#[test]
fn each_column_is_a_choice_among_those_who_stand_nowhere() {
    let mut user = User::new();
    let mut army = army(&FIVE);
    let view = user.check(&army);
    assert_eq!(view["verdict"], "legal");
    let columns: Vec<_> = (1..=5).map(|n| format!("Column {n}")).collect();
    assert_eq!(strings(&view["choices"], "label"), columns);
    assert_eq!(options(&view, 0).len(), 5);
    army["setup"] = json!([stand(1, "smh/babosi"), stand(3, "smh/mosilage")]);
    let view = user.check(&army);
    assert_eq!(options(&view, 1), ["smh/kelelasi", "smh/keluotikesi", "smh/vile-patesi"]);
    assert_eq!(
        (&view["choices"][2]["chosen"]["id"], &view["choices"][2]["itself"]),
        (&json!("smh/mosilage"), &json!(true))
    );
    let note = view["findings"].as_array().expect("findings").iter().find(|f| f["rule"] == "SMH-COLUMN");
    let said = note.and_then(|f| f["message"].as_str()).expect("what is open");
    assert!(said.contains("Column 2, Column 4 and Column 5"), "{said}");
}

#[test]
fn two_copies_may_stand_in_two_columns_and_what_is_wrong_can_be_taken_back() {
    let mut user = User::new();
    let mut army =
        army(&[("smh/babosi", 2), ("smh/kelelasi", 1), ("smh/keluotikesi", 1), ("smh/mosilage", 1)]);
    army["setup"] = json!([stand(1, "smh/babosi"), stand(2, "smh/babosi")]);
    assert_eq!(rules(&user.check(&army), "error"), Vec::<String>::new());
    army["setup"] = json!([stand(1, "smh/babosi"), stand(1, "smh/mosilage"), stand(9, "smh/kelelasi")]);
    let view = user.check(&army);
    assert_eq!(rules(&view, "error"), ["SMH-COLUMN", "SMH-COLUMN"]);
    // Both of the first column, four more, and the one that doesn't exist.
    assert_eq!(view["choices"].as_array().map(Vec::len), Some(7));
}

#[test]
fn the_game_says_that_it_has_neither_points_nor_activations() {
    let mut user = User::new();
    let game = user.call("game", json!({ "game": GAME }));
    assert_eq!((&game["points"], &game["activations"]), (&json!(false), &json!(false)));
    assert_eq!(game["formats"][0]["limit"], Value::Null);
    let keywords = strings(&game["keywords"], "id");
    assert!(
        ["Diseased", "lucky-six", "explosion"].iter().all(|k| keywords.iter().any(|w| w == k)),
        "{keywords:?}"
    );
    let row = user.call("search_figures", json!({ "game": GAME, "query": "Babosi", "limit": 1 }))["rows"][0]
        .clone();
    assert_eq!(row["cost_text"], "");
}

#[test]
fn a_row_warns_of_a_hero_that_is_not_owned() {
    let mut user = User::new();
    for printing in ["babosi", "kelelasi"] {
        let printing = format!("smh/plague-marines/{printing}");
        user.call("set_holding", json!({ "game": GAME, "printing": printing, "figures": 1 }));
    }
    let army = army(&[("smh/babosi", 1)]);
    for (figure, breaks) in
        [("smh/kelelasi", &[][..]), ("smh/babosi", &["SMH-OWNED"]), ("smh/mosilage", &["SMH-OWNED"])]
    {
        assert_eq!(user.fit(&army, figure)["breaks"], json!(breaks), "{figure}");
    }
}

#[test]
fn heroes_of_ones_own_join_the_army_with_their_equipment() {
    let mut user = User::new();
    let form = |name: &str, equipment: &str| {
        json!({
            "name": name, "factions": ["space-marines"], "cost": "", "unique": false, "traits": [],
            "attributes": {}, "stats": {}, "keywords": { "equipment": equipment, "abilities": "" },
            "set": "", "number": "", "rarity": "unknown",
        })
    };
    let mut save = |name: &str, equipment: &str| {
        user.call("save_my_figure", json!({ "game": GAME, "id": null, "form": form(name, equipment) }))
    };
    let saved = save("Brother One", "shoot close lucky-six\ninspire");
    assert_eq!(saved["problems"], json!([]));
    assert_eq!(save("Brother Two", "")["problems"], json!([]));
    for bad in ["laser", "close long shoot", "lucky-six close Shoot"] {
        let refused = save("Brother Three", bad);
        assert_eq!(strings(&refused["problems"], "field"), ["keywords.equipment"], "{bad}");
    }
    let one = user.call("figure", json!({ "game": GAME, "figure": "smh/brother-one" }));
    assert_eq!(strings(&one["signs"], "text"), ["Lucky Six · Close · Shoot", "Inspire"]);
    assert_eq!(one["signs"][0]["signs"].as_array().map(Vec::len), Some(3));
    let found = user.call("search_figures", json!({ "game": GAME, "abilities": ["shoot"], "limit": 9 }));
    assert_eq!(strings(&found["rows"], "id"), ["smh/brother-one"]);
    let army = army(&[FIVE[0], FIVE[1], FIVE[2], ("smh/brother-one", 1), ("smh/brother-two", 1)]);
    assert_eq!(user.check(&army)["verdict"], "legal");
    let mine = user.call("my_figures", json!({ "game": GAME }));
    let kept = mine["figures"][0]["form"].clone();
    assert_eq!(
        (&kept["keywords"]["equipment"], &kept["cost"]),
        (&json!("lucky-six close shoot\ninspire"), &json!(""))
    );
}
