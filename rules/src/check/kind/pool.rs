//! Checks [`crate::constraint::pool`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::pool::Pool;
use crate::report::{Finding, Severity};
use crate::roster::{Line, look_up};

impl Check for Pool {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(opened) = &squad.input.draft.pool else {
            out.push(Finding::new(Severity::Note, &self.rule, "pool-not-recorded"));
            return;
        };
        let (opened, _) = look_up(squad.catalogue, opened);
        let copies = |lines: &[Line<'_>], id| lines.iter().find(|l| l.figure.id == id).map_or(0, |l| l.count);
        let outside = squad.lines.iter().filter(|l| self.concerns(l.figure)).map(|l| &l.figure.id);
        let outside: Vec<_> = outside
            .filter(|id| copies(&squad.lines, (*id).clone()) > copies(&opened, (*id).clone()))
            .cloned()
            .collect();
        if !outside.is_empty() {
            out.push(Finding::new(Severity::Error, &self.rule, "pool-outside").about(outside));
        }
    }
}
