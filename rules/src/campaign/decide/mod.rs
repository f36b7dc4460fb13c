//! Decides what a step records: events, or every reason to refuse it. Nothing is recorded partially.

mod agenda;
mod carry;
mod correct;
mod learn;
mod mission;
mod paper;
mod seats;
mod setup;
mod shop;
mod stage;

use std::collections::BTreeMap;

use super::chance::Chance;
use super::event::{Account, Card, Event, Foundation, Holder, Phase, Why};
use super::facts::{Campaign, Facts, Stage, Trust};
use super::id::{AllyId, HeroId, SideId};
use super::refusal::Refusal;
use super::state::State;
use super::step::{CardName, Step};
use seats::Seats;
pub use shop::shop_size;
pub use stage::stage_after;

/// Decides what a step records.
///
/// `number` is the number of steps recorded before: it selects the random stream.
///
/// # Errors
/// Every reason to refuse the step; the state is left unchanged.
pub fn decide(facts: &Facts, state: &State, step: &Step, number: u64) -> Result<Vec<Event>, Vec<Refusal>> {
    settle(facts, state, step, number).map(|(_, events)| events)
}

/// Decides a step and returns it in full: amounts that the group entered earlier become part of the step, so
/// its meaning doesn't change with later entries.
///
/// # Errors
/// As for [`decide`].
pub fn settle(
    facts: &Facts,
    state: &State,
    step: &Step,
    number: u64,
) -> Result<(Step, Vec<Event>), Vec<Refusal>> {
    if let Step::Begin(setup) = step {
        return setup::begin(facts, state, setup).map(|events| (step.clone(), events));
    }
    let Some(foundation) = &state.foundation else { return Err(vec![Refusal::NotBegun]) };
    let Some(campaign) = facts.campaign(&foundation.campaign) else {
        let id = foundation.campaign.as_str().to_owned();
        return Err(vec![Refusal::Unknown { what: "campaign", id }]);
    };
    let mut desk = Desk {
        facts,
        campaign,
        foundation,
        state: state.clone(),
        chance: Chance::new(foundation.seed, number),
        number,
        events: Vec::new(),
        asks: Vec::new(),
        own: BTreeMap::new(),
    };
    let over = state.phase == Phase::Over && !matches!(step, Step::Correct { .. });
    if over {
        return Err(vec![Refusal::Over]);
    }
    let decided = match step {
        Step::Begin(_) => Err(Refusal::Begun),
        Step::Mission(result) => mission::resolve(&mut desk, result),
        Step::Shop { items } => shop::lay(&mut desk, items.as_deref()),
        Step::Buy { item, hero } => shop::buy(&mut desk, item, hero),
        Step::Sell { item } => shop::sell(&mut desk, item),
        Step::ClassCard { card, hero, xp } => learn::buy(&mut desk, card, hero.as_ref(), *xp),
        Step::Draw { cards } => agenda::draw(&mut desk, cards.as_deref()),
        Step::Agenda { card, keep, hero, cost } => {
            agenda::buy(&mut desk, &agenda::Purchase { card, keep: *keep, hero: hero.as_ref(), cost: *cost })
        }
        Step::Play { card, back } => agenda::play(&mut desk, card, *back),
        Step::Discard { card } => agenda::discard(&mut desk, card),
        Step::Assign { card, weapon, hero } => carry::assign(&mut desk, card, weapon.as_ref(), hero.as_ref()),
        Step::Trade { item, from, to } => carry::trade(&mut desk, item, from.as_ref(), to),
        Step::Pack { hero, items } => carry::pack(&mut desk, hero, items),
        Step::Ally { side, name } => carry::join(&mut desk, side, name.as_ref()),
        Step::Correct { who, what, amount, card, why } => {
            correct::correct(&mut desk, who, what, *amount, card.as_ref(), why)
        }
        Step::Paper(log) => paper::take_over(&mut desk, log),
        Step::Next => stage::next(&mut desk),
        Step::Skip { why } => stage::skip(&mut desk, why),
        Step::Heroes { leave, join, items_to, xp, why } => {
            seats::change(&mut desk, &Seats { leave, join, items_to: items_to.as_ref(), xp: *xp, why })
        }
    };
    match decided {
        Err(refusal) => Err(vec![refusal]),
        Ok(()) if !desk.asks.is_empty() => Err(desk.asks),
        Ok(()) => Ok((in_full(step, desk.own), desk.events)),
    }
}

/// Returns a step extended by amounts that the group entered earlier.
fn in_full(step: &Step, own: BTreeMap<String, u32>) -> Step {
    let mut step = step.clone();
    if let Step::Mission(result) = &mut step {
        result.gains.extend(own);
    }
    step
}

/// Returns what a card costs: the table's value, or the group's own card where no table is certain.
fn cost(trust: Trust, known: Option<u32>, told: Option<u32>, id: &str) -> Result<u32, Refusal> {
    let id = || id.to_owned();
    match (trust, known, told) {
        (Trust::Sound, Some(cost), Some(told)) if told != cost => Err(Refusal::CostIs { id: id(), cost }),
        _ => trust.cost(known, told).ok_or_else(|| Refusal::CostUnknown { id: id() }),
    }
}

/// A working copy of the state while a step is decided; every recorded event is applied to it at once.
struct Desk<'a> {
    facts: &'a Facts,
    campaign: &'a Campaign,
    foundation: &'a Foundation,
    state: State,
    chance: Chance,
    /// The number of steps recorded before.
    number: u64,
    events: Vec<Event>,
    /// Questions the group must answer before anything is recorded.
    asks: Vec<Refusal>,
    /// Amounts that the group entered earlier, by column.
    own: BTreeMap<String, u32>,
}

impl<'a> Desk<'a> {
    fn book(&mut self, event: Event) {
        self.state.apply(&event);
        self.events.push(event);
    }

    /// Returns the current stage.
    fn stage(&self) -> Result<&'a Stage, Refusal> {
        self.campaign.stages.get(self.state.stage).ok_or(Refusal::Over)
    }

    /// Refuses a step outside the side's upgrade phase.
    fn in_upgrade_of(&self, side: &SideId) -> Result<(), Refusal> {
        if let Some(mission) = self.forced_now() {
            return Err(Refusal::ForcedFirst { mission });
        }
        let open = self.facts.rules.upgrade_of(side).is_some_and(|upgrade| upgrade == self.state.phase);
        if open { Ok(()) } else { Err(self.wrong_phase()) }
    }

    fn wrong_phase(&self) -> Refusal {
        Refusal::WrongPhase { phase: self.state.phase.clone() }
    }

    /// Moves to the next phase of the stage, or to the next stage.
    fn next_phase(&mut self) {
        let (stage, phase) = match self.facts.rules.phase_after(&self.state.phase) {
            Some(phase) => (self.state.stage, phase),
            None if self.state.opens_with_upgrades() => (self.state.stage, Phase::Mission),
            None => {
                let stage = stage_after(self.facts, self.campaign, self.foundation, self.state.stage);
                (stage, Phase::Mission)
            }
        };
        self.book(Event::Began { stage, phase });
        agenda::begin_upgrade(self);
    }

    /// Returns the mission that must be played before anything else.
    fn forced_now(&self) -> Option<String> {
        let waits = self.facts.rules.forced_waits(&self.state.phase);
        self.state.forced.first().filter(|_| !waits).map(|m| m.as_str().to_owned())
    }

    /// Records a gain, capped so that the account's total still fits its integer type.
    fn gain(&mut self, account: Account, amount: u32, why: &Why) {
        let amount = amount.min(u32::MAX - self.state.balance(&account).earned());
        if amount > 0 {
            self.book(Event::Moved { account, amount: i64::from(amount), why: why.clone() });
        }
    }

    fn pay(&mut self, account: Account, amount: u32, card: Card) -> Result<(), Refusal> {
        self.spend(account, amount, Why::Bought { card })
    }

    fn spend(&mut self, account: Account, amount: u32, why: Why) -> Result<(), Refusal> {
        let have = self.state.left(&account);
        if amount > 0 && self.state.untold.contains(&account) {
            return Err(Refusal::BalanceUntold { account });
        }
        if have < amount {
            return Err(Refusal::TooLittle { account, need: amount, have });
        }
        if amount > 0 {
            self.book(Event::Moved { account, amount: -i64::from(amount), why });
        }
        Ok(())
    }

    fn hero(&self, hero: &HeroId) -> Result<(), Refusal> {
        let there = self.state.heroes.contains_key(hero);
        let id = hero.as_str().to_owned();
        if there { Ok(()) } else { Err(Refusal::Unknown { what: "hero", id }) }
    }

    /// Returns the allies that the heroes won.
    fn allies(&self) -> &[AllyId] {
        &self.state.side(&self.facts.rules.heroes.side).allies
    }

    fn side(&self, side: &SideId) -> Result<(), Refusal> {
        let there = self.facts.rules.side(side).is_some();
        let id = side.as_str().to_owned();
        if there { Ok(()) } else { Err(Refusal::Unknown { what: "side", id }) }
    }

    /// Returns the held card with this name, and its holder.
    fn held(&self, name: &CardName) -> Option<(Holder, Card)> {
        let id = name.0.as_str();
        let cards = [
            Card::Item(id.into()),
            Card::Class(id.into()),
            Card::Reward(id.into()),
            Card::Agenda(id.into()),
            Card::Ally(id.into()),
        ];
        cards.into_iter().find_map(|card| Some((self.state.holder(&card)?, card)))
    }
}
