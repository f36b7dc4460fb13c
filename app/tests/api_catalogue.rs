//! The catalogue, as the window requests it.

use muster_app::api::commands;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

struct Reader {
    _dir: TempDir,
    session: Session,
    game: String,
}

impl Reader {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let mut session = Session::open(dir.path().to_owned());
        let started = commands::call(&mut session, "start", "en", json!({})).expect("start");
        let game = started["games"][0]["id"].as_str().expect("a game").to_owned();
        Self { _dir: dir, session, game }
    }

    fn call(&mut self, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, "en", request).expect(name)
    }

    /// Returns all rows that match the request.
    fn search(&mut self, asked: Value) -> Vec<Value> {
        let mut request = json!({ "game": self.game, "limit": 2000 });
        request.as_object_mut().expect("an object").extend(asked.as_object().expect("an object").clone());
        let page = self.call("search_figures", request);
        let rows = page["rows"].as_array().expect("rows").clone();
        assert_eq!(page["total"].as_u64(), Some(rows.len() as u64));
        rows
    }

    fn view(&mut self) -> Value {
        let game = self.game.clone();
        self.call("game", json!({ "game": game }))
    }

    fn figure(&mut self, id: &str) -> Value {
        let request = json!({ "game": self.game, "figure": id });
        self.call("figure", request)
    }
}

fn names(rows: &[Value]) -> Vec<&str> {
    rows.iter().filter_map(|r| r["local_name"].as_str()).collect()
}

#[test]
fn case_and_accents_are_ignored() {
    let mut reader = Reader::new();
    let plain = reader.search(json!({ "query": "padme amidala" }));
    assert!(plain.iter().any(|r| r["name"].as_str().is_some_and(|n| n.starts_with("Padm"))));
    for typed in ["PADMÉ AMIDALA", "Padmè Amidala", "pádmé ámidala"] {
        assert_eq!(names(&reader.search(json!({ "query": typed }))), names(&plain), "{typed}");
    }
}

#[test]
fn every_word_may_be_only_begun_and_what_was_typed_comes_first() {
    let mut reader = Reader::new();
    let rows = reader.search(json!({ "query": "clone tr" }));
    assert_eq!(rows[0]["name"], "Clone Trooper");
    assert!(rows.len() > 5);
}

#[test]
fn a_part_of_the_rows_is_what_was_asked_for() {
    let mut reader = Reader::new();
    let all = reader.search(json!({}));
    let game = reader.game.clone();
    let part = reader.call("search_figures", json!({ "game": game, "offset": 60, "limit": 60 }));
    assert_eq!(part["total"].as_u64(), Some(all.len() as u64));
    assert_eq!(part["rows"].as_array().map(Vec::as_slice), Some(&all[60..120]));
}

#[test]
fn a_set_shows_its_own_printing_in_the_row() {
    let mut reader = Reader::new();
    let view = reader.view();
    let set = &view["sets"][3];
    let rows = reader.search(json!({ "sets": [set["id"]] }));
    assert!(!rows.is_empty());
    for row in &rows {
        assert_eq!(row["set"], set["name"], "{row}");
    }
}

#[test]
fn several_sets_factions_and_rarities_let_any_of_them_pass() {
    let mut reader = Reader::new();
    for (list, key) in [("sets", "sets"), ("factions", "factions"), ("rarities", "rarities")] {
        let view = reader.view();
        let (one, two) = (&view[list][0]["id"], &view[list][1]["id"]);
        let both = reader.search(json!({ key: [one, two] })).len();
        let (one, two) = (reader.search(json!({ key: [one] })), reader.search(json!({ key: [two] })));
        assert!(one.len() < both && two.len() < both && both <= one.len() + two.len(), "{list}");
    }
}

#[test]
fn a_faction_lets_only_its_figures_pass() {
    let mut reader = Reader::new();
    let faction = reader.view()["factions"][2]["id"].clone();
    for row in reader.search(json!({ "factions": [faction] })) {
        assert!(row["factions"].as_array().is_some_and(|f| f.contains(&faction)), "{row}");
    }
}

#[test]
fn an_era_lets_the_factions_pass_that_it_offers() {
    let mut reader = Reader::new();
    let view = reader.view();
    let era = &view["eras"][0]["id"];
    let of_era = reader.search(json!({ "eras": [era] }));
    let game = reader.session.game(&reader.game).expect("the game");
    let offers = &game.catalogue.game().eras[0].offers;
    let offered: Vec<_> = offers.iter().map(|o| json!(o.faction.as_str())).collect();
    assert!(!of_era.is_empty());
    for row in &of_era {
        let factions = row["factions"].as_array().expect("factions");
        assert!(factions.iter().any(|f| offered.contains(f)), "{row}");
    }
    // With a faction that isn't in the era nothing is left.
    let other = view["factions"].as_array().expect("factions").iter().find(|f| !offered.contains(&f["id"]));
    let other = &other.expect("another")["id"];
    assert!(reader.search(json!({ "eras": [era], "factions": [other] })).is_empty());
}

#[test]
fn a_range_of_costs_lets_those_within_it_pass() {
    let mut reader = Reader::new();
    let rows = reader.search(json!({ "cost_min": 10, "cost_max": 12 }));
    assert!(!rows.is_empty());
    assert!(rows.iter().all(|r| (10..=12).contains(&r["cost"]["known"].as_i64().unwrap_or(0))));
}

#[test]
fn unique_figures_and_others_make_up_all() {
    let mut reader = Reader::new();
    let unique = reader.search(json!({ "unique": true }));
    let others = reader.search(json!({ "unique": false }));
    assert!(unique.iter().all(|r| r["unique"] == true) && others.iter().all(|r| r["unique"] == false));
    assert_eq!(unique.len() + others.len(), reader.search(json!({})).len());
}

#[test]
fn an_ability_is_found_with_and_without_its_number_and_two_must_both_be_there() {
    let mut reader = Reader::new();
    let view = reader.view();
    let keywords = view["keywords"].as_array().expect("keywords");
    assert!(keywords.iter().all(|k| !k["id"].as_str().is_some_and(|k| k.ends_with(" 10"))));
    let grenades = reader.search(json!({ "abilities": ["Grenades"] }));
    let figure = reader.figure(grenades[0]["id"].as_str().expect("an id"));
    assert!(figure["lines"].to_string().contains("Grenades"), "{figure}");
    let both = reader.search(json!({ "abilities": ["Grenades", "Mettle"] }));
    assert!(both.len() < grenades.len());
}

#[test]
fn mine_missing_wanted_and_for_trade_are_told_apart() {
    let mut reader = Reader::new();
    let all = reader.search(json!({}));
    let printing = |reader: &mut Reader, row: &Value| {
        let figure = reader.figure(row["id"].as_str().expect("an id"));
        figure["printings"][0]["printing"].clone()
    };
    for (row, what) in [(&all[0], "figures"), (&all[1], "wanted"), (&all[2], "for_trade")] {
        let printing = printing(&mut reader, row);
        let game = reader.game.clone();
        reader.call("set_holding", json!({ "game": game, "printing": printing, what: 2 }));
    }
    for (owned, index) in [("owned", 0), ("wanted", 1), ("for-trade", 2)] {
        let rows = reader.search(json!({ "owned": owned }));
        assert_eq!(names(&rows), names(&all[index..=index]), "{owned}");
    }
    assert_eq!(reader.search(json!({ "owned": "missing" })).len(), all.len() - 1);
    let mine = reader.search(json!({ "owned": "owned" }));
    assert_eq!(mine[0]["owned"]["figures"], 2);
}

#[test]
fn rows_are_sorted_by_any_column_either_way() {
    let mut reader = Reader::new();
    let stats: Vec<_> = reader.view()["stats"].as_array().expect("stats").clone();
    let columns = ["name", "cost", "faction", "set", "rarity", "owned"];
    let columns = columns.into_iter().map(|c| (c, json!(c)));
    let stats = stats.iter().filter_map(|s| s["id"].as_str());
    for (column, sort) in columns.chain(stats.map(|s| (s, json!({ "stat": s })))) {
        let up = reader.search(json!({ "sort": sort }));
        let down = reader.search(json!({ "sort": sort, "descending": true }));
        let of = |row: &Value| {
            let number = |key: &str| row[column][key].as_i64();
            row["stats"][column].as_i64().or(number("known")).or(number("figures"))
        };
        let values: Vec<_> = up.iter().filter_map(of).collect();
        assert!(values.is_sorted(), "{column}");
        let values: Vec<_> = down.iter().filter_map(of).collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "{column}");
        assert!(up.len() == down.len() && (column == "owned" || up[0] != down[0]), "{column}");
    }
}

#[test]
fn names_of_the_readers_language_are_shown_and_both_are_found() {
    let mut reader = Reader::new();
    let game = reader.game.clone();
    let request = json!({ "game": game, "limit": 2000 });
    let page = commands::call(&mut reader.session, "search_figures", "hu", request).expect("rows");
    let rows = page["rows"].as_array().expect("rows");
    let local = rows.iter().find(|r| r["local_name"] != r["name"]).expect("a Hungarian name");
    for name in [&local["local_name"], &local["name"]] {
        let found = reader.search(json!({ "query": name }));
        assert!(found.iter().any(|r| r["id"] == local["id"]), "{name}");
    }
}

#[test]
fn a_figure_tells_its_card_its_printings_its_person_and_its_squads() {
    let mut reader = Reader::new();
    let view = reader.view();
    let trooper = reader.search(json!({ "query": "clone trooper" }))[0]["id"].clone();
    let figure = reader.figure(trooper.as_str().expect("an id"));
    let on_card = view["stats"].as_array().expect("stats").iter().filter(|s| s["on_card"] == true);
    assert_eq!(figure["stat_block"].as_array().map(Vec::len), Some(on_card.count()));
    assert!(figure["printings"].as_array().is_some_and(|p| p.len() > 1));
    assert_eq!(figure["mine"], false);

    let member = json!({ "figure": trooper, "count": 3 });
    let draft = json!({
        "game": reader.game, "format": "standard", "limit": null, "name": "Dawn", "faction": null,
        "era": null, "side": null, "members": [member], "side_lists": [], "setup": [], "pool": null,
        "notes": "", "considering": [],
    });
    reader.call("new_squad", json!({ "draft": draft }));
    let figure = reader.figure(trooper.as_str().expect("an id"));
    assert_eq!((&figure["promised"], &figure["squads"][0]["name"]), (&json!(3), &json!("Dawn")));
    assert_eq!(figure["squads"][0]["count"], 3);

    let versions = reader.search(json!({ "query": "luke skywalker", "unique": true }));
    let luke = reader.figure(versions[0]["id"].as_str().expect("an id"));
    let same = luke["same_person"].as_array().expect("others");
    assert!(same.iter().any(|other| other["id"] == versions[1]["id"]), "{same:?}");
}

#[test]
fn a_figure_that_is_not_there_is_told_in_words() {
    let mut reader = Reader::new();
    let request = json!({ "game": reader.game, "figure": "no-such-figure-anywhere" });
    let error = commands::call(&mut reader.session, "figure", "en", request).expect_err("no such figure");
    assert_eq!(error.code, "unknown-figure");
    assert!(!error.message.is_empty() && !error.todo.is_empty());
}

#[test]
fn what_is_no_value_of_a_filter_is_refused_and_lets_nobody_pass() {
    let mut reader = Reader::new();
    for (asked, code) in [
        (json!({ "owned": "mine" }), "internal"),
        (json!({ "sort": "beauty" }), "internal"),
        (json!({ "sort": { "column": "name" } }), "internal"),
        (json!({ "eras": ["no-era"] }), "unknown-era"),
        (json!({ "sets": ["no-set"] }), "unknown-set"),
        (json!({ "factions": ["nobody"] }), "unknown-faction"),
    ] {
        let mut request = json!({ "game": reader.game, "limit": 5 });
        request.as_object_mut().expect("an object").extend(asked.as_object().expect("an object").clone());
        let error = commands::call(&mut reader.session, "search_figures", "en", request).expect_err(code);
        assert_eq!(error.code, code, "{asked}");
    }
}

#[test]
fn without_a_game_every_game_is_searched() {
    let mut reader = Reader::new();
    let page = reader.call("search_figures", json!({ "query": "luke skywalker", "limit": 200 }));
    let rows = page["rows"].as_array().expect("rows");
    let games: std::collections::BTreeSet<_> = rows.iter().filter_map(|r| r["game"].as_str()).collect();
    assert!(games.len() > 1 && games.contains(reader.game.as_str()), "{games:?}");
}
