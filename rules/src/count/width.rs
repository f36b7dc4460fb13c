//! How many bits the numbers of a count need at most: the same sum with no rule but copies and
//! points, in floating point.

use super::leaf::endless;
use super::plan::Plan;

/// More than every squad could need, in bits.
pub(crate) fn bits(plan: &Plan<'_>) -> u32 {
    let count = plan.most.len();
    // The lowest price that any rule could bring about; what gives points back widens the room.
    let lowest = |i: usize| plan.base[i].iter().map(|p| p.lowest).min();
    let helped: i64 = plan.effects.iter().map(|e| i64::from(e.effect.amount.min(0))).sum();
    let floor = plan.changes.iter().map(|(floor, _, _)| i64::from(*floor)).min();
    let cheapest = |i: usize| {
        lowest(i).map(|c| match floor {
            Some(floor) if helped < 0 => (c + helped).max(c.min(floor)),
            _ => c,
        })
    };
    let figures: f64 = plan
        .tallies
        .iter()
        .filter(|t| t.who.iter().all(|w| *w))
        .map(|t| f64::from(t.max))
        .fold(f64::INFINITY, f64::min);
    let mut room = plan.limit.unwrap_or(0);
    let mut log = 0.0_f64;
    for i in 0..count {
        if let Some(cost) = cheapest(i).filter(|c| *c < 0) {
            let most = if endless(plan.most[i]) { 1 << 16 } else { i64::from(plan.most[i]) };
            room = room.saturating_add(-cost * most).min(1 << 20);
            log += (f64::from(u32::try_from(most).unwrap_or(1 << 16)) + 1.0).log2();
        }
    }
    // So many figures of each price, of which there is one at most, or several.
    let mut prices = Vec::with_capacity(count);
    for i in (0..count).filter(|i| plan.most[*i] > 0) {
        let Some(cost) = cheapest(i).filter(|c| *c >= 0) else { continue };
        let cost = if plan.limit.is_none() { 0 } else { cost };
        if cost == 0 {
            let most = if endless(plan.most[i]) { figures.min(1e6) } else { f64::from(plan.most[i]) };
            log += (most.min(figures) + 1.0).log2();
        } else if cost <= room {
            prices.push((cost, plan.most[i] == 1));
        }
    }
    prices.sort_unstable();
    let sum = most(&prices, room);
    let decks: f64 = plan.decks.iter().map(|d| f64::from(d.bits())).sum();
    let bits = (sum + log + decks).ceil() + 8.0;
    if bits.is_finite() { bits.clamp(1.0, 1e9) as u32 } else { u32::MAX }
}

/// More than the squads of at most so many points, as a logarithm. For any `x` between 0 and 1 the
/// product of all figures' `1 + x^cost + …`, taken at `x` and divided by `x^room`, is no less than the
/// sum of its coefficients up to `room`; the least of some is taken.
fn most(prices: &[(i64, bool)], room: i64) -> f64 {
    let same: Vec<_> = prices.chunk_by(|a, b| a == b).map(|all| (all[0], all.len() as f64)).collect();
    let at = |x: f64| {
        let factor = |((cost, single), figures): &((i64, bool), f64)| {
            let power = x.powf(*cost as f64);
            let one = if *single { 1.0 + power } else { 1.0 / (1.0 - power) };
            one.ln() * figures
        };
        same.iter().map(factor).sum::<f64>() - room as f64 * x.ln()
    };
    // The logarithm has one least value; steps grow toward 1, where many points have it.
    let steps = (1..=9).map(|n| 1.0 - 0.5_f64.powi(n));
    let least = steps.map(at).fold(f64::INFINITY, f64::min);
    least.max(0.0) / std::f64::consts::LN_2
}
