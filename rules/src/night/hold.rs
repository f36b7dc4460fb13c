//! What lies ready at the table: groups that wait for their deployment, and cards that were used or lent.

use super::decide::{Refusal, fits};
use super::event::{Event, Lies, Waits};
use super::state::{Playing, State, Used, Waiting};
use super::table::{Card, Table};
use crate::campaign::id::HeroId;
use crate::id::{FactionId, FigureId};

impl State {
    /// Whether it is a secret which groups wait, or may be deployed.
    #[must_use]
    pub fn keeps_groups(&self) -> bool {
        !self.waiting.is_empty() || self.at_hand.is_some()
    }

    /// Whether the mission bars a card from the open groups.
    #[must_use]
    pub fn bars(&self, card: &Card) -> bool {
        card.factions.iter().any(|one| self.barred.contains(one))
    }

    /// Returns how a card lies.
    #[must_use]
    pub fn lies(&self, card: &str, of: Option<&HeroId>) -> Lies {
        self.used(card, of).map(|used| used.lies).unwrap_or_default()
    }

    /// Returns the hero who has a card for this mission, if another than its owner.
    #[must_use]
    pub fn lent(&self, card: &str, of: &HeroId) -> Option<&HeroId> {
        self.used(card, Some(of)).and_then(|used| used.lent.as_ref())
    }

    fn used(&self, card: &str, of: Option<&HeroId>) -> Option<&Used> {
        self.cards.iter().find(|used| used.card == card && used.of.as_ref() == of)
    }

    fn of_card(&mut self, card: &str, of: Option<&HeroId>) -> &mut Used {
        let at = self.cards.iter().position(|used| used.card == card && used.of.as_ref() == of);
        let at = at.unwrap_or_else(|| {
            let of = of.cloned();
            self.cards.push(Used { card: card.to_owned(), of, lent: None, lies: Lies::Ready });
            self.cards.len() - 1
        });
        &mut self.cards[at]
    }

    pub(super) fn turn_card(&mut self, card: &str, of: Option<&HeroId>, lies: Lies) {
        self.of_card(card, of).lies = lies;
    }

    pub(super) fn lend(&mut self, card: &str, from: &HeroId, to: &HeroId) {
        self.of_card(card, Some(from)).lent = Some(to.clone()).filter(|to| to != from);
    }

    /// Readies the exhausted cards of a hero, who is activated, or those of the other side at the end of a round.
    pub(super) fn ready(&mut self, of: Option<&HeroId>) {
        let exhausted = self.cards.iter_mut().filter(|used| used.lies == Lies::Exhausted);
        for used in exhausted.filter(|used| used.lent.as_ref().or(used.of.as_ref()) == of) {
            used.lies = Lies::Ready;
        }
    }

    /// Lets Muster play, or stop. Playing on it goes on with its draws, so that stopping doesn't come to others.
    pub(super) fn play(&mut self, level: Option<&str>, seed: u64) {
        let before = self.playing.take().or_else(|| self.paused.take());
        let Some(level) = level.map(str::to_owned) else {
            self.paused = before;
            return;
        };
        let fresh = Playing { level: String::new(), seed, draws: 0, spent: false, orders: None };
        self.playing = Some(Playing { level, ..before.unwrap_or(fresh) });
    }

    /// Begins a round for the side that Muster plays.
    pub(super) fn begin_round(&mut self) {
        for playing in self.playing.iter_mut().chain(&mut self.paused) {
            (playing.draws, playing.spent, playing.orders) = (0, false, None);
        }
    }

    pub(super) fn wait(&mut self, how: Waits, card: Option<&FigureId>) {
        if how == Waits::Open {
            self.at_hand.get_or_insert_default().extend(card.cloned());
        } else if let Some(card) = card {
            self.waited = self.waited.saturating_add(1);
            self.waiting.push(Waiting { number: self.waited, how, card: card.clone() });
        }
    }

    /// Takes a card from the hand: a hidden one where this machine doesn't know which it was.
    pub(super) fn take_from_hand(&mut self, card: &FigureId) {
        let Some(hand) = &mut self.at_hand else { return };
        let known = hand.iter().position(|one| one == card);
        let hidden = || hand.iter().position(|one| *one == super::event::hidden());
        if let Some(at) = known.or_else(hidden) {
            hand.remove(at);
        }
    }

    /// Returns the card of a group to the hand once its last figure is defeated.
    pub(super) fn comes_back(&mut self, number: u32) {
        let gone = self.group(number).filter(|group| group.figures == 0 && group.comes_back);
        let card = gone.map(|group| group.card.clone());
        if let Some((hand, card)) = self.at_hand.as_mut().zip(card) {
            hand.push(card);
        }
    }
}

/// Decides what it records that the mission names a group.
pub(super) fn group(
    table: &Table<'_>,
    state: &State,
    how: Waits,
    card: Option<&FigureId>,
    anyway: bool,
) -> Result<Event, Refusal> {
    let Some(card) = card else {
        let told = state.at_hand.as_ref().is_some_and(|hand| !hand.is_empty());
        return match how {
            Waits::Open if !told => Ok(Event::Waits { how, card: None }),
            _ => Err(Refusal::NoCard),
        };
    };
    let id = || card.as_str().to_owned();
    let known = table.cards.get(card).ok_or_else(|| Refusal::Unknown { id: id() })?;
    match how {
        Waits::Initial => {
            if !anyway {
                fits(table, state, known)?;
            }
            let threat = table.night.threat.as_ref().ok_or_else(|| Refusal::Unknown { id: id() })?;
            let (side, figures) = (threat.side.clone(), known.figures);
            let card = card.clone();
            Ok(Event::Deployed { card, side, figures, cost: 0, waited: None, from_hand: false })
        }
        Waits::Open if !anyway && state.bars(known) => Err(Refusal::Barred { id: id() }),
        Waits::Open if !known.open => Err(Refusal::NotOpen { id: id() }),
        Waits::Open | Waits::Reserve => Ok(Event::Waits { how, card: Some(card.clone()) }),
    }
}

/// Decides what it records that the mission bars factions from the open groups.
pub(super) fn bar(table: &Table<'_>, factions: &[FactionId]) -> Result<Event, Refusal> {
    let can = |one: &FactionId| table.night.threat.iter().any(|threat| threat.factions.contains(one));
    match factions.iter().find(|one| !can(one)) {
        Some(other) => Err(Refusal::Unknown { id: other.as_str().to_owned() }),
        None => Ok(Event::Barred { factions: factions.to_vec() }),
    }
}

/// Decides what it records that a card is used or readied.
pub(super) fn card(
    table: &Table<'_>,
    state: &State,
    card: &str,
    hero: Option<&HeroId>,
    lies: Lies,
) -> Result<Event, Refusal> {
    let id = || card.to_owned();
    if !table.held.iter().any(|held| held.card == card && held.hero.as_ref() == hero) {
        return Err(Refusal::NobodyHas { id: id() });
    }
    match (state.lies(card, hero), lies) {
        (now, then) if now == then => Err(Refusal::LiesSo { id: id() }),
        (Lies::Depleted, Lies::Exhausted) => Err(Refusal::UsedUp { id: id() }),
        _ => Ok(Event::Turned { card: id(), hero: hero.cloned(), lies }),
    }
}

/// Decides what it records that a card goes to another hero.
pub(super) fn lend(
    table: &Table<'_>,
    state: &State,
    card: &str,
    from: &HeroId,
    to: &HeroId,
) -> Result<Event, Refusal> {
    let held = table.held.iter().find(|held| held.card == card && held.hero.as_ref() == Some(from));
    let held = held.ok_or_else(|| Refusal::NobodyHas { id: card.to_owned() })?;
    if !held.lends {
        return Err(Refusal::NotLent { id: card.to_owned() });
    }
    let other = state.hero(to).ok_or_else(|| Refusal::Unknown { id: to.as_str().to_owned() })?;
    if state.lent(card, from).unwrap_or(from) == to {
        return Err(Refusal::HasCard { id: to.as_str().to_owned() });
    }
    if other.state >= table.sides {
        return Err(Refusal::Out { id: to.as_str().to_owned() });
    }
    Ok(Event::Lent { card: card.to_owned(), from: from.clone(), to: to.clone() })
}
