//! Games at the table. Each file in `play` is a recorded game, as `muster play run` takes it, and the JSON file beside
//! it says what has to come of it. Every exception of scoring has one that names its line.

use std::fs;

use serde_json::{Value, json};

use crate::common::{User, project};

/// What of an answer isn't as expected: an object has at least what is expected, and of a list of things with names
/// each is looked up by its name.
fn faults(path: &str, expected: &Value, found: &Value, out: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, value) in expected {
                let missing = Value::Null;
                faults(&format!("{path}.{key}"), value, found.get(key).unwrap_or(&missing), out);
            }
        }
        (Value::Array(expected), Value::Array(found)) => {
            let named = |value: &Value| ["name", "side"].iter().find_map(|key| value.get(*key).cloned());
            let by_name = expected.iter().any(|one| one.get("name").is_some());
            if !by_name && expected.len() != found.len() {
                out.push(format!("{path}: {} instead of {} in {found:?}", found.len(), expected.len()));
            }
            for (at, one) in expected.iter().enumerate() {
                let same = |other: &&Value| named(one).is_some() && named(other) == named(one);
                match found.iter().find(same).or(found.get(at).filter(|_| !by_name)) {
                    Some(other) => faults(&format!("{path}[{at}]"), one, other, out),
                    None => out.push(format!("{path}: no {one}")),
                }
            }
        }
        (expected, found) if expected == found => {}
        (expected, found) => out.push(format!("{path}: {found} instead of {expected}")),
    }
}

fn files() -> Vec<String> {
    let folder = project().join("cli/tests/play");
    let names = fs::read_dir(folder).expect("games").map(|entry| entry.expect("a file").file_name());
    let names = names.filter_map(|name| name.to_str()?.strip_suffix(".toml").map(str::to_owned));
    let mut names: Vec<_> = names.collect();
    names.sort_unstable();
    names
}

#[test]
fn every_recorded_game_comes_to_what_its_book_says() {
    let user = User::new();
    let mut out = Vec::new();
    let files = files();
    assert!(files.len() > 25, "{files:?}");
    for name in &files {
        let folder = project().join("cli/tests/play");
        let record = folder.join(format!("{name}.toml")).display().to_string();
        let expected = fs::read_to_string(folder.join(format!("{name}.json"))).expect("what comes of it");
        let expected: Value = serde_json::from_str(&expected).expect("JSON");
        let answer = user.run(&["play", "run", &record, "--json", "--keep-going"]);
        let found: Value = serde_json::from_str(&answer.out)
            .unwrap_or_else(|error| panic!("{name}: {error}: {} {}", answer.out, answer.err));
        assert_eq!(found["unread"], json!([]), "{name}");
        faults(name, &expected, &found, &mut out);
        let code = if found["refused"] == json!([]) { 0 } else { 1 };
        assert_eq!(answer.code, code, "{name}: {}", answer.err);
        // What everybody has is what fell, and what the table gave.
        let fell: i64 =
            found["figures"].as_array().into_iter().flatten().filter_map(|f| f["scored"].as_i64()).sum();
        let defeats: i64 =
            found["sides"].as_array().into_iter().flatten().filter_map(|s| s["defeats"].as_i64()).sum();
        assert_eq!(fell, defeats, "{name}: the sum of points is what fell");
    }
    assert!(out.is_empty(), "{}", out.join("\n"));
}

#[test]
fn every_exception_of_scoring_has_a_game_with_its_line() {
    let lines: Vec<_> = files()
        .iter()
        .map(|name| {
            let path = project().join("cli/tests/play").join(format!("{name}.toml"));
            fs::read_to_string(path)
                .expect("a game")
                .lines()
                .find(|l| l.starts_with("note"))
                .map(str::to_owned)
        })
        .map(|note| note.expect("each game says what it shows"))
        .collect();
    for line in
        ["1332", "1340", "1352", "1326", "1104", "1106", "774", "455", "543", "724", "825", "548", "page 63"]
    {
        assert!(lines.iter().any(|note| note.contains(line)), "nothing shows {line}");
    }
}

#[test]
fn a_refused_event_ends_the_run_unless_it_is_to_go_on() {
    let user = User::new();
    let record = project().join("cli/tests/play/swm-refused.toml").display().to_string();
    let once = user.run(&["play", "run", &record, "--json"]).exits(1).json();
    assert_eq!(once["refused"].as_array().map(Vec::len), Some(1), "{once}");
    assert_eq!(once["round"], 1);
    let said = user.run(&["play", "run", &record, "--keep-going"]).exits(1).out;
    assert!(said.contains("Step 3: It’s another player’s turn: Anna. (SWM-PHASES)"), "{said}");
    // Nothing of it is kept.
    assert!(!user.data().join("muster.db").exists());
}

#[test]
fn a_game_tells_its_end_in_the_readers_words() {
    let user = User::new();
    let record = project().join("cli/tests/play/swm-match.toml").display().to_string();
    for (language, said) in [
        ("en", "Anna won: All enemies defeated"),
        ("hu", "A győztes: Anna. Minden ellenség megsemmisült"),
        ("zh-Hans", "Anna 获胜："),
        ("zh-Hant", "Anna 獲勝："),
    ] {
        let out = user.run(&["play", "run", &record, "--lang", language]).exits(0).out;
        assert!(out.contains(said), "{out}");
    }
}

#[test]
fn what_no_recorded_game_has_is_told_with_its_line() {
    let user = User::new();
    for (text, line) in [
        ("[[side]]\nname = 'A'\nsquad = 'Bossk'\n\n[[event]]\ndo = 'dance'\n", "line 5"),
        ("[[side]]\nname = 'A'\nsquad = 'Bossk'\ncolour = 'red'\n", "line 4"),
        ("[[event]]\ndo = 'damage'\nfigure = 1\n", "line 1"),
    ] {
        let file = user.file("game.toml", text);
        let said = user.run(&["play", "run", &file]).exits(2);
        assert!(said.err.contains(line), "{}", said.err);
    }
    let alone = user.file("alone.toml", "[[side]]\nname = 'A'\nsquad = 'Bossk'\n");
    let answer = user.run(&["play", "run", &alone, "--json"]).exits(1).json();
    assert_eq!((&answer["refused"][0]["step"], &answer["round"]), (&json!(0), &json!(0)));
}
