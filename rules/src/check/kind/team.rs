//! Checks [`crate::constraint::team`].

use super::Check;
use super::unique::{ask, by_person, with_side_lists};
use crate::check::CheckInput;
use crate::check::remedy::tally_up;
use crate::check::squad::Squad;
use crate::constraint::team::Team;
use crate::id::FigureId;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::roster::Line;

impl Check for Team {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(partner) = squad.input.partner else {
            out.push(Finding::new(Severity::Note, &self.rule, "team-partner-missing"));
            return;
        };
        let theirs = Squad::resolve(squad.catalogue, CheckInput::new(partner, squad.input.format));
        if let (Some(mine), Some(other)) = (&squad.allegiance, &theirs.allegiance) {
            let said = match mine.agrees(other) {
                Some(true) => None,
                Some(false) => Some((Severity::Error, "team-factions-differ")),
                None => Some((Severity::Ask, "team-factions-open")),
            };
            if let Some((severity, message)) = said {
                let faction = |f: &crate::id::FactionId| Fact::Faction(f.clone());
                let finding = Finding::new(severity, &self.rule, message);
                let finding = finding.with("faction", faction(&mine.chosen.faction));
                out.push(finding.with("other", faction(&other.chosen.faction)));
            }
        }
        let mine = with_side_lists(squad.catalogue, &squad.lines, squad.input.draft);
        let other = with_side_lists(squad.catalogue, &theirs.lines, partner);
        let theirs = by_person(&other);
        for (person, versions) in by_person(&mine) {
            if let Some(again) = theirs.get(&person) {
                let both = versions.iter().chain(again).map(|l| l.figure.id.clone());
                let finding = Finding::new(Severity::Error, &self.rule, "team-unique-in-both");
                let going = tally_up(versions.iter().map(|l| (&l.figure.id, l.count)));
                let finding = finding.with("person", Fact::Person(person)).about(both);
                out.push(finding.fix(Fix::remove_all(going)));
            }
        }
        // Within one squad the uniqueness rule asks.
        let is_in = |lines: &[Line<'_>], id: &FigureId| lines.iter().any(|l| l.figure.id == *id);
        let across = |a: &FigureId, b: &FigureId| {
            (is_in(&mine, a) && is_in(&other, b)) || (is_in(&other, a) && is_in(&mine, b))
        };
        let all: Vec<_> = mine.iter().chain(&other).copied().collect();
        ask(&self.rule, &all, &across, out);
    }
}
