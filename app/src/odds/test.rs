//! The odds of a save, a morale save or an attribute test.

use std::collections::BTreeSet;

use muster_rules::dice::DieKind;
use muster_rules::figure::Figure;
use muster_rules::odds::{Combat, DiceRules, How, RollRules, reaching, showing};
use muster_rules::term::{Condition, Stat, Whom};

use super::answer::TestOdds;
use super::cards::{hero, on_sheet};
use super::fault::OddsFault;
use super::figures::{Asked, conditions, needed};
use super::pools::dice;
use super::request::OddsRequest;
use crate::base::error::{Error, Kind};
use crate::base::words::Words;

/// The options that apply to tests.
const OPTIONS: &[&str] = &["attacker", "given", "ally", "test", "dc", "reach"];
/// A save against a number.
const SAVE: &str = "save";
/// A save against fleeing.
const MORALE: &str = "morale";

pub(super) fn odds(
    words: &Words,
    asked: &Asked,
    combat: &Combat,
    request: &OddsRequest,
    test: &str,
) -> Result<TestOdds, Error> {
    asked.only(words, request, OPTIONS)?;
    let given = conditions(request.given.as_deref().unwrap_or_default())?;
    match combat {
        Combat::Roll(rules) => rolled(words, asked, rules, request, test, &given),
        Combat::Pools(rules) => attribute(words, asked, rules, request, test, &given),
        Combat::Luck(_) => {
            let game = asked.speaker(words).game_name();
            Err(OddsFault::Beside { option: "test", game }.into())
        }
    }
}

/// Returns the odds of a roll against a number.
fn rolled(
    words: &Words,
    asked: &Asked,
    rules: &RollRules,
    request: &OddsRequest,
    test: &str,
    given: &BTreeSet<Condition>,
) -> Result<TestOdds, Error> {
    let play = asked.game.play.as_ref();
    let morale = play.and_then(|play| play.morale.as_ref()).filter(|_| test == MORALE);
    let saves = rules.saves.as_ref().filter(|_| test == SAVE);
    let known = [(SAVE, rules.saves.is_some()), (MORALE, play.is_some_and(|play| play.morale.is_some()))];
    if morale.is_none() && saves.is_none() {
        let known = known.into_iter().filter(|(_, there)| *there).map(|(id, _)| id);
        return Err(Error::not_one_of(Kind::Test, test, known));
    }
    let figure = asked.attacker.as_ref();
    let stat = |figure: &Figure, stat: &str| figure.stat(stat);
    let mut bonus = states(asked, rules, given);
    let number = match morale {
        Some(morale) => {
            let figure = needed(figure, "attacker")?;
            if morale.never.as_ref().is_some_and(|never| never.matches(figure)) {
                return Ok(answer(words, asked, test, None, Vec::new(), "1".to_owned()));
            }
            let own = stat(figure, &morale.commander).max(0);
            let alone = given.contains(&Condition::OutOfCommand);
            let commanders = asked.beside[0].iter().filter(|(_, how)| !alone && *how >= How::Near);
            let best = commanders.map(|(one, _)| stat(one, &morale.commander)).max().unwrap_or(0);
            bonus += own.max(best) + stat(figure, &morale.add);
            let more = morale.bonus.as_deref().and_then(|word| {
                figure
                    .all_keywords()
                    .find_map(|keyword| keyword.strip_prefix(word)?.trim().parse::<i32>().ok())
            });
            bonus += more.unwrap_or(0);
            i32::try_from(morale.at).unwrap_or(i32::MAX)
        }
        None => {
            let add = saves.and_then(|saves| saves.add.as_deref());
            bonus += figure.zip(add).map_or(0, |(figure, add)| stat(figure, add));
            needed(request.dc, "dc")?
        }
    };
    let chance = reaching(rules.die, number.saturating_sub(bonus));
    Ok(answer(words, asked, test, u32::try_from(number).ok(), Vec::new(), chance.to_string()))
}

/// Returns what states add to saves, by the terms of the circumstances.
fn states(asked: &Asked, rules: &RollRules, given: &BTreeSet<Condition>) -> i32 {
    let glossary = &asked.game.explained.glossary;
    let own = |condition: &Condition| *condition == Condition::Frightened && given.contains(condition);
    let modifiers = rules.modifiers.iter().filter(|modifier| modifier.conditions.iter().all(own));
    let terms = modifiers.filter(|modifier| !modifier.conditions.is_empty());
    let mechanics = terms.filter_map(|modifier| glossary.term(&modifier.term)?.mechanics.as_ref());
    let effects = mechanics.flat_map(|mechanics| &mechanics.effects);
    let effects = effects.filter(|effect| matches!(effect.to, None | Some(Whom::Itself)));
    let bonus = effects.filter_map(|effect| effect.bonus.get(&Stat::Save)?.resolve(|_| None));
    bonus.sum()
}

/// Returns the odds of an attribute test by a hero's sheet, or by dice.
fn attribute(
    words: &Words,
    asked: &Asked,
    rules: &DiceRules,
    request: &OddsRequest,
    test: &str,
    given: &BTreeSet<Condition>,
) -> Result<TestOdds, Error> {
    if !rules.tests.iter().any(|known| known == test) {
        return Err(Error::not_one_of(Kind::Test, test, &rules.tests));
    }
    let name = needed(request.attacker.as_deref(), "attacker")?;
    let wounded = given.contains(&Condition::Wounded);
    let sheet = hero(&asked.game, name).and_then(|hero| on_sheet(&asked.game, hero, test, wounded));
    let mut names: Vec<String> = needed(sheet, "attacker")?.split('|').map(str::to_owned).collect();
    let occurs =
        rules.modifiers.iter().filter(|modifier| modifier.conditions.iter().all(|c| given.contains(c)));
    let occurs: Vec<_> = occurs.collect();
    names.extend(occurs.iter().flat_map(|modifier| modifier.dice.iter().cloned()));
    let dice = dice(&asked.game.dice, DieKind::Attack, &names)?;
    let least = request.reach.unwrap_or(1);
    let fewer: i32 = occurs.iter().map(|modifier| modifier.surge.min(0)).sum();
    let least_shown = least.saturating_add(fewer.unsigned_abs());
    let chance = showing(&dice, |face| face.surge, least_shown);
    let names = dice.iter().map(|die| die.id.to_string()).collect();
    Ok(answer(words, asked, test, Some(least), names, chance.to_string()))
}

fn answer(
    words: &Words,
    asked: &Asked,
    test: &str,
    needed: Option<u32>,
    dice: Vec<String>,
    chance: String,
) -> TestOdds {
    let (figure, _) = asked.names(words);
    TestOdds {
        game: asked.game.catalogue.game().id.clone(),
        figure,
        test: test.to_owned(),
        needed,
        dice,
        chance,
    }
}
