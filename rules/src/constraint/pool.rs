//! Only what was opened may be fielded, for formats played out of the box.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::{Line, Squad, look_up};
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Finding, Severity};
use crate::selector::Selector;

/// Only what was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// The rule.
    pub rule: RuleId,
    /// Whether all of it has to be fielded.
    #[serde(default)]
    pub all: bool,
    /// Whom it concerns; everybody, if nobody is told.
    #[serde(default)]
    pub who: Option<Selector>,
}

impl Kind for Pool {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(opened) = &squad.input.draft.pool else {
            out.push(Finding::new(Severity::Note, &self.rule, "pool-not-recorded"));
            return;
        };
        let (opened, _) = look_up(squad.catalogue, opened);
        let copies = |lines: &[Line<'_>], id| lines.iter().find(|l| l.figure.id == id).map_or(0, |l| l.count);
        let concerns = |l: &&Line<'_>| self.who.as_ref().is_none_or(|who| who.matches(l.figure));
        let outside = squad.lines.iter().filter(concerns).map(|l| &l.figure.id);
        let outside: Vec<_> = outside
            .filter(|id| copies(&squad.lines, (*id).clone()) > copies(&opened, (*id).clone()))
            .cloned()
            .collect();
        if !outside.is_empty() {
            out.push(Finding::new(Severity::Error, &self.rule, "pool-outside").about(outside));
        }
        let left_out = opened.iter().map(|l| &l.figure.id);
        let left_out: Vec<_> = left_out
            .filter(|id| copies(&squad.lines, (*id).clone()) < copies(&opened, (*id).clone()))
            .cloned()
            .collect();
        if self.all && !left_out.is_empty() {
            out.push(Finding::new(Severity::Error, &self.rule, "pool-left-out").about(left_out));
        }
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        let Some(opened) = plan.request.pool else { return };
        let (opened, _) = look_up(plan.catalogue, opened);
        for (i, figure) in plan.catalogue.figures().iter().enumerate() {
            let copies = opened.iter().find(|l| l.figure.id == figure.id).map_or(0, |l| l.count);
            if self.who.as_ref().is_none_or(|who| who.matches(figure)) {
                plan.most[i] = plan.most[i].min(copies);
            }
            if self.all {
                plan.least[i] = plan.least[i].max(copies);
            }
        }
    }
}
