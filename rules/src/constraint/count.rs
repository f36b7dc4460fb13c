//! How many figures a squad holds.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::{Plan, Tally};
use crate::figure::Figure;
use crate::id::RuleId;
use crate::report::{Fact, Finding, Severity};
use crate::selector::Selector;

/// At least and at most so many figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The rule.
    pub rule: RuleId,
    /// The fewest figures.
    #[serde(default)]
    pub min: u32,
    /// The most figures.
    pub max: u32,
    /// Who counts; everybody, if nobody is told.
    #[serde(default)]
    pub who: Option<Selector>,
    /// While nobody of these is in the squad, too few of the others is no error yet: what may be
    /// chosen last need not be recorded.
    #[serde(default)]
    pub unless_none: Option<Selector>,
}

impl Kind for Count {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let counts = |figure: &Figure| self.who.as_ref().is_none_or(|who| who.matches(figure));
        let known = squad.lines.iter().filter(|l| counts(l.figure)).map(|l| l.count);
        let known = known.fold(0, u32::saturating_add);
        let unknown = squad.unknown.iter().map(|m| m.count).fold(0, u32::saturating_add);
        let all = known.saturating_add(unknown);
        // Whether a stranger is one of these nobody can say.
        let least = if self.who.is_some() { known } else { all };
        let (message, figures) = if least > self.max {
            ("count-over", least)
        } else if all < self.min {
            ("count-under", all)
        } else {
            return;
        };
        let flag = self.flag();
        let begun = |some: &Selector| squad.lines.iter().any(|l| some.matches(l.figure));
        let (severity, message) = match (message, &self.unless_none, flag) {
            ("count-under", Some(some), Some(_)) if !begun(some) => (Severity::Note, "count-later"),
            ("count-under", Some(some), None) if !begun(some) => return,
            ("count-under", _, Some(_)) => (Severity::Error, "count-under-of"),
            ("count-over", _, Some(_)) => (Severity::Error, "count-over-of"),
            (message, _, _) => (Severity::Error, message),
        };
        let mut finding = Finding::new(severity, &self.rule, message).number("figures", figures);
        if let Some(flag) = flag {
            finding = finding.with("trait", Fact::Text(flag.to_owned()));
        }
        out.push(finding.number("min", self.min).number("max", self.max));
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        let who = plan.those(|f| self.who.as_ref().is_none_or(|who| who.matches(f)));
        let begun_by = self.unless_none.as_ref().map(|some| plan.matching(some));
        plan.tallies.push(Tally { who, min: self.min, max: self.max, begun_by, wanted: false });
    }
}

impl Count {
    /// The trait that those who count have in common, as sentences call them.
    fn flag(&self) -> Option<&str> {
        let who = self.who.as_ref()?;
        who.keys().find(|key| who.values_of(key).any(|value| value == "yes"))
    }
}
