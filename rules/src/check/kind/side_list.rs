//! Checks [`crate::constraint::side_list`].

use std::collections::BTreeMap;

use super::Check;
use crate::ability::SideListOffer;
use crate::beside::{Share, share_out};
use crate::check::remedy::{Load, tally_up, ways};
use crate::check::squad::Squad;
use crate::constraint::side_list::{Amount, SideList};
use crate::figure::Cost;
use crate::id::FigureId;
use crate::points::Sum;
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::roster::{Line, Stranger, look_up};
use crate::squad::{Member, SideList as Drawn};

impl Check for SideList {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let drawn = || squad.input.draft.side_lists.iter().filter(|l| self.lists.contains(&l.kind));
        if self.amount == Amount::Nobody {
            for list in drawn().filter(|l| l.members.iter().any(|m| m.count > 0)) {
                let finding = Finding::new(Severity::Error, &self.rule, "side-list-barred");
                let finding = finding.with("list", Fact::Text(list.kind.clone()));
                let finding = finding.about(list.members.iter().map(|m| m.figure.clone()));
                out.push(finding.fix(without(tally_up(list.members.iter().map(|m| (&m.figure, m.count))))));
            }
            return;
        }
        let mut checked = Vec::new();
        for list in drawn() {
            if !self.once {
                self.check(squad, list, &list.members, 1, out);
            } else if !checked.contains(&(&list.holder, &list.kind)) {
                checked.push((&list.holder, &list.kind));
                let same = drawn().filter(|l| l.holder == list.holder && l.kind == list.kind);
                let members: Vec<_> = same.flat_map(|l| &l.members).cloned().collect();
                let holder = squad.lines.iter().find(|l| l.figure.id == list.holder);
                self.check(squad, list, &members, holder.map_or(1, |h| h.count), out);
            }
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
        let finding =
            Finding::new(severity, &self.rule, message).with("holder", Fact::Figure(offer.figure.clone()));
        finding.with("list", Fact::Text(offer.kind.clone())).with("pool", offer.whom())
    }

    fn may_bring(&self, offer: &SideListOffer) -> Finding {
        let about = [offer.figure.clone()];
        match offer.value {
            _ if self.amount == Amount::Any => {
                self.say(Severity::Note, "side-list-may-any", offer).about(about)
            }
            Some(value) => {
                let figures = self.amount == Amount::Figures;
                let message = if figures { "side-list-may-figures" } else { "side-list-may" };
                self.say(Severity::Note, message, offer).number("value", value).about(about)
            }
            None => self.say(Severity::Note, "side-list-may-unknown", offer).about(about).fix(settle(offer)),
        }
    }

    /// Checks the figures that `times` copies of a holder bring.
    fn check(&self, squad: &Squad<'_>, list: &Drawn, members: &[Member], times: u32, out: &mut Vec<Finding>) {
        if members.iter().all(|m| m.count == 0) {
            return;
        }
        let offers =
            self.offers(squad, &list.holder).filter(|o| o.kind == list.kind && squad.holds(&o.figure));
        let shares = share_out(squad.catalogue, offers, members);
        if shares.is_empty() {
            let finding = Finding::new(Severity::Error, &self.rule, "side-list-no-holder");
            let finding =
                finding.with("holder", Fact::Figure(list.holder.clone())).about([list.holder.clone()]);
            let finding = finding.with("list", Fact::Text(list.kind.clone()));
            out.push(finding.fix(without(tally_up(members.iter().map(|m| (&m.figure, m.count))))));
        }
        for Share { offer, members } in shares.iter().filter(|s| !s.members.is_empty()) {
            let (lines, unknown) = look_up(squad.catalogue, members);
            let strangers = lines.iter().filter(|l| !offer.pool.matches(l.figure));
            let strangers = tally_up(strangers.map(|l| (&l.figure.id, l.count)));
            if !strangers.is_empty() {
                let finding = self.say(Severity::Error, "side-list-outside", offer);
                out.push(finding.about(strangers.keys().cloned()).fix(without(strangers)));
            }
            out.extend(self.too_much(squad, offer, &lines, &unknown, times));
        }
    }

    /// Checks the amount that an offer brings.
    fn too_much(
        &self,
        squad: &Squad<'_>,
        offer: &SideListOffer,
        lines: &[Line<'_>],
        unknown: &[Stranger<'_>],
        times: u32,
    ) -> Option<Finding> {
        let about = || lines.iter().map(|l| l.figure.id.clone());
        match (self.amount, offer.value) {
            (Amount::Any, _) => None,
            (Amount::Figures, Some(value)) => {
                let counts = lines.iter().map(|l| l.count).chain(unknown.iter().map(|u| u.count));
                let brought: i64 = counts.map(i64::from).sum();
                let most = i64::from(value) * i64::from(times);
                let finding = || {
                    let finding = self.say(Severity::Error, "side-list-too-many", offer);
                    let finding = finding.number("figures", brought).number("value", most).about(about());
                    finding.any(ways(brought - most, lines.iter().map(Load::head)).into_iter().map(without))
                };
                (brought > most).then(finding)
            }
            _ => {
                let mut sum = Sum::default();
                for line in lines {
                    sum.add(line.count, &squad.price(line.figure));
                }
                for member in unknown {
                    sum.add_unknown(member.count, member.last_cost);
                }
                let untold = lines.iter().find(|l| l.figure.cost == Cost::Unknown);
                self.points(offer, times, &sum).map(|finding| match untold {
                    Some(line) if finding.severity == Severity::Ask && finding.fixes.is_empty() => {
                        let question = Question::Cost { figure: line.figure.id.clone() };
                        finding.about(about()).fix(Fix::Settle { question })
                    }
                    _ if finding.severity == Severity::Error => {
                        let excess = sum.at_least() - i64::from(offer.value.unwrap_or(0)) * i64::from(times);
                        let loads = lines.iter().filter_map(|l| Load::points(l, squad.price(l.figure).unit));
                        finding.about(about()).any(ways(excess, loads).into_iter().map(without))
                    }
                    _ => finding.about(about()),
                })
            }
        }
    }

    /// Checks the points of a list.
    fn points(&self, offer: &SideListOffer, times: u32, sum: &Sum) -> Option<Finding> {
        let Some(value) = offer.value else {
            let finding = self.say(Severity::Ask, "side-list-unknown", offer);
            return Some(finding.number("total", sum.total()).fix(settle(offer)));
        };
        let times = i32::try_from(times).unwrap_or(i32::MAX);
        let value = value.saturating_mul(times);
        let finding = match sum.is_over(value) {
            Some(false) => return None,
            Some(true) => self.say(Severity::Error, "side-list-over", offer).number("total", sum.at_least()),
            None => self.say(Severity::Ask, "side-list-cost-unknown", offer),
        };
        Some(finding.number("value", value))
    }
}

/// Returns a fix that removes figures from the lists beside the squad, and keeps the squad itself.
fn without(copies: BTreeMap<FigureId, u32>) -> Fix {
    Fix::Remove { copies, beside: true }
}

fn settle(offer: &SideListOffer) -> Fix {
    Fix::Settle {
        question: Question::SideListValue { figure: offer.figure.clone(), list: offer.kind.clone() },
    }
}
