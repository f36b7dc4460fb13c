//! The total may not exceed the format's limit, or has to meet it exactly.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::points::State;
use crate::report::{Finding, Severity};

/// The format's limit, by the rule that sets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// The rule.
    pub rule: RuleId,
}

impl Kind for Budget {
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
        out.push(finding.number("limit", limit).number("over", -left).number("left", left));
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        plan.budget();
    }
}
