//! Rolls dice for players who have none. The results are logged as if they had been entered.

use muster_rules::chance::Chance;
use muster_rules::fold::fold;
use muster_rules::play::ask::Ask;
use muster_rules::play::facts::Play;
use muster_rules::play::state::State;
use serde::Serialize;
use ts_rs::TS;

/// Dice rolled by the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ThrownDice {
    /// The faces rolled.
    pub dice: Vec<u32>,
    /// The seed; it yields the same roll again as long as the log is unchanged.
    pub seed: u32,
}

/// Rolls the dice that an event needs but doesn't contain, and adds them to it. Returns `None` if the event needs
/// no dice in this game, or contains them already.
pub(super) fn throw(
    play: &Play,
    state: &State,
    entries: u32,
    event: &mut toml::Table,
    seed: u32,
) -> Option<ThrownDice> {
    let name = event.get("do").and_then(toml::Value::as_str)?.to_owned();
    let told = |keys: &[&str]| keys.iter().any(|key| event.contains_key(*key));
    let (key, count, faces) = match name.as_str() {
        "initiative" if !told(&["rolls", "roll", "dice", "first", "side"]) => {
            ("rolls", state.sides.len(), play.initiative.as_ref()?.die?)
        }
        "morale" if !told(&["roll"]) => ("roll", 1, play.morale.as_ref()?.die),
        "roll" if !told(&["dice"]) => {
            let luck = play.luck.as_ref()?;
            let aside = state.dice.as_ref().map_or(0, |dice| dice.aside);
            (
                "dice",
                (luck.dice.saturating_sub(aside) as usize).saturating_sub(lying(event).len()),
                luck.faces,
            )
        }
        "answer" if !told(&["rolls", "roll", "dice", "result", "outcome"]) => {
            let open = state.held.iter().flat_map(|held| &held.asks).chain(&state.asks);
            let asked = event.get("ask").and_then(toml::Value::as_integer);
            let word = event.get("word").and_then(toml::Value::as_str);
            let meant = |ask: &&Ask| {
                asked.is_none_or(|number| number == i64::from(ask.number))
                    && word.is_none_or(|word| fold(&ask.word).starts_with(&fold(word)))
            };
            let roll = open.into_iter().find(meant)?.roll?;
            ("rolls", roll.rolls as usize, roll.die)
        }
        _ => return None,
    };
    let mut chance = Chance::new(seed.into(), entries.into());
    let dice: Vec<_> =
        (0..count).map(|_| u32::try_from(chance.below(faces as usize) + 1).unwrap_or(1)).collect();
    let mut values: Vec<_> = dice.iter().map(|die| toml::Value::Integer((*die).into())).collect();
    if name == "roll" {
        values.extend(lying(event));
    }
    let value = match (key, values.first()) {
        ("roll", Some(single)) => single.clone(),
        _ => toml::Value::Array(values),
    };
    event.insert(key.to_owned(), value);
    Some(ThrownDice { dice, seed })
}

/// Returns the dice that an event says are kept as they lie.
fn lying(event: &toml::Table) -> Vec<toml::Value> {
    let told = event.get("lying").or_else(|| event.get("lie")).cloned();
    match told {
        Some(toml::Value::Array(dice)) => dice,
        Some(single) => vec![single],
        None => Vec::new(),
    }
}
