//! A log that is played step after step: which entries hold, and the state that they fold to, are kept beside
//! it. A long journal is played in a time that grows with its length, not with its square.

use super::decide::decide;
use super::event::Event;
use super::facts::Facts;
use super::log::{Entry, Log, Standing};
use super::refusal::Refusal;
use super::state::State;
use super::step::Step;

/// After how many steps a state is put by, to go back to.
const STRIDE: usize = 16;

/// A log and where it stands.
#[derive(Clone, Debug, Default)]
pub struct OpenLog {
    log: Log,
    standing: Standing,
    state: State,
    /// States after so many of the steps that hold, the longest last.
    put_by: Vec<(usize, State)>,
    folded: u64,
}

impl OpenLog {
    /// The log.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The log alone.
    #[must_use]
    pub fn into_log(self) -> Log {
        self.log
    }

    /// The state that the log folds to.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// How many events were folded so far, those folded anew for an undo among them: what playing it cost.
    #[must_use]
    pub fn folded(&self) -> u64 {
        self.folded
    }

    /// What the rules make of a step now.
    ///
    /// # Errors
    /// Every reason that was found to refuse it.
    pub fn decide(&self, facts: &Facts, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        // Counted by what holds: a draw that is taken back draws the same cards again.
        decide(facts, &self.state, step, self.standing.holding.len() as u64)
    }

    /// Books a step.
    ///
    /// # Errors
    /// Every reason that was found to refuse it; nothing is booked then.
    pub fn book(&mut self, facts: &Facts, step: Step) -> Result<(), Vec<Refusal>> {
        let events = self.decide(facts, &step)?;
        self.add(Entry::Step { step: Box::new(step), events });
        Ok(())
    }

    /// Takes the last step back that holds.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&mut self) -> Result<(), Vec<Refusal>> {
        let of = self.standing.undoable().ok_or_else(|| vec![Refusal::Nothing])?;
        self.add(Entry::Undo { of });
        Ok(())
    }

    /// Does the step again that was taken back last.
    ///
    /// # Errors
    /// If there is none.
    pub fn redo(&mut self) -> Result<(), Vec<Refusal>> {
        let of = self.standing.redoable().ok_or_else(|| vec![Refusal::Nothing])?;
        self.add(Entry::Redo { of });
        Ok(())
    }

    /// Adds an entry as it was written.
    pub fn add(&mut self, entry: Entry) {
        let at = self.log.entries.len();
        self.standing.take_in(at, &entry);
        self.log.entries.push(entry);
        match &self.log.entries[at] {
            Entry::Step { .. } => self.fold(at),
            Entry::Redo { of } => self.fold(*of),
            Entry::Undo { .. } => self.go_back(),
        }
    }

    /// Takes a step's events into the state.
    fn fold(&mut self, at: usize) {
        if let Some(Entry::Step { events, .. }) = self.log.entries.get(at) {
            for event in events {
                self.state.apply(event);
            }
            self.folded += events.len() as u64;
        }
        let steps = self.standing.holding.len();
        if steps.is_multiple_of(STRIDE) {
            self.put_by.push((steps, self.state.clone()));
        }
    }

    /// Works the state out anew from the last one that was put by.
    fn go_back(&mut self) {
        let steps = self.standing.holding.len();
        self.put_by.retain(|(after, _)| *after <= steps);
        let (from, state) = self.put_by.last().cloned().unwrap_or_default();
        self.state = state;
        for step in from..steps {
            if let Some(Entry::Step { events, .. }) = self.log.entries.get(self.standing.holding[step]) {
                for event in events {
                    self.state.apply(event);
                }
                self.folded += events.len() as u64;
            }
        }
    }
}
