//! Tournaments in the terminal.

use serde_json::{Value, json};

use crate::common::{Said, User};

const SWM: &str = "star-wars-miniatures";

fn run(user: &User, args: &[&str]) -> Said {
    user.run(&[&["tournament"], args].concat())
}

fn told(user: &User, args: &[&str]) -> Value {
    run(user, &[args, &["--json"]].concat()).exits(0).json()
}

/// Four players, of whom Anna keeps the log of matches; the first round is Anna and Dani, Béla and Cili.
fn friday() -> User {
    let user = User::new();
    let players = ["--player", "Anna", "--player", "Béla", "--player", "Cili", "--player", "Dani"];
    run(&user, &[&["new", "Friday", "--game", SWM, "--me", "anna"][..], &players].concat()).exits(0);
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let paired = told(&user, &["pair", "Friday", "--seed", seed]);
        if paired["pairings"][0]["tables"][0]["second"]["name"] == "Dani" {
            return user;
        }
        run(&user, &["unpair", "Friday"]).exits(0);
    }
    panic!("no seed pairs Anna with Dani");
}

fn table<'a>(view: &'a Value, round: usize, name: &str) -> &'a Value {
    let tables = view["pairings"][round]["tables"].as_array().expect("tables");
    let sits = |table: &&Value| table["first"]["name"] == name || table["second"]["name"] == name;
    tables.iter().find(sits).expect("a table")
}

#[test]
fn ones_own_matches_go_into_the_log_once_it_is_over_and_are_corrected_there() {
    let user = friday();
    // Told from Dani's side, kept from Anna's, who sits first.
    run(&user, &["result", "Friday", "dani", "90:120"]).exits(0);
    run(&user, &["result", "Friday", "2", "50:50"]).exits(0);
    let matches = || user.run(&["match", "list", "--game", SWM, "--json"]).exits(0).json();
    assert_eq!(matches(), json!([]), "it isn't over");
    run(&user, &["finish", "Friday"]).exits(0);
    let noted = matches();
    let one = &noted[0];
    assert_eq!((noted.as_array().map(Vec::len), &one["opponent"]), (Some(1), &json!("Dani")));
    assert_eq!((&one["scores"][0]["mine"], &one["result"]["outcome"]), (&json!(120), &json!("won")));
    assert_eq!(one["note"], "Friday, round 1");
    // Corrected when it is over: the same match says otherwise.
    run(&user, &["result", "Friday", "Anna", "10:20", "--correct"]).exits(0);
    let corrected = matches();
    assert_eq!((&corrected[0]["id"], &corrected[0]["scores"][0]["theirs"]), (&one["id"], &json!(20)));
    run(&user, &["reopen", "Friday"]).exits(0);
    run(&user, &["pair", "Friday"]).exits(0);
    let view = told(&user, &["show", "Friday"]);
    for number in ["1", "2"] {
        run(&user, &["result", "Friday", number, "7:3"]).exits(0);
    }
    run(&user, &["finish", "Friday"]).exits(0);
    assert_eq!(matches().as_array().map(Vec::len), Some(2), "one a round, none of them twice");
    assert_eq!(table(&view, 1, "Anna")["again"], false);
}

#[test]
fn a_match_that_nobody_played_counts_and_is_in_no_log() {
    let user = friday();
    let view = told(&user, &["result", "Friday", "Anna", "--winner", "Anna"]);
    let result = &table(&view, 0, "Anna")["result"];
    assert_eq!((&result["outcome"], &result["scores"]), (&json!("won"), &json!([])));
    assert_eq!(view["standings"][0]["points"], 3);
    run(&user, &["result", "Friday", "2", "50:50"]).exits(0);
    run(&user, &["finish", "Friday"]).exits(0);
    assert_eq!(user.run(&["match", "list", "--game", SWM, "--json"]).exits(0).json(), json!([]));
}

#[test]
fn who_won_can_be_told_where_points_are_equal_or_say_otherwise() {
    let user = friday();
    let view = told(&user, &["result", "Friday", "Anna", "60:60", "--winner", "Dani"]);
    let result = &table(&view, 0, "Anna")["result"];
    assert_eq!((&result["outcome"], &result["text"]), (&json!("lost"), &json!("60:60, Dani won")));
    let said = run(&user, &["result", "Friday", "2", "60:60", "--winner", "Anna"]).exits(1).out;
    assert_eq!(said.trim(), "Anna isn’t at table 2.");
}

#[test]
fn what_cant_be_is_told_and_changes_nothing() {
    let user = friday();
    for (args, said) in [
        (&["pair", "Friday"][..], "Enter the 2 missing results of round 1 first."),
        (&["join", "Friday", "ANNA"], "ANNA is already playing. Give both players names that differ."),
        (&["result", "Friday", "9", "1:0"], "Round 1 has no table 9."),
        (&["result", "Friday", "Nobody", "1:0"], "No player has this name or number: “Nobody”."),
        (&["result", "Friday", "1", "1:0", "--correct"], "Table 1 has no result to correct yet."),
        (&["reopen", "Friday"], "The tournament isn’t finished."),
        (&["rounds", "Friday", "99"], "A tournament has from 1 to 30 rounds here."),
    ] {
        let before = told(&user, &["show", "Friday"]);
        assert_eq!(run(&user, args).exits(1).out.trim(), said, "{args:?}");
        assert_eq!(told(&user, &["show", "Friday"]), before, "{args:?}");
    }
    // Of several who join, all do or nobody.
    let before = told(&user, &["show", "Friday"]);
    run(&user, &["join", "Friday", "Emil", "Béla", "Fanni"]).exits(1);
    assert_eq!(told(&user, &["show", "Friday"]), before);
    // Errors have codes.
    for (args, code) in [
        (&["show", "Saturday"][..], "not-found"),
        (&["result", "Friday", "1"], "no-score"),
        (&["result", "Friday", "1", "1:0", "2:0"], "too-many-games"),
        (&["new", "Sunday", "--game", "chess"], "unknown-game"),
    ] {
        let error = run(&user, &[args, &["--json"]].concat()).exits(2);
        let error: Value =
            serde_json::from_str(if error.out.is_empty() { &error.err } else { &error.out }).expect("JSON");
        assert_eq!(error["code"], code, "{args:?}");
    }
    run(&user, &["new", "Long", "--rounds", "31"]).exits(1);
    run(&user, &["show", "Long"]).exits(2);
}

#[test]
fn every_language_tells_a_tournament_in_words() {
    let user = friday();
    run(&user, &["result", "Friday", "Anna", "--winner", "Dani"]).exits(0);
    run(&user, &["drop", "Friday", "Béla"]).exits(0);
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        for args in [&["show", "Friday"][..], &["list"], &["standings", "Friday", "--round", "0"]] {
            let out = run(&user, &[args, &["--lang", language]].concat()).exits(0).out;
            assert!(!out.contains("tournament-") && out.contains("Friday"), "{language}: {out}");
        }
    }
    let left = run(&user, &["standings", "Friday"]).exits(0).out;
    assert!(left.lines().any(|line| line.contains("Béla") && line.ends_with("left")), "{left}");
}

#[test]
fn whoever_comes_late_or_leaves_is_paired_accordingly() {
    let user = friday();
    for number in ["1", "2"] {
        run(&user, &["result", "Friday", number, "7:3"]).exits(0);
    }
    run(&user, &["drop", "Friday", "Anna"]).exits(0);
    run(&user, &["join", "Friday", "Eszti", "Feri"]).exits(0);
    let view = told(&user, &["pair", "Friday"]);
    let tables = view["pairings"][1]["tables"].as_array().expect("tables");
    assert_eq!((tables.len(), view["pairings"][1]["bye"].is_null()), (2, false));
    assert!(
        !tables.iter().any(|table| table["first"]["name"] == "Anna" || table["second"]["name"] == "Anna")
    );
    assert_eq!(view["rounds"], 2, "as many as the players of the first round play");
    run(&user, &["remove", "Friday"]).exits(0);
    assert_eq!(told(&user, &["list"]), json!([]));
}

#[test]
fn a_pack_says_how_its_tournaments_are_scored_and_is_told_what_is_wrong() {
    let user = User::new();
    let scored = |win: &str| {
        let table = format!(
            "[tournaments]\nwin = {win}\ndraw = 1\nbye = 2\ntie_breaks = [\"points-for\"]\nsource = \"book\"\npage = \"7\"\n\
             [[tournaments.rounds]]\nplayers = 4\nrounds = 3\n[rules]\n"
        );
        move |text: &str| text.replace("[rules]\n", &table)
    };
    crate::matches::write_game(&user, "duel", scored("2"));
    let view = told(
        &user,
        &["new", "Cup", "--game", "duel", "--player", "Anna", "--player", "Béla", "--player", "Cili"],
    );
    assert_eq!(
        (&view["scoring"]["win"], &view["scoring"]["usual"], &view["rounds"]),
        (&json!(2), &json!(false), &json!(3))
    );
    assert_eq!(view["scoring"]["source"], "The book, p.\u{a0}7");
    // What a tournament began with stays, whatever becomes of the pack.
    crate::matches::write_game(&user, "duel", scored("5"));
    assert_eq!(told(&user, &["show", "Cup"])["scoring"]["win"], 2);
    crate::matches::write_game(&user, "duel", scored("0"));
    let folder = user.data().join("packs/duel").display().to_string();
    let out = user.run(&["pack", "check", &folder]).exits(1).out;
    assert!(out.contains("scoring of tournaments"), "{out}");
}
