//! The cost of an ally's help: the other side gains threat when an ally joins a mission.

use super::facts::{Campaign, Facts};
use super::id::AllyId;

/// The threat that the other side gains when an ally joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllyThreat {
    /// Gained at once.
    pub now: u32,
    /// Gained as tokens, to be taken later.
    pub tokens: u32,
}

/// Returns the threat an ally costs when joining: its deployment cost. Some campaigns apply half of it, rounded
/// up, at once and the rest as tokens. `None` if the cost is unknown.
#[must_use]
pub fn ally_threat(facts: &Facts, campaign: &Campaign, ally: &AllyId) -> Option<AllyThreat> {
    let cost = facts.allies.get(ally)?.cost?;
    let now = if campaign.half_ally_threat { cost.div_ceil(2) } else { cost };
    Some(AllyThreat { now, tokens: cost - now })
}
