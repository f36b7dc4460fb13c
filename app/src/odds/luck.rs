//! The odds of pushing one's luck.

use muster_rules::odds::luck::{Aim, Aside, Hand, Luck, LuckRules, Lying, Stakes, hand};
use strum::IntoEnumIterator as _;

use super::answer::{LeftOutView, LuckAdvice, LuckOdds, LuckRow, LuckSetting};
use super::fault::OddsFault;
use super::figures::{Asked, keywords, within};
use super::request::{OddsGoal, OddsRequest, ReadingId};
use crate::base::error::{Error, Kind};
use crate::base::words::Words;

/// The options that apply to pushing one's luck.
const OPTIONS: &[&str] = &["dice", "kept", "rolled", "reach", "reading"];

pub(super) fn odds(
    words: &Words,
    asked: &Asked,
    rules: &LuckRules,
    request: &OddsRequest,
) -> Result<LuckOdds, Error> {
    asked.only(words, request, OPTIONS)?;
    let mut rules = rules.clone();
    for reading in request.reading.iter().flatten() {
        read(&mut rules, reading)?;
    }
    let kept = sides(&rules, request.kept.as_deref())?;
    let rolled = sides(&rules, request.rolled.as_deref())?;
    let aside = request.kept.as_ref().map_or(0, Vec::len);
    let lying = request.rolled.as_ref().map(|rolled| rolled.len() as u64);
    let dice = match &request.dice {
        None => lying.unwrap_or((rules.dice as usize).saturating_sub(aside) as u64),
        Some(dice) => number(dice)?,
    };
    within(dice, rules.dice.into(), "dice")?;
    within(aside as u64, u64::from(rules.dice).saturating_sub(dice), "kept")?;
    if let Some(lying) = lying {
        within(lying, dice, "rolled")?;
    }
    let dice = u32::try_from(dice).unwrap_or(0);
    let aim = match request.goal {
        Some(OddsGoal::Spaces) => Aim::Spaces,
        _ => Aim::Successes,
    };
    let mut luck = Luck::new(&rules, Stakes { aim, reach: request.reach });
    let told = request.kept.is_some() || dice == rules.dice;
    let now = told.then(|| luck.choice(&kept, dice));
    let hands = if request.kept.is_some() { vec![kept] } else { luck.set_aside(dice) };
    let policy = hands.iter().map(|hand| row(&mut luck, hand, dice)).collect();
    let advice = request.rolled.as_ref().and_then(|_| luck.advice(&kept, &rolled));
    let left_out = left_out(words, asked, &rules);
    Ok(LuckOdds {
        game: asked.game.catalogue.game().id.clone(),
        dice,
        bust: luck.bust(dice).to_string(),
        expected: now.map(|now| now.rolling.expected.to_string()),
        policy,
        advice: advice.map(|advice| LuckAdvice {
            aside: advice.aside,
            lying: advice.lying,
            roll: advice.roll,
            expected: advice.prospect.expected.to_string(),
            reached: advice.prospect.reached.map(|chance| chance.to_string()),
        }),
        readings: ReadingId::iter().map(|id| setting(words, &rules, id)).collect(),
        not_counted: keywords(&left_out),
        left_out,
    })
}

fn row(luck: &mut Luck<'_>, hand: &Hand, dice: u32) -> LuckRow {
    let choice = luck.choice(hand, dice);
    LuckRow {
        kept: muster_rules::odds::luck::sides(hand),
        counted: choice.kept,
        roll: choice.roll,
        expected: choice.rolling.expected.to_string(),
        reached: choice.rolling.reached.map(|chance| chance.to_string()),
    }
}

fn left_out(words: &Words, asked: &Asked, rules: &LuckRules) -> Vec<LeftOutView> {
    let speaker = asked.speaker(words);
    let terms = rules.not_counted.iter().filter_map(|id| asked.game.explained.glossary.term(id));
    terms
        .map(|term| LeftOutView { whose: None, keyword: term.name.clone(), name: speaker.term_name(term) })
        .collect()
}

/// Parses a number of dice.
fn number(dice: &[String]) -> Result<u64, Error> {
    match dice {
        [one] => one.trim().parse().ok(),
        _ => None,
    }
    .filter(|dice| *dice > 0)
    .ok_or_else(|| Error::from(OddsFault::Lacking { option: "dice" }))
}

fn sides(rules: &LuckRules, sides: Option<&[u32]>) -> Result<Hand, Error> {
    let sides = sides.unwrap_or_default();
    within(sides.len() as u64, rules.dice.into(), "dice")?;
    hand(rules, sides).ok_or_else(|| {
        let wrong = sides.iter().find(|side| !(1..=rules.sides).contains(side));
        Error::NotOneOf {
            kind: Kind::Die,
            name: wrong.map(ToString::to_string).unwrap_or_default(),
            known: (1..=rules.sides).map(|side| side.to_string()).collect(),
        }
    })
}

/// Applies an interpretation of an ambiguous rule, `lying=alone`.
fn read(rules: &mut LuckRules, reading: &str) -> Result<(), Error> {
    match reading {
        "lying=rolled" => rules.lying = Lying::Rolled,
        "lying=alone" => rules.lying = Lying::Alone,
        "aside=whole" => rules.aside = Aside::Whole,
        "aside=part" => rules.aside = Aside::Part,
        _ => {
            return Err(Error::NotOneOf {
                kind: Kind::Reading,
                name: reading.to_owned(),
                known: ReadingId::iter().flat_map(|id| choices(id).map(|c| format!("{id}={c}"))).collect(),
            });
        }
    }
    Ok(())
}

const fn choices(id: ReadingId) -> [&'static str; 2] {
    match id {
        ReadingId::Lying => ["rolled", "alone"],
        ReadingId::Aside => ["whole", "part"],
    }
}

fn setting(words: &Words, rules: &LuckRules, id: ReadingId) -> LuckSetting {
    let [first, second] = choices(id);
    let is_first = match id {
        ReadingId::Lying => rules.lying == Lying::Rolled,
        ReadingId::Aside => rules.aside == Aside::Whole,
    };
    let value = if is_first { first } else { second };
    LuckSetting {
        id,
        value: value.to_owned(),
        choices: [first, second].map(str::to_owned).to_vec(),
        message: words.get(&format!("odds-reading-{id}-{value}"), &[]),
    }
}
