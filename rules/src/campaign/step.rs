//! What a group does: a step is what somebody asks to be booked. It says what was decided at the table;
//! what it leaves out is drawn by chance or follows from the rules.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::event::Options;
use super::facts::Winner;
use super::id::{
    AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ClassCardId, ConditionId, DeckId, HeroId, ItemId,
    MissionId, OutcomeId,
};

/// How a campaign begins. What is left out is chosen by chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The campaign.
    pub campaign: CampaignId,
    /// The boxes it is played with; empty for those that the rest of the setup needs.
    #[serde(default)]
    pub boxes: BTreeSet<BoxId>,
    /// The heroes, in the order of their seats.
    #[serde(default)]
    pub heroes: Vec<HeroId>,
    /// The Imperial player's class.
    #[serde(default)]
    pub imperial_class: Option<DeckId>,
    /// Six sets for the agenda deck.
    #[serde(default)]
    pub agenda_sets: Option<Vec<AgendaSetId>>,
    /// The green side missions that the Rebels choose.
    #[serde(default)]
    pub side_missions_green: Option<Vec<MissionId>>,
    /// The grey side missions, where they were drawn at the table.
    #[serde(default)]
    pub side_missions_grey: Option<Vec<MissionId>>,
    /// The threat missions, where they were drawn at the table.
    #[serde(default)]
    pub threat_missions: Option<Vec<MissionId>>,
    /// What the group agreed on.
    #[serde(default)]
    pub options: Options,
    /// Where chance begins.
    #[serde(default)]
    pub seed: u64,
}

/// The result of a mission, as the table saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionResult {
    /// The mission.
    pub name: MissionId,
    /// Who won.
    pub winner: Winner,
    /// How it ended, where a winner may win in several ways.
    #[serde(default)]
    pub outcome: Option<OutcomeId>,
    /// Crates that the heroes hold.
    #[serde(default)]
    pub crates: u32,
    /// Conditions that were met.
    #[serde(default)]
    pub met: Vec<ConditionId>,
    /// Tokens that were claimed, where the mission has some.
    #[serde(default)]
    pub tokens: u32,
    /// XP of each hero, where no table knows or the table says otherwise.
    #[serde(default)]
    pub xp: Option<u32>,
    /// Credits for each hero, likewise.
    #[serde(default)]
    pub credits: Option<u32>,
    /// The Imperial player's XP, likewise.
    #[serde(default)]
    pub imperial_xp: Option<u32>,
    /// The Imperial player's influence, likewise.
    #[serde(default)]
    pub influence: Option<u32>,
    /// The story mission that becomes active, where no table knows.
    #[serde(default)]
    pub activates: Vec<MissionId>,
    /// The side missions that were drawn afterwards, as they came at the table.
    #[serde(default)]
    pub drawn: Option<Vec<MissionId>>,
    /// The threat missions that were drawn afterwards.
    #[serde(default)]
    pub drawn_threat: Option<Vec<MissionId>>,
    /// The hero who takes the reward cards; without one the hero whose mission it is, or the group.
    #[serde(default)]
    pub reward_to: Option<HeroId>,
    /// The ally that was chosen, where the mission wins any one of several.
    #[serde(default)]
    pub ally: Option<AllyId>,
}

/// A step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
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
    /// A card of a class deck is bought: a hero's own, or else the Imperial player's.
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
        /// What becomes of one that is no mission: kept, or resolved at once.
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
    /// A modification is put under a weapon, or taken off; or a reward is given to a hero.
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
    /// An ally or villain joins the next mission; none where nobody does after all.
    Ally {
        /// The side.
        side: Winner,
        /// Who; the beginning of the id will do where it is nobody else's.
        #[serde(default)]
        name: Option<AllyId>,
    },
    /// The books are set right, with a reason: a house rule, something forgotten.
    Correct {
        /// Whose: `rebels`, `empire`, or a hero.
        who: Who,
        /// What.
        what: Corrected,
        /// By how much, up or down; a card comes with 1 and goes with -1.
        amount: i64,
        /// The card.
        #[serde(default)]
        card: Option<CardName>,
        /// Why.
        why: String,
    },
    /// The stage's next step begins.
    Next,
}

/// The id of a card, of whatever kind: where it is looked for says which.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardName(pub String);

/// Whose book a correction changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Who {
    /// The group's.
    Rebels,
    /// The Imperial player's.
    Empire,
    /// A hero's.
    Hero(HeroId),
}

impl From<String> for Who {
    fn from(text: String) -> Self {
        match text.as_str() {
            "rebels" => Self::Rebels,
            "empire" => Self::Empire,
            hero => Self::Hero(HeroId::from(hero)),
        }
    }
}

impl From<Who> for String {
    fn from(who: Who) -> Self {
        match who {
            Who::Rebels => "rebels".to_owned(),
            Who::Empire => "empire".to_owned(),
            Who::Hero(hero) => hero.as_str().to_owned(),
        }
    }
}

/// What a correction changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Corrected {
    /// Credits, of the Rebels.
    Credits,
    /// XP, of a hero or the Imperial player.
    Xp,
    /// Influence, of the Imperial player.
    Influence,
    /// A card.
    Card,
}
