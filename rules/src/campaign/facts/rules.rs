//! The rules shared by all campaigns of a game: its sides, what they count, the kinds of stages, missions and
//! cards, and the rules' amounts and limits. Read from a pack's file `campaign_rules.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::campaign::event::{Account, Origin, Phase};
use crate::campaign::facts::night::Night;
use crate::campaign::facts::sides::{AccountKind, Currency, Heroes, Share, Side};
use crate::campaign::id::{
    AccountId, CardKindId, HeroId, LoadId, MissionDeckId, MissionKindId, SideId, StageKindId, UpgradeId,
};
use crate::id::RuleId;

/// The topic of a rule: a pack maps topics to the rules of its game that are cited for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// How many heroes a group can have.
    Players,
    /// Which heroes are available.
    Hero,
    /// The class of the side that has one.
    Class,
    /// How the agenda deck is built.
    AgendaDeck,
    /// How the mission decks are built.
    SideDeck,
    /// Starting cards and amounts.
    Start,
    /// The order of the steps of a stage.
    Stage,
    /// Which missions can be played.
    Choose,
    /// What happens after a mission: crates, new side missions.
    CleanUp,
    /// What a mission gives.
    Rewards,
    /// Buying and selling items.
    Shop,
    /// Buying cards of a class deck.
    ClassCards,
    /// Drawing and buying agenda cards.
    Agenda,
    /// Spending more than the account holds.
    Pay,
    /// What a hero may bring to a mission.
    Load,
    /// What can be attached to a weapon.
    Modifications,
    /// Handing items on.
    Trade,
    /// Who may join a mission.
    Allies,
    /// The end of the campaign.
    Finale,
}

/// One side of a hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetSide {
    /// The English name.
    pub name: String,
    /// Its columns, in order.
    pub stats: Vec<SheetStat>,
}

/// A value on a hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetStat {
    /// The column of the heroes' table; if the table has no such column, a blank to be filled in.
    pub column: String,
    /// The English name.
    pub name: String,
    /// Whether the value is a die colour.
    #[serde(default)]
    pub die: bool,
    /// The English name of what is counted up to this value during play, with a checkbox for each on paper.
    #[serde(default)]
    pub counted: Option<String>,
}

/// A step of a stage in which a side spends its resources.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// The ID, as written in logs; neither `mission` nor `over`.
    pub id: UpgradeId,
    /// The English name.
    pub name: String,
    /// The side that takes it.
    pub side: SideId,
}

/// Which missions a stage accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// The missions listed for the stage.
    Listed,
    /// The listed missions that an outcome has activated.
    Active,
    /// Active side missions.
    Side,
}

/// A kind of stage.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StageKind {
    /// The ID.
    pub id: StageKindId,
    /// The English name.
    pub name: String,
    /// Which missions it accepts.
    pub asks: Asks,
    /// Whether it is played only in the expanded form of a campaign.
    #[serde(default)]
    pub optional: bool,
    /// Whether the campaign opens with it: its missions are active from the start, and the first missions of
    /// each deck are drawn after it.
    #[serde(default)]
    pub opens: bool,
    /// Whether winning it wins the campaign.
    #[serde(default)]
    pub ends: bool,
}

/// How the missions of a kind get into their deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Picked {
    /// The missions of the heroes in play.
    ByHero,
    /// A given number of missions, drawn at random if none are named.
    ByNumber,
}

/// A kind of mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionKind {
    /// The ID, as written in setups.
    pub id: MissionKindId,
    /// The English name; `{hero}` is replaced by the hero it belongs to.
    pub name: String,
    /// The English plural.
    #[serde(default)]
    pub many: Option<String>,
    /// The deck it is shuffled into.
    #[serde(default)]
    pub deck: Option<MissionDeckId>,
    /// How it gets into the deck.
    #[serde(default)]
    pub picked: Option<Picked>,
    /// Whether no two missions in a deck may win the same ally.
    #[serde(default)]
    pub one_for_each_ally: bool,
    /// The side that its rewards go to; by default the heroes'.
    #[serde(default)]
    pub rewards: Option<SideId>,
}

/// A deck of missions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionDeck {
    /// The ID, as written in logs; neither `story` nor `agenda`.
    pub id: MissionDeckId,
    /// Whether randomly chosen missions stay hidden; the missions drawn at the table may differ.
    #[serde(default)]
    pub hidden: bool,
    /// The number of missions drawn after the opening stage.
    #[serde(default)]
    pub first_draw: usize,
    /// The number of missions drawn after a mission from this deck.
    #[serde(default)]
    pub redraw: usize,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardKind {
    /// The ID.
    pub id: CardKindId,
    /// The English name.
    pub name: String,
    /// Whether it is an item, which can be carried, sold and handed on.
    #[serde(default)]
    pub item: bool,
    /// The kinds of weapons that it attaches to.
    #[serde(default)]
    pub under: Vec<CardKindId>,
}

/// The maximum number of cards of some kinds that a hero may bring to a mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The ID.
    pub id: LoadId,
    /// The English name.
    pub name: String,
    /// The maximum.
    pub limit: usize,
    /// The kinds of cards.
    pub kinds: Vec<CardKindId>,
}

/// The side that has a class.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// The side.
    pub side: SideId,
    /// The account from which it buys cards of its class deck.
    pub account: AccountId,
}

/// The heroes' shop.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shop {
    /// The account that pays.
    pub account: AccountId,
    /// The number of cards on display.
    pub cards: usize,
    /// The divisor of the cost for the selling price.
    pub sells_for_one_in: u32,
    /// The multiple to which the selling price is rounded up.
    pub rounded_up_to: u32,
    /// The selling price of items without a cost, such as a hero's starting weapon.
    pub without_cost: u32,
}

impl Shop {
    /// Returns the selling price of an item with this cost.
    #[must_use]
    pub fn price(&self, cost: u32) -> u32 {
        let (part, step) = (u64::from(self.sells_for_one_in.max(1)), u64::from(self.rounded_up_to.max(1)));
        let price = u64::from(cost).div_ceil(part * step) * step;
        u32::try_from(price).unwrap_or(u32::MAX)
    }
}

/// The agenda: a deck from which one side draws and buys cards in secret.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Agenda {
    /// The side.
    pub side: SideId,
    /// The account that pays.
    pub account: AccountId,
    /// The number of card sets in the deck.
    pub sets: usize,
    /// The number of cards drawn at a time.
    pub cards: usize,
}

/// The value of the crates that the heroes recover.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Crates {
    /// The account that gains it.
    pub account: AccountId,
    /// The value of a crate.
    pub each: u32,
}

/// The rules shared by all campaigns of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The game rule cited for each topic.
    #[serde(default)]
    pub cites: BTreeMap<Topic, RuleId>,
    /// The sides.
    #[serde(rename = "side")]
    pub sides: Vec<Side>,
    /// The currencies.
    #[serde(default, rename = "currency")]
    pub currencies: Vec<Currency>,
    /// The kinds of accounts.
    #[serde(default, rename = "account")]
    pub accounts: Vec<AccountKind>,
    /// The heroes.
    pub heroes: Heroes,
    /// The side that has a class, if any.
    #[serde(default)]
    pub class: Option<Class>,
    /// The steps that follow a stage's mission, in order.
    #[serde(default, rename = "upgrade")]
    pub upgrades: Vec<Upgrade>,
    /// Kinds of stages.
    #[serde(rename = "stage_kind")]
    pub stage_kinds: Vec<StageKind>,
    /// Kinds of missions, in the order in which they are drawn.
    #[serde(rename = "mission_kind")]
    pub mission_kinds: Vec<MissionKind>,
    /// Mission decks.
    #[serde(default, rename = "mission_deck")]
    pub mission_decks: Vec<MissionDeck>,
    /// Kinds of cards; a class card whose kind isn't listed is of the first kind.
    #[serde(default, rename = "card_kind")]
    pub card_kinds: Vec<CardKind>,
    /// What a hero may bring to a mission.
    #[serde(default, rename = "load")]
    pub loads: Vec<Load>,
    /// The shop, if the game has one.
    #[serde(default)]
    pub shop: Option<Shop>,
    /// The agenda, if the game has one.
    #[serde(default)]
    pub agenda: Option<Agenda>,
    /// Crates, if the game has any.
    #[serde(default)]
    pub crates: Option<Crates>,
    /// What is tracked during a mission, if anything.
    #[serde(default)]
    pub night: Option<Night>,
}

/// The ID cited for rules of the program's own record keeping.
pub const BOOKS: &str = "MUSTER-CAMPAIGN";

impl Rules {
    /// Returns the rule cited for a topic; [`BOOKS`] if the game has none.
    #[must_use]
    pub fn cite(&self, topic: Option<Topic>) -> &str {
        topic.and_then(|topic| self.cites.get(&topic)).map_or(BOOKS, RuleId::as_str)
    }

    /// Returns the side with this ID.
    #[must_use]
    pub fn side(&self, id: &SideId) -> Option<&Side> {
        self.sides.iter().find(|s| s.id == *id)
    }

    /// Returns the sides other than the heroes', in order.
    pub fn opponents(&self) -> impl Iterator<Item = &Side> {
        self.sides.iter().filter(|s| s.id != self.heroes.side)
    }

    /// Returns the account kind with this ID.
    #[must_use]
    pub fn account(&self, id: &AccountId) -> Option<&AccountKind> {
        self.accounts.iter().find(|a| a.id == *id)
    }

    /// Returns the accounts of a kind: one for each hero, or the side's.
    #[must_use]
    pub fn accounts_of(kind: &AccountKind, heroes: &[HeroId]) -> Vec<Account> {
        match kind.share {
            Share::EachHero => heroes.iter().map(|h| Account::of_hero(&kind.id, h)).collect(),
            Share::Once | Share::PerHero => vec![Account::of_side(&kind.id)],
        }
    }

    /// Returns the upgrade with this ID.
    #[must_use]
    pub fn upgrade(&self, id: &UpgradeId) -> Option<&Upgrade> {
        self.upgrades.iter().find(|u| u.id == *id)
    }

    /// Returns the upgrade phase of a side.
    #[must_use]
    pub fn upgrade_of(&self, side: &SideId) -> Option<Phase> {
        self.upgrades.iter().find(|u| u.side == *side).map(|u| Phase::Upgrade(u.id.clone()))
    }

    /// Returns the next phase within a stage; `None` after the last.
    #[must_use]
    pub fn phase_after(&self, phase: &Phase) -> Option<Phase> {
        let next = match phase {
            Phase::Mission => 0,
            Phase::Upgrade(id) => self.upgrades.iter().position(|u| u.id == *id)? + 1,
            Phase::Over => return None,
        };
        self.upgrades.get(next).map(|u| Phase::Upgrade(u.id.clone()))
    }

    /// Whether a forced mission has to wait: it is played only after the side that draws agenda cards has
    /// finished its upgrade.
    #[must_use]
    pub fn forced_waits(&self, phase: &Phase) -> bool {
        let side = self.agenda.as_ref().map(|a| &a.side);
        side.and_then(|side| self.upgrade_of(side)).is_some_and(|upgrade| upgrade == *phase)
    }

    /// Returns the stage kind with this ID.
    #[must_use]
    pub fn stage_kind(&self, id: &StageKindId) -> Option<&StageKind> {
        self.stage_kinds.iter().find(|k| k.id == *id)
    }

    /// Returns the mission kind with this ID.
    #[must_use]
    pub fn mission_kind(&self, id: &MissionKindId) -> Option<&MissionKind> {
        self.mission_kinds.iter().find(|k| k.id == *id)
    }

    /// Returns the mission kinds of which a given number is picked for a deck.
    pub fn picked_kinds(&self) -> impl Iterator<Item = &MissionKind> {
        self.mission_kinds.iter().filter(|k| k.picked == Some(Picked::ByNumber))
    }

    /// Returns the mission deck of an origin.
    #[must_use]
    pub fn mission_deck(&self, origin: &Origin) -> Option<&MissionDeck> {
        let Origin::Deck(id) = origin else { return None };
        self.mission_decks.iter().find(|d| d.id == *id)
    }

    /// Returns the card kind with this ID.
    #[must_use]
    pub fn card_kind(&self, id: &CardKindId) -> Option<&CardKind> {
        self.card_kinds.iter().find(|k| k.id == *id)
    }

    /// Whether cards of a kind are items that can be carried.
    #[must_use]
    pub fn is_item(&self, kind: &CardKindId) -> bool {
        self.card_kind(kind).is_some_and(|k| k.item)
    }

    /// Whether cards of a kind are modifications.
    #[must_use]
    pub fn is_modification(&self, kind: &CardKindId) -> bool {
        self.card_kind(kind).is_some_and(|k| !k.under.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::Shop;

    #[test]
    fn half_a_price_is_rounded_up_to_the_next_25() {
        let account = "credits".into();
        let shop = Shop { account, cards: 6, sells_for_one_in: 2, rounded_up_to: 25, without_cost: 50 };
        let prices = [(100, 50), (150, 75), (350, 175), (375, 200), (500, 250), (0, 0)];
        for (cost, price) in prices {
            assert_eq!(shop.price(cost), price, "{cost}");
        }
    }
}
