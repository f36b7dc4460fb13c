//! The log of a campaign: what was booked, in order. It only grows; undo is an entry of its own.

use serde::{Deserialize, Serialize};

use super::decide::decide;
use super::event::Event;
use super::facts::Facts;
use super::refusal::Refusal;
use super::state::State;
use super::step::Step;

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

impl Log {
    /// Places of the entries that hold, and of those that were taken back and can be done again, the
    /// next one last.
    fn standing(&self) -> (Vec<usize>, Vec<usize>) {
        let (mut holding, mut undone) = (Vec::new(), Vec::new());
        for (at, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Step { .. } => {
                    holding.push(at);
                    undone.clear();
                }
                Entry::Undo { of } => {
                    holding.retain(|h| h != of);
                    undone.push(*of);
                }
                Entry::Redo { of } => {
                    undone.retain(|u| u != of);
                    holding.push(*of);
                }
            }
        }
        (holding, undone)
    }

    /// The steps that hold, with the places of their entries.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step, &[Event])> {
        let (holding, _) = self.standing();
        holding.into_iter().filter_map(|at| match self.entries.get(at)? {
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
        let number = self.standing().0.len() as u64;
        let events = decide(facts, &state, &step, number)?;
        Ok(self.push(Entry::Step { step: Box::new(step), events }))
    }

    /// The step that [`Log::undo`] would take back. The beginning stays.
    #[must_use]
    pub fn undoable(&self) -> Option<usize> {
        self.standing().0.last().copied().filter(|at| *at > 0)
    }

    /// The step that [`Log::redo`] would do again.
    #[must_use]
    pub fn redoable(&self) -> Option<usize> {
        self.standing().1.last().copied()
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
        let mut before = Self::default();
        for (at, entry) in self.entries.iter().enumerate() {
            let stands = match entry {
                Entry::Step { step, .. } => matches!(**step, Step::Begin(_)) == (at == 0),
                Entry::Undo { of } => before.undoable() == Some(*of),
                Entry::Redo { of } => before.redoable() == Some(*of),
            };
            if !stands {
                return Some(at);
            }
            before.entries.push(entry.clone());
        }
        None
    }
}
