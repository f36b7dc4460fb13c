//! The log of a game: what was done, in order. It only grows: what is taken back and done again are entries, too.

use serde::{Deserialize, Serialize};

use super::decide::decide;
use super::event::Event;
use super::refusal::Refusal;
use super::state::State;
use super::table::Table;
use super::tap::Tap;

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry", deny_unknown_fields)]
pub enum Entry {
    /// The game was set up.
    Set {
        /// What that is.
        events: Vec<Event>,
    },
    /// Something was done.
    Tap {
        /// What.
        tap: Box<Tap>,
        /// What followed.
        events: Vec<Event>,
    },
    /// The last thing that holds was taken back.
    Undo,
    /// What was taken back last holds again.
    Redo,
}

/// What somebody does with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Something at the table.
    Tap(Box<Tap>),
    /// Takes the last thing back.
    Undo,
    /// Does it again.
    Redo,
}

/// The log of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Log {
    /// Entries in the order in which they were kept.
    pub entries: Vec<Entry>,
}

/// Which entries hold, and which were taken back and may hold again, by their places.
#[derive(Clone, Debug, Default)]
struct Holding {
    holds: Vec<usize>,
    undone: Vec<usize>,
}

impl Log {
    /// A game that was set up.
    #[must_use]
    pub fn new(began: Event) -> Self {
        Self { entries: vec![Entry::Set { events: vec![began] }] }
    }

    fn holding(&self) -> Holding {
        let mut holding = Holding::default();
        for (at, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Set { .. } | Entry::Tap { .. } => {
                    holding.holds.push(at);
                    holding.undone.clear();
                }
                Entry::Undo => {
                    if let Some(last) = holding.holds.pop() {
                        holding.undone.push(last);
                    }
                }
                Entry::Redo => {
                    if let Some(last) = holding.undone.pop() {
                        holding.holds.push(last);
                    }
                }
            }
        }
        holding
    }

    /// The taps that hold, with the places of their entries.
    pub fn taps(&self) -> impl Iterator<Item = (usize, &Tap, &[Event])> {
        self.holding().holds.into_iter().filter_map(|at| match self.entries.get(at)? {
            Entry::Tap { tap, events } => Some((at, tap.as_ref(), events.as_slice())),
            _ => None,
        })
    }

    /// The events that hold.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.holding().holds.into_iter().filter_map(|at| self.entries.get(at)).flat_map(|entry| match entry {
            Entry::Set { events } | Entry::Tap { events, .. } => events.as_slice(),
            Entry::Undo | Entry::Redo => &[],
        })
    }

    /// The state that the log folds to.
    #[must_use]
    pub fn state(&self) -> State {
        State::after(self.events())
    }

    /// The tap that undo would take back. The beginning stays.
    #[must_use]
    pub fn undoable(&self) -> Option<&Tap> {
        self.tap_at(*self.holding().holds.last()?)
    }

    /// The tap that redo would do again.
    #[must_use]
    pub fn redoable(&self) -> Option<&Tap> {
        self.tap_at(*self.holding().undone.last()?)
    }

    fn tap_at(&self, at: usize) -> Option<&Tap> {
        match self.entries.get(at)? {
            Entry::Tap { tap, .. } => Some(tap),
            _ => None,
        }
    }

    /// The entry that a change would add.
    ///
    /// # Errors
    /// Why it isn't made.
    pub fn decide(&self, table: &Table<'_>, change: &Change) -> Result<Entry, Refusal> {
        match change {
            Change::Tap(tap) => {
                let events = decide(table, &self.state(), tap)?;
                Ok(Entry::Tap { tap: tap.clone(), events })
            }
            Change::Undo => self.undoable().map(|_| Entry::Undo).ok_or(Refusal::NothingToUndo),
            Change::Redo => self.redoable().map(|_| Entry::Redo).ok_or(Refusal::NothingToRedo),
        }
    }

    /// Makes a change.
    ///
    /// # Errors
    /// Why it isn't made; the log is left unchanged.
    pub fn change(&mut self, table: &Table<'_>, change: &Change) -> Result<(), Refusal> {
        let entry = self.decide(table, change)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Finds the first entry that can't stand where it does.
    #[must_use]
    pub fn first_fault(&self) -> Option<usize> {
        let mut before = Self::default();
        for (at, entry) in self.entries.iter().enumerate() {
            let sound = match entry {
                Entry::Set { events } => at == 0 && matches!(events.as_slice(), [Event::Began { .. }]),
                Entry::Tap { events, .. } => {
                    at > 0 && !events.iter().any(|event| matches!(event, Event::Began { .. }))
                }
                Entry::Undo => before.undoable().is_some(),
                Entry::Redo => before.redoable().is_some(),
            };
            if !sound {
                return Some(at);
            }
            before.entries.push(entry.clone());
        }
        None
    }
}
