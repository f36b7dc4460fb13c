//! Checks [`crate::constraint::faction`].

use super::Check;
use crate::check::allegiance::Standing;
use crate::check::squad::Squad;
use crate::constraint::faction::Faction;
use crate::report::{Fact, Finding, Fix, Severity};

impl Check for Faction {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = &squad.allegiance else { return };
        let faction = &allegiance.chosen.faction;
        let standings = || squad.lines.iter().zip(&allegiance.chosen.standings);
        let open = standings().filter(|(_, s)| **s == Standing::Open(self.rule.clone()));
        let open: Vec<_> = open.map(|(line, _)| line.figure.id.clone()).collect();
        if self.untold && !open.is_empty() {
            out.push(Finding::new(Severity::Ask, &self.rule, "faction-untold").about(open));
        }
        let foreign: Vec<_> =
            standings().filter(|(_, s)| **s == Standing::Foreign).map(|(line, _)| line).collect();
        if foreign.is_empty() {
            return;
        }
        let alone = self.neutral_alone.as_ref().filter(|_| self.neutral.as_ref() == Some(faction));
        let (rule, message) = match alone {
            Some(rule) => (rule, "faction-neutral-alone"),
            None => (&self.rule, "faction-foreign"),
        };
        let finding = Finding::new(Severity::Error, rule, message)
            .with("faction", Fact::Faction(faction.clone()))
            .about(foreign.iter().map(|l| l.figure.id.clone()));
        let going = foreign.iter().map(|l| (l.figure.id.clone(), l.count)).collect();
        // Removing the neutral members of an all-neutral squad would leave nothing.
        out.push(if alone.is_some() { finding } else { finding.fix(Fix::remove_all(going)) });
    }
}
