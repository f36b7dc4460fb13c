//! The log of a campaign: what was booked, in order. It only grows: undo is an entry of its own, and so is
//! history that was mended.

use serde::{Deserialize, Serialize};

use super::event::{Event, Foundation};
use super::facts::Facts;
use super::mend::{Mended, Mending};
use super::open_log::OpenLog;
use super::refusal::Refusal;
use super::standing::{Redoable, Standing};
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
        /// The place of the entry whose step it says again: of one that was replayed where history was
        /// mended, or of one that was taken back before that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// History was mended: from an entry on, what stood there no longer holds, and the steps that follow
    /// this entry do instead.
    Mend {
        /// The place of the first entry that no longer holds, counted from 0.
        from: usize,
        /// How many entries after this one belong to it: the history that holds instead.
        steps: usize,
        /// Why, in the group's own words.
        why: String,
    },
    /// A step was taken back, or a mend with all of its steps.
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

/// What a mend that holds did to the step that it was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amended {
    /// The place of the step as it was; none where one was put before another.
    pub was: Option<usize>,
    /// The place of the step that was put in; none where it was only removed.
    pub becomes: Option<usize>,
    /// The places of the steps that followed it and no longer hold.
    pub lost: Vec<usize>,
    /// Why, in the group's own words.
    pub why: String,
}

impl Log {
    /// The mends that hold, in the order in which they were made.
    #[must_use]
    pub fn amended(&self) -> Vec<Amended> {
        let standing = self.standing();
        let amended = standing.mends().filter_map(|at| {
            let Entry::Mend { from, steps, why } = self.entries.get(at)? else { return None };
            // The step that was put in comes first of those that belong to the mend: as that one once more which it
            // replaces, or as one that nobody booked before.
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

    /// The steps that a mend set aside and didn't play again.
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

    /// The step that an entry booked, with its events.
    #[must_use]
    pub fn step(&self, at: usize) -> Option<(&Step, &[Event])> {
        match self.entries.get(at)? {
            Entry::Step { step, events, .. } => Some((step, events)),
            _ => None,
        }
    }

    /// The steps that hold, in the order of the game, with the places of their entries.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step, &[Event])> {
        let holding = self.standing().holding().to_vec();
        holding.into_iter().filter_map(|at| self.step(at).map(|(step, events)| (at, step, events)))
    }

    /// The place of the entry that first booked what this one replays: when it was played.
    #[must_use]
    pub fn first_booked(&self, at: usize) -> usize {
        let mut at = at;
        // What an entry says again stands before it.
        while let Some(Entry::Step { again: Some(of), .. }) = self.entries.get(at)
            && *of < at
        {
            at = *of;
        }
        at
    }

    /// The place of the entry that holds now for what an entry booked: its own, or that of its replay.
    #[must_use]
    pub fn holding_now(&self, at: usize) -> Option<usize> {
        let standing = self.standing();
        standing.position(at).map(|_| at).or_else(|| {
            let first = self.first_booked(at);
            standing.holding().iter().copied().find(|holds| self.first_booked(*holds) == first)
        })
    }

    /// What the campaign was begun with.
    #[must_use]
    pub fn foundation(&self) -> Option<&Foundation> {
        let first = self.steps().next()?.2;
        first.iter().find_map(|event| match event {
            Event::Founded(foundation) => Some(&**foundation),
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
    /// Every reason found to refuse it; the log is left unchanged.
    pub fn book(&mut self, facts: &Facts, step: Step) -> Result<(), Vec<Refusal>> {
        self.change(|log| log.book(facts, step))
    }

    /// What [`Log::undo`] would take back, a step or a mend, by the place of its entry. The beginning stays.
    #[must_use]
    pub fn undoable(&self) -> Option<usize> {
        self.standing().undoable()
    }

    /// What [`Log::redo`] would do again, by the place of its entry.
    #[must_use]
    pub fn redoable(&self) -> Option<usize> {
        self.standing().redoable().map(Redoable::place)
    }

    /// Takes the last thing back that was done: a step, or a mend as a whole.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<(), Vec<Refusal>> {
        self.change(OpenLog::undo)
    }

    /// Redoes the step undone last. If history was edited since, the step is decided again.
    ///
    /// # Errors
    /// There is none, or the rules refuse the step after what was mended.
    pub fn redo(&mut self, facts: &Facts) -> Result<(), Vec<Refusal>> {
        self.change(|log| log.redo(facts))
    }

    /// Mends history. Answers what came of it; the log is changed.
    ///
    /// # Errors
    /// Why it can't be edited this way; the log is left unchanged.
    pub fn mend(&mut self, facts: &Facts, mending: &Mending) -> Result<Mended, Vec<Refusal>> {
        let mended = self.mended(facts, mending)?;
        self.entries.extend(mended.entries.iter().cloned());
        Ok(mended)
    }

    fn change(
        &mut self,
        change: impl FnOnce(&mut OpenLog) -> Result<(), Vec<Refusal>>,
    ) -> Result<(), Vec<Refusal>> {
        let mut open = OpenLog::from(std::mem::take(self));
        let done = change(&mut open);
        *self = open.into_log();
        done
    }

    /// Finds the first entry that can't stand where it does: an undo of what doesn't hold, a second
    /// beginning. What was written by hand, or cut off, is noticed here.
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
        // A mend whose steps were cut off would leave half a history.
        (before.awaited() > 0).then_some(self.entries.len())
    }

    /// Finds the first entry whose numbers can't be: an amount that no account holds, a balance below 0, a
    /// stage that no campaign has. The rules book no such thing; a forged file may.
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
