//! No single figure may cost more than a share of the format's limit.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::figure::Cost;
use crate::id::RuleId;
use crate::report::{Finding, Fix, Severity};

/// The most that one figure may cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CostCap {
    /// The rule.
    pub rule: RuleId,
    /// The share of the limit, in percent.
    pub percent: u8,
}

impl Kind for CostCap {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(limit) = squad.input.limit() else { return };
        let cap = i64::from(limit) * i64::from(self.percent) / 100;
        for (line, price) in squad.lines.iter().zip(&squad.prices) {
            let figure = line.figure.id.clone();
            let new = |severity, message| {
                let finding = Finding::new(severity, &self.rule, message).about([figure.clone()]);
                finding.number("cap", cap).number("percent", self.percent).number("limit", limit)
            };
            if price.lowest > cap {
                let finding = new(Severity::Error, "cost-cap-over").number("cost", price.lowest);
                out.push(finding.fix(Fix::Remove { figure: figure.clone(), count: line.count }));
            } else if price.highest > cap && line.figure.cost != Cost::Unknown {
                // What nobody knows is asked for already.
                out.push(new(Severity::Ask, "cost-cap-open"));
            }
        }
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        if let Some(limit) = plan.request.limit() {
            let cap = i64::from(limit) * i64::from(self.percent) / 100;
            plan.cap = Some(plan.cap.map_or(cap, |c| c.min(cap)));
        }
    }
}
