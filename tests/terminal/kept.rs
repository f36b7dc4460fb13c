//! Whatever is kept under a name is renamed, removed, listed among the removed ones and brought back in the same way.

use serde_json::Value;

use crate::common::{User, project};

const SWM: &str = "star-wars-miniatures";
const NAMED: [&str; 4] = ["squad", "campaign", "play", "tournament"];
const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2
"#;

/// Keeps one of these under a name.
fn make(user: &User, noun: &str, name: &str) {
    let made = match noun {
        "squad" => {
            let list = project().join("docs/sample-squad.txt").display().to_string();
            user.run(&["squad", "save", &list, "--name", name])
        }
        "campaign" => user.run(&["campaign", "new", name, &user.file("journal.toml", JOURNAL)]),
        "play" => {
            let record = project().join("tests/terminal/play/swm-match.toml").display().to_string();
            user.run(&["play", "new", name, &record])
        }
        _ => user.run(&["tournament", "new", name, "--game", SWM]),
    };
    made.exits(0);
}

fn names(user: &User, list: &[&str]) -> Vec<String> {
    let said = user.run(&[list, &["--json"]].concat()).exits(0).json();
    let name = |one: &Value| one["name"].as_str().map(str::to_owned);
    said.as_array().into_iter().flatten().filter_map(name).collect()
}

#[test]
fn whatever_is_kept_is_renamed_removed_and_brought_back() {
    let user = User::new();
    for noun in NAMED {
        make(&user, noun, "Thursday");
        user.run(&[noun, "rename", "thursday", " Friday "]).exits(0);
        assert_eq!(names(&user, &[noun, "list"]), ["Friday"], "{noun}");
        assert_eq!(
            user.run(&[noun, "rename", "Friday", "–"]).code,
            2,
            "{noun}: a name has a letter or digit"
        );
        let shown = user.run(&[noun, "show", "Friday", "--json"]).exits(0).json();
        let said = user.run(&[noun, "remove", "Friday"]).exits(0).out;
        assert_eq!(names(&user, &[noun, "list"]), [""; 0], "{noun}");
        assert_eq!(names(&user, &[noun, "list", "--removed"]), ["Friday"], "{noun}");
        assert!(user.run(&[noun, "list", "--removed"]).exits(0).out.contains("Friday"), "{noun}");
        // The command that was offered brings it back, with all that it had.
        let offered = said.split_once(&format!("muster {noun} restore ")).expect("an offer").1.trim();
        user.run(&[noun, "restore", offered]).exits(0);
        assert_eq!(names(&user, &[noun, "list"]), ["Friday"], "{noun}");
        assert_eq!(names(&user, &[noun, "list", "--removed"]), [""; 0], "{noun}");
        assert_eq!(user.run(&[noun, "show", "Friday", "--json"]).exits(0).json(), shown, "{noun}");
        user.run(&[noun, "remove", "Friday"]).exits(0);
        user.run(&[noun, "restore", "friday"]).exits(0);
        assert_eq!(user.run(&[noun, "restore", "Sunday"]).code, 2, "{noun}");
    }
}

#[test]
fn equal_names_are_told_apart_by_their_ids() {
    let user = User::new();
    for noun in NAMED {
        make(&user, noun, "Friday");
        make(&user, noun, "Saturday");
        user.run(&[noun, "rename", "Saturday", "FRIDAY"]).exits(0);
        let said = user.run(&[noun, "show", "Friday"]);
        assert_eq!(said.code, 2, "{noun}: {}", said.out);
        let listed = user.run(&[noun, "list"]).exits(0).out;
        for line in listed.lines() {
            let id = line.split_whitespace().next().expect("an id");
            assert!(said.err.contains(id), "{noun}: {id} in {}", said.err);
            assert_eq!(user.run(&[noun, "show", id]).code, 0, "{noun}: {id}");
        }
        // Neither keeps the other from being renamed or removed.
        let first = listed.split_whitespace().next().expect("an id");
        user.run(&[noun, "rename", first, "Sunday"]).exits(0);
        user.run(&[noun, "remove", "Friday"]).exits(0);
        assert_eq!(names(&user, &[noun, "list"]), ["Sunday"], "{noun}");
    }
}

#[test]
fn a_match_is_called_by_its_day_and_opponent_and_has_no_name_of_its_own() {
    let user = User::new();
    let add = ["match", "add", "--game", SWM, "--with", "Béla", "--date", "2026-05-17", "--score", "120:90"];
    user.run(&add).exits(0);
    user.run(&["match", "remove", "2026-05-17 bela"]).exits(0);
    assert_eq!(names(&user, &["match", "list", "--removed", "--game", SWM]), ["2026-05-17 Béla"]);
    user.run(&["match", "restore", "2026-05-17 Béla"]).exits(0);
    let listed = user.run(&["match", "list", "--game", SWM, "--json"]).exits(0).json();
    assert_eq!(listed[0]["opponent"], "Béla");
}

#[test]
fn a_name_that_the_program_chooses_is_free() {
    let user = User::new();
    for _ in 0..3 {
        make(&user, "tournament", " ");
    }
    let all = names(&user, &["tournament", "list"]);
    let day = all.last().expect("the first");
    assert_eq!(all, [format!("{day} (3)"), format!("{day} (2)"), day.clone()]);
}
