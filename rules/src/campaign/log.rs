//! The log of a campaign: what was recorded, in order. It is append-only: undoing and editing history add
//! entries of their own.

use serde::{Deserialize, Serialize};

use super::event::{Event, Foundation};
use super::standing::Standing;
use super::step::Step;
use super::sums::Sums;

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum Entry {
    /// A step was recorded.
    Step {
        /// The requested step.
        step: Box<Step>,
        /// The events it recorded.
        events: Vec<Event>,
        /// The index of the entry whose step this one repeats: a step that was replayed when history was
        /// edited, or redone after that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// History was edited: the steps from an entry on no longer hold, and the steps that follow this entry hold
    /// instead.
    Mend {
        /// The index of the first entry that no longer holds.
        from: usize,
        /// The number of following entries that belong to the edit, the replacement history.
        steps: usize,
        /// The reason, in the group's own words.
        why: String,
    },
    /// A step was undone, or an edit with all of its steps.
    Undo {
        /// The index of its entry in the log.
        of: usize,
    },
    /// An undone step holds again.
    Redo {
        /// The index of its entry in the log.
        of: usize,
    },
}

/// A campaign's log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Log {
    /// The entries, in the order in which they were recorded.
    pub entries: Vec<Entry>,
}

/// The effect of an edit on the step it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amended {
    /// The index of the original step; `None` if a step was inserted before another.
    pub was: Option<usize>,
    /// The index of the inserted step; `None` if a step was only removed.
    pub becomes: Option<usize>,
    /// The indices of the following steps that no longer hold.
    pub lost: Vec<usize>,
    /// The reason, in the group's own words.
    pub why: String,
}

impl From<Vec<Entry>> for Log {
    fn from(entries: Vec<Entry>) -> Self {
        Self { entries }
    }
}

impl Log {
    /// Returns the edits in effect, in the order in which they were made.
    #[must_use]
    pub fn amended(&self) -> Vec<Amended> {
        let standing = self.standing();
        let amended = standing.mends().filter_map(|at| {
            let Entry::Mend { from, steps, why } = self.entries.get(at)? else { return None };
            // The inserted step is the first of the edit's entries: either a repetition of the step it
            // replaces, or a step that wasn't recorded before.
            let first = self.entries.get(at + 1).filter(|_| *steps > 0);
            let (was, becomes) = match first {
                Some(Entry::Step { again: None, .. }) => (None, Some(at + 1)),
                Some(Entry::Step { again: Some(of), .. }) if of == from => (Some(*from), Some(at + 1)),
                _ => (Some(*from), None),
            };
            Some(Amended { was, becomes, lost: self.lost(at, was, *steps), why: why.clone() })
        });
        amended.collect()
    }

    /// Returns the steps that an edit set aside and didn't replay.
    fn lost(&self, mend: usize, was: Option<usize>, steps: usize) -> Vec<usize> {
        let mut before = Standing::default();
        let taken_in = self.entries.iter().enumerate().take(mend + 1);
        let aside = taken_in.fold(Vec::new(), |_, (at, entry)| before.take_in(at, entry).gone);
        let again: Vec<_> = (mend + 1..=mend + steps).map(|at| self.first_booked(at)).collect();
        let lost =
            aside.into_iter().filter(|at| Some(*at) != was && !again.contains(&self.first_booked(*at)));
        lost.collect()
    }

    pub(super) fn standing(&self) -> Standing {
        let mut standing = Standing::default();
        for (at, entry) in self.entries.iter().enumerate() {
            standing.take_in(at, entry);
        }
        standing
    }

    /// Returns the step that an entry recorded, with its events.
    #[must_use]
    pub fn step(&self, at: usize) -> Option<(&Step, &[Event])> {
        match self.entries.get(at)? {
            Entry::Step { step, events, .. } => Some((step, events)),
            _ => None,
        }
    }

    /// Returns the steps in effect, in the order of play, with the indices of their entries.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step, &[Event])> {
        let holding = self.standing().holding().to_vec();
        holding.into_iter().filter_map(|at| self.step(at).map(|(step, events)| (at, step, events)))
    }

    /// Returns the index of the entry that first recorded the step that this one repeats.
    #[must_use]
    pub fn first_booked(&self, at: usize) -> usize {
        let mut at = at;
        // An entry only repeats earlier ones; the check prevents endless loops in forged files.
        while let Some(Entry::Step { again: Some(of), .. }) = self.entries.get(at)
            && *of < at
        {
            at = *of;
        }
        at
    }

    /// Returns the index of the entry in effect for a recorded step: its own, or that of its replay.
    #[must_use]
    pub fn holding_now(&self, at: usize) -> Option<usize> {
        let standing = self.standing();
        standing.position(at).map(|_| at).or_else(|| {
            let first = self.first_booked(at);
            standing.holding().iter().copied().find(|holds| self.first_booked(*holds) == first)
        })
    }

    /// Returns the setup with which the campaign began.
    #[must_use]
    pub fn foundation(&self) -> Option<&Foundation> {
        let first = self.steps().next()?.2;
        first.iter().find_map(|event| match event {
            Event::Founded(foundation) => Some(&**foundation),
            _ => None,
        })
    }

    /// Returns the first entry that can't be where it is, such as an undo of a step that doesn't hold or a
    /// second beginning. Detects logs that were edited by hand or truncated.
    #[must_use]
    pub fn first_fault(&self) -> Option<usize> {
        let mut before = Standing::default();
        for (at, entry) in self.entries.iter().enumerate() {
            let begins = match entry {
                Entry::Step { step, events, .. } => {
                    let first = before.holding().is_empty();
                    let founds = events.iter().any(|e| matches!(e, Event::Founded(_)));
                    matches!(**step, Step::Begin(_)) == first && founds == first
                }
                _ => at > 0,
            };
            if !begins || !before.admits(at, entry) {
                return Some(at);
            }
            before.take_in(at, entry);
        }
        // An edit whose steps were cut off would leave an incomplete history.
        (before.awaited() > 0).then_some(self.entries.len())
    }

    /// Returns the first entry with an impossible number: an amount that no account can hold, a negative
    /// balance, or a stage that no campaign has. The rules never record such numbers, but a forged file may
    /// contain them.
    #[must_use]
    pub fn first_wrong_number(&self) -> Option<usize> {
        let (mut sums, mut standing) = (Sums::default(), Standing::default());
        self.entries.iter().enumerate().position(|(at, entry)| {
            let turn = standing.take_in(at, entry);
            let events = |at: &usize| self.step(*at).map_or(&[][..], |(_, events)| events);
            turn.gone.iter().rev().for_each(|at| sums.take_back(events(at)));
            !standing.holding()[turn.kept..].iter().all(|at| sums.add(events(at)))
        })
    }
}
