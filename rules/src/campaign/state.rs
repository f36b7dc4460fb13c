//! The state of a campaign: the fold of its events.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::effort::Effort;
use super::event::{Account, Card, Event, Foundation, Holder, Origin, Phase, Seen, Why};
use super::id::{
    AccountId, AgendaCardId, AllyId, ClassCardId, HeroId, ItemId, MissionDeckId, MissionId, OutcomeId,
    RewardId, SideId,
};
use super::step::Step;

/// The amounts that an account has earned and spent. Wide enough for any log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Balance {
    earned: u64,
    spent: u64,
}

impl Balance {
    /// Returns the total earned, whether or not it was spent.
    #[must_use]
    pub fn earned(&self) -> u32 {
        u32::try_from(self.earned).unwrap_or(u32::MAX)
    }

    /// Returns the total spent.
    #[must_use]
    pub fn spent(&self) -> u32 {
        u32::try_from(self.spent).unwrap_or(u32::MAX)
    }

    /// Returns the amount that can be spent.
    #[must_use]
    pub fn left(&self) -> u32 {
        u32::try_from(self.earned.saturating_sub(self.spent)).unwrap_or(u32::MAX)
    }

    /// Adds an amount. Losses count as spent, except for corrections, which adjust the earned total.
    fn take_in(&mut self, amount: i64, why: &Why) {
        let spent = amount < 0 && !matches!(why, Why::Correction { .. });
        let sum = if spent { &mut self.spent } else { &mut self.earned };
        *sum = if spent || amount > 0 {
            sum.saturating_add(amount.unsigned_abs())
        } else {
            sum.saturating_sub(amount.unsigned_abs())
        };
    }
}

/// The possessions of a hero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HeroBook {
    /// The hero's accounts.
    pub accounts: BTreeMap<AccountId, Balance>,
    /// Cards of the class deck.
    pub cards: Vec<ClassCardId>,
    /// Items.
    pub items: Vec<ItemId>,
    /// Rewards.
    pub rewards: Vec<RewardId>,
    /// The items for the next mission, if they were chosen.
    pub packed: Option<Vec<Card>>,
}

/// How an agenda card lies in the open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OpenCard {
    /// The hero before whom it lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<HeroId>,
    /// Whether it is used up until the next mission.
    pub depleted: bool,
}

/// The possessions of a side that no hero holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SideBook {
    /// Cards of the class deck.
    pub cards: Vec<ClassCardId>,
    /// Bought agenda cards that are still there.
    pub agenda: Vec<AgendaCardId>,
    /// Those of them that lie in the open.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub open: BTreeMap<AgendaCardId, OpenCard>,
    /// Rewards.
    pub rewards: Vec<RewardId>,
    /// Allies or villains that may join.
    pub allies: Vec<AllyId>,
}

/// A mission in the log.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayedMission {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The mission.
    pub mission: MissionId,
    /// The winner; `None` if a paper log doesn't state it.
    pub winner: Option<SideId>,
    /// The outcome.
    pub outcome: OutcomeId,
    /// The threat level.
    #[serde(rename = "threat_level")]
    pub threat: u32,
    /// Whether it was forced; a forced mission fills no slot in the log.
    pub forced: bool,
}

/// The state of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The setup; `None` before the campaign starts.
    pub foundation: Option<Foundation>,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The current step of the stage.
    pub phase: Phase,
    /// The heroes in play, in seat order.
    #[serde(skip)]
    pub seats: Vec<HeroId>,
    /// The books of heroes who left.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub former: BTreeMap<HeroId, HeroBook>,
    /// The sides' accounts.
    pub accounts: BTreeMap<AccountId, Balance>,
    /// Accounts whose balance hasn't been entered yet.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub untold: BTreeSet<Account>,
    /// The heroes' books, by hero.
    pub heroes: BTreeMap<HeroId, HeroBook>,
    /// The sides' books.
    pub sides: BTreeMap<SideId, SideBook>,
    /// Missions that can be chosen.
    pub active: BTreeMap<MissionId, Origin>,
    /// Missions that must be played next, in order.
    pub forced: Vec<MissionId>,
    /// The missions left in each deck.
    pub mission_decks: BTreeMap<MissionDeckId, BTreeSet<MissionId>>,
    /// The cards left in the agenda deck.
    pub agenda_deck: BTreeSet<AgendaCardId>,
    /// How often cards were shuffled back into it after use.
    #[serde(skip)]
    pub laps: BTreeMap<AgendaCardId, u32>,
    /// The items left in the item decks.
    pub item_deck: BTreeSet<ItemId>,
    /// Items in the shop of this upgrade, including bought ones; `None` before they are known.
    pub shop: Option<Seen<ItemId>>,
    /// Whether something was bought in this upgrade.
    pub shopped: bool,
    /// Agenda cards drawn in this upgrade, including bought ones; `None` before they are known.
    pub drawn: Option<Seen<AgendaCardId>>,
    /// The weapon that each modification is attached to.
    pub modifications: BTreeMap<ItemId, Card>,
    /// The ally or villain joining the next mission, by side.
    pub joining: BTreeMap<SideId, AllyId>,
    /// Missions played, in order.
    pub played: Vec<PlayedMission>,
    /// The winner of the campaign.
    pub won: Option<SideId>,
}

impl SideBook {
    /// Returns the agenda cards that are kept in secret.
    pub fn hand(&self) -> impl Iterator<Item = &AgendaCardId> {
        self.agenda.iter().filter(|id| !self.open.contains_key(*id))
    }
}

impl State {
    /// Returns the state after these events.
    #[must_use]
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Whether starting resources are being spent before the first mission.
    #[must_use]
    pub fn opens_with_upgrades(&self) -> bool {
        self.stage == 0 && self.played.is_empty() && matches!(self.phase, Phase::Upgrade(_))
    }

    /// Whether a step names the very cards that lie in the shop or were drawn in this upgrade.
    pub(super) fn shows(&self, step: &Step) -> bool {
        match step {
            Step::Shop { items: Some(items) } => {
                self.shop.as_ref().is_some_and(|shop| shop.all && shop.cards == *items)
            }
            Step::Draw { cards: Some(cards) } => {
                self.drawn.as_ref().is_some_and(|drawn| drawn.all && drawn.cards == *cards)
            }
            _ => false,
        }
    }

    /// Returns the balance of an account.
    #[must_use]
    pub fn balance(&self, account: &Account) -> Balance {
        let accounts = match &account.hero {
            Some(hero) => self.heroes.get(hero).or_else(|| self.former.get(hero)).map(|book| &book.accounts),
            None => Some(&self.accounts),
        };
        accounts.and_then(|accounts| accounts.get(&account.kind)).copied().unwrap_or_default()
    }

    /// Returns the balance of an account; `None` if it hasn't been entered yet.
    #[must_use]
    pub fn known(&self, account: &Account) -> Option<Balance> {
        (!self.untold.contains(account)).then(|| self.balance(account))
    }

    /// Returns the amount in an account that can be spent.
    #[must_use]
    pub fn left(&self, account: &Account) -> u32 {
        self.balance(account).left()
    }

    /// Returns the possessions of a side that no hero holds.
    #[must_use]
    pub fn side(&self, side: &SideId) -> &SideBook {
        static NOTHING: SideBook = SideBook {
            cards: Vec::new(),
            agenda: Vec::new(),
            open: BTreeMap::new(),
            rewards: Vec::new(),
            allies: Vec::new(),
        };
        self.sides.get(side).unwrap_or(&NOTHING)
    }

    /// Returns the missions left in a deck.
    pub fn mission_deck(&self, deck: &MissionDeckId) -> impl Iterator<Item = &MissionId> {
        self.mission_decks.get(deck).into_iter().flatten()
    }

    /// Returns the holder of a card, if any.
    #[must_use]
    pub fn holder(&self, card: &Card) -> Option<Holder> {
        let hero = self.heroes.iter().find(|(_, book)| match card {
            Card::Class(id) => book.cards.contains(id),
            Card::Item(id) => book.items.contains(id),
            Card::Reward(id) => book.rewards.contains(id),
            Card::Agenda(_) | Card::Ally(_) => false,
        });
        if let Some((hero, _)) = hero {
            return Some(Holder::Hero(hero.clone()));
        }
        let side = self.sides.iter().find(|(_, book)| match card {
            Card::Class(id) => book.cards.contains(id),
            Card::Agenda(id) => book.agenda.contains(id),
            Card::Reward(id) => book.rewards.contains(id),
            Card::Ally(id) => book.allies.contains(id),
            Card::Item(_) => false,
        });
        side.map(|(side, _)| Holder::Side(side.clone()))
    }

    /// Whether an agenda card lies in the open.
    #[must_use]
    pub fn is_open(&self, card: &AgendaCardId) -> bool {
        self.sides.values().any(|book| book.open.contains_key(card))
    }

    /// Whether a mission was played.
    #[must_use]
    pub fn has_played(&self, mission: &MissionId) -> bool {
        self.played.iter().any(|p| p.mission == *mission)
    }

    /// Applies one event.
    pub fn apply(&mut self, event: &Event) {
        Effort::add(0, 1);
        match event {
            Event::Founded(foundation) => self.found(foundation),
            Event::Moved { account, amount, why } => self.move_amount(account, *amount, why),
            Event::Took { holder, card } => self.take(holder, card),
            Event::Gave { holder, card, back } => self.give(holder, card, *back),
            Event::Opened { card, hero } => {
                if let Some(book) = self.agenda_book(card) {
                    book.open.entry(card.clone()).or_default().hero.clone_from(hero);
                }
            }
            Event::Depleted { card } => {
                if let Some(book) = self.agenda_book(card) {
                    book.open.entry(card.clone()).or_default().depleted = true;
                }
            }
            Event::Lap { .. } => {}
            Event::Modified { modification, weapon: Some(weapon) } => {
                self.modifications.insert(modification.clone(), weapon.clone());
            }
            Event::Modified { modification, weapon: None } => {
                self.modifications.remove(modification);
            }
            Event::Packed { hero, items } => {
                if let Some(book) = self.heroes.get_mut(hero) {
                    book.packed = Some(items.clone());
                }
            }
            Event::Joined { side, ally: Some(ally) } => {
                self.joining.insert(side.clone(), ally.clone());
            }
            Event::Joined { side, ally: None } => {
                self.joining.remove(side);
            }
            Event::Swapped { out, into } => {
                if let Some(deck) = self.mission_decks.values_mut().find(|deck| deck.contains(out)) {
                    deck.remove(out);
                    deck.insert(into.clone());
                }
            }
            Event::Activated { mission, origin } => {
                for deck in self.mission_decks.values_mut() {
                    deck.remove(mission);
                }
                self.active.insert(mission.clone(), origin.clone());
            }
            Event::Left { mission } => {
                self.active.remove(mission);
                self.forced.retain(|m| m != mission);
                for deck in self.mission_decks.values_mut() {
                    deck.remove(mission);
                }
            }
            Event::Shuffled { mission, deck } => {
                self.mission_decks.entry(deck.clone()).or_default().insert(mission.clone());
            }
            Event::Quit { hero } => {
                self.seats.retain(|seat| seat != hero);
                if let Some(book) = self.heroes.remove(hero) {
                    self.former.insert(hero.clone(), book);
                }
            }
            Event::Entered { hero } => {
                self.seats.push(hero.clone());
                let book = self.former.remove(hero).unwrap_or_default();
                self.heroes.insert(hero.clone(), book);
            }
            Event::Forced { mission } => self.forced.push(mission.clone()),
            Event::Played { mission, winner, outcome, threat, forced } => {
                self.active.remove(mission);
                self.forced.retain(|m| m != mission);
                self.joining.clear();
                self.heroes.values_mut().for_each(|book| book.packed = None);
                let open = self.sides.values_mut().flat_map(|book| book.open.values_mut());
                open.for_each(|card| card.depleted = false);
                self.played.push(PlayedMission {
                    stage: self.stage,
                    mission: mission.clone(),
                    winner: winner.clone(),
                    outcome: outcome.clone(),
                    threat: *threat,
                    forced: *forced,
                });
            }
            Event::Untold { account } => {
                self.untold.insert(account.clone());
            }
            Event::Laid(items) => self.shop = Some(items.clone()),
            Event::Drew(cards) => self.drawn = Some(cards.clone()),
            Event::Began { stage, phase } => {
                (self.stage, self.phase) = (*stage, phase.clone());
                (self.shop, self.shopped, self.drawn) = (None, false, None);
            }
            Event::Won { winner } => self.won = Some(winner.clone()),
        }
    }

    fn found(&mut self, foundation: &Foundation) {
        let decks = foundation.mission_decks.iter();
        self.mission_decks =
            decks.map(|(deck, missions)| (deck.clone(), missions.iter().cloned().collect())).collect();
        self.agenda_deck = foundation.agenda_deck.iter().cloned().collect();
        self.item_deck = foundation.items.iter().cloned().collect();
        self.heroes = foundation.heroes.iter().map(|h| (h.clone(), HeroBook::default())).collect();
        self.seats.clone_from(&foundation.heroes);
        self.foundation = Some(foundation.clone());
    }

    fn move_amount(&mut self, account: &Account, amount: i64, why: &Why) {
        let accounts = match &account.hero {
            Some(hero) => self.heroes.get_mut(hero).map(|book| &mut book.accounts),
            None => Some(&mut self.accounts),
        };
        let Some(accounts) = accounts else { return };
        accounts.entry(account.kind.clone()).or_default().take_in(amount, why);
        self.shopped |= matches!(why, Why::Bought { card: Card::Item(_) });
    }

    fn agenda_book(&mut self, card: &AgendaCardId) -> Option<&mut SideBook> {
        self.sides.values_mut().find(|book| book.agenda.contains(card))
    }

    fn take(&mut self, holder: &Holder, card: &Card) {
        match card {
            Card::Item(id) => {
                self.item_deck.remove(id);
            }
            Card::Agenda(id) => {
                self.agenda_deck.remove(id);
            }
            _ => {}
        }
        match holder {
            Holder::Hero(hero) => {
                let Some(book) = self.heroes.get_mut(hero) else { return };
                match card {
                    Card::Class(id) => book.cards.push(id.clone()),
                    Card::Item(id) => book.items.push(id.clone()),
                    Card::Reward(id) => book.rewards.push(id.clone()),
                    Card::Agenda(_) | Card::Ally(_) => {}
                }
            }
            Holder::Side(side) => {
                let book = self.sides.entry(side.clone()).or_default();
                match card {
                    Card::Class(id) => book.cards.push(id.clone()),
                    Card::Agenda(id) => book.agenda.push(id.clone()),
                    Card::Reward(id) => book.rewards.push(id.clone()),
                    Card::Ally(id) => book.allies.push(id.clone()),
                    Card::Item(_) => {}
                }
            }
        }
    }

    fn give(&mut self, holder: &Holder, card: &Card, back: bool) {
        match holder {
            Holder::Hero(hero) => {
                if let Some(book) = self.heroes.get_mut(hero) {
                    match card {
                        Card::Class(id) => book.cards.retain(|c| c != id),
                        Card::Item(id) => book.items.retain(|c| c != id),
                        Card::Reward(id) => book.rewards.retain(|c| c != id),
                        Card::Agenda(_) | Card::Ally(_) => {}
                    }
                    if let Some(packed) = &mut book.packed {
                        packed.retain(|c| c != card);
                    }
                }
            }
            Holder::Side(side) => {
                if let Some(book) = self.sides.get_mut(side) {
                    match card {
                        Card::Class(id) => book.cards.retain(|c| c != id),
                        Card::Agenda(id) => {
                            book.agenda.retain(|c| c != id);
                            book.open.remove(id);
                        }
                        Card::Reward(id) => book.rewards.retain(|c| c != id),
                        Card::Ally(id) => book.allies.retain(|c| c != id),
                        Card::Item(_) => {}
                    }
                }
            }
        }
        self.modifications.retain(|m, weapon| weapon != card && Card::Item(m.clone()) != *card);
        if let (Card::Item(id), true) = (card, back) {
            self.item_deck.insert(id.clone());
        }
        if let (Card::Agenda(id), true) = (card, back) {
            self.agenda_deck.insert(id.clone());
            *self.laps.entry(id.clone()).or_default() += 1;
        }
    }
}
