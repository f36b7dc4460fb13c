//! Two squads of one team: of one faction, and no unique person in both.

use serde::{Deserialize, Serialize};

use super::Kind;
use super::unique::by_person;
use crate::check::{CheckInput, Squad, check_parts, look_up};
use crate::id::RuleId;
use crate::report::{Fact, Finding, Severity};

/// Two squads of one team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// The rule.
    pub rule: RuleId,
}

impl Kind for Team {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(partner) = squad.input.partner else {
            out.push(Finding::new(Severity::Note, &self.rule, "team-partner-missing"));
            return;
        };
        let theirs = check_parts(squad.catalogue, CheckInput::new(partner, squad.input.format));
        if let (Some(mine), Some(other)) = (&squad.allegiance, &theirs.allegiance)
            && !mine.possible().iter().any(|f| other.could_be(f))
        {
            let finding = Finding::new(Severity::Error, &self.rule, "team-factions-differ");
            let faction = |f: &crate::id::FactionId| Fact::Faction(f.clone());
            let finding = finding.with("faction", faction(&mine.chosen.faction));
            out.push(finding.with("other", faction(&other.chosen.faction)));
        }
        let (lines, _) = look_up(squad.catalogue, &partner.members);
        let other = by_person(&lines);
        for (person, versions) in by_person(&squad.lines) {
            if let Some(again) = other.get(&person) {
                let both = versions.iter().chain(again).map(|l| l.figure.id.clone());
                let finding = Finding::new(Severity::Error, &self.rule, "team-unique-in-both");
                out.push(finding.with("person", Fact::Person(person)).about(both));
            }
        }
    }
}
