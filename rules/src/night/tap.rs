//! Actions of users at the table.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{AllyId, CounterId, HeroId, SupplyId};
use crate::id::FigureId;

/// An action. It states what was done; the costs follow from the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tap", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightTap"))]
pub enum Tap {
    /// The mission is set up.
    Begin {
        /// Whether to discard everything tapped before.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        again: bool,
    },
    /// The round ends: threat rises by the threat level, and the next round starts.
    Round,
    /// Threat is gained or removed for another reason.
    Threat {
        /// The change.
        by: i32,
    },
    /// A threat token is spent: threat rises by one.
    Token,
    /// A group is deployed.
    Deploy {
        /// The deployment card.
        card: FigureId,
        /// Whether the mission deploys it for free.
        #[serde(default)]
        free: bool,
    },
    /// A figure reinforces its group.
    Reinforce {
        /// The group's number.
        group: u32,
        /// Whether it is free.
        #[serde(default)]
        free: bool,
    },
    /// A figure of a group is defeated.
    Defeat {
        /// The group's number.
        group: u32,
    },
    /// A hero is defeated, or recovers.
    Hero {
        /// The hero.
        hero: HeroId,
        /// The side of the sheet, counted from 0; the number of sides if the hero is out.
        state: u32,
    },
    /// An ally joins the heroes.
    Join {
        /// The ally.
        ally: AllyId,
    },
    /// A counter is changed.
    Count {
        /// The counter.
        counter: CounterId,
        /// The change.
        #[serde(default = "one")]
        by: i32,
    },
    /// A supply card is drawn.
    Draw {
        /// The card.
        supply: SupplyId,
        /// The hero who holds it; optional.
        #[serde(default)]
        hero: Option<HeroId>,
    },
    /// A supply card is used up.
    Use {
        /// The card.
        supply: SupplyId,
    },
}

const fn one() -> i32 {
    1
}
