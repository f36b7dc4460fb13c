//! The width that the numbers of a count need, and running a computation at that width.
//!
//! The bound is the saddle-point bound of analytic combinatorics (Flajolet and Sedgewick, 2009, proposition
//! IV.1): for a power series `f` with non-negative coefficients and `0 < x < 1`, the sum of its coefficients up
//! to `n` is at most `f(x) / xⁿ`. Here `f` is the product over figures with no rules except copies and points,
//! which counts no fewer squads than any format. It is evaluated in logarithms, in floating point.

use ruint::Uint;

use super::CountError;
use super::model::{Model, UNLIMITED};
use super::ring::Ring;

/// The number of copies assumed for a figure that gives points back and has no other bound.
const MAX_REFUNDING: u32 = 1 << 16;

/// A computation that works with integers of any width.
pub(crate) trait Computation {
    /// The result.
    type Answer;

    /// Computes the result modulo `R`'s power of two.
    fn run<R: Ring>(self, model: &Model<'_>) -> Result<Self::Answer, CountError>;
}

/// Runs a computation with integers wide enough for the number of squads.
pub(crate) fn run<C: Computation>(model: &Model<'_>, computation: C) -> Result<C::Answer, CountError> {
    match bits(model) {
        0..=60 => computation.run::<u64>(model),
        61..=120 => computation.run::<u128>(model),
        121..=250 => computation.run::<Uint<256, 4>>(model),
        251..=500 => computation.run::<Uint<512, 8>>(model),
        501..=1000 => computation.run::<Uint<1024, 16>>(model),
        1001..=4000 => computation.run::<Uint<4096, 64>>(model),
        4001..=16000 => computation.run::<Uint<16384, 256>>(model),
        bits => Err(CountError::TooWide(bits)),
    }
}

/// Returns an upper bound on the bits of any number of squads in a model, without their decks, which are
/// counted separately.
fn bits(model: &Model<'_>) -> u32 {
    let count = model.max_copies.len();
    // The lowest cost that any rule could bring about; refunds raise the available points.
    let lowest = |i: usize| model.base_prices[i].iter().map(|p| p.lowest).min();
    let helped: i64 = model.effects.iter().map(|e| i64::from(e.effect.amount.min(0))).sum();
    let floor = model.change_rules.iter().map(|(floor, _, _)| i64::from(*floor)).min();
    let cheapest = |i: usize| {
        lowest(i).map(|c| match floor {
            Some(floor) if helped < 0 => (c + helped).max(c.min(floor)),
            _ => c,
        })
    };
    let whole_squad = model.cardinalities.iter().filter(|c| c.of.iter().all(|member| *member));
    let members = whole_squad.map(|c| f64::from(c.max)).fold(f64::INFINITY, f64::min);
    let mut room = model.limit.unwrap_or(0);
    let mut log = 0.0_f64;
    for i in 0..count {
        if let Some(cost) = cheapest(i).filter(|c| *c < 0) {
            let max = model.max_copies[i];
            let copies = if max == UNLIMITED { MAX_REFUNDING } else { max };
            room = room.saturating_add(-cost * i64::from(copies)).min(1 << 20);
            log += (f64::from(copies) + 1.0).log2();
        }
    }
    // The cost of each figure, and whether it is limited to one copy.
    let mut costs = Vec::with_capacity(count);
    for i in (0..count).filter(|i| model.max_copies[*i] > 0) {
        let Some(cost) = cheapest(i).filter(|c| *c >= 0) else { continue };
        let cost = if model.limit.is_none() { 0 } else { cost };
        let max = model.max_copies[i];
        if cost == 0 {
            let copies = if max == UNLIMITED { members.min(1e6) } else { f64::from(max) };
            log += (copies.min(members) + 1.0).log2();
        } else if cost <= room {
            costs.push((cost, max == 1));
        }
    }
    costs.sort_unstable();
    let bits = (saddle_point_bound(&costs, room) + log).ceil() + 8.0;
    if bits.is_finite() { bits.clamp(1.0, 1e9) as u32 } else { u32::MAX }
}

/// Returns an upper bound on the binary logarithm of the number of multisets that cost at most `room`, of
/// figures with these costs and either a single copy or any number.
fn saddle_point_bound(costs: &[(i64, bool)], room: i64) -> f64 {
    let same: Vec<_> = costs.chunk_by(|a, b| a == b).map(|all| (all[0], all.len() as f64)).collect();
    let at = |x: f64| {
        let factor = |((cost, single), figures): &((i64, bool), f64)| {
            let power = x.powf(*cost as f64);
            let one = if *single { 1.0 + power } else { 1.0 / (1.0 - power) };
            one.ln() * figures
        };
        same.iter().map(factor).sum::<f64>() - room as f64 * x.ln()
    };
    // The logarithm is convex with a single minimum; steps get denser toward 1, where it lies for high point
    // limits.
    let steps = (1..=9).map(|n| 1.0 - 0.5_f64.powi(n));
    let least = steps.map(at).fold(f64::INFINITY, f64::min);
    least.max(0.0) / std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;
    use proptest::prelude::*;

    use super::*;

    /// Counts the multisets that cost at most `room`.
    fn by_adding_up(costs: &[(i64, bool)], room: i64) -> BigUint {
        let mut ways = vec![BigUint::default(); room as usize + 1];
        ways[0] = BigUint::from(1_u32);
        for (cost, single) in costs {
            let cost = *cost as usize;
            let all: Vec<usize> = (cost..ways.len()).collect();
            let order: Vec<usize> = if *single { all.into_iter().rev().collect() } else { all };
            for at in order {
                let add = ways[at - cost].clone();
                ways[at] += add;
            }
        }
        ways.iter().sum()
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_number_of_squads_exceeds_the_bound_and_the_bound_is_no_idle_one(
            mut costs in prop::collection::vec((1_i64..30, any::<bool>()), 0..60),
            room in 0_i64..300,
        ) {
            costs.sort_unstable();
            let bits = f64::from(u32::try_from(by_adding_up(&costs, room).bits()).expect("few"));
            let bound = saddle_point_bound(&costs, room);
            prop_assert!(bound > bits - 1.0 - 1e-6, "{bound} of {bits} bits: {costs:?} in {room}");
            prop_assert!(bound < 1.5 * bits + 12.0, "{bound} of {bits} bits: {costs:?} in {room}");
        }
    }
}
