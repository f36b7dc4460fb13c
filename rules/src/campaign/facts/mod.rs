//! The contents of the boxes: campaigns and their stages, heroes, decks, items, missions and what they give.
//! Plain values; packs are parsed elsewhere.

mod agenda;
mod code;
mod mission;
mod night;
mod opponent;
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
pub use agenda::{AgendaAfter, AgendaCard, AgendaGain, AgendaKept, AgendaMission, AgendaOnly, GainsAt};
pub use code::{CodeKind, ForeignCode};
pub use mission::{Bonus, Gains, Mission, Outcome, Standing, Tokens, Unknown};
pub use night::{Counter, Fills, InBox, Night, Threat};
pub use opponent::{Aim, Attacks, Buys, Level, Opponent, Order, Role, Ware};
pub use rules::{
    Agenda, Asks, BOOKS, CardKind, Class, Crates, Load, MissionDeck, MissionKind, Picked, Rules, SheetSide,
    SheetStat, Shop, StageKind, Topic, Upgrade,
};
pub use sides::{AccountKind, ByNumber, Currency, Heroes, Share, Side};
pub use weapon::Weapon;

/// How certain a fact is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trust {
    /// Read off the card, or confirmed by two sources.
    #[default]
    Sound,
    /// Stated by a single source.
    Single,
    /// Not known for certain.
    Unsure,
}

impl Trust {
    /// Returns a cost: the table's, or the one the group read off its own card if the table isn't certain.
    #[must_use]
    pub(crate) fn cost(self, known: Option<u32>, told: Option<u32>) -> Option<u32> {
        if self == Self::Sound { known.or(told) } else { told.or(known) }
    }
}

/// A box or pack on the market.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// The ID.
    pub id: BoxId,
    /// The English name.
    pub name: String,
}

/// A campaign and the stages of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// The ID.
    pub id: CampaignId,
    /// The English name.
    pub name: String,
    /// The box it comes in.
    pub box_id: BoxId,
    /// The stages in order, from the introduction to the finale.
    pub stages: Vec<Stage>,
    /// Starting amounts, by account.
    pub start: Gains,
    /// The number of missions of each kind picked for their deck; `None` if there are no side missions (mini
    /// campaigns).
    pub side_deck: Option<BTreeMap<MissionKindId, usize>>,
    /// The maximum number of kept agenda cards.
    pub agenda_limit: Option<u32>,
    /// Whether an ally costs half its threat at once and the rest as tokens, instead of all at once.
    pub half_ally_threat: bool,
    /// Whether story missions return to the box once another one was chosen instead.
    pub unchosen_leave: bool,
    /// Whether all sides spend their starting resources before the first mission.
    pub upgrades_first: bool,
    /// The time period in which it takes place; side missions of other periods are excluded.
    pub period: Option<u32>,
}

/// A stage of the campaign log: a mission, then the upgrades.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The kind, which determines the missions it accepts.
    pub kind: StageKindId,
    /// Missions that can fill this stage. An introduction has one; if the preceding outcome isn't known, any of
    /// them can.
    pub missions: Vec<MissionId>,
    /// The threat level.
    pub threat: u32,
    /// Tiers of the items in the shop after the mission.
    pub tiers: Vec<u32>,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The ID.
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
    /// The ID.
    pub id: ClassCardId,
    /// The deck.
    pub deck: DeckId,
    /// The English name.
    pub name: String,
    /// The cost in XP; 0 for starting cards, `None` if unknown.
    pub xp: Option<u32>,
    /// The kind.
    pub kind: CardKindId,
    /// The number of modifications it takes; `None` if no table states it.
    pub modifications: Option<usize>,
    /// Its selling price if it isn't the usual one; 0 if it can't be sold.
    pub sells_for: Option<u32>,
    /// Its attack values.
    pub weapon: Weapon,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A class of the side that has classes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideClass {
    /// The ID.
    pub id: DeckId,
    /// The English name.
    pub name: String,
    /// The box; `None` if no table states it.
    pub box_id: Option<BoxId>,
}

/// An item of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The ID.
    pub id: ItemId,
    /// The English name.
    pub name: String,
    /// The tier of its deck, 1 to 3.
    pub tier: u32,
    /// The cost in the shop.
    pub cost: u32,
    /// The kind.
    pub kind: CardKindId,
    /// Keywords.
    pub traits: Vec<String>,
    /// The number of modifications it takes; `None` if no table states it.
    pub modifications: Option<usize>,
    /// Its attack values.
    pub weapon: Weapon,
    /// The box.
    pub box_id: BoxId,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A set of agenda cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgendaSet {
    /// The ID.
    pub id: AgendaSetId,
    /// The English name.
    pub name: String,
    /// The box.
    pub box_id: BoxId,
}

/// A reward card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reward {
    /// The ID.
    pub id: RewardId,
    /// The English name.
    pub name: String,
    /// The kind.
    pub kind: CardKindId,
    /// Keywords.
    pub traits: Vec<String>,
    /// The side it belongs to; `None` if no table states it.
    pub side: Option<SideId>,
    /// The number of modifications it takes; `None` if no table states it.
    pub modifications: Option<usize>,
    /// Its attack values.
    pub weapon: Weapon,
    /// How certain these facts are.
    pub trust: Trust,
}

/// A supply card, found in crates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// The ID.
    pub id: String,
    /// The English name.
    pub name: String,
    /// Keywords.
    pub traits: Vec<String>,
    /// The box; `None` if no table states it.
    pub box_id: Option<BoxId>,
    /// The number of copies in the box.
    pub copies: Option<u32>,
}

/// An ally or villain that can be won in missions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ally {
    /// The ID.
    pub id: AllyId,
    /// The figure on its deployment card.
    pub figure: FigureId,
    /// The English name.
    pub name: String,
    /// The cost of the deployment card; `None` if unknown.
    pub cost: Option<u32>,
}

/// The multiple of the highest known amount beyond which an entry is taken for a typing error.
const FAR: u32 = 3;

/// All campaign data of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The rules shared by all campaigns.
    pub rules: Rules,
    /// Boxes and packs, large boxes first.
    pub boxes: Vec<Product>,
    /// Campaigns in order of publication.
    pub campaigns: Vec<Campaign>,
    /// Heroes.
    pub heroes: BTreeMap<HeroId, Hero>,
    /// Classes of the side that has them.
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
    /// Outcomes of missions.
    pub outcomes: Vec<Outcome>,
    /// Bonuses of missions.
    pub bonuses: Vec<Bonus>,
    /// Reward cards.
    pub rewards: BTreeMap<RewardId, Reward>,
    /// Supply cards.
    pub supplies: Vec<Supply>,
    /// Allies and villains.
    pub allies: BTreeMap<AllyId, Ally>,
    /// What other programs call all of these.
    pub codes: Vec<ForeignCode>,
}

impl Facts {
    /// Returns the campaign with this ID.
    #[must_use]
    pub fn campaign(&self, id: &CampaignId) -> Option<&Campaign> {
        self.campaigns.iter().find(|c| c.id == *id)
    }

    /// Returns the kind of a stage.
    #[must_use]
    pub fn stage_kind(&self, stage: &Stage) -> Option<&StageKind> {
        self.rules.stage_kind(&stage.kind)
    }

    /// Returns a card's kind; `None` for cards that are never carried.
    #[must_use]
    pub fn card_kind(&self, card: &Card) -> Option<&CardKindId> {
        match card {
            Card::Item(id) => self.items.get(id).map(|i| &i.kind),
            Card::Class(id) => self.class_cards.get(id).map(|c| &c.kind),
            Card::Reward(id) => self.rewards.get(id).map(|r| &r.kind),
            Card::Agenda(_) | Card::Ally(_) => None,
        }
    }

    /// Whether there is an item, class card or reward with this ID.
    #[must_use]
    pub fn has_card(&self, id: &str) -> bool {
        self.items.contains_key(&ItemId::from(id))
            || self.class_cards.contains_key(&ClassCardId::from(id))
            || self.rewards.contains_key(&RewardId::from(id))
    }

    /// Returns the ID and name of cards that take modifications though no table states how many.
    pub fn of_unknown_room(&self) -> impl Iterator<Item = (&str, &str)> {
        let bears = |kind: &CardKindId| self.rules.card_kinds.iter().any(|k| k.under.contains(kind));
        let items = self.items.values().map(|i| (i.id.as_str(), &i.name, &i.kind, i.modifications));
        let class = self.class_cards.values().map(|c| (c.id.as_str(), &c.name, &c.kind, c.modifications));
        let rewards = self.rewards.values().map(|r| (r.id.as_str(), &r.name, &r.kind, r.modifications));
        let open = items.chain(class).chain(rewards).filter(move |card| card.3.is_none() && bears(card.2));
        open.map(|(id, name, ..)| (id, name.as_str()))
    }

    /// Whether a card is an item that can be carried.
    #[must_use]
    pub fn is_item(&self, card: &Card) -> bool {
        self.card_kind(card).is_some_and(|kind| self.rules.is_item(kind))
    }

    /// Returns the cards of a class deck.
    pub fn deck<'a>(&'a self, deck: &'a DeckId) -> impl Iterator<Item = &'a ClassCard> {
        self.class_cards.values().filter(move |c| c.deck == *deck)
    }

    /// Returns a mission's outcomes in a campaign's story, or as a side mission if it has none there.
    #[must_use]
    pub fn outcomes_of(&self, mission: &MissionId, campaign: &CampaignId) -> Vec<&Outcome> {
        let told = self.outcomes.iter().filter(|o| o.mission == *mission);
        let story: Vec<_> = told.filter(|o| o.campaign.as_ref() == Some(campaign)).collect();
        if story.is_empty() { self.side_outcomes_of(mission) } else { story }
    }

    /// Returns a mission's outcomes as a side mission.
    #[must_use]
    pub fn side_outcomes_of(&self, mission: &MissionId) -> Vec<&Outcome> {
        self.outcomes.iter().filter(|o| o.mission == *mission && o.campaign.is_none()).collect()
    }

    /// Returns the highest amount that a group may enter for an account; more is taken for a typing error.
    /// Three times the highest amount known or likely for any mission of the game; `None` if there is none.
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

    /// Returns the highest number of crates that a group may enter for a mission whose number isn't known,
    /// likewise.
    #[must_use]
    pub fn most_crates(&self) -> Option<u32> {
        let known = self.missions.values().filter_map(|mission| mission.crates).max();
        known.filter(|most| *most > 0).map(|most| most.saturating_mul(FAR))
    }

    /// Returns the bonuses of a mission.
    pub fn bonuses_of<'a>(&'a self, mission: &'a MissionId) -> impl Iterator<Item = &'a Bonus> {
        self.bonuses.iter().filter(move |b| b.mission == *mission)
    }
}
