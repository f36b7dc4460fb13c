//! Checks [`crate::constraint::pool`].

use std::collections::BTreeMap;

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::pool::Pool;
use crate::id::FigureId;
use crate::report::{Finding, Fix, Severity};
use crate::roster::{Line, look_up};

impl Check for Pool {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(opened) = &squad.input.draft.pool else {
            out.push(Finding::new(Severity::Note, &self.rule, "pool-not-recorded"));
            return;
        };
        let (opened, _) = look_up(squad.catalogue, opened);
        let copies = |lines: &[Line<'_>], id: &FigureId| {
            lines.iter().find(|l| l.figure.id == *id).map_or(0, |l| l.count)
        };
        let outside = squad.lines.iter().filter(|l| self.concerns(l.figure)).map(|l| &l.figure.id);
        let outside = outside.filter_map(|id| {
            let more = copies(&squad.lines, id).saturating_sub(copies(&opened, id));
            (more > 0).then(|| (id.clone(), more))
        });
        let outside: BTreeMap<_, _> = outside.collect();
        if !outside.is_empty() {
            let finding = Finding::new(Severity::Error, &self.rule, "pool-outside");
            out.push(finding.about(outside.keys().cloned()).fix(Fix::remove_all(outside)));
        }
    }
}
