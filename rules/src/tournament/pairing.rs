//! Swiss pairing of the next round.
//!
//! Of all ways to pair the present players, the best one is found exactly, as a minimum-cost perfect matching.
//! The criteria, each taking precedence over all that follow:
//!
//! 1. As few pairs as possible meet again, and third meetings are avoided even more.
//! 2. As few players as possible have a second bye.
//! 3. The player with the bye is as low in the standings as possible.
//! 4. Opponents have equal points, or points as close as possible: the sum of the squared differences between
//!    their point groups is minimal.
//! 5. Random, from a recorded seed: the same state and seed give the same pairing.

use std::collections::BTreeMap;

use super::matching::cheapest;
use super::standings::standings;
use super::state::{PlayerNo, State};
use crate::chance::Chance;

/// The pairings of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The tables, best players first; the better of two is listed first.
    pub tables: Vec<(PlayerNo, PlayerNo)>,
    /// The player without an opponent, if the number of players is odd.
    pub bye: Option<PlayerNo>,
}

// Each component of the cost has room for the sum of the lower ones over the maximum number of pairs.
const CHANCE: usize = 1 << 16;
const FAR: u128 = 1 << 32;
const HIGH: u128 = 1 << 62;
const BYE_AGAIN: u128 = 1 << 74;
const MEET_AGAIN: u128 = 1 << 86;

/// A present player, for pairing.
struct Seat {
    player: PlayerNo,
    /// The number of distinct higher point totals.
    group: u32,
    /// The number of players lower in the standings.
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
        // Being paired with the dummy player is a bye.
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

/// Returns the present players, best first.
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
