//! The odds of attacks rolled with one die.

use std::collections::BTreeSet;

use muster_rules::figure::Figure;
use muster_rules::id::TermId;
use muster_rules::odds::{
    Attacker, Avoid, Beside, Fight, Goal, Helped, How, Lacking, LeftOut, ReadRoll, Reduction, RollReader,
    RollRules, Situation, Top, Whose,
};
use muster_rules::term::{Condition, Glossary};

use super::answer::{BesideOdds, Circumstance, RollOdds, named, rows};
use super::fault::OddsFault;
use super::figures::{Asked, circumstance_id, conditions, keywords, within};
use super::request::{AllyHow, OddsGoal, OddsRequest};
use crate::base::error::Error;
use crate::base::words::Words;

/// The options that apply to this kind of fight.
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
    "helper",
    "ally",
    "against-ally",
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

/// The maximum number of attacks and rerolls in an activation: many times those of any card.
const MOST_ATTACKS: u32 = 40;
const MOST_REROLLS: u32 = 4;
/// The number of helpers beyond which another changes nothing.
const MOST_HELPERS: u32 = 100;

pub(super) fn odds(
    words: &Words,
    asked: &Asked,
    rules: &RollRules,
    request: &OddsRequest,
) -> Result<RollOdds, Error> {
    asked.only(words, request, OPTIONS)?;
    let helped = request.helpers.is_some() || request.helping.is_some();
    if helped && rules.helper.is_none() {
        let others: Vec<_> =
            OPTIONS.iter().copied().filter(|option| !["helpers", "helper"].contains(option)).collect();
        asked.only(words, request, &others)?;
    }
    let reader = asked.roll_reader(rules, situation(request)?);
    let attacker = asked.attacker.as_ref().map(|figure| reader.attacker(figure));
    let defender = asked.defender.as_ref().map(|figure| reader.defender(figure));
    let mut read = reader.read(attacker.as_ref(), defender.as_ref());
    if let Some(rule) = read.forbidden.as_ref().or_else(|| out_of_reach(&reader, attacker.as_ref())) {
        let term = reader.glossary.term(rule);
        let rule = term.map_or_else(|| rule.to_string(), |term| asked.speaker(words).term_name(term));
        return Err(OddsFault::Forbidden { rule }.into());
    }
    correct(request, &mut read)?;
    let circumstances = circumstances(words, &reader.situation, &read.asked);
    let beside = beside(asked, words, &reader);
    let help = help(&reader, request, attacker.as_ref(), &asked.helping);
    let (fight, left) =
        fight(&reader, request, [asked.attacker.as_ref(), asked.defender.as_ref()], read, help)?;
    let outcome = fight.outcome();
    let (attacker, defender) = asked.names(words);
    let left_out = asked.left_out(words, &left);
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
        circumstances,
        beside,
        not_counted: keywords(&left_out),
        left_out,
    })
}

/// Returns the situation described by the request.
pub(super) fn situation(request: &OddsRequest) -> Result<Situation, Error> {
    Ok(Situation {
        given: conditions(request.given.as_deref().unwrap_or_default())?,
        melee: None,
        adjacent: None,
        cover: request.cover,
        helped: request.helpers.is_some_and(|helpers| helpers > 0)
            || request.helping.as_ref().is_some_and(|helping| !helping.is_empty()),
    })
}

/// Returns the term by which a figure attacks adjacent enemies alone, if the enemy isn't adjacent.
fn out_of_reach<'a>(reader: &RollReader<'a>, attacker: Option<&Attacker<'a>>) -> Option<&'a TermId> {
    let far = [Condition::TargetNotAdjacent, Condition::AttackerNotAdjacent];
    let far = far.iter().any(|condition| reader.situation.given.contains(condition));
    attacker.filter(|_| far)?.only_adjacent(reader)
}

/// Returns the circumstances that matter, by name.
pub(super) fn circumstances(
    words: &Words,
    situation: &Situation,
    asked: &BTreeSet<Condition>,
) -> Vec<Circumstance> {
    use Condition as C;
    // Both sides tell some of them in their own way.
    let told = |condition: &C| match condition {
        C::InCover => Some(C::TargetInCover),
        C::AttackerAdjacent => Some(C::TargetAdjacent),
        C::AttackerNotAdjacent => Some(C::TargetNotAdjacent),
        // The rolls tell these, or the other condition of a pair does.
        C::NotInCover
        | C::ByAttack
        | C::NaturalOne
        | C::NaturalTwenty
        | C::BothHit
        | C::Failed
        | C::Succeeded
        | C::Damaged
        | C::FirstAttack => None,
        other => Some(*other),
    };
    let asked: BTreeSet<_> = asked.iter().filter_map(told).collect();
    let one = |condition: C| {
        let id = circumstance_id(condition);
        Circumstance {
            name: words.get(&format!("condition-{id}"), &[]),
            given: situation.given.contains(&condition),
            excludes: Situation::excludes(condition).iter().map(|other| circumstance_id(*other)).collect(),
            id,
        }
    };
    asked.into_iter().map(one).collect()
}

/// Returns the other figures that could matter, as far as the request names any.
fn beside(asked: &Asked, words: &Words, reader: &RollReader<'_>) -> Vec<BesideOdds> {
    let speaker = asked.speaker(words);
    let told = reader.reaching(asked.attacker.as_ref(), asked.defender.as_ref());
    let mut all = Vec::new();
    for Beside { whose, figure, how, needs } in told {
        let one = BesideOdds {
            figure: named(&figure.id, speaker.figure(&figure.id)),
            whose: whose.into(),
            needs: match needs {
                How::Away => None,
                How::Near => Some(AllyHow::Near),
                How::Adjacent => Some(AllyHow::Adjacent),
            },
            counted: how >= needs,
        };
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all
}

/// What helpers of the first attack add, and how many of those named can't help.
pub(super) struct Help {
    attack: i32,
    damage: u32,
    barred: u32,
}

/// Returns what the helpers of a request add.
pub(super) fn help<'a>(
    reader: &RollReader<'a>,
    request: &OddsRequest,
    attacker: Option<&Attacker<'a>>,
    helping: &'a [Figure],
) -> Help {
    let mut all = Help { attack: 0, damage: 0, barred: 0 };
    let anybody = std::iter::repeat_n(None, request.helpers.unwrap_or(0).min(MOST_HELPERS) as usize);
    let rule = reader.rules.helper.as_ref().map_or(0, |helper| helper.bonus);
    for helper in helping.iter().map(Some).chain(anybody) {
        // An attacker without a card takes everybody's help.
        let helped =
            attacker.map_or(Some(Helped { attack: rule, damage: 0 }), |one| reader.help(one, helper));
        match helped {
            Some(Helped { attack, damage }) => {
                all.attack = all.attack.saturating_add(attack);
                all.damage = all.damage.saturating_add(u32::try_from(damage).unwrap_or(0));
            }
            None => all.barred += 1,
        }
    }
    all
}

/// Overrides the numbers on the cards by those of the request, or adds to them.
pub(super) fn correct(request: &OddsRequest, read: &mut ReadRoll) -> Result<(), Error> {
    within(request.attacks.unwrap_or(0).into(), MOST_ATTACKS.into(), "attacks")?;
    let ReadRoll { assault, guard, .. } = read;
    assault.attacks = request.attack.clone().or(assault.attacks.take());
    assault.count = request.attacks;
    assault.bonus = assault.bonus.saturating_add(request.bonus.unwrap_or(0));
    assault.damage = request.damage.or(assault.damage);
    assault.damage_bonus = assault.damage_bonus.saturating_add(request.damage_bonus.unwrap_or(0));
    assault.critical = request.critical.or(assault.critical);
    assault.times = request.critical_times.or(assault.times);
    assault.twin = request.twin.unwrap_or(assault.twin);
    assault.reroll_bonus = request.reroll_bonus.unwrap_or(assault.reroll_bonus);
    guard.defense = request.defense.or(guard.defense);
    guard.hit_points = request.hp.or(guard.hit_points);
    guard.no_criticals = request.droid.unwrap_or(guard.no_criticals);
    guard.avoids.extend(request.save.map(|needed| Avoid { needed, by_attacker: false, of_hit: false }));
    guard.reductions.extend(request.reduction.map(|amount| Reduction { amount, roll: None }));
    Ok(())
}

/// Returns the fight with helpers and rerolls, and the rules that are ignored.
pub(super) fn fight(
    reader: &RollReader<'_>,
    request: &OddsRequest,
    [attacker, defender]: [Option<&Figure>; 2],
    mut read: ReadRoll,
    help: Help,
) -> Result<(Fight, Vec<LeftOut>), Error> {
    let RollReader { rules, glossary, .. } = *reader;
    let mut left = std::mem::take(&mut read.left_out);
    leave_out_the_endless(request, glossary, &mut read, &mut left);
    let mut fight = read.fight(rules, glossary).map_err(lacking)?;
    // Helpers help only one attack.
    if let (Some(first), Some(helper)) = (fight.attacks.first_mut(), &rules.helper) {
        first.bonus = first.bonus.saturating_add(help.attack);
        first.damage_bonus = first.damage_bonus.saturating_add(help.damage);
        if help.barred > 0 {
            left.push(term_left_out(glossary, &helper.term, Whose::Attacker));
        }
    }
    fight.rerolls.count = request.rerolls.unwrap_or(0);
    fight.save_rerolls.count = request.defense_rerolls.unwrap_or(0);
    if request.goal == Some(OddsGoal::Defeat) {
        fight.goal = Goal::Defeat;
    }
    let pays = |figure: Option<&Figure>| {
        let stat = rules.reroll.as_ref().map(|reroll| &reroll.stat);
        figure.zip(stat).is_some_and(|(figure, stat)| figure.stat(stat) > 0 && !reader.never_rerolls(figure))
    };
    // Name the rerolls that the figures could pay for but that weren't requested.
    if let Some(reroll) = &rules.reroll {
        if pays(attacker) && request.rerolls.is_none() {
            left.push(term_left_out(glossary, &reroll.term, Whose::Attacker));
        }
        if !fight.avoids.is_empty() && pays(defender) && request.defense_rerolls.is_none() {
            left.push(term_left_out(glossary, &reroll.term, Whose::Defender));
        }
    }
    within(fight.attacks.len() as u64, MOST_ATTACKS.into(), "attacks")?;
    within(fight.rerolls.count.into(), MOST_REROLLS.into(), "rerolls")?;
    within(fight.save_rerolls.count.into(), MOST_REROLLS.into(), "defense-rerolls")?;
    Ok((fight, left))
}

/// Leaves out rules that would never terminate, or have no number, without the enemy's hit points or with rerolls.
fn leave_out_the_endless(
    request: &OddsRequest,
    glossary: &Glossary,
    read: &mut ReadRoll,
    left: &mut Vec<LeftOut>,
) {
    let anew = [request.rerolls, request.defense_rerolls].into_iter().flatten().any(|count| count > 0);
    let unknown = read.guard.hit_points.is_none();
    let again = read.assault.again.take_if(|_| anew || unknown);
    let top = read.assault.top.take_if(|(top, _)| unknown && *top == Top::Defeats).map(|(_, term)| term);
    left.extend(again.into_iter().chain(top).map(|term| term_left_out(glossary, &term, Whose::Attacker)));
}

fn lacking(number: Lacking) -> Error {
    let option = match number {
        Lacking::Attack => "attack",
        Lacking::Damage => "damage",
        Lacking::Defense => "defense",
    };
    OddsFault::Lacking { option }.into()
}

/// Returns a rule as one that is ignored.
fn term_left_out(glossary: &Glossary, id: &TermId, whose: Whose) -> LeftOut {
    let name = glossary.term(id).map_or(id.as_str(), |term| &term.name);
    LeftOut { whose, keyword: name.to_owned() }
}
