//! The ledger: each change of an account, with its stage and reason.

use serde::Serialize;

use super::event::{Account, Event, Phase, Why};
use super::state::State;
use super::step::Step;

/// A change of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Movement {
    /// The index of the log entry that recorded it.
    pub entry: usize,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The step of the stage.
    pub phase: Phase,
    /// The account.
    #[serde(flatten)]
    pub account: Account,
    /// The amount; negative for a loss.
    pub amount: i64,
    /// The balance afterwards; `None` if the initial balance is unknown.
    pub balance: Option<u32>,
    /// The number of heroes in play after the step.
    #[serde(skip)]
    pub seated: usize,
    /// The reason.
    #[serde(flatten)]
    pub why: Why,
}

/// The end of a stage.
#[derive(Clone, Debug)]
pub struct StageEnd {
    /// The state then.
    pub state: State,
    /// Whether the log says what it was: a paper log states only the final balances.
    pub told: bool,
}

/// What a log's steps in effect moved, in order. It is written while they are folded.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// The changes of accounts.
    pub movements: Vec<Movement>,
    /// The ends of the stages so far, without the current one.
    pub ends: Vec<StageEnd>,
}

impl Ledger {
    /// Applies a step's events to the state before it, and takes in what they move.
    pub(super) fn fold(&mut self, state: &mut State, (entry, step, events): (usize, &Step, &[Event])) {
        let first = self.movements.len();
        let mut told = !matches!(step, Step::Paper(_));
        for event in events {
            if matches!(event, Event::Began { stage, .. } if *stage != state.stage) {
                self.ends.push(StageEnd { state: state.clone(), told });
            }
            told = told || matches!(event, Event::Moved { .. } | Event::Untold { .. });
            state.apply(event);
            if let Event::Moved { account, amount, why } = event {
                self.movements.push(Movement {
                    entry,
                    stage: state.stage,
                    phase: state.phase.clone(),
                    account: account.clone(),
                    amount: *amount,
                    balance: state.known(account).map(|balance| balance.left()),
                    seated: 0,
                    why: why.clone(),
                });
            }
        }
        self.movements[first..].iter_mut().for_each(|movement| movement.seated = state.seats.len());
    }

    pub(super) fn lengths(&self) -> (usize, usize) {
        (self.movements.len(), self.ends.len())
    }

    pub(super) fn cut(&mut self, (movements, ends): (usize, usize)) {
        self.movements.truncate(movements);
        self.ends.truncate(ends);
    }
}
