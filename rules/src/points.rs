//! Points: what one figure costs in a squad, and what they all cost, with all that is uncertain
//! about it.

use crate::check::Squad;
use crate::figure::Cost;
use crate::id::{FigureId, RuleId};
use crate::report::{CostStep, Points};

/// More than any squad costs; stands for "nobody knows how much".
const UNBOUNDED: i64 = 1 << 40;

/// What one copy of a figure costs in a squad: the arithmetic, and the range in which the true
/// cost must lie while questions are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    /// The printed or chosen cost.
    pub(crate) base: Option<i32>,
    /// What changes it.
    pub(crate) steps: Vec<CostStep>,
    /// What is paid, where it is known.
    pub(crate) unit: Option<i32>,
    lowest: i64,
    highest: i64,
}

impl Price {
    pub(crate) fn printed(cost: Cost) -> Self {
        match cost.known() {
            Some(points) => Self::chosen(points, points),
            None => Self { base: None, steps: Vec::new(), unit: None, lowest: 0, highest: UNBOUNDED },
        }
    }

    /// A cost that a choice decides, up to a question whose answers lie between the two.
    pub(crate) fn chosen(lowest: i32, highest: i32) -> Self {
        Self {
            base: Some(highest),
            steps: Vec::new(),
            unit: Some(highest),
            lowest: lowest.into(),
            highest: highest.into(),
        }
    }

    /// A cost that is not chosen yet and will lie between the two.
    pub(crate) fn unchosen(lowest: i32, highest: i32) -> Self {
        Self { base: None, unit: None, ..Self::chosen(lowest, highest) }
    }

    /// Adds a step. The cost doesn't fall below `floor` by it, nor rise to it from below.
    pub(crate) fn change(&mut self, amount: i32, floor: i32, rule: &RuleId, holder: &FigureId) {
        let changed = |from: i64| (from + i64::from(amount)).max(from.min(floor.into()));
        self.lowest = changed(self.lowest);
        self.highest = changed(self.highest);
        if let Some(unit) = self.unit {
            let to = changed(unit.into());
            let amount = i32::try_from(to - i64::from(unit)).unwrap_or(0);
            if amount != 0 {
                self.unit = Some(unit + amount);
                self.steps.push(CostStep { amount, rule: rule.clone(), holder: holder.clone() });
            }
        }
    }

    /// Widens the range downwards: an open question may make the figure this much cheaper.
    pub(crate) fn may_fall(&mut self, by: i32, floor: i32) {
        self.lowest = (self.lowest - i64::from(by)).max(self.lowest.min(floor.into()));
    }
}

/// The points of a whole squad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) limit: Option<i32>,
    pub(crate) total: i64,
    pub(crate) state: State,
}

/// Whether the points are right, given all that is uncertain about them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    /// They are, whatever the answers to open questions.
    #[default]
    Right,
    /// They are not, whatever the answers.
    Wrong,
    /// An answer would decide it.
    Open,
}

impl Tally {
    pub(crate) fn of(squad: &Squad<'_>) -> Self {
        let (mut total, mut lowest, mut highest) = (0_i64, 0_i64, 0_i64);
        for (line, price) in squad.lines.iter().zip(&squad.prices) {
            let count = i64::from(line.count);
            total += count * i64::from(price.unit.unwrap_or(0));
            lowest += count * price.lowest;
            highest = highest.saturating_add(count.saturating_mul(price.highest));
        }
        for member in &squad.unknown {
            total += i64::from(member.last_cost.unwrap_or(0)) * i64::from(member.count);
            highest += UNBOUNDED;
        }
        let limit = squad.input.limit();
        let state = match limit.map(i64::from) {
            None => State::Right,
            Some(limit) if lowest > limit => State::Wrong,
            Some(limit) if squad.input.format.exact => {
                if highest < limit {
                    State::Wrong
                } else if lowest == highest {
                    State::Right
                } else {
                    State::Open
                }
            }
            Some(limit) if highest <= limit => State::Right,
            Some(_) => State::Open,
        };
        Self { limit, total, state }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(crate) fn points(&self) -> Points {
        let left = self.limit.map(|l| i64::from(l) - self.total);
        Points { limit: self.limit, total: self.total, left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_never_falls_below_its_floor_and_its_steps_add_up() {
        let (rule, holder) = (RuleId::from("R"), FigureId::from("x/h"));
        for (printed, changes, paid) in
            [(9, vec![-1, -1], 7), (2, vec![-1, -1], 1), (1, vec![-1], 1), (0, vec![-1], 0)]
        {
            let mut price = Price::printed(Cost::Known(printed));
            for change in &changes {
                price.change(*change, 1, &rule, &holder);
            }
            assert_eq!(price.unit, Some(paid));
            let steps: i32 = price.steps.iter().map(|s| s.amount).sum();
            assert_eq!(printed + steps, paid);
        }
    }
}
