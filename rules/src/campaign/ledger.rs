//! The ledger: each change of an account, with its stage and reason.

use serde::Serialize;

use super::event::{Account, Event, Phase, Why};
use super::log::Log;
use super::state::State;

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
    /// The reason.
    #[serde(flatten)]
    pub why: Why,
}

/// Returns all changes in effect, in order.
#[must_use]
pub fn ledger(log: &Log) -> Vec<Movement> {
    let mut state = State::default();
    let mut movements = Vec::new();
    for (entry, _, events) in log.steps() {
        for event in events {
            state.apply(event);
            if let Event::Moved { account, amount, why } = event {
                movements.push(Movement {
                    entry,
                    stage: state.stage,
                    phase: state.phase.clone(),
                    account: account.clone(),
                    amount: *amount,
                    balance: state.known(account).map(|balance| balance.left()),
                    why: why.clone(),
                });
            }
        }
    }
    movements
}
