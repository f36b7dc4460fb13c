//! The known situation of an attack.

use std::collections::BTreeSet;

use crate::term::Condition;

/// What is known about an attack besides the two figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Conditions given by the user.
    pub given: BTreeSet<Condition>,
    /// Whether the attack is against an adjacent enemy, if the attacker's card determines it.
    pub melee: Option<bool>,
    /// Whether the defender has cover.
    pub cover: bool,
    /// Whether other figures assist the attack.
    pub helped: bool,
}

impl Situation {
    /// Whether a condition holds; `None` if unknown.
    #[must_use]
    pub fn holds(&self, condition: Condition) -> Option<bool> {
        use Condition as C;
        if self.given.contains(&condition) || same(condition).iter().any(|c| self.given.contains(c)) {
            return Some(true);
        }
        if opposites(condition).iter().any(|other| self.given.contains(other)) {
            return Some(false);
        }
        match condition {
            C::Melee | C::TargetAdjacent | C::AttackerAdjacent => self.melee,
            C::Ranged | C::TargetNotAdjacent | C::AttackerNotAdjacent => self.melee.map(|melee| !melee),
            C::InCover | C::TargetInCover => Some(self.cover),
            C::NotInCover => Some(!self.cover),
            C::CombinedFire => Some(self.helped),
            C::ByAttack => Some(true),
            // The attacks of an activation aren't attacks of opportunity.
            C::ByOpportunity => Some(false),
            _ => None,
        }
    }
}

/// Returns the conditions that imply a condition.
fn same(condition: Condition) -> &'static [Condition] {
    use Condition as C;
    match condition {
        C::TargetAdjacent => &[C::AttackerAdjacent, C::Melee],
        C::AttackerAdjacent => &[C::TargetAdjacent, C::Melee],
        C::TargetNotAdjacent | C::Ranged => &[C::AttackerNotAdjacent],
        C::AttackerNotAdjacent => &[C::TargetNotAdjacent],
        C::Moved => &[C::Charging],
        _ => &[],
    }
}

/// Returns the conditions that exclude a condition.
fn opposites(condition: Condition) -> &'static [Condition] {
    use Condition as C;
    match condition {
        C::Moved => &[C::NotMoved],
        C::NotMoved => &[C::Moved, C::Charging],
        C::TargetActivated => &[C::TargetNotActivated],
        C::TargetNotActivated => &[C::TargetActivated],
        C::Melee | C::TargetAdjacent | C::AttackerAdjacent => {
            &[C::Ranged, C::TargetNotAdjacent, C::AttackerNotAdjacent]
        }
        C::Ranged | C::TargetNotAdjacent | C::AttackerNotAdjacent => {
            &[C::Melee, C::TargetAdjacent, C::AttackerAdjacent]
        }
        C::ByLightsaber => &[C::NotByLightsaber],
        C::NotByLightsaber => &[C::ByLightsaber],
        C::Wounded => &[C::NotWounded],
        C::NotWounded => &[C::Wounded],
        C::AllyNear => &[C::NoAllyNear],
        C::NoAllyNear => &[C::AllyNear],
        C::UnderCommand => &[C::OutOfCommand],
        C::OutOfCommand => &[C::UnderCommand],
        _ => &[],
    }
}
