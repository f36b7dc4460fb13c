//! Checks [`crate::constraint::copies`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::copies::Copies;
use crate::report::{Finding, Fix, Question, Severity};

impl Check for Copies {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for line in squad.lines.iter().filter(|l| l.count > self.max && self.who.matches(l.figure)) {
            let figure = line.figure.id.clone();
            let (severity, message) = match (self.is_open(line.figure), self.max) {
                (true, _) => (Severity::Ask, "copies-open"),
                (false, 0) => (Severity::Error, "copies-none"),
                (false, _) => (Severity::Error, "copies-over"),
            };
            let finding = Finding::new(severity, &self.rule, message).about([figure.clone()]);
            let finding = finding.number("copies", line.count).number("max", self.max);
            out.push(finding.fix(match &self.unless {
                Some(flag) if severity == Severity::Ask => {
                    Fix::Settle { question: Question::Fact { figure, column: flag.clone() } }
                }
                _ => Fix::remove(figure, line.count - self.max),
            }));
        }
    }
}
