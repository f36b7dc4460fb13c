//! Members of other factions that a rule lets in: by a table (Affinity), or in company of a
//! certain figure (Order 66).

use serde::{Deserialize, Serialize};

use super::{Admit, Constraint, Kind};
use crate::allegiance::Standing;
use crate::check::Squad;
use crate::count::plan::{How, Letting, Plan, Those};
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::matching::left_over;
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::selector::Selector;

/// More copies of one figure than this are all the same.
const MOST: u32 = 50;

/// Who is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Admits {
    /// The rule.
    pub rule: RuleId,
    /// Who may be let in; without `with`, the factions stand in the pack's `admissions.csv`.
    pub who: Selector,
    /// The member whose company lets them in, whatever their faction.
    #[serde(default)]
    pub with: Option<Selector>,
    /// How many copies each copy of the company lets in; as many as like, if nothing is told.
    #[serde(default)]
    pub max: Option<u32>,
    /// Whether nobody knows which of these the company lets in: the card says it, but no source.
    #[serde(default)]
    pub unsure: bool,
}

impl Kind for Admits {
    fn admit(&self, squad: &Squad<'_>, figure: &Figure, faction: &FactionId) -> Admit {
        if let Some(with) = &self.with {
            // Company is rare and soon looked for; who may come is not.
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

    /// Company is only company; a place in the table is membership.
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
                Standing::Foreign if self.who.matches(line.figure) => {
                    self.say_what_lacks(squad, &new, line.figure, out);
                }
                _ => {}
            }
        }
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        if self.unsure {
            return; // nobody is let in for certain
        }
        let how = if let Some(with) = &self.with {
            let figures = plan.catalogue.figures();
            let with = plan.matching(with);
            let of = |f: &FactionId| -> Those {
                figures.iter().zip(&with).map(|(c, w)| *w && c.factions.contains(f)).collect()
            };
            let company = plan.catalogue.game().factions.iter().map(|f| of(&f.id)).collect();
            let room = self.max.map(|each| (with, each));
            How::Company { who: plan.matching(&self.who), company, room }
        } else {
            let mut factions = vec![0; plan.catalogue.figures().len()];
            for admission in plan.catalogue.admissions() {
                if let (Some(i), Some(faction)) = (plan.place(&admission.figure), &admission.faction)
                    && self.who.matches(&plan.catalogue.figures()[i])
                {
                    factions[i] |= plan.bit(faction);
                }
            }
            How::Always(factions)
        };
        plan.letting.push(Letting { rule: self.rule.clone(), how });
    }
}

impl Admits {
    /// How many copies the company that is there lets in.
    fn room(&self, squad: &Squad<'_>) -> u32 {
        let (Some(with), Some(max)) = (&self.with, self.max) else { return u32::MAX };
        let company = squad.lines.iter().filter(|l| with.matches(l.figure)).map(|l| l.count);
        company.fold(0, u32::saturating_add).saturating_mul(max)
    }

    /// Says so where more are let in than the company lets in, whoever of the company lets in whom.
    fn too_many(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(allegiance) = squad.allegiance.as_ref().filter(|_| self.max.is_some()) else { return };
        let all: Vec<&Self> = (squad.input.format.constraints.iter())
            .filter_map(|c| if let Constraint::Admits(admits) = c { Some(admits) } else { None })
            .collect();
        let let_in = |admits: &Self, figure: &Figure| {
            matches!(admits.admit(squad, figure, &allegiance.chosen.faction), Admit::Yes(_))
        };
        let standings = squad.lines.iter().zip(&allegiance.chosen.standings);
        let mut guests: Vec<_> = standings.filter(|(_, s)| matches!(s, Standing::Admitted(_))).collect();
        guests.sort_by(|(a, _), (b, _)| a.figure.id.cmp(&b.figure.id));
        let copies: Vec<_> = (guests.iter())
            .flat_map(|(line, _)| std::iter::repeat_n(line.figure, line.count.min(MOST) as usize))
            .collect();
        let doors = |figure: &Figure| (0..all.len()).filter(|i| let_in(all[*i], figure)).collect::<Vec<_>>();
        let wanted: Vec<_> = copies.iter().map(|f| doors(f)).collect();
        let room: Vec<_> = all.iter().map(|a| a.room(squad)).collect();
        let left = left_over(&wanted, &room);
        // One rule speaks for all that let the same figure in.
        let mine =
            left.iter().any(|i| wanted[*i].first().is_some_and(|first| std::ptr::eq(all[*first], self)));
        if mine {
            let guests = guests.iter().filter(|(line, _)| let_in(self, line.figure));
            let guests: Vec<_> = guests.map(|(line, _)| *line).collect();
            let copies = guests.iter().map(|l| l.count).fold(0, u32::saturating_add);
            let finding = Finding::new(Severity::Error, &self.rule, "admits-too-many");
            let finding = finding.about(guests.iter().map(|l| l.figure.id.clone()));
            out.push(finding.number("copies", copies).number("max", self.room(squad)));
        }
    }

    /// A figure that the rule could let in elsewhere: says where.
    fn say_what_lacks(
        &self,
        squad: &Squad<'_>,
        new: &dyn Fn(Severity, &'static str) -> Finding,
        figure: &Figure,
        out: &mut Vec<Finding>,
    ) {
        if let Some(with) = &self.with {
            let others = squad.catalogue.figures().iter().filter(|f| f.id != figure.id);
            let company = others.filter(|f| with.matches(f) && !(self.unsure && squad.holds(&f.id)));
            let company: Vec<_> = company.map(|f| f.id.clone()).collect();
            if self.unsure && !company.is_empty() {
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
