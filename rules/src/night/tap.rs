//! Actions of users at the table.

use serde::{Deserialize, Serialize};

use super::event::{Lies, Waits, When, Whom};
use super::opponent::Seen;
use crate::campaign::id::{AllyId, CounterId, HeroId, SupplyId};
use crate::id::{FactionId, FigureId};

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
        /// Whether it is played for fun: any mission at any time, without a result.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        fun: bool,
    },
    /// A mission that was played for fun is over.
    End,
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
        /// Whether it is deployed although it is no open group or there are no more miniatures: the mission says so.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        anyway: bool,
    },
    /// The mission names a group.
    Group {
        /// How it comes to the table.
        how: Waits,
        /// The deployment card; none where the mission has no such group.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<FigureId>"))]
        card: Option<FigureId>,
        /// Whether it stands there although there are no more miniatures: the mission says so.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        anyway: bool,
    },
    /// A card of a hero or of the other side is used, or readied.
    Card {
        /// The card, by its ID.
        card: String,
        /// The hero who has it; the other side's card if absent.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<HeroId>"))]
        hero: Option<HeroId>,
        /// How it lies now.
        lies: Lies,
    },
    /// A card goes to another hero for this mission.
    Lend {
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
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        level: Option<String>,
        /// The seed of its draws.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(skip))]
        seed: u64,
    },
    /// Muster chooses the open groups of the side that it plays.
    Choose {
        /// How many.
        count: u32,
    },
    /// The mission bars factions from the open groups.
    Bar {
        /// The factions, instead of those barred before.
        factions: Vec<FactionId>,
    },
    /// Muster deploys and reinforces with the threat of the side that it plays.
    Spend {
        /// Whether it does so again in this round, or during it: the mission says so.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        anyway: bool,
    },
    /// Muster activates a group of the side that it plays.
    Order {
        /// The group's number; the one that Muster chooses if absent.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        group: Option<u32>,
        /// Whom it can attack, the nearest first.
        #[serde(default)]
        seen: Vec<Seen>,
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
    /// A hero or a group is activated.
    Act {
        /// Who.
        whom: Whom,
        /// Whether it is although it was activated already.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        anyway: bool,
    },
    /// A hero, or a figure of a group, suffers damage.
    Damage {
        /// Who.
        whom: Whom,
        /// How much.
        #[serde(default = "one_point")]
        amount: u32,
    },
    /// A hero, or a figure of a group, recovers damage.
    Heal {
        /// Who.
        whom: Whom,
        /// How much.
        #[serde(default = "one_point")]
        amount: u32,
    },
    /// A hero suffers strain, or recovers it.
    Strain {
        /// The hero.
        hero: HeroId,
        /// How much; negative to recover it.
        #[serde(default = "one")]
        amount: i32,
        /// Whether an effect forces it: what is above the endurance becomes damage.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        forced: bool,
    },
    /// A hero rests: strain up to the endurance is recovered, and what is left of that heals damage.
    Rest {
        /// The hero.
        hero: HeroId,
    },
    /// A hero or a group gains a condition, or loses it.
    Condition {
        /// Who.
        whom: Whom,
        /// The condition's English name.
        condition: String,
        /// Whether it is lost.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        off: bool,
    },
    /// The group notes a line of its own from the mission's rules, to be reminded of.
    Line {
        /// When it happens.
        #[serde(default)]
        when: When,
        /// The line, in the group's own words.
        text: String,
    },
    /// What a noted line says has happened.
    Happen {
        /// The line's number.
        line: u32,
    },
    /// The mission ends with a round.
    Limit {
        /// The round; 0 if there is no limit after all.
        round: u32,
    },
    /// An ally joins the heroes.
    Join {
        /// The ally.
        ally: AllyId,
        /// Whether another ally joined before: the mission says so.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        anyway: bool,
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

const fn one_point() -> u32 {
    1
}

const fn one() -> i32 {
    1
}
