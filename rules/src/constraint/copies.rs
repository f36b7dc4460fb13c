//! How many copies of one figure a squad may hold.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Finding, Fix, Severity};
use crate::selector::Selector;

/// At most so many copies of each of these figures; none, if `max` is 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Copies {
    /// The rule.
    pub rule: RuleId,
    /// Whom it concerns.
    pub who: Selector,
    /// The most copies of one.
    pub max: u32,
}

impl Kind for Copies {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for line in squad.lines.iter().filter(|l| l.count > self.max && self.who.matches(l.figure)) {
            let figure = line.figure.id.clone();
            let message = if self.max == 0 { "copies-none" } else { "copies-over" };
            let finding = Finding::new(Severity::Error, &self.rule, message).about([figure.clone()]);
            let finding = finding.number("copies", line.count).number("max", self.max);
            out.push(finding.fix(Fix::Remove { figure, count: line.count - self.max }));
        }
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        plan.at_most(&|f| self.who.matches(f), self.max);
    }
}
