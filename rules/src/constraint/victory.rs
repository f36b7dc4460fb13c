//! How many points win the game, for formats that are decided otherwise than usual. It changes
//! nothing about a squad; the report and the sheet say it.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Finding, Severity};

/// A share of the agreed size wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// The rule.
    pub rule: RuleId,
    /// The share of the limit, in percent; a part of a point has to be won whole.
    pub percent: u8,
}

impl Kind for Victory {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(limit) = squad.input.limit() else { return };
        let hundredths = i64::from(limit) * i64::from(self.percent);
        let points = hundredths.div_euclid(100) + i64::from(hundredths.rem_euclid(100) != 0);
        let finding = Finding::new(Severity::Note, &self.rule, "victory-share");
        out.push(finding.number("points", points).number("percent", self.percent).number("limit", limit));
    }

    fn plan<'a>(&'a self, _plan: &mut Plan<'a>) {
        // It changes nothing about a squad.
    }
}
