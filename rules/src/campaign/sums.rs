//! Account totals of a log, without the rest of its state. Totals only add and subtract, so undoing a step
//! subtracts its amounts; they are wide enough for any amount in a file.

use std::collections::BTreeMap;

use super::event::{Account, Event, Why};

/// The highest stage accepted in a log.
const LAST_STAGE: usize = 1_000;

/// The amounts that each account has earned and spent.
#[derive(Debug, Default)]
pub(super) struct Sums(BTreeMap<Account, (i128, i128)>);

impl Sums {
    /// Adds a step's events. Returns whether every number is possible; if not, the sums become meaningless.
    pub(super) fn add(&mut self, events: &[Event]) -> bool {
        let holds = |sum: i128| u32::try_from(sum).is_ok();
        events.iter().all(|event| match event {
            Event::Moved { account, amount, why } => {
                let (earned, spent) = self.moved(account, *amount, why, 1);
                earned >= 0 && holds(earned - spent) && u32::try_from(amount.unsigned_abs()).is_ok()
            }
            Event::Began { stage, .. } => *stage <= LAST_STAGE,
            _ => true,
        })
    }

    /// Subtracts a step that was added.
    pub(super) fn take_back(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Moved { account, amount, why } = event {
                self.moved(account, *amount, why, -1);
            }
        }
    }

    fn moved(&mut self, account: &Account, amount: i64, why: &Why, sign: i128) -> (i128, i128) {
        let amount = i128::from(amount);
        let (earned, spent) = self.0.entry(account.clone()).or_default();
        if amount < 0 && !matches!(why, Why::Correction { .. }) {
            *spent -= amount * sign;
        } else {
            *earned += amount * sign;
        }
        (*earned, *spent)
    }
}
