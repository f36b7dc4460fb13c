//! Armies of a game with a deck, attachments, and share links of another program, as people post them.

use crate::common::{Said, User, tool};
use serde_json::{Value, json};

/// The army that a share link names, eleven deployment cards and fifteen command cards.
const LINK: &str = "http://classic.tabletopadmiral.com/imperialassault/\
                    nuc017002205129063005062102122149150000000000\
                    ncc023018028001119235214128159053056158161057141";

fn check(user: &User, text: &str, more: &[&str]) -> Said {
    let mut args = vec!["squad", "check", "-", "--json"];
    args.extend(more);
    user.pipe(&args, text)
}

/// Members with their counts, those of the army or of its deck.
fn members(json: &Value, deck: Option<&str>) -> Vec<Value> {
    let all = json["members"].as_array().into_iter().flatten();
    let these = all.filter(|m| m["deck"].as_str() == deck);
    these.map(|m| json!([m["count"], m["name"]])).collect()
}

#[test]
fn a_share_link_is_an_army_of_forty_points_with_its_deck_and_is_written_again_as_it_was() {
    let user = User::new();
    for text in [
        LINK.to_owned(),
        LINK.replace("http://classic.", "https://www."),
        LINK.replace("http://classic.", ""),
        format!("My list for Saturday\nsee <{LINK}>, and tell me what you think!"),
        format!("[url={LINK}]my army[/url]"),
    ] {
        let said = check(&user, &text, &[]);
        let json = said.json();
        assert_eq!(json["game"], "imperial-assault", "{text}: {}", said.out);
        assert_eq!((&json["faction"], &json["verdict"]), (&json!("Rebel"), &json!("legal")), "{}", said.out);
        assert_eq!(json["points"], json!({ "limit": 40, "total": 40, "left": 0 }));
        assert_eq!((members(&json, None).len(), members(&json, Some("command")).len()), (11, 15));
        let words = "Command deck · 15 of 15 cards · 15 of 15 points";
        let deck = json!([{ "deck": "command", "cards": 15, "size": 15, "points": 15, "limit": 15,
            "title": "Command deck", "words": words }]);
        assert_eq!(json["decks"], deck);
        assert_eq!(members(&json, None)[2], json!([1, "Jyn Odan (IACP)"]), "the community's version");
        assert_eq!(json["unresolved"], json!([]));
        let again = user.pipe(&["squad", "export", "-", "--as", "tabletop-admiral"], &text);
        assert_eq!(again.out.trim(), LINK, "{text}");
    }
}

#[test]
fn a_code_that_nobody_knows_stays_open_with_its_code() {
    let user = User::new();
    let start = "http://classic.tabletopadmiral.com/imperialassault/";
    for (codes, open, figures) in [
        ("nuc017999ncc001", vec!["nuc 999"], 2),
        ("nuc017229000", vec!["nuc 229 The Child - IACP"], 1),
        ("NUC01700", vec!["nuc 00"], 1),
        // A card of the deck twice, cards of the army in two places.
        ("nuc033034033000ncc079079", vec![], 5),
    ] {
        let json = check(&user, &format!("{start}{codes}"), &[]).json();
        let text = |u: &Value| u["text"].as_str().unwrap_or_default().to_owned();
        let found: Vec<_> = json["unresolved"].as_array().into_iter().flatten().map(text).collect();
        assert_eq!(found, open, "{codes}");
        assert_eq!(json["members"].as_array().map(Vec::len), Some(figures), "{codes}");
    }
    let order = user
        .pipe(&["squad", "export", "-", "--as", "tabletop-admiral"], format!("{start}nuc033034033ncc079079"));
    assert!(order.out.contains("nuc033034033000"), "cards keep their places: {}", order.out);
}

#[test]
fn what_an_address_has_no_room_or_no_code_for_is_told_and_nothing_is_written() {
    let user = User::new();
    for (text, code) in [
        ("--Crowd--\n15 Stormtrooper\nRule by Fear\nZillo Technique\n", "link-full"),
        ("--Old--\nBlack Market\nBeast Tamer\nBossk, Born Hunter (Rebel)\n", "link-no-code"),
    ] {
        let said = user.pipe(&["squad", "export", "-", "--as", "tabletop-admiral", "--json"], text);
        assert_eq!((said.code, &said.json()["code"]), (2, &json!(code)), "{text}{}{}", said.out, said.err);
    }
    let said = user.pipe(&["squad", "export", "-", "--as", "smoke-signals"], "Rule by Fear\nZillo Technique");
    assert!(said.err.contains("tabletop-admiral") && said.err.contains("iacp"), "{}", said.err);
}

#[test]
fn armies_are_read_as_people_post_them() {
    let user = User::new();
    for (text, army, deck) in [
        // The share text of the community's list builder, in and out.
        (
            "-- Double Riot ---\nDeployment Cards:\n- Riot Trooper (Elite)\n- Riot Trooper (Elite)\n\
             - Imperial Officer (Regular)\n- [Rule by Fear]\n- Agent Blaise\nCommand Cards:\n\
             - Take Initiative\n- Slippery Target\n- Slippery Target\nStats: 40 pts, 12 health",
            json!([
                [1, "Riot Trooper (Elite) (skirmish)"],
                [1, "Riot Trooper (Elite) (skirmish)"],
                [1, "Imperial Officer"],
                [1, "Rule by Fear"],
                [1, "Agent Blaise, ISB Interrogator (skirmish)"]
            ]),
            json!([[1, "Take Initiative"], [1, "Slippery Target"], [1, "Slippery Target"]]),
        ),
        // As forums shorten it.
        (
            "2 eJet\nrOfficer x3\nElite Stormtrooper\n2 Stormtrooper (Elite)\n1 Regular Probe Droid\neSentry\n\
             Darth Vader\nDriven by Hatred",
            json!([
                [2, "Jet Trooper (Elite)"],
                [3, "Imperial Officer"],
                [1, "Stormtrooper (Elite)"],
                [2, "Stormtrooper (Elite)"],
                [1, "Probe Droid"],
                [1, "Sentry Droid (Elite)"],
                [1, "Darth Vader, Lord of the Sith"],
                [1, "Driven by Hatred"]
            ]),
            json!([]),
        ),
        // With costs, some below nothing, and a total that leaves the deck out.
        (
            "Han Solo [12]\nRogue Smuggler [-2]\nC-3PO (2)\nChewbacca (15 pts)\nWookiee Avenger [-4]\n\
             Gideon Argus 3\nOn the Lam (3)\nTotal: 26",
            json!([
                [1, "Han Solo, Scoundrel"],
                [1, "Rogue Smuggler"],
                [1, "C-3PO, Human-Cyborg Relations"],
                [1, "Chewbacca, Loyal Wookiee"],
                [1, "Wookiee Avenger"],
                [1, "Gideon Argus"]
            ]),
            json!([[1, "On the Lam"]]),
        ),
    ] {
        let said = check(&user, text, &["--game", "imperial-assault"]);
        let json = said.json();
        assert_eq!(json["unresolved"], json!([]), "{text}: {}", said.out);
        assert_eq!((json!(members(&json, None)), json!(members(&json, Some("command")))), (army, deck));
        let claims = json["findings"].as_array().into_iter().flatten();
        assert!(claims.clone().all(|f| f["rule"] != "MUSTER-CLAIM"), "{text}: {}", said.out);
    }
}

#[test]
fn every_way_to_write_an_army_reads_back_as_the_same_army() {
    let user = User::new();
    let read = |text: &str| {
        let json = check(&user, text, &["--game", "imperial-assault"]).json();
        assert_eq!(json["unresolved"], json!([]), "{text}");
        let mut counts = std::collections::BTreeMap::new();
        for member in json["members"].as_array().into_iter().flatten() {
            *counts.entry(member["figure"].to_string()).or_insert(0) += member["count"].as_i64().unwrap_or(0);
        }
        (counts, json["points"].clone())
    };
    let posted = "--Round trip--\nDarth Vader\nDriven by Hatred\n2 Riot Trooper (Elite)\nrOfficer\n\
                  Slippery Target x2\nLure of the Dark Side\nJyn Odan - IACP";
    for style in ["text", "csv", "json", "tabletop-admiral", "iacp"] {
        let written = user.pipe(&["squad", "export", "-", "--as", style], posted);
        assert_eq!(written.code, 0, "{style}: {}", written.err);
        assert_eq!(read(&written.out), read(posted), "{style}: {}", written.out);
    }
}

#[test]
fn a_list_without_its_deck_is_checked_without_it_and_says_so() {
    let user = User::new();
    let said = user.pipe(&["squad", "check", "-"], "Darth Vader, Lord of the Sith\nDriven by Hatred\n");
    assert!(said.out.contains("checked without it"), "{}", said.out);
    assert!(said.out.contains("13 of 40"), "{}", said.out);
}

#[test]
fn an_armys_sheet_shows_its_deck_apart_and_carries_all_of_it() {
    let user = User::new();
    let sheet = user.path("army.pdf");
    let path = sheet.to_string_lossy();
    let printed = user.pipe(&["print", "sheet", "-", "-o", &path], LINK);
    assert_eq!(printed.code, 0, "{}{}", printed.out, printed.err);
    let json = user.run(&["squad", "check", &path, "--json"]).json();
    assert_eq!((members(&json, None).len(), members(&json, Some("command")).len()), (11, 15));
}

#[test]
fn a_card_names_what_its_boxes_count_and_says_nothing_twice() {
    let user = User::new();
    let list = user.file("cards.txt", "Darth Vader, Lord of the Sith\nDriven by Hatred\n");
    let file = user.path("cards.pdf").display().to_string();
    user.run(&["print", "cards", &list, "--game", "imperial-assault", "-o", &file]).exits(0);
    let text = tool("pdftotext", &["-layout", &file, "-"]);
    // Once above the number and once above the boxes.
    assert_eq!(text.matches("Health").count(), 2, "{text}");
    assert_eq!(text.to_lowercase().matches("skirmish upgrade").count(), 1, "{text}");
    assert!(!text.contains("Force points") && !text.contains("never activates"), "{text}");
}

#[test]
fn a_list_whose_game_nobody_said_is_judged_as_the_one_that_all_its_lines_name() {
    let user = User::new();
    let text =
        "Stormtrooper (Elite)\nStormtrooper\nImperial Officer\nRoyal Guard\nDarth Vader\nProbe Droid\n";
    let list = user.file("army.txt", text);
    let json = user.run(&["squad", "check", &list, "--json"]).json();
    assert_eq!(json["game"], "imperial-assault");
    assert_eq!(json["recognised"], "Imperial Assault");
    assert!(user.run(&["squad", "check", &list]).out.contains("by its lines it is Imperial Assault"));
    let said = user.run(&["squad", "check", &list, "--game", "imperial-assault", "--json"]).json();
    assert!(said.get("recognised").is_none());
    // Said to be of another game, it is read as that, and a line says what it is rather.
    let army =
        "Stormtrooper (Elite) 9\nImperial Officer 2\nRoyal Guard 8\nProbe Droid 3\nJet Trooper (Elite) 7\n";
    let list = user.file("army.txt", army);
    let wrong = user.run(&["squad", "check", &list, "--game", "star-wars-miniatures"]);
    assert!(wrong.out.contains("this is a list for Imperial Assault"), "{}", wrong.out);
    assert!(wrong.out.replace('\n', " ").contains("--game imperial-assault"), "{}", wrong.out);
}
