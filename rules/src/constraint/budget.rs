//! The total may not exceed the format's limit, or has to meet it exactly.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::id::RuleId;
use crate::points::State;
use crate::report::{Finding, Severity};

/// The format's limit, by the rule that sets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// The rule.
    pub rule: RuleId,
}

impl Kind for Budget {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let (Some(limit), total) = (squad.tally.limit, squad.tally.total) else { return };
        let over = total - i64::from(limit);
        let exact = squad.input.format.exact;
        let (severity, message) = match squad.tally.state {
            State::Wrong if over > 0 => (Severity::Error, "budget-over"),
            State::Wrong => (Severity::Error, "budget-under"),
            State::Open => (Severity::Ask, "budget-open"),
            // Only an exact format with every cost known can be short here.
            State::Right if exact && over > 0 => (Severity::Error, "budget-over"),
            State::Right if exact && over < 0 => (Severity::Error, "budget-under"),
            State::Right if over < 0 => (Severity::Note, "budget-left"),
            State::Right => return,
        };
        let finding = Finding::new(severity, &self.rule, message).number("total", total);
        out.push(finding.number("limit", limit).number("over", over).number("left", -over));
    }
}
