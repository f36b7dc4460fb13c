//! Checks [`crate::constraint::conscripts`].

use super::{Admit, Check};
use crate::check::allegiance::Standing;
use crate::check::squad::Squad;
use crate::constraint::conscripts::{Conscripts, Reading};
use crate::figure::Figure;
use crate::id::FactionId;
use crate::report::{Fact, Finding, Fix, Question, Severity};

impl Check for Conscripts {
    fn admit(&self, squad: &Squad<'_>, figure: &Figure, faction: &FactionId) -> Admit {
        let mut readings = self.readings(squad);
        let admits = *faction == self.faction
            && readings.any(|(_, reading)| match reading {
                Reading::Open | Reading::Anybody => true,
                Reading::Those(who) => who.matches(figure),
            });
        if admits { Admit::Yes(self.rule.clone()) } else { Admit::No }
    }

    fn conscripts(&self, squad: &Squad<'_>, faction: &FactionId) -> bool {
        *faction == self.faction
            && self.readings(squad).any(|(_, reading)| !matches!(reading, Reading::Those(_)))
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
            // Without any figure that certainly lets them in, it rests on a reading that somebody may not share.
            let open = self.readings(squad).find(|(_, reading)| *reading == Reading::Open);
            let settled = self.readings(squad).any(|(_, reading)| reading == Reading::Anybody);
            out.push(match open.filter(|_| !settled) {
                Some((holder, _)) => {
                    let question = Question::LetIn { holder: holder.id.clone() };
                    let with = Fact::Figures(vec![holder.id.clone()]);
                    finding("conscripts-open").about(let_in).with("with", with).fix(Fix::Settle { question })
                }
                None => finding("conscripts-let-in").about(let_in),
            });
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

impl Conscripts {
    /// Returns the members with this effect, and whom each lets in.
    fn readings<'a>(&'a self, squad: &'a Squad<'_>) -> impl Iterator<Item = (&'a Figure, Reading<'a>)> {
        let members = squad.lines.iter().map(|l| l.figure).filter(|f| self.with.matches(f));
        members.map(|holder| (holder, self.reading(squad.catalogue.let_in(), holder)))
    }
}
