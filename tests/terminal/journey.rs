//! The whole way: paste, check, save, come back another day, compare, print, restore.

use crate::common::{User, project};

fn sample() -> String {
    project().join("docs/sample-squad.txt").display().to_string()
}

#[test]
fn a_squad_is_saved_found_changed_and_brought_back() {
    let user = User::new();
    let saved = user.run(&["squad", "save", &sample(), "--json"]).exits(0).json();
    assert_eq!((saved["revision"].as_u64(), saved["updated"].as_bool()), (Some(1), Some(false)));
    let id = saved["id"].as_str().expect("an id");
    for wanted in ["Siege of Christophsis", "siege of christophsis", &id[..13], id] {
        let shown = user.run(&["squad", "show", wanted, "--json"]).exits(0).json();
        assert_eq!(shown["points"]["total"], 100, "{wanted}");
    }
    let named = user.run(&["squad", "save", &sample(), "--name", "Serenno"]).exits(0);
    assert!(named.out.starts_with("Serenno ·"), "{}", named.out);
    user.run(&["squad", "remove", "Serenno"]).exits(0);
    // The same again is no new revision; something else is.
    assert_eq!(user.run(&["squad", "save", &sample(), "--json"]).json()["revision"], 1);
    let changed =
        user.file("new.txt", "-- Siege of Christophsis --\nGeneral Obi-Wan Kenobi\n5 Clone Trooper\n");
    let again = user.run(&["squad", "save", &changed, "--json"]).exits(0).json();
    assert_eq!((again["revision"].as_u64(), again["updated"].as_bool()), (Some(2), Some(true)));
    let compared =
        user.run(&["squad", "compare", &sample(), "Siege of Christophsis", "--json"]).exits(0).json();
    assert_eq!(compared["only_first"][0]["figure"], "swm/arc-trooper");
    assert_eq!(compared["only_second"][0]["count"], 2);
    user.run(&["squad", "restore", "Siege of Christophsis", "1"]).exits(0);
    let history = user.run(&["squad", "history", "Siege of Christophsis", "--json"]).exits(0).json();
    assert_eq!(history.as_array().map(Vec::len), Some(3));
    assert_eq!(user.run(&["squad", "show", id, "--json"]).json()["activations"], 5);
    user.run(&["squad", "remove", id]).exits(0);
    assert_eq!(user.run(&["squad", "list", "--json"]).json(), serde_json::json!([]));
    user.run(&["squad", "show", "Siege of Christophsis"]).exits(2);
    user.run(&["squad", "show", id]).exits(0);
}

#[test]
fn what_is_exported_is_read_back() {
    let user = User::new();
    let file =
        user.file("s.txt", "-- A try --\nQueen Amidala\nClone Commander Cody\n3 Clone Troopers\nR2-D2\n");
    let before = user.run(&["squad", "check", &file, "--json"]).json();
    for style in ["text", "csv", "json"] {
        let out = user.path(&format!("out.{style}")).display().to_string();
        user.run(&["squad", "export", &file, "--as", style, "-o", &out]).exits(0);
        let after = user.run(&["squad", "check", &out, "--json"]).json();
        for key in ["verdict", "points", "faction", "activations"] {
            assert_eq!(after[key], before[key], "{style}: {key}");
        }
    }
    let unit = |name: &str| {
        let members = before["members"].as_array().expect("members");
        members.iter().find(|m| m["name"] == name).map(|m| m["arithmetic"].clone()).expect("the member")
    };
    let both = "9 - 1 (Rapport: Clone Commander Cody) - 1 (Rapport: Queen Amidala)";
    assert_eq!(unit("Clone Trooper"), both);
}

#[test]
fn a_question_is_settled_once_for_all() {
    let user = User::new();
    let list = user.file("s.txt", "Darth Sidious Hologram\nSupreme Chancellor Palpatine\n");
    let file = user.file("vader.txt", "Boushh\nPrincess Leia\n");
    let json = user.run(&["squad", "check", &file, "--json"]).exits(2).json();
    assert_eq!(json["findings"][0]["severity"], "ask");
    let settle =
        |answer: &str| user.run(&["pack", "settle", "same-person:swm/boushh:princess-leia", answer]).code;
    assert_eq!(settle("perhaps"), 2);
    assert_eq!(settle("no"), 0);
    user.run(&["squad", "check", &file]).exits(0);
    assert_eq!(settle("yes"), 0, "a group may think better of it");
    user.run(&["squad", "check", &file]).exits(1);
    assert_eq!(settle("no"), 0);
    user.run(&["squad", "check", &file]).exits(0);
    user.run(&["squad", "check", &list]).exits(1);
    assert_eq!(user.run(&["pack", "list"]).code, 0, "the user's pack is in order");
}

#[test]
fn an_alias_is_taught_and_forgotten() {
    let user = User::new();
    let list = user.file("s.txt", "KENB\n");
    user.run(&["squad", "check", &list]).exits(2);
    user.run(&["alias", "add", "KENB", "General Obi-Wan Kenobi"]).exits(0);
    let json = user.run(&["squad", "check", &list, "--json"]).exits(0).json();
    assert_eq!(
        (json["members"][0]["match"].as_str(), json["points"]["total"].as_u64()),
        (Some("alias"), Some(55))
    );
    user.run(&["alias", "remove", "kenb"]).exits(0);
    user.run(&["squad", "check", &list]).exits(2);
}

#[test]
fn a_backup_brings_everything_back() {
    let user = User::new();
    user.run(&["squad", "save", &sample()]).exits(0);
    let backup = user.path("backup.db").display().to_string();
    user.run(&["backup", "save", &backup]).exits(0);
    user.run(&["squad", "remove", "Siege of Christophsis"]).exits(0);
    let broken = user.file("broken.db", "not a database");
    assert!(user.run(&["backup", "restore", &broken]).code >= 2);
    user.run(&["backup", "restore", &backup]).exits(0);
    let squads = user.run(&["squad", "list", "--json"]).exits(0).json();
    assert_eq!(squads[0]["name"], "Siege of Christophsis");
    // A database that can't be opened any more is replaced as well, and kept.
    std::fs::write(user.data().join("muster.db"), "damaged").expect("a file");
    user.run(&["squad", "list"]).exits(3);
    user.run(&["backup", "restore", &backup]).exits(0);
    user.run(&["squad", "show", "Siege of Christophsis"]).exits(0);
}

#[test]
fn the_program_speaks_the_language_that_was_asked_for() {
    let user = User::new();
    for (tag, word) in [("en", "Legal"), ("hu-HU", "Szabályos"), ("zh-TW", "合法"), ("zh_CN", "合法")] {
        let said = user.run(&["squad", "check", &sample(), "--lang", tag]).exits(0);
        assert!(said.out.contains(word), "{tag}: {}", said.out);
        let help = user.run(&["squad", "--help", "--lang", tag]).exits(0);
        assert!(tag == "en" || !help.out.contains("Check a list"), "{tag}: {}", help.out);
    }
    user.run(&["settings", "set", "language", "hu"]).exits(0);
    let mut command = user.command(&["squad", "check", &sample()]);
    let said = command.env_remove("MUSTER_LANG").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&said.stdout).contains("Szabályos"));
    user.run(&["settings", "set", "language", "Klingon"]).exits(2);
    user.run(&["settings", "set", "colour", "red"]).exits(2);
}

#[test]
fn the_catalogue_is_searched_without_case_and_accents() {
    let user = User::new();
    let names = |args: &[&str]| -> Vec<String> {
        let said = user.run(&[&["figures", "search", "--json"], args].concat()).exits(0);
        let rows = said.json()["rows"].as_array().expect("rows").clone();
        rows.iter().map(|r| r["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert!(names(&["padme senator"]).contains(&"Padmé Amidala, Senator".to_owned()));
    assert!(names(&["klon katona"]).contains(&"Clone Trooper".to_owned()), "a Hungarian name");
    let cheap = names(&["", "--faction", "Sith", "--max-cost", "12"]);
    assert!(!cheap.is_empty() && cheap.len() < 38, "{cheap:?}");
    let shown = user.run(&["figures", "show", "swm/clone-trooper", "--json"]).exits(0).json();
    assert_eq!(shown["printings"].as_array().map(Vec::len), Some(6));
}
