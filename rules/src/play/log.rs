//! The log of a game: what was done, in order. It is append-only; undo and redo are entries as well.

use serde::{Deserialize, Serialize};

use super::decide::{decide, decide_anyway};
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
        /// The setup.
        events: Vec<Event>,
    },
    /// A tap was recorded.
    Tap {
        /// The tap.
        tap: Box<Tap>,
        /// The resulting events.
        events: Vec<Event>,
    },
    /// The last tap in effect was undone.
    Undo,
    /// The tap undone last is in effect again.
    Redo,
}

/// A change to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// An action at the table.
    Tap(Box<Tap>),
    /// An action that is done although a rule forbids it.
    Anyway(Box<Tap>),
    /// Undoes the last tap.
    Undo,
    /// Redoes the tap undone last.
    Redo,
}

/// The log of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Log {
    /// The entries, in the order in which they were recorded.
    pub entries: Vec<Entry>,
}

/// The indices of entries in effect, and of undone entries that can be redone.
#[derive(Clone, Debug, Default)]
struct Holding {
    holds: Vec<usize>,
    undone: Vec<usize>,
}

impl From<Vec<Entry>> for Log {
    fn from(entries: Vec<Entry>) -> Self {
        Self { entries }
    }
}

impl Log {
    /// Returns the log of a game that was just set up.
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

    /// Returns the taps in effect, with the indices of their entries.
    pub fn taps(&self) -> impl Iterator<Item = (usize, &Tap, &[Event])> {
        self.holding().holds.into_iter().filter_map(|at| match self.entries.get(at)? {
            Entry::Tap { tap, events } => Some((at, tap.as_ref(), events.as_slice())),
            _ => None,
        })
    }

    /// Returns the events in effect.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.holding().holds.into_iter().filter_map(|at| self.entries.get(at)).flat_map(|entry| match entry {
            Entry::Set { events } | Entry::Tap { events, .. } => events.as_slice(),
            Entry::Undo | Entry::Redo => &[],
        })
    }

    /// Returns the state that the log folds to.
    #[must_use]
    pub fn state(&self) -> State {
        State::after(self.events())
    }

    /// Returns the tap that undo would undo. The setup can't be undone.
    #[must_use]
    pub fn undoable(&self) -> Option<&Tap> {
        self.tap_at(*self.holding().holds.last()?)
    }

    /// Returns the tap that redo would redo.
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

    /// Returns the entry that a change would add.
    ///
    /// # Errors
    /// The reason to refuse it.
    pub fn decide(&self, table: &Table<'_>, change: &Change) -> Result<Entry, Refusal> {
        match change {
            Change::Tap(tap) => {
                let events = decide(table, &self.state(), tap)?;
                Ok(Entry::Tap { tap: tap.clone(), events })
            }
            Change::Anyway(tap) => {
                let events = decide_anyway(table, &self.state(), tap)?;
                Ok(Entry::Tap { tap: tap.clone(), events })
            }
            Change::Undo => self.undoable().map(|_| Entry::Undo).ok_or(Refusal::NothingToUndo),
            Change::Redo => self.redoable().map(|_| Entry::Redo).ok_or(Refusal::NothingToRedo),
        }
    }

    /// Makes a change.
    ///
    /// # Errors
    /// The reason to refuse it; the log is left unchanged.
    pub fn change(&mut self, table: &Table<'_>, change: &Change) -> Result<(), Refusal> {
        let entry = self.decide(table, change)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Returns the first entry that can't be where it is.
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
