//! Checks [`crate::constraint::hint`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::hint::Hint;
use crate::report::{Fact, Finding, Severity};
use crate::roster::Line;
use crate::selector::Selector;

impl Check for Hint {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let holds = |l: &&Line<'_>| l.figure.has_keyword(&self.ability);
        let holders: Vec<_> = squad.lines.iter().filter(holds).collect();
        if holders.is_empty() || !squad.unknown.is_empty() {
            return; // an unknown member may be the required one
        }
        let new = |message, about: &[&Line<'_>]| {
            let finding = Finding::new(Severity::Note, &self.rule, message)
                .with("ability", Fact::Keyword(self.ability.clone()));
            finding.about(about.iter().map(|l| l.figure.id.clone()))
        };
        if let Some(needs) = &self.needs {
            let company = |holder: &Line<'_>| {
                let other = |l: &&Line<'_>| l.figure.id != holder.figure.id || holder.count > 1;
                squad.lines.iter().filter(other).any(|l| needs.matches(l.figure))
            };
            let alone: Vec<_> = holders.iter().copied().filter(|l| !company(l)).collect();
            if !alone.is_empty() {
                let names: Vec<_> = needs.values_of("name").collect();
                out.push(new("hint-needs", &alone).with("needed", Fact::Text(names.join(" / "))));
            }
        }
        if let Some(beyond) = &self.beyond {
            let reaches = |but: &Selector| squad.lines.iter().any(|l| but.matches(l.figure));
            let by = squad.lines.iter().filter(|l| beyond.matches(l.figure)).map(|l| l.figure.id.clone());
            let by: Vec<_> = by.collect();
            if !by.is_empty() && !self.but.as_ref().is_some_and(reaches) {
                out.push(new("hint-beyond", &holders).with("by", Fact::Figures(by)));
            }
        }
    }
}
