//! The things that a campaign's steps may name: missions, items, heroes, cards, conditions and outcomes.

use std::collections::BTreeSet;

use muster_rules::campaign::event::Card;
use muster_rules::campaign::facts::{Campaign, Facts, Mission, Outcome};
use muster_rules::campaign::id::{BoxId, HeroId, MissionId};
use muster_rules::campaign::state::State;
use serde::Serialize;

use super::Telling;
use crate::base::error::Error;
use crate::base::session::Session;

/// A kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThingKind {
    /// Missions.
    Missions,
    /// Items of the shop.
    Items,
    /// Heroes.
    Heroes,
    /// Cards of class and agenda decks, and rewards.
    Cards,
    /// Conditions for bonuses.
    Conditions,
    /// Outcomes of missions.
    Outcomes,
}

/// A request for the things that steps may name.
#[derive(Clone, Debug)]
pub struct ThingsRequest {
    /// The kind of things.
    pub kind: ThingKind,
    /// The game; null for the first that has campaigns.
    pub game: Option<String>,
    /// A saved campaign; limits the result to what is in play in it.
    pub campaign: Option<String>,
}

/// Something that a step may name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thing {
    /// Its id.
    pub id: String,
    /// Its name; for an outcome, with its mission and winner.
    pub name: String,
    /// Its kind or where it belongs, in the reader's language; empty if there is nothing to add.
    pub detail: String,
}

/// Returns the things that a campaign's steps may name.
pub fn things(session: &mut Session, request: &ThingsRequest) -> Result<Vec<Thing>, Error> {
    let (game, state) = match &request.campaign {
        Some(wanted) => {
            let book = session.muster.campaign(wanted)?;
            (book.game.clone(), Some(book.log.state().clone()))
        }
        None => (session.muster.campaign_game(request.game.as_deref())?, None),
    };
    let lister = Lister { telling: Telling::of(session, &game), facts: &game.campaigns, state };
    Ok(match request.kind {
        ThingKind::Missions => lister.missions(),
        ThingKind::Items => lister.items(),
        ThingKind::Heroes => lister.heroes(),
        ThingKind::Cards => lister.cards(),
        ThingKind::Conditions => lister.conditions(),
        ThingKind::Outcomes => lister.outcomes(),
    })
}

struct Lister<'a> {
    telling: Telling<'a>,
    facts: &'a Facts,
    state: Option<State>,
}

impl Lister<'_> {
    /// Returns whether a box is in use in the campaign; always true without a campaign.
    fn there(&self, product: &BoxId) -> bool {
        let foundation = self.state.as_ref().and_then(|state| state.foundation.as_ref());
        foundation.is_none_or(|foundation| foundation.boxes.contains(product))
    }

    fn thing(&self, id: &str, detail: String) -> Thing {
        Thing { id: id.to_owned(), name: self.telling.name(id), detail }
    }

    /// Returns whether the campaign has the mission in its story, may draw it or have it forced; always true without a
    /// campaign.
    fn may_come(&self, mission: &Mission) -> bool {
        let Some(state) = &self.state else { return true };
        let foundation = state.foundation.as_ref();
        let Some(campaign) = foundation.and_then(|f| self.facts.campaign(&f.campaign)) else { return true };
        let told = campaign.stages.iter().any(|stage| stage.missions.contains(&mission.id));
        let there = told || state.active.contains_key(&mission.id) || state.has_played(&mission.id);
        let kind = self.facts.rules.mission_kind(&mission.kind);
        let drawn = kind.and_then(|kind| kind.deck.as_ref());
        let side = campaign.side_deck.is_some() && drawn.is_some() && self.there(&mission.box_id);
        let sets = foundation.map(|f| &f.agenda_sets);
        let mut agenda =
            self.facts.agenda_cards.values().filter(|card| sets.is_some_and(|sets| sets.contains(&card.set)));
        there
            || side
            || agenda.any(|card| card.mission_id().as_ref() == Some(&mission.id))
            || self.forced(campaign, &mission.id)
    }

    /// Returns whether an outcome of the campaign's story forces or activates a mission.
    fn forced(&self, campaign: &Campaign, mission: &MissionId) -> bool {
        let mut outcomes = self.facts.outcomes.iter().filter(|o| o.campaign.as_ref() == Some(&campaign.id));
        outcomes.any(|o| o.forces.as_ref() == Some(mission) || o.activates.contains(mission))
    }

    fn missions(&self) -> Vec<Thing> {
        let missions = self.facts.missions.values().filter(|mission| self.may_come(mission));
        let things = missions.map(|mission| {
            let hero = mission.hero.as_ref().map(|hero| self.telling.name(hero.as_str())).unwrap_or_default();
            self.thing(mission.id.as_str(), self.telling.mission_kind(&mission.kind, &hero))
        });
        things.collect()
    }

    fn items(&self) -> Vec<Thing> {
        let items = self.facts.items.values().filter(|item| self.there(&item.box_id));
        let things = items.map(|item| {
            let weapon = self.telling.weapon(&Card::Item(item.id.clone()), &[]);
            let said = std::iter::once(item.cost.to_string()).chain(weapon.map(|weapon| weapon.told));
            self.thing(item.id.as_str(), said.collect::<Vec<_>>().join(" · "))
        });
        things.collect()
    }

    fn heroes(&self) -> Vec<Thing> {
        let heroes = self.facts.heroes.values().filter(|hero| self.there(&hero.box_id));
        heroes.map(|hero| self.thing(hero.id.as_str(), self.telling.name(hero.box_id.as_str()))).collect()
    }

    /// Returns class cards of the decks in play, agenda cards of the chosen sets, and rewards.
    fn cards(&self) -> Vec<Thing> {
        let foundation = self.state.as_ref().and_then(|state| state.foundation.as_ref());
        let decks: Option<BTreeSet<_>> = self.state.as_ref().map(|state| {
            let heroes = state.seats.iter().map(HeroId::deck);
            heroes.chain(foundation.and_then(|f| f.class.clone())).collect()
        });
        let played = self.facts.class_cards.values();
        let played = played.filter(|card| decks.as_ref().is_none_or(|decks| decks.contains(&card.deck)));
        let class = played.map(|card| self.thing(card.id.as_str(), self.telling.name(card.deck.as_str())));
        let sets = foundation.map(|foundation| &foundation.agenda_sets);
        let agenda = self.facts.agenda_cards.values();
        let agenda = agenda.filter(|card| sets.is_none_or(|sets| sets.contains(&card.set)));
        let agenda = agenda.map(|card| {
            let kind = self.telling.agenda_kind(card);
            let said =
                [self.telling.name(card.set.as_str()), kind].into_iter().filter(|said| !said.is_empty());
            self.thing(card.id.as_str(), said.collect::<Vec<_>>().join(" · "))
        });
        let rewards = self.facts.rewards.values();
        let rewards = rewards.map(|card| self.thing(card.id.as_str(), self.telling.card_kind(&card.kind)));
        class.chain(agenda).chain(rewards).collect()
    }

    fn of_mission(&self, mission: &MissionId) -> bool {
        self.facts.missions.get(mission).is_none_or(|mission| self.may_come(mission))
    }

    fn conditions(&self) -> Vec<Thing> {
        let bonuses = self.facts.bonuses.iter().filter(|bonus| self.of_mission(&bonus.mission));
        let things = bonuses.map(|bonus| Thing {
            id: bonus.id.as_str().to_owned(),
            name: self.telling.condition(bonus),
            detail: self.telling.name(bonus.mission.as_str()),
        });
        things.collect()
    }

    /// Returns outcomes with mission, winner and gains, in the story or as a side mission.
    fn outcomes(&self) -> Vec<Thing> {
        let played = self.state.as_ref().and_then(|state| state.foundation.as_ref()).map(|f| &f.campaign);
        let of_story = |outcome: &&Outcome| {
            outcome.campaign.as_ref().is_none_or(|of| played.is_none_or(|played| played == of))
        };
        let outcomes = self.facts.outcomes.iter().filter(|outcome| self.of_mission(&outcome.mission));
        let things = outcomes.filter(of_story).map(|outcome| {
            let join = self.telling.speaker.word("join");
            let story = outcome.campaign.as_ref().filter(|_| played.is_none());
            let ends =
                std::iter::once(self.telling.side(&outcome.winner)).chain(self.telling.outcome(outcome));
            let ends = ends.chain(story.map(|campaign| self.telling.campaign(campaign)));
            let mission = self.telling.name(outcome.mission.as_str());
            let name = self.telling.of_whom(mission, ends.collect::<Vec<_>>().join(&join));
            let detail = self.telling.given(outcome);
            Thing { id: outcome.id.as_str().to_owned(), name, detail }
        });
        things.collect()
    }
}
