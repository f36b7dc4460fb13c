//! What makes a squad balanced, beyond its format's rules: enough figures to act with, and some of each kind
//! that a squad should have.

use serde::{Deserialize, Serialize};

use crate::selector::Selector;

/// A balanced squad, as `game.toml` describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// The point limit that `min` and `max` refer to; they are scaled for other limits. Absent if points don't
    /// matter.
    #[serde(default)]
    pub points: Option<i32>,
    /// The minimum number of figures.
    pub min: u32,
    /// The maximum number of figures.
    pub max: u32,
    /// Which figures count; by default all.
    #[serde(default)]
    pub who: Option<Selector>,
    /// Selectors that each need at least one figure, such as a commander and an attacker.
    #[serde(default)]
    pub needs: Vec<Selector>,
}

impl Balance {
    /// Returns the minimum and maximum number of figures under a limit: `min` rounded down, `max` rounded up,
    /// never below one.
    #[must_use]
    pub fn figures(&self, limit: Option<i32>) -> (u32, u32) {
        let (Some(points), Some(limit)) = (self.points, limit) else { return (self.min, self.max) };
        let (points, limit) =
            (u64::from(points.max(1).unsigned_abs()), u64::from(limit.max(0).unsigned_abs()));
        let least = u64::from(self.min) * limit / points;
        let most = (u64::from(self.max) * limit).div_ceil(points);
        let whole = |n: u64| u32::try_from(n.max(1)).unwrap_or(u32::MAX);
        (whole(least), whole(most))
    }
}

#[cfg(test)]
mod tests {
    use super::Balance;

    const OF_100: Balance = Balance { points: Some(100), min: 6, max: 11, who: None, needs: Vec::new() };

    #[test]
    fn the_range_grows_with_the_points() {
        assert_eq!(OF_100.figures(Some(100)), (6, 11));
        assert_eq!(OF_100.figures(Some(150)), (9, 17));
        assert_eq!(OF_100.figures(Some(5)), (1, 1));
        assert_eq!(OF_100.figures(None), (6, 11));
        assert_eq!(Balance { points: None, ..OF_100 }.figures(Some(500)), (6, 11));
    }
}
