//! A leaf made ready for sums: factors, each a figure or a knot of rivals, in groups that share
//! tallies; points counted from the cheapest that each factor can be.

use super::Tangled;
use super::grid::{Step, TALLIES, Term};
use super::leaf::{Costs, Leaf, Unit, endless};
use super::plan::{Plan, Those};
use super::ring::Ring;
use super::rivals::{self, Rival};

/// One factor of the product.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Factor<R> {
    /// Copies of one figure beyond those that are fixed, at most so many.
    Free { figure: usize, step: Step, cost: usize, most: u32 },
    /// Copies of one figure whose prices depend on how many they are: each term with the copies that
    /// it takes beyond those that are fixed, none first.
    Priced { figure: usize, terms: Vec<Term<R>>, copies: Vec<u32> },
    /// Rivals.
    Knot { rivals: Vec<Rival>, terms: Vec<Term<R>>, lowest: i64 },
}

/// Factors that share tallies.
#[derive(Clone, Debug)]
pub(crate) struct Group<R> {
    /// The least and most of each tally, what is fixed already taken off.
    pub(crate) bounds: Vec<(u32, u32)>,
    pub(crate) factors: Vec<Factor<R>>,
    /// How many of the first ones most other leaves have, too.
    pub(crate) common: usize,
    /// The tally that somebody wants to know, and how many are fixed.
    pub(crate) wanted: Option<(usize, u32)>,
}

/// A leaf ready to be summed up.
#[derive(Clone, Debug)]
pub(crate) struct Sums<R> {
    pub(crate) groups: Vec<Group<R>>,
    /// The points left beyond what is fixed; 0 where points don't matter.
    pub(crate) points: usize,
    /// Copies that every squad has.
    pub(crate) fixed: Vec<u32>,
    /// Whether the empty squad is among these.
    pub(crate) has_empty: bool,
}

/// The price of so many copies, where they may be legal: one for each price that may be chosen.
fn prices(unit: &Unit, copies: u32) -> Vec<i64> {
    match copies {
        0 => vec![0],
        1 => unit.single.all().to_vec(),
        _ => unit.each.all().iter().map(|c| c * i64::from(copies)).collect(),
    }
}

/// The most points that make sense; one that big would not fit into memory.
const DEEPEST: i64 = 1 << 20;

/// The most bytes that one product may take.
const MEMORY: u128 = 1 << 25;

struct Building<'a> {
    plan: &'a Plan<'a>,
    leaf: &'a Leaf,
    most: Vec<u32>,
    least: Vec<u32>,
    /// Points left so far; what a factor may give back is added.
    left: i64,
    bounds: Vec<(Those, u32, u32)>,
    /// The bound that somebody wants to know, and how many are fixed.
    wanted: Option<(usize, u32)>,
}

/// Makes a leaf ready. `None` where no squad is left in it.
pub(crate) fn sums<R: Ring>(
    plan: &Plan<'_>,
    leaf: &Leaf,
    least: &[u32],
    most: &[u32],
) -> Result<Option<Sums<R>>, Tangled> {
    let building = Building {
        plan,
        leaf,
        most: most.to_vec(),
        least: least.to_vec(),
        left: plan.limit.unwrap_or(0) - leaf.spent,
        bounds: Vec::new(),
        wanted: None,
    };
    building.build()
}

impl Building<'_> {
    fn build<R: Ring>(mut self) -> Result<Option<Sums<R>>, Tangled> {
        if !self.clear() {
            return Ok(None);
        }
        let count = self.most.len();
        let unit = |i: usize| &self.leaf.units[i];
        // Fixed copies of one price are spent; those whose price depends on more stay a factor.
        let special: Vec<bool> = (0..count)
            .map(|i| {
                if self.most[i] == 0 {
                    return false;
                }
                let unit = unit(i);
                let plain = unit.single.all().len() <= 1 && (unit.single == unit.each || self.most[i] == 1);
                let gives = unit.single.least().is_some_and(|c| c < 0) && self.plan.rivals[i].is_empty();
                !plain || gives
            })
            .collect();
        let mut fixed = vec![0; count];
        let here: Vec<usize> = (0..count).filter(|i| self.most[*i] > 0).collect();
        for i in here.iter().copied().filter(|i| self.least[*i] > 0) {
            if !special[i] {
                let Some(price) = prices(unit(i), self.least[i]).first().copied() else { return Ok(None) };
                self.left -= price;
            }
            fixed[i] = self.least[i];
        }
        if !self.bound(&fixed, &special)? {
            return Ok(None);
        }
        let steps = self.steps();
        let mut factors = Vec::new();
        for i in here.iter().copied().filter(|i| special[*i]) {
            match self.priced(i, &steps[i])? {
                Some(factor) => factors.push(factor),
                None => return Ok(None),
            }
        }
        let rivals = here
            .iter()
            .copied()
            .filter(|i| !special[*i] && !self.plan.rivals[*i].is_empty() && self.most[*i] > self.least[*i]);
        let rivals: Vec<_> = rivals
            .filter_map(|i| Some(Rival { figure: i, step: steps[i], cost: unit(i).single.least()? }))
            .collect();
        // Whoever gives points back comes first: others may spend them.
        let (giving, taking): (Vec<_>, Vec<_>) =
            rivals::knots(&rivals, &self.plan.rivals).into_iter().partition(|k| k.iter().any(|r| r.cost < 0));
        for knot in giving {
            factors.push(self.knot(knot, i64::MAX / 4));
        }
        if self.plan.limit.is_none() {
            self.left = 0;
        }
        if self.left < 0 {
            return Ok(None);
        }
        if self.left > DEEPEST {
            return Err(Tangled::Points(self.left));
        }
        let points = usize::try_from(self.left).unwrap_or(0);
        for i in here.iter().copied().filter(|i| !special[*i] && self.plan.rivals[*i].is_empty()) {
            let Some(cost) = unit(i).single.least().and_then(|c| usize::try_from(c).ok()) else { continue };
            if cost > points || self.most[i] == self.least[i] {
                continue;
            }
            let most = if endless(self.most[i]) { self.most[i] } else { self.most[i] - self.least[i] };
            if cost == 0 && endless(most) && steps[i] == Step::default() {
                return Err(Tangled::Endless(self.plan.catalogue.figures()[i].id.clone()));
            }
            factors.push(Factor::Free { figure: i, step: steps[i], cost, most });
        }
        for knot in taking {
            let left = self.left;
            factors.push(self.knot(knot, left));
        }
        let empty = self.least.iter().all(|l| *l == 0)
            && self.bounds.iter().all(|(_, min, _)| *min == 0)
            && self
                .plan
                .limit
                .is_none_or(|l| if self.plan.exact { l == self.leaf.spent } else { l >= self.leaf.spent });
        let groups = self.groups(factors);
        if groups.iter().any(|g| !g.is_small(points)) {
            return Err(Tangled::Points(self.left));
        }
        Ok(Some(Sums { groups, points, fixed, has_empty: empty }))
    }

    /// Takes out whom those that are fixed bar, and checks that the fixed ones may stand together.
    fn clear(&mut self) -> bool {
        for i in 0..self.most.len() {
            if self.least[i] > self.most[i] {
                return false;
            }
            if self.least[i] > 0 {
                for rival in &self.plan.rivals[i] {
                    if self.least[*rival] > 0 {
                        return false;
                    }
                    self.most[*rival] = 0;
                }
            }
        }
        true
    }

    /// Settles which tallies can still be broken. False, where one is for certain.
    fn bound(&mut self, fixed: &[u32], special: &[bool]) -> Result<bool, Tangled> {
        for bound in &self.leaf.bounds {
            let of = |counts: &[u32]| {
                let those = counts.iter().zip(&bound.who).filter(|(_, w)| **w);
                those.fold(0_u32, |sum, (c, _)| sum.saturating_add(*c))
            };
            let (held, possible) = (of(fixed), of(&self.most));
            if held > bound.max || possible < bound.min {
                return Ok(false);
            }
            // How many more the points allow, where each costs something.
            let members = (0..bound.who.len()).filter(|i| bound.who[*i] && self.most[*i] > 0);
            let cheapest =
                members.filter_map(|i| self.leaf.units[i].least().map(|c| if special[i] { 0 } else { c }));
            let room = self.leaf.units.iter().filter_map(Unit::least).all(|c| c >= 0);
            let payable = match cheapest.min() {
                Some(cost) if cost > 0 && room && self.plan.limit.is_some() => {
                    u32::try_from(self.left.max(0) / cost).unwrap_or(u32::MAX).saturating_add(held)
                }
                _ => u32::MAX,
            };
            let reach = possible.min(payable);
            if reach < bound.min {
                return Ok(false);
            }
            if bound.wanted {
                self.wanted = Some((self.bounds.len(), held));
            }
            if bound.wanted || bound.min > held || reach > bound.max {
                let max = bound.max.min(reach);
                if max == u32::MAX {
                    return Err(Tangled::Switches(usize::MAX));
                }
                self.bounds.push((bound.who.clone(), bound.min.saturating_sub(held), max - held));
            }
        }
        if self.bounds.len() > TALLIES { Err(Tangled::Tallies(self.bounds.len())) } else { Ok(true) }
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps = vec![Step::default(); self.most.len()];
        for (t, (who, _, _)) in self.bounds.iter().enumerate() {
            steps.iter_mut().zip(who).filter(|(_, w)| **w).for_each(|(s, _)| s[t] = 1);
        }
        steps
    }

    /// A figure whose copies don't all cost the same, or give points back.
    fn priced<R: Ring>(&mut self, i: usize, step: &Step) -> Result<Option<Factor<R>>, Tangled> {
        let unit = &self.leaf.units[i];
        let tallied = self.bounds.iter().filter(|(who, _, _)| who[i]).map(|(_, _, max)| *max);
        let mut most = self.most[i].min(tallied.min().map_or(u32::MAX, |m| m.saturating_add(self.least[i])));
        let dearest = unit.each.all().last().copied().unwrap_or(0);
        if endless(most) {
            if dearest <= 0 && unit.each != Costs::No {
                return Err(Tangled::Endless(self.plan.catalogue.figures()[i].id.clone()));
            }
            // Others may give points back, so the bound is wide.
            let cheapest = unit.each.least().unwrap_or(1).max(1);
            let back = self.gives_back();
            most = u32::try_from((self.left + back).max(0) / cheapest + 1).unwrap_or(u32::MAX);
        }
        let mut terms = Vec::<(u32, i64)>::new();
        for copies in self.least[i]..=most {
            terms.extend(prices(unit, copies).into_iter().map(|price| (copies - self.least[i], price)));
        }
        let Some(lowest) = terms.iter().map(|(_, price)| *price).min() else { return Ok(None) };
        self.left -= lowest;
        let grow = |n: u32| step.map(|s| s * n);
        let term = |(n, price): (u32, i64)| Term {
            step: grow(n),
            cost: usize::try_from(price - lowest).unwrap_or(usize::MAX),
            ways: R::one(),
        };
        let copies = terms.iter().map(|(n, _)| *n).collect();
        Ok(Some(Factor::Priced { figure: i, terms: terms.into_iter().map(term).collect(), copies }))
    }

    /// A factor of rivals, whose cheapest choice is taken off beforehand.
    fn knot<R: Ring>(&mut self, rivals: Vec<Rival>, most: i64) -> Factor<R> {
        let prices = rivals::ways::<R>(&rivals, &self.plan.rivals, most);
        let lowest = prices.iter().map(|p| p.cost).min().unwrap_or(0);
        self.left -= lowest;
        let term = |p: &rivals::Price<R>| Term {
            step: p.step,
            cost: usize::try_from(p.cost - lowest).unwrap_or(usize::MAX),
            ways: p.ways,
        };
        Factor::Knot { terms: prices.iter().map(term).collect(), rivals, lowest }
    }

    /// What figures that cost less than nothing may give back in all.
    fn gives_back(&self) -> i64 {
        let give = |i: usize| {
            let cost = self.leaf.units[i].least().unwrap_or(0);
            if cost < 0 { -cost * i64::from(self.most[i].min(1 << 16)) } else { 0 }
        };
        (0..self.most.len()).filter(|i| self.most[*i] > 0).map(give).sum()
    }

    /// Parts the factors by the tallies that they share.
    fn groups<R: Ring>(&self, factors: Vec<Factor<R>>) -> Vec<Group<R>> {
        let count = self.bounds.len();
        let mut group: Vec<usize> = (0..count).collect();
        let touched: Vec<Vec<usize>> = factors.iter().map(|f| f.tallies(count)).collect();
        for tallies in &touched {
            for pair in tallies.windows(2) {
                let (a, b) = (group[pair[0]], group[pair[1]]);
                group.iter_mut().filter(|g| **g == b).for_each(|g| *g = a);
            }
        }
        let mut out = vec![Group { bounds: Vec::new(), factors: Vec::new(), common: 0, wanted: None }];
        let mut place = vec![(0, 0); count]; // the group of each tally, and where in it
        for first in 0..count {
            let members: Vec<_> = (0..count).filter(|t| group[*t] == first).collect();
            if members.is_empty() {
                continue;
            }
            let bounds = members.iter().map(|t| (self.bounds[*t].1, self.bounds[*t].2)).collect();
            let mut wanted = None;
            for (n, t) in members.iter().enumerate() {
                place[*t] = (out.len(), n);
                wanted = wanted.or(self.wanted.filter(|(bound, _)| bound == t).map(|(_, held)| (n, held)));
            }
            out.push(Group { bounds, factors: Vec::new(), common: 0, wanted });
        }
        for (factor, tallies) in factors.into_iter().zip(touched) {
            let at = tallies.first().map_or(0, |t| place[*t].0);
            out[at].factors.push(factor.moved(&place));
        }
        out.retain(|g| !g.factors.is_empty() || !g.bounds.is_empty());
        for group in &mut out {
            group.factors.sort_by_cached_key(|f| !f.is_common(self.plan));
            group.common = group.factors.partition_point(|f| f.is_common(self.plan));
        }
        out
    }
}

impl<R: Ring> Group<R> {
    /// Whether its product fits into memory that nobody misses.
    fn is_small(&self, points: usize) -> bool {
        let states = self.bounds.iter().map(|(_, max)| u128::from(*max) + 1);
        let cells = states.fold(points as u128 + 1, u128::saturating_mul);
        cells.saturating_mul(size_of::<R>() as u128) <= MEMORY
    }
}

impl<R: Ring> Factor<R> {
    /// Whether it is the same in squads of all factions.
    fn is_common(&self, plan: &Plan<'_>) -> bool {
        match self {
            Self::Free { figure, .. } => plan.common[*figure],
            Self::Priced { .. } => false,
            Self::Knot { rivals, .. } => rivals.iter().all(|r| plan.common[r.figure]),
        }
    }

    /// Which tallies it adds to.
    fn tallies(&self, count: usize) -> Vec<usize> {
        let adds = |t: usize| match self {
            Self::Free { step, .. } => step[t] > 0,
            Self::Priced { terms, .. } | Self::Knot { terms, .. } => terms.iter().any(|x| x.step[t] > 0),
        };
        (0..count).filter(|t| adds(*t)).collect()
    }

    /// The same with tallies at their places within their group.
    fn moved(self, place: &[(usize, usize)]) -> Self {
        if place.is_empty() {
            return self;
        }
        let at = |step: Step| {
            let mut out = Step::default();
            for (t, (_, n)) in place.iter().enumerate() {
                if step[t] > 0 {
                    out[*n] = step[t];
                }
            }
            out
        };
        let all = |terms: Vec<Term<R>>| terms.into_iter().map(|t| Term { step: at(t.step), ..t }).collect();
        match self {
            Self::Free { figure, step, cost, most } => Self::Free { figure, step: at(step), cost, most },
            Self::Priced { figure, terms, copies } => Self::Priced { figure, terms: all(terms), copies },
            Self::Knot { rivals, terms, lowest } => Self::Knot {
                lowest,
                rivals: rivals.into_iter().map(|r| Rival { step: at(r.step), ..r }).collect(),
                terms: all(terms),
            },
        }
    }
}
