//! Which copies to remove if there are too many, or if they cost too much.

use std::collections::BTreeMap;

use crate::id::FigureId;
use crate::report::Fix;
use crate::roster::Line;

/// The maximum number of ways to offer.
const WAYS: usize = 3;

/// The excess above which combinations aren't searched: nobody exceeds a limit by that much accidentally.
const FAR: i64 = 600;

/// A figure with removable copies, and the weight of a copy: its points, or 1 if figures are counted.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub(crate) figure: FigureId,
    pub(crate) copies: u32,
    pub(crate) weight: i64,
}

impl Load {
    /// Returns a line with a weight of one for each copy.
    pub(crate) fn head(line: &Line<'_>) -> Self {
        Self { figure: line.figure.id.clone(), copies: line.count, weight: 1 }
    }

    /// Returns a line with its cost as weight, if known.
    pub(crate) fn points(line: &Line<'_>, unit: Option<i32>) -> Option<Self> {
        let weight = i64::from(unit?);
        (weight > 0).then(|| Self { figure: line.figure.id.clone(), copies: line.count, weight })
    }

    fn going(&self, copies: u32) -> BTreeMap<FigureId, u32> {
        BTreeMap::from([(self.figure.clone(), copies)])
    }
}

/// Returns ways to remove at least `excess`: closest first, then those with fewer copies. The result doesn't
/// depend on the order of the loads.
pub(crate) fn ways(excess: i64, loads: impl IntoIterator<Item = Load>) -> Vec<BTreeMap<FigureId, u32>> {
    let mut loads: Vec<_> = loads.into_iter().filter(|l| l.weight > 0 && l.copies > 0).collect();
    loads.sort_by(|a, b| a.figure.cmp(&b.figure));
    if excess <= 0 {
        return Vec::new();
    }
    let alone = loads.iter().filter_map(|load| {
        let copies = excess.div_euclid(load.weight) + i64::from(excess.rem_euclid(load.weight) != 0);
        let copies = u32::try_from(copies).ok().filter(|c| *c <= load.copies)?;
        Some((i64::from(copies) * load.weight - excess, copies, load.going(copies)))
    });
    let mut found: Vec<_> = alone.chain(together(excess, &loads)).collect();
    found.sort();
    found.dedup();
    found.into_iter().take(WAYS).map(|(_, _, going)| going).collect()
}

/// Returns the copies of several figures that come closest to the excess, with as few copies as possible.
fn together(excess: i64, loads: &[Load]) -> Option<(i64, u32, BTreeMap<FigureId, u32>)> {
    let heaviest = loads.iter().map(|l| l.weight).max()?;
    if excess > FAR || heaviest > FAR {
        return None;
    }
    // A minimal way is lighter than the excess plus the heaviest copy.
    let top = usize::try_from(excess + heaviest).ok()?;
    let mut fewest: Vec<Option<u32>> = vec![None; top];
    fewest[0] = Some(0);
    let mut taken = Vec::with_capacity(loads.len());
    for load in loads {
        let weight = usize::try_from(load.weight).ok()?;
        let before = fewest.clone();
        let mut went = vec![0_u32; top];
        for sum in 0..top {
            for copies in 1..=load.copies {
                let Some(rest) = (copies as usize).checked_mul(weight).and_then(|w| sum.checked_sub(w))
                else {
                    break;
                };
                let Some(others) = before[rest] else { continue };
                if fewest[sum].is_none_or(|now| others + copies < now) {
                    fewest[sum] = Some(others + copies);
                    went[sum] = copies;
                }
            }
        }
        taken.push((weight, went));
    }
    let enough = usize::try_from(excess).ok()?;
    let sum = (enough..top).find(|sum| fewest[*sum].is_some())?;
    let mut going = BTreeMap::new();
    let mut rest = sum;
    for (load, (weight, went)) in loads.iter().zip(&taken).rev() {
        let copies = went[rest];
        rest -= copies as usize * weight;
        if copies > 0 {
            going.insert(load.figure.clone(), copies);
        }
    }
    Some((i64::try_from(sum - enough).ok()?, fewest[sum]?, going))
}

/// Returns the same ways as fixes.
pub(crate) fn take_out(excess: i64, loads: impl IntoIterator<Item = Load>) -> impl Iterator<Item = Fix> {
    ways(excess, loads).into_iter().map(Fix::remove_all)
}

/// Adds up the copies of each figure on these lines.
pub(crate) fn tally_up<'a>(lines: impl IntoIterator<Item = (&'a FigureId, u32)>) -> BTreeMap<FigureId, u32> {
    let mut out = BTreeMap::<FigureId, u32>::new();
    for (figure, count) in lines.into_iter().filter(|(_, count)| *count > 0) {
        let copies = out.entry(figure.clone()).or_default();
        *copies = copies.saturating_add(count);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(figure: &str, copies: u32, weight: i64) -> Load {
        Load { figure: FigureId::from(figure), copies, weight }
    }

    fn said(excess: i64, loads: &[Load]) -> Vec<String> {
        let one = |going: BTreeMap<FigureId, u32>| {
            let each = going.iter().map(|(figure, copies)| format!("{copies} {figure}"));
            each.collect::<Vec<_>>().join(", ")
        };
        ways(excess, loads.iter().cloned()).into_iter().map(one).collect()
    }

    #[test]
    fn whoever_comes_nearest_goes_first() {
        let squad = [load("kenobi", 1, 55), load("arc", 1, 18), load("clone", 4, 9)];
        assert_eq!(said(9, &squad), ["1 clone", "1 arc", "1 kenobi"]);
        assert_eq!(said(18, &squad), ["1 arc", "2 clone", "1 kenobi"]);
        assert_eq!(said(0, &squad), Vec::<String>::new());
    }

    #[test]
    fn several_go_together_where_that_is_nearer_and_where_one_is_not_enough() {
        assert_eq!(said(12, &[load("big", 1, 55), load("a", 1, 9), load("b", 1, 3)]), ["1 a, 1 b", "1 big"]);
        assert_eq!(said(20, &[load("a", 1, 9), load("b", 2, 8), load("c", 1, 5)]), ["2 b, 1 c"]);
        assert_eq!(said(100, &[load("a", 1, 9)]), Vec::<String>::new());
    }

    #[test]
    fn neither_the_order_of_lines_nor_absurd_numbers_matter() {
        let (a, b) = (load("a", u32::MAX, 1), load("b", u32::MAX, 2));
        assert_eq!(said(7, &[a.clone(), b.clone()]), said(7, &[b, a.clone()]));
        assert_eq!(said(i64::from(u32::MAX), &[a]), [format!("{} a", u32::MAX)]);
        assert_eq!(said(i64::MAX, &[load("dear", 3, i64::from(i32::MAX))]), Vec::<String>::new());
    }
}
