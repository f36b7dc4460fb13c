//! The odds as both shells request them: fights from the books, and refused requests.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};

fn ask(request: Value) -> Result<Value, String> {
    asked("odds", request)
}

fn asked(command: &str, request: Value) -> Result<Value, String> {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    call(&mut session, command, "en", request).map_err(|error| error.code)
}

/// Converts a part of an answer to the form used by the cases.
fn as_told(key: &str, value: &Value) -> Value {
    match (key, value) {
        ("damage", Value::Array(rows)) => {
            rows.iter().map(|row| json!([row["amount"], row["chance"]])).collect()
        }
        _ => value.clone(),
    }
}

/// Sends the request of each case and compares the answer with the expected parts.
fn compare(cases: &str) {
    let cases: Value = toml::from_str(cases).expect("cases");
    let cases = cases["case"].as_array().expect("cases");
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    for case in cases {
        let says = &case["says"];
        let answer = call(&mut session, "odds", "en", case["request"].clone());
        let answer = answer.unwrap_or_else(|error| panic!("{says}: {}", error.code));
        for (key, expected) in case["expect"].as_object().expect("what is expected") {
            assert_eq!(&as_told(key, &answer[key]), expected, "{says}: {key} of {answer:#}");
        }
    }
}

#[test]
fn the_books_fights_come_to_what_the_books_say() {
    compare(include_str!("cases.toml"));
}

#[test]
fn fights_drawn_by_chance_come_to_what_counting_every_roll_says() {
    compare(include_str!("counted.toml"));
}

#[test]
fn what_means_nothing_in_a_game_is_refused() {
    let swm = |more: Value| {
        let mut request =
            json!({ "game": "star-wars-miniatures", "attack": [3], "damage": 10, "defense": 12 });
        request.as_object_mut().expect("a request").extend(more.as_object().expect("more").clone());
        ask(request).expect_err("refused")
    };
    assert_eq!(swm(json!({ "dice": ["blue"] })), "odds-beside");
    assert_eq!(swm(json!({ "given": ["asleep"] })), "unknown-condition");
    assert_eq!(swm(json!({ "attacks": 1000 })), "odds-too-much");
    assert_eq!(swm(json!({ "attacks": 4_000_000_000_u32 })), "odds-too-much");
    assert_eq!(swm(json!({ "rerolls": 50 })), "odds-too-much");
    let ddm = json!({ "game": "dungeons-and-dragons-miniatures", "attack": [3], "damage": 5, "defense": 12, "helpers": 1 });
    assert_eq!(ask(ddm).expect_err("nobody helps"), "odds-beside");
    let lacking = json!({ "game": "star-wars-miniatures", "attack": [3], "defense": 12 });
    assert_eq!(ask(lacking).expect_err("no damage"), "odds-lacking");
    let ia = |request: Value| {
        let mut all = json!({ "game": "imperial-assault", "dice": ["blue"] });
        all.as_object_mut().expect("a request").extend(request.as_object().expect("more").clone());
        ask(all).expect_err("refused")
    };
    assert_eq!(ia(json!({ "dice": ["purple"] })), "unknown-die");
    assert_eq!(ia(json!({ "dice": ["white"] })), "unknown-die", "the defender rolls it");
    assert_eq!(ia(json!({ "surge": ["win"] })), "unknown-term");
    assert_eq!(ia(json!({ "dice": vec!["blue"; 13] })), "odds-too-much");
    assert_eq!(ia(json!({ "surge": vec!["damage 1"; 13] })), "odds-too-much");
    assert_eq!(ia(json!({ "dice": vec!["blue"; 8], "rerolls": 4 })), "odds-too-much");
    let smh = |request: Value| {
        let mut all = json!({ "game": "space-marine-heroes" });
        all.as_object_mut().expect("a request").extend(request.as_object().expect("more").clone());
        ask(all).expect_err("refused")
    };
    assert_eq!(smh(json!({ "dice": ["7"] })), "odds-too-much");
    assert_eq!(smh(json!({ "dice": ["blue"] })), "odds-lacking");
    assert_eq!(smh(json!({ "dice": ["5"], "kept": [6, 6] })), "odds-too-much");
    assert_eq!(smh(json!({ "rolled": [7] })), "unknown-die");
    assert_eq!(smh(json!({ "reading": ["lying=maybe"] })), "unknown-reading");
    assert_eq!(smh(json!({ "attack": [3] })), "odds-beside");
}

#[test]
fn a_doubtful_sentence_can_be_read_in_the_other_way_and_says_so() {
    let game = json!({ "game": "space-marine-heroes" });
    let usual = ask(game).expect("odds");
    let other = json!({ "game": "space-marine-heroes", "reading": ["lying=alone"] });
    let other = ask(other).expect("odds");
    assert_eq!(usual["readings"][0]["value"], "rolled");
    assert_eq!(other["readings"][0]["value"], "alone");
    assert_ne!(usual["readings"][0]["message"], other["readings"][0]["message"]);
    assert_ne!(usual["expected"], other["expected"], "a six left lying spares one every bust");
}

#[test]
fn a_roll_with_a_success_gets_advice_and_a_bust_gets_none() {
    let roll = |rolled: &[u32]| {
        let request = json!({ "game": "space-marine-heroes", "kept": [6], "rolled": rolled });
        ask(request).expect("odds")["advice"].clone()
    };
    assert_eq!(roll(&[1, 1, 2, 2, 4]), Value::Null);
    let advice = roll(&[6, 6, 6, 6, 6]);
    assert_eq!(advice["aside"], json!([6, 6, 6, 6, 6]));
    assert_eq!(advice["roll"], 0);
    assert_eq!(advice["expected"], "6");
}

/// Every cell of a table equals the odds of its two figures alone, and every rule left out of any is named.
#[test]
fn a_table_of_two_squads_says_what_every_pair_says() {
    let squads = [
        (
            json!({ "attackers": { "pasted": "General Obi-Wan Kenobi\n2 Security Battle Droid\nBossk" },
                    "defenders": { "pasted": "Count Dooku of Serenno\nClone Trooper\nnobody at all" },
                    "given": ["not-moved"], "cover": 4, "near": false }),
            3,
            2,
        ),
        (
            json!({ "game": "imperial-assault", "range": 2,
                    "attackers": { "figures": ["ia/stormtrooper", "ia/darth-vader-lord-of-the-sith", "ia/stormtrooper"] },
                    "defenders": { "figures": ["ia/luke-skywalker-hero-of-the-rebellion", "ia/rebel-trooper"] } }),
            2,
            2,
        ),
    ];
    for (request, rows, columns) in squads {
        let table = asked("squad_odds", request.clone()).expect("a table");
        let name = |side: &str, at: usize| table[side][at]["id"].clone();
        assert_eq!(table["cells"].as_array().map(Vec::len), Some(rows), "each kind once: {table:#}");
        let mut left_out = std::collections::BTreeSet::new();
        for row in 0..rows {
            assert_eq!(table["cells"][row].as_array().map(Vec::len), Some(columns));
            for column in 0..columns {
                let mut pair =
                    json!({ "attacker": name("attackers", row), "defender": name("defenders", column) });
                for key in ["given", "cover", "range"].into_iter().filter(|key| !request[key].is_null()) {
                    pair[key] = request[key].clone();
                }
                if pair["range"].is_null() {
                    // Effects without a limit of range count for a whole squad.
                    let away = |side: &str, many: usize| -> Value {
                        (0..many).map(|at| json!({ "figure": name(side, at), "how": "away" })).collect()
                    };
                    pair["allies"] = away("attackers", rows);
                    pair["against_allies"] = away("defenders", columns);
                }
                let alone = ask(pair).expect("odds");
                let cell = &table["cells"][row][column];
                for key in ["needed", "hit", "expected", "defeat"] {
                    let same = match (key, &alone["miss"]) {
                        ("hit", Value::String(miss)) => cell[key] == rest(miss),
                        _ => cell[key] == alone[key],
                    };
                    assert!(same, "{key} of {cell}: {alone:#}");
                }
                left_out
                    .extend(alone["not_counted"].as_array().expect("a list").iter().map(Value::to_string));
            }
        }
        let told = table["not_counted"].as_array().expect("a list").iter().map(Value::to_string);
        let told: Vec<_> = told.collect();
        assert_eq!(told.len(), left_out.len(), "each once: {told:?}");
        assert_eq!(told.into_iter().collect::<std::collections::BTreeSet<_>>(), left_out);
    }
}

/// Returns the complement of a probability, as text.
fn rest(fraction: &str) -> String {
    let (over, under) = fraction.split_once('/').unwrap_or((fraction, "1"));
    let (over, under): (u64, u64) = (over.parse().expect("a number"), under.parse().expect("a number"));
    muster_rules::odds::Ratio::of(under - over, under).to_string()
}

#[test]
fn a_table_says_whom_nobody_understood_and_needs_two_squads_that_fight() {
    let bossk = || json!({ "pasted": "Bossk" });
    let table =
        asked("squad_odds", json!({ "attackers": bossk(), "defenders": { "pasted": "Bossk\nqwertz" } }));
    assert_eq!(table.expect("a table")["unread"], json!(["qwertz"]));
    let alone = asked("squad_odds", json!({ "attackers": bossk() }));
    assert_eq!(alone.expect_err("against whom"), "odds-lacking");
    let figures = json!({ "figures": ["swm/nobody"] });
    let unknown = asked("squad_odds", json!({ "attackers": bossk(), "defenders": figures }));
    assert_eq!(unknown.expect_err("nobody of that name"), "unknown-figure");
    let luck = json!({ "game": "space-marine-heroes", "attackers": { "figures": [] }, "defenders": { "figures": [] } });
    assert_eq!(asked("squad_odds", luck).expect_err("dice alone"), "odds-beside");
}

/// Parses a fraction.
fn quotient(text: &str) -> f64 {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    over.parse::<f64>().expect("a number") / under.parse::<f64>().expect("a number")
}

#[test]
fn figures_stand_by_what_they_do_to_an_enemy_for_their_cost() {
    for (game, enemy) in [
        ("star-wars-miniatures", "swm/general-grievous"),
        ("imperial-assault", "ia/darth-vader-lord-of-the-sith"),
    ] {
        let dir = tempfile::tempdir().expect("a folder");
        let mut session = Session::open(dir.path().join("data"));
        let mut asked = |command: &str, request: Value| {
            call(&mut session, command, "en", request).unwrap_or_else(|error| panic!("{}", error.code))
        };
        let every = asked("search_figures", json!({ "game": game, "limit": 2000 }));
        // Naming the enemy makes naming its game unnecessary.
        let sorted = asked("search_figures", json!({ "against": enemy, "limit": 2000 }));
        assert_eq!(sorted["total"], every["total"], "{game}: nobody is lost");
        let rows = sorted["rows"].as_array().expect("rows");
        let page =
            asked("search_figures", json!({ "game": game, "against": enemy, "offset": 40, "limit": 20 }));
        assert_eq!(page["rows"], json!(rows[40..60]), "{game}: a page is a part of it");
        let mut worth = Vec::new();
        for part in rows.chunks(60) {
            let ids: Vec<_> = part.iter().map(|row| &row["id"]).collect();
            let request =
                json!({ "game": game, "attackers": { "figures": ids }, "defenders": { "figures": [enemy] } });
            let table = asked("squad_odds", request);
            for (row, cell) in part.iter().zip(table["cells"].as_array().expect("cells")) {
                let cost = row["cost"]["known"].as_f64().filter(|cost| *cost > 0.0);
                let damage = cell[0]["expected"].as_str().map(quotient);
                worth.push(damage.zip(cost).map(|(damage, cost)| damage / cost));
            }
        }
        let told: Vec<_> = worth.iter().copied().map_while(|one| one).collect();
        assert!(told.len() > 100, "{game}: {}", told.len());
        assert!(worth[told.len()..].iter().all(Option::is_none), "{game}: who isn't told stands last");
        let falls = told.windows(2).all(|two| two[0] + 1e-12 >= two[1]);
        assert!(falls, "{game}: {told:?}");
        assert!(told[0] > 2.0 * told[told.len() / 2], "{game}: it is an order");
    }
}
