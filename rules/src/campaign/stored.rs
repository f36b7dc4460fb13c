//! The serialised form of logs. The first logs belonged to one game, and its field names are kept: the format
//! of a log must never change, to the byte, as files contain a fingerprint of it. Anything beyond those fields
//! is in maps of its own, which are omitted if empty.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::event::{self, Options};
use super::id::{
    AgendaCardId, AgendaSetId, AllyId, BoxId, CampaignId, ConditionId, DeckId, HeroId, ItemId, MissionDeckId,
    MissionId, MissionKindId, OutcomeId, SideId,
};
use super::step;

/// Mission decks with keys of their own in logs.
const SIDE_DECK: &str = "side-deck";
const THREAT_DECK: &str = "threat";

/// Kinds of missions with keys of their own in setups.
const GREEN: &str = "green";
const GREY: &str = "grey";
const THREAT: &str = "threat";

/// Columns of amounts with keys of their own in results.
const XP: &str = "xp";
const CREDITS: &str = "credits";
const IMPERIAL_XP: &str = "imperial_xp";
const INFLUENCE: &str = "influence";

/// The holder of a card: `hero` with the hero's ID, or a side.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Holder {
    holder: SideId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of: Option<HeroId>,
}

impl From<Holder> for event::Holder {
    fn from(stored: Holder) -> Self {
        match stored.of {
            Some(hero) => Self::Hero(hero),
            None => Self::Side(stored.holder),
        }
    }
}

impl From<event::Holder> for Holder {
    fn from(holder: event::Holder) -> Self {
        match holder {
            event::Holder::Hero(hero) => Self { holder: "hero".into(), of: Some(hero) },
            event::Holder::Side(side) => Self { holder: side, of: None },
        }
    }
}

/// The setup with which a campaign began.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Foundation {
    campaign: CampaignId,
    boxes: BTreeSet<BoxId>,
    heroes: Vec<HeroId>,
    imperial_class: Option<DeckId>,
    agenda_sets: Vec<AgendaSetId>,
    agenda_deck: Vec<AgendaCardId>,
    side_deck: Vec<MissionId>,
    #[serde(default)]
    by_chance: BTreeSet<MissionId>,
    threat_deck: Vec<MissionId>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    decks: BTreeMap<MissionDeckId, Vec<MissionId>>,
    items: Vec<ItemId>,
    options: Options,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    agenda_seed: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    redacted: bool,
}

impl From<Foundation> for event::Foundation {
    fn from(stored: Foundation) -> Self {
        let mut mission_decks = stored.decks;
        put(&mut mission_decks, SIDE_DECK, Some(stored.side_deck).filter(|deck| !deck.is_empty()));
        put(&mut mission_decks, THREAT_DECK, Some(stored.threat_deck).filter(|deck| !deck.is_empty()));
        Self {
            campaign: stored.campaign,
            boxes: stored.boxes,
            heroes: stored.heroes,
            class: stored.imperial_class,
            agenda_sets: stored.agenda_sets,
            agenda_deck: stored.agenda_deck,
            mission_decks,
            by_chance: stored.by_chance,
            items: stored.items,
            options: stored.options,
            seed: stored.seed,
            agenda_seed: stored.agenda_seed,
            redacted: stored.redacted,
        }
    }
}

impl From<event::Foundation> for Foundation {
    fn from(foundation: event::Foundation) -> Self {
        let mut decks = foundation.mission_decks;
        Self {
            campaign: foundation.campaign,
            boxes: foundation.boxes,
            heroes: foundation.heroes,
            imperial_class: foundation.class,
            agenda_sets: foundation.agenda_sets,
            agenda_deck: foundation.agenda_deck,
            side_deck: decks.remove(&SIDE_DECK.into()).unwrap_or_default(),
            by_chance: foundation.by_chance,
            threat_deck: decks.remove(&THREAT_DECK.into()).unwrap_or_default(),
            decks,
            items: foundation.items,
            options: foundation.options,
            seed: foundation.seed,
            agenda_seed: foundation.agenda_seed,
            redacted: foundation.redacted,
        }
    }
}

/// The setup of a campaign.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Setup {
    campaign: CampaignId,
    #[serde(default)]
    boxes: BTreeSet<BoxId>,
    #[serde(default)]
    heroes: Vec<HeroId>,
    #[serde(default, alias = "class")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    imperial_class: Option<DeckId>,
    #[serde(default)]
    agenda_sets: Option<Vec<AgendaSetId>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    side_missions_green: Option<Vec<MissionId>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    side_missions_grey: Option<Vec<MissionId>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    threat_missions: Option<Vec<MissionId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    missions: Option<BTreeMap<MissionKindId, Vec<MissionId>>>,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    seed: u64,
}

impl From<Setup> for step::Setup {
    fn from(stored: Setup) -> Self {
        let mut missions = stored.missions.unwrap_or_default();
        put(&mut missions, GREEN, stored.side_missions_green);
        put(&mut missions, GREY, stored.side_missions_grey);
        put(&mut missions, THREAT, stored.threat_missions);
        Self {
            campaign: stored.campaign,
            boxes: stored.boxes,
            heroes: stored.heroes,
            class: stored.imperial_class,
            agenda_sets: stored.agenda_sets,
            missions,
            options: stored.options,
            seed: stored.seed,
        }
    }
}

impl From<step::Setup> for Setup {
    fn from(setup: step::Setup) -> Self {
        let mut missions = setup.missions;
        Self {
            campaign: setup.campaign,
            boxes: setup.boxes,
            heroes: setup.heroes,
            imperial_class: setup.class,
            agenda_sets: setup.agenda_sets,
            side_missions_green: missions.remove(&GREEN.into()),
            side_missions_grey: missions.remove(&GREY.into()),
            threat_missions: missions.remove(&THREAT.into()),
            missions: Some(missions).filter(|missions| !missions.is_empty()),
            options: setup.options,
            seed: setup.seed,
        }
    }
}

/// The result of a mission.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct MissionResult {
    name: MissionId,
    winner: SideId,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    outcome: Option<OutcomeId>,
    #[serde(default)]
    crates: u32,
    #[serde(default)]
    met: Vec<ConditionId>,
    #[serde(default)]
    tokens: u32,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    xp: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    credits: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    imperial_xp: Option<u32>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    influence: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    gains: Option<BTreeMap<String, u32>>,
    #[serde(default)]
    activates: Vec<MissionId>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    drawn: Option<Vec<MissionId>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    drawn_threat: Option<Vec<MissionId>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    draws: Option<BTreeMap<MissionDeckId, Vec<MissionId>>>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    reward_to: Option<HeroId>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    ally: Option<AllyId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    anyway: Option<String>,
}

impl From<MissionResult> for step::MissionResult {
    fn from(stored: MissionResult) -> Self {
        let mut gains = stored.gains.unwrap_or_default();
        let mut draws = stored.draws.unwrap_or_default();
        put(&mut gains, XP, stored.xp);
        put(&mut gains, CREDITS, stored.credits);
        put(&mut gains, IMPERIAL_XP, stored.imperial_xp);
        put(&mut gains, INFLUENCE, stored.influence);
        put(&mut draws, SIDE_DECK, stored.drawn);
        put(&mut draws, THREAT_DECK, stored.drawn_threat);
        Self {
            name: stored.name,
            winner: stored.winner,
            outcome: stored.outcome,
            crates: stored.crates,
            met: stored.met,
            tokens: stored.tokens,
            gains,
            activates: stored.activates,
            draws,
            reward_to: stored.reward_to,
            ally: stored.ally,
            anyway: stored.anyway,
        }
    }
}

impl From<step::MissionResult> for MissionResult {
    fn from(result: step::MissionResult) -> Self {
        let (mut gains, mut draws) = (result.gains, result.draws);
        Self {
            name: result.name,
            winner: result.winner,
            outcome: result.outcome,
            crates: result.crates,
            met: result.met,
            tokens: result.tokens,
            xp: gains.remove(XP),
            credits: gains.remove(CREDITS),
            imperial_xp: gains.remove(IMPERIAL_XP),
            influence: gains.remove(INFLUENCE),
            gains: Some(gains).filter(|gains| !gains.is_empty()),
            activates: result.activates,
            drawn: draws.remove(&SIDE_DECK.into()),
            drawn_threat: draws.remove(&THREAT_DECK.into()),
            draws: Some(draws).filter(|draws| !draws.is_empty()),
            reward_to: result.reward_to,
            ally: result.ally,
            anyway: result.anyway,
        }
    }
}

fn put<K: Ord + From<&'static str>, V>(into: &mut BTreeMap<K, V>, key: &'static str, value: Option<V>) {
    if let Some(value) = value {
        into.insert(K::from(key), value);
    }
}
