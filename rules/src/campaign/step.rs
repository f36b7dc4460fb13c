//! What a group does: a step is a request to record something. It states what was decided at the table; the
//! rest is drawn at random or follows from the rules.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::Options;
use super::id::{
    AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ClassCardId, ConditionId, CurrencyId, DeckId,
    HeroId, ItemId, MissionDeckId, MissionId, MissionKindId, OutcomeId, SideId, UpgradeId,
};
use super::stored;

/// How a campaign begins. What is left out is chosen by chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::Setup", into = "stored::Setup")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "stored::Setup"))]
pub struct Setup {
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes it is played with; empty for those that the rest of the setup needs.
    pub boxes: BTreeSet<BoxId>,
    /// The heroes, in the order of their seats.
    pub heroes: Vec<HeroId>,
    /// The class of the side that plays one.
    pub class: Option<DeckId>,
    /// The sets of the agenda deck.
    pub agenda_sets: Option<Vec<AgendaSetId>>,
    /// Missions that were picked for their deck, by kind.
    pub missions: BTreeMap<MissionKindId, Vec<MissionId>>,
    /// What the group agreed on.
    pub options: Options,
    /// Where chance begins.
    pub seed: u64,
}

/// The result of a mission, as the table saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::MissionResult", into = "stored::MissionResult")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "stored::MissionResult"))]
pub struct MissionResult {
    /// The mission.
    pub name: MissionId,
    /// Who won.
    pub winner: SideId,
    /// How it ended, where a winner may win in several ways.
    pub outcome: Option<OutcomeId>,
    /// Crates that the heroes hold.
    pub crates: u32,
    /// Conditions that were met.
    pub met: Vec<ConditionId>,
    /// Tokens that were claimed, where the mission has some.
    pub tokens: u32,
    /// Amounts by the column of their account, where no table knows them or the table says otherwise.
    pub gains: BTreeMap<String, u32>,
    /// The story missions that become active, if no table states them.
    pub activates: Vec<MissionId>,
    /// The missions that were drawn afterwards, as they came at the table, by deck.
    pub draws: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// The hero who takes the reward cards; without one the hero whose mission it is, or the group.
    pub reward_to: Option<HeroId>,
    /// The ally that was chosen, where the mission wins any one of several.
    pub ally: Option<AllyId>,
    /// Why it was played though it could not be chosen, where that is so.
    pub anyway: Option<String>,
}

impl MissionResult {
    /// A mission of which only the winner is given.
    #[must_use]
    pub fn plain(name: MissionId, winner: SideId) -> Self {
        Self {
            name,
            winner,
            outcome: None,
            crates: 0,
            met: Vec::new(),
            tokens: 0,
            gains: BTreeMap::new(),
            activates: Vec::new(),
            draws: BTreeMap::new(),
            reward_to: None,
            ally: None,
            anyway: None,
        }
    }
}

/// A step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignStep"))]
pub enum Step {
    /// The campaign begins.
    Begin(Setup),
    /// A mission was played. Upgrades that are still open end with it.
    Mission(MissionResult),
    /// What lay in the shop: these cards, or such that are drawn.
    Shop {
        /// The items that lay there.
        #[serde(default)]
        items: Option<Vec<ItemId>>,
    },
    /// An item is bought.
    Buy {
        /// The item.
        item: ItemId,
        /// The hero who gets it.
        hero: HeroId,
    },
    /// An item is sold: one of the shop's, or what a hero began with.
    Sell {
        /// The item.
        item: CardName,
    },
    /// A card of a class deck is bought: a hero's own, or else that of the side that plays a class.
    ClassCard {
        /// The card.
        card: ClassCardId,
        /// The hero who buys it; none is needed, as no card is in two decks.
        #[serde(default)]
        hero: Option<HeroId>,
        /// What it costs, where no table knows for certain.
        #[serde(default)]
        xp: Option<u32>,
    },
    /// Agenda cards are drawn: these, or such that are drawn by chance.
    Draw {
        /// The cards.
        #[serde(default)]
        cards: Option<Vec<AgendaCardId>>,
    },
    /// An agenda card is bought.
    Agenda {
        /// The card.
        card: AgendaCardId,
        /// For a card that isn't a mission: whether it is kept or resolved at once.
        #[serde(default)]
        keep: bool,
        /// What it costs, where no table knows for certain.
        #[serde(default)]
        cost: Option<u32>,
    },
    /// An agenda card that was kept is played, and leaves.
    Play {
        /// The card.
        card: AgendaCardId,
    },
    /// A modification is attached to a weapon or removed, or a reward is given to a hero.
    Assign {
        /// The modification or reward.
        card: CardName,
        /// The weapon, for a modification.
        #[serde(default)]
        weapon: Option<CardName>,
        /// The hero, for a reward.
        #[serde(default)]
        hero: Option<HeroId>,
    },
    /// Heroes hand an item on.
    Trade {
        /// The item.
        item: ItemId,
        /// Who had it; none is needed, as no card is in two places.
        #[serde(default)]
        from: Option<HeroId>,
        /// Who gets it.
        to: HeroId,
    },
    /// A hero says what to bring to the next mission.
    Pack {
        /// The hero.
        hero: HeroId,
        /// The items, starting ones among them.
        items: Vec<CardName>,
    },
    /// An ally or villain joins the next mission; none if nobody does after all.
    Ally {
        /// The side.
        side: SideId,
        /// Who joins; an unambiguous prefix of the id is enough.
        #[serde(default)]
        name: Option<AllyId>,
    },
    /// The books are set right, with a reason: a house rule, something forgotten.
    Correct {
        /// Whose: a side, or a hero.
        who: Who,
        /// What.
        what: Corrected,
        /// The amount, up or down; a card is added with 1 and removed with -1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        amount: i64,
        /// The card.
        #[serde(default)]
        card: Option<CardName>,
        /// Why.
        why: String,
    },
    /// What the group has kept on paper so far is taken over, before anything else is played.
    Paper(PaperLog),
    /// The stage's next step begins.
    Next,
    /// A mission is passed over, by the group's agreement: the one that is forced, or else the stage's with its
    /// upgrades.
    Skip {
        /// Why.
        why: String,
    },
    /// Heroes leave the group and others join it, by the group's agreement.
    Heroes {
        /// The heroes who leave. Their items go to the named heroes or back to their decks.
        #[serde(default)]
        leave: Vec<HeroId>,
        /// Those who join, with what any hero begins with.
        #[serde(default)]
        join: Vec<HeroId>,
        /// The hero who takes over items; else they go back to their decks.
        #[serde(default)]
        items_to: Option<HeroId>,
        /// The XP that everybody who joins begins with; else as much as the hero has earned who has the least.
        #[serde(default)]
        xp: Option<u32>,
        /// Why.
        why: String,
    },
}

/// A log kept on paper until now, as far as it can be read; the rest stays open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperLog {
    /// The missions in the order in which they were played, forced ones among them.
    #[serde(default)]
    pub missions: Vec<PaperMission>,
    /// The upgrade of the last mission's stage that is open; without one, a mission comes next.
    #[serde(default)]
    pub upgrade: Option<UpgradeId>,
    /// Missions that are active. Where none of the story's is named, those are that the results lead to; where
    /// nothing is said, side missions are drawn.
    #[serde(default)]
    pub active: Option<Vec<MissionId>>,
    /// What sides and heroes have, by their ids.
    #[serde(default)]
    pub books: BTreeMap<String, PaperBook>,
}

/// A mission of a paper log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperMission {
    /// The mission, if known.
    #[serde(default)]
    pub name: Option<MissionId>,
    /// The winner, if known.
    #[serde(default)]
    pub winner: Option<SideId>,
    /// How it ended, where a winner may win in several ways.
    #[serde(default)]
    pub outcome: Option<OutcomeId>,
}

/// What a side or a hero has, by a paper log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperBook {
    /// What is left to be spent, by currency; what isn't named stays open.
    #[serde(default)]
    pub left: BTreeMap<CurrencyId, u32>,
    /// Cards, besides those that everybody begins with.
    #[serde(default)]
    pub cards: Vec<CardName>,
}

/// The id of a card, of whatever kind: where it is looked for says which.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardName(pub String);

/// Whose book a correction changes: a side's or a hero's id. The rules of the game say which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Who(pub String);

/// What a correction changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Corrected {
    /// What is counted.
    Currency(CurrencyId),
    /// A card.
    Card,
}

impl From<String> for Corrected {
    fn from(text: String) -> Self {
        if text == "card" { Self::Card } else { Self::Currency(text.into()) }
    }
}

impl From<Corrected> for String {
    fn from(what: Corrected) -> Self {
        match what {
            Corrected::Currency(currency) => currency.as_str().to_owned(),
            Corrected::Card => "card".to_owned(),
        }
    }
}
