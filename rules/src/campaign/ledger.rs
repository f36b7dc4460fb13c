//! The ledger: each movement of an account, with its stage and its reason.

use serde::Serialize;

use super::event::{Account, Event, Phase, Why};
use super::log::Log;
use super::state::State;

/// A movement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Movement {
    /// The place of the entry that booked it in the log.
    pub entry: usize,
    /// The stage, counted from 0.
    pub stage: usize,
    /// What the stage was at.
    pub phase: Phase,
    /// Whose, and of what.
    #[serde(flatten)]
    pub account: Account,
    /// How much came; less than nothing where it went.
    pub amount: i64,
    /// What was left afterwards; `None` where nobody entered what there was before.
    pub balance: Option<u32>,
    /// Why.
    #[serde(flatten)]
    pub why: Why,
}

/// All movements that hold, in order.
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
