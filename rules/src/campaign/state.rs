//! Where a campaign stands: what its events fold to.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::event::{Account, Card, Event, Foundation, Holder, Origin, Phase, Seen, Why};
use super::facts::Winner;
use super::id::{AgendaCardId, AllyId, ClassCardId, HeroId, ItemId, MissionId, OutcomeId, RewardId};

/// What a hero has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HeroBook {
    /// XP in all.
    pub xp: u32,
    /// XP that is spent.
    pub xp_spent: u32,
    /// Cards of the class deck.
    pub cards: Vec<ClassCardId>,
    /// Items.
    pub items: Vec<ItemId>,
    /// Rewards.
    pub rewards: Vec<RewardId>,
    /// What is brought to the next mission, where it was chosen.
    pub packed: Option<Vec<Card>>,
}

impl HeroBook {
    /// XP that can be spent.
    #[must_use]
    pub fn xp_left(&self) -> u32 {
        self.xp.saturating_sub(self.xp_spent)
    }
}

/// What the Imperial player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ImperialBook {
    /// XP in all.
    pub xp: u32,
    /// XP that is spent.
    pub xp_spent: u32,
    /// Influence that is left.
    pub influence: u32,
    /// Cards of the class deck.
    pub cards: Vec<ClassCardId>,
    /// Agenda cards that are kept.
    pub agenda: Vec<AgendaCardId>,
    /// Rewards.
    pub rewards: Vec<RewardId>,
    /// Villains.
    pub villains: Vec<AllyId>,
}

impl ImperialBook {
    /// XP that can be spent.
    #[must_use]
    pub fn xp_left(&self) -> u32 {
        self.xp.saturating_sub(self.xp_spent)
    }
}

/// A mission that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayedMission {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The mission.
    pub mission: MissionId,
    /// Who won.
    pub winner: Winner,
    /// How it ended.
    pub outcome: OutcomeId,
    /// The threat level.
    pub threat: u32,
    /// Whether it was forced and used no slot of the log.
    pub forced: bool,
}

/// Where a campaign stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// What it was begun with; `None` before it is.
    pub foundation: Option<Foundation>,
    /// The stage, counted from 0.
    pub stage: usize,
    /// What the stage is at.
    pub phase: Phase,
    /// The group's credits.
    pub credits: u32,
    /// The heroes' books, by hero.
    pub heroes: BTreeMap<HeroId, HeroBook>,
    /// The Imperial player's book.
    pub imperial: ImperialBook,
    /// Missions that may be chosen.
    pub active: BTreeMap<MissionId, Origin>,
    /// Missions that must be played next, in order.
    pub forced: Vec<MissionId>,
    /// What is left of the side mission deck.
    pub side_deck: BTreeSet<MissionId>,
    /// What is left of the threat missions.
    pub threat_deck: BTreeSet<MissionId>,
    /// What is left of the agenda deck.
    pub agenda_deck: BTreeSet<AgendaCardId>,
    /// What is left of the item decks.
    pub item_deck: BTreeSet<ItemId>,
    /// Items that lie in the shop of this upgrade, bought ones included; `None` before they are known.
    pub shop: Option<Seen<ItemId>>,
    /// Whether something was bought in this upgrade.
    pub shopped: bool,
    /// Agenda cards drawn in this upgrade, bought ones included; `None` before they are known.
    pub drawn: Option<Seen<AgendaCardId>>,
    /// Which weapon each modification lies under.
    pub modifications: BTreeMap<ItemId, Card>,
    /// Allies that may join.
    pub allies: Vec<AllyId>,
    /// Rewards that no hero holds.
    pub rewards: Vec<RewardId>,
    /// Who joins the next mission, on each side.
    pub joining: BTreeMap<Winner, AllyId>,
    /// Missions that were played, in order.
    pub played: Vec<PlayedMission>,
    /// Who won the campaign.
    pub won: Option<Winner>,
}

impl State {
    /// The state after all these events.
    #[must_use]
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// What an account holds, to be spent.
    #[must_use]
    pub fn left(&self, account: &Account) -> u32 {
        match account {
            Account::Credits => self.credits,
            Account::HeroXp(hero) => self.heroes.get(hero).map_or(0, HeroBook::xp_left),
            Account::ImperialXp => self.imperial.xp_left(),
            Account::Influence => self.imperial.influence,
        }
    }

    /// What an account came to in all, spent or not.
    #[must_use]
    pub fn in_all(&self, account: &Account) -> u32 {
        match account {
            Account::HeroXp(hero) => self.heroes.get(hero).map_or(0, |book| book.xp),
            Account::ImperialXp => self.imperial.xp,
            Account::Credits | Account::Influence => self.left(account),
        }
    }

    /// Who holds a card, if anybody.
    #[must_use]
    pub fn holder(&self, card: &Card) -> Option<Holder> {
        let has = |book: &HeroBook| match card {
            Card::Class(id) => book.cards.contains(id),
            Card::Item(id) => book.items.contains(id),
            Card::Reward(id) => book.rewards.contains(id),
            Card::Agenda(_) | Card::Ally(_) => false,
        };
        if let Some((hero, _)) = self.heroes.iter().find(|(_, book)| has(book)) {
            return Some(Holder::Hero(hero.clone()));
        }
        let empire = &self.imperial;
        let imperial = match card {
            Card::Class(id) => empire.cards.contains(id),
            Card::Agenda(id) => empire.agenda.contains(id),
            Card::Reward(id) => empire.rewards.contains(id),
            Card::Ally(id) => empire.villains.contains(id),
            Card::Item(_) => false,
        };
        if imperial {
            return Some(Holder::Empire);
        }
        let rebels = match card {
            Card::Reward(id) => self.rewards.contains(id),
            Card::Ally(id) => self.allies.contains(id),
            _ => false,
        };
        rebels.then_some(Holder::Rebels)
    }

    /// Whether a mission was played.
    #[must_use]
    pub fn has_played(&self, mission: &MissionId) -> bool {
        self.played.iter().any(|p| p.mission == *mission)
    }

    /// Takes one event in.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Founded(foundation) => self.found(foundation),
            Event::Moved { account, amount, why } => self.move_amount(account, *amount, why),
            Event::Took { holder, card } => self.take(holder, card),
            Event::Gave { holder, card, back } => self.give(holder, card, *back),
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
                self.joining.insert(*side, ally.clone());
            }
            Event::Joined { side, ally: None } => {
                self.joining.remove(side);
            }
            Event::Swapped { out, into } => {
                self.side_deck.remove(out);
                self.side_deck.insert(into.clone());
            }
            Event::Activated { mission, origin } => {
                self.side_deck.remove(mission);
                self.threat_deck.remove(mission);
                self.active.insert(mission.clone(), *origin);
            }
            Event::Left { mission } => {
                self.active.remove(mission);
            }
            Event::Forced { mission } => self.forced.push(mission.clone()),
            Event::Played { mission, winner, outcome, threat, forced } => {
                self.active.remove(mission);
                self.forced.retain(|m| m != mission);
                self.joining.clear();
                self.heroes.values_mut().for_each(|book| book.packed = None);
                self.played.push(PlayedMission {
                    stage: self.stage,
                    mission: mission.clone(),
                    winner: *winner,
                    outcome: outcome.clone(),
                    threat: *threat,
                    forced: *forced,
                });
            }
            Event::Laid(items) => self.shop = Some(items.clone()),
            Event::Drew(cards) => self.drawn = Some(cards.clone()),
            Event::Began { stage, phase } => {
                (self.stage, self.phase) = (*stage, *phase);
                (self.shop, self.shopped, self.drawn) = (None, false, None);
            }
            Event::Won { winner } => self.won = Some(*winner),
        }
    }

    fn found(&mut self, foundation: &Foundation) {
        self.side_deck = foundation.side_deck.iter().cloned().collect();
        self.threat_deck = foundation.threat_deck.iter().cloned().collect();
        self.agenda_deck = foundation.agenda_deck.iter().cloned().collect();
        self.item_deck = foundation.items.iter().cloned().collect();
        self.heroes = foundation.heroes.iter().map(|h| (h.clone(), HeroBook::default())).collect();
        self.foundation = Some(foundation.clone());
    }

    fn move_amount(&mut self, account: &Account, amount: i64, why: &Why) {
        // What is spent of XP stays in sight: a book of experience says what was learnt in all.
        let spending = amount < 0 && !matches!(why, Why::Correction { .. });
        let xp = |all: &mut u32, spent: &mut u32| {
            if spending { *spent = add(*spent, amount.saturating_neg()) } else { *all = add(*all, amount) }
        };
        match account {
            Account::Credits => {
                self.credits = add(self.credits, amount);
                self.shopped |= spending;
            }
            Account::HeroXp(hero) => {
                if let Some(book) = self.heroes.get_mut(hero) {
                    xp(&mut book.xp, &mut book.xp_spent);
                }
            }
            Account::ImperialXp => xp(&mut self.imperial.xp, &mut self.imperial.xp_spent),
            Account::Influence => self.imperial.influence = add(self.imperial.influence, amount),
        }
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
        match (holder, card) {
            (Holder::Hero(hero), card) => {
                let Some(book) = self.heroes.get_mut(hero) else { return };
                match card {
                    Card::Class(id) => book.cards.push(id.clone()),
                    Card::Item(id) => book.items.push(id.clone()),
                    Card::Reward(id) => book.rewards.push(id.clone()),
                    Card::Agenda(_) | Card::Ally(_) => {}
                }
            }
            (Holder::Rebels, Card::Reward(id)) => self.rewards.push(id.clone()),
            (Holder::Rebels, Card::Ally(id)) => self.allies.push(id.clone()),
            (Holder::Empire, Card::Class(id)) => self.imperial.cards.push(id.clone()),
            (Holder::Empire, Card::Agenda(id)) => self.imperial.agenda.push(id.clone()),
            (Holder::Empire, Card::Reward(id)) => self.imperial.rewards.push(id.clone()),
            (Holder::Empire, Card::Ally(id)) => self.imperial.villains.push(id.clone()),
            (Holder::Rebels | Holder::Empire, _) => {}
        }
    }

    fn give(&mut self, holder: &Holder, card: &Card, back: bool) {
        if let Holder::Hero(hero) = holder
            && let Some(book) = self.heroes.get_mut(hero)
        {
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
        match (holder, card) {
            (Holder::Rebels, Card::Reward(id)) => self.rewards.retain(|c| c != id),
            (Holder::Rebels, Card::Ally(id)) => self.allies.retain(|c| c != id),
            (Holder::Empire, Card::Class(id)) => self.imperial.cards.retain(|c| c != id),
            (Holder::Empire, Card::Agenda(id)) => self.imperial.agenda.retain(|c| c != id),
            (Holder::Empire, Card::Reward(id)) => self.imperial.rewards.retain(|c| c != id),
            (Holder::Empire, Card::Ally(id)) => self.imperial.villains.retain(|c| c != id),
            _ => {}
        }
        self.modifications.retain(|m, weapon| weapon != card && Card::Item(m.clone()) != *card);
        if let (Card::Item(id), true) = (card, back) {
            self.item_deck.insert(id.clone());
        }
        if let (Card::Agenda(id), true) = (card, back) {
            self.agenda_deck.insert(id.clone());
        }
    }
}

/// A balance after a movement. What is checked before it is booked never falls below 0.
fn add(balance: u32, amount: i64) -> u32 {
    u32::try_from(i64::from(balance).saturating_add(amount).max(0)).unwrap_or(u32::MAX)
}
