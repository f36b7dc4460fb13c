//! No heading of a card stands alone: below it is the text, or room to write it; on cards, sheets, in the builder and
//! in a figure's details.

use std::collections::BTreeMap;
use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::card::card;
use muster_app::print::sheet;
use muster_app::squads::CheckRequest;
use muster_rules::game::Game;
use muster_templates::view::{CardLine, CardView};
use serde_json::{Value, json};

use crate::api_squads::user::{User, draft};

const SWM: &str = "star-wars-miniatures";
const YODA: &str = "swm/yoda";

/// Returns the headings of a game's cards in a language: words for flags, and for the kinds of their texts.
fn headings(game: &Game, words: &Words) -> Vec<String> {
    game.texts.values().map(|kind| words.get(&format!("term-kind-{kind}"), &[])).collect()
}

/// Whether a line is a heading without a text or room for one.
fn is_bare(line: &CardLine, headings: &[String]) -> bool {
    headings.contains(&line.lead) && line.text.is_empty() && !line.open
}

#[test]
fn no_card_of_any_game_has_a_bare_heading() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    for language in Language::ALL {
        let mut counts = BTreeMap::new();
        for game in muster.games() {
            let words = Words::of(language);
            let speaker = Speaker::new(&words, game, &game.names);
            let data = game.catalogue.game();
            let headings = headings(data, &words);
            for figure in game.catalogue.figures() {
                let CardView { lines, .. } = card(&speaker, figure, None);
                let bare = lines.iter().find(|line| is_bare(line, &headings));
                assert!(bare.is_none(), "{language:?}: {}: {bare:?}", figure.id);
                let wanted = figure.traits.iter().filter(|flag| data.texts.contains_key(*flag)).count();
                let told = lines.iter().filter(|line| headings.contains(&line.lead));
                let told: Vec<_> = told.map(|line| line.open).collect();
                assert_eq!(told.len(), wanted, "{language:?}: {}", figure.id);
                for open in told {
                    *counts.entry((data.id.to_string(), open)).or_insert(0) += 1;
                }
            }
        }
        // What the book and players' posts tell is carried in every language.
        assert_eq!(counts.get(&(SWM.to_owned(), false)), Some(&43), "{language:?}: {counts:?}");
    }
}

#[test]
fn every_commander_has_its_text_or_room_for_it_on_the_sheet() {
    let mut muster = Muster::open(PathBuf::from("no-such-folder"));
    let games: Vec<_> = muster.games().to_vec();
    let mut seen = 0;
    for game in games.iter().filter(|game| !game.catalogue.game().texts.is_empty()) {
        let data = game.catalogue.game();
        let has = |flags: &[String]| flags.iter().any(|flag| data.texts.contains_key(flag));
        let figures: Vec<_> = game.catalogue.figures().iter().filter(|f| has(&f.traits)).collect();
        for some in figures.chunks(12) {
            let list = json!({
                "muster_squad": 1, "game": data.id, "format": game.catalogue.formats()[0].id,
                "members": some.iter().map(|f| json!({ "figure": f.id, "count": 1 })).collect::<Vec<_>>(),
            });
            let request = CheckRequest { game: Some(data.id.to_string()), ..CheckRequest::default() };
            let checked = muster.check_bytes("squad.json", list.to_string().as_bytes(), &request);
            let checked = checked.expect("a squad");
            for language in Language::ALL {
                let words = Words::of(language);
                let speaker = Speaker::new(&words, &checked.game, &checked.game.names);
                let view = sheet(&speaker, &checked, "");
                let lines: Vec<_> = view.texts.iter().flat_map(|texts| &texts.lines).collect();
                assert_eq!(lines.len(), some.len(), "{language:?}: {lines:?}");
                assert!(lines.iter().all(|line| line.open == line.text.is_empty()), "{lines:?}");
            }
            seen += some.len();
        }
    }
    assert!(seen > 175, "{seen}");
}

/// Returns Yoda's text in the builder.
fn in_builder(user: &mut User) -> Value {
    user.check(&draft(&[(YODA, 1)]))["members"][0]["texts"][0].clone()
}

#[test]
fn what_a_user_reads_off_a_card_is_told_everywhere_and_shared() {
    let mut user = User::new();
    let details = |user: &mut User| user.call("figure", json!({ "game": SWM, "figure": YODA }));
    assert_eq!(in_builder(&mut user)["text"], json!(null));
    let before = details(&mut user);
    let asked = before["unknown"].as_array().expect("questions");
    assert!(asked.iter().any(|one| one["column"] == "commander-effect"), "{asked:?}");
    let line = |details: &Value| {
        let lines = details["lines"].as_array().expect("lines").iter();
        lines.filter(|line| line["label"] == "Commander effect").cloned().collect::<Vec<_>>()
    };
    assert_eq!(line(&before), [json!({ "label": "Commander effect", "value": "?" })]);

    let text = "Each follower may use his Force points;\n\n at most 2 a round, whoever it is.";
    let tidy = "Each follower may use his Force points; at most 2 a round, whoever it is.";
    let cell = json!({ "figure": YODA, "column": "commander-effect", "value": text });
    let kept = user.call("keep_facts", json!({ "game": SWM, "cells": [cell] }));
    assert_eq!(kept["problems"], json!([]));
    assert_eq!(in_builder(&mut user)["text"], json!(tidy), "commas and semicolons don’t part it");
    let after = details(&mut user);
    assert_eq!(line(&after), [json!({ "label": "Commander effect", "value": tidy })]);
    let told: Vec<_> =
        after["words"].as_array().expect("words").iter().filter(|w| w["text"] == tidy).collect();
    assert_eq!((told.len(), &told[0]["own"]), (1, &json!(true)));
    let asked = after["unknown"].as_array().into_iter().flatten();
    assert!(asked.into_iter().all(|one| one["column"] != "commander-effect"));

    let shared = user.call("export_facts", json!({ "game": SWM, "path": null }));
    assert!(shared.to_string().contains("at most 2 a round"), "{shared}");
    let undo = json!({ "game": SWM, "cells": kept["before"] });
    user.call("keep_facts", undo);
    assert_eq!(details(&mut user), before);
}
