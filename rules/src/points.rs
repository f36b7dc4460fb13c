//! Points: what one figure costs in a squad and what all of them cost, with uncertainty as ranges.

use crate::figure::Cost;
use crate::id::{FigureId, RuleId};
use crate::report::CostStep;

/// An upper bound for unknown costs, more than any squad costs.
const UNBOUNDED: i64 = 1 << 40;

/// The cost of one copy of a figure in a squad: the breakdown, and the range that the true cost is in while
/// questions are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// The printed or chosen cost.
    pub(crate) base: Option<i32>,
    /// The changes to it, in order.
    pub(crate) steps: Vec<CostStep>,
    /// The price, if known.
    pub(crate) unit: Option<i32>,
    /// A one-time surcharge, however many copies there are.
    pub(crate) once: i32,
    /// The lowest possible price.
    pub(crate) lowest: i64,
    /// The highest possible price.
    pub(crate) highest: i64,
}

impl Price {
    /// Returns the printed cost; if unknown, anything from `least` up.
    pub(crate) fn printed(cost: Cost, least: i32) -> Self {
        let open = |lowest: i32| Self {
            base: None,
            steps: Vec::new(),
            unit: None,
            once: 0,
            lowest: lowest.into(),
            highest: UNBOUNDED,
        };
        match cost {
            Cost::Known(points) => Self::chosen(points, points),
            Cost::Unknown => open(least),
            // A choice may set a fraction of any printed cost.
            Cost::Chosen => open(0),
        }
    }

    /// Returns a cost set by a choice, up to a question whose answers are between the two bounds.
    pub(crate) fn chosen(lowest: i32, highest: i32) -> Self {
        Self {
            base: Some(highest),
            steps: Vec::new(),
            unit: Some(highest),
            once: 0,
            lowest: lowest.into(),
            highest: highest.into(),
        }
    }

    /// Returns a cost that hasn't been chosen yet and will be between the two bounds.
    pub(crate) fn unchosen(lowest: i32, highest: i32) -> Self {
        let sure = (lowest == highest).then_some(highest);
        Self { base: sure, unit: sure, ..Self::chosen(lowest, highest) }
    }

    /// Adds a change. It doesn't lower the cost below `floor`, nor raise a lower cost to it.
    pub(crate) fn change(&mut self, amount: i32, floor: i32, rule: &RuleId, holder: &FigureId) {
        let changed = |from: i64| (from + i64::from(amount)).max(from.min(floor.into()));
        self.lowest = changed(self.lowest);
        self.highest = changed(self.highest);
        if let Some(unit) = self.unit {
            let to = changed(unit.into()).clamp(i32::MIN.into(), i32::MAX.into());
            // At most `amount` away from the previous value, so it fits.
            let amount = i32::try_from(to - i64::from(unit)).unwrap_or(0);
            if amount != 0 {
                self.unit = Some(unit + amount);
                self.steps.push(CostStep { amount, rule: rule.clone(), holder: holder.clone() });
            }
        }
    }

    /// Raises the cost of one of `copies`: a step if it is the only copy, otherwise a one-time surcharge.
    pub(crate) fn change_one(&mut self, amount: i32, copies: u32, rule: &RuleId, holder: &FigureId) {
        if copies == 1 {
            self.change(amount, i32::MIN, rule, holder);
        } else {
            self.once = self.once.saturating_add(amount);
        }
    }

    /// Widens the range downwards: an open question could make the figure this much cheaper.
    pub(crate) fn may_fall(&mut self, by: i32, floor: i32) {
        self.lowest = (self.lowest - i64::from(by)).max(self.lowest.min(floor.into()));
    }
}

/// A sum of prices: the known part, and the range that contains the true sum.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    known: i128,
    lowest: i128,
    highest: i128,
}

impl Sum {
    pub(crate) fn add(&mut self, count: u32, price: &Price) {
        let (count, once) = (i128::from(count), i128::from(price.once));
        self.known += count * i128::from(price.unit.unwrap_or(0)) + once;
        self.lowest += count * i128::from(price.lowest) + once;
        self.highest += count * i128::from(price.highest) + once;
    }

    /// Adds a figure of which only a former cost is known.
    pub(crate) fn add_unknown(&mut self, count: u32, last_cost: Option<i32>) {
        self.known += i128::from(count) * i128::from(last_cost.unwrap_or(0));
        self.highest += i128::from(UNBOUNDED);
    }

    /// Returns the known part, with unknown costs as 0.
    pub(crate) fn total(&self) -> i64 {
        clamp(self.known)
    }

    /// Returns the total to report if even the lowest possible sum is over the limit.
    pub(crate) fn at_least(&self) -> i64 {
        clamp(self.known.max(self.lowest))
    }

    /// Whether the sum is over a limit regardless of open questions; `None` if the answers matter.
    pub(crate) fn is_over(&self, limit: i32) -> Option<bool> {
        let limit = i128::from(limit);
        if self.lowest > limit {
            Some(true)
        } else if self.highest <= limit {
            Some(false)
        } else {
            None
        }
    }

    /// Like [`is_over`](Self::is_over), for falling short.
    pub(crate) fn is_under(&self, limit: i32) -> Option<bool> {
        let limit = i128::from(limit);
        if self.highest < limit {
            Some(true)
        } else if self.lowest >= limit {
            Some(false)
        } else {
            None
        }
    }
}

fn clamp(number: i128) -> i64 {
    // Half the range, so that subtracting a limit can't overflow.
    let most = i128::from(i64::MAX / 2);
    i64::try_from(number.clamp(-most, most)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_that_nobody_knows_is_at_least_what_cards_print() {
        let mut sum = Sum::default();
        sum.add(1, &Price::printed(Cost::Known(99), 1));
        sum.add(1, &Price::printed(Cost::Unknown, 1));
        assert_eq!((sum.is_over(99), sum.is_over(100)), (Some(true), None));
        assert_eq!((sum.total(), sum.at_least()), (99, 100));
        assert_eq!(Price::printed(Cost::Chosen, 1).lowest, 0);
    }

    #[test]
    fn a_cost_never_falls_below_its_floor_and_its_steps_add_up() {
        let (rule, holder) = (RuleId::from("R"), FigureId::from("x/h"));
        for (printed, changes, paid) in
            [(9, vec![-1, -1], 7), (2, vec![-1, -1], 1), (1, vec![-1], 1), (0, vec![-1], 0)]
        {
            let mut price = Price::printed(Cost::Known(printed), 0);
            for change in &changes {
                price.change(*change, 1, &rule, &holder);
            }
            assert_eq!(price.unit, Some(paid));
            let steps: i32 = price.steps.iter().map(|s| s.amount).sum();
            assert_eq!(printed + steps, paid);
        }
    }
}
