//! The rows of the campaign tables, as written in their files. These structs define the schema.

use std::collections::BTreeMap;

use muster_rules::campaign::facts::{
    AgendaAfter, AgendaKept, AgendaMission, AgendaOnly, CodeKind, GainsAt, Rules, Trust,
};
use muster_rules::campaign::id::{CardKindId, MissionKindId, SideId, StageKindId};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::pack::table::{Located, Wide};

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
    /// The number of missions of each kind in the side mission deck; omitted if there are no side missions.
    pub(crate) side_deck: Option<BTreeMap<MissionKindId, usize>>,
    /// What each side starts with, by the account's key.
    #[serde(default)]
    pub(crate) start: BTreeMap<String, u32>,
    /// The maximum number of agenda cards kept.
    pub(crate) agenda_limit: Option<u32>,
    #[serde(default)]
    pub(crate) half_ally_threat: bool,
    /// Whether the story missions that weren't chosen are removed from the campaign.
    #[serde(default)]
    pub(crate) unchosen_leave: bool,
    /// Whether all sides spend their starting resources before the first mission.
    #[serde(default)]
    pub(crate) upgrades_first: bool,
    /// The time period in which it is set.
    pub(crate) period: Option<u32>,
    #[serde(rename = "stage")]
    pub(crate) stages: Vec<StageRow>,
}

/// A stage of the log.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StageRow {
    pub(crate) kind: StageKindId,
    #[serde(default)]
    pub(crate) missions: Vec<String>,
    #[serde(default)]
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
        id: String, name: String, subtitle: String, traits: String, #[serde(rename = "box")] product: String,
        mission: Option<String>, source: String, trust: Option<Trust>,
        #[serde(skip)] more: BTreeMap<String, String>,
    }
    /// `campaign_classes.csv`
    ClassRow { id: String, name: String, #[serde(rename = "box")] product: Option<String>, source: String }
    /// `campaign_class_cards.csv`
    ClassCardRow {
        id: String, deck: String, name: String, xp: Option<u32>, kind: Option<CardKindId>,
        modifications: Option<usize>, sells_for: Option<u32>, attack: Option<String>, abilities: Option<String>,
        surges: Option<String>, source: String, trust: Option<Trust>,
    }
    /// `campaign_items.csv`
    ItemRow {
        id: String, name: String, tier: u32, cost: u32, kind: CardKindId, traits: String,
        modifications: Option<usize>, attack: Option<String>, abilities: Option<String>, surges: Option<String>,
        #[serde(rename = "box")] product: String, source: String, trust: Option<Trust>,
    }
    /// `campaign_agenda.csv`
    AgendaRow {
        id: String, set: String, set_name: String, name: String, cost: Option<u32>,
        mission: Option<AgendaMission>, kept: Option<AgendaKept>, after: Option<AgendaAfter>, more: Option<u32>,
        gain: Option<u32>, gains_at: Option<GainsAt>, ransom: Option<u32>,
        only: Option<AgendaOnly>, threat: Option<u32>,
        #[serde(rename = "box")] product: String, source: String, trust: Option<Trust>,
    }
    /// `campaign_missions.csv`
    MissionRow {
        id: String, name: String, kind: MissionKindId, hero: Option<String>, rewards: String, allies: String,
        villains: String, #[serde(rename = "box")] product: String, time_from: Option<u32>,
        time_to: Option<u32>, crates: Option<u32>, guide: Option<String>, page: Option<u32>,
        traits: Option<String>, source: String, trust: Option<Trust>,
    }
    /// `campaign_outcomes.csv`
    OutcomeRow {
        mission: String, campaign: Option<String>, outcome: String, winner: SideId, words: Option<String>,
        activates: String, forces: Option<String>, rewards: Option<String>, allies: Option<String>,
        villains: Option<String>, tokens: Option<u32>, tokens_each: Option<u32>,
        source: String, trust: Option<Trust>, #[serde(skip)] more: BTreeMap<String, String>,
    }
    /// `campaign_amounts.csv`: amounts that a group read from its own guide because no source states them.
    AmountRow {
        mission: String, campaign: Option<String>, outcome: String, column: String, amount: u32, source: String,
    }
    /// `campaign_slots.csv`: the number of a weapon's modification slots, as read on the card.
    SlotsRow { card: String, modifications: usize, source: String }
    /// `campaign_bonuses.csv`
    BonusRow {
        mission: String, condition: String, words: String, winner: Option<SideId>, source: String,
        #[serde(skip)] more: BTreeMap<String, String>,
    }
    /// `campaign_rewards.csv`
    RewardRow {
        id: String, name: String, kind: CardKindId, traits: String, side: Option<SideId>,
        modifications: Option<usize>, attack: Option<String>, abilities: Option<String>, surges: Option<String>,
        source: String, trust: Option<Trust>,
    }
    /// `campaign_supplies.csv`
    SupplyRow {
        id: String, name: String, traits: String, #[serde(rename = "box")] product: Option<String>,
        copies: Option<u32>, source: String,
    }
    /// `campaign_codes.csv`: what another program calls a thing of a campaign.
    CodeRow { program: String, kind: CodeKind, code: String, id: String, source: String }
}

macro_rules! wide {
    ($($name:ident: $($column:literal),+;)+) => {$(
        impl Wide for $name {
            const COLUMNS: &'static [&'static str] = &[$($column),+];

            fn more(&mut self) -> &mut BTreeMap<String, String> {
                &mut self.more
            }
        }
    )+};
}

// The columns common to all games; the others are named by the game's campaign rules.
wide! {
    HeroRow: "id", "name", "subtitle", "traits", "box", "mission", "source", "trust";
    OutcomeRow: "mission", "campaign", "outcome", "winner", "words", "activates", "forces", "rewards", "allies",
        "villains", "tokens", "tokens_each", "source", "trust";
    BonusRow: "mission", "condition", "words", "winner", "source";
}

/// The campaign part of one pack whose files have the right shape, before its meaning is checked.
#[derive(Clone, Debug, Default)]
pub(crate) struct RawCampaign {
    pub(crate) rules: Option<Rules>,
    pub(crate) campaigns: CampaignsFile,
    pub(crate) boxes: Vec<Located<BoxRow>>,
    pub(crate) heroes: Vec<Located<HeroRow>>,
    pub(crate) classes: Vec<Located<ClassRow>>,
    pub(crate) class_cards: Vec<Located<ClassCardRow>>,
    pub(crate) items: Vec<Located<ItemRow>>,
    pub(crate) agenda: Vec<Located<AgendaRow>>,
    pub(crate) missions: Vec<Located<MissionRow>>,
    pub(crate) outcomes: Vec<Located<OutcomeRow>>,
    pub(crate) amounts: Vec<Located<AmountRow>>,
    pub(crate) slots: Vec<Located<SlotsRow>>,
    pub(crate) bonuses: Vec<Located<BonusRow>>,
    pub(crate) rewards: Vec<Located<RewardRow>>,
    pub(crate) supplies: Vec<Located<SupplyRow>>,
    pub(crate) codes: Vec<Located<CodeRow>>,
}

/// Splits a cell that contains a list, `a|b`.
pub(crate) fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('|').map(str::trim).filter(|part| !part.is_empty())
}

/// Splits an item that names alternatives, `a/b`.
pub(crate) fn choice(part: &str) -> impl Iterator<Item = &str> {
    part.split('/').map(str::trim).filter(|one| !one.is_empty())
}
