//! How a night stands: what its events fold to.

use std::collections::BTreeMap;

use serde::Serialize;

use super::event::{Event, Joining};
use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::FigureId;

/// A group on the table, or one that was there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Its number, from 1: the same card may be deployed again.
    pub number: u32,
    /// Its card.
    pub card: FigureId,
    /// Whose it is.
    pub side: SideId,
    /// How many of its figures are on the table.
    pub figures: u32,
    /// Of how many it is.
    pub size: u32,
}

/// A supply card that is held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The card.
    pub supply: SupplyId,
    /// Who holds it, where that was said.
    pub hero: Option<HeroId>,
}

/// The threat of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Round {
    /// What there was when it began.
    pub before: u32,
    /// What came.
    pub gained: u32,
    /// What went.
    pub spent: u32,
}

/// Something that was counted, and in which round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// How many there are.
    pub number: u32,
    /// The round in which each came, the first first.
    pub rounds: Vec<u32>,
}

/// Of how many counted things the round is remembered.
const MOST_COUNTED: usize = 1_000;

/// How a night stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The round; 0 before the mission is set up.
    pub round: u32,
    /// By how much threat rises each round.
    pub threat_level: u32,
    /// The threat that can be spent.
    pub threat: u32,
    /// Threat tokens.
    pub tokens: u32,
    /// The threat of each round so far, the present one last.
    pub rounds: Vec<Round>,
    /// The heroes in the order of their seats, and the side of the sheet of each.
    pub heroes: Vec<(HeroId, u32)>,
    /// Groups in the order in which they came.
    pub groups: Vec<Group>,
    /// Who joined the heroes.
    pub joined: Vec<AllyId>,
    /// What was counted.
    pub counts: BTreeMap<CounterId, Count>,
    /// Supply cards that are held.
    pub hand: Vec<Held>,
    /// Supply cards that were used up.
    pub used: Vec<SupplyId>,
}

/// The places of events that hold: those that weren't taken back.
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

/// The event that undo would take back.
#[must_use]
pub fn undoable(events: &[Event]) -> Option<&Event> {
    holding(events).last().map(|at| &events[*at])
}

impl State {
    /// The state after all these events.
    #[must_use]
    pub fn after(events: &[Event]) -> Self {
        let mut state = Self::default();
        for at in holding(events) {
            state.apply(&events[at]);
        }
        state
    }

    /// Whether the mission was set up.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.round > 0
    }

    /// A group by its number.
    #[must_use]
    pub fn group(&self, number: u32) -> Option<&Group> {
        self.groups.iter().find(|group| group.number == number)
    }

    /// The side of a hero's sheet, where the hero plays.
    #[must_use]
    pub fn hero(&self, hero: &HeroId) -> Option<u32> {
        self.heroes.iter().find(|(one, _)| one == hero).map(|(_, state)| *state)
    }

    /// What was counted of something.
    #[must_use]
    pub fn count(&self, counter: &CounterId) -> u32 {
        self.counts.get(counter).map_or(0, |count| count.number)
    }

    /// Takes one event in. `Undone` has nothing to say here: what it takes back is left out before.
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
            // Nobody counts so many; a file may say so all the same.
            let room = MOST_COUNTED.saturating_sub(count.rounds.len());
            let more = usize::try_from(by).unwrap_or(0).min(room);
            count.rounds.extend(std::iter::repeat_n(round, more));
        }
    }
}
