//! What Muster does for the side that it plays, between missions: draws agenda cards, buys, and goes on.

use super::event::Phase;
use super::facts::{AgendaKept, Buys, Facts, Ware};
use super::next::next_steps;
use super::state::State;
use super::step::Step;
use crate::chance::Chance;

/// Separates these draws from those of steps with the same number.
const DRAWS: u64 = 1 << 40;

/// A step that Muster chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The step.
    pub step: Step,
    /// What it drew among, each with its weight; empty if there was nothing to choose.
    pub among: Vec<(Step, u64)>,
}

/// Returns the next step of the side with a policy; `None` if it isn't its upgrade. The same campaign comes to the same
/// choice: draws come from its seed and its number of steps.
#[must_use]
pub fn chosen(facts: &Facts, state: &State) -> Option<Chosen> {
    let night = facts.rules.night.as_ref()?;
    let (rules, side) = (night.opponent.as_ref()?, &night.threat.as_ref()?.side);
    let Phase::Upgrade(upgrade) = &state.phase else { return None };
    facts.rules.upgrade(upgrade).filter(|upgrade| upgrade.side == *side)?;
    let steps = next_steps(facts, state).into_iter().filter(|next| next.refusals.is_empty());
    let steps: Vec<_> = steps.map(|next| next.step).collect();
    if let Some(draw) = steps.iter().find(|step| matches!(step, Step::Draw { .. })) {
        return Some(Chosen { step: draw.clone(), among: Vec::new() });
    }
    for buys in &rules.buys {
        let among: Vec<_> =
            steps.iter().filter_map(|step| Some((step.clone(), weight(facts, buys, step)?))).collect();
        let all = among.iter().fold(0, |all: u64, (_, weight)| all.saturating_add(*weight));
        if all == 0 {
            continue;
        }
        let foundation = state.foundation.as_ref()?;
        let seed = foundation.agenda_seed.unwrap_or(foundation.seed);
        let bought =
            state.sides.values().map(|side| side.cards.len() + side.agenda.len()).sum::<usize>() as u64;
        let mut chance = Chance::new(seed, DRAWS | (state.played.len() as u64) << 16 | bought);
        let mut at = chance.below(usize::try_from(all).unwrap_or(usize::MAX)) as u64;
        let drawn = among.iter().find(|(_, weight)| {
            let found = at < *weight;
            at = at.saturating_sub(*weight);
            found
        });
        let step = drawn.or_else(|| among.last())?.0.clone();
        return Some(Chosen { step, among });
    }
    let next = steps.into_iter().find(|step| matches!(step, Step::Next))?;
    Some(Chosen { step: next, among: Vec::new() })
}

/// Returns the weight of buying a card; `None` for other steps, and for cards that aren't bought.
fn weight(facts: &Facts, buys: &Buys, step: &Step) -> Option<u64> {
    let cost = match (buys.what, step) {
        (Ware::ClassCard, Step::ClassCard { card, hero: None, .. }) => facts.class_cards.get(card)?.xp?,
        (Ware::Agenda, Step::Agenda { card, .. }) => {
            let card = facts.agenda_cards.get(card)?;
            if card.kept == Some(AgendaKept::Secret) && !buys.in_secret {
                return None;
            }
            card.cost?
        }
        _ => return None,
    };
    Some(u64::from(cost).max(1).saturating_pow(buys.sharpness))
}
