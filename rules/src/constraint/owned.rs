//! A squad of what somebody owns.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Finding, Severity};

/// Only figures that are owned, and each no more often than it is. Where nobody keeps a collection
/// nothing is known to be lacking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Owned {
    /// The rule.
    pub rule: RuleId,
}

impl Kind for Owned {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        too_few(squad, Severity::Error, &self.rule, out);
    }

    fn plan<'a>(&'a self, _plan: &mut Plan<'a>) {
        // What is owned is asked for with every count, whether a rule says so or not.
    }
}

/// Figures of which fewer are owned than are used.
pub(crate) fn too_few(squad: &Squad<'_>, severity: Severity, rule: &RuleId, out: &mut Vec<Finding>) {
    let Some(owned) = squad.input.owned else { return };
    for line in squad.lines.iter().chain(&squad.apart) {
        let have = owned.get(&line.figure.id).copied().unwrap_or(0);
        if have < line.count {
            let finding = Finding::new(severity, rule, "owned-too-few");
            let finding = finding.number("needed", line.count).number("owned", have);
            out.push(finding.number("missing", line.count - have).about([line.figure.id.clone()]));
        }
    }
}
