//! What happened in a campaign. Events contain everything needed to replay them, amounts included, so
//! correcting a fact later doesn't change what was recorded.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::id::{
    AccountId, AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ClassCardId, ConditionId, DeckId,
    HeroId, ItemId, MissionDeckId, MissionId, OutcomeId, RewardId, SideId, UpgradeId,
};
use super::stored;

/// An account: what it counts, and the hero it belongs to if each hero has one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Account {
    /// The kind of account.
    #[serde(rename = "account")]
    pub kind: AccountId,
    /// The hero, for an account that each hero has; otherwise it is the side's.
    #[serde(default, rename = "of", skip_serializing_if = "Option::is_none")]
    pub hero: Option<HeroId>,
}

impl Account {
    /// Returns a side's account.
    #[must_use]
    pub fn of_side(kind: &AccountId) -> Self {
        Self { kind: kind.clone(), hero: None }
    }

    /// Returns a hero's account.
    #[must_use]
    pub fn of_hero(kind: &AccountId, hero: &HeroId) -> Self {
        Self { kind: kind.clone(), hero: Some(hero.clone()) }
    }
}

/// The holder of a card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "stored::Holder", into = "stored::Holder")]
pub enum Holder {
    /// A hero.
    Hero(HeroId),
    /// A side as a whole, for cards that no hero holds.
    Side(SideId),
}

/// A card that can be held.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "card")]
pub enum Card {
    /// A class card.
    Class(ClassCardId),
    /// An item card.
    Item(ItemId),
    /// A kept agenda card.
    Agenda(AgendaCardId),
    /// A reward.
    Reward(RewardId),
    /// An ally or villain.
    Ally(AllyId),
}

impl Card {
    /// Returns its ID, unique among cards of its kind.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Class(id) => id.as_str(),
            Self::Item(id) => id.as_str(),
            Self::Agenda(id) => id.as_str(),
            Self::Reward(id) => id.as_str(),
            Self::Ally(id) => id.as_str(),
        }
    }
}

/// The reason for a change of balance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Why {
    /// A starting amount.
    Start,
    /// A mission's outcome.
    Outcome {
        /// The mission.
        mission: MissionId,
    },
    /// A mission's outcome, inferred from similar missions because no source states it.
    Inferred {
        /// The mission.
        mission: MissionId,
    },
    /// A bonus of a mission.
    Bonus {
        /// The mission.
        mission: MissionId,
        /// The condition.
        condition: ConditionId,
        /// Whether it was met.
        met: bool,
    },
    /// A mission's tokens.
    Tokens {
        /// The mission.
        mission: MissionId,
        /// The number of claimed tokens.
        claimed: u32,
    },
    /// Crates.
    Crates {
        /// The mission.
        mission: MissionId,
        /// The number of crates.
        crates: u32,
    },
    /// A card was paid for.
    Bought {
        /// The card.
        card: Card,
    },
    /// A card was sold.
    Sold {
        /// The card.
        card: Card,
    },
    /// An agenda card was used.
    Used {
        /// The card.
        card: Card,
    },
    /// An agenda card in play.
    InPlay {
        /// The card.
        card: Card,
    },
    /// The heroes were rid of an agenda card.
    Ransom {
        /// The card.
        card: Card,
    },
    /// The hero joined a campaign in progress.
    Joined,
    /// The balance on the group's paper log.
    Paper,
    /// A correction by the group.
    Correction {
        /// The reason, in the group's own words.
        reason: String,
    },
}

/// The origin of an active mission.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Origin {
    /// The story.
    Story,
    /// An agenda card.
    Agenda,
    /// A deck of missions.
    Deck(MissionDeckId),
}

impl From<String> for Origin {
    fn from(text: String) -> Self {
        match text.as_str() {
            "story" => Self::Story,
            "agenda" => Self::Agenda,
            deck => Self::Deck(MissionDeckId::from(deck)),
        }
    }
}

impl From<Origin> for String {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Story => "story".to_owned(),
            Origin::Agenda => "agenda".to_owned(),
            Origin::Deck(deck) => deck.as_str().to_owned(),
        }
    }
}

/// The current step of a stage.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Phase {
    /// A mission is next.
    #[default]
    Mission,
    /// A side spends its resources.
    Upgrade(UpgradeId),
    /// The finale is over.
    Over,
}

impl Phase {
    /// Returns the word used in logs: `mission`, `over`, or an upgrade's ID.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Mission => "mission",
            Self::Upgrade(id) => id.as_str(),
            Self::Over => "over",
        }
    }
}

impl From<String> for Phase {
    fn from(text: String) -> Self {
        match text.as_str() {
            "mission" => Self::Mission,
            "over" => Self::Over,
            upgrade => Self::Upgrade(UpgradeId::from(upgrade)),
        }
    }
}

impl From<Phase> for String {
    fn from(phase: Phase) -> Self {
        phase.as_str().to_owned()
    }
}

/// A group's choices where the rules leave options.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignOptions"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Options {
    /// Whether a mini campaign is played in its expanded form.
    pub expanded: bool,
    /// Whether time periods limit which side missions can be picked (later rules).
    pub periods: bool,
    /// Whether the shop shows half of each deck instead of six cards in all (later rules).
    pub half_shop: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { expanded: false, periods: true, half_shop: false }
    }
}

/// The setup with which a campaign began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::Foundation", into = "stored::Foundation")]
pub struct Foundation {
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes that it is played with.
    pub boxes: BTreeSet<BoxId>,
    /// The heroes, in seat order.
    pub heroes: Vec<HeroId>,
    /// The class of the side that has one.
    pub class: Option<DeckId>,
    /// The sets of the agenda deck.
    pub agenda_sets: Vec<AgendaSetId>,
    /// The cards of the agenda deck.
    pub agenda_deck: Vec<AgendaCardId>,
    /// The mission decks.
    pub mission_decks: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// The missions in the decks that were chosen at random; the actual cards at the table may differ.
    pub by_chance: BTreeSet<MissionId>,
    /// The items of the shop.
    pub items: Vec<ItemId>,
    /// The group's options.
    pub options: Options,
    /// The seed of the random draws.
    pub seed: u64,
    /// The seed of agenda draws, if it is separate because others know [`Self::seed`].
    pub agenda_seed: Option<u64>,
    /// Whether the secrets of one side are removed, for other machines.
    pub redacted: bool,
}

/// Cards of a deck that were seen: drawn by the program, or entered by the group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seen<T> {
    /// The cards, bought ones included.
    pub cards: Vec<T>,
    /// Whether the list is complete; otherwise there were other cards that weren't named.
    pub all: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The campaign began.
    Founded(Box<Foundation>),
    /// A balance changed.
    Moved {
        /// The account.
        account: Account,
        /// The change; negative for a loss.
        amount: i64,
        /// The reason.
        why: Why,
    },
    /// A card was gained.
    Took {
        /// The holder.
        holder: Holder,
        /// The card.
        card: Card,
    },
    /// A card was given up.
    Gave {
        /// The holder.
        holder: Holder,
        /// The card.
        card: Card,
        /// Whether it returns to its deck instead of leaving the campaign.
        back: bool,
    },
    /// An agenda card was placed in the open.
    Opened {
        /// The card.
        card: AgendaCardId,
        /// The hero before whom it lies.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hero: Option<HeroId>,
    },
    /// An agenda card was used up until the next mission.
    Depleted {
        /// The card.
        card: AgendaCardId,
    },
    /// An agenda card in this entry was shuffled back into its deck before. Kept with the secrets: whoever saw it then
    /// mustn't recognise it now.
    Lap {
        /// The card.
        card: AgendaCardId,
        /// How often it was.
        times: u32,
    },
    /// A modification was attached to a weapon, or removed if there is none.
    Modified {
        /// The modification.
        modification: ItemId,
        /// The weapon: an item, or a starting weapon.
        weapon: Option<Card>,
    },
    /// A hero chose the items for the next mission.
    Packed {
        /// The hero.
        hero: HeroId,
        /// The items.
        items: Vec<Card>,
    },
    /// An ally or villain joins the next mission.
    Joined {
        /// The side.
        side: SideId,
        /// The ally or villain; `None` if none joins after all.
        ally: Option<AllyId>,
    },
    /// A randomly chosen card of a mission deck turned out to be another one at the table.
    Swapped {
        /// The card that was assumed.
        out: MissionId,
        /// The card that was drawn.
        into: MissionId,
    },
    /// A mission became active.
    Activated {
        /// The mission.
        mission: MissionId,
        /// Its origin.
        origin: Origin,
    },
    /// An active mission was removed without being played.
    Left {
        /// The mission.
        mission: MissionId,
    },
    /// A mission must be played next.
    Forced {
        /// The mission.
        mission: MissionId,
    },
    /// A mission was shuffled into a deck.
    Shuffled {
        /// The mission.
        mission: MissionId,
        /// The deck.
        deck: MissionDeckId,
    },
    /// A hero left the group; the hero's book is kept in case of a return.
    Quit {
        /// The hero.
        hero: HeroId,
    },
    /// A hero joined the group.
    Entered {
        /// The hero.
        hero: HeroId,
    },
    /// A mission was played.
    Played {
        /// The mission.
        mission: MissionId,
        /// The winner; `None` if a paper log doesn't state it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<SideId>,
        /// The outcome.
        outcome: OutcomeId,
        /// The threat level of the mission.
        threat: u32,
        /// Whether it was forced; a forced mission fills no slot in the log.
        forced: bool,
    },
    /// An account's balance is unknown: nothing can be paid from it until it is entered.
    Untold {
        /// The account.
        account: Account,
    },
    /// The shop's items were seen.
    Laid(Seen<ItemId>),
    /// Agenda cards were drawn.
    Drew(Seen<AgendaCardId>),
    /// The log moved on to another step.
    Began {
        /// The stage, counted from 0.
        stage: usize,
        /// The step of the stage.
        phase: Phase,
    },
    /// The campaign was won.
    Won {
        /// The winner.
        winner: SideId,
    },
}
