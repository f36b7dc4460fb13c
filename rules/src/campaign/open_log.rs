//! A log replayed step by step. It caches the entries in effect and the state that they fold to, so replaying a
//! long log takes linear rather than quadratic time.

use super::decide::{decide, settle};
use super::event::Event;
use super::facts::Facts;
use super::log::{Entry, Log};
use super::mend::{self, Mended, Mending};
use super::refusal::Refusal;
use super::standing::{Redoable, Standing};
use super::state::State;
use super::step::Step;

/// The number of steps between snapshots, which undo returns to.
const STRIDE: usize = 16;

/// A log and its state.
#[derive(Clone, Debug, Default)]
pub struct OpenLog {
    log: Log,
    standing: Standing,
    state: State,
    /// Snapshots with the number of steps in effect that they contain, ascending.
    put_by: Vec<(usize, State)>,
    folded: u64,
}

impl From<Log> for OpenLog {
    fn from(log: Log) -> Self {
        let mut open = Self::default();
        open.log.entries.reserve(log.entries.len());
        log.entries.into_iter().for_each(|entry| open.add(entry));
        open
    }
}

impl OpenLog {
    /// Returns the log.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Returns the log, dropping the state.
    #[must_use]
    pub fn into_log(self) -> Log {
        self.log
    }

    /// Returns the state that the log folds to.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the number of events folded so far, including those replayed for undos: the cost of replaying
    /// the log.
    #[must_use]
    pub fn folded(&self) -> u64 {
        self.folded
    }

    /// Decides a step in the current state.
    ///
    /// # Errors
    /// Every reason to refuse it.
    pub fn decide(&self, facts: &Facts, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        // Counts steps in effect, so that an undone draw gives the same cards again.
        decide(facts, &self.state, step, self.standing.holding().len() as u64)
    }

    /// Records a step.
    ///
    /// # Errors
    /// Every reason to refuse it; nothing is recorded then.
    pub fn book(&mut self, facts: &Facts, step: Step) -> Result<(), Vec<Refusal>> {
        let (step, events) = settle(facts, &self.state, &step, self.standing.holding().len() as u64)?;
        self.add(Entry::Step { step: Box::new(step), events, again: None });
        Ok(())
    }

    /// Undoes the last step, or the last edit as a whole.
    ///
    /// # Errors
    /// There is nothing to undo.
    pub fn undo(&mut self) -> Result<(), Vec<Refusal>> {
        let of = self.standing.undoable().ok_or_else(|| vec![Refusal::Nothing])?;
        self.add(Entry::Undo { of });
        Ok(())
    }

    /// Redoes the step undone last. If history was edited since, the step is decided again.
    ///
    /// # Errors
    /// There is nothing to redo, or the rules refuse the step after the edit.
    pub fn redo(&mut self, facts: &Facts) -> Result<(), Vec<Refusal>> {
        let entry = match self.standing.redoable().ok_or_else(|| vec![Refusal::Nothing])? {
            Redoable::AsItWas(of) => Entry::Redo { of },
            Redoable::Anew(of) => {
                let (step, events) = self.log.step(of).ok_or_else(|| vec![Refusal::Nothing])?;
                let number = self.standing.holding().len() as u64;
                mend::replay(facts, &self.state, number, of, step, events)?
            }
        };
        self.add(entry);
        Ok(())
    }

    /// Edits history and returns the result.
    ///
    /// # Errors
    /// The reasons why it can't be edited this way; nothing is recorded then.
    pub fn mend(&mut self, facts: &Facts, mending: &Mending) -> Result<Mended, Vec<Refusal>> {
        let mended = self.log.mended(facts, mending)?;
        mended.entries.iter().cloned().for_each(|entry| self.add(entry));
        Ok(mended)
    }

    /// Appends an entry as written.
    pub fn add(&mut self, entry: Entry) {
        let turn = self.standing.take_in(self.log.entries.len(), &entry);
        self.log.entries.push(entry);
        if turn.gone.is_empty() {
            self.fold_on(turn.kept);
        } else {
            self.go_back(turn.kept);
        }
    }

    /// Folds the steps in effect into the state, from index `from` on.
    fn fold_on(&mut self, from: usize) {
        for steps in from..self.standing.holding().len() {
            if let Some((_, events)) = self.log.step(self.standing.holding()[steps]) {
                for event in events {
                    self.state.apply(event);
                }
                self.folded += events.len() as u64;
            }
            if (steps + 1).is_multiple_of(STRIDE) {
                self.put_by.push((steps + 1, self.state.clone()));
            }
        }
    }

    /// Rebuilds the state from the last snapshot within the first `kept` steps.
    fn go_back(&mut self, kept: usize) {
        self.put_by.retain(|(after, _)| *after <= kept);
        let (from, state) = self.put_by.last().cloned().unwrap_or_default();
        self.state = state;
        self.fold_on(from);
    }
}
