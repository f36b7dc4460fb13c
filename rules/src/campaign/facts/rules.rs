//! What all campaigns of a game are played by: its sides, what they count, the kinds of stages, missions
//! and cards, and the amounts and limits of its rules. The file `campaign_rules.toml` of a pack.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::campaign::event::{Account, Origin, Phase};
use crate::campaign::facts::night::Night;
use crate::campaign::facts::sides::{AccountKind, Currency, Heroes, Share, Side};
use crate::campaign::id::{
    AccountId, CardKindId, HeroId, LoadId, MissionDeckId, MissionKindId, SideId, StageKindId, UpgradeId,
};
use crate::id::RuleId;

/// What a rule is about: a pack says which of its game's rules is cited for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// How many heroes a group can have.
    Players,
    /// Which heroes are available.
    Hero,
    /// The class of the side that plays one.
    Class,
    /// How the agenda deck is built.
    AgendaDeck,
    /// How the decks of missions are built.
    SideDeck,
    /// What everybody begins with.
    Start,
    /// The order of a stage's steps.
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
    /// Spending more than there is.
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

/// A side of a hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetSide {
    /// The English name.
    pub name: String,
    /// Its columns, in order.
    pub stats: Vec<SheetStat>,
}

/// A value of a hero's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetStat {
    /// The column of the heroes' table; where there is none, the value is left open, to be written in.
    pub column: String,
    /// The English name.
    pub name: String,
    /// Whether the value is the colour of a die.
    #[serde(default)]
    pub die: bool,
    /// The English name of what is counted up to the value at the table, with a box each on paper.
    #[serde(default)]
    pub counted: Option<String>,
}

/// A step of a stage in which a side spends what it has.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Its id, as written in logs; neither `mission` nor `over`.
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
    /// Its id.
    pub id: StageKindId,
    /// The English name.
    pub name: String,
    /// Which missions it accepts.
    pub asks: Asks,
    /// Whether only the expanded form of a campaign plays it.
    #[serde(default)]
    pub optional: bool,
    /// Whether the campaign opens with it: its missions start out active, and each deck's first missions are
    /// drawn after it.
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
    /// A given number of them, drawn if none are named.
    ByNumber,
}

/// A kind of mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionKind {
    /// Its id, as written in setups.
    pub id: MissionKindId,
    /// The English name; `{hero}` is the hero it belongs to.
    pub name: String,
    /// The English plural.
    #[serde(default)]
    pub many: Option<String>,
    /// The deck it is shuffled into.
    #[serde(default)]
    pub deck: Option<MissionDeckId>,
    /// How it gets there.
    #[serde(default)]
    pub picked: Option<Picked>,
    /// Whether no two missions in a deck may win the same ally.
    #[serde(default)]
    pub one_for_each_ally: bool,
    /// The side its rewards go to; the heroes' if not given.
    #[serde(default)]
    pub rewards: Option<SideId>,
}

/// A deck of missions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionDeck {
    /// Its id, as written in logs; neither `story` nor `agenda`.
    pub id: MissionDeckId,
    /// Whether randomly chosen missions stay hidden: the ones drawn at the table may differ.
    #[serde(default)]
    pub hidden: bool,
    /// How many are drawn after the opening stage.
    #[serde(default)]
    pub first_draw: usize,
    /// How many are drawn after a mission from this deck.
    #[serde(default)]
    pub redraw: usize,
}

/// A kind of card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardKind {
    /// Its id.
    pub id: CardKindId,
    /// The English name.
    pub name: String,
    /// Whether it is an item: something to carry, sell or hand on.
    #[serde(default)]
    pub item: bool,
    /// The kinds of weapons it attaches to.
    #[serde(default)]
    pub under: Vec<CardKindId>,
}

/// How many cards of some kinds a hero may bring to a mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// Its id.
    pub id: LoadId,
    /// The English name.
    pub name: String,
    /// The most of them.
    pub limit: usize,
    /// The kinds.
    pub kinds: Vec<CardKindId>,
}

/// A side that plays a class.
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
    /// How many cards the shop shows.
    pub cards: usize,
    /// An item sells for its cost divided by this,
    pub sells_for_one_in: u32,
    /// rounded up to the next multiple of this.
    pub rounded_up_to: u32,
    /// The selling price of items without a cost, such as a hero's starting weapon.
    pub without_cost: u32,
}

impl Shop {
    /// The selling price of an item with this cost.
    #[must_use]
    pub fn price(&self, cost: u32) -> u32 {
        let (part, step) = (u64::from(self.sells_for_one_in.max(1)), u64::from(self.rounded_up_to.max(1)));
        let price = u64::from(cost).div_ceil(part * step) * step;
        u32::try_from(price).unwrap_or(u32::MAX)
    }
}

/// The agenda: a deck from which one side secretly draws and buys cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Agenda {
    /// The side.
    pub side: SideId,
    /// The account that pays.
    pub account: AccountId,
    /// How many card sets make up the deck.
    pub sets: usize,
    /// How many cards are drawn.
    pub cards: usize,
}

/// What the crates that heroes recover are worth.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Crates {
    /// The account they pay into.
    pub account: AccountId,
    /// What each is worth.
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
    /// What is counted.
    #[serde(default, rename = "currency")]
    pub currencies: Vec<Currency>,
    /// Who counts what.
    #[serde(default, rename = "account")]
    pub accounts: Vec<AccountKind>,
    /// The heroes.
    pub heroes: Heroes,
    /// The side that plays a class, if one does.
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
    /// Decks of missions.
    #[serde(default, rename = "mission_deck")]
    pub mission_decks: Vec<MissionDeck>,
    /// Kinds of cards; a class card whose kind isn't listed is of the first.
    #[serde(default, rename = "card_kind")]
    pub card_kinds: Vec<CardKind>,
    /// What a hero may bring to a mission.
    #[serde(default, rename = "load")]
    pub loads: Vec<Load>,
    /// The shop, where there is one.
    #[serde(default)]
    pub shop: Option<Shop>,
    /// The agenda, where there is one.
    #[serde(default)]
    pub agenda: Option<Agenda>,
    /// Crates, where there are any.
    #[serde(default)]
    pub crates: Option<Crates>,
    /// What is kept of a mission while it is played, where anything is.
    #[serde(default)]
    pub night: Option<Night>,
}

/// What the program's own books ask for is cited as.
pub const BOOKS: &str = "MUSTER-CAMPAIGN";

impl Rules {
    /// The rule that is cited for something; the program's own where the game has none.
    #[must_use]
    pub fn cite(&self, topic: Option<Topic>) -> &str {
        topic.and_then(|topic| self.cites.get(&topic)).map_or(BOOKS, RuleId::as_str)
    }

    /// The side with this id.
    #[must_use]
    pub fn side(&self, id: &SideId) -> Option<&Side> {
        self.sides.iter().find(|s| s.id == *id)
    }

    /// The sides other than the heroes', in order.
    pub fn opponents(&self) -> impl Iterator<Item = &Side> {
        self.sides.iter().filter(|s| s.id != self.heroes.side)
    }

    /// The account kind with this id.
    #[must_use]
    pub fn account(&self, id: &AccountId) -> Option<&AccountKind> {
        self.accounts.iter().find(|a| a.id == *id)
    }

    /// The accounts of a kind, one for each hero where each has one.
    #[must_use]
    pub fn accounts_of(kind: &AccountKind, heroes: &[HeroId]) -> Vec<Account> {
        match kind.share {
            Share::EachHero => heroes.iter().map(|h| Account::of_hero(&kind.id, h)).collect(),
            Share::Once | Share::PerHero => vec![Account::of_side(&kind.id)],
        }
    }

    /// The upgrade with this id.
    #[must_use]
    pub fn upgrade(&self, id: &UpgradeId) -> Option<&Upgrade> {
        self.upgrades.iter().find(|u| u.id == *id)
    }

    /// The step of a stage in which a side spends what it has.
    #[must_use]
    pub fn upgrade_of(&self, side: &SideId) -> Option<Phase> {
        self.upgrades.iter().find(|u| u.side == *side).map(|u| Phase::Upgrade(u.id.clone()))
    }

    /// The step that follows one within its stage; `None` after the last.
    #[must_use]
    pub fn phase_after(&self, phase: &Phase) -> Option<Phase> {
        let next = match phase {
            Phase::Mission => 0,
            Phase::Upgrade(id) => self.upgrades.iter().position(|u| u.id == *id)? + 1,
            Phase::Over => return None,
        };
        self.upgrades.get(next).map(|u| Phase::Upgrade(u.id.clone()))
    }

    /// Whether a forced mission waits: one that an agenda card demands is played when the side that draws
    /// agenda cards is done.
    #[must_use]
    pub fn forced_waits(&self, phase: &Phase) -> bool {
        let side = self.agenda.as_ref().map(|a| &a.side);
        side.and_then(|side| self.upgrade_of(side)).is_some_and(|upgrade| upgrade == *phase)
    }

    /// The stage kind with this id.
    #[must_use]
    pub fn stage_kind(&self, id: &StageKindId) -> Option<&StageKind> {
        self.stage_kinds.iter().find(|k| k.id == *id)
    }

    /// The mission kind with this id.
    #[must_use]
    pub fn mission_kind(&self, id: &MissionKindId) -> Option<&MissionKind> {
        self.mission_kinds.iter().find(|k| k.id == *id)
    }

    /// The mission kinds that enter a deck by number.
    pub fn picked_kinds(&self) -> impl Iterator<Item = &MissionKind> {
        self.mission_kinds.iter().filter(|k| k.picked == Some(Picked::ByNumber))
    }

    /// The deck of missions that something comes from.
    #[must_use]
    pub fn mission_deck(&self, origin: &Origin) -> Option<&MissionDeck> {
        let Origin::Deck(id) = origin else { return None };
        self.mission_decks.iter().find(|d| d.id == *id)
    }

    /// The card kind with this id.
    #[must_use]
    pub fn card_kind(&self, id: &CardKindId) -> Option<&CardKind> {
        self.card_kinds.iter().find(|k| k.id == *id)
    }

    /// Whether cards of a kind are things that can be carried.
    #[must_use]
    pub fn is_item(&self, kind: &CardKindId) -> bool {
        self.card_kind(kind).is_some_and(|k| k.item)
    }

    /// Whether cards of a kind go under others.
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
