//! The steps that are possible next, and why others aren't.

use super::answered::decide_answered;
use super::choice::choices;
use super::event::{Card, Phase};
use super::facts::{AgendaAfter, AgendaKept, Campaign, Facts};
use super::id::{AgendaCardId, HeroId, ItemId, SideId};
use super::refusal::Refusal;
use super::state::State;
use super::step::{CardName, MissionResult, Step};

/// A possible next step, and what rules it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextStep {
    /// The step. For a mission only its choice is meant; the heroes win and find no crates.
    pub step: Step,
    /// The reasons to refuse it; empty if it is allowed.
    pub refusals: Vec<Refusal>,
}

/// Returns every step to consider now, allowed or not.
#[must_use]
pub fn next_steps(facts: &Facts, state: &State) -> Vec<NextStep> {
    let number = state.played.len() as u64;
    let judge = |step: Step| {
        let refusals = decide_answered(facts, state, &step, number).err().unwrap_or_default();
        NextStep { step, refusals }
    };
    candidates(facts, state).into_iter().map(judge).collect()
}

/// Returns the steps that [`next_steps`] judges.
#[must_use]
pub fn candidates(facts: &Facts, state: &State) -> Vec<Step> {
    let Some(foundation) = &state.foundation else { return Vec::new() };
    let Some(campaign) = facts.campaign(&foundation.campaign) else { return Vec::new() };
    let mut steps = missions(facts, campaign, state);
    match &state.phase {
        Phase::Upgrade(id) => {
            let side = facts.rules.upgrade(id).map(|upgrade| &upgrade.side);
            if side == Some(&facts.rules.heroes.side) {
                shop_and_decks(facts, campaign, state, &mut steps);
            } else if let Some(side) = side {
                agenda_and_deck(facts, state, side, &mut steps);
            }
            steps.extend(in_play(facts, state));
            steps.push(Step::Next);
        }
        Phase::Mission => before_mission(facts, state, &mut steps),
        Phase::Over => {}
    }
    steps
}

fn missions(facts: &Facts, campaign: &Campaign, state: &State) -> Vec<Step> {
    let Some(foundation) = &state.foundation else { return Vec::new() };
    let can = choices(facts, campaign, foundation, state).into_iter().map(|(m, _)| m);
    let mut shown: Vec<_> = can.collect();
    // Active missions that can't be chosen now are shown as well, with the reason.
    for mission in state.active.keys() {
        if !shown.contains(mission) {
            shown.push(mission.clone());
        }
    }
    let heroes = &facts.rules.heroes.side;
    let plain = |mission| Step::Mission(MissionResult::plain(mission, heroes.clone()));
    shown.into_iter().map(plain).collect()
}

fn shop_and_decks(facts: &Facts, campaign: &Campaign, state: &State, steps: &mut Vec<Step>) {
    if state.shop.is_none() && facts.rules.shop.is_some() {
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
            } else if facts.rules.is_item(&card.kind) && card.xp == Some(0) && card.sells_for != Some(0) {
                steps.push(Step::Sell { item: CardName(card.id.as_str().to_owned()) });
            }
        }
    }
}

fn agenda_and_deck(facts: &Facts, state: &State, side: &SideId, steps: &mut Vec<Step>) {
    let has_agenda = facts.rules.agenda.as_ref().is_some_and(|agenda| agenda.side == *side);
    if state.drawn.is_none() && has_agenda {
        steps.push(Step::Draw { cards: None });
    }
    let drawn = state.drawn.iter().flat_map(|d| &d.cards);
    for card in drawn.filter(|c| state.agenda_deck.contains(*c)) {
        steps.extend(purchases(facts, state, card));
    }
    let plays_class = facts.rules.class.as_ref().is_some_and(|class| class.side == *side);
    let class = state.foundation.iter().filter(|_| plays_class).find_map(|f| f.class.as_ref());
    for card in class.into_iter().flat_map(|class| facts.deck(class)) {
        if state.holder(&Card::Class(card.id.clone())).is_none() {
            steps.push(Step::ClassCard { card: card.id.clone(), hero: None, xp: None });
        }
    }
}

fn before_mission(facts: &Facts, state: &State, steps: &mut Vec<Step>) {
    for (hero, book) in &state.heroes {
        for item in &book.items {
            for to in state.heroes.keys().filter(|to| *to != hero) {
                steps.push(Step::Trade { item: item.clone(), from: None, to: to.clone() });
            }
        }
    }
    for side in &facts.rules.sides {
        for ally in &state.side(&side.id).allies {
            steps.push(Step::Ally { side: side.id.clone(), name: Some(ally.clone()) });
        }
    }
    steps.extend(in_play(facts, state));
}

/// Returns how the agenda cards that were bought can be used, and how the heroes can be rid of them.
fn in_play(facts: &Facts, state: &State) -> Vec<Step> {
    let agenda = facts.rules.agenda.iter().flat_map(|agenda| &state.side(&agenda.side).agenda);
    agenda.flat_map(|card| uses(facts, card)).collect()
}

/// Returns the ways in which a drawn agenda card can be bought: before each hero, or where nobody knows what the card
/// says, kept or not.
#[must_use]
pub fn purchases(facts: &Facts, state: &State, id: &AgendaCardId) -> Vec<Step> {
    let card = facts.agenda_cards.get(id);
    let way = |keep, hero: Option<&HeroId>| Step::Agenda {
        card: id.clone(),
        keep,
        hero: hero.cloned(),
        cost: None,
    };
    match card.map(|card| (card.kept, card.mission)) {
        Some((Some(AgendaKept::Hero), _)) => state.seats.iter().map(|hero| way(None, Some(hero))).collect(),
        Some((None, None)) => vec![way(Some(true), None), way(Some(false), None)],
        _ => vec![way(None, None)],
    }
}

/// Returns the ways in which a bought agenda card can be used, and how the heroes can be rid of it.
#[must_use]
pub fn uses(facts: &Facts, id: &AgendaCardId) -> Vec<Step> {
    let card = facts.agenda_cards.get(id);
    let play = |back| Step::Play { card: id.clone(), back };
    let mut steps = match card.and_then(|card| card.after) {
        Some(AgendaAfter::LeavesOrBack) => vec![play(Some(false)), play(Some(true))],
        _ if card.is_some_and(|card| !card.is_used()) => Vec::new(),
        _ => vec![play(None)],
    };
    if card.is_some_and(|card| card.ransom.is_some()) {
        steps.push(Step::Discard { card: id.clone() });
    }
    steps
}
