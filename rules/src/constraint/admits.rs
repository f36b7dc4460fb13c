//! Members of other factions that a rule lets in: by a table (Affinity), or in company of a
//! certain figure (Order 66).

use serde::{Deserialize, Serialize};

use super::{Admit, Kind};
use crate::allegiance::Standing;
use crate::check::Squad;
use crate::count::plan::{How, Letting, Plan, Those};
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::selector::Selector;

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
            How::Company { who: plan.matching(&self.who), company }
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
