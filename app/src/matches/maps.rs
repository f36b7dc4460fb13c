//! What the matches of a game are played on, as both shells get it.

use muster_rules::id::{MapId, MatchMissionId, ModeId, SetId};
use muster_rules::matches::{MatchMap, MatchMission, Mode, Rotation, When};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::log::format_of;
use crate::Error;
use crate::session::Session;
use crate::speaker::Speaker;

/// Which maps are asked for.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MapsRequest {
    /// The game's id.
    pub game: String,
    /// A map, a mission or a box: those whose name holds this, in English or in the reader's language.
    #[serde(default)]
    #[ts(optional)]
    pub named: Option<String>,
}

/// Maps, and in which ways they are played.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MapList {
    /// The maps, in the pack's order.
    pub maps: Vec<MapView>,
    /// How many play, and to how many points; named in the reader's language.
    pub modes: Vec<Mode>,
    /// Which maps tournaments used, the latest first.
    pub rotations: Vec<RotationView>,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MapView {
    /// Its id.
    pub id: MapId,
    /// What it is called in English.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// The set whose box shows how it is built.
    pub set: SetId,
    /// What the set is called in the reader's language.
    pub set_name: String,
    /// Its missions.
    pub missions: Vec<MissionView>,
    /// The months from which tournaments used it, `2018-04`.
    pub rotations: Vec<String>,
}

/// A mission of a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MissionView {
    /// Its id.
    pub id: MatchMissionId,
    /// What tells it from the map's other missions, `A`.
    pub letter: String,
    /// What it is called in English.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How many play it.
    pub mode: ModeId,
    /// What gives points, in a few words; empty where it gives none of its own.
    pub gives: String,
    /// The points that it may give at once.
    pub amounts: Vec<u32>,
    /// When they are given.
    pub when: When,
    /// Why that isn't certain, in English.
    pub note: Option<String>,
}

/// The maps that tournaments used from a month on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RotationView {
    /// The first month, `2018-04`.
    pub from: String,
    /// Who ran the tournaments, in the reader's language.
    pub by: String,
    /// The maps.
    pub maps: Vec<MapId>,
}

/// The maps of a game, with their missions and when tournaments used them.
///
/// # Errors
/// The game is unknown, or keeps no log of matches.
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

/// Whether the map, its box or one of its missions is called so.
fn is_named(view: &MapView, wanted: &str) -> bool {
    let missions = view.missions.iter().flat_map(|m| [&m.name, &m.local_name]);
    let names = [&view.name, &view.local_name, &view.set_name].into_iter().chain(missions);
    names.into_iter().any(|name| muster_rules::fold::fold(name).contains(wanted))
}
