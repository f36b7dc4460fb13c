//! Checks [`crate::constraint::budget`].

use super::Check;
use crate::check::remedy::{Load, take_out};
use crate::check::squad::Squad;
use crate::check::tally::State;
use crate::constraint::budget::Budget;
use crate::report::{Finding, Severity};

impl Check for Budget {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let tally = &squad.tally;
        let Some(limit) = tally.limit else { return };
        let left = i64::from(limit) - tally.total;
        let (severity, message, total) = match tally.state {
            State::Over => (Severity::Error, "budget-over", tally.at_least),
            State::Under => (Severity::Error, "budget-under", tally.total),
            State::Open => (Severity::Ask, "budget-open", tally.total),
            State::Right if left > 0 => (Severity::Note, "budget-left", tally.total),
            State::Right => return,
        };
        let left = i64::from(limit) - total;
        let finding = Finding::new(severity, &self.rule, message).number("total", total);
        let finding = finding.number("limit", limit).number("over", -left).number("left", left);
        if tally.state != State::Over {
            out.push(finding);
            return;
        }
        let priced = squad.lines.iter().zip(&squad.prices);
        let loads = priced.filter_map(|(line, price)| Load::points(line, price.unit));
        out.push(finding.any(take_out(-left, loads)));
    }
}
