//! How a game is played: `play.toml`, checked against the rest of its packs.

use std::collections::HashSet;

use muster_rules::play::facts::Play;
use muster_rules::play::id::ConditionId;
use muster_rules::selector::Selector;

use super::campaign::Find;
use super::ground::Known;
use super::meaning::is_key;
use super::place::{Fault, Problem, Problems};
use super::read::RawPack;

const FILE: &str = "play.toml";

/// Checks a pack's `play.toml`. `find` returns the position of a value in it.
pub(super) fn check(
    pack: &RawPack,
    known: &Known<'_>,
    figures: &HashSet<&str>,
    find: &Find<'_>,
    problems: &mut Problems,
) {
    let Some(play) = &pack.play else { return };
    let mut fault = |value: &str, fault| problems.push(Problem { place: find(FILE, "", value), fault });
    let mut unresolved = |what, id: &str| fault(id, Fault::Unresolved { what, id: id.to_owned() });
    for at in play.cited() {
        if !known.sources.contains(at.source.as_str()) {
            unresolved("source", at.source.as_str());
        }
    }
    for stat in stats(play) {
        if known.game.stats.iter().all(|known| known.id != stat) {
            unresolved("stat", stat);
        }
    }
    let endings: HashSet<_> =
        known.game.matches.iter().flat_map(|matches| &matches.endings).map(|ending| &ending.id).collect();
    for mode in &play.modes {
        let named = mode.ends.iter().map(|end| &end.ending).chain(mode.ties.iter().map(|tie| &tie.ending));
        for ending in named.filter(|ending| !endings.contains(ending)) {
            unresolved("ending", ending.as_str());
        }
    }
    for condition in conditions(play) {
        if play.conditions.iter().all(|known| known.id.as_str() != condition) {
            unresolved("condition", condition);
        }
    }
    let paid = play.arrivals.iter().filter_map(|arrival| arrival.pays.as_ref());
    for counter in paid
        .chain(play.counters.iter().filter_map(|counter| counter.each_round_of.as_ref()))
        .chain(play.bonds.iter().flat_map(|bond| bond.gains.keys()))
    {
        if play.counter(counter).is_none() {
            unresolved("counter", counter.as_str());
        }
    }
    for selector in selectors(play) {
        for key in selector.keys().filter(|key| !is_key(known.game, key)) {
            unresolved("key", key);
        }
        for id in selector.values_of("figure").filter(|id| !figures.contains(id)) {
            unresolved("figure", id);
        }
        let faction = |id: &&str| known.game.factions.iter().all(|faction| faction.id.as_str() != *id);
        for id in selector.values_of("faction").filter(faction) {
            unresolved("faction", id);
        }
    }
    let lists: [Vec<&str>; 5] = [
        play.steps.iter().map(|step| step.id.as_str()).collect(),
        play.counters.iter().map(|counter| counter.id.as_str()).collect(),
        play.conditions.iter().map(|condition| condition.id.as_str()).collect(),
        play.arrivals.iter().map(|arrival| arrival.id.as_str()).collect(),
        play.modes.iter().map(|mode| mode.id.as_str()).collect(),
    ];
    for list in &lists {
        let mut seen = HashSet::new();
        for id in list.iter().filter(|id| !seen.insert(**id)) {
            fault(id, Fault::Twice { id: (*id).to_owned() });
        }
    }
    if play.modes.is_empty() {
        problems.push(Problem {
            place: find(FILE, "", ""),
            fault: Fault::Unresolved { what: "mode", id: "standard".to_owned() },
        });
    }
}

/// Returns the stats that it mentions.
fn stats(play: &Play) -> impl Iterator<Item = &str> {
    let morale = play.morale.iter().flat_map(|morale| [&morale.add, &morale.commander]);
    let counters = play.counters.iter().filter_map(|counter| counter.stat.as_ref());
    let initiative = play.initiative.iter().filter_map(|initiative| initiative.add.as_ref());
    let hits = play.hits.iter().map(|hits| &hits.stat);
    hits.chain(morale).chain(counters).chain(initiative).map(String::as_str)
}

/// Returns the conditions that it mentions.
fn conditions(play: &Play) -> impl Iterator<Item = &str> {
    let morale = play
        .morale
        .iter()
        .flat_map(|morale| [Some(&morale.fails), morale.recovers.as_ref()])
        .flatten()
        .map(ConditionId::as_str);
    let field = play.field.iter().filter_map(|field| field.halts.as_ref()).map(ConditionId::as_str);
    let across = play.modes.iter().flat_map(|mode| &mode.ends).filter_map(|end| end.across.as_ref());
    morale.chain(field).chain(across.map(|across| across.condition.as_str()))
}

/// Returns its selectors.
fn selectors(play: &Play) -> impl Iterator<Item = &Selector> {
    let arrivals =
        play.arrivals.iter().flat_map(|a| [&a.holders, &a.who, &a.victim]).filter_map(Option::as_ref);
    let field = play.field.iter().flat_map(|f| [&f.doubled, &f.slow]).filter_map(Option::as_ref);
    let morale = play.morale.iter().filter_map(|morale| morale.never.as_ref());
    let worths = play.worths.iter().map(|exception| &exception.who);
    let steps = play.steps.iter().filter_map(|step| step.who.as_ref());
    play.fielded.iter().chain(arrivals).chain(field).chain(morale).chain(worths).chain(steps)
}
