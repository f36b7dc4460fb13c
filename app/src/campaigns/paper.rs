//! The form for a log that was kept on paper so far.

use muster_rules::campaign::event::Foundation;
use muster_rules::campaign::facts::{
    AgendaMission, Asks, Campaign, Facts, Mission, Reward, Share, Stage, StageKind,
};
use muster_rules::campaign::id::{CurrencyId, DeckId, HeroId, MissionId, SideId, UpgradeId};
use muster_rules::campaign::state::State;
use serde::Serialize;
use ts_rs::TS;

use super::{CampaignRequest, Telling};
use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::session::Session;

/// The form of a paper log, in its order.
#[derive(Clone, Debug, Default, Serialize, TS)]
pub struct PaperForm {
    /// The stages of the log.
    pub stages: Vec<PaperStage>,
    /// Missions that may be forced, after any stage.
    pub forced: Vec<Named>,
    /// The possible winners.
    pub sides: Vec<Named>,
    /// Upgrade phases at which the log may end.
    pub upgrades: Vec<PaperUpgrade>,
    /// Side missions that may be active.
    pub active: Vec<Named>,
    /// The books of sides and heroes.
    pub books: Vec<PaperBookForm>,
}

/// An upgrade phase at which a log may end.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PaperUpgrade {
    /// The upgrade.
    pub id: UpgradeId,
    /// The same in the reader's language.
    pub name: String,
}

/// A stage of the log.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PaperStage {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The kind of the stage, in the reader's language.
    pub kind_name: String,
    /// The threat level.
    pub threat_level: u32,
    /// Missions that may be played in it.
    pub missions: Vec<Named>,
    /// Whether the campaign ends with it.
    pub ends: bool,
}

/// The book of a side or a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PaperBookForm {
    /// The id of the side or hero.
    pub who: String,
    /// The same in the reader's language.
    pub who_name: String,
    /// The currencies in it.
    pub counts: Vec<PaperCount>,
    /// Cards that may be in it, besides the starting cards.
    pub cards: Vec<PaperCard>,
}

/// A currency in a book.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PaperCount {
    /// The currency.
    pub what: CurrencyId,
    /// The same in the reader's language.
    pub what_name: String,
}

/// A card that may be in a book.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PaperCard {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Its kind, in the reader's language.
    pub kind_name: String,
    /// Its tier, if it is a shop item.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tier: Option<u32>,
}

/// Returns the form of a campaign's paper log.
pub fn paper_form(session: &mut Session, request: CampaignRequest) -> Result<PaperForm, Error> {
    let book = session.muster.campaign(&request.id)?;
    let (game, log) = (book.game, book.log);
    let state = log.state();
    let foundation = state.foundation.as_ref();
    let campaign = foundation.and_then(|foundation| game.campaigns.campaign(&foundation.campaign));
    let telling = Telling::of(session, &game);
    Ok(foundation.zip(campaign).map_or_else(PaperForm::default, |(foundation, campaign)| {
        Sheet { telling, facts: &game.campaigns, state, foundation, campaign }.form()
    }))
}

/// The context in which the form is built.
struct Sheet<'a> {
    telling: Telling<'a>,
    facts: &'a Facts,
    state: &'a State,
    foundation: &'a Foundation,
    campaign: &'a Campaign,
}

impl Sheet<'_> {
    fn form(&self) -> PaperForm {
        let rules = &self.facts.rules;
        let side = |side: &SideId| Named { id: side.to_string(), name: self.telling.side(side) };
        let sides: Vec<_> =
            std::iter::once(&rules.heroes.side).chain(rules.opponents().map(|side| &side.id)).collect();
        let upgrades = rules
            .upgrades
            .iter()
            .map(|upgrade| PaperUpgrade { id: upgrade.id.clone(), name: self.telling.term(&upgrade.name) });
        let of_sides = sides.iter().map(|side| self.side(side));
        let of_heroes = self.state.seats.iter().map(|hero| self.hero(hero));
        PaperForm {
            stages: self.stages(),
            forced: self.named(self.forced()),
            sides: sides.iter().map(|id| side(id)).collect(),
            upgrades: upgrades.collect(),
            active: self.named(self.side_missions()),
            books: of_sides.chain(of_heroes).collect(),
        }
    }

    /// Names missions, each once, sorted by name.
    fn named<'m>(&self, missions: impl IntoIterator<Item = &'m MissionId>) -> Vec<Named> {
        let mut named: Vec<_> = missions
            .into_iter()
            .map(|id| Named { id: id.to_string(), name: self.telling.name(id.as_str()) })
            .collect();
        named.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
        named.dedup_by(|a, b| a.id == b.id);
        named
    }

    fn stages(&self) -> Vec<PaperStage> {
        let kind = |stage: &Stage| self.facts.stage_kind(stage);
        let expanded = self.foundation.options.expanded;
        let stages = self.campaign.stages.iter().enumerate();
        let stages = stages.filter(|(_, stage)| expanded || !kind(stage).is_some_and(|kind| kind.optional));
        let told = stages.map(|(at, stage)| {
            let missions = match kind(stage) {
                Some(StageKind { asks: Asks::Side, .. }) => self.named(self.side_missions()),
                _ => self.named(&stage.missions),
            };
            PaperStage {
                stage: at,
                kind_name: self.telling.stage_kind(&stage.kind),
                threat_level: stage.threat,
                missions,
                ends: kind(stage).is_some_and(|kind| kind.ends),
            }
        });
        told.collect()
    }

    /// Returns missions of decks, and agenda missions that the heroes may choose.
    fn side_missions(&self) -> Vec<&MissionId> {
        let rules = &self.facts.rules;
        let decked = |mission: &&Mission| {
            let kind = rules.mission_kind(&mission.kind);
            let there = self.foundation.boxes.contains(&mission.box_id);
            // A hero's own mission needs its hero in play.
            let own = mission.hero.as_ref().is_none_or(|hero| self.state.seats.contains(hero));
            there && own && kind.is_some_and(|kind| kind.deck.is_some())
        };
        let of_story = |id: &MissionId| self.campaign.stages.iter().any(|stage| stage.missions.contains(id));
        let decks = self.facts.missions.values().filter(decked).map(|mission| &mission.id);
        decks.chain(self.agenda(AgendaMission::Side)).filter(|id| !of_story(id)).collect()
    }

    fn forced(&self) -> Vec<&MissionId> {
        let by_results = self.facts.outcomes.iter().filter_map(|outcome| outcome.forces.as_ref());
        self.agenda(AgendaMission::Forced).chain(by_results).collect()
    }

    /// Returns the missions of a kind that come from the campaign's agenda cards.
    fn agenda(&self, of: AgendaMission) -> impl Iterator<Item = &MissionId> {
        let sets = &self.foundation.agenda_sets;
        let cards = self.facts.agenda_cards.values();
        let cards = cards.filter(move |card| card.mission == Some(of) && sets.contains(&card.set));
        cards.filter_map(|card| {
            let (id, _) = self.facts.missions.get_key_value(&card.mission_id()?)?;
            Some(id)
        })
    }

    fn side(&self, side: &SideId) -> PaperBookForm {
        let rules = &self.facts.rules;
        let class = rules.class.as_ref().is_some_and(|class| class.side == *side);
        let deck = self.foundation.class.as_ref().filter(|_| class);
        let allies = self.facts.allies.values().filter(|ally| self.may_win(side, ally.id.as_str()));
        let allies = allies.map(|ally| PaperCard {
            id: ally.id.to_string(),
            name: self.telling.name(ally.id.as_str()),
            kind_name: String::new(),
            tier: None,
        });
        let cards = deck.into_iter().flat_map(|deck| self.deck(deck));
        let cards = cards.chain(self.rewards(side)).chain(allies);
        PaperBookForm {
            who: side.to_string(),
            who_name: self.telling.side(side),
            counts: self.counts(side, false),
            cards: by_name(cards),
        }
    }

    /// Returns whether any mission wins an ally or villain for a side.
    fn may_win(&self, side: &SideId, ally: &str) -> bool {
        let heroes = *side == self.facts.rules.heroes.side;
        let mut missions = self.facts.missions.values();
        let mut outcomes = self.facts.outcomes.iter();
        let mut of_missions = missions.any(|mission| {
            let won = if heroes { [&mission.allies, &mission.ally_choice] } else { [&mission.villains; 2] };
            won.into_iter().flatten().any(|won| won.as_str() == ally)
        });
        let mut of_outcomes = || {
            outcomes.any(|outcome| {
                let won = if heroes { &outcome.allies } else { &outcome.villains };
                won.iter().any(|won| won.as_str() == ally)
            })
        };
        of_missions |= of_outcomes();
        of_missions
    }

    fn hero(&self, hero: &HeroId) -> PaperBookForm {
        let items = self.facts.items.values();
        let items = items.filter(|item| self.foundation.boxes.contains(&item.box_id)).map(|item| PaperCard {
            id: item.id.to_string(),
            name: self.telling.name(item.id.as_str()),
            kind_name: self.telling.card_kind(&item.kind),
            tier: Some(item.tier),
        });
        let side = &self.facts.rules.heroes.side;
        let class = self.deck(&hero.deck());
        PaperBookForm {
            who: hero.to_string(),
            who_name: self.telling.name(hero.as_str()),
            counts: self.counts(side, true),
            cards: by_name(class.into_iter().chain(items).chain(self.rewards(side))),
        }
    }

    /// Returns the cards of a class deck that have to be bought.
    fn deck(&self, deck: &DeckId) -> Vec<PaperCard> {
        let cards = self.facts.deck(deck).filter(|card| card.xp != Some(0)).map(|card| PaperCard {
            id: card.id.to_string(),
            name: self.telling.name(card.id.as_str()),
            kind_name: self.telling.card_kind(&card.kind),
            tier: None,
        });
        cards.collect()
    }

    fn rewards(&self, side: &SideId) -> Vec<PaperCard> {
        let own = |reward: &&Reward| reward.side.as_ref().is_none_or(|of| of == side);
        let rewards = self.facts.rewards.values().filter(own).map(|reward| PaperCard {
            id: reward.id.to_string(),
            name: self.telling.name(reward.id.as_str()),
            kind_name: self.telling.card_kind(&reward.kind),
            tier: None,
        });
        rewards.collect()
    }

    /// Returns the currencies of a side, or those of each of its heroes.
    fn counts(&self, side: &SideId, each: bool) -> Vec<PaperCount> {
        let kinds = self.facts.rules.accounts.iter();
        let kinds = kinds.filter(|kind| kind.side == *side && (kind.share == Share::EachHero) == each);
        let counts = kinds.map(|kind| PaperCount {
            what: kind.currency.clone(),
            what_name: self.telling.currency(&kind.currency),
        });
        counts.collect()
    }
}

fn by_name(cards: impl Iterator<Item = PaperCard>) -> Vec<PaperCard> {
    let mut cards: Vec<_> = cards.collect();
    cards.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
    cards
}
