//! Choices that a format pays no heed to; says so where somebody made them.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Finding, Severity};

/// Eras and sides don't matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ignores {
    /// The rule.
    pub rule: RuleId,
}

impl Kind for Ignores {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let draft = squad.input.draft;
        if draft.era.is_some() || draft.side.is_some() {
            out.push(Finding::new(Severity::Note, &self.rule, "ignores-eras"));
        }
    }

    fn plan<'a>(&'a self, _plan: &mut Plan<'a>) {
        // Notes only.
    }
}
