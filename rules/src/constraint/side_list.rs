//! Figures brought beside the squad, which its cost doesn't count (Reinforcements, Reserves). Who
//! may bring whom stands in the pack's `side_lists.csv`.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::catalogue::SideListOffer;
use crate::check::{Line, Squad, look_up};
use crate::id::{FactionId, FigureId, RuleId};
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::squad::SideList as Drawn;

/// Lists of some kinds beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideList {
    /// The rule.
    pub rule: RuleId,
    /// The pack's kinds of list that the rule governs.
    pub lists: Vec<String>,
}

impl Kind for SideList {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let drawn = || squad.input.draft.side_lists.iter().filter(|l| self.lists.contains(&l.kind));
        for list in drawn() {
            self.check(squad, list, out);
        }
        for line in &squad.lines {
            for offer in self.offers(squad, &line.figure.id) {
                let used = drawn().any(|l| l.holder == offer.figure && l.kind == offer.kind);
                if !used {
                    out.push(self.may_bring(offer));
                }
            }
        }
    }
}

impl SideList {
    fn offers<'a>(
        &'a self,
        squad: &Squad<'a>,
        id: &'a FigureId,
    ) -> impl Iterator<Item = &'a SideListOffer> + 'a {
        squad.catalogue.side_lists_of(id).filter(|o| self.lists.contains(&o.kind))
    }

    fn say(&self, severity: Severity, message: &'static str, offer: &SideListOffer) -> Finding {
        let factions: Vec<_> = offer.pool.values_of("faction").map(FactionId::from).collect();
        let pool = if factions.is_empty() {
            Fact::Keyword(offer.pool.values_of("ability").collect::<Vec<_>>().join(", "))
        } else {
            Fact::Factions(factions)
        };
        let finding =
            Finding::new(severity, &self.rule, message).with("holder", Fact::Figure(offer.figure.clone()));
        finding.with("list", Fact::Text(offer.kind.clone())).with("pool", pool)
    }

    fn may_bring(&self, offer: &SideListOffer) -> Finding {
        let about = [offer.figure.clone()];
        match offer.value {
            Some(value) => {
                self.say(Severity::Note, "side-list-may", offer).number("value", value).about(about)
            }
            None => self.say(Severity::Note, "side-list-may-unknown", offer).about(about).fix(settle(offer)),
        }
    }

    fn check(&self, squad: &Squad<'_>, list: &Drawn, out: &mut Vec<Finding>) {
        let (lines, unknown) = look_up(squad.catalogue, &list.members);
        if lines.is_empty() && unknown.is_empty() {
            return;
        }
        let outside = |offer: &SideListOffer| -> Vec<FigureId> {
            lines.iter().filter(|l| !offer.pool.matches(l.figure)).map(|l| l.figure.id.clone()).collect()
        };
        let offers =
            self.offers(squad, &list.holder).filter(|o| o.kind == list.kind && squad.holds(&o.figure));
        // A card that offers two pools: the list is meant for the one it fits best.
        let Some(offer) = offers.min_by_key(|o| (outside(o).len(), std::cmp::Reverse(o.value))) else {
            let finding = Finding::new(Severity::Error, &self.rule, "side-list-no-holder");
            let finding =
                finding.with("holder", Fact::Figure(list.holder.clone())).about([list.holder.clone()]);
            out.push(finding.with("list", Fact::Text(list.kind.clone())));
            return;
        };
        let strangers = outside(offer);
        if !strangers.is_empty() {
            out.push(self.say(Severity::Error, "side-list-outside", offer).about(strangers));
        }
        self.check_points(squad, offer, &lines, !unknown.is_empty(), out);
    }

    fn check_points(
        &self,
        squad: &Squad<'_>,
        offer: &SideListOffer,
        lines: &[Line<'_>],
        unknown: bool,
        out: &mut Vec<Finding>,
    ) {
        let prices = lines.iter().map(|l| (squad.price(l.figure).unit, i64::from(l.count)));
        let (mut total, mut sure) = (0, !unknown);
        for (unit, count) in prices {
            total += i64::from(unit.unwrap_or(0)) * count;
            sure &= unit.is_some();
        }
        let members = lines.iter().map(|l| l.figure.id.clone());
        match offer.value {
            None => {
                let finding = self.say(Severity::Ask, "side-list-unknown", offer).number("total", total);
                out.push(finding.about(members).fix(settle(offer)));
            }
            Some(value) if total > i64::from(value) => {
                let finding = self.say(Severity::Error, "side-list-over", offer).number("total", total);
                out.push(finding.number("value", value).about(members));
            }
            Some(value) if !sure => {
                let finding = self.say(Severity::Ask, "side-list-cost-unknown", offer);
                out.push(finding.number("value", value).about(members));
            }
            Some(_) => {}
        }
    }
}

fn settle(offer: &SideListOffer) -> Fix {
    Fix::Settle {
        question: Question::SideListValue { figure: offer.figure.clone(), list: offer.kind.clone() },
    }
}
