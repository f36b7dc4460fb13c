//! What Muster buys for the Empire between missions: only what the rules allow, nothing that is kept in secret, the same after
//! undo, and until nothing is left to buy.

use std::collections::BTreeSet;

use muster_rules::campaign::event::Account;
use muster_rules::campaign::facts::AgendaKept;
use muster_rules::campaign::id::AccountId;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::policy::{Chosen, chosen};
use muster_rules::campaign::step::Step;
use muster_rules::chance::Chance;
use serde_json::{Value, json};

use crate::campaign::FACTS;

fn step(log: &mut OpenLog, step: Value) -> bool {
    log.book(&FACTS, serde_json::from_value(step).expect("a step")).is_ok()
}

fn left(log: &OpenLog, account: &str) -> u32 {
    log.state().left(&Account::of_side(&AccountId::from(account)))
}

/// Plays a campaign of the core box to its end, the Empire by the policy; returns what it bought.
fn played(seed: u64) -> Vec<Step> {
    let mut chance = Chance::new(seed, 0);
    let mut log = OpenLog::default();
    let begin = json!({
        "do": "begin", "campaign": "core", "seed": seed, "imperial_class": "military-might",
        "heroes": ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"],
    });
    assert!(step(&mut log, begin));
    let mut bought = Vec::new();
    for _ in 0..400 {
        let before = (left(&log, "influence"), left(&log, "imperial-xp"));
        match chosen(&FACTS, log.state()) {
            Some(Chosen { step, among }) => {
                assert!(among.is_empty() || among.iter().any(|(one, weight)| *one == step && *weight > 0));
                assert_eq!(chosen(&FACTS, log.state()).map(|again| again.step), Some(step.clone()));
                log.book(&FACTS, step.clone()).unwrap_or_else(|why| panic!("{step:?}: {why:?}"));
                if !matches!(step, Step::Draw { .. } | Step::Next) {
                    let after = (left(&log, "influence"), left(&log, "imperial-xp"));
                    assert!(after.0 <= before.0 && after.1 <= before.1, "{step:?}: {before:?}, {after:?}");
                    bought.push(step);
                }
            }
            // The heroes' upgrade.
            None if log.book(&FACTS, Step::Next).is_ok() => {}
            None => {
                let missions: Vec<_> =
                    log.state().active.keys().chain(&log.state().forced).cloned().collect();
                let winner = if chance.below(2) == 0 { "rebels" } else { "empire" };
                let count = missions.len();
                let found = chance.draw(&missions, count).into_iter().any(|mission| {
                    step(&mut log, json!({ "do": "mission", "name": mission, "winner": winner }))
                });
                if !found {
                    break;
                }
            }
        }
    }
    bought
}

#[test]
fn the_empire_buys_by_the_rules_and_nothing_that_only_its_reader_could_use() {
    let (mut kinds, mut all) = (BTreeSet::new(), 0);
    for seed in 0..40 {
        let bought = played(seed);
        assert!(!bought.is_empty(), "{seed}");
        all += bought.len();
        for step in bought {
            match &step {
                Step::Agenda { card, .. } => {
                    let kept = FACTS.agenda_cards[card].kept;
                    assert_ne!(kept, Some(AgendaKept::Secret), "{card}");
                    kinds.insert("agenda");
                }
                Step::ClassCard { hero: None, .. } => {
                    kinds.insert("class");
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert_eq!(kinds.len(), 2);
    assert!(all > 300, "{all}");
}
