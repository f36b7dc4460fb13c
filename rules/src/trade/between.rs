//! What two can give each other, and an even exchange by what is known of worth.

use std::collections::BTreeMap;

use super::{Brought, Fit, Line, Trader};
use crate::id::PrintingId;

/// The most sums that are looked at for an even exchange, times different prices.
const MOST_SUMS: i64 = 20_000_000;

/// What two can give each other: all of it, whatever it is worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// What the first has to spare and the second wants.
    pub first: Vec<Offer>,
    /// What the second has to spare and the first wants.
    pub second: Vec<Offer>,
}

/// Pieces that one can give another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The printing that is given.
    pub printing: PrintingId,
    /// The printing that is wanted.
    pub wanted: PrintingId,
    /// How many.
    pub count: u32,
    /// What one is worth: as its giver says, else as the other does, else unknown.
    pub worth: Option<i64>,
}

/// An even exchange: of each side so many of each of its offers. Pieces of unknown worth stand in none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Even {
    /// How many of each offer the first gives.
    pub first: Vec<u32>,
    /// How many of each offer the second gives.
    pub second: Vec<u32>,
    /// What that of the first is worth.
    pub first_worth: i64,
    /// What that of the second is worth.
    pub second_worth: i64,
}

/// What two can give each other.
#[must_use]
pub fn between(first: &Trader, second: &Trader, fit: Fit) -> Between {
    let (mut first, mut second) = (Brought::of(first, fit), Brought::of(second, fit));
    Between {
        first: offers(&mut first.spares, &mut second.wants, fit),
        second: offers(&mut second.spares, &mut first.wants, fit),
    }
}

/// What meets of spares and wants: the very printings first.
fn offers(
    spares: &mut BTreeMap<PrintingId, Line>,
    wants: &mut BTreeMap<PrintingId, Line>,
    fit: Fit,
) -> Vec<Offer> {
    let mut out = Vec::new();
    let mut meet = |spare: &mut Line, want: &mut Line| {
        let count = spare.count.min(want.count);
        if count > 0 {
            spare.count -= count;
            want.count -= count;
            let (printing, wanted) = (spare.printing.clone(), want.printing.clone());
            out.push(Offer { printing, wanted, count, worth: spare.worth.or(want.worth) });
        }
    };
    for (printing, spare) in spares.iter_mut() {
        if let Some(want) = wants.get_mut(printing) {
            meet(spare, want);
        }
    }
    if fit == Fit::Figure {
        for spare in spares.values_mut() {
            for want in wants.values_mut() {
                if want.figure == spare.figure {
                    meet(spare, want);
                }
            }
        }
    }
    out
}

impl Between {
    /// The even exchange: who can give less in worth gives all of it, and the other the choice whose worth is
    /// nearest to that. `None` where nothing of known worth is on one side: then people have to agree themselves.
    ///
    /// Which choice is nearest is a knapsack, solved exactly over all sums of prices; beyond some hundred thousand
    /// different sums, over rounded prices.
    #[must_use]
    pub fn even(&self) -> Option<Even> {
        let known = |offers: &[Offer]| offers.iter().filter_map(worth_of).sum::<i64>();
        let (first, second) = (known(&self.first), known(&self.second));
        if first == 0 || second == 0 {
            return None;
        }
        let all = |offers: &[Offer]| -> Vec<u32> {
            offers.iter().map(|offer| if offer.worth.is_some() { offer.count } else { 0 }).collect()
        };
        let (first, second) = if first <= second {
            (all(&self.first), nearest(&self.second, first))
        } else {
            (nearest(&self.first, second), all(&self.second))
        };
        let worth = |offers: &[Offer], counts: &[u32]| -> i64 {
            let each = offers.iter().zip(counts).filter_map(|(offer, n)| Some(offer.worth? * i64::from(*n)));
            each.sum()
        };
        let (first_worth, second_worth) = (worth(&self.first, &first), worth(&self.second, &second));
        Some(Even { first, second, first_worth, second_worth })
    }
}

/// What all pieces of an offer are worth together, where anybody knows.
fn worth_of(offer: &Offer) -> Option<i64> {
    offer.worth.filter(|worth| *worth > 0).map(|worth| worth.saturating_mul(i64::from(offer.count)))
}

/// How many of each offer come nearest to a sum, but never none; of two as near the smaller.
fn nearest(offers: &[Offer], target: i64) -> Vec<u32> {
    let mut prices: BTreeMap<i64, u64> = BTreeMap::new();
    for offer in offers {
        if let Some(worth) = offer.worth.filter(|worth| *worth > 0) {
            *prices.entry(worth).or_default() += u64::from(offer.count);
        }
    }
    let mut taken = pick(&prices, target);
    let take = |offer: &Offer| match offer.worth {
        // What is worth nothing makes no difference.
        Some(0) => offer.count,
        Some(worth) => {
            let left = taken.entry(worth).or_default();
            let count = offer.count.min(u32::try_from(*left).unwrap_or(u32::MAX));
            *left -= u64::from(count);
            count
        }
        None => 0,
    };
    offers.iter().map(take).collect()
}

/// How many pieces of each price come nearest to a sum.
fn pick(prices: &BTreeMap<i64, u64>, target: i64) -> BTreeMap<i64, u64> {
    let dearest = prices.keys().max().copied().unwrap_or(0);
    let step = prices.keys().fold(0, |step, price| divisor(step, *price)).max(1);
    let most = (MOST_SUMS / i64::try_from(prices.len().max(1)).unwrap_or(i64::MAX)).max(1_000);
    // A sum beyond the target by more than the dearest piece is never the nearest.
    let reach = target.saturating_add(dearest);
    let step = step.max(reach / most + i64::from(reach / step > most));
    let size = usize::try_from(reach / step).unwrap_or(0) + 1;
    let mut last: Vec<Option<i64>> = vec![None; size];
    let mut reached = vec![false; size];
    reached[0] = true;
    for (price, count) in prices {
        let units = usize::try_from((price + step / 2) / step).unwrap_or(0).max(1);
        let mut used = vec![0_u64; size];
        for sum in units..size {
            let before = sum - units;
            if !reached[sum] && reached[before] && used[before] < *count {
                reached[sum] = true;
                used[sum] = used[before] + 1;
                last[sum] = Some(*price);
            }
        }
    }
    let far = |sum: &usize| {
        let worth = i64::try_from(*sum).unwrap_or(i64::MAX).saturating_mul(step);
        (target.abs_diff(worth), worth)
    };
    // Nothing for something is no exchange, however little that is worth.
    let mut sum = (1..size).filter(|sum| reached[*sum]).min_by_key(far).unwrap_or(0);
    let mut taken = BTreeMap::new();
    while let Some(price) = last[sum] {
        *taken.entry(price).or_default() += 1;
        sum -= usize::try_from((price + step / 2) / step).unwrap_or(0).max(1);
    }
    taken
}

/// The greatest common divisor.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}
