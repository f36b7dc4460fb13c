//! Checks [`crate::constraint::count`].

use super::Check;
use crate::check::remedy::{Load, take_out};
use crate::check::squad::Squad;
use crate::constraint::count::Count;
use crate::report::{Fact, Finding, Severity};
use crate::selector::Selector;

impl Check for Count {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let known = squad.lines.iter().filter(|l| self.counts(l.figure)).map(|l| l.count);
        let known = known.fold(0, u32::saturating_add);
        let unknown = squad.unknown.iter().map(|m| m.count).fold(0, u32::saturating_add);
        let all = known.saturating_add(unknown);
        // Figures missing from the catalogue may or may not match.
        let least = if self.who.is_some() { known } else { all };
        let (message, figures) = if least > self.max {
            ("count-over", least)
        } else if all < self.min {
            ("count-under", all)
        } else {
            return;
        };
        let flag = self.flag();
        let begun = |some: &Selector| squad.lines.iter().any(|l| some.matches(l.figure));
        // An unrecognised line may contain the missing figures.
        let too_few = if squad.input.unread > 0 { Severity::Ask } else { Severity::Error };
        let (severity, message) = match (message, &self.unless_none, flag) {
            ("count-under", Some(some), Some(_)) if !begun(some) => (Severity::Note, "count-later"),
            ("count-under", Some(some), None) if !begun(some) => return,
            ("count-under", _, Some(_)) => (too_few, "count-under-of"),
            ("count-over", _, Some(_)) => (Severity::Error, "count-over-of"),
            ("count-under", _, None) => (too_few, message),
            (message, _, _) => (Severity::Error, message),
        };
        let mut finding = Finding::new(severity, &self.rule, message).number("figures", figures);
        if let Some(flag) = flag {
            finding = finding.with("trait", Fact::Text(flag.to_owned()));
        }
        let finding = finding.number("min", self.min).number("max", self.max);
        let loads = squad.lines.iter().filter(|l| self.counts(l.figure)).map(Load::head);
        out.push(finding.any(take_out(i64::from(least) - i64::from(self.max), loads)));
    }
}
