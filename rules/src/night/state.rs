//! The state of a night: the fold of its events.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{Event, Joining};
use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::FigureId;

/// A group that is or was on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The number, from 1; a card deployed again gets another one.
    pub number: u32,
    /// The deployment card.
    pub card: FigureId,
    /// The side it belongs to.
    pub side: SideId,
    /// The number of its figures on the table.
    pub figures: u32,
    /// The full number of figures.
    pub size: u32,
}

/// A supply card in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The card.
    pub supply: SupplyId,
    /// The hero who holds it, if recorded.
    pub hero: Option<HeroId>,
}

/// The threat of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Round {
    /// The threat at the start of the round.
    pub before: u32,
    /// The threat gained.
    pub gained: u32,
    /// The threat spent.
    pub spent: u32,
}

/// The value of a counter, and the rounds in which it grew.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The value.
    pub number: u32,
    /// The round of each increment, in order.
    pub rounds: Vec<u32>,
}

/// The maximum number of increments whose round is remembered.
const MOST_COUNTED: usize = 1_000;

/// The state of a night.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The round; 0 before the mission is set up.
    pub round: u32,
    /// The increase of threat per round.
    pub threat_level: u32,
    /// The threat that can be spent.
    pub threat: u32,
    /// Threat tokens.
    pub tokens: u32,
    /// The threat of each round, the current one last.
    pub rounds: Vec<Round>,
    /// The heroes in seat order, with the current side of each sheet.
    pub heroes: Vec<(HeroId, u32)>,
    /// The groups in the order of deployment.
    pub groups: Vec<Group>,
    /// The allies who joined the heroes.
    pub joined: Vec<AllyId>,
    /// The counters.
    pub counts: BTreeMap<CounterId, Count>,
    /// Supply cards in hands.
    pub hand: Vec<Held>,
    /// Supply cards used up.
    pub used: Vec<SupplyId>,
}

/// Returns the indices of events in effect, which weren't undone.
fn holding(events: &[Event]) -> Vec<usize> {
    let mut holds = Vec::new();
    for (at, event) in events.iter().enumerate() {
        if *event == Event::Undone {
            holds.pop();
        } else {
            holds.push(at);
        }
    }
    holds
}

/// Returns the event that undo would undo.
#[must_use]
pub fn undoable(events: &[Event]) -> Option<&Event> {
    holding(events).last().map(|at| &events[*at])
}

impl State {
    /// Returns the state after these events.
    #[must_use]
    pub fn after(events: &[Event]) -> Self {
        let mut state = Self::default();
        for at in holding(events) {
            state.apply(&events[at]);
        }
        state
    }

    /// Whether the mission has been set up.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.round > 0
    }

    /// Returns the group with this number.
    #[must_use]
    pub fn group(&self, number: u32) -> Option<&Group> {
        self.groups.iter().find(|group| group.number == number)
    }

    /// Returns the current side of a hero's sheet, if the hero is in play.
    #[must_use]
    pub fn hero(&self, hero: &HeroId) -> Option<u32> {
        self.heroes.iter().find(|(one, _)| one == hero).map(|(_, state)| *state)
    }

    /// Returns the value of a counter.
    #[must_use]
    pub fn count(&self, counter: &CounterId) -> u32 {
        self.counts.get(counter).map_or(0, |count| count.number)
    }

    /// Applies one event. `Undone` does nothing here: undone events are filtered out before.
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Began { threat_level, heroes, joined } => {
                *self = Self {
                    round: 1,
                    threat_level: *threat_level,
                    rounds: vec![Round::default()],
                    heroes: heroes.iter().map(|hero| (hero.clone(), 0)).collect(),
                    ..Self::default()
                };
                joined.iter().for_each(|joining| self.join(joining));
            }
            Event::Round { threat } => {
                self.gain(*threat);
                self.round = self.round.saturating_add(1);
                self.rounds.push(Round { before: self.threat, ..Round::default() });
            }
            Event::Threat { by } if *by < 0 => self.spend(by.unsigned_abs()),
            Event::Threat { by } => self.gain(by.unsigned_abs()),
            Event::Tokens { spent } => {
                self.tokens = self.tokens.saturating_sub(*spent);
                self.gain(*spent);
            }
            Event::Deployed { card, side, figures, cost } => {
                self.spend(*cost);
                self.put(card, side, *figures);
            }
            Event::Reinforced { group, cost } => {
                self.spend(*cost);
                self.change(*group, |group| group.figures = group.figures.saturating_add(1));
            }
            Event::Defeated { group } => {
                self.change(*group, |group| group.figures = group.figures.saturating_sub(1));
            }
            Event::Hero { hero, state } => {
                let found = self.heroes.iter_mut().find(|(one, _)| one == hero);
                if let Some((_, now)) = found {
                    *now = *state;
                }
            }
            Event::Joined(joining) => self.join(joining),
            Event::Counted { counter, by } => self.counted(counter, *by),
            Event::Drew { supply, hero } => {
                self.hand.push(Held { supply: supply.clone(), hero: hero.clone() });
            }
            Event::Used { supply } => {
                if let Some(at) = self.hand.iter().position(|held| held.supply == *supply) {
                    self.hand.remove(at);
                    self.used.push(supply.clone());
                }
            }
            Event::Undone => {}
        }
    }

    fn gain(&mut self, threat: u32) {
        self.threat = self.threat.saturating_add(threat);
        if let Some(round) = self.rounds.last_mut() {
            round.gained = round.gained.saturating_add(threat);
        }
    }

    fn spend(&mut self, threat: u32) {
        let spent = threat.min(self.threat);
        self.threat -= spent;
        if let Some(round) = self.rounds.last_mut() {
            round.spent = round.spent.saturating_add(spent);
        }
    }

    fn put(&mut self, card: &FigureId, side: &SideId, figures: u32) {
        let number = u32::try_from(self.groups.len()).unwrap_or(u32::MAX).saturating_add(1);
        let (card, side) = (card.clone(), side.clone());
        self.groups.push(Group { number, card, side, figures, size: figures });
    }

    fn change(&mut self, number: u32, change: impl FnOnce(&mut Group)) {
        if let Some(group) = self.groups.iter_mut().find(|group| group.number == number) {
            change(group);
        }
    }

    fn join(&mut self, joining: &Joining) {
        self.gain(joining.threat);
        self.tokens = self.tokens.saturating_add(joining.tokens);
        self.joined.push(joining.ally.clone());
        self.put(&joining.card, &joining.side, joining.figures);
    }

    fn counted(&mut self, counter: &CounterId, by: i32) {
        let round = self.round;
        let count = self.counts.entry(counter.clone()).or_default();
        if by < 0 {
            count.number = count.number.saturating_sub(by.unsigned_abs());
            count.rounds.truncate(usize::try_from(count.number).unwrap_or(usize::MAX));
        } else {
            count.number = count.number.saturating_add(by.unsigned_abs());
            // No real game counts that far, but a file may claim so.
            let room = MOST_COUNTED.saturating_sub(count.rounds.len());
            let more = usize::try_from(by).unwrap_or(0).min(room);
            count.rounds.extend(std::iter::repeat_n(round, more));
        }
    }
}
