//! How attacks are rolled: checks that what `odds.toml` mentions exists and that its numbers are in range.

use muster_rules::game::Game;
use muster_rules::id::TermId;
use muster_rules::odds::luck::{MOST_DICE, MOST_SIDES};
use muster_rules::odds::{Attacks, Combat};

use super::campaign::Find;
use super::ground::Known;
use super::place::{Fault, Problem, Problems};
use super::read::RawPack;

/// The file's name.
pub(super) const FILE: &str = "odds.toml";

/// The maximum number of sides of an attack die.
const MOST_OF_ONE: u32 = 1000;
/// The most that a circumstance multiplies damage by.
const MOST_TIMES: u32 = 10;

/// Returns how attacks are rolled, from the last pack that defines it.
pub(super) fn combat(packs: &[&RawPack]) -> Option<Combat> {
    packs.iter().rev().find_map(|pack| pack.combat.clone())
}

/// Checks how a pack defines attacks.
pub(super) fn check(pack: &RawPack, known: &Known<'_>, find: &Find<'_>, problems: &mut Problems) {
    let Some(combat) = &pack.combat else { return };
    let game = known.game;
    let mut fault = |value: &str, fault| {
        problems.push(Problem { place: find(FILE, "kind = ", value), fault });
    };
    for (what, id) in named(combat) {
        if !is_there(what, id, game, known) {
            fault(id, Fault::Unresolved { what, id: id.to_owned() });
        }
    }
    for (number, least, most) in numbers(combat) {
        if !(least..=most).contains(&number) {
            fault(
                &number.to_string(),
                Fault::BadValue { value: number.to_string(), wanted: "number so large" },
            );
        }
    }
    if let Combat::Pools(rules) = combat {
        let kinds = game.attributes.iter().filter(|a| a.id == rules.attack_type).flat_map(|a| &a.values);
        let kinds: Vec<_> = kinds.map(String::as_str).collect();
        if !kinds.contains(&rules.melee.as_str()) {
            fault(&rules.melee, Fault::NotOneOf { value: rules.melee.clone(), known: kinds.join(", ") });
        }
    }
}

fn is_there(what: &str, id: &str, game: &Game, known: &Known<'_>) -> bool {
    match what {
        "source" => known.sources.contains(id),
        "stat" => game.stats.iter().any(|stat| stat.id == id),
        "keyword" => game.keywords.iter().any(|list| list.id == id),
        "attribute" => game.attributes.iter().any(|attribute| attribute.id == id),
        _ => {
            let terms = known.packs.iter().flat_map(|p| &p.words.terms).flat_map(|file| &file.file.terms);
            terms.into_iter().any(|term| term.id.as_str() == id)
        }
    }
}

/// Returns what it mentions, with the expected kinds.
fn named(combat: &Combat) -> Vec<(&'static str, &str)> {
    match combat {
        Combat::Roll(rules) => {
            let mut all = vec![
                ("source", rules.source.as_str()),
                ("term", rules.critical.as_str()),
                ("stat", rules.defense.as_str()),
                ("stat", rules.hit_points.as_str()),
            ];
            if let Some(reroll) = &rules.reroll {
                all.extend([("stat", reroll.stat.as_str()), ("term", reroll.term.as_str())]);
            }
            all.extend(rules.helper.as_ref().map(|helper| ("term", helper.term.as_str())));
            all.extend(rules.modifiers.iter().map(|modifier| ("term", modifier.term.as_str())));
            all.extend(rules.saves.iter().filter_map(|saves| Some(("stat", saves.add.as_deref()?))));
            all.extend(rules.says_who.iter().map(|list| ("keyword", list.as_str())));
            match &rules.attacks {
                Attacks::Stats { bonus, damage } => {
                    all.extend([("stat", bonus.as_str()), ("stat", damage.as_str())]);
                }
                Attacks::Lines { melee, ranged, .. } => {
                    all.extend([("keyword", melee.as_str()), ("keyword", ranged.as_str())]);
                }
            }
            all
        }
        Combat::Pools(rules) => {
            let mut all = vec![
                ("source", rules.source.as_str()),
                ("stat", rules.hit_points.as_str()),
                ("keyword", rules.surges.as_str()),
                ("attribute", rules.attack_type.as_str()),
            ];
            all.extend(rules.modifiers.iter().map(|modifier| ("term", modifier.term.as_str())));
            all
        }
        Combat::Luck(rules) => {
            let terms = rules.not_counted.iter().map(TermId::as_str).map(|term| ("term", term));
            std::iter::once(("source", rules.source.as_str())).chain(terms).collect()
        }
    }
}

/// Returns its numbers, each with its minimum and maximum.
fn numbers(combat: &Combat) -> Vec<(u32, u32, u32)> {
    match combat {
        Combat::Roll(rules) => {
            let times = rules.modifiers.iter().filter_map(|modifier| modifier.times);
            let criticals = rules.modifiers.iter().filter_map(|modifier| modifier.critical);
            let criticals = criticals.map(|lowest| (lowest, 2, rules.die));
            let times = times.map(|times| (times, 1, MOST_TIMES));
            std::iter::once((rules.die, 2, MOST_OF_ONE)).chain(times).chain(criticals).collect()
        }
        Combat::Pools(_) => Vec::new(),
        Combat::Luck(rules) => vec![
            (rules.dice, 1, MOST_DICE),
            (rules.sides, 2, MOST_SIDES),
            (rules.lucky, 1, rules.sides),
            (rules.alike, 2, MOST_DICE),
            (rules.sequence, 2, MOST_SIDES),
        ],
    }
}
