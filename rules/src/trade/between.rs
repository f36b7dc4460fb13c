//! What two traders can give each other, and an even exchange by known worth.

use std::collections::BTreeMap;

use super::{Brought, Fit, Line, Trader};
use crate::id::PrintingId;

/// The maximum number of sums to examine for an even exchange, times the number of distinct prices.
const MOST_SUMS: i64 = 20_000_000;

/// Everything that two traders can give each other, whatever its worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// What the first can spare and the second wants.
    pub first: Vec<Offer>,
    /// What the second can spare and the first wants.
    pub second: Vec<Offer>,
}

/// Pieces that one trader can give another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The printing given.
    pub printing: PrintingId,
    /// The printing wanted.
    pub wanted: PrintingId,
    /// The number of pieces.
    pub count: u32,
    /// The worth of one piece, by the giver or else by the receiver; `None` if unknown.
    pub worth: Option<i64>,
}

/// An even exchange: the number of pieces of each offer. Pieces of unknown worth are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Even {
    /// The number of pieces of each offer that the first gives.
    pub first: Vec<u32>,
    /// The number of pieces of each offer that the second gives.
    pub second: Vec<u32>,
    /// The worth of what the first gives.
    pub first_worth: i64,
    /// The worth of what the second gives.
    pub second_worth: i64,
}

/// Returns what two traders can give each other.
#[must_use]
pub fn between(first: &Trader, second: &Trader, fit: Fit) -> Between {
    let (mut first, mut second) = (Brought::of(first, fit), Brought::of(second, fit));
    Between {
        first: offers(&mut first.spares, &mut second.wants, fit),
        second: offers(&mut second.spares, &mut first.wants, fit),
    }
}

/// Matches spares with wants, identical printings first.
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
    /// Returns the even exchange: the trader whose offers are worth less gives all of them, the other gives the
    /// selection closest in worth. `None` if one side has nothing of known worth: then the traders have to
    /// agree themselves.
    ///
    /// The closest selection is a knapsack problem, solved exactly over all sums of prices; beyond some hundred
    /// thousand distinct sums, prices are rounded.
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

/// Returns the worth of all pieces of an offer together, if known.
fn worth_of(offer: &Offer) -> Option<i64> {
    offer.worth.filter(|worth| *worth > 0).map(|worth| worth.saturating_mul(i64::from(offer.count)))
}

/// Returns the number of pieces of each offer that come closest to a sum, but never none; of two equally close
/// sums the smaller.
fn nearest(offers: &[Offer], target: i64) -> Vec<u32> {
    let mut prices: BTreeMap<i64, u64> = BTreeMap::new();
    for offer in offers {
        if let Some(worth) = offer.worth.filter(|worth| *worth > 0) {
            *prices.entry(worth).or_default() += u64::from(offer.count);
        }
    }
    let mut taken = pick(&prices, target);
    let take = |offer: &Offer| match offer.worth {
        // Pieces worth nothing make no difference.
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

/// Returns the number of pieces of each price that come closest to a sum.
fn pick(prices: &BTreeMap<i64, u64>, target: i64) -> BTreeMap<i64, u64> {
    let dearest = prices.keys().max().copied().unwrap_or(0);
    let step = prices.keys().fold(0, |step, price| divisor(step, *price)).max(1);
    let most = (MOST_SUMS / i64::try_from(prices.len().max(1)).unwrap_or(i64::MAX)).max(1_000);
    // A sum beyond the target by more than the most expensive piece is never the closest.
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
    // An exchange needs at least one piece from each side, however little it is worth.
    let mut sum = (1..size).filter(|sum| reached[*sum]).min_by_key(far).unwrap_or(0);
    let mut taken = BTreeMap::new();
    while let Some(price) = last[sum] {
        *taken.entry(price).or_default() += 1;
        sum -= usize::try_from((price + step / 2) / step).unwrap_or(0).max(1);
    }
    taken
}

/// Returns the greatest common divisor.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}
