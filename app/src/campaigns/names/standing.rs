//! How well a thing fits where it is named: what is on sale, earned, drawn or held in this campaign, at this stage.

use muster_rules::campaign::choice::choices;
use muster_rules::campaign::event::Card;
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::id::HeroId;
use muster_rules::campaign::state::State;

use super::index::{Named, Of};
use super::place::Place;

/// How well a thing fits, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// The step can be about it now.
    Now,
    /// It is in the campaign.
    There,
    /// It isn't.
    Elsewhere,
}

/// Returns how well a thing fits a place.
pub(super) fn fit(facts: &Facts, state: Option<&State>, place: Place<'_>, thing: &Named) -> Fit {
    let Some(state) = state.filter(|state| state.foundation.is_some()) else { return Fit::There };
    Campaign { facts, state, place }.fit(thing)
}

struct Campaign<'a> {
    facts: &'a Facts,
    state: &'a State,
    place: Place<'a>,
}

fn either(now: bool, there: bool) -> Fit {
    match (now, there) {
        (true, _) => Fit::Now,
        (false, true) => Fit::There,
        (false, false) => Fit::Elsewhere,
    }
}

impl Campaign<'_> {
    fn fit(&self, thing: &Named) -> Fit {
        let id = thing.id.as_str();
        match thing.of {
            Of::Mission => self.mission(id),
            Of::Hero => self.hero(id),
            Of::Item => self.item(id),
            Of::ClassCard => {
                let decks = self.state.seats.iter().map(HeroId::deck);
                let class = self.state.foundation.as_ref().and_then(|f| f.class.clone());
                let card = self.facts.class_cards.get(&id.into());
                let of_deck = card.is_some_and(|card| decks.chain(class).any(|deck| deck == card.deck));
                let held = self.held(&Card::Class(id.into()));
                either(of_deck && (held || !self.asks_held()), of_deck)
            }
            Of::Reward => either(self.held(&Card::Reward(id.into())) || !self.asks_held(), true),
            Of::Agenda => self.agenda(id),
            Of::Ally => self.ally(id),
            Of::Condition => {
                let mut bonuses = self.facts.bonuses.iter().filter(|bonus| bonus.id.as_str() == id);
                either(bonuses.any(|bonus| Some(bonus.mission.as_str()) == self.place.mission), true)
            }
            Of::Campaign | Of::Class | Of::AgendaSet | Of::Box => Fit::There,
            Of::Side | Of::Currency | Of::Upgrade => Fit::Now,
        }
    }

    fn held(&self, card: &Card) -> bool {
        self.state.holder(card).is_some()
    }

    /// Returns whether the step is about cards that somebody has.
    fn asks_held(&self) -> bool {
        let steps = ["sell", "trade", "pack", "assign", "play", "discard"];
        steps.contains(&self.place.step) || self.place.step == "correct" && self.place.takes
    }

    fn boxed(&self, product: &muster_rules::campaign::id::BoxId) -> bool {
        self.state.foundation.as_ref().is_some_and(|f| f.boxes.contains(product))
    }

    fn mission(&self, id: &str) -> Fit {
        let (state, id) = (self.state, id.into());
        let boxed = self.facts.missions.get(&id).is_some_and(|mission| self.boxed(&mission.box_id));
        let now = match self.place.key {
            "name" if self.place.step == "mission" => {
                let campaign = state.foundation.as_ref().and_then(|f| self.facts.campaign(&f.campaign));
                let can = campaign.zip(state.foundation.as_ref());
                let mut can =
                    can.into_iter().flat_map(|(campaign, f)| choices(self.facts, campaign, f, state));
                can.any(|(mission, _)| mission == id) || state.active.contains_key(&id)
            }
            _ => boxed && !state.has_played(&id) && !state.active.contains_key(&id),
        };
        either(now, boxed)
    }

    fn hero(&self, id: &str) -> Fit {
        let (state, id) = (self.state, id.into());
        let seated = state.seats.contains(&id);
        let boxed = self.facts.heroes.get(&id).is_some_and(|hero| self.boxed(&hero.box_id));
        either(if self.place.key == "join" { boxed && !seated } else { seated }, boxed)
    }

    fn item(&self, id: &str) -> Fit {
        let (state, id) = (self.state, id.into());
        let Some(item) = self.facts.items.get(&id) else { return Fit::Elsewhere };
        let held = self.held(&Card::Item(id.clone()));
        let in_deck = state.item_deck.contains(&id);
        let campaign = state.foundation.as_ref().and_then(|f| self.facts.campaign(&f.campaign));
        let stage = campaign.and_then(|campaign| campaign.stages.get(state.stage));
        let sold = stage.is_some_and(|stage| stage.tiers.contains(&item.tier));
        let now = match self.place.step {
            "buy" => match &state.shop {
                Some(shop) if shop.all => shop.cards.contains(&id) && !held,
                _ => in_deck && sold,
            },
            "shop" => in_deck && sold,
            // What no shop had sold so far, nobody has.
            "paper" => {
                let shops = campaign.into_iter().flat_map(|campaign| &campaign.stages);
                let mut shops = shops.take(self.place.played.unwrap_or_default());
                in_deck && shops.any(|stage| stage.tiers.contains(&item.tier))
            }
            _ if self.asks_held() => held,
            _ => in_deck,
        };
        either(now, in_deck || held)
    }

    fn agenda(&self, id: &str) -> Fit {
        let (state, id) = (self.state, id.into());
        let drawn = state.drawn.as_ref().is_some_and(|drawn| drawn.cards.contains(&id));
        let in_deck = state.agenda_deck.contains(&id);
        let held = state.sides.values().any(|side| side.agenda.contains(&id));
        let now = match self.place.step {
            "agenda" => in_deck && (drawn || state.drawn.is_none()),
            _ if self.asks_held() => held,
            _ => in_deck,
        };
        either(now, in_deck || held)
    }

    fn ally(&self, id: &str) -> Fit {
        let id = id.into();
        let theirs = self.state.sides.values().any(|side| side.allies.contains(&id));
        let mission = self.place.mission.and_then(|mission| self.facts.missions.get(&mission.into()));
        let offered = mission.is_some_and(|mission| mission.ally_choice.contains(&id));
        let now = match self.place.step {
            "mission" => offered,
            "paper" => true,
            "correct" if !self.place.takes => !theirs,
            _ => theirs,
        };
        either(now, theirs || offered)
    }
}
