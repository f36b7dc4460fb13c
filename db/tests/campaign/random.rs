//! All campaigns, from setup to finale, by a player who picks any permitted step.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::campaign::chance::Chance;
use muster_rules::campaign::decide::decide;
use muster_rules::campaign::event::{Event, Phase};
use muster_rules::campaign::id::{SideId, StageKindId};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::next::{candidates, next_steps};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{Setup, Step};

use crate::campaign::FACTS;

/// The number of steps after which an unfinished game counts as endless.
const ENDLESS: usize = 600;

fn setup(campaign: usize, seed: u64) -> Step {
    let campaign = &FACTS.campaigns[campaign % FACTS.campaigns.len()];
    let mut chance = Chance::new(seed, u64::MAX);
    let owned = FACTS.boxes.iter().filter(|_| chance.below(2) == 0).map(|b| b.id.clone());
    let mut boxes: BTreeSet<_> = owned.collect();
    boxes.insert(FACTS.boxes[0].id.clone());
    boxes.insert(campaign.box_id.clone());
    let there: Vec<_> = FACTS.heroes.values().filter(|h| boxes.contains(&h.box_id)).collect();
    let number = 2 + chance.below(3);
    let heroes = chance.draw(&there, number).into_iter().map(|h| h.id.clone()).collect();
    let options = serde_json::from_value(serde_json::json!({
        "expanded": chance.below(2) == 0,
        "periods": chance.below(2) == 0,
        "half-shop": chance.below(2) == 0,
    }));
    Step::Begin(Setup {
        campaign: campaign.id.clone(),
        boxes,
        heroes,
        class: None,
        agenda_sets: None,
        missions: BTreeMap::new(),
        options: options.expect("options"),
        seed,
    })
}

/// Returns a random permitted step; missions may end with any outcome.
fn pick(state: &State, chance: &mut Chance, number: u64) -> Option<Step> {
    let all = candidates(&FACTS, state);
    // Half of the time the log advances, or games would never end.
    let onward: Vec<_> = all.iter().filter(|s| matches!(s, Step::Mission(_) | Step::Next)).cloned().collect();
    let pool = if chance.below(2) == 0 { &onward } else { &all };
    for step in chance.draw(pool, pool.len()).into_iter().chain(chance.draw(&onward, onward.len())) {
        let step = match step {
            Step::Mission(mut result) => {
                let winners = ["rebels", "empire"];
                result.winner = SideId::from(winners[chance.below(2)]);
                let mission = FACTS.missions.get(&result.name);
                let crates = mission.and_then(|m| m.crates).unwrap_or(4);
                result.crates = u32::try_from(chance.below(crates as usize + 1)).unwrap_or(0);
                let met = FACTS.bonuses_of(&result.name).filter(|_| chance.below(2) == 0);
                result.met = met.map(|b| b.id.clone()).collect();
                Step::Mission(result)
            }
            other => other,
        };
        let step = told(state, step, chance, number);
        if decide(&FACTS, state, &step, number).is_ok() {
            return Some(step);
        }
    }
    None
}

/// Completes a step with a random answer to whatever the program asks.
pub(super) fn told(state: &State, step: Step, chance: &mut Chance, number: u64) -> Step {
    let Step::Mission(mut result) = step else { return step };
    for _ in 0..2 {
        let asked = decide(&FACTS, state, &Step::Mission(result.clone()), number).err().unwrap_or_default();
        for refusal in asked {
            match refusal {
                Refusal::WhichOutcome { outcomes, .. } => {
                    result.outcome = Some(outcomes[chance.below(outcomes.len())].clone());
                }
                Refusal::Untold { column, .. } => {
                    result.gains.insert(column, u32::try_from(chance.below(4)).unwrap_or(0));
                }
                _ => {}
            }
        }
    }
    Step::Mission(result)
}

/// Checks the invariants that must hold after any step.
fn check(state: &State, before: &State) {
    let of_heroes = state.heroes.values().flat_map(|book| &book.accounts);
    for (account, balance) in state.accounts.iter().chain(of_heroes) {
        assert!(balance.spent() <= balance.earned(), "{account}: more was spent than there was");
    }
    assert!(state.stage >= before.stage, "the log went back");
    let mut places = BTreeMap::<String, u32>::new();
    let mut put = |kind: &str, id: &str| *places.entry(format!("{kind} {id}")).or_default() += 1;
    for book in state.heroes.values() {
        book.cards.iter().for_each(|c| put("class", c.as_str()));
        book.items.iter().for_each(|c| put("item", c.as_str()));
        // In a small group, each hero has an extra card that depends on the number of heroes.
        let own = book.rewards.iter().filter(|r| !matches!(r.as_str(), "legendary" | "heroic"));
        own.for_each(|c| put("reward", c.as_str()));
    }
    state.item_deck.iter().for_each(|c| put("item", c.as_str()));
    for book in state.sides.values() {
        book.cards.iter().for_each(|c| put("class", c.as_str()));
        book.rewards.iter().for_each(|c| put("reward", c.as_str()));
        book.agenda.iter().for_each(|c| put("agenda", c.as_str()));
        book.allies.iter().for_each(|a| put("ally", a.as_str()));
    }
    state.agenda_deck.iter().for_each(|c| put("agenda", c.as_str()));
    let missions = state.mission_decks.values().flatten().chain(state.active.keys());
    missions.for_each(|m| put("mission", m.as_str()));
    let played = state.played.iter().filter(|p| !p.forced);
    played.for_each(|p| put("mission", p.mission.as_str()));
    let twice: Vec<_> = places.iter().filter(|(_, n)| **n > 1).collect();
    assert!(twice.is_empty(), "in two places: {twice:?}");
}

/// Plays a game to its end; panics if an invariant is violated.
pub(super) fn game(campaign: usize, seed: u64) -> OpenLog {
    let mut log = OpenLog::default();
    let begin = setup(campaign, seed);
    if let Err(refusals) = log.book(&FACTS, begin) {
        panic!("the setup was refused: {refusals:?}");
    }
    let mut chance = Chance::new(seed, 1 << 40);
    let mut state = log.state().clone();
    for number in 1.. {
        assert!(number < ENDLESS, "the game never ends: {state:?}");
        if state.phase == Phase::Over {
            break;
        }
        let step = pick(&state, &mut chance, number as u64);
        let step = step.unwrap_or_else(|| panic!("nothing is allowed: {state:?}"));
        if let Err(refusals) = log.book(&FACTS, step.clone()) {
            panic!("{step:?} was allowed, then refused: {refusals:?}");
        }
        let after = log.state().clone();
        check(&after, &state);
        if chance.below(10) == 0 {
            log.undo().expect("something to undo");
            assert_eq!(*log.state(), state, "undo");
            log.redo(&FACTS).expect("something to do again");
            assert_eq!(*log.state(), after, "redo");
        }
        state = after;
    }
    log
}

fn finale(log: &OpenLog) -> (StageKindId, Option<String>) {
    let state = log.state();
    let campaign = state.foundation.as_ref().and_then(|f| FACTS.campaign(&f.campaign));
    let kind = campaign.map(|c| c.stages[state.stage].kind.clone()).expect("a stage");
    (kind, state.played.last().map(|p| p.mission.as_str().to_owned()))
}

#[test]
fn every_campaign_can_be_played_to_each_of_its_finales() {
    let mut reached = BTreeSet::new();
    for seed in 0..2_100 {
        let log = game(usize::try_from(seed).unwrap_or(0), seed);
        let (kind, mission) = finale(&log);
        assert_eq!(kind.as_str(), "finale");
        assert!(log.state().won.is_some());
        reached.extend(mission);
        assert_eq!((log.first_fault(), log.first_wrong_number()), (None, None));
        // Serialising and parsing the log yields the same state.
        let text = serde_json::to_string(&*log).expect("JSON");
        let again: Log = serde_json::from_str(&text).expect("a log");
        assert_eq!(OpenLog::from(again).state(), log.state());
    }
    let finales = FACTS.campaigns.iter().filter_map(|c| c.stages.last()).flat_map(|s| &s.missions);
    let missed: Vec<_> = finales.filter(|m| !reached.contains(m.as_str())).collect();
    assert!(missed.is_empty(), "no game reached {missed:?}");
}

#[test]
fn what_next_steps_calls_allowed_is_booked_and_the_rest_names_a_rule() {
    for seed in 0..14 {
        let log = game(usize::try_from(seed).unwrap_or(0), seed);
        let events: Vec<Event> = log.steps().flat_map(|(_, _, e)| e.to_vec()).collect();
        let half = State::after(&events[..events.len() / 2]);
        for next in next_steps(&FACTS, &half) {
            let decided = decide(&FACTS, &half, &next.step, half.played.len() as u64);
            let open = decided.as_ref().map_or_else(|why| why.iter().all(Refusal::asks), |_| true);
            assert_eq!(open, next.refusals.is_empty(), "{:?}", next.step);
            assert!(next.refusals.iter().all(|r| !r.rule(&FACTS.rules).is_empty()));
        }
        // No movement takes a balance below zero.
        let mut state = State::default();
        for event in &events {
            if let Event::Moved { account, amount, .. } = event {
                let left = i64::from(state.left(account)) + amount;
                assert!(left >= 0, "{event:?}");
            }
            state.apply(event);
        }
    }
}
