//! What somebody does at the table.

use serde::{Deserialize, Serialize};

use crate::campaign::id::{AllyId, CounterId, HeroId, SupplyId};
use crate::id::FigureId;

/// A tap. It says what was done; what that costs follows from the cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tap", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightTap"))]
pub enum Tap {
    /// The mission is set up: nothing has happened yet.
    Begin {
        /// Whether what was tapped before is put aside.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        again: bool,
    },
    /// The round ends: threat rises by the threat level, and the next one begins.
    Round,
    /// Threat comes or goes for another reason.
    Threat {
        /// By how much.
        by: i32,
    },
    /// A threat token is spent: threat rises by one.
    Token,
    /// A group is deployed.
    Deploy {
        /// Its card.
        card: FigureId,
        /// Whether the mission puts it on the table for nothing.
        #[serde(default)]
        free: bool,
    },
    /// A figure comes back to its group.
    Reinforce {
        /// The group, by its number.
        group: u32,
        /// Whether that costs nothing.
        #[serde(default)]
        free: bool,
    },
    /// A figure of a group is defeated.
    Defeat {
        /// The group, by its number.
        group: u32,
    },
    /// A hero is defeated, or is better off after all.
    Hero {
        /// The hero.
        hero: HeroId,
        /// The side of the sheet, counted from 0; one more where the hero is out.
        state: u32,
    },
    /// An ally joins the heroes.
    Join {
        /// The ally.
        ally: AllyId,
    },
    /// Something is counted, up or down.
    Count {
        /// What.
        counter: CounterId,
        /// By how much.
        #[serde(default = "one")]
        by: i32,
    },
    /// A supply card is drawn.
    Draw {
        /// The card.
        supply: SupplyId,
        /// Who holds it; nobody needs to say.
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
