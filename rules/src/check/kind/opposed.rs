//! Checks [`crate::constraint::opposed`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::opposed::{Eras, Opposed};
use crate::report::{Fact, Finding, Severity};

impl Check for Opposed {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let (mine, Some(theirs)) = (squad.input.draft, squad.input.opponent) else { return };
        if let (Some(era), Some(other)) = (&mine.era, &theirs.era) {
            let message = match self.eras {
                Eras::Same if era != other => Some("opposed-eras-differ"),
                Eras::Different if era == other => Some("opposed-eras-same"),
                _ => None,
            };
            if let Some(message) = message {
                let finding = Finding::new(Severity::Error, &self.rule, message);
                out.push(finding.with("era", Fact::Era(era.clone())).with("other", Fact::Era(other.clone())));
            }
        }
        if let (Some(side), true) = (&mine.side, mine.side == theirs.side) {
            let finding = Finding::new(Severity::Error, &self.side_rule, "opposed-sides-same");
            out.push(finding.with("side", Fact::Side(side.clone())));
        }
    }
}
