//! The rows of the campaign's tables, as their files write them. The structures are the schema.

use muster_rules::campaign::facts::{
    AgendaMission, CardKind, MissionKind, SideDeck, StageKind, Start, Trust, Winner,
};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::pack::table::Located;

/// `campaigns.toml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CampaignsFile {
    #[serde(default, rename = "campaign")]
    pub(crate) campaigns: Vec<CampaignRow>,
}

/// A campaign.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CampaignRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The box it comes in.
    #[serde(rename = "box")]
    pub(crate) product: String,
    pub(crate) source: String,
    /// How the side mission deck is built; left out where there is none.
    pub(crate) side_deck: Option<SideDeck>,
    #[serde(default)]
    pub(crate) start: Start,
    /// The most agenda cards that the Imperial player may hold.
    pub(crate) agenda_limit: Option<u32>,
    #[serde(default)]
    pub(crate) half_ally_threat: bool,
    /// The time period in which it plays.
    pub(crate) period: Option<u32>,
    #[serde(rename = "stage")]
    pub(crate) stages: Vec<StageRow>,
}

/// A stage of the log.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StageRow {
    pub(crate) kind: StageKind,
    #[serde(default)]
    pub(crate) missions: Vec<String>,
    pub(crate) threat: u32,
    #[serde(default)]
    pub(crate) tiers: Vec<u32>,
    #[serde(default)]
    pub(crate) trust: Trust,
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name { $($(#[$attr])* pub(crate) $field: $type),+ }
    )+};
}

rows! {
    /// `campaign_boxes.csv`
    BoxRow { id: String, name: String, source: String }
    /// `campaign_heroes.csv`
    HeroRow {
        id: String, name: String, subtitle: String, health: String, endurance: String, speed: String,
        defense: String, wounded_endurance: String, wounded_speed: String, traits: String,
        #[serde(rename = "box")] product: String, mission: Option<String>, source: String,
        trust: Option<Trust>,
    }
    /// `campaign_classes.csv`
    ClassRow { id: String, name: String, #[serde(rename = "box")] product: Option<String>, source: String }
    /// `campaign_class_cards.csv`
    ClassCardRow {
        id: String, deck: String, name: String, xp: Option<u32>, kind: Option<CardKind>, source: String,
        trust: Option<Trust>,
    }
    /// `campaign_items.csv`
    ItemRow {
        id: String, name: String, tier: u32, cost: u32, kind: CardKind, traits: String,
        modifications: Option<usize>, #[serde(rename = "box")] product: String, source: String,
        trust: Option<Trust>,
    }
    /// `campaign_agenda.csv`
    AgendaRow {
        id: String, set: String, set_name: String, name: String, cost: Option<u32>,
        mission: Option<AgendaMission>, #[serde(rename = "box")] product: String, source: String,
        trust: Option<Trust>,
    }
    /// `campaign_missions.csv`
    MissionRow {
        id: String, name: String, kind: MissionKind, hero: Option<String>, rewards: String, allies: String,
        villains: String, #[serde(rename = "box")] product: String, time_from: Option<u32>,
        time_to: Option<u32>, crates: Option<u32>, source: String, trust: Option<Trust>,
    }
    /// `campaign_outcomes.csv`
    OutcomeRow {
        mission: String, campaign: Option<String>, outcome: String, winner: Winner, words: Option<String>,
        xp: Option<u32>, credits: Option<u32>, imperial_xp: Option<u32>, influence: Option<u32>,
        activates: String, forces: Option<String>, tokens: Option<u32>, tokens_each: Option<u32>,
        token_credits: Option<u32>, token_influence: Option<u32>, source: String, trust: Option<Trust>,
    }
    /// `campaign_bonuses.csv`
    BonusRow {
        mission: String, condition: String, words: String, credits_if_met: Option<u32>,
        influence_if_met: Option<u32>, influence_if_not: Option<u32>, source: String,
    }
    /// `campaign_rewards.csv`
    RewardRow {
        id: String, name: String, kind: CardKind, traits: String, source: String, trust: Option<Trust>,
    }
    /// `campaign_supplies.csv`
    SupplyRow { id: String, name: String, traits: String, source: String }
}

/// The campaign part of one pack, in shape, not yet known to make sense.
#[derive(Clone, Debug, Default)]
pub(crate) struct RawCampaign {
    pub(crate) campaigns: CampaignsFile,
    pub(crate) boxes: Vec<Located<BoxRow>>,
    pub(crate) heroes: Vec<Located<HeroRow>>,
    pub(crate) classes: Vec<Located<ClassRow>>,
    pub(crate) class_cards: Vec<Located<ClassCardRow>>,
    pub(crate) items: Vec<Located<ItemRow>>,
    pub(crate) agenda: Vec<Located<AgendaRow>>,
    pub(crate) missions: Vec<Located<MissionRow>>,
    pub(crate) outcomes: Vec<Located<OutcomeRow>>,
    pub(crate) bonuses: Vec<Located<BonusRow>>,
    pub(crate) rewards: Vec<Located<RewardRow>>,
    pub(crate) supplies: Vec<Located<SupplyRow>>,
}

/// The parts of a cell that holds a list, `a|b`.
pub(crate) fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('|').map(str::trim).filter(|part| !part.is_empty())
}

/// The parts of a list's part that names any one of several, `a/b`.
pub(crate) fn choice(part: &str) -> impl Iterator<Item = &str> {
    part.split('/').map(str::trim).filter(|one| !one.is_empty())
}
