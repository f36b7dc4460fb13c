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
    let folder = project().join("tests/terminal/play");
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
        let folder = project().join("tests/terminal/play");
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
            let path = project().join("tests/terminal/play").join(format!("{name}.toml"));
            fs::read_to_string(path)
                .expect("a game")
                .lines()
                .find(|l| l.starts_with("note"))
                .map(str::to_owned)
        })
        .map(|note| note.expect("each game says what it shows"))
        .collect();
    for line in [
        "1332", "1340", "1352", "1326", "1104", "1106", "774", "455", "543", "724", "825", "548", "556",
        "644", "page 63",
    ] {
        assert!(lines.iter().any(|note| note.contains(line)), "nothing shows {line}");
    }
}

#[test]
fn a_refused_event_ends_the_run_unless_it_is_to_go_on() {
    let user = User::new();
    let record = project().join("tests/terminal/play/swm-refused.toml").display().to_string();
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
    let record = project().join("tests/terminal/play/swm-match.toml").display().to_string();
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

#[test]
fn the_program_rolls_where_it_is_asked_to_and_the_same_seed_rolls_the_same() {
    let user = User::new();
    let game =
        "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n";
    let record = user.file("game.toml", game);
    user.run(&["play", "new", "Friday", &record]).exits(0);
    let roll = |seed: &str| {
        let args = ["play", "do", "Friday", "initiative", "--roll", "--seed", seed, "--json"];
        let answer = user.run(&args).exits(0).json();
        user.run(&["play", "undo", "Friday"]).exits(0);
        answer
    };
    let first = roll("7");
    let dice = first["thrown"]["dice"].as_array().expect("dice").clone();
    assert_eq!((dice.len(), &first["thrown"]["seed"]), (2, &json!(7)));
    assert!(dice.iter().all(|die| die.as_u64().is_some_and(|die| (1..=20).contains(&die))), "{dice:?}");
    assert_eq!(first["rolls"], json!(dice), "what fell is what counts");
    // What lies between, two entries, rolls otherwise; so the log has to be as long.
    let again = User::new();
    let record = again.file("game.toml", game);
    again.run(&["play", "new", "Friday", &record]).exits(0);
    let said = again.run(&["play", "do", "Friday", "initiative", "--roll", "--seed", "7"]).exits(0).out;
    let told: Vec<_> = dice.iter().map(Value::to_string).collect();
    assert!(said.starts_with(&format!("Rolled: {} (seed 7)", told.join(", "))), "{said}");
    let others: std::collections::BTreeSet<_> =
        (0..12).map(|seed| roll(&seed.to_string())["thrown"]["dice"].to_string()).collect();
    assert!(others.len() > 6, "other seeds roll otherwise: {others:?}");
    // Without a word nothing is rolled, and what has no dice says so.
    let told = ["play", "do", "Friday", "initiative", "rolls=3,2", "--json"];
    assert_eq!(user.run(&told).exits(0).json()["thrown"], Value::Null);
    for event in [["damage", "figure=Bossk"], ["initiative", "rolls=3,2"]] {
        let args = [&["play", "do", "Friday"][..], &event, &["--roll", "--json"]].concat();
        let refused = user.run(&args);
        assert!(
            refused.code == 2
                && refused.err.contains("nothing-to-roll") | refused.out.contains("nothing-to-roll"),
            "{}",
            refused.err
        );
    }
    let dice = "[[side]]\nname = 'A'\nsquad = '5 Mosilage'\n[[side]]\nname = 'B'\nsquad = '5 Mosilage'\n";
    let record = user.file("dice.toml", format!("game = 'space-marine-heroes'\n{dice}"));
    user.run(&["play", "new", "Dice", &record]);
    let args = ["play", "do", "Dice", "roll", "--roll", "--seed", "3", "--json"];
    let six = user.run(&args).json();
    assert_eq!(six["thrown"]["dice"].as_array().map(Vec::len), Some(6), "{six}");
}

#[test]
fn the_log_tells_points_and_survival_of_figures_and_records_by_opponent_and_map() {
    let user = User::new();
    let sides = "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n\
        [[event]]\ndo = 'initiative'\nrolls = [12, 3]\n";
    let hit = |whom: &str, amount: u32, by: &str| {
        format!("[[event]]\ndo = 'damage'\nfigure = '{whom}'\namount = {amount}\nby = '{by}'\n")
    };
    let won = [sides, &hit("Stormtrooper 1", 10, "Bossk"), &hit("Stormtrooper 2", 10, "Bossk")].concat();
    let lost = [sides, &hit("Stormtrooper 1", 10, "Bossk"), &hit("Bossk", 40, "Stormtrooper 2")].concat();
    for (name, text) in [("First", won), ("Second", lost)] {
        let record = user.file("game.toml", &text);
        user.run(&["play", "new", name, &record]).exits(0);
        user.run(&["play", "end", name, "--date", "2026-05-17"]).exits(0);
    }
    let stats = |game: &str| user.run(&["play", "stats", "--game", game, "--json"]).exits(0).json();
    let told = stats("star-wars-miniatures");
    assert_eq!(told["games"], 2);
    let bossk = &told["figures"][0];
    let of =
        ["figure", "fielded", "survived", "survival", "points", "points_each"].map(|key| bossk[key].clone());
    // Three Stormtroopers of 5 points in two games, of which he saw the end of one.
    assert_eq!(json!(of), json!(["swm/bossk", 2, 1, 0.5, 15, 7.5]), "{told:#}");
    let record = |row: &Value| {
        json!([row["name"], row["record"]["won"], row["record"]["drawn"], row["record"]["lost"]])
    };
    assert_eq!(record(&told["opponents"][0]), json!(["Béla", 1, 0, 1]), "{told:#}");
    assert_eq!(told["maps"], json!([]));

    let match_of = project().join("tests/terminal/play/ia-match.toml").display().to_string();
    user.run(&["play", "new", "Skirmish", &match_of]).exits(0);
    let mission = fs::read_to_string(project().join("db/packs/imperial-assault/match_missions.csv"));
    let mission = mission.expect("missions");
    let mission = mission.lines().nth(1).and_then(|line| line.split(',').next()).expect("a mission");
    let ended = user.run(&["play", "end", "Skirmish", "--mission", mission, "--json"]).exits(0).json();
    let told = stats("imperial-assault");
    let map = told["maps"].as_array().expect("maps").iter().map(record).collect::<Vec<_>>();
    assert_eq!(map.len(), 1, "{told:#} {ended:#}");
    let played: u64 = (1..4).filter_map(|at| map[0][at].as_u64()).sum();
    assert_eq!(played, 1, "{map:?}");
    // Removed from the table, a game stays in the log of matches and is no longer in the figures' sums.
    user.run(&["play", "remove", "Second"]).exits(0);
    assert_eq!(stats("star-wars-miniatures")["figures"][0]["fielded"], 1);
}

/// Starts a game that Anna won at the table, and records it in the log of matches.
fn won(user: &User, events: &str) -> String {
    let record = format!(
        "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n{events}"
    );
    let record = user.file("game.toml", record);
    user.run(&["play", "new", "Fri", &record]).exits(0);
    user.run(&["play", "end", "Fri", "--mine", "Anna", "--winner", "Anna", "--date", "2026-05-17"]).exits(0);
    record
}

fn matches(user: &User) -> Vec<Value> {
    let list = user.run(&["match", "list", "--game", "star-wars-miniatures", "--json"]).exits(0).json();
    list["matches"].as_array().or_else(|| list.as_array()).cloned().unwrap_or_default()
}

#[test]
fn an_end_that_is_undone_takes_its_match_along_and_redoing_it_brings_that_back() {
    let user = User::new();
    won(&user, "");
    let recorded = matches(&user);
    assert_eq!(recorded.len(), 1);
    let undone = user.run(&["play", "undo", "Fri"]).exits(0).out;
    assert!(undone.contains("removed from the log of matches"), "{undone}");
    assert_eq!(matches(&user), [Value::Null; 0]);
    assert!(!user.run(&["play", "list"]).exits(0).out.contains("in the log of matches"));
    assert_eq!(
        user.run(&["play", "stats", "--game", "star-wars-miniatures", "--json"]).exits(0).json()["games"],
        0
    );
    let redone = user.run(&["play", "redo", "Fri"]).exits(0).out;
    assert!(redone.contains("in the log of matches again"), "{redone}");
    assert_eq!(matches(&user).len(), 1);
    assert!(user.run(&["play", "list"]).exits(0).out.contains("in the log of matches"));

    // Ended otherwise, it is the same match with another result.
    user.run(&["play", "undo", "Fri"]).exits(0);
    user.run(&["play", "end", "Fri", "--winner", "Béla"]).exits(0);
    let now = matches(&user);
    assert_eq!((now.len(), &now[0]["id"]), (1, &recorded[0]["id"]));
    assert_ne!(now[0]["scores"], recorded[0]["scores"]);
}

#[test]
fn a_match_that_was_changed_by_hand_stays_when_the_end_of_its_game_is_undone() {
    let user = User::new();
    won(&user, "");
    user.run(&["play", "undo", "Fri"]).exits(0);
    user.run(&["play", "end", "Fri", "--winner", "Béla"]).exits(0);
    let id = matches(&user)[0]["id"].as_str().expect("an id").to_owned();
    // Recording it once more changes nothing, as it hasn't gone on.
    let recorded = matches(&user);
    user.run(&["play", "end", "Fri", "--note", "Sun"]).exits(0);
    assert_eq!(matches(&user), recorded);
    user.run(&["match", "restore", &id, "1"]).exits(0);
    let by_hand = matches(&user);
    assert_ne!(by_hand, recorded);
    let undone = user.run(&["play", "undo", "Fri"]).exits(0).out;
    assert!(undone.contains("changed by hand"), "{undone}");
    assert_eq!(matches(&user), by_hand);
}

#[test]
fn a_later_file_of_a_game_that_is_here_goes_on_with_it() {
    let user = User::new();
    let (start, hit) = (
        "[[side]]\nname = 'Anna'\nsquad = 'Bossk'\n[[side]]\nname = 'Béla'\nsquad = '2 Stormtrooper'\n\
         [[event]]\ndo = 'initiative'\nrolls = [12, 3]\n",
        "[[event]]\ndo = 'damage'\nfigure = 'Stormtrooper 1'\namount = 10\nby = 'Bossk'\n",
    );
    let (early, late) = (user.file("early.toml", start), user.file("late.toml", [start, hit].concat()));
    user.run(&["play", "new", "Fri", &early]).exits(0);
    let joined = user.run(&["play", "new", "Fri", &late]).exits(0).out;
    assert!(joined.contains("You had this game already") && joined.contains("1 event"), "{joined}");
    for known in [&early, &late] {
        let here = user.run(&["play", "new", "Fri", known, "--json"]).exits(0).json();
        assert_eq!((&here["here"], &here["entries"]), (&json!(true), &json!(3)));
    }
    let list = user.run(&["play", "list", "--json"]).exits(0).json();
    assert_eq!(list.as_array().map(Vec::len), Some(1), "{list}");
    // What goes on otherwise is another game.
    let other = [start, "[[event]]\ndo = 'damage'\nfigure = 'Stormtrooper 2'\namount = 10\n"].concat();
    user.run(&["play", "new", "Fri", &user.file("other.toml", other)]).exits(0);
    assert_eq!(user.run(&["play", "list", "--json"]).json().as_array().map(Vec::len), Some(2));
}
