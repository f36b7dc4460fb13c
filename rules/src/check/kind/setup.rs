//! Checks [`crate::constraint::setup`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::setup::{Among, Setup};
use crate::figure::Figure;
use crate::id::FigureId;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::roster::{Line, look_up};
use crate::squad::Member;

impl Check for Setup {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for holder in squad.lines.iter().filter(|l| l.figure.has_keyword(&self.ability)) {
            let id = holder.figure.id.clone();
            let new = |severity, message| {
                let finding = Finding::new(severity, &self.rule, message).about([id.clone()]);
                finding.with("ability", Fact::Keyword(self.ability.clone()))
            };
            if self.among == Among::Nobody {
                out.push(new(Severity::Note, "setup-remember"));
                continue;
            }
            let choose = Fix::Choose { holder: id.clone(), ability: self.ability.clone() };
            let mut made = 0_u32;
            for chosen in squad.input.draft.choices(&id, &self.ability) {
                made = made.saturating_add(1);
                if let Some(message) = self.fault(squad, holder.figure, holder.count, chosen) {
                    let finding = new(Severity::Error, message).fix(choose.clone());
                    out.push(finding.with("chosen", Fact::Figure(chosen.clone())));
                }
            }
            if made < holder.count && !self.has_somebody(squad, holder) {
                out.push(new(Severity::Warning, "setup-nobody"));
            } else if made < holder.count {
                out.push(new(Severity::Note, "setup-choose").fix(choose));
            } else if made > holder.count {
                let finding = new(Severity::Error, "setup-too-many").number("made", made);
                let choices = squad.made(&id, &self.ability, holder.count);
                out.push(finding.number("copies", holder.count).fix(Fix::Unchoose { choices }));
            }
        }
    }
}

impl Setup {
    /// Returns the message for an invalid choice.
    fn fault(
        &self,
        squad: &Squad<'_>,
        holder: &Figure,
        copies: u32,
        chosen: &FigureId,
    ) -> Option<&'static str> {
        let there = match (self.among, squad.input.opponent) {
            (Among::Enemies, None) => squad.catalogue.figure(chosen).is_some(),
            (Among::Enemies, Some(enemy)) => {
                look_up(squad.catalogue, &enemy.members).0.iter().any(|l| l.figure.id == *chosen)
            }
            _ => squad.holds(chosen) || self.is_with_partner(squad, chosen),
        };
        if !there {
            return Some("setup-not-there");
        }
        if self.among == Among::OtherAllies && *chosen == holder.id && copies < 2 {
            return Some("setup-itself");
        }
        let figure = squad.catalogue.figure(chosen)?;
        (!self.is_lawful(squad, figure)).then_some("setup-wrong")
    }

    fn is_lawful(&self, squad: &Squad<'_>, figure: &Figure) -> bool {
        self.whom.as_ref().is_none_or(|w| w.matches_as(figure, &squad.factions_of(figure)))
    }

    /// Whether there is any figure to choose, as far as is known.
    fn has_somebody(&self, squad: &Squad<'_>, holder: &Line<'_>) -> bool {
        let among = |members: &[Member]| {
            look_up(squad.catalogue, members).0.iter().any(|l| self.is_lawful(squad, l.figure))
        };
        if !squad.unknown.is_empty() {
            return true;
        }
        match (self.among, squad.input.opponent) {
            (Among::Nobody, _) | (Among::Enemies, None) => true,
            (Among::Enemies, Some(enemy)) => among(&enemy.members),
            (Among::Allies | Among::OtherAllies, _) => {
                let itself = |l: &Line<'_>| l.figure.id == holder.figure.id && holder.count < 2;
                let barred = |l: &Line<'_>| self.among == Among::OtherAllies && itself(l);
                let partner = squad.input.partner.filter(|_| self.team);
                squad.lines.iter().any(|l| !barred(l) && self.is_lawful(squad, l.figure))
                    || partner.is_some_and(|p| among(&p.members))
            }
        }
    }

    fn is_with_partner(&self, squad: &Squad<'_>, chosen: &FigureId) -> bool {
        let partner = squad.input.partner.filter(|_| self.team);
        partner.is_some_and(|p| p.members.iter().any(|m| m.count > 0 && m.figure == *chosen))
    }
}
