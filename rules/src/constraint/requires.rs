//! Members that may be in a squad only beside somebody whom their card names. The ability names
//! the company itself: `Requires Ogre` asks for a figure of that name or with that keyword.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::{Company, Plan};
use crate::figure::Figure;
use crate::fold::fold;
use crate::id::RuleId;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::selector::Selector;

/// Who needs company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Requires {
    /// The rule.
    pub rule: RuleId,
    /// The ability; what follows it says whom it asks for. Where nothing does, nobody knows whom.
    pub ability: String,
    /// Who can be company at all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// Whether anybody else may stand in for the one asked for.
    #[serde(default)]
    pub stand_in: bool,
}

impl Kind for Requires {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for line in &squad.lines {
            for asked in line.figure.all_keywords().filter_map(|k| self.asked(k)) {
                let id = line.figure.id.clone();
                let new = |severity, message| {
                    let finding = Finding::new(severity, &self.rule, message).about([id.clone()]);
                    finding.with("ability", Fact::Keyword(self.ability.clone()))
                };
                let company = |f: &Figure| self.whom.as_ref().is_none_or(|w| w.matches(f));
                let others = || {
                    let others = squad.lines.iter().map(|l| (l.figure, l.figure.id != id || l.count > 1));
                    others.filter(|(f, other)| *other && company(f)).map(|(f, _)| f)
                };
                if others().next().is_none() && squad.unknown.is_empty() {
                    out.push(new(Severity::Error, "requires-alone"));
                } else if self.stand_in || others().any(|f| is(f, asked)) {
                } else if asked.is_empty() || !squad.unknown.is_empty() {
                    out.push(new(Severity::Ask, "requires-unknown"));
                } else {
                    let finding = new(Severity::Error, "requires-missing");
                    let finding = finding.with("asked", Fact::Keyword(asked.to_owned()));
                    let one = squad.catalogue.figures().iter().find(|f| company(f) && is(f, asked));
                    out.push(match one {
                        Some(figure) => finding.fix(Fix::Add { figure: figure.id.clone() }),
                        None => finding,
                    });
                }
            }
        }
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        let company = |f: &Figure| self.whom.as_ref().is_none_or(|w| w.matches(f));
        for (i, figure) in plan.catalogue.figures().iter().enumerate() {
            for asked in figure.all_keywords().filter_map(|k| self.asked(k)) {
                let does = |f: &Figure| company(f) && (self.stand_in || is(f, asked));
                let mut with = plan.those(does);
                with[i] = false;
                plan.company.push(Company { figure: i, with, itself: does(figure) });
            }
        }
    }
}

impl Requires {
    /// What stands behind the ability, if the keyword is one.
    fn asked<'a>(&self, keyword: &'a str) -> Option<&'a str> {
        let rest = keyword.strip_prefix(self.ability.as_str())?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
    }
}

/// Whether a figure is what a card asks for.
fn is(figure: &Figure, asked: &str) -> bool {
    !asked.is_empty()
        && std::iter::once(figure.name.as_str()).chain(figure.all_keywords()).any(|n| fold(n) == fold(asked))
}
