//! The maps and missions of a game, as both shells get them.

use muster_rules::id::{MapId, MatchMissionId, ModeId, SetId};
use muster_rules::matches::{MatchMap, MatchMission, Mode, Rotation, When};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::log::format_of;
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;

/// A filter for a game's maps.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MapsRequest {
    /// The game's id.
    pub game: String,
    /// Text contained in the name of the map, one of its missions or its set, in English or in the reader's language.
    #[serde(default)]
    #[ts(optional)]
    pub named: Option<String>,
}

/// A game's maps, modes and tournament rotations.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MapList {
    /// The maps, in the pack's order.
    pub maps: Vec<MapView>,
    /// The modes (number of players, points needed to win), named in the reader's language.
    pub modes: Vec<Mode>,
    /// The maps used in tournaments, the latest rotation first.
    pub rotations: Vec<RotationView>,
}

/// A map with its missions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MapView {
    /// The map's id.
    pub id: MapId,
    /// The English name.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The set whose box shows how to build the map.
    pub set: SetId,
    /// The set's name in the reader's language.
    pub set_name: String,
    /// Its missions.
    pub missions: Vec<MissionView>,
    /// The first months of the rotations that included it, as `2018-04`.
    pub rotations: Vec<String>,
}

/// A mission of a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MissionView {
    /// The mission's id.
    pub id: MatchMissionId,
    /// The letter that distinguishes it from the map's other missions, `A`.
    pub letter: String,
    /// The English name.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The mode it is played in.
    pub mode: ModeId,
    /// A short description of what scores points; empty if the mission has no scoring of its own.
    pub gives: String,
    /// The amounts of points that can be scored at once.
    pub amounts: Vec<u32>,
    /// When they are scored.
    pub when: When,
    /// Why the timing is uncertain, in English.
    pub note: Option<String>,
}

/// A tournament rotation: the maps in use from a given month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RotationView {
    /// The first month, as `2018-04`.
    pub from: String,
    /// The tournament organiser, in the reader's language.
    pub by: String,
    /// The ids of its maps.
    pub maps: Vec<MapId>,
}

/// Returns the maps of a game, with their missions and tournament rotations.
///
/// # Errors
/// Fails if the game is unknown or keeps no match log.
pub fn maps(session: &mut Session, request: MapsRequest) -> Result<MapList, Error> {
    let game = session.game(&request.game)?;
    let format = format_of(&game)?;
    let speaker = session.speaker(&game);
    let grounds = &game.grounds;
    let views = grounds.maps.iter().map(|map| map_view(map, &grounds.rotations, &speaker));
    let wanted = request.named.as_deref().map(muster_rules::fold::fold);
    let rotations = grounds.rotations.iter().rev().map(|r| RotationView {
        from: r.from.clone(),
        by: speaker.game_word("tournaments", &muster_rules::id::slug(&r.by), &r.by),
        maps: r.maps.clone(),
    });
    let modes = format.modes.into_iter().map(|mode| {
        let name = speaker.game_word("mode", mode.id.as_str(), &mode.name);
        Mode { name, ..mode }
    });
    Ok(MapList {
        maps: views.filter(|view| wanted.as_ref().is_none_or(|w| is_named(view, w))).collect(),
        modes: modes.collect(),
        rotations: rotations.collect(),
    })
}

fn map_view(map: &MatchMap, rotations: &[Rotation], speaker: &Speaker<'_>) -> MapView {
    let set = speaker.game.catalogue.set(&map.set);
    let used = rotations.iter().filter(|r| r.maps.contains(&map.id)).map(|r| r.from.clone());
    MapView {
        id: map.id.clone(),
        name: map.name.clone(),
        local_name: speaker.game_word("map", map.id.as_str(), &map.name),
        set: map.set.clone(),
        set_name: set.map_or_else(|| map.set.to_string(), |s| s.name.clone()),
        missions: map.missions.iter().map(|m| mission_view(m, speaker)).collect(),
        rotations: used.collect(),
    }
}

fn mission_view(mission: &MatchMission, speaker: &Speaker<'_>) -> MissionView {
    let said = |english: &str| speaker.game_word("match", &muster_rules::id::slug(english), english);
    MissionView {
        id: mission.id.clone(),
        letter: mission.letter.clone(),
        name: mission.name.clone(),
        local_name: said(&mission.name),
        mode: mission.mode.clone(),
        gives: if mission.gives.is_empty() { String::new() } else { said(&mission.gives) },
        amounts: mission.amounts.clone(),
        when: mission.when,
        note: mission.note.clone(),
    }
}

/// Whether the name of the map, its set or one of its missions contains `wanted`.
fn is_named(view: &MapView, wanted: &str) -> bool {
    let missions = view.missions.iter().flat_map(|m| [&m.name, &m.local_name]);
    let names = [&view.name, &view.local_name, &view.set_name].into_iter().chain(missions);
    names.into_iter().any(|name| muster_rules::fold::fold(name).contains(wanted))
}
