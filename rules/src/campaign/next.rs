//! What can be done next, and why the rest can't.

use super::choice::choices;
use super::decide::decide;
use super::event::{Card, Phase};
use super::facts::{Campaign, Facts, Winner};
use super::id::{ItemId, MissionId};
use super::refusal::Refusal;
use super::state::State;
use super::step::{CardName, MissionResult, Step};

/// A step that somebody might want, and what speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The step. A mission's is won by the Rebels and finds no crate: only its choice is meant.
    pub step: Step,
    /// Why it would be refused; empty where it is allowed.
    pub refusals: Vec<Refusal>,
}

/// Every step that somebody might want now, allowed or not.
#[must_use]
pub fn next_steps(facts: &Facts, state: &State) -> Vec<NextStep> {
    let number = state.played.len() as u64;
    let judge = |step: Step| {
        let refusals = decide(facts, state, &step, number).err().unwrap_or_default();
        NextStep { step, refusals }
    };
    candidates(facts, state).into_iter().map(judge).collect()
}

/// The steps that [`next_steps`] judges.
#[must_use]
pub fn candidates(facts: &Facts, state: &State) -> Vec<Step> {
    let Some(foundation) = &state.foundation else { return Vec::new() };
    let Some(campaign) = facts.campaign(&foundation.campaign) else { return Vec::new() };
    let mut steps = missions(campaign, state);
    match state.phase {
        Phase::RebelUpgrade => rebel(facts, campaign, state, &mut steps),
        Phase::ImperialUpgrade => imperial(facts, state, &mut steps),
        Phase::Mission => before_mission(state, &mut steps),
        Phase::Over => {}
    }
    if matches!(state.phase, Phase::RebelUpgrade | Phase::ImperialUpgrade) {
        steps.push(Step::Next);
    }
    steps
}

/// What a mission would be booked with if nothing else were told.
fn plain(name: &MissionId) -> Step {
    Step::Mission(MissionResult {
        name: name.clone(),
        winner: Winner::Rebels,
        outcome: None,
        crates: 0,
        met: Vec::new(),
        tokens: 0,
        xp: None,
        credits: None,
        imperial_xp: None,
        influence: None,
        activates: Vec::new(),
        drawn: None,
        drawn_threat: None,
        reward_to: None,
        ally: None,
    })
}

fn missions(campaign: &Campaign, state: &State) -> Vec<Step> {
    let Some(foundation) = &state.foundation else { return Vec::new() };
    let can = choices(campaign, foundation, state).into_iter().map(|(m, _)| m);
    let mut shown: Vec<_> = can.collect();
    // Active ones that can't be chosen now are shown, too, with the reason.
    for mission in state.active.keys() {
        if !shown.contains(mission) {
            shown.push(mission.clone());
        }
    }
    shown.iter().map(plain).collect()
}

fn rebel(facts: &Facts, campaign: &Campaign, state: &State, steps: &mut Vec<Step>) {
    if state.shop.is_none() {
        steps.push(Step::Shop { items: None });
    }
    let tiers = campaign.stages.get(state.stage).map_or(&[][..], |s| &s.tiers);
    let lying = |i: &ItemId| match &state.shop {
        Some(shop) if shop.all => shop.cards.contains(i),
        _ => facts.items.get(i).is_some_and(|item| tiers.contains(&item.tier)),
    };
    for (hero, book) in &state.heroes {
        for item in state.item_deck.iter().filter(|i| lying(i)) {
            steps.push(Step::Buy { item: item.clone(), hero: hero.clone() });
        }
        for item in &book.items {
            steps.push(Step::Sell { item: CardName(item.as_str().to_owned()) });
        }
        let deck = hero.deck();
        for card in facts.deck(&deck) {
            let held = book.cards.contains(&card.id);
            if !held {
                steps.push(Step::ClassCard { card: card.id.clone(), hero: Some(hero.clone()), xp: None });
            } else if card.kind.is_item() && card.xp == Some(0) {
                steps.push(Step::Sell { item: CardName(card.id.as_str().to_owned()) });
            }
        }
    }
}

fn imperial(facts: &Facts, state: &State, steps: &mut Vec<Step>) {
    if state.drawn.is_none() {
        steps.push(Step::Draw { cards: None });
    }
    let drawn = state.drawn.iter().flat_map(|d| &d.cards);
    for card in drawn.filter(|c| state.agenda_deck.contains(*c)) {
        for keep in [false, true] {
            steps.push(Step::Agenda { card: card.clone(), keep, cost: None });
        }
    }
    let Some(foundation) = &state.foundation else { return };
    for card in facts.deck(&foundation.imperial_class) {
        if state.holder(&Card::Class(card.id.clone())).is_none() {
            steps.push(Step::ClassCard { card: card.id.clone(), hero: None, xp: None });
        }
    }
}

fn before_mission(state: &State, steps: &mut Vec<Step>) {
    for (hero, book) in &state.heroes {
        for item in &book.items {
            for to in state.heroes.keys().filter(|to| *to != hero) {
                steps.push(Step::Trade { item: item.clone(), from: None, to: to.clone() });
            }
        }
    }
    for ally in &state.allies {
        steps.push(Step::Ally { side: Winner::Rebels, name: Some(ally.clone()) });
    }
    for villain in &state.imperial.villains {
        steps.push(Step::Ally { side: Winner::Empire, name: Some(villain.clone()) });
    }
    for card in &state.imperial.agenda {
        steps.push(Step::Play { card: card.clone() });
    }
}
