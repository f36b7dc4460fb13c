//! Dice that the program rolls for those who have none at hand. What they show goes into the log as if somebody had told
//! it.

use muster_rules::chance::Chance;
use muster_rules::play::facts::Play;
use muster_rules::play::state::State;
use serde::Serialize;
use ts_rs::TS;

/// Dice that the program rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ThrownDice {
    /// What they show.
    pub dice: Vec<u32>,
    /// What they began with: the same rolls the same again, while nothing else was done.
    pub seed: u32,
}

/// Rolls what an event needs and its keys don't tell, and writes it into them. `None` where the event rolls nothing in
/// this game, or all of it was told.
pub(super) fn throw(
    play: &Play,
    state: &State,
    entries: u32,
    event: &mut toml::Table,
    seed: u32,
) -> Option<ThrownDice> {
    let name = event.get("do").and_then(toml::Value::as_str)?;
    let told = |keys: &[&str]| keys.iter().any(|key| event.contains_key(*key));
    let (key, count, faces) = match name {
        "initiative" if !told(&["rolls", "roll", "dice", "first", "side"]) => {
            ("rolls", state.sides.len(), play.initiative.as_ref()?.die?)
        }
        "morale" if !told(&["roll"]) => ("roll", 1, play.morale.as_ref()?.die),
        "roll" if !told(&["dice"]) => {
            let luck = play.luck.as_ref()?;
            let aside = state.dice.as_ref().map_or(0, |dice| dice.aside);
            ("dice", luck.dice.saturating_sub(aside) as usize, luck.faces)
        }
        _ => return None,
    };
    let mut chance = Chance::new(seed.into(), entries.into());
    let dice: Vec<_> =
        (0..count).map(|_| u32::try_from(chance.below(faces as usize) + 1).unwrap_or(1)).collect();
    let values: Vec<_> = dice.iter().map(|die| toml::Value::Integer((*die).into())).collect();
    let value = match (key, values.first()) {
        ("roll", Some(single)) => single.clone(),
        _ => toml::Value::Array(values),
    };
    event.insert(key.to_owned(), value);
    Some(ThrownDice { dice, seed })
}
