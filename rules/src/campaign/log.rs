//! The log of a campaign: what was booked, in order. It only grows; undo is an entry of its own.

use serde::{Deserialize, Serialize};

use super::decide::decide;
use super::event::Event;
use super::facts::Facts;
use super::refusal::Refusal;
use super::state::State;
use super::step::Step;
use super::sums::Sums;

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum Entry {
    /// A step was booked.
    Step {
        /// What was asked.
        step: Box<Step>,
        /// What it booked.
        events: Vec<Event>,
    },
    /// A step was taken back.
    Undo {
        /// The place of its entry in the log, counted from 0.
        of: usize,
    },
    /// A step that was taken back holds again.
    Redo {
        /// The place of its entry in the log, counted from 0.
        of: usize,
    },
}

/// A campaign's log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Log {
    /// Entries in the order in which they were booked.
    pub entries: Vec<Entry>,
}

/// Which entries of a log hold, and which of those taken back can be done again, the next one last.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    pub(super) holding: Vec<usize>,
    pub(super) undone: Vec<usize>,
}

impl Standing {
    /// Takes in the entry at this place.
    pub(super) fn take_in(&mut self, at: usize, entry: &Entry) {
        match entry {
            Entry::Step { .. } => {
                self.holding.push(at);
                self.undone.clear();
            }
            Entry::Undo { of } => {
                take_out(&mut self.holding, *of);
                self.undone.push(*of);
            }
            Entry::Redo { of } => {
                take_out(&mut self.undone, *of);
                self.holding.push(*of);
            }
        }
    }

    /// The step that can be taken back. The beginning stays.
    pub(super) fn undoable(&self) -> Option<usize> {
        self.holding.last().copied().filter(|at| *at > 0)
    }

    /// The step that can be done again.
    pub(super) fn redoable(&self) -> Option<usize> {
        self.undone.last().copied()
    }
}

/// In a sound log it is always the last one: a long log is read in one go.
fn take_out(places: &mut Vec<usize>, of: usize) {
    if places.last() == Some(&of) {
        places.pop();
    } else {
        places.retain(|at| *at != of);
    }
}

impl Log {
    fn standing(&self) -> Standing {
        let mut standing = Standing::default();
        for (at, entry) in self.entries.iter().enumerate() {
            standing.take_in(at, entry);
        }
        standing
    }

    /// The steps that hold, with the places of their entries.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step, &[Event])> {
        self.standing().holding.into_iter().filter_map(|at| match self.entries.get(at)? {
            Entry::Step { step, events } => Some((at, step.as_ref(), events.as_slice())),
            _ => None,
        })
    }

    /// The state that the log folds to.
    #[must_use]
    pub fn state(&self) -> State {
        State::after(self.steps().flat_map(|(_, _, events)| events))
    }

    /// Books a step.
    ///
    /// # Errors
    /// Every reason that was found to refuse it; the log is then as it was.
    pub fn book(&mut self, facts: &Facts, step: Step) -> Result<&Entry, Vec<Refusal>> {
        let state = self.state();
        // Counted by what holds: a draw that is taken back draws the same cards again.
        let number = self.standing().holding.len() as u64;
        let events = decide(facts, &state, &step, number)?;
        Ok(self.push(Entry::Step { step: Box::new(step), events }))
    }

    /// The step that [`Log::undo`] would take back. The beginning stays.
    #[must_use]
    pub fn undoable(&self) -> Option<usize> {
        self.standing().undoable()
    }

    /// The step that [`Log::redo`] would do again.
    #[must_use]
    pub fn redoable(&self) -> Option<usize> {
        self.standing().redoable()
    }

    /// Takes the last step back that holds.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<&Entry, Vec<Refusal>> {
        let of = self.undoable().ok_or_else(|| vec![Refusal::Nothing])?;
        Ok(self.push(Entry::Undo { of }))
    }

    /// Does the step again that was taken back last.
    ///
    /// # Errors
    /// If there is none.
    pub fn redo(&mut self) -> Result<&Entry, Vec<Refusal>> {
        let of = self.redoable().ok_or_else(|| vec![Refusal::Nothing])?;
        Ok(self.push(Entry::Redo { of }))
    }

    fn push(&mut self, entry: Entry) -> &Entry {
        self.entries.push(entry);
        &self.entries[self.entries.len() - 1]
    }

    /// Finds the first entry that can't stand where it does: an undo of what doesn't hold, a second
    /// beginning. What was written by hand, or cut off, is noticed here.
    #[must_use]
    pub fn first_fault(&self) -> Option<usize> {
        let mut before = Standing::default();
        for (at, entry) in self.entries.iter().enumerate() {
            let stands = match entry {
                Entry::Step { step, events } => {
                    let founds = events.iter().any(|e| matches!(e, Event::Founded(_)));
                    matches!(**step, Step::Begin(_)) == (at == 0) && founds == (at == 0)
                }
                Entry::Undo { of } => before.undoable() == Some(*of),
                Entry::Redo { of } => before.redoable() == Some(*of),
            };
            if !stands {
                return Some(at);
            }
            before.take_in(at, entry);
        }
        None
    }

    /// Finds the first entry whose numbers can't be: an amount that no account holds, a balance below 0, a
    /// stage that no campaign has. The rules book no such thing; a forged file may.
    #[must_use]
    pub fn first_wrong_number(&self) -> Option<usize> {
        let mut sums = Sums::default();
        self.entries.iter().position(|entry| {
            let step = |of: usize| match self.entries.get(of) {
                Some(Entry::Step { events, .. }) => events.as_slice(),
                _ => &[],
            };
            !match entry {
                Entry::Step { events, .. } => sums.add(events),
                Entry::Redo { of } => sums.add(step(*of)),
                Entry::Undo { of } => sums.take_back(step(*of)),
            }
        })
    }
}
