//! Checks [`crate::constraint::conscripts`].

use super::{Admit, Check};
use crate::check::allegiance::Standing;
use crate::check::squad::Squad;
use crate::constraint::conscripts::Conscripts;
use crate::figure::Figure;
use crate::id::FactionId;
use crate::report::{Fact, Finding, Severity};

impl Check for Conscripts {
    fn admit(&self, squad: &Squad<'_>, _figure: &Figure, faction: &FactionId) -> Admit {
        if self.conscripts(squad, faction) { Admit::Yes(self.rule.clone()) } else { Admit::No }
    }

    fn conscripts(&self, squad: &Squad<'_>, faction: &FactionId) -> bool {
        *faction == self.faction && squad.lines.iter().any(|l| self.with.matches(l.figure))
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = &squad.allegiance else { return };
        let standings = || squad.lines.iter().zip(&allegiance.chosen.standings);
        let here = squad.lines.iter().any(|l| self.with.matches(l.figure));
        let let_in = standings().filter(|(_, s)| matches!(s, Standing::Admitted(r) if *r == self.rule));
        let let_in: Vec<_> = let_in.map(|(l, _)| l.figure.id.clone()).collect();
        let finding = |message| {
            Finding::new(Severity::Note, &self.rule, message)
                .with("faction", Fact::Faction(self.faction.clone()))
        };
        if !let_in.is_empty() {
            out.push(finding("conscripts-let-in").about(let_in));
        }
        // Figures that could join if someone were there to conscript them.
        if !here && allegiance.chosen.faction == self.faction {
            let foreign = standings().filter(|(_, s)| **s == Standing::Foreign);
            let foreign: Vec<_> = foreign.map(|(l, _)| l.figure.id.clone()).collect();
            let company = squad.catalogue.figures().iter().filter(|f| self.with.matches(f));
            let company: Vec<_> = company.map(|f| f.id.clone()).collect();
            if !foreign.is_empty() && !company.is_empty() {
                out.push(finding("conscripts-needs").about(foreign).with("with", Fact::Figures(company)));
            }
        }
    }
}
