//! The known situation of an attack.

use std::collections::BTreeSet;

use crate::term::Condition;

/// What is known about an attack besides the two figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Conditions given by the user.
    pub given: BTreeSet<Condition>,
    /// Whether it is a melee attack, if the attacker's card determines it.
    pub melee: Option<bool>,
    /// Whether the defender is adjacent, if the attacker's card determines it.
    pub adjacent: Option<bool>,
    /// What the defender's cover adds; `None` without a number of its own.
    pub cover: Option<i32>,
    /// Whether other figures assist the attack.
    pub helped: bool,
}

impl Situation {
    /// Whether the defender has cover.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        use Condition as C;
        self.cover.is_some_and(|cover| cover > 0)
            || [C::InCover, C::TargetInCover].iter().any(|condition| self.given.contains(condition))
    }

    /// Takes the defender's cover away.
    pub(super) fn uncover(&mut self) {
        use Condition as C;
        self.cover = None;
        self.given.retain(|condition| !matches!(condition, C::InCover | C::TargetInCover));
    }

    /// Whether the attack is one of opportunity, outside the attacker's turn.
    #[must_use]
    pub fn is_opportunity(&self) -> bool {
        self.given.contains(&Condition::ByOpportunity)
    }

    /// Returns the conditions that can't hold together with one.
    #[must_use]
    pub fn excludes(condition: Condition) -> &'static [Condition] {
        opposites(condition)
    }

    /// Whether players say if a condition holds, rather than a card or a number.
    #[must_use]
    pub fn is_open(&self, condition: Condition) -> bool {
        let without = Self { given: BTreeSet::new(), cover: None, ..self.clone() };
        use Condition as C;
        let told = matches!(condition, C::CombinedFire | C::ByAttack | C::ByOpportunity);
        let covers = matches!(condition, C::InCover | C::TargetInCover | C::NotInCover);
        !told && (covers && self.cover.is_none() || without.holds(condition).is_none())
    }

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
            C::Melee => self.melee,
            C::Ranged => self.melee.map(|melee| !melee),
            C::TargetAdjacent | C::AttackerAdjacent => self.adjacent,
            C::TargetNotAdjacent | C::AttackerNotAdjacent => self.adjacent.map(|adjacent| !adjacent),
            C::InCover | C::TargetInCover => Some(self.is_covered()),
            C::NotInCover => Some(!self.is_covered()),
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
        C::TargetNotAdjacent => &[C::AttackerNotAdjacent],
        C::AttackerNotAdjacent => &[C::TargetNotAdjacent],
        C::InCover => &[C::TargetInCover],
        C::TargetInCover => &[C::InCover],
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
        C::Melee => &[C::Ranged, C::TargetNotAdjacent, C::AttackerNotAdjacent],
        C::TargetAdjacent | C::AttackerAdjacent => &[C::TargetNotAdjacent, C::AttackerNotAdjacent],
        C::Ranged => &[C::Melee],
        C::TargetNotAdjacent | C::AttackerNotAdjacent => &[C::Melee, C::TargetAdjacent, C::AttackerAdjacent],
        C::NotInCover => &[C::InCover, C::TargetInCover],
        C::InCover | C::TargetInCover => &[C::NotInCover],
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
