//! Checks [`crate::constraint::requires`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::requires::{Requires, is};
use crate::report::{Fact, Finding, Fix, Severity};
use crate::roster::Line;

impl Requires {
    /// Returns the fixes: adding a required figure, or removing the figure that requires it.
    fn helped(&self, squad: &Squad<'_>, line: &Line<'_>, asked: &str) -> Vec<Fix> {
        let figures = squad.catalogue.figures().iter();
        let one = figures.filter(|_| !asked.is_empty()).find(|f| self.is_company(f) && is(f, asked));
        let add = one.map(|figure| Fix::Add { figure: figure.id.clone() });
        add.into_iter().chain([Fix::remove(line.figure.id.clone(), line.count)]).collect()
    }
}

impl Check for Requires {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for line in &squad.lines {
            for asked in line.figure.all_keywords().filter_map(|k| self.asked(k)) {
                let id = line.figure.id.clone();
                let new = |severity, message| {
                    let finding = Finding::new(severity, &self.rule, message).about([id.clone()]);
                    finding.with("ability", Fact::Keyword(self.ability.clone()))
                };
                let others = || {
                    let others = squad.lines.iter().map(|l| (l.figure, l.figure.id != id || l.count > 1));
                    others.filter(|(f, other)| *other && self.is_company(f)).map(|(f, _)| f)
                };
                if others().next().is_none() && !squad.may_hold_more() {
                    out.push(new(Severity::Error, "requires-alone").any(self.helped(squad, line, asked)));
                } else if self.stand_in || others().any(|f| is(f, asked)) {
                } else if asked.is_empty() || squad.may_hold_more() {
                    out.push(new(Severity::Ask, "requires-unknown"));
                } else {
                    let finding = new(Severity::Error, "requires-missing");
                    let finding = finding.with("asked", Fact::Keyword(asked.to_owned()));
                    out.push(finding.any(self.helped(squad, line, asked)));
                }
            }
        }
    }
}
