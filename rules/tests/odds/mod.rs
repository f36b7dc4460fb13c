//! Compares odds with enumeration: every roll is evaluated individually, and the results have to agree.

mod luck;
mod pools;
mod roll;

use std::collections::BTreeMap;

use muster_rules::odds::{Ratio, Spread};

/// Probabilities by amount.
type Chances = BTreeMap<u32, Ratio>;

fn told(spread: &Spread) -> Chances {
    spread.chances().collect()
}

/// Returns the mixture of several equally likely distributions.
fn one_of(all: &[Chances]) -> Chances {
    let each = Ratio::of(1, all.len() as u64);
    let mut sum = Chances::new();
    for (amount, chance) in all.iter().flatten() {
        let more = chance.times(&each);
        let so_far = sum.remove(amount).unwrap_or(Ratio::whole(0));
        sum.insert(*amount, so_far.plus(&more));
    }
    sum
}

fn expected(chances: &Chances) -> Ratio {
    chances.iter().fold(Ratio::whole(0), |sum, (amount, chance)| {
        sum.plus(&chance.times(&Ratio::whole(u64::from(*amount))))
    })
}

fn at_least(chances: &Chances, amount: u32) -> Ratio {
    chances.range(amount..).fold(Ratio::whole(0), |sum, (_, chance)| sum.plus(chance))
}
