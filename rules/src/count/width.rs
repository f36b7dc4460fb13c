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
    let depth = usize::try_from(room.max(0)).unwrap_or(0) + 1;
    let mut row = vec![0.0_f64; depth];
    row[0] = 1.0;
    let mut scale = 0.0_f64;
    for i in (0..count).filter(|i| plan.most[*i] > 0) {
        let Some(cost) = cheapest(i).and_then(|c| usize::try_from(c).ok()) else { continue };
        let cost = if plan.limit.is_none() { 0 } else { cost };
        if cost == 0 {
            let most = if endless(plan.most[i]) { figures.min(1e6) } else { f64::from(plan.most[i]) };
            log += (most.min(figures) + 1.0).log2();
            continue;
        }
        if plan.most[i] == 1 {
            for c in (cost..depth).rev() {
                row[c] += row[c - cost];
            }
        } else {
            for c in cost..depth {
                row[c] += row[c - cost];
            }
        }
        let greatest = row.iter().copied().fold(0.0, f64::max);
        if greatest > 1e250 {
            row.iter_mut().for_each(|r| *r *= 1e-200);
            scale += 200.0 * 10.0_f64.log2();
        }
    }
    let sum: f64 = row.iter().sum();
    let decks: f64 = plan.decks.iter().map(|d| f64::from(d.bits())).sum();
    let bits = (sum.log2() + scale + log + decks).ceil() + 8.0;
    if bits.is_finite() { bits.clamp(1.0, 1e9) as u32 } else { u32::MAX }
}
