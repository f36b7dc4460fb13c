//! The books of each side and each hero.

use muster_rules::campaign::ally::ally_threat;
use muster_rules::campaign::event::{Account, Card};
use muster_rules::campaign::facts::{AccountKind, Share};
use muster_rules::campaign::id::{
    AccountId, AgendaCardId, AllyId, ClassCardId, CurrencyId, HeroId, ItemId, RewardId, SideId,
};
use muster_rules::campaign::next::uses;
use muster_rules::campaign::state::{Balance, HeroBook};
use muster_rules::campaign::step::{CardName, Step};
use serde::Serialize;
use ts_rs::TS;

use super::shown::Shown;
use super::{CardBrief, CardOffer, StepOffer};
use crate::base::named::Named;
use crate::own::facts::{AskedFact, asked_slots};

/// The balance of an account.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AccountAnswer {
    /// The side.
    pub side: SideId,
    /// The account.
    pub account: AccountId,
    /// The currency.
    pub what: CurrencyId,
    /// The same in the reader's language.
    pub what_name: String,
    /// The total received; null if the opening balance was never entered.
    pub earned: Option<u32>,
    /// The amount spent.
    pub spent: u32,
    /// The amount left; null if the opening balance was never entered.
    pub left: Option<u32>,
    /// Whether the opening balance was never entered.
    pub untold: bool,
    /// What it pays for.
    pub pays: Option<Pays>,
}

/// What an account pays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pays {
    /// Class cards; the total earned is shown next to what is left.
    ClassCards,
    /// Items of the shop.
    Shop,
    /// Agenda cards.
    Agenda,
}

/// A hero's book.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroAnswer {
    /// The hero.
    pub hero: HeroId,
    /// The same in the reader's language.
    pub hero_name: String,
    /// The line beneath the name.
    pub subtitle: String,
    /// The total earned for class cards; null if the opening balance was never entered.
    pub xp: Option<u32>,
    /// The part spent.
    pub xp_spent: u32,
    /// The part left; null if the opening balance was never entered.
    pub xp_left: Option<u32>,
    /// The hero's accounts.
    pub accounts: Vec<AccountAnswer>,
    /// Cards of the class deck, and rewards.
    pub cards: Vec<CardName>,
    /// Items.
    pub items: Vec<ItemId>,
    /// Cards of the class deck other than equipment.
    pub class_cards: Vec<CardBrief>,
    /// Equipment: items, and those class cards and rewards that count as items.
    pub things: Vec<ItemHeld>,
    /// Rewards.
    pub rewards: Vec<CardBrief>,
    /// Whether the hero chose what to bring to the next mission.
    pub packed: bool,
}

/// The book of the side opposing the heroes.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct OpponentAnswer {
    /// The total earned for class cards; null if the opening balance was never entered.
    pub xp: Option<u32>,
    /// The part spent.
    pub xp_spent: u32,
    /// What is left for agenda cards; null if the opening balance was never entered.
    pub influence: Option<u32>,
    /// Cards of the class deck.
    pub class_cards: Vec<ClassCardId>,
    /// Agenda cards kept; empty unless secrets were requested.
    pub agenda: Vec<AgendaCardId>,
    /// Rewards.
    pub rewards: Vec<RewardId>,
    /// Villains.
    pub villains: Vec<AllyId>,
}

/// What a side itself holds, without its heroes, each card with its data.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideAnswer {
    /// The side.
    pub side: SideId,
    /// The same in the reader's language.
    pub side_name: String,
    /// The name of its player.
    pub player_name: String,
    /// Whether it is the heroes' side.
    pub heroes: bool,
    /// The class it plays.
    pub class: Option<Named>,
    /// Cards of the class deck.
    pub cards: Vec<CardBrief>,
    /// Rewards.
    pub rewards: Vec<CardBrief>,
    /// Allies or villains that may join.
    pub joiners: Vec<Joiner>,
    /// Number of agenda cards kept in secret; null if the side draws none.
    pub kept: Option<usize>,
    /// Those agenda cards, to be played; empty unless secrets were requested.
    pub agenda: Vec<CardOffer>,
    /// Agenda cards that lie in the open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<OpenAgenda>>", optional)]
    pub open: Vec<OpenAgenda>,
}

/// An agenda card that lies in the open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenAgenda {
    /// The card, and how it can be used or discarded.
    #[serde(flatten)]
    pub offer: CardOffer,
    /// The hero before whom it lies.
    pub hero: Option<Named>,
    /// Whether it is used up until the next mission.
    pub depleted: bool,
}

/// A piece of equipment of a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ItemHeld {
    /// The card.
    pub card: CardBrief,
    /// Whether it can be given to another hero; class cards can't.
    pub tradable: bool,
    /// Whether it counts towards what a hero may bring to a mission.
    pub packable: bool,
    /// Whether it is brought to the next mission, if that was chosen.
    pub packed: bool,
    /// The weapon that it is attached to.
    pub under: Option<Named>,
    /// Weapons that it could be attached to.
    pub fits: Vec<Named>,
    /// A question for its number of modification slots, if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asks: Option<AskedFact>,
}

/// An ally or villain.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Joiner {
    /// The id.
    pub id: AllyId,
    /// The name.
    pub name: String,
    /// Whether it joins the next mission.
    pub joins: bool,
    /// The effect of joining, such as threat gained; empty if there is none.
    pub note: String,
    /// The step to let it join, or to cancel that.
    pub offer: StepOffer,
}

impl Shown<'_> {
    /// Returns the heroes in seat order.
    pub(super) fn seats(&self) -> Vec<HeroId> {
        self.state.seats.clone()
    }

    /// Returns all sides, the heroes' first.
    pub(super) fn sides_in_order(&self) -> impl Iterator<Item = &SideId> {
        let rules = &self.facts.rules;
        std::iter::once(&rules.heroes.side).chain(rules.opponents().map(|side| &side.id))
    }

    /// Returns the balance of a side's account; zero if the game has no such account, `None` if the opening balance
    /// was never entered.
    pub(super) fn balance(&self, account: Option<&AccountId>) -> Option<Balance> {
        self.balance_of(account.map(Account::of_side))
    }

    /// Returns the balance of a hero's account for class cards, with the same special cases.
    pub(super) fn hero_balance(&self, hero: &HeroId) -> Option<Balance> {
        let account = self.facts.rules.heroes.account.as_ref();
        self.balance_of(account.map(|account| Account::of_hero(account, hero)))
    }

    fn balance_of(&self, account: Option<Account>) -> Option<Balance> {
        account.map_or_else(|| Some(Balance::default()), |account| self.state.known(&account))
    }

    /// Returns the accounts of all sides.
    pub(super) fn accounts(&self) -> Vec<AccountAnswer> {
        let together = self.facts.rules.accounts.iter().filter(|kind| kind.share != Share::EachHero);
        together.map(|kind| self.account(kind, &Account::of_side(&kind.id))).collect()
    }

    fn account(&self, kind: &AccountKind, account: &Account) -> AccountAnswer {
        let balance = self.state.known(account);
        AccountAnswer {
            side: kind.side.clone(),
            account: kind.id.clone(),
            what: kind.currency.clone(),
            what_name: self.telling.currency(&kind.currency),
            earned: balance.map(|balance| balance.earned()),
            spent: self.state.balance(account).spent(),
            left: balance.map(|balance| balance.left()),
            untold: balance.is_none(),
            pays: self.pays(&kind.id),
        }
    }

    /// Returns what an account pays for.
    pub(super) fn pays(&self, account: &AccountId) -> Option<Pays> {
        let rules = &self.facts.rules;
        let class = rules.class.as_ref().map(|class| &class.account);
        if rules.heroes.account.as_ref() == Some(account) || class == Some(account) {
            Some(Pays::ClassCards)
        } else if rules.shop.as_ref().is_some_and(|shop| shop.account == *account) {
            Some(Pays::Shop)
        } else {
            rules.agenda.as_ref().filter(|agenda| agenda.account == *account).map(|_| Pays::Agenda)
        }
    }

    pub(super) fn heroes(&self) -> Vec<HeroAnswer> {
        let seats = self.seats().into_iter();
        seats.filter_map(|hero| Some(self.hero(&hero, self.state.heroes.get(&hero)?))).collect()
    }

    fn hero(&self, hero: &HeroId, book: &HeroBook) -> HeroAnswer {
        let own = book.cards.iter().map(|c| Card::Class(c.clone()));
        let (things, cards): (Vec<_>, Vec<_>) = own.partition(|c| self.facts.is_item(c));
        let bought = book.items.iter().map(|i| Card::Item(i.clone()));
        let rewards = book.rewards.iter().map(|r| Card::Reward(r.clone()));
        let worn = rewards.filter(|c| self.facts.is_item(c));
        let things: Vec<_> = things.into_iter().chain(bought).chain(worn).collect();
        let balance = self.hero_balance(hero);
        let each = self.facts.rules.accounts.iter().filter(|kind| kind.share == Share::EachHero);
        let ids = book.cards.iter().map(ClassCardId::as_str).chain(book.rewards.iter().map(RewardId::as_str));
        HeroAnswer {
            hero: hero.clone(),
            hero_name: self.telling.name(hero.as_str()),
            subtitle: self.facts.heroes.get(hero).map(|h| h.subtitle.clone()).unwrap_or_default(),
            xp: balance.map(|balance| balance.earned()),
            xp_spent: balance.map_or(0, |balance| balance.spent()),
            xp_left: balance.map(|balance| balance.left()),
            accounts: each.map(|kind| self.account(kind, &Account::of_hero(&kind.id, hero))).collect(),
            cards: ids.map(|id| CardName(id.to_owned())).collect(),
            items: book.items.clone(),
            class_cards: cards.iter().map(|c| self.card(c)).collect(),
            things: things.iter().map(|c| self.thing(book.packed.as_deref(), c, &things)).collect(),
            rewards: self.cards(&book.rewards, Card::Reward),
            packed: book.packed.is_some(),
        }
    }

    fn thing(&self, packed: Option<&[Card]>, card: &Card, all: &[Card]) -> ItemHeld {
        let id = |card: &Card| self.card(card).id;
        let kind = self.facts.card_kind(card);
        let modification = kind.is_some_and(|kind| self.facts.rules.is_modification(kind));
        let under = match card {
            Card::Item(item) => self.state.modifications.get(item),
            _ => None,
        };
        let offered = |weapon: &&Card| {
            let step = Step::Assign { card: id(card), weapon: Some(id(weapon)), hero: None };
            under != Some(*weapon) && self.decided(&step).is_ok()
        };
        let weapons = all.iter().filter(|_| modification && matches!(card, Card::Item(_)));
        ItemHeld {
            card: self.card(card),
            tradable: matches!(card, Card::Item(_)),
            packable: !modification,
            packed: packed.is_some_and(|p| p.contains(card)),
            under: under.map(|weapon| self.named(&id(weapon).0)),
            fits: weapons.filter(offered).map(|weapon| self.named(&id(weapon).0)).collect(),
            asks: asked_slots(&self.telling.speaker, &id(card).0),
        }
    }

    /// Returns the book of the side opposing the heroes.
    pub(super) fn opponent(&self) -> OpponentAnswer {
        let rules = &self.facts.rules;
        let xp = self.balance(rules.class.as_ref().map(|class| &class.account));
        let mut book =
            rules.opponents().next().map(|side| self.state.side(&side.id).clone()).unwrap_or_default();
        book.agenda.retain(|card| self.secrets || book.open.contains_key(card));
        OpponentAnswer {
            xp: xp.map(|balance| balance.earned()),
            xp_spent: xp.map_or(0, |balance| balance.spent()),
            influence: self
                .balance(rules.agenda.as_ref().map(|agenda| &agenda.account))
                .map(|balance| balance.left()),
            class_cards: book.cards,
            agenda: book.agenda,
            rewards: book.rewards,
            villains: book.allies,
        }
    }

    pub(super) fn sides(&self) -> Vec<SideAnswer> {
        self.sides_in_order().map(|side| self.side(side)).collect()
    }

    fn side(&self, side: &SideId) -> SideAnswer {
        let rules = &self.facts.rules;
        let book = self.state.side(side);
        let plays_class = rules.class.as_ref().is_some_and(|class| class.side == *side);
        let class = self.state.foundation.iter().filter(|_| plays_class).find_map(|f| f.class.as_ref());
        let draws_agenda = rules.agenda.as_ref().is_some_and(|agenda| agenda.side == *side);
        let offer =
            |card: &AgendaCardId| self.card_offer(&Card::Agenda(card.clone()), uses(self.facts, card));
        let agenda = book.hand().filter(|_| self.secrets).map(offer);
        let open = book.open.iter().map(|(card, lies)| OpenAgenda {
            offer: offer(card),
            hero: lies.hero.as_ref().map(|hero| self.named(hero.as_str())),
            depleted: lies.depleted,
        });
        SideAnswer {
            side: side.clone(),
            side_name: self.telling.side(side),
            player_name: self.telling.player(side),
            heroes: *side == rules.heroes.side,
            class: class.map(|class| self.named(class.as_str())),
            cards: self.cards(&book.cards, Card::Class),
            rewards: self.cards(&book.rewards, Card::Reward),
            joiners: book.allies.iter().map(|ally| self.joiner(side, ally)).collect(),
            kept: draws_agenda.then_some(book.hand().count()),
            agenda: agenda.collect(),
            open: open.collect(),
        }
    }

    fn joiner(&self, side: &SideId, ally: &AllyId) -> Joiner {
        let joins = self.state.joining.get(side) == Some(ally);
        let rules = &self.facts.rules;
        let of_heroes = *side == rules.heroes.side;
        let threat = of_heroes.then(|| ally_threat(self.facts, self.campaign, ally)).flatten();
        let note = threat.map(|t| {
            let gains = rules.opponents().next().map(|side| self.telling.side(&side.id)).unwrap_or_default();
            let args = [("side", gains.into()), ("now", t.now.into()), ("tokens", t.tokens.into())];
            let key = if t.tokens > 0 { "campaign-ally-threat-tokens" } else { "campaign-ally-threat" };
            self.telling.speaker.say(key, &args)
        });
        Joiner {
            id: ally.clone(),
            name: self.telling.name(ally.as_str()),
            joins,
            note: note.unwrap_or_default(),
            offer: self.offer(Step::Ally { side: side.clone(), name: (!joins).then(|| ally.clone()) }),
        }
    }
}
