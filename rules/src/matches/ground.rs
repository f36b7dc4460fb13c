//! What matches are played on: maps, their missions, and which maps tournaments used when.

use serde::{Deserialize, Serialize};

use crate::id::{MapId, MatchMissionId, ModeId, SetId, SourceId};

/// A way to play a match: `[[matches.mode]]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// Its id, which missions name.
    pub id: ModeId,
    /// What it is called in English.
    pub name: String,
    /// How many play.
    pub players: u8,
    /// How many of them are on a side.
    #[serde(default = "one")]
    pub team: u8,
    /// The points with which a side wins.
    pub win_at: u32,
    /// The source that says so.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
}

const fn one() -> u8 {
    1
}

/// What the matches of a game are played on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grounds {
    /// Maps with their missions, in the pack's order.
    pub maps: Vec<MatchMap>,
    /// Which maps tournaments used, the earliest first.
    pub rotations: Vec<Rotation>,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchMap {
    /// Its id.
    pub id: MapId,
    /// What it is called in English.
    pub name: String,
    /// The set whose box shows how it is built.
    pub set: SetId,
    /// Its missions.
    pub missions: Vec<MatchMission>,
}

/// A mission: what else than defeating figures is worth points on a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchMission {
    /// Its id.
    pub id: MatchMissionId,
    /// What tells it from the map's other missions, `A`.
    pub letter: String,
    /// What it is called in English.
    pub name: String,
    /// How many play it.
    pub mode: ModeId,
    /// What gives points, in a few English words; empty where it gives none of its own.
    pub gives: String,
    /// The points that it may give at once.
    pub amounts: Vec<u32>,
    /// When they are given.
    pub when: When,
    /// Why that isn't certain.
    pub note: Option<String>,
}

/// When a mission gives its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As soon as it happens.
    AtOnce,
    /// At the end of each round.
    EachRound,
    /// Never for good: they are counted by how things are, and counted again when that changes.
    Counted,
}

/// The maps that tournaments used from a month on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The first month, `2018-04`.
    pub from: String,
    /// Who ran the tournaments, in English.
    pub by: String,
    /// The maps.
    pub maps: Vec<MapId>,
}

impl Grounds {
    /// The map of this id.
    #[must_use]
    pub fn map(&self, id: &MapId) -> Option<&MatchMap> {
        self.maps.iter().find(|m| m.id == *id)
    }

    /// The mission of this id, with its map.
    #[must_use]
    pub fn mission(&self, id: &MatchMissionId) -> Option<(&MatchMap, &MatchMission)> {
        let missions = self.maps.iter().flat_map(|map| map.missions.iter().map(move |m| (map, m)));
        missions.into_iter().find(|(_, mission)| mission.id == *id)
    }
}
