//! Checks [`crate::constraint::eras`].

use std::collections::BTreeSet;

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::eras::Eras;
use crate::game::Offer;
use crate::report::{Fact, Finding, Fix, Severity};

impl Check for Eras {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = &squad.allegiance else { return };
        if !allegiance.is_possible() {
            return; // the faction rule reports this already
        }
        let draft = squad.input.draft;
        let eras = || {
            let named = |e: &&crate::game::Era| draft.era.as_ref().is_none_or(|d| *d == e.id);
            squad.catalogue.game().eras.iter().filter(named)
        };
        let offers = || eras().flat_map(|e| &e.offers).filter(|o| allegiance.could_be(&o.faction));
        let on_side = || offers().filter(|o| draft.side.as_ref().is_none_or(|s| *s == o.side));
        let faction = Fact::Faction(allegiance.chosen.faction.clone());
        let new = |severity, rule, message| {
            let mut finding = Finding::new(severity, rule, message).with("faction", faction.clone());
            if let Some(era) = &draft.era {
                finding = finding.with("era", Fact::Era(era.clone()));
            }
            if let Some(side) = &draft.side {
                finding = finding.with("side", Fact::Side(side.clone()));
            }
            finding
        };
        if offers().next().is_none() && (draft.era.is_some() || self.required) {
            let all = squad.catalogue.game().eras.iter();
            let side = |o: &Offer| draft.side.as_ref().is_none_or(|s| *s == o.side);
            let open = all.filter(|e| e.offers.iter().any(|o| allegiance.could_be(&o.faction) && side(o)));
            let ways = open.map(|e| Fix::Era { era: e.id.clone() });
            out.push(new(Severity::Error, &self.rule, "era-not-offered").any(ways));
        } else if on_side().next().is_none() && draft.side.is_some() {
            let sides: BTreeSet<_> = offers().map(|o| o.side.clone()).collect();
            let ways = sides.into_iter().map(|side| Fix::Side { side });
            out.push(new(Severity::Error, &self.side_rule, "side-other").any(ways));
        } else if on_side().next().is_some() && on_side().all(|o| o.by_text_only) {
            out.push(new(Severity::Note, &self.rule, "era-by-text-only"));
        }
        if self.required && draft.era.is_none() {
            out.push(new(Severity::Note, &self.rule, "era-unnamed"));
        }
        if self.required && draft.side.is_none() {
            out.push(new(Severity::Note, &self.side_rule, "side-unnamed"));
        }
    }
}
