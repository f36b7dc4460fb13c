//! The actions of a group: a step is a request to record something. It states what was decided at the table;
//! the rest is drawn at random or follows from the rules.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::Options;
use super::id::{
    AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ClassCardId, ConditionId, CurrencyId, DeckId,
    HeroId, ItemId, MissionDeckId, MissionId, MissionKindId, OutcomeId, SideId, UpgradeId,
};
use super::stored;

/// The setup of a campaign. Whatever is omitted is chosen at random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::Setup", into = "stored::Setup")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "stored::Setup"))]
pub struct Setup {
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes it is played with; if empty, those that the rest of the setup needs.
    pub boxes: BTreeSet<BoxId>,
    /// The heroes, in seat order.
    pub heroes: Vec<HeroId>,
    /// The class of the side that has one.
    pub class: Option<DeckId>,
    /// The sets of the agenda deck.
    pub agenda_sets: Option<Vec<AgendaSetId>>,
    /// The missions picked for their deck, by kind.
    pub missions: BTreeMap<MissionKindId, Vec<MissionId>>,
    /// The group's options.
    pub options: Options,
    /// The seed of the random draws.
    pub seed: u64,
}

/// The result of a mission, as played at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "stored::MissionResult", into = "stored::MissionResult")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "stored::MissionResult"))]
pub struct MissionResult {
    /// The mission.
    pub name: MissionId,
    /// The winner.
    pub winner: SideId,
    /// The outcome, if the winner can win in several ways.
    pub outcome: Option<OutcomeId>,
    /// The number of crates that the heroes hold.
    pub crates: u32,
    /// The conditions that were met.
    pub met: Vec<ConditionId>,
    /// The number of claimed tokens.
    pub tokens: u32,
    /// Amounts by column, if no table has them or the group disagrees.
    pub gains: BTreeMap<String, u32>,
    /// The story missions that become active, if no table states them.
    pub activates: Vec<MissionId>,
    /// The missions drawn afterwards at the table, by deck.
    pub draws: BTreeMap<MissionDeckId, Vec<MissionId>>,
    /// The hero who takes the reward cards; by default the hero whose mission it is, or the group.
    pub reward_to: Option<HeroId>,
    /// The chosen ally, if the mission wins one of several.
    pub ally: Option<AllyId>,
    /// The reason why it was played though it couldn't be chosen.
    pub anyway: Option<String>,
}

impl MissionResult {
    /// Returns the result of a mission with only a winner.
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

/// A request to record something in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignStep"))]
pub enum Step {
    /// The campaign starts.
    Begin(Setup),
    /// A mission was played. Upgrades that are still open end with it.
    Mission(MissionResult),
    /// The shop is filled: with these cards, or random ones.
    Shop {
        /// The items; random if absent.
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
    /// An item is sold: a shop item or a starting item.
    Sell {
        /// The item.
        item: CardName,
    },
    /// A class card is bought, by a hero from the hero's own deck or by the side that has a class.
    ClassCard {
        /// The card.
        card: ClassCardId,
        /// The hero who buys it; optional, as no card is in two decks.
        #[serde(default)]
        hero: Option<HeroId>,
        /// Its cost in XP, if no table is certain of it.
        #[serde(default)]
        xp: Option<u32>,
    },
    /// Agenda cards are drawn: these, or random ones.
    Draw {
        /// The cards; random if absent.
        #[serde(default)]
        cards: Option<Vec<AgendaCardId>>,
    },
    /// An agenda card is bought.
    Agenda {
        /// The card.
        card: AgendaCardId,
        /// For a card that isn't a mission: whether it is kept or resolved at once. By default as the card says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keep: Option<bool>,
        /// The hero before whom it is placed, if the card says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hero: Option<HeroId>,
        /// Its cost, if no table is certain of it.
        #[serde(default)]
        cost: Option<u32>,
    },
    /// A bought agenda card is used; what becomes of it stands on the card.
    Play {
        /// The card.
        card: AgendaCardId,
        /// Where the card leaves the choice: whether it is shuffled back into its deck instead of leaving the campaign.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<bool>,
    },
    /// The heroes pay to be rid of an agenda card that lies in the open.
    Discard {
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
    /// A hero hands an item on.
    Trade {
        /// The item.
        item: ItemId,
        /// The hero who had it; optional, as no card is in two places.
        #[serde(default)]
        from: Option<HeroId>,
        /// The hero who gets it.
        to: HeroId,
    },
    /// A hero chooses what to bring to the next mission.
    Pack {
        /// The hero.
        hero: HeroId,
        /// The items, including starting ones.
        items: Vec<CardName>,
    },
    /// An ally or villain joins the next mission; if absent, none does after all.
    Ally {
        /// The side.
        side: SideId,
        /// The ally or villain; an unambiguous prefix of the ID is enough.
        #[serde(default)]
        name: Option<AllyId>,
    },
    /// A correction with a reason, such as a house rule or something forgotten.
    Correct {
        /// Whose book to correct: a side's or a hero's.
        who: Who,
        /// What to correct.
        what: Corrected,
        /// The amount, up or down; a card is added with 1 and removed with -1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        amount: i64,
        /// The card.
        #[serde(default)]
        card: Option<CardName>,
        /// The reason.
        why: String,
    },
    /// The group's paper log is imported, before anything else is played.
    Paper(PaperLog),
    /// The next step of the stage begins.
    Next,
    /// A mission is skipped by the group's agreement: the forced one, or else the stage's, together with its
    /// upgrades.
    Skip {
        /// The reason.
        why: String,
    },
    /// Heroes leave and join the group, by the group's agreement.
    Heroes {
        /// The heroes who leave. Their items go to `items_to`, or back to their decks.
        #[serde(default)]
        leave: Vec<HeroId>,
        /// The heroes who join, with a hero's usual starting cards.
        #[serde(default)]
        join: Vec<HeroId>,
        /// The hero who takes over the items; otherwise they return to their decks.
        #[serde(default)]
        items_to: Option<HeroId>,
        /// The starting XP of heroes who join; by default the lowest amount that any hero has earned.
        #[serde(default)]
        xp: Option<u32>,
        /// The reason.
        why: String,
    },
}

/// A log kept on paper, as far as it can be read; everything else stays open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperLog {
    /// The missions in the order in which they were played, including forced ones.
    #[serde(default)]
    pub missions: Vec<PaperMission>,
    /// The open upgrade of the last mission's stage; if absent, a mission is next.
    #[serde(default)]
    pub upgrade: Option<UpgradeId>,
    /// Active missions. If no story mission is named, those are active that the results lead to; if the list is
    /// absent, side missions are drawn.
    #[serde(default)]
    pub active: Option<Vec<MissionId>>,
    /// The possessions of sides and heroes, by ID.
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
    /// The outcome, if the winner can win in several ways.
    #[serde(default)]
    pub outcome: Option<OutcomeId>,
}

/// The possessions of a side or a hero in a paper log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaperBook {
    /// Balances by currency; a currency that isn't named stays open.
    #[serde(default)]
    pub left: BTreeMap<CurrencyId, u32>,
    /// Cards, in addition to the starting ones.
    #[serde(default)]
    pub cards: Vec<CardName>,
}

/// The ID of a card of any kind; the context determines the kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardName(pub String);

/// The owner of the book to correct: the ID of a side or a hero, resolved by the game's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Who(pub String);

/// What a correction changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Corrected {
    /// A currency.
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
