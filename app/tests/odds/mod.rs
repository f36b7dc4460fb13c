//! The odds as both shells request them: fights from the books, and refused requests.

mod plain;

use std::collections::BTreeMap;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_rules::figure::Figure;
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
fn attacks_come_to_what_a_plain_throw_of_every_face_says() {
    #[derive(serde::Deserialize)]
    struct Case {
        says: String,
        book: String,
        request: Value,
        sum: plain::Sum,
    }
    let cases: BTreeMap<String, Vec<Case>> = toml::from_str(include_str!("plain.toml")).expect("cases");
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let mut wrong = Vec::new();
    for Case { says, book, request, sum } in &cases["case"] {
        let answer = match call(&mut session, "odds", "en", request.clone()) {
            Ok(answer) => answer,
            Err(error) => {
                wrong.push(format!("{says} ({book}): {}", error.code));
                continue;
            }
        };
        let (needed, hit, damage, defeat) = sum.thrown();
        let damage: Vec<_> = damage.iter().map(|(amount, part)| json!([amount, part.to_string()])).collect();
        let told = json!([needed, hit.to_string(), damage, defeat.to_string()]);
        let got =
            json!([answer["needed"], answer["hit"], as_told("damage", &answer["damage"]), answer["defeat"]]);
        if told != got {
            wrong.push(format!("{says} ({book}): {told} thrown, {got} told"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases["case"].len(), wrong.join("\n"));
    assert!(cases["case"].len() > 150, "{}", cases["case"].len());
}

#[test]
fn pools_saves_and_tests_come_to_what_another_program_worked_out() {
    compare(include_str!("worked_out.toml"));
}

#[test]
fn attacks_that_no_rule_allows_have_no_odds() {
    for (attacker, defender, given) in [
        ("swm/stormtrooper", "Obi-Wan Kenobi, Force Spirit", "target-adjacent"),
        ("swm/wookiee-soldier", "swm/stormtrooper", "target-not-adjacent"),
        ("ddm/human-crossbowman", "ddm/skullsplitter", "cannot-see-target,ranged"),
    ] {
        let given: Vec<_> = given.split(',').collect();
        let request = json!({ "attacker": attacker, "defender": defender, "given": given });
        assert_eq!(ask(request).expect_err("forbidden"), "odds-forbidden", "{attacker}");
    }
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

/// Whether every number that a figure's words change for others grows.
fn only_helps(game: &muster_db::pack::LoadedGame, figure: &Figure) -> bool {
    let words = game.explained.glossary.of_figure(game.catalogue.game(), figure);
    let mechanics = words.iter().flat_map(|w| &w.meanings).filter_map(|m| m.term.mechanics.as_ref());
    let mut amounts = mechanics.flat_map(|m| &m.effects).flat_map(|effect| effect.bonus.values());
    amounts.all(|amount| amount.resolve(|_| Some(1)).is_none_or(|number| number >= 0))
}

#[test]
fn what_helps_the_attacker_never_lowers_its_chances_and_what_helps_the_defender_never_raises_them() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut session = Session::open(dir.path().join("data"));
    let mut seed = 20_080_705_u64;
    let mut draw = |many: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).expect("a number") % many
    };
    let more = ["charging", "target-flanked", "target-cannot-see", "target-stunned", "target-helpless"];
    let (mut tried, mut changed) = (0, 0);
    for id in ["star-wars-miniatures", "dungeons-and-dragons-miniatures"] {
        let game = session.game(id).expect("a game");
        let figures = game.catalogue.figures();
        let helpful: Vec<_> = figures.iter().filter(|figure| only_helps(&game, figure)).collect();
        for _ in 0..400 {
            let [attacker, defender] = [(); 2].map(|()| &figures[draw(figures.len())]);
            let leaders: Vec<_> =
                helpful.iter().filter(|f| f.traits.iter().any(|t| t == "commander")).collect();
            let ally = leaders[draw(leaders.len())];
            let given = json!(["not-moved", "ally-near", "target-not-activated"]);
            let plain = json!({ "attacker": attacker.id, "defender": defender.id, "given": given });
            let mut odds = |change: &dyn Fn(&mut Value)| {
                let mut request = plain.clone();
                change(&mut request);
                let answer = call(&mut session, "odds", "en", request).ok()?;
                let number = |key: &str| answer[key].as_str().map_or(0.0, quotient);
                Some([number("hit"), number("expected"), number("defeat")])
            };
            let Some(before) = odds(&|_| {}) else { continue };
            let near = json!([{ "figure": ally.id, "how": "adjacent" }]);
            let condition = more[draw(more.len())];
            let helps: [&dyn Fn(&mut Value); 3] = [
                &|request| request["allies"] = near.clone(),
                &|request| request["bonus"] = json!(2),
                &|request| {
                    // Charging is moving, which costs further attacks.
                    if id.starts_with("dungeons") && condition != "charging" {
                        request["given"].as_array_mut().expect("a list").push(json!(condition));
                    }
                },
            ];
            for help in helps {
                let after = odds(help).expect("odds");
                tried += 1;
                changed += usize::from(after != before);
                let worse = before.iter().zip(&after).any(|(before, after)| after + 1e-12 < *before);
                assert!(!worse, "{} with {} on {}: {before:?} {after:?}", attacker.id, ally.id, defender.id);
            }
            for hinder in ["against_allies", "cover"] {
                let value = if hinder == "cover" { json!(4) } else { near.clone() };
                let after = odds(&|request| request[hinder] = value.clone()).expect("odds");
                let better = before.iter().zip(&after).any(|(before, after)| *after > before + 1e-12);
                assert!(!better, "{} on {} with {}: {before:?} {after:?}", attacker.id, defender.id, ally.id);
            }
        }
    }
    assert!(tried > 1000 && changed > 300, "{changed} of {tried}");
}
