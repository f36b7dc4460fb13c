//! Rolls against a number, and dice rolled for symbols: saves, morale, attribute tests.

use super::exact::{Ratio, Spread};
use super::roll::lowest;
use crate::dice::{Die, Face};

/// Returns the probability of rolling at least `needed` with one die, whose highest face always succeeds and whose 1
/// always fails.
#[must_use]
pub fn reaching(die: u32, needed: i32) -> Ratio {
    reaching_all(die, needed, 1)
}

/// Returns the probability that each of several such rolls reaches it.
#[must_use]
pub fn reaching_all(die: u32, needed: i32, rolls: u32) -> Ratio {
    let reached = die + 1 - lowest(die, needed, None);
    let power = |base: u32| u64::from(base).saturating_pow(rolls);
    Ratio::of(power(reached), power(die))
}

/// Returns the probability that dice show at least `least` of a symbol.
#[must_use]
pub fn showing(dice: &[&Die], symbol: impl Fn(&Face) -> u32, least: u32) -> Ratio {
    let one = |die: &&Die| {
        let faces: Vec<_> = die.faces.iter().map(|face| (1, Spread::sure(symbol(face)))).collect();
        Spread::mixed(&faces.iter().map(|(ways, face)| (*ways, face)).collect::<Vec<_>>())
    };
    let all = dice.iter().map(one).fold(Spread::sure(0), |all, one| all.then(&one, u32::MAX));
    all.at_least(least)
}
