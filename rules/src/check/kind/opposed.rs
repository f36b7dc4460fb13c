//! Checks [`crate::constraint::opposed`]: the two squads are judged by their members, even if neither declares
//! an era or side.

use super::Check;
use crate::check::CheckInput;
use crate::check::squad::Squad;
use crate::constraint::opposed::{Eras, Opposed};
use crate::game::Offer;
use crate::id::{EraId, FactionId};
use crate::report::{Fact, Finding, Severity};

impl Check for Opposed {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(opponent) = squad.input.opponent else { return };
        let theirs = Squad::resolve(squad.catalogue, CheckInput::new(opponent, squad.input.format));
        if let Some(finding) = self.named(squad, &theirs).or_else(|| self.played(squad, &theirs)) {
            out.push(finding);
        }
    }
}

impl Opposed {
    /// Checks the declared eras and sides.
    fn named(&self, squad: &Squad<'_>, theirs: &Squad<'_>) -> Option<Finding> {
        let (mine, theirs) = (squad.input.draft, theirs.input.draft);
        if let (Some(era), Some(other)) = (&mine.era, &theirs.era)
            && !self.go_together(era, other)
        {
            let message = match self.eras {
                Eras::Same => "opposed-eras-differ",
                Eras::Different => "opposed-eras-same",
            };
            let finding =
                Finding::new(Severity::Error, &self.rule, message).with("era", Fact::Era(era.clone()));
            return Some(finding.with("other", Fact::Era(other.clone())));
        }
        let side = mine.side.as_ref().filter(|_| mine.side == theirs.side)?;
        let finding = Finding::new(Severity::Error, &self.side_rule, "opposed-sides-same");
        Some(finding.with("side", Fact::Side(side.clone())))
    }

    /// Checks the factions that the two play as. A squad that no faction admits as a whole has no place here;
    /// the faction rule reports it.
    fn played(&self, squad: &Squad<'_>, theirs: &Squad<'_>) -> Option<Finding> {
        let faction = |squad: &Squad<'_>| squad.allegiance.as_ref()?.faction().cloned();
        let (faction, other) = (faction(squad)?, faction(theirs)?);
        let (mine, others) = (Place::all(squad, false), Place::all(theirs, false));
        if mine.is_empty() || others.is_empty() {
            return None; // the rule on eras reports this already
        }
        let new = |severity, rule, message| {
            let fact = |faction: &FactionId| Fact::Faction(faction.clone());
            let finding = Finding::new(severity, rule, message).with("faction", fact(&faction));
            Some(finding.with("other", fact(&other)))
        };
        if self.meet(&Place::all(squad, true), &Place::all(theirs, true)) {
            None
        } else if self.meet(&mine, &others) {
            new(Severity::Ask, &self.rule, "opposed-open")
        } else if mine.iter().any(|m| others.iter().any(|o| self.go_together(m.era, o.era))) {
            new(Severity::Error, &self.side_rule, "opposed-one-side")
        } else {
            let message = match self.eras {
                Eras::Same => "opposed-no-common-era",
                Eras::Different => "opposed-one-era",
            };
            new(Severity::Error, &self.rule, message)
        }
    }

    fn go_together(&self, era: &EraId, other: &EraId) -> bool {
        (era == other) == (self.eras == Eras::Same)
    }

    fn meet(&self, mine: &[Place<'_>], theirs: &[Place<'_>]) -> bool {
        let against =
            |m: &Place<'_>, o: &Place<'_>| self.go_together(m.era, o.era) && m.offer.side != o.offer.side;
        mine.iter().any(|m| theirs.iter().any(|o| against(m, o)))
    }
}

/// An era in which a squad can play, and its side there.
struct Place<'a> {
    era: &'a EraId,
    offer: &'a Offer,
}

impl<'a> Place<'a> {
    /// Returns the options that the draft leaves open: the certain ones, or also those that depend on open
    /// questions.
    fn all(squad: &Squad<'a>, certainly: bool) -> Vec<Self> {
        let Some(allegiance) = &squad.allegiance else { return Vec::new() };
        let draft = squad.input.draft;
        let eras = &squad.catalogue.game().eras;
        let named = eras.iter().filter(|e| draft.era.as_ref().is_none_or(|d| *d == e.id));
        let all = named.flat_map(|era| era.offers.iter().map(|offer| Place { era: &era.id, offer }));
        all.filter(|place| draft.side.as_ref().is_none_or(|side| *side == place.offer.side))
            .filter(|place| allegiance.may_be(&place.offer.faction, certainly))
            .collect()
    }
}
