//! The total cost of a squad, compared with its limit.

use crate::points::Sum;
use crate::report::Points;

use super::squad::Squad;

/// The points of a whole squad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) limit: Option<i32>,
    pub(crate) total: i64,
    /// A lower bound of the true total; above `total` if an unchosen cost has a known minimum.
    pub(crate) at_least: i64,
    pub(crate) state: State,
}

/// Whether the points fit, given their uncertainty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    /// They fit, however open questions are answered.
    #[default]
    Right,
    /// They are over the limit, however open questions are answered.
    Over,
    /// They fall short of a limit that must be met exactly, however open questions are answered.
    Under,
    /// It depends on open questions.
    Open,
}

impl Tally {
    pub(crate) fn of(squad: &Squad<'_>) -> Self {
        let mut sum = Sum::default();
        for (line, price) in squad.lines.iter().zip(&squad.prices) {
            sum.add(line.count, price);
        }
        for member in &squad.unknown {
            sum.add_unknown(member.count, member.last_cost);
        }
        let limit = squad.input.limit();
        let state = match limit {
            None => State::Right,
            Some(limit) => {
                let under = match squad.input.format.exact {
                    true if squad.input.unread > 0 => sum.is_under(limit).filter(|under| !under),
                    true => sum.is_under(limit),
                    false => Some(false),
                };
                match (sum.is_over(limit), under) {
                    (Some(true), _) => State::Over,
                    (_, Some(true)) => State::Under,
                    (Some(false), Some(false)) => State::Right,
                    _ => State::Open,
                }
            }
        };
        Self { limit, total: sum.total(), at_least: sum.at_least(), state }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(crate) fn points(&self) -> Points {
        let left = self.limit.map(|l| i64::from(l) - self.total);
        Points { limit: self.limit, total: self.total, left }
    }
}
