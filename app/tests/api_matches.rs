//! The match log, as the window requests it.

use muster_app::api::commands::call;
use muster_app::base::error::WireError;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

fn session() -> (TempDir, Session) {
    let dir = tempfile::tempdir().expect("a folder");
    let session = Session::open(dir.path().join("data"));
    (dir, session)
}

fn ask(session: &mut Session, name: &str, request: Value) -> Value {
    call(session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

fn refused(session: &mut Session, name: &str, request: Value) -> WireError {
    call(session, name, "en", request).expect_err(name)
}

/// Returns the first game that keeps a match log.
fn game(session: &mut Session) -> String {
    let started = ask(session, "start", json!({}));
    let games = started["games"].as_array().cloned().unwrap_or_default();
    let ids = games.iter().filter_map(|g| g["id"].as_str());
    let keeps =
        |session: &mut Session, id: &str| ask(session, "game", json!({ "game": id }))["matches"].is_object();
    ids.map(str::to_owned).find(|id| keeps(session, id)).expect("a game with a log")
}

fn entry(game: &str, opponent: &str, date: &str, mine: i64, theirs: i64) -> Value {
    json!({
        "game": game, "id": null, "opponent": opponent, "date": date, "squad": null,
        "scores": [{ "mine": mine, "theirs": theirs }], "note": "",
    })
}

/// Saves a squad with three copies of a figure under a name, and returns its id.
fn squad(session: &mut Session, game: &str, name: &str) -> (String, Value) {
    let page = ask(session, "search_figures", json!({ "game": game, "sort": "cost", "limit": 1 }));
    let figure = page["rows"][0]["id"].clone();
    let draft = json!({
        "game": game, "format": "standard", "limit": null, "name": name, "faction": null, "era": null,
        "side": null, "members": [{ "figure": figure, "count": 3 }], "side_lists": [],
        "setup": [], "pool": null, "notes": "", "considering": [],
    });
    let made = ask(session, "new_squad", json!({ "draft": draft }));
    (made["id"].as_str().expect("an id").to_owned(), figure)
}

#[test]
fn a_match_is_noted_listed_and_offers_its_opponent_to_the_next() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let (id, figure) = squad(&mut session, &game, "Dawn");
    let mut note = entry(&game, " Béla  Kis ", "2026-05-17", 120, 90);
    note["squad"] = json!(id);
    let noted = ask(&mut session, "save_match", note);
    assert_eq!(noted["opponent"], "Béla Kis");
    assert_eq!((&noted["army"]["name"], &noted["army"]["members"][0]["figure"]), (&json!("Dawn"), &figure));
    assert_eq!(noted["result"]["outcome"], "won");
    ask(&mut session, "save_match", entry(&game, "Ádám", "2026-05-18", 1, 2));
    let list = ask(&mut session, "matches", json!({ "game": game }));
    assert_eq!((&list["matches"][0]["opponent"], &list["matches"][1]), (&json!("Ádám"), &noted));
    assert_eq!(list["opponents"], json!(["Ádám", "Béla Kis"]));
    assert_eq!(list["squads"].as_array().map(Vec::len), Some(1));
    assert_eq!((&list["squads"][0]["id"], &list["squads"][0]["name"]), (&json!(id), &json!("Dawn")));
    let met = ask(&mut session, "matches", json!({ "game": game, "opponent": "BELA KIS" }));
    assert_eq!((met["matches"].as_array().map(Vec::len), &met["total"]), (Some(1), &json!(2)));
}

#[test]
fn a_changed_match_keeps_the_army_it_was_noted_with_and_goes_back_whole() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let (id, _) = squad(&mut session, &game, "Dawn");
    let mut note = entry(&game, "Béla", "2026-05-17", 120, 90);
    note["squad"] = json!(id);
    let noted = ask(&mut session, "save_match", note.clone());
    ask(&mut session, "remove_kept", json!({ "kind": "squad", "id": id }));
    note["id"] = noted["id"].clone();
    note["note"] = json!("close");
    let changed = ask(&mut session, "save_match", note.clone());
    assert_eq!((&changed["army"], &changed["revision"]), (&noted["army"], &json!(2)));
    note["squad"] = Value::Null;
    assert_eq!(ask(&mut session, "save_match", note)["army"], Value::Null);
    let back = ask(&mut session, "bring_back_match", json!({ "id": noted["id"], "revision": 1 }));
    assert_eq!((&back["army"], &back["note"], &back["revision"]), (&noted["army"], &json!(""), &json!(4)));
}

#[test]
fn a_removed_match_is_out_of_list_and_standings_until_it_is_brought_back() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let id = ask(&mut session, "save_match", entry(&game, "Béla", "2026-05-17", 3, 1))["id"].clone();
    ask(&mut session, "remove_kept", json!({ "kind": "match", "id": id }));
    assert_eq!(ask(&mut session, "matches", json!({ "game": game }))["total"], 0);
    assert_eq!(ask(&mut session, "standings", json!({ "game": game }))["all"]["played"], 0);
    ask(&mut session, "bring_back_match", json!({ "id": id, "revision": null }));
    let standings = ask(&mut session, "standings", json!({ "game": game }));
    assert_eq!((&standings["all"]["won"], &standings["opponents"][0]["name"]), (&json!(1), &json!("Béla")));
    let none = ask(&mut session, "standings", json!({ "game": game, "to": "2026-05-16" }));
    assert_eq!(none["all"]["played"], 0);
}

#[test]
fn scores_say_who_wins_while_they_are_typed() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    for (mine, theirs, outcome) in [(2, 1, "won"), (1, 1, "drawn"), (0, 1, "lost")] {
        let scores = json!([{ "mine": mine, "theirs": theirs }]);
        assert_eq!(
            ask(&mut session, "score_match", json!({ "game": game, "scores": scores }))["outcome"],
            outcome
        );
    }
}

#[test]
fn what_is_no_match_is_refused_and_nothing_is_noted() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let good = entry(&game, "Béla", "2026-05-17", 3, 1);
    for (field, value, code) in [
        ("opponent", json!(" "), "unfit-opponent"),
        ("date", json!("17 May"), "unfit-day"),
        ("squad", json!("0199aaaa-0000-7000-8000-000000000000"), "unknown-squad"),
        ("scores", json!([]), "no-score"),
        ("scores", json!([{ "mine": -1, "theirs": 0 }]), "unfit-score"),
        ("scores", json!([{ "mine": 1, "theirs": 0 }, { "mine": 1, "theirs": 0 }]), "too-many-games"),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        let error = refused(&mut session, "save_match", bad);
        assert_eq!(error.code, code);
        assert!(error.input && !error.todo.is_empty(), "{error:?}");
    }
    assert_eq!(
        refused(&mut session, "remove_kept", json!({ "kind": "match", "id": "nothing" })).code,
        "not-found"
    );
    assert_eq!(ask(&mut session, "matches", json!({ "game": game }))["total"], 0);
}

#[test]
fn the_log_is_written_where_somebody_wants_it() {
    let (dir, mut session) = session();
    let game = game(&mut session);
    ask(&mut session, "save_match", entry(&game, "Béla", "2026-05-17", 3, 1));
    ask(&mut session, "save_match", entry(&game, "Ádám", "2025-05-17", 3, 1));
    let path = dir.path().join("log.csv");
    let matches = json!({ "game": game, "from": "2026-01-01" });
    let done = ask(&mut session, "export_matches", json!({ "matches": matches, "path": path }));
    assert_eq!(done["rows"], 1);
    let text = std::fs::read_to_string(path).expect("the file");
    assert!(text.contains("2026-05-17,Béla,won,3,1,3,1"), "{text}");
}

#[test]
fn a_map_bears_the_name_of_the_rule_book_in_a_language_that_has_one() {
    let (_dir, mut session) = session();
    let mut named = |language: &str, wanted: &str| {
        let request = json!({ "game": "imperial-assault", "named": wanted });
        let maps = call(&mut session, "match_maps", language, request).expect("maps")["maps"].clone();
        let maps = maps.as_array().cloned().unwrap_or_default();
        maps.iter()
            .map(|m| (m["local_name"].clone(), m["missions"][0]["local_name"].clone()))
            .collect::<Vec<_>>()
    };
    let outskirts = |map: &str, mission: &str| vec![(json!(map), json!(mission))];
    assert_eq!(named("zh-Hant", "莫斯埃斯利郊區"), outskirts("莫斯埃斯利郊區", "奔向飛船"));
    assert_eq!(named("zh-Hans", "mos eisley outskirts"), outskirts("莫斯埃斯利郊区", "奔向飞船"));
    assert_eq!(named("hu", "mos eisley outskirts"), outskirts("Mos Eisley Outskirts", "Get to the Ship"));
}
