//! The odds of attacks rolled with one die.

use muster_rules::figure::Figure;
use muster_rules::id::TermId;
use muster_rules::odds::{
    Attack, Avoid, Fight, Goal, LeftOut, ReadRoll, Reading, Reduction, Rerolls, RollRules, Situation, Whose,
};
use muster_rules::term::{Amount, Glossary, Stat};

use super::answer::{RollOdds, rows};
use super::figures::{Asked, conditions, keywords, needed, within};
use super::request::{OddsGoal, OddsRequest};
use crate::error::Error;
use crate::words::Words;

/// The options that this kind of fight knows.
const OPTIONS: &[&str] = &[
    "attacker",
    "defender",
    "given",
    "attack",
    "attacks",
    "bonus",
    "damage",
    "damage-bonus",
    "defense",
    "cover",
    "helpers",
    "hp",
    "save",
    "twin",
    "droid",
    "critical",
    "critical-times",
    "reduction",
    "rerolls",
    "reroll-bonus",
    "defense-rerolls",
];

/// The most attacks and rerolls of an activation: many times those of any card.
const MOST_ATTACKS: u32 = 40;
const MOST_REROLLS: u32 = 4;

pub(super) fn odds(
    words: &Words,
    asked: &Asked,
    rules: &RollRules,
    request: &OddsRequest,
) -> Result<RollOdds, Error> {
    asked.only(words, request, OPTIONS)?;
    if request.helpers.is_some() && rules.helper.is_none() {
        let others: Vec<_> = OPTIONS.iter().copied().filter(|option| *option != "helpers").collect();
        asked.only(words, request, &others)?;
    }
    let situation = Situation {
        given: conditions(request.given.as_deref().unwrap_or_default())?,
        melee: None,
        cover: request.cover.is_some_and(|cover| cover > 0),
        helped: request.helpers.is_some_and(|helpers| helpers > 0),
    };
    let reading = asked.reading(situation);
    let mut read = reading.roll(rules);
    let fight = fight(&reading, rules, request, &mut read)?;
    within(fight.attacks.len() as u64, MOST_ATTACKS.into(), "attacks")?;
    within(fight.rerolls.count.into(), MOST_REROLLS.into(), "rerolls")?;
    within(fight.save_rerolls.count.into(), MOST_REROLLS.into(), "defense-rerolls")?;
    let outcome = fight.outcome();
    let (attacker, defender) = asked.names(words);
    let left_out = asked.left_out(words, &read.left_out);
    Ok(RollOdds {
        game: asked.game.catalogue.game().id.clone(),
        attacker,
        defender,
        needed: outcome.needed,
        hit: outcome.hit.to_string(),
        attacks: fight.attacks.len() as u32,
        damage: rows(&outcome.damage),
        expected: outcome.damage.expected().to_string(),
        defeat: outcome.defeat.map(|defeat| defeat.to_string()),
        hp: fight.hit_points,
        not_counted: keywords(&left_out),
        left_out,
    })
}

/// The fight of two cards, with the numbers given in their place.
fn fight(
    reading: &Reading<'_>,
    rules: &RollRules,
    request: &OddsRequest,
    read: &mut ReadRoll,
) -> Result<Fight, Error> {
    let bonus = request.bonus.unwrap_or(0).saturating_add(read.bonus);
    let printed = needed(request.attack.clone().or(read.attacks.take()), "attack")?;
    let last = needed(printed.last().copied(), "attack")?;
    let count = match request.attacks {
        Some(count) => {
            within(count.into(), MOST_ATTACKS.into(), "attacks")?;
            count as usize
        }
        None => printed.len() + read.extra_attacks as usize,
    };
    let damage = needed(request.damage.or(read.damage), "damage")?;
    let damage_bonus = request.damage_bonus.unwrap_or(0).saturating_add(read.damage_bonus);
    let one = |bonus: i32| Attack {
        bonus,
        // A penalty takes from what a critical hit would have multiplied.
        damage: damage.saturating_sub(damage_bonus.min(0).unsigned_abs()),
        damage_bonus: u32::try_from(damage_bonus).unwrap_or(0),
        critical: Some(request.critical.or(read.critical).unwrap_or(rules.die)),
        times: request.critical_times.or(read.times).unwrap_or_else(|| times(reading.glossary, rules)),
        poisons: read.poisons.clone(),
    };
    let twins = if request.twin.unwrap_or(read.twin) { 2 } else { 1 };
    let mut attacks = Vec::new();
    for at in 0..count {
        let printed = printed.get(at).copied().unwrap_or(last);
        attacks.extend(std::iter::repeat_n(one(printed.saturating_add(bonus)), twins));
    }
    // Helpers help one attack, and nobody who fights hand to hand.
    let helpers = request.helpers.unwrap_or(0);
    if let (Some(first), Some(helper)) = (attacks.first_mut(), &rules.helper) {
        if helpers > 0 && read.only_adjacent {
            read.left_out.push(term_left_out(reading, &helper.term, Whose::Attacker));
        } else {
            let help = helper.bonus.saturating_mul(i32::try_from(helpers).unwrap_or(i32::MAX));
            first.bonus = first.bonus.saturating_add(help);
        }
    }
    let mut avoids = std::mem::take(&mut read.avoids);
    avoids.extend(request.save.map(|needed| Avoid { needed, by_attacker: false }));
    let mut reductions = std::mem::take(&mut read.reductions);
    reductions.extend(request.reduction.map(|amount| Reduction { amount, roll: None }));
    paying(reading, rules, request, !avoids.is_empty(), read);
    let defense = needed(request.defense.or(read.defense), "defense")?;
    Ok(Fight {
        die: rules.die,
        attacks,
        defense: defense.saturating_add(read.defense_bonus).saturating_add(request.cover.unwrap_or(0)),
        hit_points: request.hp.or(read.hit_points),
        no_criticals: request.droid.unwrap_or(read.no_criticals),
        avoids,
        reductions,
        rerolls: Rerolls {
            count: request.rerolls.unwrap_or(0),
            bonus: request.reroll_bonus.unwrap_or(read.reroll_bonus),
        },
        save_rerolls: Rerolls { count: request.defense_rerolls.unwrap_or(0), bonus: read.save_bonus },
        goal: match request.goal {
            Some(OddsGoal::Defeat) => Goal::Defeat,
            _ => Goal::Damage,
        },
    })
}

/// Names what figures could pay for and nobody asked for.
fn paying(reading: &Reading<'_>, rules: &RollRules, request: &OddsRequest, saves: bool, read: &mut ReadRoll) {
    let Some(reroll) = &rules.reroll else { return };
    let pays = |figure: Option<&Figure>| figure.is_some_and(|f| f.stat(&reroll.stat) > 0);
    if pays(reading.attacker) && request.rerolls.is_none() {
        read.left_out.push(term_left_out(reading, &reroll.term, Whose::Attacker));
    }
    if saves && pays(reading.defender) && request.defense_rerolls.is_none() {
        read.left_out.push(term_left_out(reading, &reroll.term, Whose::Defender));
    }
}

/// A rule that isn't reckoned with.
fn term_left_out(reading: &Reading<'_>, id: &TermId, whose: Whose) -> LeftOut {
    let name = reading.glossary.term(id).map_or(id.as_str(), |term| &term.name);
    LeftOut { whose, keyword: name.to_owned() }
}

/// What a critical hit multiplies damage by, as its term says.
fn times(glossary: &Glossary, rules: &RollRules) -> u32 {
    let mechanics = glossary.term(&rules.critical).and_then(|term| term.mechanics.as_ref());
    let amount = mechanics.into_iter().flat_map(|m| &m.effects).find_map(|e| e.times.get(&Stat::Damage));
    match amount {
        Some(Amount::Number(times)) => u32::try_from(*times).unwrap_or(1),
        _ => 1,
    }
}
