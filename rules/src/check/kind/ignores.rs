//! Checks [`crate::constraint::ignores`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::ignores::Ignores;
use crate::report::{Finding, Severity};

impl Check for Ignores {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let draft = squad.input.draft;
        if draft.era.is_some() || draft.side.is_some() {
            out.push(Finding::new(Severity::Note, &self.rule, "ignores-eras"));
        }
    }
}
