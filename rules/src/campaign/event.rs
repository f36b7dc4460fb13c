//! What happened in a campaign. Events say everything that replaying them needs, amounts included: a
//! fact that is corrected later changes no book that was closed.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::id::{
    AccountId, AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ClassCardId, ConditionId, DeckId,
    HeroId, ItemId, MissionDeckId, MissionId, OutcomeId, RewardId, SideId, UpgradeId,
};
use super::stored;

/// Something that is counted: what, and whose it is where each hero has it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Account {
    /// The kind of account.
    #[serde(rename = "account")]
    pub kind: AccountId,
    /// The hero, for an account that each hero has; else it is the side's.
    #[serde(default, rename = "of", skip_serializing_if = "Option::is_none")]
    pub hero: Option<HeroId>,
}

impl Account {
    /// A side's account.
    #[must_use]
    pub fn of_side(kind: &AccountId) -> Self {
        Self { kind: kind.clone(), hero: None }
    }

    /// A hero's account.
    #[must_use]
    pub fn of_hero(kind: &AccountId, hero: &HeroId) -> Self {
        Self { kind: kind.clone(), hero: Some(hero.clone()) }
    }
}

/// Who holds a card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "stored::Holder", into = "stored::Holder")]
pub enum Holder {
    /// A hero.
    Hero(HeroId),
    /// A side as a whole: what no hero of it holds.
    Side(SideId),
}

/// A card in somebody's possession.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "card")]
pub enum Card {
    /// Of a class deck.
    Class(ClassCardId),
    /// Of an item deck.
    Item(ItemId),
    /// Of the agenda deck, kept.
    Agenda(AgendaCardId),
    /// A reward.
    Reward(RewardId),
    /// An ally or villain.
    Ally(AllyId),
}

impl Card {
    /// Its id among cards of its kind.
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

/// Why something moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Why {
    /// The campaign begins with it.
    Start,
    /// A mission's outcome.
    Outcome {
        /// The mission.
        mission: MissionId,
    },
    /// A mission's outcome, by what like missions give: no source states it.
    Inferred {
        /// The mission.
        mission: MissionId,
    },
    /// Something more that a mission gives.
    Bonus {
        /// The mission.
        mission: MissionId,
        /// What was met, or wasn't.
        condition: ConditionId,
        /// Whether it was.
        met: bool,
    },
    /// Tokens of a mission.
    Tokens {
        /// The mission.
        mission: MissionId,
        /// How many were claimed.
        claimed: u32,
    },
    /// Crates.
    Crates {
        /// The mission.
        mission: MissionId,
        /// How many.
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
    /// The hero came into a campaign that was under way.
    Joined,
    /// It was in the log the group kept on paper.
    Paper,
    /// The group agreed to set the books right.
    Correction {
        /// Why, in the group's own words.
        reason: String,
    },
}

/// Where an active mission comes from.
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

/// What a stage is at.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Phase {
    /// A mission is to be played.
    #[default]
    Mission,
    /// A side spends what it has.
    Upgrade(UpgradeId),
    /// The finale is over.
    Over,
}

impl Phase {
    /// The word that logs write, `mission`, `over`, or an upgrade's id.
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

/// What a group agreed on where the rules leave a choice.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignOptions"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Options {
    /// The expanded form of a mini campaign.
    pub expanded: bool,
    /// Whether time periods limit which side missions can be picked (later rules).
    pub periods: bool,
    /// The shop shows half of each deck, not six cards in all (later rules).
    pub half_shop: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { expanded: false, periods: true, half_shop: false }
    }
}

/// What a campaign was begun with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::Foundation", into = "stored::Foundation")]
pub struct Foundation {
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes it is played with.
    pub boxes: BTreeSet<BoxId>,
    /// The heroes, in the order of their seats.
    pub heroes: Vec<HeroId>,
    /// The class of the side that plays one.
    pub class: Option<DeckId>,
    /// The sets of the agenda deck.
    pub agenda_sets: Vec<AgendaSetId>,
    /// The cards of the agenda deck.
    pub agenda_deck: Vec<AgendaCardId>,
    /// The decks of missions.
    pub mission_decks: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// Those missions of the decks that chance chose: which cards they are, the table knows better.
    pub by_chance: BTreeSet<MissionId>,
    /// The items of the shop.
    pub items: Vec<ItemId>,
    /// What the group agreed on.
    pub options: Options,
    /// Where chance begins.
    pub seed: u64,
    /// Where the chance begins that draws agenda cards, where others know the seed.
    pub agenda_seed: Option<u64>,
    /// Whether this is what other machines are told: what one side keeps in secret is left out.
    pub redacted: bool,
}

/// Cards of a deck that were seen: drawn by the program, or told by the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seen<T> {
    /// The cards, bought ones included.
    pub cards: Vec<T>,
    /// Whether the list is complete; otherwise there were others that weren't named.
    pub all: bool,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The campaign began.
    Founded(Box<Foundation>),
    /// An amount came or went.
    Moved {
        /// Whose, and of what.
        account: Account,
        /// How much; less than nothing where it went.
        amount: i64,
        /// Why.
        why: Why,
    },
    /// A card was taken.
    Took {
        /// Who.
        holder: Holder,
        /// The card.
        card: Card,
    },
    /// A card was given away.
    Gave {
        /// Who.
        holder: Holder,
        /// The card.
        card: Card,
        /// Whether it returns to its deck or leaves the campaign.
        back: bool,
    },
    /// A modification was attached to a weapon, or removed if there is none.
    Modified {
        /// The modification.
        modification: ItemId,
        /// The weapon: an item, or what a hero began with.
        weapon: Option<Card>,
    },
    /// A hero chose what to bring to the next mission.
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
        /// Who joins; `None` if nobody does after all.
        ally: Option<AllyId>,
    },
    /// A card of a mission deck that chance had chosen turned out to be another at the table.
    Swapped {
        /// The card that it isn't.
        out: MissionId,
        /// The card that it is.
        into: MissionId,
    },
    /// A mission became active.
    Activated {
        /// The mission.
        mission: MissionId,
        /// Where it comes from.
        origin: Origin,
    },
    /// A mission that was active left without being played.
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
    /// A hero left the group; the book is kept, should the hero come back.
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
        /// Who won; `None` where a paper log doesn't say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<SideId>,
        /// How it ended.
        outcome: OutcomeId,
        /// The threat level at which it was played.
        threat: u32,
        /// Whether it filled a slot in the log or was forced.
        forced: bool,
    },
    /// An account's balance hasn't been entered: nothing can be paid from it until it is.
    Untold {
        /// Whose, and of what.
        account: Account,
    },
    /// Items lay in the shop.
    Laid(Seen<ItemId>),
    /// Agenda cards were drawn.
    Drew(Seen<AgendaCardId>),
    /// The log moved on.
    Began {
        /// The stage, counted from 0.
        stage: usize,
        /// The step of the stage.
        phase: Phase,
    },
    /// The campaign was won.
    Won {
        /// By whom.
        winner: SideId,
    },
}
