//! What threat is spent on, and which groups are open.

use super::At;
use super::act::{Act, Choice, Weight};
use super::order::step;
use super::strike::{Odds, On, Strike};
use crate::chance::Chance;
use crate::night::decide::{Refusal, may_deploy, may_reinforce};
use crate::night::event::{Event, Waits};
use crate::night::state::State;
use crate::night::table::{Card, Table};
use crate::odds::Ratio;

/// The most that is done with threat at once: more than any mission's threat pays for.
const MOST: usize = 40;

/// What a card is worth.
struct Worth {
    /// The damage that one figure is expected to deal, in thousandths.
    strikes: u32,
    /// The health of one figure.
    stands: u32,
}

/// Spends the threat: groups are deployed and reinforced until nothing can be paid for, or threat is saved.
///
/// # Errors
/// Muster plays no side, or can pay for nothing; somebody was activated in this round.
pub fn spend(table: &Table<'_>, state: &State, odds: &dyn Odds, anyway: bool) -> Result<Event, Refusal> {
    let at = At::of(table, state)?;
    if at.playing.spent && !anyway {
        return Err(Refusal::Spent);
    }
    // The status phase ends with the round: then nobody was activated in the next.
    if state.last.is_some() && !anyway {
        return Err(Refusal::UnderWay);
    }
    let threat = table.night.threat.as_ref().ok_or(Refusal::NotPlaying)?;
    let (mut now, mut acts) = (state.clone(), Vec::new());
    while acts.len() < MOST {
        let among = choices(&at, table, &now, odds);
        if !among.iter().any(|one| !matches!(one.choice, Choice::Save(_))) {
            break;
        }
        let draws = u64::from(at.playing.draws) + acts.len() as u64;
        let Some(drawn) = draw(at.playing.seed, step(state) | draws, &among) else { break };
        let does = match &among[drawn].choice {
            Choice::Deploy(card) => Some(Event::Deployed {
                card: card.clone(),
                side: threat.side.clone(),
                figures: table.cards.get(card).map_or(1, |card| card.figures),
                cost: among[drawn].cost,
                waited: None,
                from_hand: now.at_hand.is_some(),
            }),
            Choice::Reinforce(group) => Some(Event::Reinforced { group: *group, cost: among[drawn].cost }),
            Choice::Save(_) => None,
        };
        let saved = does.is_none();
        does.iter().for_each(|does| now.apply(does));
        acts.push(Act { does: does.map(Box::new), among, drawn: Some(drawn) });
        if saved {
            break;
        }
    }
    if !acts.is_empty() {
        return Ok(Event::Decided { acts });
    }
    // A refusal would tell that nothing at hand can be paid for.
    match state.at_hand {
        Some(_) => Ok(Event::Decided { acts: vec![Act { does: None, among: Vec::new(), drawn: None }] }),
        None => Err(Refusal::NothingToPay),
    }
}

/// Chooses open groups.
///
/// # Errors
/// Muster plays no side, or there is no such card left.
pub fn choose(table: &Table<'_>, state: &State, count: u32, odds: &dyn Odds) -> Result<Event, Refusal> {
    let at = At::of(table, state)?;
    if state.at_hand.is_some() {
        return Err(Refusal::OpenTold);
    }
    let mut left: Vec<_> = table.cards.values().filter(|card| may_be_open(table, state, card)).collect();
    let mut acts = Vec::new();
    while acts.len() < usize::try_from(count).unwrap_or(usize::MAX).min(MOST) && !left.is_empty() {
        let among: Vec<_> = left.iter().map(|card| deployment(&at, table, state, card, odds)).collect();
        let draws = u64::from(at.playing.draws) + acts.len() as u64;
        let Some(drawn) = draw(at.playing.seed, step(state) | draws, &among) else { break };
        let card = left.remove(drawn).id.clone();
        let does = Event::Waits { how: Waits::Open, card: Some(card) };
        acts.push(Act { does: Some(Box::new(does)), among, drawn: Some(drawn) });
    }
    if count == 0 {
        return Ok(Event::Waits { how: Waits::Open, card: None });
    }
    if acts.is_empty() { Err(Refusal::NoCard) } else { Ok(Event::Decided { acts }) }
}

/// Whether a card may be one of the open groups: none that is at hand or on the table already.
fn may_be_open(table: &Table<'_>, state: &State, card: &Card) -> bool {
    let there = state.at_hand.iter().flatten().any(|one| *one == card.id);
    let waits = state.waiting.iter().any(|one| one.card == card.id);
    // The miniatures and what is unique are judged as if every card were at hand.
    let free = State { at_hand: None, ..state.clone() };
    card.cost.is_some() && !there && !waits && may_deploy(table, &free, card).is_ok()
}

/// Returns a state in which the groups of the reserve stand on the table.
fn reserved(table: &Table<'_>, state: &State) -> State {
    let mut state = state.clone();
    let Some(threat) = &table.night.threat else { return state };
    for waiting in std::mem::take(&mut state.waiting) {
        let figures = table.cards.get(&waiting.card).map_or(0, |card| card.figures);
        let (card, side) = (waiting.card, threat.side.clone());
        let number = Some(waiting.number);
        state.apply(&Event::Deployed { card, side, figures, cost: 0, waited: number, from_hand: false });
    }
    state
}

fn choices(at: &At<'_>, table: &Table<'_>, state: &State, odds: &dyn Odds) -> Vec<Weight> {
    // As if the reserve stood there, so that its miniatures are left when the mission brings it.
    let with_reserve = reserved(table, state);
    let legal = |card: &&Card| card.cost.is_some() && may_deploy(table, &with_reserve, card).is_ok();
    let cards: Vec<_> = table.cards.values().filter(legal).collect();
    let weight = |card: &Card| deployment(at, table, state, card, odds);
    let (near, far): (Vec<_>, Vec<_>) =
        cards.into_iter().partition(|card: &&Card| card.cost.is_some_and(|cost| cost <= state.threat));
    let mut all: Vec<_> = near.iter().map(|card| weight(card)).collect();
    for group in &state.groups {
        let Ok(cost) = may_reinforce(table, &with_reserve, group.number) else { continue };
        if cost > state.threat {
            continue;
        }
        let Some(card) = table.cards.get(&group.card) else { continue };
        let worth = worth(table, state, card, odds);
        all.push(weighed(at, Choice::Reinforce(group.number), &worth, 1, cost));
    }
    if at.level.saves {
        let soon = state.threat.saturating_add(state.threat_level.saturating_mul(at.rules.saves));
        let far =
            far.iter().filter(|card| card.cost.is_some_and(|cost| cost <= soon)).map(|card| weight(card));
        let best = far.max_by_key(|one| one.weight);
        all.extend(best.and_then(|one| {
            let Choice::Deploy(card) = one.choice else { return None };
            let weight = (one.weight.saturating_mul(u64::from(at.rules.patience)) / 100).max(1);
            Some(Weight { choice: Choice::Save(card), weight, ..one })
        }));
    }
    all
}

fn deployment(at: &At<'_>, table: &Table<'_>, state: &State, card: &Card, odds: &dyn Odds) -> Weight {
    let worth = worth(table, state, card, odds);
    weighed(at, Choice::Deploy(card.id.clone()), &worth, card.figures, card.cost.unwrap_or(0))
}

/// Weighs a choice: what its figures deal and take, for each point of threat, multiplied with itself by the level.
fn weighed(at: &At<'_>, choice: Choice, worth: &Worth, figures: u32, cost: u32) -> Weight {
    let strikes = worth.strikes.saturating_mul(figures);
    let stands = worth.stands.saturating_mul(figures);
    let both = u64::from(strikes) + u64::from(stands) * u64::from(at.rules.stands);
    // In tenths of a point: coarse enough for the third power to stay small.
    let each = (both / u64::from(cost.max(1)) / 10).max(1);
    Weight { choice, weight: each.saturating_pow(at.level.sharpness), strikes, stands, cost }
}

/// Returns what a card is worth: the damage that one attack is expected to deal to the heroes in play, on average.
fn worth(table: &Table<'_>, state: &State, card: &Card, odds: &dyn Odds) -> Worth {
    let range = table.night.opponent.as_ref().map_or(0, |rules| rules.range);
    let heroes = state.heroes.iter().filter(|hero| hero.state < table.sides);
    let prospects = heroes.filter_map(|hero| {
        odds.of(Strike { card: &card.id, conditions: &[], on: On::Hero(hero), left: None, range })
    });
    let (mut all, mut count) = (Ratio::whole(0), 0);
    for prospect in prospects {
        all = all.plus(&prospect.damage);
        count += 1;
    }
    let average = all.times(&Ratio::of(1, count.max(1)));
    Worth { strikes: average.thousandths(), stands: card.health.unwrap_or(0) }
}

/// Draws a choice by weight; `None` if there is none.
fn draw(seed: u64, step: u64, among: &[Weight]) -> Option<usize> {
    let all = among.iter().fold(0u64, |all, one| all.saturating_add(one.weight));
    let mut at = Chance::new(seed, step).below(usize::try_from(all).unwrap_or(usize::MAX)) as u64;
    for (index, one) in among.iter().enumerate() {
        if at < one.weight {
            return Some(index);
        }
        at -= one.weight;
    }
    among.len().checked_sub(1)
}
