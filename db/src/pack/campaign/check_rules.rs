//! Checks a game's campaign rules: references resolve, names are unique, and no word means two things.

use std::collections::HashSet;

use muster_rules::campaign::facts::Rules;
use muster_rules::game::Game;

use super::check::Find;
use crate::pack::place::{Fault, Problem, Problems};

/// The file's name.
const FILE: &str = "campaign_rules.toml";

/// Words to which logs assign another meaning, by kind.
const TAKEN: [(&str, &str); 6] = [
    ("side", "hero"),
    ("currency", "card"),
    ("upgrade", "mission"),
    ("upgrade", "over"),
    ("mission deck", "story"),
    ("mission deck", "agenda"),
];

/// Returns the names that the rules define, by kind.
fn named(rules: &Rules) -> Vec<(&'static str, Vec<&str>)> {
    vec![
        ("side", rules.sides.iter().map(|s| s.id.as_str()).collect()),
        ("currency", rules.currencies.iter().map(|c| c.id.as_str()).collect()),
        ("account", rules.accounts.iter().map(|a| a.id.as_str()).collect()),
        ("upgrade", rules.upgrades.iter().map(|u| u.id.as_str()).collect()),
        ("stage kind", rules.stage_kinds.iter().map(|k| k.id.as_str()).collect()),
        ("mission kind", rules.mission_kinds.iter().map(|k| k.id.as_str()).collect()),
        ("mission deck", rules.mission_decks.iter().map(|d| d.id.as_str()).collect()),
        ("card kind", rules.card_kinds.iter().map(|k| k.id.as_str()).collect()),
        ("load", rules.loads.iter().map(|l| l.id.as_str()).collect()),
        ("counter", rules.night.iter().flat_map(|n| &n.counters).map(|c| c.id.as_str()).collect()),
    ]
}

/// Returns the names that the rules refer to, with the expected kinds.
fn mentioned(rules: &Rules) -> Vec<(&'static str, &str)> {
    let mut all = vec![("side", rules.heroes.side.as_str())];
    for account in &rules.accounts {
        all.extend([("currency", account.currency.as_str()), ("side", account.side.as_str())]);
    }
    all.extend(rules.heroes.account.iter().map(|a| ("account", a.as_str())));
    all.extend(rules.heroes.by_number.iter().map(|by| ("reward", by.reward.as_str())));
    all.extend(rules.upgrades.iter().map(|u| ("side", u.side.as_str())));
    for kind in &rules.mission_kinds {
        all.extend(kind.deck.iter().map(|deck| ("mission deck", deck.as_str())));
        all.extend(kind.rewards.iter().map(|side| ("side", side.as_str())));
    }
    let kinds = rules.card_kinds.iter().flat_map(|k| &k.under);
    let kinds = kinds.chain(rules.loads.iter().flat_map(|l| &l.kinds));
    all.extend(kinds.map(|kind| ("card kind", kind.as_str())));
    if let Some(class) = &rules.class {
        all.extend([("side", class.side.as_str()), ("account", class.account.as_str())]);
    }
    if let Some(agenda) = &rules.agenda {
        all.extend([("side", agenda.side.as_str()), ("account", agenda.account.as_str())]);
    }
    all.extend(rules.shop.iter().map(|shop| ("account", shop.account.as_str())));
    all.extend(rules.crates.iter().map(|crates| ("account", crates.account.as_str())));
    let threat = rules.night.iter().filter_map(|night| night.threat.as_ref());
    all.extend(threat.map(|threat| ("side", threat.side.as_str())));
    let first = rules.night.iter().filter_map(|night| night.first.as_ref());
    all.extend(first.map(|side| ("side", side.as_str())));
    all
}

/// Checks the rules. `rewards` are those of all packs of the game.
pub(super) fn check_rules(rules: &Rules, rewards: &HashSet<&str>, place: &Find<'_>, problems: &mut Problems) {
    let mut problem = |id: &str, fault: Fault| {
        let place = place(FILE, &format!("\"{id}\""), id);
        problems.push(Problem { place, fault });
    };
    let named = named(rules);
    for (what, ids) in &named {
        let mut seen = HashSet::new();
        for id in ids {
            if !seen.insert(id) || TAKEN.contains(&(what, id)) {
                problem(id, Fault::Twice { id: (*id).to_owned() });
            }
        }
    }
    for (what, id) in mentioned(rules) {
        let there = match what {
            "reward" => rewards.contains(id),
            _ => named.iter().any(|(kind, ids)| *kind == what && ids.contains(&id)),
        };
        if !there {
            problem(id, Fault::Unresolved { what, id: id.to_owned() });
        }
    }
}

/// Checks that the stats, traits and factions that deployment refers to exist on the game's cards.
pub(super) fn check_night(rules: &Rules, game: &Game, place: &Find<'_>, problems: &mut Problems) {
    let Some(threat) = rules.night.as_ref().and_then(|night| night.threat.as_ref()) else { return };
    let stats = [&threat.reinforcement, &threat.group];
    let stats = stats.into_iter().filter(|stat| game.stats.iter().all(|known| known.id != **stat));
    let traits = std::iter::once(&threat.cards).chain(&threat.never);
    let traits = traits.filter(|flag| !game.traits.contains(flag));
    let factions = threat.factions.iter().filter(|one| game.factions.iter().all(|known| known.id != **one));
    let missing = stats.map(|id| ("stat", id.as_str()));
    let missing = missing.chain(traits.map(|id| ("trait", id.as_str())));
    let missing = missing.chain(factions.map(|id| ("faction", id.as_str())));
    let opponent = rules.night.as_ref().and_then(|night| night.opponent.as_ref());
    let types = opponent.iter().flat_map(|rules| &rules.roles).filter_map(|role| role.attack_type.as_ref());
    let known = |value: &String| game.attributes.iter().any(|one| one.values.contains(value));
    let types = types.filter(|value| !known(value)).map(|id| ("attribute", id.as_str()));
    for (what, id) in missing.chain(types) {
        let fault = Fault::Unresolved { what, id: id.to_owned() };
        problems.push(Problem { place: place(FILE, "[night.threat]", id), fault });
    }
}
