//! A log replayed step by step. It caches the entries in effect and the state that they fold to, so replaying a
//! long log takes linear rather than quadratic time.

use super::decide::{decide, settle};
use super::effort::Effort;
use super::event::Event;
use super::facts::{Facts, Topic};
use super::ledger::Ledger;
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
    ledger: Ledger,
    /// Ascending.
    put_by: Vec<Snapshot>,
    folded: u64,
}

/// A state to return to.
#[derive(Clone, Debug)]
struct Snapshot {
    /// The number of steps in effect that it contains.
    steps: usize,
    state: State,
    /// The lengths of the ledger.
    ledger: (usize, usize),
}

impl PartialEq for OpenLog {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

impl Eq for OpenLog {}

impl std::ops::Deref for OpenLog {
    type Target = Log;

    fn deref(&self) -> &Log {
        &self.log
    }
}

impl From<Log> for OpenLog {
    fn from(log: Log) -> Self {
        Effort::add(1, 0);
        let mut open = Self::default();
        open.log.entries.reserve(log.entries.len());
        log.entries.into_iter().for_each(|entry| open.add(entry));
        open
    }
}

impl OpenLog {
    /// Returns a log with one step.
    ///
    /// # Errors
    /// Every reason to refuse it.
    pub fn begun(facts: &Facts, step: Step) -> Result<Self, Vec<Refusal>> {
        let mut log = Self::default();
        log.book(facts, step)?;
        Ok(log)
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

    /// Returns what the steps in effect moved.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns the steps in effect, in the order of play, with the indices of their entries.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Step, &[Event])> {
        let holding = self.standing.holding().iter();
        holding.filter_map(|at| self.log.step(*at).map(|(step, events)| (*at, step, events)))
    }

    /// Returns the index of the step or edit that [`OpenLog::undo`] would undo. The beginning can't be undone.
    #[must_use]
    pub fn undoable(&self) -> Option<usize> {
        self.standing.undoable()
    }

    /// Returns the index of the entry that [`OpenLog::redo`] would redo.
    #[must_use]
    pub fn redoable(&self) -> Option<usize> {
        self.standing.redoable().map(Redoable::place)
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

    /// Records a step of another history behind this one. What chance decided there stays as it was: it is never
    /// decided again. Cards that both histories drew alike, at the same moment, are one draw and add nothing.
    ///
    /// # Errors
    /// Every reason to refuse it; nothing is recorded then.
    pub fn book_as_played(
        &mut self,
        facts: &Facts,
        step: &Step,
        events: &[Event],
    ) -> Result<(), Vec<Refusal>> {
        let told = mend::told(facts, step, events);
        if self.state.shows(&told) {
            return Ok(());
        }
        let (step, booked) = settle(facts, &self.state, &told, self.standing.holding().len() as u64)?;
        let (have, need) = (mend::by_chance(events).count(), mend::by_chance(&booked).count());
        if have != need || !mend::by_chance(events).eq(mend::by_chance(&booked)) {
            let what = "drawn".to_owned();
            return Err(vec![Refusal::Count { what, have, need, about: Topic::CleanUp }]);
        }
        self.add(Entry::Step { step: Box::new(step), events: booked, again: None });
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
            let at = self.standing.holding()[steps];
            if let Some((step, events)) = self.log.step(at) {
                self.ledger.fold(&mut self.state, (at, step, events));
                self.folded += events.len() as u64;
            }
            if (steps + 1).is_multiple_of(STRIDE) {
                let ledger = self.ledger.lengths();
                self.put_by.push(Snapshot { steps: steps + 1, state: self.state.clone(), ledger });
            }
        }
    }

    /// Rebuilds the state from the last snapshot within the first `kept` steps.
    fn go_back(&mut self, kept: usize) {
        self.put_by.retain(|snapshot| snapshot.steps <= kept);
        let (from, state, ledger) = match self.put_by.last() {
            Some(snapshot) => (snapshot.steps, snapshot.state.clone(), snapshot.ledger),
            None => Default::default(),
        };
        self.state = state;
        self.ledger.cut(ledger);
        self.fold_on(from);
    }
}
