//! Settings, backups and packs, as the window requests them.

use std::fs;
use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};

fn ask(session: &mut Session, name: &str, request: Value) -> Value {
    call(session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
}

fn game(session: &mut Session) -> String {
    let started = ask(session, "start", json!({}));
    started["games"][0]["id"].as_str().expect("a game").to_owned()
}

/// Writes a pack that adds a Hungarian name to a game.
fn write_pack(dir: &Path, game: &str, bad: bool) {
    fs::create_dir_all(dir).expect("a folder");
    fs::write(dir.join("pack.toml"), format!("name = \"House names\"\nextends = \"{game}\"\n"))
        .expect("a file");
    fs::write(dir.join("notes.md"), "For people.\n").expect("a file");
    if bad {
        fs::write(dir.join("figures.csv"), "id,nonsense\nx,y\n").expect("a file");
        fs::write(dir.join("surprise.exe"), "?").expect("a file");
    }
}

#[test]
fn settings_survive_closing_the_window() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().to_owned());
    let change = json!({ "theme": "dark", "text_size": 150, "language": "hu", "player": "Ada", "paper": "letter",
        "currency": "HUF", "welcomed": true, "games": [], "pages": { "squads": { "sort": "name" } } });
    ask(&mut session, "change_settings", json!({ "change": change }));
    drop(session);
    let mut session = Session::open(dir.path().to_owned());
    let started = ask(&mut session, "start", json!({}));
    assert_eq!(started["language"], "hu");
    for (name, value) in change.as_object().expect("settings") {
        assert_eq!(started["settings"][name], *value, "{name}");
    }
    let settings = ask(&mut session, "change_settings", json!({ "change": { "theme": null } }));
    assert_eq!((&settings["theme"], &settings["text_size"]), (&Value::Null, &json!(150)));
}

#[test]
fn a_restore_brings_the_squads_back_and_keeps_what_it_replaced() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = game(&mut session);
    let squads = |session: &mut Session| ask(session, "counts", json!({ "game": game }))["squads"].clone();
    ask(&mut session, "change_settings", json!({ "change": { "theme": "dark" } }));
    let before = ask(&mut session, "save_backup", json!({ "path": null }));
    ask(&mut session, "sample_squad", json!({ "game": game }));
    let listed = ask(&mut session, "backups", json!({}));
    let kinds: Vec<_> = listed["backups"].as_array().expect("a list").iter().map(|b| &b["kind"]).collect();
    assert!(kinds.contains(&&json!("saved")) && kinds.contains(&&json!("daily")), "{kinds:?}");

    let restored = ask(&mut session, "restore_backup", json!({ "path": before["path"] }));
    assert_eq!(squads(&mut session), 0);
    assert_eq!(ask(&mut session, "start", json!({}))["settings"]["theme"], "dark");
    let back = ask(&mut session, "restore_backup", json!({ "path": restored["kept"] }));
    assert_eq!(squads(&mut session), 1, "undoing a restore brings everything back");
    assert!(back["kept"].is_string());
}

#[test]
fn what_is_no_backup_restores_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = game(&mut session);
    ask(&mut session, "sample_squad", json!({ "game": game }));
    let file = dir.path().join("letter.db");
    fs::write(&file, "Dear Sir").expect("a file");
    let error = call(&mut session, "restore_backup", "en", json!({ "path": file })).expect_err("no backup");
    assert_eq!(error.code, "backup-unusable");
    assert_eq!(ask(&mut session, "counts", json!({ "game": game }))["squads"], 1);
}

#[test]
fn a_pack_is_installed_removed_and_brought_back() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = game(&mut session);
    let pack = dir.path().join("house");
    write_pack(&pack, &game, false);
    let mine = |session: &mut Session| {
        let packs = ask(session, "packs", json!({}));
        let all = packs["packs"].as_array().cloned().unwrap_or_default();
        all.into_iter().filter(|p| !p["path"].is_null()).collect::<Vec<_>>()
    };
    assert!(mine(&mut session).is_empty());
    // A pack's main file stands for its folder, since a file dialog can't select folders.
    let head = json!({ "path": pack.join("pack.toml"), "replace": false });
    let done = ask(&mut session, "install_pack", head);
    assert_eq!((&done["installed"], &done["name"]), (&json!(true), &json!("house")), "{done}");
    assert_eq!(mine(&mut session)[0]["title"], "House names");

    let removed = ask(&mut session, "remove_pack", json!({ "name": "house" }));
    assert!(mine(&mut session).is_empty());
    ask(&mut session, "bring_back_pack", json!({ "kept": removed["kept"] }));
    assert_eq!(mine(&mut session).len(), 1);
}

#[test]
fn a_broken_pack_is_refused_with_all_its_problems_and_their_places() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = game(&mut session);
    let pack = dir.path().join("house");
    write_pack(&pack, &game, true);
    let done = ask(&mut session, "install_pack", json!({ "path": pack, "replace": false }));
    assert_eq!(done["installed"], false);
    let problems = done["problems"].as_array().expect("problems");
    assert!(problems.len() > 1, "{problems:?}");
    assert!(problems.iter().any(|p| p["file"] == "surprise.exe"));
    let placed = problems.iter().find(|p| p["line"].as_u64() > Some(0)).expect("one with its place");
    let sentence = placed["sentence"].as_str().unwrap_or_default();
    assert!(sentence.contains("figures.csv") && sentence.contains("line 1"), "{sentence}");
    assert!(!session.muster.packs_dir().join("house").exists());
}

#[test]
fn a_pack_never_takes_anothers_place_unasked() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let game = game(&mut session);
    let pack = dir.path().join("house");
    write_pack(&pack, &game, false);
    ask(&mut session, "install_pack", json!({ "path": pack, "replace": false }));
    let head = session.muster.packs_dir().join("house/pack.toml");
    let first = fs::read_to_string(&head).expect("the pack");
    fs::write(pack.join("pack.toml"), first.replace("House", "Other")).expect("a file");

    let asked = ask(&mut session, "install_pack", json!({ "path": pack, "replace": false }));
    assert_eq!((&asked["installed"], &asked["taken"]), (&json!(false), &json!(true)));
    assert_eq!(fs::read_to_string(&head).expect("the pack"), first);

    let done = ask(&mut session, "install_pack", json!({ "path": pack, "replace": true }));
    assert_eq!(done["installed"], true);
    let kept = Path::new(done["replaced"].as_str().expect("where the old one is")).join("pack.toml");
    assert_eq!(fs::read_to_string(kept).expect("the old one"), first);
}

#[test]
fn only_packs_of_the_users_own_are_removed() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let built_in = ask(&mut session, "packs", json!({}))["packs"][0].clone();
    assert!(built_in["path"].is_null() && built_in["figures"].as_u64() > Some(100), "{built_in}");
    for name in [built_in["name"].as_str().expect("a name"), "../data", ""] {
        let error = call(&mut session, "remove_pack", "en", json!({ "name": name })).expect_err(name);
        assert_eq!(error.code, "unknown-pack");
    }
}

#[test]
fn the_sources_of_the_facts_are_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().to_owned());
    let about = ask(&mut session, "about", json!({}));
    assert!(about["games"][0]["sources"].as_array().is_some_and(|s| !s.is_empty()), "{about}");
    assert_eq!(about["version"], env!("CARGO_PKG_VERSION"));
}
