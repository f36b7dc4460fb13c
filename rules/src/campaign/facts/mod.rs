//! What the boxes hold: campaigns and their stages, heroes, decks, items, missions and what they give.
//! Values only; packs are read elsewhere.

mod mission;
mod night;
mod rules;
mod sides;
mod weapon;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::campaign::event::Card;
use crate::campaign::id::{
    AccountId, AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, CardKindId, ClassCardId, DeckId, HeroId,
    ItemId, MissionId, MissionKindId, RewardId, SideId, StageKindId,
};
use crate::id::FigureId;
pub use mission::{Bonus, Gains, Mission, Outcome, Standing, Tokens, Unknown};
pub use night::{Counter, Fills, Night, Threat};
pub use rules::{
    Agenda, Asks, BOOKS, CardKind, Class, Crates, Load, MissionDeck, MissionKind, Picked, Rules, SheetSide,
    SheetStat, Shop, StageKind, Topic, Upgrade,
};
pub use sides::{AccountKind, ByNumber, Currency, Heroes, Share, Side};
pub use weapon::Weapon;

/// How sure a fact is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trust {
    /// Read off the card, or two sources agree.
    #[default]
    Sound,
    /// A single source states it.
    Single,
    /// Not known for certain.
    Unsure,
}

impl Trust {
    /// A cost: the table's, unless that is uncertain and a group has entered the one on its own card.
    #[must_use]
    pub(crate) fn cost(self, known: Option<u32>, told: Option<u32>) -> Option<u32> {
        if self == Self::Sound { known.or(told) } else { told.or(known) }
    }
}

/// A box or pack that is sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// Its id.
    pub id: BoxId,
    /// The English name.
    pub name: String,
}

/// A campaign and the stages of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// Its id.
    pub id: CampaignId,
    /// The English name.
    pub name: String,
    /// The box it comes in.
    pub box_id: BoxId,
    /// The log, in order: first the introduction, last the finale.
    pub stages: Vec<Stage>,
    /// What everybody begins with, by account.
    pub start: Gains,
    /// How many missions of each kind are picked for their deck; `None` where there are no side missions
    /// (mini campaigns).
    pub side_deck: Option<BTreeMap<MissionKindId, usize>>,
    /// The most agenda cards that may be kept.
    pub agenda_limit: Option<u32>,
    /// Whether an ally's threat is its cost, or half of it.
    pub half_ally_threat: bool,
    /// Whether story missions that could have been chosen go back to the box once another was.
    pub unchosen_leave: bool,
    /// Whether all sides spend what they begin with before the first mission.
    pub upgrades_first: bool,
    /// The time period in which it plays; side missions of other times stay away.
    pub period: Option<u32>,
}

/// A stage of the campaign log: a mission, then the upgrades.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// What it asks for.
    pub kind: StageKindId,
    /// Missions that can fill this stage. An introduction has one; if the outcome leading here isn't known, any
    /// of them.
    pub missions: Vec<MissionId>,
    /// The threat level.
    pub threat: u32,
    /// Tiers of the items in the shop afterwards.
    pub tiers: Vec<u32>,
    /// How sure all this is.
    pub trust: Trust,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The id.
    pub id: HeroId,
    /// The name.
    pub name: String,
    /// The line under the name.
    pub subtitle: String,
    /// The box.
    pub box_id: BoxId,
    /// The hero's own side mission.
    pub mission: Option<MissionId>,
    /// Keywords.
    pub traits: Vec<String>,
    /// The values on the sheet, by column.
    pub sheet: BTreeMap<String, String>,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A card of a class deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCard {
    /// Its id.
    pub id: ClassCardId,
    /// The deck.
    pub deck: DeckId,
    /// The English name.
    pub name: String,
    /// Its cost; 0 for starting cards, `None` if unknown.
    pub xp: Option<u32>,
    /// Its kind.
    pub kind: CardKindId,
    /// How many modifications it takes; `None` if no table states it.
    pub modifications: Option<usize>,
    /// Its selling price, if not the usual one; 0 if it can't be sold.
    pub sells_for: Option<u32>,
    /// What it attacks with.
    pub weapon: Weapon,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A class of the side that plays one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideClass {
    /// Its id.
    pub id: DeckId,
    /// The English name.
    pub name: String,
    /// The box; `None` where no table says.
    pub box_id: Option<BoxId>,
}

/// An item of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its id.
    pub id: ItemId,
    /// The English name.
    pub name: String,
    /// The deck it lies in, 1 to 3.
    pub tier: u32,
    /// What it costs in the shop.
    pub cost: u32,
    /// What it is.
    pub kind: CardKindId,
    /// Keywords.
    pub traits: Vec<String>,
    /// How many modifications go under it; `None` where no table says.
    pub modifications: Option<usize>,
    /// What it attacks with.
    pub weapon: Weapon,
    /// The box.
    pub box_id: BoxId,
    /// How sure all this is.
    pub trust: Trust,
}

/// A card of the agenda deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgendaCard {
    /// Its id.
    pub id: AgendaCardId,
    /// The set of three that it belongs to.
    pub set: AgendaSetId,
    /// The English name.
    pub name: String,
    /// Its cost; `None` if unknown.
    pub cost: Option<u32>,
    /// The mission it is, and what kind.
    pub mission: Option<AgendaMission>,
    /// Where it goes when bought; `None` for missions and if unknown.
    pub kept: Option<AgendaKept>,
    /// What happens to it after use.
    pub after: Option<AgendaAfter>,
    /// What using it costs in addition, from the account that bought it.
    pub more: u32,
    /// How certain these facts are.
    pub trust: Trust,
}

/// What kind of mission an agenda card is. The mission bears the card's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaMission {
    /// A side mission that the heroes may choose.
    Side,
    /// A mission that must be played.
    Forced,
}

/// Where an agenda card lies that isn't a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaKept {
    /// Kept in secret until it is used.
    Secret,
    /// In the open, before who bought it.
    Open,
    /// Before a hero.
    Hero,
    /// Nowhere: it is used at once.
    No,
}

/// What happens to an agenda card after use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaAfter {
    /// It leaves the campaign.
    Leaves,
    /// It leaves the campaign, or is shuffled back into its deck.
    LeavesOrBack,
    /// It is used up until the next mission.
    Depletes,
    /// It stays.
    Stays,
}

impl AgendaCard {
    /// The mission that the card is.
    #[must_use]
    pub fn mission_id(&self) -> Option<MissionId> {
        self.mission.map(|_| MissionId::from(self.id.as_str()))
    }
}

/// A set of agenda cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgendaSet {
    /// Its id.
    pub id: AgendaSetId,
    /// The English name.
    pub name: String,
    /// The box.
    pub box_id: BoxId,
}

/// A reward card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Its id.
    pub id: RewardId,
    /// The English name.
    pub name: String,
    /// What it is.
    pub kind: CardKindId,
    /// Keywords.
    pub traits: Vec<String>,
    /// Whose it is; `None` where no table says.
    pub side: Option<SideId>,
    /// How many modifications go under it; `None` where no table says.
    pub modifications: Option<usize>,
    /// What it attacks with.
    pub weapon: Weapon,
    /// How sure all this is.
    pub trust: Trust,
}

/// A supply card, found in crates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Its id.
    pub id: String,
    /// The English name.
    pub name: String,
    /// Keywords.
    pub traits: Vec<String>,
    /// The box; `None` where no table says.
    pub box_id: Option<BoxId>,
    /// How many there are of it in the box.
    pub copies: Option<u32>,
}

/// An ally or a villain that missions win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ally {
    /// Its id.
    pub id: AllyId,
    /// Its deployment card.
    pub figure: FigureId,
    /// The English name.
    pub name: String,
    /// The cost of the deployment card; `None` if unknown.
    pub cost: Option<u32>,
}

/// How many times as much as is known anywhere is taken for a slip of the pen.
const FAR: u32 = 3;

/// Everything that campaigns are played with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// What all campaigns are played by.
    pub rules: Rules,
    /// What is sold, large boxes first.
    pub boxes: Vec<Product>,
    /// Campaigns in the order of their appearance.
    pub campaigns: Vec<Campaign>,
    /// Heroes.
    pub heroes: BTreeMap<HeroId, Hero>,
    /// Classes of the side that plays one.
    pub classes: BTreeMap<DeckId, SideClass>,
    /// Cards of all class decks.
    pub class_cards: BTreeMap<ClassCardId, ClassCard>,
    /// Items.
    pub items: BTreeMap<ItemId, Item>,
    /// Agenda sets.
    pub agenda_sets: BTreeMap<AgendaSetId, AgendaSet>,
    /// Agenda cards.
    pub agenda_cards: BTreeMap<AgendaCardId, AgendaCard>,
    /// Missions.
    pub missions: BTreeMap<MissionId, Mission>,
    /// Ways in which missions end.
    pub outcomes: Vec<Outcome>,
    /// What missions give more.
    pub bonuses: Vec<Bonus>,
    /// Reward cards.
    pub rewards: BTreeMap<RewardId, Reward>,
    /// Supply cards.
    pub supplies: Vec<Supply>,
    /// Allies and villains.
    pub allies: BTreeMap<AllyId, Ally>,
}

impl Facts {
    /// The campaign with this id.
    #[must_use]
    pub fn campaign(&self, id: &CampaignId) -> Option<&Campaign> {
        self.campaigns.iter().find(|c| c.id == *id)
    }

    /// What a stage asks for.
    #[must_use]
    pub fn stage_kind(&self, stage: &Stage) -> Option<&StageKind> {
        self.rules.stage_kind(&stage.kind)
    }

    /// A card's kind; `None` for cards that are never carried.
    #[must_use]
    pub fn card_kind(&self, card: &Card) -> Option<&CardKindId> {
        match card {
            Card::Item(id) => self.items.get(id).map(|i| &i.kind),
            Card::Class(id) => self.class_cards.get(id).map(|c| &c.kind),
            Card::Reward(id) => self.rewards.get(id).map(|r| &r.kind),
            Card::Agenda(_) | Card::Ally(_) => None,
        }
    }

    /// Whether there is such an item, class card or reward.
    #[must_use]
    pub fn has_card(&self, id: &str) -> bool {
        self.items.contains_key(&ItemId::from(id))
            || self.class_cards.contains_key(&ClassCardId::from(id))
            || self.rewards.contains_key(&RewardId::from(id))
    }

    /// Cards under which modifications go, though no table says how many: each with what it is called.
    pub fn of_unknown_room(&self) -> impl Iterator<Item = (&str, &str)> {
        let bears = |kind: &CardKindId| self.rules.card_kinds.iter().any(|k| k.under.contains(kind));
        let items = self.items.values().map(|i| (i.id.as_str(), &i.name, &i.kind, i.modifications));
        let class = self.class_cards.values().map(|c| (c.id.as_str(), &c.name, &c.kind, c.modifications));
        let rewards = self.rewards.values().map(|r| (r.id.as_str(), &r.name, &r.kind, r.modifications));
        let open = items.chain(class).chain(rewards).filter(move |card| card.3.is_none() && bears(card.2));
        open.map(|(id, name, ..)| (id, name.as_str()))
    }

    /// Whether a card is a thing that can be carried.
    #[must_use]
    pub fn is_item(&self, card: &Card) -> bool {
        self.card_kind(card).is_some_and(|kind| self.rules.is_item(kind))
    }

    /// The cards of a class deck, by what they cost.
    pub fn deck<'a>(&'a self, deck: &'a DeckId) -> impl Iterator<Item = &'a ClassCard> {
        self.class_cards.values().filter(move |c| c.deck == *deck)
    }

    /// The ways in which a mission may end as a part of a campaign's story, or else as a side mission.
    #[must_use]
    pub fn outcomes_of(&self, mission: &MissionId, campaign: &CampaignId) -> Vec<&Outcome> {
        let told = self.outcomes.iter().filter(|o| o.mission == *mission);
        let story: Vec<_> = told.filter(|o| o.campaign.as_ref() == Some(campaign)).collect();
        if story.is_empty() { self.side_outcomes_of(mission) } else { story }
    }

    /// The ways in which a mission may end as a side mission.
    #[must_use]
    pub fn side_outcomes_of(&self, mission: &MissionId) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|o| o.mission == *mission && o.campaign.is_none()).collect()
    }

    /// The most that a group may say a mission gives of an account: more is a slip of the pen. Three times the most
    /// that any mission of the game is known or likely to give; `None` where none is.
    #[must_use]
    pub fn most_told(&self, account: &AccountId) -> Option<u32> {
        let of = |gains: &Gains| gains.get(account).copied();
        let outcomes = self.outcomes.iter().flat_map(|outcome| {
            let likely = outcome.unknown.iter().filter(|unknown| unknown.account == *account);
            let likely = likely.filter_map(|unknown| Some(unknown.likely?.0));
            likely.chain(of(&outcome.gains))
        });
        let bonuses = self.bonuses.iter().flat_map(|bonus| [of(&bonus.if_met), of(&bonus.if_not)]).flatten();
        outcomes.chain(bonuses).max().filter(|most| *most > 0).map(|most| most.saturating_mul(FAR))
    }

    /// The most crates that a mission may have of which nobody knows how many: likewise.
    #[must_use]
    pub fn most_crates(&self) -> Option<u32> {
        let known = self.missions.values().filter_map(|mission| mission.crates).max();
        known.filter(|most| *most > 0).map(|most| most.saturating_mul(FAR))
    }

    /// What a mission gives more.
    pub fn bonuses_of<'a>(&'a self, mission: &'a MissionId) -> impl Iterator<Item = &'a Bonus> {
        self.bonuses.iter().filter(move |b| b.mission == *mission)
    }
}
