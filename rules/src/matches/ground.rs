//! What matches are played on: maps, their missions, and the tournament rotations of maps.

use serde::{Deserialize, Serialize};

use crate::id::{MapId, MatchMissionId, ModeId, SetId, SourceId};

/// A way to play a match: `[[matches.mode]]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// The ID, used by missions.
    pub id: ModeId,
    /// The English name.
    pub name: String,
    /// The number of players.
    pub players: u8,
    /// The number of players per side.
    #[serde(default = "one")]
    pub team: u8,
    /// The points needed to win.
    pub win_at: u32,
    /// The source of the rule.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
}

const fn one() -> u8 {
    1
}

/// What a game's matches are played on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grounds {
    /// Maps with their missions, in pack order.
    pub maps: Vec<MatchMap>,
    /// Tournament rotations of maps, earliest first.
    pub rotations: Vec<Rotation>,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchMap {
    /// The ID.
    pub id: MapId,
    /// The English name.
    pub name: String,
    /// The set whose box shows how to build it.
    pub set: SetId,
    /// Its missions.
    pub missions: Vec<MatchMission>,
}

/// A mission: what else scores on a map, apart from defeating figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchMission {
    /// The ID.
    pub id: MatchMissionId,
    /// The letter that distinguishes the map's missions, `A`.
    pub letter: String,
    /// The English name.
    pub name: String,
    /// The mode it is played in.
    pub mode: ModeId,
    /// What scores points, in a few English words; empty if the mission has no points of its own.
    pub gives: String,
    /// The numbers of points that it can score at once.
    pub amounts: Vec<u32>,
    /// When it scores.
    pub when: When,
    /// Why that isn't certain, if it isn't.
    pub note: Option<String>,
}

/// When a mission scores its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Immediately.
    AtOnce,
    /// At the end of each round.
    EachRound,
    /// Continuously: the score depends on the current situation and changes with it.
    Counted,
}

/// The maps used by tournaments, from a month on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The first month, `2018-04`.
    pub from: String,
    /// The organiser of the tournaments, in English.
    pub by: String,
    /// The maps.
    pub maps: Vec<MapId>,
}

impl Grounds {
    /// Returns the map with this ID.
    #[must_use]
    pub fn map(&self, id: &MapId) -> Option<&MatchMap> {
        self.maps.iter().find(|m| m.id == *id)
    }

    /// Returns the mission with this ID, and its map.
    #[must_use]
    pub fn mission(&self, id: &MatchMissionId) -> Option<(&MatchMap, &MatchMission)> {
        let missions = self.maps.iter().flat_map(|map| map.missions.iter().map(move |m| (map, m)));
        missions.into_iter().find(|(_, mission)| mission.id == *id)
    }
}
