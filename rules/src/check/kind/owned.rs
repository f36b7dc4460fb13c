//! Checks [`crate::constraint::owned`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::owned::Owned;
use crate::id::RuleId;
use crate::report::{Finding, Fix, Severity};

impl Check for Owned {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        too_few(squad, Severity::Error, &self.rule, out);
    }
}

/// Reports figures used more often than owned.
pub(crate) fn too_few(squad: &Squad<'_>, severity: Severity, rule: &RuleId, out: &mut Vec<Finding>) {
    let Some(owned) = squad.input.owned else { return };
    for line in squad.lines.iter().chain(&squad.apart) {
        let have = owned.get(&line.figure.id).copied().unwrap_or(0);
        if have < line.count {
            let finding = Finding::new(severity, rule, "owned-too-few");
            let finding = finding.number("needed", line.count).number("owned", have);
            let finding = finding.number("missing", line.count - have).about([line.figure.id.clone()]);
            // Unless owning is required, figures can be borrowed, so removing them is no fix.
            let fix = Fix::remove(line.figure.id.clone(), line.count - have);
            out.push(if severity == Severity::Error { finding.fix(fix) } else { finding });
        }
    }
}
