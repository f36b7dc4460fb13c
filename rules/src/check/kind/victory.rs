//! Checks [`crate::constraint::victory`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::victory::Victory;
use crate::report::{Finding, Severity};

impl Check for Victory {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(limit) = squad.input.limit() else { return };
        let hundredths = i64::from(limit) * i64::from(self.percent);
        let points = hundredths.div_euclid(100) + i64::from(hundredths.rem_euclid(100) != 0);
        let finding = Finding::new(Severity::Note, &self.rule, "victory-share");
        out.push(finding.number("points", points).number("percent", self.percent).number("limit", limit));
    }
}
