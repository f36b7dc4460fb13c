//! How many figures a squad holds.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::id::RuleId;
use crate::report::{Finding, Severity};

/// At least and at most so many figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The rule.
    pub rule: RuleId,
    /// The fewest figures.
    #[serde(default)]
    pub min: u32,
    /// The most figures.
    pub max: u32,
}

impl Kind for Count {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let known = squad.lines.iter().map(|l| l.count);
        let counts = known.chain(squad.unknown.iter().map(|m| m.count));
        let figures = counts.fold(0, u32::saturating_add);
        let message = match figures {
            n if n > self.max => "count-over",
            n if n < self.min => "count-under",
            _ => return,
        };
        let finding = Finding::new(Severity::Error, &self.rule, message).number("figures", figures);
        out.push(finding.number("min", self.min).number("max", self.max));
    }
}
