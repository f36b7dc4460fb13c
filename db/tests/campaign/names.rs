//! Every translated name belongs to something, and both Chinese scripts have the same names.

use std::collections::BTreeSet;

use muster_db::pack;

use crate::campaign::FACTS;

/// Returns the kinds and English names in a file of names.
fn named(file: &str) -> BTreeSet<(String, String)> {
    let packs = pack::built_in();
    let with = packs.iter().find(|p| p.files.contains_key("campaigns.toml")).expect("a pack with campaigns");
    let text = std::str::from_utf8(&with.files[file]).expect("UTF-8");
    let row = |line: &str| {
        let (kind, rest) = line.split_once(',').expect("a kind");
        let english = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').expect("a closing quote").0,
            None => rest.split_once(',').expect("an English name").0,
        };
        (kind.to_owned(), english.to_owned())
    };
    text.lines().skip(1).map(row).collect()
}

fn known(kind: &str) -> BTreeSet<&str> {
    let facts = &*FACTS;
    match kind {
        "hero" => facts.heroes.values().map(|h| h.name.as_str()).collect(),
        "mission" => facts.missions.values().map(|m| m.name.as_str()).collect(),
        "item" => facts.items.values().map(|i| i.name.as_str()).collect(),
        "class" => facts.classes.values().map(|c| c.name.as_str()).collect(),
        "class-card" => facts.class_cards.values().map(|c| c.name.as_str()).collect(),
        "agenda-set" => facts.agenda_sets.values().map(|s| s.name.as_str()).collect(),
        "agenda-card" => facts.agenda_cards.values().map(|c| c.name.as_str()).collect(),
        "reward" => facts.rewards.values().map(|r| r.name.as_str()).collect(),
        "supply" => facts.supplies.iter().map(|s| s.name.as_str()).collect(),
        "box" => facts.boxes.iter().map(|b| b.name.as_str()).collect(),
        "campaign" => facts.campaigns.iter().map(|c| c.name.as_str()).collect(),
        "condition" => facts.bonuses.iter().map(|b| b.words.as_str()).collect(),
        "outcome" => facts.outcomes.iter().filter_map(|o| o.words.as_deref()).collect(),
        other => panic!("nobody looks for names of the kind {other}"),
    }
}

#[test]
fn every_name_is_of_something_that_there_is() {
    for file in ["names.hu.csv", "names.zh-Hant.csv", "names.zh-Hans.csv"] {
        let of_figures = ["figure", "ability", "term"];
        for (kind, english) in named(file).iter().filter(|(kind, _)| !of_figures.contains(&kind.as_str())) {
            assert!(known(kind).contains(english.as_str()), "{file}: there is no {kind} {english}");
        }
    }
}

#[test]
fn both_chinese_scripts_name_the_same() {
    assert_eq!(named("names.zh-Hant.csv"), named("names.zh-Hans.csv"));
}
