//! Maps, missions and rotations for matches, and dice: checks and combines them.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use muster_rules::dice::{Die, DieKind, Face};
use muster_rules::figure::Figure;
use muster_rules::game::Game;
use muster_rules::id::{DieId, MapId, MatchMissionId, ModeId, SetId, slug};
use muster_rules::matches::{Grounds, MatchMap, MatchMission, Rotation};
use muster_rules::tournament::Scoring;

use super::assemble::put;
use super::campaign::Find;
use super::place::{Fault, Problem, Problems};
use super::read::RawPack;
use super::rows::{DieRow, MapMissionRow, RotationRow};
use super::table::{Located, Spot};

/// The value of a keyword list that stands for any die of its kind.
const ANY_DIE: &str = "Any";

/// The contents of a game's packs, for resolving references.
pub(super) struct Known<'a> {
    pub(super) game: &'a Game,
    pub(super) sets: &'a HashMap<&'a str, &'a str>,
    pub(super) sources: &'a BTreeSet<&'a str>,
    /// All packs up to the one being checked.
    pub(super) packs: &'a [&'a RawPack],
}

/// Checks the maps, missions, rotations and dice of a pack, and what its `[matches]` mentions. `find` returns
/// the position of a value in `game.toml`.
pub(super) fn check(pack: &RawPack, known: &Known<'_>, find: &Find<'_>, problems: &mut Problems) {
    sources(pack, known, problems);
    let maps: HashSet<_> =
        known.packs.iter().flat_map(|p| &p.maps).map(|row| row.value.id.as_str()).collect();
    let mut told = HashSet::new();
    for row in &pack.maps {
        let map = &row.value;
        named(row, &map.id, &map.name, problems);
        if !known.sets.contains_key(map.set.as_str()) {
            problems.push(row.problem(Fault::Unresolved { what: "set", id: map.set.clone() }));
        }
        if !told.insert(map.id.as_str()) {
            problems.push(row.problem(Fault::Twice { id: map.id.clone() }));
        }
    }
    let modes = known.game.matches.iter().flat_map(|m| &m.modes).map(|m| m.id.as_str());
    let modes: Vec<_> = modes.collect();
    let mut told = HashSet::new();
    for row in &pack.map_missions {
        mission(row, &maps, &modes, problems);
        if !told.insert(row.value.id.as_str()) {
            problems.push(row.problem(Fault::Twice { id: row.value.id.clone() }));
        }
    }
    for row in &pack.rotations {
        rotation(row, &maps, problems);
    }
    dice_of(pack, problems);
    let dice = dice(known.packs);
    for row in &pack.figures {
        rolled(&row.value, known.game, &dice, |fault| problems.push(row.problem(fault)));
    }
    match_format(pack, known, find, problems);
}

/// Checks that every row names its source.
fn sources(pack: &RawPack, known: &Known<'_>, problems: &mut Problems) {
    fn rows<T>(rows: &[Located<T>], source: impl Fn(&T) -> &str, known: &Known<'_>, problems: &mut Problems) {
        for row in rows {
            let source = source(&row.value);
            if source.is_empty() {
                problems.push(row.problem(Fault::NoSource));
            } else if !known.sources.contains(source) {
                problems.push(row.problem(Fault::Unresolved { what: "source", id: source.to_owned() }));
            }
        }
    }
    rows(&pack.maps, |r| &r.source, known, problems);
    rows(&pack.map_missions, |r| &r.source, known, problems);
    rows(&pack.rotations, |r| &r.source, known, problems);
    rows(&pack.dice, |r| &r.source, known, problems);
}

/// Checks that an ID follows from its name.
fn named(row: &impl Spot, id: &str, name: &str, problems: &mut Problems) {
    let expected = slug(name);
    if id != expected {
        problems.push(row.problem(Fault::IdRule { id: id.to_owned(), expected }));
    }
}

fn mission(row: &Located<MapMissionRow>, maps: &HashSet<&str>, modes: &[&str], problems: &mut Problems) {
    let mission = &row.value;
    let mut fault = |fault| problems.push(row.problem(fault));
    if mission.id != slug(&mission.name) {
        fault(Fault::IdRule { id: mission.id.clone(), expected: slug(&mission.name) });
    }
    if !maps.contains(mission.map.as_str()) {
        fault(Fault::Unresolved { what: "map", id: mission.map.clone() });
    }
    if !modes.contains(&mission.mode.as_str()) {
        fault(Fault::NotOneOf { value: mission.mode.clone(), known: modes.join(", ") });
    }
    for amount in list(&mission.amounts).filter(|a| a.parse::<u32>().is_err()) {
        fault(Fault::BadValue { value: amount.to_owned(), wanted: "number" });
    }
    if mission.gives.is_empty() && !mission.amounts.is_empty() {
        fault(Fault::BadValue { value: String::new(), wanted: "word for what gives the points" });
    }
}

fn rotation(row: &Located<RotationRow>, maps: &HashSet<&str>, problems: &mut Problems) {
    let rotation = &row.value;
    let month = rotation.from.split_once('-').is_some_and(|(year, month)| {
        year.len() == 4
            && year.bytes().all(|b| b.is_ascii_digit())
            && month.len() == 2
            && month.parse::<u32>().is_ok_and(|m| (1..=12).contains(&m))
    });
    if !month {
        let value = rotation.from.clone();
        problems.push(row.problem(Fault::BadValue { value, wanted: "month, 2018-04" }));
    }
    if !maps.contains(rotation.map.as_str()) {
        problems.push(row.problem(Fault::Unresolved { what: "map", id: rotation.map.clone() }));
    }
}

/// Checks that the faces of a die are numbered from 1 without gaps and show only what its kind allows.
fn dice_of(pack: &RawPack, problems: &mut Problems) {
    let mut faces: BTreeMap<&str, (u32, DieKind)> = BTreeMap::new();
    for row in &pack.dice {
        let (last, kind) = faces.entry(&row.value.die).or_insert((0, row.value.kind));
        *last += 1;
        if row.value.face != *last {
            let value = row.value.face.to_string();
            problems.push(row.problem(Fault::BadValue { value, wanted: "next face of the die" }));
        }
        let id = &row.value.die;
        if *id != slug(id) {
            problems.push(row.problem(Fault::IdRule { id: id.clone(), expected: slug(id) }));
        }
        if row.value.kind != *kind || !row.value.kind.may_show(&face(&row.value)) {
            let fault = Fault::BadValue { value: id.clone(), wanted: "die of one kind with such a face" };
            problems.push(row.problem(fault));
        }
    }
}

/// Checks that the dice on a figure's card exist.
fn rolled(figure: &Figure, game: &Game, dice: &[Die], mut fault: impl FnMut(Fault)) {
    for list in &game.keywords {
        let Some(kind) = list.dice else { continue };
        let known: Vec<_> = dice.iter().filter(|d| d.kind == kind).map(|d| d.id.as_str()).collect();
        for word in figure.keywords.get(&list.id).into_iter().flatten() {
            if word != ANY_DIE && !known.contains(&slug(word).as_str()) {
                fault(Fault::NotOneOf { value: word.clone(), known: known.join(", ") });
            }
        }
    }
}

/// Checks the stats and sources that `[matches]` mentions.
fn match_format(pack: &RawPack, known: &Known<'_>, find: &Find<'_>, problems: &mut Problems) {
    let Some(game) = pack.game.as_ref() else { return };
    if let Some(scoring) = &game.tournaments {
        tournaments(scoring, known, find, problems);
    }
    let Some(format) = &game.matches else { return };
    let mut unresolved = |what, anchor: &str, id: &str| {
        let fault = Fault::Unresolved { what, id: id.to_owned() };
        problems.push(Problem { place: find("game.toml", anchor, id), fault });
    };
    for stat in format.worth.iter().flat_map(|w| [&w.group, &w.each]) {
        if known.game.stats.iter().all(|s| s.id != *stat) {
            unresolved("stat", "[matches.worth]", stat);
        }
    }
    let modes = format.modes.iter().map(|m| ("[[matches.mode]]", &m.source));
    let others = [
        format.initiative.as_ref().map(|i| ("[matches.initiative]", &i.source)),
        format.worth.as_ref().map(|w| ("[matches.worth]", &w.source)),
        format.hand.as_ref().map(|h| ("[matches.hand]", &h.source)),
    ];
    for (anchor, source) in modes.chain(others.into_iter().flatten()) {
        if !known.sources.contains(source.as_str()) {
            unresolved("source", anchor, source.as_str());
        }
    }
}

/// Checks the ranges of tournament numbers, and their sources.
fn tournaments(scoring: &Scoring, known: &Known<'_>, find: &Find<'_>, problems: &mut Problems) {
    let anchor = "[tournaments]";
    let mut wrong = |id: &str, fault| problems.push(Problem { place: find("game.toml", anchor, id), fault });
    if !scoring.is_sound() {
        wrong("win", Fault::BadValue { value: scoring.win.to_string(), wanted: "scoring of tournaments" });
    }
    match &scoring.source {
        Some(source) if !known.sources.contains(source.as_str()) => {
            let id = source.to_string();
            wrong(&id, Fault::Unresolved { what: "source", id: id.clone() });
        }
        _ => {}
    }
}

fn face(row: &DieRow) -> Face {
    Face {
        damage: row.damage.unwrap_or(0),
        surge: row.surge.unwrap_or(0),
        accuracy: row.accuracy.unwrap_or(0),
        block: row.block.unwrap_or(0),
        evade: row.evade.unwrap_or(0),
        dodge: row.dodge.unwrap_or(0) > 0,
    }
}

/// Combines the dice of a game. A later pack's die replaces an earlier one with the same ID.
pub(super) fn dice(packs: &[&RawPack]) -> Vec<Die> {
    let mut all = Vec::new();
    for pack in packs {
        let mut own = Vec::<Die>::new();
        for row in pack.dice.iter().map(|r| &r.value) {
            let id = DieId::from(row.die.as_str());
            let at = own.iter().position(|d| d.id == id).unwrap_or(own.len());
            if at == own.len() {
                own.push(Die { id, kind: row.kind, faces: Vec::new() });
            }
            own[at].faces.push(face(row));
        }
        put(&mut all, own, |d: &Die| d.id.clone());
    }
    all
}

/// Combines maps and missions. A later pack's replaces an earlier one with the same ID.
pub(super) fn grounds(packs: &[&RawPack]) -> Grounds {
    let mut grounds = Grounds::default();
    let mut missions = Vec::new();
    for row in packs.iter().flat_map(|p| &p.maps).map(|r| &r.value) {
        let map = MatchMap {
            id: MapId::from(row.id.as_str()),
            name: row.name.clone(),
            set: SetId::from(row.set.as_str()),
            missions: Vec::new(),
        };
        put(&mut grounds.maps, [map], |m| m.id.clone());
    }
    for row in packs.iter().flat_map(|p| &p.map_missions).map(|r| &r.value) {
        let mission = MatchMission {
            id: MatchMissionId::from(row.id.as_str()),
            letter: row.letter.clone(),
            name: row.name.clone(),
            mode: ModeId::from(row.mode.as_str()),
            gives: row.gives.clone(),
            amounts: list(&row.amounts).filter_map(|a| a.parse().ok()).collect(),
            when: row.when,
            note: row.note.clone(),
        };
        put(&mut missions, [(MapId::from(row.map.as_str()), mission)], |(_, m)| m.id.clone());
    }
    for (map, mission) in missions {
        let map = grounds.maps.iter_mut().find(|m| m.id == map);
        map.into_iter().for_each(|m| m.missions.push(mission.clone()));
    }
    for row in packs.iter().flat_map(|p| &p.rotations).map(|r| &r.value) {
        let map = MapId::from(row.map.as_str());
        let same = |r: &&mut Rotation| r.from == row.from && r.by == row.by;
        match grounds.rotations.iter_mut().find(same) {
            Some(rotation) => rotation.maps.push(map),
            None => {
                let (from, by) = (row.from.clone(), row.by.clone());
                grounds.rotations.push(Rotation { from, by, maps: vec![map] });
            }
        }
    }
    grounds.rotations.sort_by(|a, b| a.from.cmp(&b.from));
    grounds
}

fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('|').map(str::trim).filter(|part| !part.is_empty())
}
