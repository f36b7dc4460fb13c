//! Checks [`crate::constraint::admits`].

use super::{Admit, Check};
use crate::check::allegiance::{Candidate, Standing};
use crate::check::remedy::{Load, take_out};
use crate::check::squad::Squad;
use crate::constraint::Constraint;
use crate::constraint::admits::Admits;
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::matching::left_over;
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::roster::Line;
use crate::selector::Selector;

/// The maximum number of copies of one figure to match; beyond that, more make no difference.
const MOST: u32 = 50;

impl Check for Admits {
    fn admit(&self, squad: &Squad<'_>, figure: &Figure, faction: &FactionId) -> Admit {
        if self.told {
            return self.admit_by_table(squad, figure, faction);
        }
        if let Some(with) = &self.with {
            // Company is rare and quick to check, unlike eligible figures.
            let belongs = |f: &Figure| f.factions.contains(faction) || self.unsure && f.factions.is_empty();
            let company = |f: &Figure| with.matches(f) && f.id != figure.id && belongs(f);
            let found = squad.lines.iter().any(|l| company(l.figure)) && self.who.matches(figure);
            return match (found, self.unsure) {
                (false, _) => Admit::No,
                (true, false) => Admit::Yes(self.rule.clone()),
                (true, true) => Admit::Unknown(self.rule.clone()),
            };
        }
        if !self.who.matches(figure) {
            return Admit::No;
        }
        let mut answer = Admit::No;
        for admission in squad.catalogue.admissions_of(&figure.id) {
            match &admission.faction {
                Some(f) if f == faction => return Admit::Yes(self.rule.clone()),
                Some(_) => {}
                None => answer = Admit::Unknown(self.rule.clone()),
            }
        }
        answer
    }

    /// Whether an admitted figure counts as a member: by a row in the table it does, by company it doesn't.
    fn adopts(&self, rule: &RuleId) -> bool {
        *rule == self.rule && self.with.is_none()
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = &squad.allegiance else { return };
        let faction = || Fact::Faction(allegiance.chosen.faction.clone());
        self.too_many(squad, out);
        for (line, standing) in squad.lines.iter().zip(&allegiance.chosen.standings) {
            let id = line.figure.id.clone();
            let new = |severity, message| {
                Finding::new(severity, &self.rule, message).about([id.clone()]).with("faction", faction())
            };
            match standing {
                Standing::Admitted(rule) if *rule == self.rule => {
                    out.push(new(Severity::Note, "admits-let-in"));
                }
                Standing::Open(rule) if *rule == self.rule => {
                    if self.told {
                        self.ask_company(squad, &new, line.figure, out);
                        continue;
                    }
                    if let Some(with) = &self.with {
                        let here = squad.lines.iter().map(|l| l.figure).filter(|f| with.matches(f));
                        let here = Fact::Figures(here.map(|f| f.id.clone()).collect());
                        out.push(new(Severity::Ask, "admits-company-open").with("with", here));
                        continue;
                    }
                    let nowhere = line.figure.factions.is_empty();
                    let message = if nowhere { "admits-unknown" } else { "admits-open" };
                    let question = Question::Admission { figure: id.clone() };
                    out.push(new(Severity::Ask, message).fix(Fix::Settle { question }));
                }
                Standing::Any(rule) if *rule == self.rule => {
                    let question = Question::Admission { figure: id.clone() };
                    out.push(new(Severity::Note, "admits-any").fix(Fix::Settle { question }));
                }
                Standing::Foreign if self.who.matches(line.figure) => {
                    self.say_what_lacks(squad, &new, line.figure, out);
                }
                _ => {}
            }
        }
    }
}

impl Admits {
    /// Returns the members that can admit others, and what the table lists for each, if known.
    fn company<'a>(
        &'a self,
        squad: &'a Squad<'_>,
    ) -> impl Iterator<Item = (&'a Figure, Option<&'a Selector>)> {
        let members = squad.lines.iter().map(|l| l.figure);
        let company = members.filter(|f| self.with.as_ref().is_some_and(|w| w.matches(f)));
        company.flat_map(|holder| {
            let mut rows: Vec<_> = (squad.catalogue.let_in().iter())
                .filter(|row| row.holder == holder.id)
                .map(|row| (holder, row.who.as_ref()))
                .collect();
            if rows.is_empty() {
                rows.push((holder, None));
            }
            rows
        })
    }

    /// Whether a row of the table covers a figure; `None` if that isn't known.
    fn row_means(&self, squad: &Squad<'_>, whom: Option<&Selector>, figure: &Figure) -> Option<bool> {
        let known = squad.catalogue.factions_are_known(figure);
        match whom {
            Some(whom) => self.means(whom, figure, known),
            None => (!self.who.matches(figure)).then_some(false),
        }
    }

    fn admit_by_table(&self, squad: &Squad<'_>, figure: &Figure, faction: &FactionId) -> Admit {
        let mut answer = Admit::No;
        for (holder, whom) in self.company(squad).filter(|(holder, _)| holder.id != figure.id) {
            let native = holder.factions.contains(faction);
            if !native && squad.catalogue.factions_are_known(holder) {
                continue;
            }
            match self.row_means(squad, whom, figure) {
                Some(true) if native => return Admit::Yes(self.rule.clone()),
                Some(false) => {}
                _ => answer = Admit::Unknown(self.rule.clone()),
            }
        }
        answer
    }

    /// Asks which figures the escort admits or, if that is known, what this figure is.
    fn ask_company(
        &self,
        squad: &Squad<'_>,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        figure: &Figure,
        out: &mut Vec<Finding>,
    ) {
        let others = || self.company(squad).filter(|(holder, _)| holder.id != figure.id);
        let ids = |holders: Vec<&Figure>| Fact::Figures(holders.into_iter().map(|f| f.id.clone()).collect());
        let untold: Vec<_> = others().filter(|(_, whom)| whom.is_none()).map(|(f, _)| f).collect();
        for holder in &untold {
            let question = Question::LetIn { holder: holder.id.clone() };
            let finding = new(Severity::Ask, "admits-company-open").with("with", ids(vec![holder]));
            out.push(finding.fix(Fix::Settle { question }));
        }
        let open = others().filter(|(_, whom)| self.row_means(squad, *whom, figure) != Some(false));
        let told: Vec<_> = open.filter(|(_, whom)| whom.is_some()).map(|(f, _)| f).collect();
        if untold.is_empty() && !told.is_empty() {
            let finding = new(Severity::Ask, "admits-company-guest").with("with", ids(told));
            // The figure's kind decides in most cases, its factions in the others.
            let figure_id = || figure.id.clone();
            let kind =
                self.kinds.as_ref().filter(|list| figure.keywords.get(*list).is_none_or(Vec::is_empty));
            let question = match kind {
                Some(list) => Some(Question::Fact { figure: figure_id(), column: list.clone() }),
                None if squad.catalogue.factions_are_known(figure) => None,
                None => Some(Question::Admission { figure: figure_id() }),
            };
            out.push(match question {
                Some(question) => finding.fix(Fix::Settle { question }),
                None => finding,
            });
        }
    }

    /// Whether a figure outside the squad could admit this one if it were added.
    fn could_let_in(&self, squad: &Squad<'_>, holder: &Figure, figure: &Figure) -> bool {
        let faction = squad.allegiance.as_ref().map(|a| &a.chosen.faction);
        let joins = faction.is_some_and(|f| holder.factions.contains(f))
            || !squad.catalogue.factions_are_known(holder);
        let mut rows = squad.catalogue.let_in().iter().filter(|row| row.holder == holder.id).peekable();
        let untold = rows.peek().is_none();
        joins && (untold || rows.any(|r| self.row_means(squad, r.who.as_ref(), figure) != Some(false)))
    }

    /// Returns the number of copies that the escorts in the squad admit.
    fn room(&self, squad: &Squad<'_>) -> u32 {
        let (Some(with), Some(max)) = (&self.with, self.max) else { return u32::MAX };
        let company = squad.lines.iter().filter(|l| with.matches(l.figure)).map(|l| l.count);
        company.fold(0, u32::saturating_add).saturating_mul(max)
    }

    /// Reports guests beyond what the escorts admit under any matching.
    fn too_many(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = squad.allegiance.as_ref().filter(|_| self.max.is_some()) else { return };
        let Candidate { faction, standings, .. } = &allegiance.chosen;
        let let_in =
            |admits: &Self, figure: &Figure| matches!(admits.admit(squad, figure, faction), Admit::Yes(_));
        let guests = guests(squad, standings);
        let outside = outside(squad, &squad.input.format.constraints, faction, standings);
        // If several rules admit the same figure, one of them reports it.
        if outside.iter().any(|first| std::ptr::eq(*first, self)) {
            let guests: Vec<_> = guests.into_iter().filter(|line| let_in(self, line.figure)).collect();
            let copies = guests.iter().map(|l| l.count).fold(0, u32::saturating_add);
            let finding = Finding::new(Severity::Error, &self.rule, "admits-too-many");
            let finding = finding.about(guests.iter().map(|l| l.figure.id.clone()));
            let finding = finding.number("copies", copies).number("max", self.room(squad));
            // The excess is the same for every maximum matching.
            let excess = i64::try_from(outside.len()).unwrap_or(i64::MAX);
            out.push(finding.any(take_out(excess, guests.iter().map(|line| Load::head(line)))));
        }
    }

    /// Notes what the rule would need to admit a figure.
    fn say_what_lacks(
        &self,
        squad: &Squad<'_>,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        figure: &Figure,
        out: &mut Vec<Finding>,
    ) {
        if let Some(with) = &self.with {
            let others = squad.catalogue.figures().iter().filter(|f| f.id != figure.id);
            let unsure = self.unsure || self.told;
            let company = others.filter(|f| with.matches(f) && !(unsure && squad.holds(&f.id)));
            let company = company.filter(|f| !self.told || self.could_let_in(squad, f, figure));
            let company: Vec<_> = company.map(|f| f.id.clone()).collect();
            if unsure && !company.is_empty() {
                let finding = new(Severity::Note, "admits-company-may");
                out.push(finding.with("with", Fact::Figures(company)));
            } else if let Some(one) = company.first().cloned() {
                let finding = new(Severity::Note, "admits-needs-company");
                out.push(finding.with("with", Fact::Figures(company)).fix(Fix::Add { figure: one }));
            }
            return;
        }
        let elsewhere: Vec<_> =
            squad.catalogue.admissions_of(&figure.id).filter_map(|a| a.faction.clone()).collect();
        if !elsewhere.is_empty() {
            out.push(new(Severity::Note, "admits-elsewhere").with("factions", Fact::Factions(elsewhere)));
        }
    }
}

/// Returns the lines admitted by a rule, in a fixed order.
fn guests<'a, 'b>(squad: &'b Squad<'a>, standings: &[Standing]) -> Vec<&'b Line<'a>> {
    let standings = squad.lines.iter().zip(standings);
    let mut guests: Vec<_> =
        standings.filter(|(_, s)| matches!(s, Standing::Admitted(_))).map(|(line, _)| line).collect();
    guests.sort_by(|a, b| a.figure.id.cmp(&b.figure.id));
    guests
}

/// Returns, for each guest for whom this faction has no room under any matching, the first rule that would
/// admit it.
pub(crate) fn outside<'a>(
    squad: &Squad<'_>,
    constraints: &'a [Constraint],
    faction: &FactionId,
    standings: &[Standing],
) -> Vec<&'a Admits> {
    let all: Vec<&Admits> = constraints
        .iter()
        .filter_map(|c| if let Constraint::Admits(a) = c { Some(a) } else { None })
        .collect();
    if all.iter().all(|admits| admits.max.is_none()) {
        return Vec::new();
    }
    let doors = |figure: &Figure| {
        let lets_in = |admits: &Admits| matches!(admits.admit(squad, figure, faction), Admit::Yes(_));
        (0..all.len()).filter(|i| lets_in(all[*i])).collect::<Vec<_>>()
    };
    let copies = guests(squad, standings)
        .into_iter()
        .flat_map(|line| std::iter::repeat_n(doors(line.figure), line.count.min(MOST) as usize));
    let wanted: Vec<_> = copies.collect();
    let room: Vec<_> = all.iter().map(|admits| admits.room(squad)).collect();
    let left = left_over(&wanted, &room);
    left.into_iter().filter_map(|i| wanted[i].first().map(|first| all[*first])).collect()
}
