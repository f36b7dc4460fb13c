//! Every rule of every built-in game, demonstrated by squads that pass and squads that violate it.

use std::collections::BTreeSet;

use muster_db::pack;
use muster_db::pack::{Cases, Shows};

/// Rules that only permit figures: what they don't permit violates another rule.
const SILENT: [&str; 1] = ["SWM-FRINGE"];

fn games() -> Vec<(muster_rules::catalogue::Catalogue, Cases)> {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    let with_cases = games.into_iter().map(|game| {
        let name = game.catalogue.game().id.as_str().to_owned();
        let files = packs.iter().find(|p| p.name == name).expect("the game's own pack");
        let text = std::str::from_utf8(&files.files["cases.toml"]).expect("UTF-8");
        (game.catalogue, toml::from_str(text).unwrap_or_else(|e| panic!("{name}/cases.toml: {e}")))
    });
    with_cases.collect()
}

#[test]
fn every_case_gets_the_report_that_it_expects() {
    let mut faults = Vec::new();
    for (catalogue, cases) in games() {
        for case in &cases.cases {
            let found = case.run(&catalogue);
            faults.extend(found.iter().map(|f| format!("{} ({}): {f}", case.rule, case.says)));
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_rule_has_a_case_that_passes_and_one_that_is_caught() {
    for (catalogue, cases) in games() {
        for rule in catalogue.game().rules.keys() {
            for shows in [Shows::Passes, Shows::Catches] {
                let of_rule = cases.cases.iter().filter(|c| c.rule == *rule && c.shows == shows);
                assert!(of_rule.clone().count() > 0, "{rule} has no case that {shows:?}");
                if shows == Shows::Catches && !SILENT.contains(&rule.as_str()) {
                    for case in of_rule {
                        let named = case.expect.iter().any(|e| e.split(' ').nth(1) == Some(rule.as_str()));
                        assert!(named, "{rule} ({}) catches without being named", case.says);
                    }
                }
            }
        }
    }
}

#[test]
fn every_case_is_about_a_rule_of_the_game() {
    for (catalogue, cases) in games() {
        let rules: BTreeSet<_> = catalogue.game().rules.keys().collect();
        for case in &cases.cases {
            assert!(rules.contains(&case.rule), "there is no rule {}", case.rule);
        }
    }
}

#[test]
fn a_stat_of_so_many_figures_names_a_stat_that_there_is() {
    let mut packs = pack::built_in();
    packs.retain(|p| p.name == "imperial-assault");
    let text = packs[0].files.get_mut("game.toml").expect("the game");
    let heads = String::from_utf8_lossy(text).replace("each = \"group\"", "each = \"heads\"");
    *text = heads.into_bytes();
    let (_, broken) = pack::load(&packs);
    let told = broken.iter().flat_map(|b| &b.problems).map(|p| (p.place.file.as_str(), p.fault.key()));
    assert_eq!(told.collect::<Vec<_>>(), [("game.toml", "unresolved")]);
}
