//! What is kept of a night. Events say everything that replaying them needs: a fact that is corrected later changes
//! no night that was played.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::FigureId;

/// Something that happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The mission was set up; what came before is put aside.
    Began {
        /// By how much threat rises each round.
        threat_level: u32,
        /// The heroes who play, in the order of their seats.
        heroes: Vec<HeroId>,
        /// Who joins from the beginning.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        joined: Vec<Joining>,
    },
    /// A round ended.
    Round {
        /// The threat that came with it.
        threat: u32,
    },
    /// Threat came or went.
    Threat {
        /// By how much.
        by: i32,
    },
    /// Threat tokens became threat.
    Tokens {
        /// How many.
        spent: u32,
    },
    /// A group was deployed.
    Deployed {
        /// Its card.
        card: FigureId,
        /// Whose it is.
        side: SideId,
        /// Of how many figures it is.
        figures: u32,
        /// The threat that it cost.
        cost: u32,
    },
    /// A figure came back to its group.
    Reinforced {
        /// The group's number.
        group: u32,
        /// The threat that it cost.
        cost: u32,
    },
    /// A figure was defeated.
    Defeated {
        /// The group's number.
        group: u32,
    },
    /// A hero's sheet was turned, or the hero is out.
    Hero {
        /// The hero.
        hero: HeroId,
        /// The side of the sheet, counted from 0; one more where the hero is out.
        state: u32,
    },
    /// An ally joined.
    Joined(Joining),
    /// Something was counted.
    Counted {
        /// What.
        counter: CounterId,
        /// By how much.
        by: i32,
    },
    /// A supply card was drawn.
    Drew {
        /// The card.
        supply: SupplyId,
        /// Who holds it, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hero: Option<HeroId>,
    },
    /// A supply card was used up.
    Used {
        /// The card.
        supply: SupplyId,
    },
    /// The last event that still holds was taken back.
    Undone,
}

/// Somebody who joins the heroes, and the threat that it brings the other side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// Who.
    pub ally: AllyId,
    /// The deployment card.
    pub card: FigureId,
    /// Whom it joins.
    pub side: SideId,
    /// Of how many figures it is.
    pub figures: u32,
    /// The threat at once.
    pub threat: u32,
    /// Threat tokens, to be spent later.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
