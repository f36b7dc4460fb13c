//! Terms, as the window requests them: looking them up, finding figures by their effects, saving and sharing the
//! user's own texts, and printing all of it.

use std::collections::BTreeSet;

use muster_app::api::commands;
use serde_json::{Value, json};

use crate::api_squads::user::{CLONE, GAME, User, draft};

const HEROES: &str = "space-marine-heroes";

fn search(user: &mut User, change: &[(&str, Value)]) -> Value {
    let mut request = json!({ "game": GAME, "query": "", "kind": null, "deed": null, "bonus": null });
    for (key, value) in change {
        request[*key] = value.clone();
    }
    user.call("term_lines", request)
}

fn ids(answer: &Value, rows: &str) -> Vec<String> {
    let rows = answer[rows].as_array().expect("rows");
    rows.iter().map(|row| row["id"].as_str().expect("an id").to_owned()).collect()
}

fn figures(user: &mut User, query: &str, terms: &[&str]) -> BTreeSet<String> {
    let request = json!({ "game": GAME, "query": query, "terms": terms, "limit": 1000 });
    ids(&user.call("search_figures", request), "rows").into_iter().collect()
}

#[test]
fn terms_are_found_by_any_language_s_name_by_what_they_do_and_by_how_much_they_give() {
    let mut user = User::new();
    assert_eq!(ids(&search(&mut user, &[("query", json!("Dupla támadás"))]), "lines")[0], "double-attack");
    assert_eq!(ids(&search(&mut user, &[("query", json!("cleave"))]), "lines")[0], "cleave");
    let twice = search(&mut user, &[("deed", json!("extra-attack"))]);
    let all = ids(&twice, "lines");
    for id in
        ["double-attack", "triple-attack", "lightsaber-assault", "flurry-attack", "cleave", "djem-so-style"]
    {
        assert!(all.contains(&id.to_owned()), "{id} attacks again: {all:?}");
    }
    assert!(!all.contains(&"stealth".to_owned()));
    let by_words = ids(&search(&mut user, &[("query", json!("extra attack"))]), "lines");
    assert!(all.iter().all(|id| by_words.contains(id)), "{by_words:?}");
    let four = ids(&search(&mut user, &[("bonus", json!(4))]), "lines");
    for id in ["momentum", "cunning-attack", "synergy"] {
        assert!(four.contains(&id.to_owned()), "{id} gives 4: {four:?}");
    }
    let doors = ids(&search(&mut user, &[("deed", json!("doors"))]), "lines");
    assert_eq!(
        doors.iter().map(String::as_str).collect::<BTreeSet<_>>(),
        BTreeSet::from(["door-gimmick", "override", "satchel-charge", "shatter-beam"])
    );
    let both = search(&mut user, &[("bonus", json!(4)), ("kind", json!("force-power"))]);
    let both = ids(&both, "lines");
    assert!(!both.is_empty() && both.len() < four.len());
    // The filters offered are those that match something.
    let kinds = ids(&twice["choices"], "kinds");
    assert!(kinds.contains(&"ability".to_owned()) && !kinds.contains(&"spell".to_owned()), "{kinds:?}");
    assert!(twice["choices"]["bonuses"].as_array().is_some_and(|b| b.contains(&json!(4))));
}

#[test]
fn a_list_tells_how_many_figures_have_a_term_and_the_catalogue_shows_just_those() {
    let mut user = User::new();
    let lines = search(&mut user, &[("query", json!("double attack"))]);
    let told = lines["lines"][0]["figures"].as_u64().expect("a number");
    let with = figures(&mut user, "", &["double-attack"]);
    assert_eq!(with.len() as u64, told);
    let both = figures(&mut user, "", &["double-attack", "cleave"]);
    assert!(!both.is_empty() && both.len() < with.len() && both.is_subset(&with));
    assert_eq!(figures(&mut user, "", &["no-such-term"]), BTreeSet::new());
}

#[test]
fn figures_are_found_by_what_their_words_do_behind_those_that_are_called_so() {
    let mut user = User::new();
    let with = figures(&mut user, "", &["double-attack"]);
    assert!(with.is_subset(&figures(&mut user, "extra attack", &[])));
    assert!(with.is_subset(&figures(&mut user, "Dupla támadás", &[])));
    // Few letters are the prefix of too many words.
    let request = json!({ "game": GAME, "query": "clone", "limit": 3 });
    let first = user.call("search_figures", request);
    assert!(first["rows"].as_array().is_some_and(|rows| {
        rows.iter().all(|row| row["name"].as_str().is_some_and(|name| name.contains("Clone")))
    }));
}

#[test]
fn own_words_are_kept_shown_exported_and_taken_over_with_the_way_back() {
    let mut user = User::new();
    let write =
        |about: &str, text: &str| json!({ "game": HEROES, "of": "term", "about": about, "text": text });
    let kept = user.call("write_own_word", write("Bust", "  You lose\n it all. "));
    assert_eq!([&kept["about"], &kept["text"], &kept["before"]], ["bust", "You lose it all.", ""]);
    let of_figure = json!({ "game": HEROES, "of": "figure", "about": "smh/mosilage", "text": "Slow." });
    user.call("write_own_word", of_figure);
    let term = |user: &mut User| user.call("term", json!({ "game": HEROES, "term": "bust" }))["own"].clone();
    assert_eq!(term(&mut user), "You lose it all.");
    let details = user.call("figure", json!({ "game": HEROES, "figure": "smh/mosilage" }));
    let own = details["words"].as_array().expect("words").iter().filter(|w| w["own"] == true);
    assert_eq!(own.map(|w| w["text"].clone()).collect::<Vec<_>>(), ["Slow."]);

    let path = user.dir.path().join("words.csv");
    let done = user.call("export_own_words", json!({ "game": HEROES, "path": path }));
    assert_eq!(done["rows"], 2);
    let compare = json!({ "game": HEROES, "path": path });
    let same = user.call("compare_own_words", compare.clone());
    assert_eq!([&same["same"], &same["rows"]], [&json!(2), &json!([])]);

    // Another user has another text for the first, none for the second, and the file has three lines unknown to both.
    let mut other = User::new();
    other.call("write_own_word", write("bust", "All is lost."));
    let mut file = std::fs::read_to_string(&path).expect("the file");
    file.push_str("term,luck,,x\nfigure,smh/nobody,,x\nnothing,bust,,x\n");
    std::fs::write(&path, file).expect("written");
    let answer = other.call("compare_own_words", compare);
    let rows = answer["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 5);
    assert_eq!([&rows[0]["mine"], &rows[0]["theirs"]], ["All is lost.", "You lose it all."]);
    assert!(rows[0]["muster"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(rows[2..].iter().all(|row| row["told"].is_null() && !row["problem"].is_null()));
    assert_eq!(term(&mut other), "All is lost.", "nothing is taken yet");
    let words: Vec<_> = rows[..2].iter().map(|row| row["told"].clone()).collect();
    let taken = other.call("take_own_words", json!({ "game": HEROES, "words": words }));
    assert_eq!(term(&mut other), "You lose it all.");
    other.call("take_own_words", json!({ "game": HEROES, "words": taken["before"] }));
    assert_eq!(term(&mut other), "All is lost.");
    other.call("write_own_word", write("bust", ""));
    assert_eq!(term(&mut other), Value::Null);
}

#[test]
fn a_finding_names_the_term_that_explains_its_rule_and_it_can_be_shown() {
    let mut user = User::new();
    let report = user.check(&draft(&[("swm/general-obi-wan-kenobi", 2)]));
    let findings = report["findings"].as_array().expect("findings");
    let unique = findings.iter().find(|f| f["rule"] == "SWM-UNIQUE").expect("two of a unique figure");
    assert_eq!(unique["term"]["id"], "unique");
    let shown = user.call("term", json!({ "game": GAME, "term": unique["term"]["id"] }));
    assert_eq!(shown["name"], unique["term"]["name"]);
}

#[test]
fn every_game_has_its_rules_on_one_page() {
    let mut user = User::new();
    let games: Vec<_> =
        user.session.muster.games().iter().map(|g| g.catalogue.game().id.to_string()).collect();
    assert!(games.len() >= 4);
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        for game in &games {
            let request = json!({ "game": game });
            let answer =
                commands::call(&mut user.session, "term_summary", language, request).expect("a page");
            for part in ["setup", "turn", "modifiers", "winning"] {
                let terms = answer[part].as_array().expect("terms");
                assert!(terms.len() > 1, "{game} {part}");
                assert!(terms.iter().all(|t| t["text"].as_str().is_some_and(|text| !text.is_empty())));
            }
        }
    }
}

#[test]
fn a_squad_s_words_are_told_once_with_who_has_them() {
    let mut user = User::new();
    let squad = draft(&[(CLONE, 3), ("swm/queen-amidala", 1)]);
    let answer = user.call("squad_words", json!({ "draft": squad }));
    let words = answer["words"].as_array().expect("words");
    let names: Vec<_> = words.iter().map(|w| w["name"].as_str().expect("a name")).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    let double = words.iter().find(|w| w["term"] == "double-attack").expect("she attacks twice");
    assert_eq!(double["holders"][0]["id"], "swm/queen-amidala");
}

#[test]
fn a_typo_finds_its_term_and_what_is_like_nothing_suggests_nothing() {
    let mut user = User::new();
    let show = |term: &str| json!({ "game": GAME, "term": term });
    assert_eq!(user.call("term", show("double-atack"))["id"], "double-attack");
    // A term with another number is another term, not a typo.
    assert_eq!(user.call("term", show("Force Push 3"))["id"], "force-push-3");
    let sentence = |user: &mut User, term: &str| {
        user.fails("term", "en", show(term))["message"].as_str().expect("a sentence").to_owned()
    };
    let near = sentence(&mut user, "Jedi Reserves 20");
    assert!(near.contains("Did you mean: Reserves"), "{near}");
    for nothing in ["", " ", "qqqqqq"] {
        let said = sentence(&mut user, nothing);
        assert!(!said.contains("Did you mean"), "{said}");
    }
}

#[test]
fn a_term_of_several_games_names_the_others_and_is_no_figure() {
    let mut user = User::new();
    let all = user.call("term", json!({ "term": "Cleave", "game": null }));
    let mut games = ids(&all, "others");
    games.push(all["game"].as_str().expect("a game").to_owned());
    games.sort();
    assert_eq!(games, ["dungeons-and-dragons-miniatures", "imperial-assault", GAME]);
    assert!(user.call("term", json!({ "term": "Cleave", "game": GAME }))["others"].is_null());
    for name in ["Cleave", "Dupla támadás"] {
        let error = user.fails("figure", "en", json!({ "game": GAME, "figure": name }));
        assert_eq!(error["code"], "figure-is-term");
        let todo = error["todo"].as_str().expect("what to do");
        assert!(todo.contains(&format!("muster terms show {name}")), "{todo}");
    }
    assert_eq!(
        user.fails("figure", "en", json!({ "game": GAME, "figure": "qqqqqq" }))["code"],
        "unknown-figure"
    );
}

#[test]
fn what_a_power_costs_is_told_wherever_it_is_shown() {
    let mut user = User::new();
    let request = json!({ "game": GAME, "term": "lightsaber-deflect" });
    let text = |answer: &Value| answer["text"].as_str().expect("a text").to_owned();
    let said = text(&user.call("term", request.clone()));
    assert!(said.starts_with("Force ") && said.contains(" · "), "{said}");
    for (language, start) in [("hu", "Erőpont: "), ("zh-Hant", "原力 "), ("zh-Hans", "原力 ")] {
        let answer = commands::call(&mut user.session, "term", language, request.clone()).expect("a term");
        let told = text(&answer);
        assert!(told.starts_with(start), "{told}");
        // Reminders in packs don't repeat the cost.
        assert!(!answer["reminder"][language].as_str().expect("a reminder").starts_with(start));
    }
    let with = figures(&mut user, "", &["lightsaber-deflect"]);
    let figure = with.first().expect("a figure with it");
    let word = |words: &Value| {
        let mut words = words.as_array().expect("words").iter();
        text(words.find(|w| w["term"] == "lightsaber-deflect").expect("the word"))
    };
    let details = user.call("figure", json!({ "game": GAME, "figure": figure }));
    assert_eq!(word(&details["words"]), said);
    let squad = user.call("squad_words", json!({ "draft": draft(&[(figure.as_str(), 1)]) }));
    assert_eq!(word(&squad["words"]), said);
    let free = user.call("term", json!({ "game": GAME, "term": "double-attack" }));
    assert!(!text(&free).contains('·'));
}

#[test]
fn a_note_says_which_figure_is_missing_and_a_search_has_what_is_called_so_first() {
    let mut user = User::new();
    let with = figures(&mut user, "", &["repair"]);
    let alone = with.iter().find_map(|figure| {
        let answer = user.call("squad_words", json!({ "draft": draft(&[(figure.as_str(), 1)]) }));
        let notes = answer["notes"].as_array().expect("notes").clone();
        notes.into_iter().find(|note| note["term"] == "repair")
    });
    let note = alone.expect("somebody who repairs and is no droid");
    let message = note["message"].as_str().expect("a message");
    assert!(message.contains(": Droid"), "{message}");
    let twice = search(&mut user, &[("query", json!("attack twice")), ("game", Value::Null)]);
    assert_eq!(ids(&twice, "lines")[0], "double-attack");
}

#[test]
fn a_broken_file_of_words_is_told_of_words_and_not_of_the_collection() {
    let mut user = User::new();
    let path = user.dir.path().join("broken.csv");
    for content in
        [&b"PK\x03\x04 no workbook"[..], b"name,price\nx,1\n", b"of,about,text\n", b"\0\0\0\x01", b""]
    {
        std::fs::write(&path, content).expect("written");
        let request = json!({ "game": HEROES, "path": path });
        let error = user.fails("compare_own_words", "en", request);
        assert_eq!(error["code"], "words-unreadable", "{content:?}: {error}");
        assert!(!error.to_string().to_lowercase().contains("collection"), "{error}");
    }
}
