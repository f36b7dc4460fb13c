//! Swiss pairing: who meets whom in the next round.
//!
//! All ways to pair those who are there are compared, and the best one is found exactly, as a cheapest perfect
//! matching. What counts, each before all that follows:
//!
//! 1. As few meet again as possible, and nobody a third time who needn't.
//! 2. Nobody is without an opponent again who needn't be.
//! 3. Whoever is without one stands as low as possible.
//! 4. Opponents have equal points, or points as near to each other as possible: the sum of the squares of how many
//!    groups of points lie between them is the least.
//! 5. Chance, from a seed that is kept: the same state and seed give the same pairing.

use std::collections::BTreeMap;

use super::matching::cheapest;
use super::standings::standings;
use super::state::{PlayerNo, State};
use crate::chance::Chance;

/// Who meets whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The tables, those of the best players first; the better of two sits first.
    pub tables: Vec<(PlayerNo, PlayerNo)>,
    /// Who has no opponent, where their number is odd.
    pub bye: Option<PlayerNo>,
}

// Each part of the cost has room for the sum of the one below over as many pairs as there can be.
const CHANCE: usize = 1 << 16;
const FAR: u128 = 1 << 32;
const HIGH: u128 = 1 << 62;
const BYE_AGAIN: u128 = 1 << 74;
const MEET_AGAIN: u128 = 1 << 86;

/// Somebody who is there, as pairing sees it.
struct Seat {
    player: PlayerNo,
    /// How many different numbers of points are higher.
    group: u32,
    /// How many stand lower.
    below: u32,
    byes: u32,
}

/// Pairs the next round.
#[must_use]
pub fn pair(state: &State, seed: u64) -> Pairing {
    let seats = seats(state);
    let odd = seats.len() % 2;
    let mut met = BTreeMap::<(PlayerNo, PlayerNo), u128>::new();
    for [one, other] in state.rounds.iter().flat_map(|round| &round.tables).map(|table| table.seats) {
        *met.entry((one.min(other), one.max(other))).or_default() += 1;
    }
    let n = seats.len() + odd;
    let mut chance = Chance::new(seed, u64::from(state.round()));
    let draws: Vec<u128> = (0..n * n).map(|_| chance.below(CHANCE) as u128).collect();
    let cost = |a: usize, b: usize| {
        let (a, b) = (a.min(b), a.max(b));
        let drawn = draws[a * n + b];
        let one = &seats[a];
        // Whoever is paired with the one who isn't there has no opponent.
        let Some(other) = seats.get(b) else {
            let byes = u128::from(one.byes);
            return byes * byes * BYE_AGAIN + u128::from(one.below) * HIGH + drawn;
        };
        let (first, second) = (one.player.min(other.player), one.player.max(other.player));
        let times = met.get(&(first, second)).copied().unwrap_or(0);
        let apart = u128::from(one.group.abs_diff(other.group));
        times * times * MEET_AGAIN + apart * apart * FAR + drawn
    };
    let mates = cheapest(n, cost);
    let mut pairing = Pairing::default();
    for (a, b) in mates.into_iter().enumerate().filter(|(a, b)| a < b) {
        match seats.get(b) {
            Some(other) => pairing.tables.push((seats[a].player, other.player)),
            None => pairing.bye = Some(seats[a].player),
        }
    }
    pairing
}

/// Those who are there, the best first.
fn seats(state: &State) -> Vec<Seat> {
    let all = standings(state, state.rounds.len());
    let there = |player: PlayerNo| state.player(player).is_some_and(|player| player.there);
    let rows: Vec<_> = all.into_iter().filter(|row| there(row.player)).collect();
    let mut points: Vec<_> = rows.iter().map(|row| row.points).collect();
    points.dedup();
    let seat = |row: &super::standings::Standing| {
        let count = |is: &dyn Fn() -> usize| u32::try_from(is()).unwrap_or(u32::MAX);
        Seat {
            player: row.player,
            group: count(&|| points.iter().filter(|more| **more > row.points).count()),
            below: count(&|| rows.iter().filter(|lower| lower.place > row.place).count()),
            byes: state.byes(row.player),
        }
    };
    rows.iter().map(seat).collect()
}
