//! The home page and the frame of the window: counts, what needs attention, and recognising dropped files.

use std::fs;

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

/// Returns the first game.
fn game(session: &mut Session) -> String {
    let started = ask(session, "start", json!({}));
    started["games"][0]["id"].as_str().expect("a game").to_owned()
}

#[test]
fn looking_at_how_much_there_is_makes_no_data_of_its_own() {
    let (dir, mut session) = session();
    let game = game(&mut session);
    let counts = ask(&mut session, "counts", json!({ "game": game }));
    assert!(counts["figures"].as_u64() > Some(100), "{counts}");
    assert_eq!((counts["owned"].as_u64(), counts["squads"].as_u64()), (Some(0), Some(0)));
    assert!(!dir.path().join("data/muster.db").exists());
}

#[test]
fn the_sample_squad_of_a_game_is_legal_made_once_and_shown_at_home() {
    for game in ["star-wars-miniatures", "dungeons-and-dragons-miniatures"] {
        let (_dir, mut session) = session();
        assert_eq!(ask(&mut session, "home", json!({ "game": game }))["has_sample"], true);
        let made = ask(&mut session, "sample_squad", json!({ "game": game }));
        let again = ask(&mut session, "sample_squad", json!({ "game": game }));
        assert_eq!(made["id"], again["id"]);
        let home = ask(&mut session, "home", json!({ "game": game }));
        assert_eq!(home["squads_total"], 1);
        let squad = &home["squads"][0];
        assert_eq!((squad["verdict"].as_str(), squad["uuid"].as_str()), (Some("legal"), made["id"].as_str()));
        assert_eq!(squad["points"]["total"], squad["points"]["limit"]);
        assert_ne!(squad["name"], "");
        assert!(squad["members"].as_array().is_some_and(|m| m.len() > 1), "the strip needs its members");
        assert_eq!(home["saved_at"], squad["updated"]);
        assert_eq!(ask(&mut session, "counts", json!({ "game": game }))["squads"], 1);
    }
}

/// Saves a squad with three copies of a figure under a name.
fn squad(session: &mut Session, game: &str, name: &str, figure: &str, cost: Option<i32>) -> String {
    let draft = json!({
        "game": game, "format": "standard", "limit": null, "name": name, "faction": null, "era": null,
        "side": null, "members": [{ "figure": figure, "count": 3, "last_cost": cost }], "side_lists": [],
        "setup": [], "pool": null, "notes": "", "considering": [],
    });
    let made = ask(session, "new_squad", json!({ "draft": draft }));
    made["id"].as_str().expect("an id").to_owned()
}

/// Returns a cheap figure with a printing from the catalogue.
fn figure(session: &mut Session, game: &str) -> String {
    let page = ask(session, "search_figures", json!({ "game": game, "sort": "cost", "limit": 1 }));
    page["rows"][0]["id"].as_str().expect("a figure").to_owned()
}

fn attention(session: &mut Session, game: &str, kind: &str) -> Vec<Value> {
    let home = ask(session, "home", json!({ "game": game }));
    let all = home["attention"].as_array().cloned().unwrap_or_default();
    all.into_iter().filter(|a| a["kind"] == kind).collect()
}

#[test]
fn squads_whose_costs_changed_are_named_with_the_old_and_the_new_cost() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let figure = figure(&mut session, &game);
    let id = squad(&mut session, &game, "Old guard", &figure, Some(99));
    let told = attention(&mut session, &game, "costs");
    assert_eq!(told.len(), 1, "{told:?}");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("Old guard") && message.contains("99 → "), "{message}");
    assert_eq!((told[0]["page"].as_str(), told[0]["item"].as_str()), (Some("squads"), Some(id.as_str())));
}

#[test]
fn figures_promised_to_more_squads_than_there_are_figures_are_named() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    let figure = figure(&mut session, &game);
    squad(&mut session, &game, "One", &figure, None);
    squad(&mut session, &game, "Two", &figure, None);
    assert!(
        attention(&mut session, &game, "promised").is_empty(),
        "nobody without a collection lacks anything"
    );
    let details = ask(&mut session, "figure", json!({ "game": game, "figure": figure }));
    let name = details["local_name"].as_str().expect("a name").to_owned();
    let printing = details["printings"][0]["printing"].as_str().expect("a printing");
    own(&mut session, &game, printing);
    let told = attention(&mut session, &game, "promised");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0]["message"].as_str().is_some_and(|m| m.contains(&name)), "{told:?}");
    let home = ask(&mut session, "home", json!({ "game": game }));
    assert_eq!(home["collection"]["figures"], 4);
    assert_eq!(home["collection"]["sets"][0]["owned"], 1);
}

/// Adds four copies of a printing through a spreadsheet.
fn own(session: &mut Session, game: &str, printing: &str) {
    use muster_app::base::spreadsheet;
    use muster_app::collection::{ImportMode, import};
    let text = format!("printing,figures\n{printing},4\n");
    let sheet = spreadsheet::read("own.csv", text.as_bytes(), None).expect("a table");
    let request = import::ImportRequest {
        heading: None,
        sheets: None,
        statuses: Default::default(),
        game: game.to_owned(),
        path: "own.csv".to_owned(),
        mapping: None,
        mode: ImportMode::Add,
        spelled_out: None,
        make_mine: false,
    };
    import::import(session, request, sheet).expect("an import");
}

#[test]
fn a_broken_pack_is_told_at_home() {
    let (_dir, mut session) = session();
    let game = game(&mut session);
    assert!(attention(&mut session, &game, "packs").is_empty());
    let pack = session.muster.packs_dir().join("mine");
    fs::create_dir_all(&pack).expect("a folder");
    fs::write(pack.join("pack.toml"), "name = \"Mine\"\n").expect("a file");
    ask(&mut session, "reload_packs", json!({}));
    let told = attention(&mut session, &game, "packs");
    assert!(told[0]["message"].as_str().is_some_and(|m| m.contains("mine")), "{told:?}");
}

#[test]
fn a_dropped_file_is_known_by_its_contents() {
    let (dir, mut session) = session();
    let game = game(&mut session);
    let at = |name: &str| dir.path().join(name);
    let put = |name: &str, bytes: &[u8]| fs::write(at(name), bytes).expect("a file");
    let sample = session.game(&game).expect("the game").sample.clone().expect("a sample");
    put("list.dat", sample.as_bytes());
    put("squad.json", br#"{"members":[{"name":"Clone Trooper","count":2}]}"#);
    put("table.txt", b"set,number,figures\nRebel Storm,1,2\n");
    fs::create_dir_all(at("folder")).expect("a folder");
    put("folder/pack.toml", format!("name = \"Mine\"\nextends = \"{game}\"\n").as_bytes());
    ask(&mut session, "sample_squad", json!({ "game": game }));
    let backup = at("copy.of.everything");
    ask(&mut session, "save_backup", json!({ "path": backup }));
    for (name, kind) in [
        ("list.dat", "list"),
        ("squad.json", "list"),
        ("table.txt", "spreadsheet"),
        ("folder", "pack"),
        ("folder/pack.toml", "pack"),
        ("copy.of.everything", "backup"),
    ] {
        let dropped = ask(&mut session, "recognise", json!({ "path": at(name) }));
        assert_eq!(dropped["kind"], kind, "{name}");
    }
}

#[test]
fn a_dropped_file_that_muster_cannot_read_gets_an_error_that_says_what_to_do() {
    let (dir, mut session) = session();
    let at = |name: &str| dir.path().join(name);
    fs::write(at("letter.txt"), "Dear Sir,\nnothing of the kind.\n").expect("a file");
    fs::write(at("picture.png"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0").expect("a file");
    fs::write(at("empty.txt"), "").expect("a file");
    fs::write(at("other.db"), b"SQLite format 3\0 and then nothing").expect("a file");
    fs::write(at("other.pdf"), b"%PDF-1.7\n").expect("a file");
    fs::create_dir(at("folder")).expect("a folder");
    for (name, code) in [
        ("letter.txt", "file-unrecognised"),
        ("folder", "file-unrecognised"),
        ("empty.txt", "file-empty"),
        ("other.db", "backup-unusable"),
        ("other.pdf", "pdf-no-squad"),
        ("gone.txt", "file-not-found"),
    ] {
        let error = refused(&mut session, "recognise", json!({ "path": at(name) }));
        assert_eq!(error.code, code, "{name}");
        assert!(!error.todo.is_empty() && error.message.contains(name), "{name}: {error:?}");
    }
    // An image may show a sheet: whether it contains a squad's code is only known once it is read.
    let picture = at("picture.png");
    assert_eq!(ask(&mut session, "recognise", json!({ "path": picture }))["kind"], "list");
    let game = game(&mut session);
    let error = refused(&mut session, "read_list", json!({ "game": game, "text": "", "path": picture }));
    assert!(!error.todo.is_empty() && error.message.contains("picture.png"), "{error:?}");
}
