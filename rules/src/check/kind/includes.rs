//! Checks [`crate::constraint::includes`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::includes::Includes;
use crate::figure::{Cost, Figure};
use crate::id::FigureId;
use crate::points::Price;
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::roster::{Line, look_up};
use crate::squad::SetupChoice;

impl Check for Includes {
    fn price(&self, squad: &Squad<'_>, figure: &Figure, price: &mut Price) {
        let line = squad.lines.iter().find(|l| l.figure.id == figure.id);
        if let Some(copies) = line.map(|l| l.count)
            && self.appointed(squad).any(|id| *id == figure.id)
        {
            price.change_one(self.dearer, copies, &self.rule, &figure.id);
        }
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        if squad.lines.is_empty() {
            return;
        }
        let has = squad.lines.iter().any(|l| self.has(l.figure));
        let open = || squad.lines.iter().map(|l| l.figure).filter(|f| self.may_have(f));
        let perhaps = open().next().is_some() || squad.may_hold_more();
        let new = |severity, message| {
            let finding = Finding::new(severity, &self.rule, message);
            let finding = finding.with("trait", Fact::Text(self.flag.clone()));
            finding.with("role", Fact::Keyword(self.role.clone().unwrap_or_default()))
        };
        let mut appointed = 0_u32;
        for id in self.appointed(squad) {
            appointed = appointed.saturating_add(1);
            let fault = match squad.lines.iter().find(|l| l.figure.id == *id) {
                _ if appointed > 1 => Some((Severity::Error, "includes-role-twice")),
                _ if has => Some((Severity::Error, "includes-role-needless")),
                _ if self.opened(squad) => Some((Severity::Error, "includes-role-opened")),
                None => Some((Severity::Error, "includes-role-not-there")),
                Some(line) if !self.may(line.figure) => Some((Severity::Error, "includes-role-wrong")),
                Some(line) => self.cheaper(squad, line),
            };
            let (severity, message) = fault.unwrap_or((Severity::Note, "includes-role-taken"));
            let finding = new(severity, message).number("dearer", self.dearer).about([id.clone()]);
            let untold = squad.lines.iter().find(|l| self.may(l.figure) && l.figure.cost == Cost::Unknown);
            out.push(match untold.filter(|_| severity == Severity::Ask) {
                Some(line) => {
                    let question = Question::Cost { figure: line.figure.id.clone() };
                    finding.fix(Fix::Settle { question })
                }
                None if severity == Severity::Error => {
                    let role = self.role.clone().unwrap_or_default();
                    let choices = vec![SetupChoice { holder: id.clone(), ability: role, chosen: id.clone() }];
                    finding.fix(Fix::Unchoose { choices })
                }
                None => finding,
            });
        }
        if has || appointed > 0 {
            return;
        }
        let severity = match (self.advised, perhaps) {
            (true, _) if self.role.is_some() || perhaps => Severity::Note,
            (true, _) => Severity::Warning,
            (false, true) => Severity::Ask,
            (false, false) => Severity::Error,
        };
        let Some(role) = &self.role else {
            if severity == Severity::Ask && !squad.may_hold_more() {
                // Each of them may have the trait.
                out.extend(open().map(|figure| {
                    let question = Question::Fact { figure: figure.id.clone(), column: self.flag.clone() };
                    new(severity, "includes-unknown").about([figure.id.clone()]).fix(Fix::Settle { question })
                }));
                return;
            }
            out.push(new(
                severity,
                match (self.advised, perhaps) {
                    (true, _) => "includes-advised",
                    (false, true) => "includes-maybe",
                    (false, false) => "includes-none",
                },
            ));
            return;
        };
        if self.advised && self.opened(squad) {
            return; // a figure with the trait was left out deliberately
        }
        let known = squad.lines.iter().filter(|l| self.may(l.figure) && l.figure.cost.known().is_some());
        let cheapest = known.min_by_key(|l| (l.figure.cost.known(), &l.figure.id));
        let message = match (self.advised, perhaps) {
            (true, _) => "includes-role-may",
            (false, true) => "includes-role-maybe",
            (false, false) => "includes-role-missing",
        };
        let finding = new(severity, message);
        out.push(match cheapest {
            Some(line) => finding.fix(Fix::Choose { holder: line.figure.id.clone(), ability: role.clone() }),
            None => finding,
        });
    }
}

impl Includes {
    fn appointed<'a>(&'a self, squad: &'a Squad<'_>) -> impl Iterator<Item = &'a FigureId> + 'a {
        let made = squad.input.draft.setup.iter();
        let made = made.filter(|c| self.role.as_ref() == Some(&c.ability) && c.holder == c.chosen);
        made.map(|c| &c.chosen)
    }

    /// Whether the role is unavailable because a figure with the trait was opened.
    fn opened(&self, squad: &Squad<'_>) -> bool {
        let pool = squad.input.draft.pool.as_deref().unwrap_or_default();
        self.unless_opened && look_up(squad.catalogue, pool).0.iter().any(|l| self.has(l.figure))
    }

    /// Returns what is wrong or open if the appointed figure isn't the cheapest.
    fn cheaper(&self, squad: &Squad<'_>, chosen: &Line<'_>) -> Option<(Severity, &'static str)> {
        let unsure = |f: &Figure| self.maybe.as_ref().is_some_and(|m| m.matches(f));
        let others = squad.lines.iter().filter(|l| l.figure.id != chosen.figure.id && self.may(l.figure));
        let mut open = None;
        for other in others {
            match (other.figure.cost.known(), chosen.figure.cost.known()) {
                (Some(cost), Some(own)) if cost >= own => {}
                (Some(_), Some(_)) if !unsure(other.figure) => {
                    return Some((Severity::Error, "includes-role-dearer"));
                }
                _ => open = Some((Severity::Ask, "includes-role-open")),
            }
        }
        open
    }
}
