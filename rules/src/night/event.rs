//! The events of a mission night. They contain everything needed to replay them, so correcting a fact later
//! doesn't change a night that was played.

use serde::{Deserialize, Serialize};

use super::opponent::{Act, Orders};
use crate::campaign::id::{AllyId, CounterId, HeroId, SideId, SupplyId};
use crate::id::{FactionId, FigureId};

/// A hero, or a group on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightWhom"))]
pub enum Whom {
    /// A hero.
    Hero(HeroId),
    /// A group, by its number.
    Group(u32),
}

/// When something that the group noted happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightWhen"))]
pub enum When {
    /// When the line itself says.
    #[default]
    Told,
    /// At the start of a round.
    Start(u32),
    /// At the end of a round.
    End(u32),
}

/// How a group that the mission names comes to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightWaits"))]
pub enum Waits {
    /// It stands there from the start, and costs nothing.
    Initial,
    /// The mission's rules bring it later, and it costs nothing.
    Reserve,
    /// It may be deployed for threat.
    Open,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightLies"))]
pub enum Lies {
    /// It can be used.
    #[default]
    Ready,
    /// It was used in this round.
    Exhausted,
    /// It was used up for the mission.
    Depleted,
}

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
        /// Whether it is played for fun, without a result.
        #[serde(default, skip_serializing_if = "is_no")]
        fun: bool,
    },
    /// A mission that was played for fun is over.
    Ended,
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
        /// The number under which it waited as a reserve.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        waited: Option<u32>,
        /// Whether its card was at hand, as one of the open groups or of a defeated group.
        #[serde(default, skip_serializing_if = "is_no")]
        from_hand: bool,
    },
    /// A group waits for its deployment.
    Waits {
        /// How it comes to the table.
        how: Waits,
        /// The deployment card; a [`hidden`] one where this machine mustn't know it, and none where the mission has no
        /// such group.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<FigureId>,
    },
    /// A card of a hero or a side was used, or readied.
    Turned {
        /// The card, by its ID.
        card: String,
        /// The hero who has it; the other side's card if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hero: Option<HeroId>,
        /// How it lies now.
        lies: Lies,
    },
    /// A card went to another hero for this mission.
    Lent {
        /// The card, by its ID.
        card: String,
        /// Whose it is.
        from: HeroId,
        /// Who has it now.
        to: HeroId,
    },
    /// Muster plays a side from now on, or stops doing so.
    Opponent {
        /// The level of skill; none to stop.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
        /// The seed of its draws.
        seed: u64,
    },
    /// Muster decided what the side that it plays does.
    Decided {
        /// What it did, one after the other, with what it weighed.
        #[serde(default)]
        acts: Vec<Act>,
    },
    /// Muster activated a group of the side that it plays.
    Ordered {
        /// The group's number.
        group: u32,
        /// What it does.
        orders: Orders,
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
    /// A hero or a group was activated.
    Acted {
        /// Who.
        whom: Whom,
    },
    /// A hero's damage and strain changed, and with them perhaps the side of the sheet.
    Fared {
        /// The hero.
        hero: HeroId,
        /// The damage now.
        damage: u32,
        /// The strain now.
        strain: u32,
        /// The side of the sheet, counted from 0; the number of sides if the hero is out.
        state: u32,
    },
    /// The damage of a group's figures changed, and perhaps one was defeated.
    Hurt {
        /// The group's number.
        group: u32,
        /// The number of its figures on the table now.
        figures: u32,
        /// The damage of those that have any, the first is attacked on.
        damage: Vec<u32>,
    },
    /// A hero or a group gained a condition, or lost it.
    Marked {
        /// Who.
        whom: Whom,
        /// The condition's English name.
        condition: String,
        /// Whether it was gained.
        gained: bool,
    },
    /// The group noted a line of its own.
    Noted {
        /// When it happens.
        #[serde(default, skip_serializing_if = "is_told")]
        when: When,
        /// The line.
        text: String,
    },
    /// What a noted line says has happened.
    Happened {
        /// The line's number.
        line: u32,
    },
    /// The group told with which round the mission ends.
    Limited {
        /// The round; 0 if there is no limit.
        round: u32,
    },
    /// The mission bars factions from the open groups.
    Barred {
        /// The factions, instead of those barred before.
        factions: Vec<FactionId>,
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
    /// What was undone last was taken again.
    Redone,
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

/// Returns the card of a group that this machine mustn't know.
#[must_use]
pub fn hidden() -> FigureId {
    FigureId::from(HIDDEN)
}

const HIDDEN: &str = "~";

impl Event {
    /// Returns the event as other machines may know it: which groups wait, and the seed of draws, are a side's secrets.
    #[must_use]
    pub fn redacted(&self) -> Self {
        match self {
            Self::Waits { how, card: Some(_) } => Self::Waits { how: *how, card: Some(hidden()) },
            Self::Decided { acts } => {
                // What was weighed names what wasn't drawn.
                let told = acts.iter().map(|act| Act {
                    does: act.does.as_ref().map(|does| Box::new(does.redacted())),
                    among: Vec::new(),
                    drawn: act.drawn.map(|_| 0),
                });
                Self::Decided { acts: told.collect() }
            }
            // Whoever knows the seed knows the draws.
            Self::Opponent { level, .. } => Self::Opponent { level: level.clone(), seed: 0 },
            event => event.clone(),
        }
    }
}

fn is_told(when: &When) -> bool {
    *when == When::Told
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_no(yes: &bool) -> bool {
    !*yes
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde wants it")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}
