//! Amounts that no source states are asked for once and remembered by the group.

use std::collections::BTreeMap;

use muster_db::pack::{self, PackFiles};
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::mend::{Amendment, Mending};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Corrected, MissionResult, Setup, Step, Who};

use crate::campaign::FACTS;

/// Amounts that a group entered: The Battle of Hoth, won by the Rebels.
const SETTLED: &str = "mission,campaign,outcome,column,amount,source\n\
    the-battle-of-hoth,return-to-hoth,won,imperial_xp,2,me\n\
    the-battle-of-hoth,return-to-hoth,won,influence,5,me\n";

fn settled(table: &str) -> Result<Facts, String> {
    let files = [
        ("pack.toml", "name = \"My answers\"\nextends = \"imperial-assault\"\n"),
        ("sources.toml", "[sources.me]\ntitle = \"Settled by me\"\n"),
        ("campaign_amounts.csv", table),
    ];
    let files = files.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
    let answers = PackFiles { name: "answers-ia".to_owned(), files: files.collect::<BTreeMap<_, _>>() };
    let (games, broken) = pack::load(&[pack::built_in(), vec![answers]].concat());
    let fault = broken.first().map(|pack| format!("{:?}", pack.problems));
    let game = games.into_iter().find(|game| !game.campaigns.campaigns.is_empty());
    fault.map_or_else(|| Ok(game.expect("a game").campaigns), Err)
}

fn begun() -> OpenLog {
    let setup = serde_json::json!({
        "campaign": "return-to-hoth", "boxes": ["core-set", "return-to-hoth"],
        "heroes": ["loku-kanoloa", "mhd-19", "verena-talos", "gaarkhan"], "seed": 3,
    });
    let setup: Setup = serde_json::from_value(setup).expect("a setup");
    let mut log = OpenLog::default();
    log.book(&FACTS, Step::Begin(setup)).expect("a beginning");
    log
}

fn battle() -> Step {
    Step::Mission(MissionResult::plain("the-battle-of-hoth".into(), "rebels".into()))
}

#[test]
fn what_a_group_settled_is_not_asked_again_and_stands_in_the_step() {
    let asked = begun().book(&FACTS, battle()).expect_err("no source says it");
    assert!(asked.iter().all(|why| matches!(why, Refusal::Untold { .. })) && asked.len() == 2, "{asked:?}");

    let facts = settled(SETTLED).expect("a pack");
    let mut log = begun();
    log.book(&facts, battle()).expect("known by now");
    let state = log.state();
    let left = |kind: &str| state.left(&crate::campaign::books::account(kind));
    assert_eq!((left("imperial-xp"), left("influence")), (2, 5));
    let Some(Entry::Step { step, .. }) = log.entries.last() else { panic!("a step") };
    let Step::Mission(result) = step.as_ref() else { panic!("a mission") };
    assert_eq!(result.gains, BTreeMap::from([("imperial_xp".to_owned(), 2), ("influence".to_owned(), 5)]));

    // The log has the same result after the answer is withdrawn, and after a correction following that.
    let forgotten = Step::Correct {
        who: Who("rebels".to_owned()),
        what: Corrected::Currency("credits".into()),
        amount: 50,
        card: None,
        why: "forgotten".to_owned(),
    };
    let mending = Mending {
        entry: 1,
        amendment: Amendment::Before(Box::new(forgotten)),
        keep_missions: true,
        why: "forgotten".to_owned(),
    };
    let mended = log.mend(&FACTS, &mending).expect("a mend");
    assert!(mended.lost.is_empty(), "{:?}", mended.lost);
    assert_eq!(log.state().left(&crate::campaign::books::account("influence")), 5);

    // A different amount for one campaign takes precedence.
    let Step::Mission(mut result) = battle() else { panic!("a mission") };
    result.gains.insert("influence".to_owned(), 1);
    let mut log = begun();
    log.book(&facts, Step::Mission(result)).expect("known by now");
    assert_eq!(log.state().left(&crate::campaign::books::account("influence")), 1);
}

#[test]
fn what_a_source_states_is_not_overridden_and_a_wrong_answer_is_found() {
    let sourced = "mission,campaign,outcome,column,amount,source\naftermath,core,won,influence,9,me\n";
    let mut outcomes = settled(sourced).expect("a pack").outcomes.into_iter();
    let aftermath = outcomes.find(|o| o.mission.as_str() == "aftermath" && o.id.as_str() == "won");
    assert_eq!(aftermath.expect("an outcome").gains.get(&"influence".into()), Some(&1));
    for wrong in [
        "nowhere,core,won,influence,9,me",
        "aftermath,nothing,won,influence,9,me",
        "aftermath,core,won,luck,9,me",
        "aftermath,core,won,influence,9,nobody",
        "aftermath,core,won,influence,9,me\naftermath,core,won,influence,8,me",
    ] {
        let table = format!("mission,campaign,outcome,column,amount,source\n{wrong}\n");
        assert!(settled(&table).is_err(), "{wrong}");
    }
}

/// Counts the outcomes that still ask for an amount.
#[test]
fn outcomes_that_still_ask_are_counted() {
    let asks = FACTS.outcomes.iter().filter(|o| o.unknown.iter().any(|unknown| unknown.inferred().is_none()));
    let infers = FACTS
        .outcomes
        .iter()
        .filter(|o| !o.unknown.is_empty() && o.unknown.iter().all(|unknown| unknown.inferred().is_some()));
    let counted = (FACTS.outcomes.len(), asks.count(), infers.count());
    assert_eq!(counted, (322, 94, 122), "outcomes, those that ask, those that are inferred");
}
