//! The odds of an attack with pools of dice.

use std::collections::BTreeSet;

use muster_rules::dice::{Die, DieKind};
use muster_rules::figure::Figure;
use muster_rules::id::slug;
use muster_rules::odds::{DiceRules, Goal, PoolAttack, PoolModifier, ReadPools, Reading, Results};
use muster_rules::term::Condition;

use super::answer::{PoolOdds, rows};
use super::figures::{Asked, conditions, keywords, needed, within};
use super::request::{OddsGoal, OddsRequest};
use crate::base::error::{Error, Kind};
use crate::base::words::Words;

/// The options that apply to this kind of fight.
const OPTIONS: &[&str] = &[
    "attacker",
    "defender",
    "given",
    "dice",
    "against",
    "surge",
    "plus",
    "against-plus",
    "range",
    "hp",
    "rerolls",
    "defense-rerolls",
];

/// The maximum numbers of dice and of surge abilities in an attack: twice those of any card with all its bonuses.
const MOST_DICE: u64 = 12;
const MOST_SURGES: u64 = 12;
/// The maximum work for choosing rerolls, in outcomes to compare: takes a few seconds.
const MOST_WORK: u64 = 2_000_000;

pub(super) fn odds(
    words: &Words,
    asked: &Asked,
    rules: &DiceRules,
    request: &OddsRequest,
) -> Result<PoolOdds, Error> {
    asked.only(words, request, OPTIONS)?;
    let given = conditions(request.given.as_deref().unwrap_or_default())?;
    let reading = asked.reading();
    let mut read = reading.pools(rules);
    change(&mut read, rules, &given);
    let more = read.attack_plus.clone();
    let attack = request.dice.clone().or_else(|| known(&read.attack));
    let attack = attack.map(|dice| dice.into_iter().chain(more).collect::<Vec<_>>());
    let mut attack = dice(&asked.game.dice, DieKind::Attack, &needed(attack, "dice")?)?;
    // An explicit empty list means defending without dice.
    let defense = request.against.clone().or_else(|| match &asked.defender {
        // A sheet without defense dice says so; a card that doesn't is one of which nobody told.
        Some(defender) if !defends_without_dice(asked, defender) => known(&read.defense),
        _ => Some(Vec::new()),
    });
    let defense = dice(&asked.game.dice, DieKind::Defense, &needed(defense, "against")?)?;
    let names = |dice: &[&Die]| dice.iter().map(|die| die.id.to_string()).collect::<Vec<_>>();
    let (attack_names, defense_names) = (names(&attack), names(&defense));
    attack.extend(defense);
    within(attack.len() as u64, MOST_DICE, "dice")?;
    let surges = match &request.surge {
        Some(surges) => {
            let read =
                surges.iter().map(|word| reading.surge(None, &together(word)).ok_or_else(|| unknown(word)));
            read.collect::<Result<Vec<_>, _>>()?
        }
        None => read.surges.clone(),
    };
    within(surges.len() as u64, MOST_SURGES, "surge")?;
    let plus = read.plus.plus(words_of(&reading, request.plus.as_deref())?);
    let plus = plus.plus(words_of(&reading, request.against_plus.as_deref())?);
    let hit_points = request.hp.or(read.hit_points);
    let fight = PoolAttack {
        dice: attack,
        plus,
        surges,
        range: if read.melee == Some(true) { 0 } else { request.range.unwrap_or(0) },
        hit_points,
        rerolls: request.rerolls.unwrap_or(0),
        defense_rerolls: request.defense_rerolls.unwrap_or(0),
        goal: match request.goal {
            Some(OddsGoal::Defeat) => Goal::Defeat,
            _ => Goal::Damage,
        },
    };
    within(fight.work(), MOST_WORK, "rerolls")?;
    let outcome = fight.outcome();
    let (attacker, defender) = asked.names(words);
    let left_out = asked.left_out(words, &read.left_out);
    Ok(PoolOdds {
        game: asked.game.catalogue.game().id.clone(),
        attacker,
        defender,
        dice: attack_names,
        against: defense_names,
        damage: rows(&outcome.damage),
        expected: outcome.damage.expected().to_string(),
        defeat: outcome.defeat.map(|defeat| defeat.to_string()),
        miss: outcome.miss.to_string(),
        hp: hit_points,
        not_counted: keywords(&left_out),
        left_out,
    })
}

/// Applies the circumstances that change the attack.
pub(super) fn change(read: &mut ReadPools, rules: &DiceRules, given: &BTreeSet<Condition>) {
    let occurs = |modifier: &&PoolModifier| modifier.conditions.iter().all(|one| given.contains(one));
    for PoolModifier { dice, surge, accuracy, evade, .. } in rules.modifiers.iter().filter(occurs) {
        read.attack_plus.extend(dice.iter().cloned());
        let plus = Results { surge: *surge, accuracy: *accuracy, evade: *evade, ..Results::default() };
        read.plus = read.plus.plus(plus);
    }
}

/// Whether a figure is known to defend without dice.
fn defends_without_dice(asked: &Asked, defender: &Figure) -> bool {
    let lists = asked.game.catalogue.game().keywords.iter();
    let mut dice = lists.filter(|list| list.dice == Some(DieKind::Defense));
    dice.any(|list| defender.keywords.get(&list.id).is_some_and(Vec::is_empty))
}

/// Returns the dice printed on a card, or `None` if it prints none.
fn known(names: &[String]) -> Option<Vec<String>> {
    (!names.is_empty()).then(|| names.to_vec())
}

/// Finds dice by name.
pub(super) fn dice<'a>(all: &'a [Die], kind: DieKind, names: &[String]) -> Result<Vec<&'a Die>, Error> {
    let known = || all.iter().filter(|die| die.kind == kind);
    let names = names.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
    let find = |name: &str| {
        let found = known().find(|die| die.id.as_str() == slug(name));
        found.ok_or_else(|| Error::not_one_of(Kind::Die, name, known().map(|die| &die.id)))
    };
    names.map(find).collect()
}

/// Returns the results that words add without a roll.
fn words_of(reading: &Reading<'_>, words: Option<&[String]>) -> Result<Results, Error> {
    let words = words.unwrap_or_default().iter();
    words
        .map(|word| reading.plus(None, &together(word)).ok_or_else(|| unknown(word)))
        .try_fold(Results::default(), |all, one| Ok(all.plus(one?)))
}

/// Rewrites several words separated by commas the way cards do: `damage 1 + pierce 2`.
fn together(words: &str) -> String {
    words.replace(", ", " + ")
}

fn unknown(word: &str) -> Error {
    Error::NotOneOf { kind: Kind::Term, name: word.to_owned(), known: Vec::new() }
}
