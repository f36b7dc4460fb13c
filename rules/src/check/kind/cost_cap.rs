//! Checks [`crate::constraint::cost_cap`].

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::cost_cap::CostCap;
use crate::figure::Cost;
use crate::report::{Finding, Fix, Severity};

impl Check for CostCap {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let Some(limit) = squad.input.limit() else { return };
        let cap = self.cap(limit);
        for (line, price) in squad.lines.iter().zip(&squad.prices) {
            let figure = line.figure.id.clone();
            let new = |severity, message| {
                let finding = Finding::new(severity, &self.rule, message).about([figure.clone()]);
                finding.number("cap", cap).number("percent", self.percent).number("limit", limit)
            };
            if price.lowest > cap {
                let finding = new(Severity::Error, "cost-cap-over").number("cost", price.lowest);
                out.push(finding.fix(Fix::remove(figure.clone(), line.count)));
            } else if price.highest > cap && line.figure.cost != Cost::Unknown {
                // Unknown costs are asked about elsewhere.
                out.push(new(Severity::Ask, "cost-cap-open"));
            }
        }
    }
}
