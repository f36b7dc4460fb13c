//! The events of a mission night. They contain everything needed to replay them, so correcting a fact later
//! doesn't change a night that was played.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::FigureId;

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The mission was set up; earlier events are discarded.
    Began {
        /// The increase of threat per round.
        threat_level: u32,
        /// The heroes in play, in seat order.
        heroes: Vec<HeroId>,
        /// The allies who join from the start.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        joined: Vec<Joining>,
    },
    /// A round ended.
    Round {
        /// The threat gained with it.
        threat: u32,
    },
    /// Threat was gained or removed.
    Threat {
        /// The change.
        by: i32,
    },
    /// Threat tokens were turned into threat.
    Tokens {
        /// The number of tokens.
        spent: u32,
    },
    /// A group was deployed.
    Deployed {
        /// The deployment card.
        card: FigureId,
        /// The side it belongs to.
        side: SideId,
        /// The number of figures.
        figures: u32,
        /// The threat paid.
        cost: u32,
    },
    /// A figure reinforced its group.
    Reinforced {
        /// The group's number.
        group: u32,
        /// The threat paid.
        cost: u32,
    },
    /// A figure was defeated.
    Defeated {
        /// The group's number.
        group: u32,
    },
    /// A hero's sheet was turned, or the hero was eliminated.
    Hero {
        /// The hero.
        hero: HeroId,
        /// The side of the sheet, counted from 0; the number of sides if the hero is out.
        state: u32,
    },
    /// An ally joined.
    Joined(Joining),
    /// Something was counted.
    Counted {
        /// The counter.
        counter: CounterId,
        /// The change.
        by: i32,
    },
    /// A supply card was drawn.
    Drew {
        /// The card.
        supply: SupplyId,
        /// The hero who holds it, if recorded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hero: Option<HeroId>,
    },
    /// A supply card was used up.
    Used {
        /// The card.
        supply: SupplyId,
    },
    /// The last event in effect was undone.
    Undone,
}

/// An ally who joins the heroes, and the threat that the other side gains for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The ally.
    pub ally: AllyId,
    /// The deployment card.
    pub card: FigureId,
    /// The side that it joins.
    pub side: SideId,
    /// The number of figures.
    pub figures: u32,
    /// The threat gained at once.
    pub threat: u32,
    /// The threat tokens gained, to be spent later.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
