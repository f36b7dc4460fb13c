//! A subproblem as a product: one factor for each figure or component of the conflict graph, in groups that
//! share counters.
//!
//! Copies that every squad of the subproblem has are taken out and paid for first. Each factor is divided by
//! its lowest power of `z`, and that power is paid for, too. So no exponent is negative, even if a figure gives
//! points back, and every factor that isn't a plain power series has a constant term. Factors without a common
//! counter are multiplied separately, so that their polynomials don't need each other's counters.

use super::CountError;
use super::conflict::{self, Monomial, Vertex};
use super::cost::{CopyCost, CostSet};
use super::figure_set::{FigureSet, copies_in};
use super::model::{Model, UNLIMITED};
use super::polynomial::{Degrees, MAX_COUNTERS, Polynomial, Term};
use super::ring::Ring;
use super::subproblem::Subproblem;

/// The maximum point total for which polynomials are allocated.
const MAX_POINTS: i64 = 1 << 20;

/// The maximum size of one polynomial, in bytes.
const MAX_BYTES: u128 = 1 << 25;

/// One factor of the product.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Factor<R> {
    /// Up to `max` copies of one figure beyond the fixed ones, all at the same cost:
    /// `(1 - m^(max + 1)) / (1 - m)`, where `m` stands for one copy.
    Copies { figure: usize, degrees: Degrees, cost: usize, max: u32 },
    /// Copies of one figure whose cost depends on their number: a term for each number and sum, fewest copies
    /// first, with the number of copies beyond the fixed ones for each term.
    Tabulated { figure: usize, terms: Vec<Term<R>>, copies: Vec<u32> },
    /// A component of the conflict graph: its independence polynomial, divided by `z^lowest`.
    Component { vertices: Vec<Vertex>, terms: Vec<Term<R>>, lowest: i64 },
}

/// Factors that share counters.
#[derive(Clone, Debug)]
pub(crate) struct Group<R> {
    /// The minimum and maximum of each counter, less the fixed copies.
    pub(crate) bounds: Vec<(u32, u32)>,
    pub(crate) factors: Vec<Factor<R>>,
    /// How many of the first factors are of neutral figures and therefore shared with most other subproblems.
    pub(crate) shared: usize,
    /// The reported counter, and the number of its fixed members.
    pub(crate) reported: Option<(usize, u32)>,
}

/// A subproblem as a product.
#[derive(Clone, Debug)]
pub(crate) struct Factored<R> {
    pub(crate) groups: Vec<Group<R>>,
    /// The points left after the fixed copies; 0 if the format has no limit.
    pub(crate) points: usize,
    /// Copies that every squad has, by figure.
    pub(crate) fixed: Vec<u32>,
    /// Whether the empty squad, which isn't legal, is among the squads.
    pub(crate) has_empty: bool,
}

/// Returns the possible total costs of some copies, one for each choice.
fn sums(cost: &CopyCost, copies: u32) -> Vec<i64> {
    match copies {
        0 => vec![0],
        1 => cost.single.all().to_vec(),
        _ => cost.each.all().iter().map(|c| c * i64::from(copies)).collect(),
    }
}

struct Builder<'a> {
    model: &'a Model<'a>,
    subproblem: &'a Subproblem,
    min_copies: Vec<u32>,
    max_copies: Vec<u32>,
    /// Points left so far; refunds of processed factors are added.
    left: i64,
    /// Bounds that can still be violated, less the fixed part: one counter each.
    bounds: Vec<(FigureSet, u32, u32)>,
    /// The reported counter, and the number of its fixed members.
    reported: Option<(usize, u32)>,
}

/// Factorises a subproblem with given bounds on copies. `None` if it has no squads.
///
/// # Errors
/// The number of squads is infinite, or the polynomials would be too large.
pub(crate) fn factorise<R: Ring>(
    model: &Model<'_>,
    subproblem: &Subproblem,
    min_copies: &[u32],
    max_copies: &[u32],
) -> Result<Option<Factored<R>>, CountError> {
    let builder = Builder {
        model,
        subproblem,
        min_copies: min_copies.to_vec(),
        max_copies: max_copies.to_vec(),
        left: model.limit.unwrap_or(0) - subproblem.spent,
        bounds: Vec::new(),
        reported: None,
    };
    builder.build()
}

impl Builder<'_> {
    fn build<R: Ring>(mut self) -> Result<Option<Factored<R>>, CountError> {
        if !self.propagate_conflicts() {
            return Ok(None);
        }
        let count = self.max_copies.len();
        let cost = |i: usize| &self.subproblem.copy_costs[i];
        // Fixed copies with a single cost are paid for here; those whose cost varies stay a factor.
        let tabulated: Vec<bool> = (0..count)
            .map(|i| {
                if self.max_copies[i] == 0 {
                    return false;
                }
                let cost = cost(i);
                let plain =
                    cost.single.all().len() <= 1 && (cost.single == cost.each || self.max_copies[i] == 1);
                let refunds =
                    cost.single.cheapest().is_some_and(|c| c < 0) && self.model.conflicts[i].is_empty();
                !plain || refunds
            })
            .collect();
        let mut fixed = vec![0; count];
        let possible: Vec<usize> = (0..count).filter(|i| self.max_copies[*i] > 0).collect();
        for i in possible.iter().copied().filter(|i| self.min_copies[*i] > 0) {
            if !tabulated[i] {
                let Some(sum) = sums(cost(i), self.min_copies[i]).first().copied() else { return Ok(None) };
                self.left -= sum;
            }
            fixed[i] = self.min_copies[i];
        }
        if !self.settle_bounds(&fixed, &tabulated)? {
            return Ok(None);
        }
        let degrees = self.degrees();
        let mut factors = Vec::new();
        for i in possible.iter().copied().filter(|i| tabulated[*i]) {
            match self.tabulate(i, &degrees[i])? {
                Some(factor) => factors.push(factor),
                None => return Ok(None),
            }
        }
        let in_conflict = possible.iter().copied().filter(|i| {
            !tabulated[*i]
                && !self.model.conflicts[*i].is_empty()
                && self.max_copies[*i] > self.min_copies[*i]
        });
        let vertices: Vec<_> = in_conflict
            .filter_map(|i| Some(Vertex { figure: i, degrees: degrees[i], cost: cost(i).single.cheapest()? }))
            .collect();
        // Components that give points back come first, as the others may spend those points.
        let (refunding, paying): (Vec<_>, Vec<_>) = conflict::components(&vertices, &self.model.conflicts)
            .into_iter()
            .partition(|component| component.iter().any(|v| v.cost < 0));
        for component in refunding {
            factors.push(self.component(component, i64::MAX / 4));
        }
        if self.model.limit.is_none() {
            self.left = 0;
        }
        if self.left < 0 {
            return Ok(None);
        }
        if self.left > MAX_POINTS {
            return Err(CountError::TooManyPoints(self.left));
        }
        let points = usize::try_from(self.left).unwrap_or(0);
        for i in possible.iter().copied().filter(|i| !tabulated[*i] && self.model.conflicts[*i].is_empty()) {
            let Some(cost) = cost(i).single.cheapest().and_then(|c| usize::try_from(c).ok()) else {
                continue;
            };
            if cost > points || self.max_copies[i] == self.min_copies[i] {
                continue;
            }
            let max = match self.max_copies[i] {
                UNLIMITED => UNLIMITED,
                max => max - self.min_copies[i],
            };
            if cost == 0 && max == UNLIMITED && degrees[i] == Degrees::default() {
                return Err(self.endless(i));
            }
            factors.push(Factor::Copies { figure: i, degrees: degrees[i], cost, max });
        }
        for component in paying {
            let left = self.left;
            factors.push(self.component(component, left));
        }
        let affordable = |limit: i64| {
            if self.model.exact { limit == self.subproblem.spent } else { limit >= self.subproblem.spent }
        };
        let has_empty = self.min_copies.iter().all(|min| *min == 0)
            && self.bounds.iter().all(|(_, min, _)| *min == 0)
            && self.model.limit.is_none_or(affordable);
        let groups = self.groups(factors);
        if groups.iter().any(|g| !g.fits_memory(points)) {
            return Err(CountError::TooManyPoints(self.left));
        }
        Ok(Some(Factored { groups, points, fixed, has_empty }))
    }

    fn endless(&self, i: usize) -> CountError {
        CountError::Unbounded(self.model.catalogue.figures()[i].id.clone())
    }

    /// Excludes everything that conflicts with fixed figures. Returns `false` if fixed figures conflict with
    /// each other, or a figure's bounds contradict each other.
    fn propagate_conflicts(&mut self) -> bool {
        for i in 0..self.max_copies.len() {
            if self.min_copies[i] > self.max_copies[i] {
                return false;
            }
            if self.min_copies[i] > 0 {
                for other in &self.model.conflicts[i] {
                    if self.min_copies[*other] > 0 {
                        return false;
                    }
                    self.max_copies[*other] = 0;
                }
            }
        }
        true
    }

    /// Keeps the bounds that can still be violated or are reported. Returns `false` if a bound can't be met.
    fn settle_bounds(&mut self, fixed: &[u32], tabulated: &[bool]) -> Result<bool, CountError> {
        for bound in &self.subproblem.bounds {
            let (held, possible) = (copies_in(fixed, &bound.of), copies_in(&self.max_copies, &bound.of));
            if held > bound.max || possible < bound.min {
                return Ok(false);
            }
            // The maximum number of further members that the points allow, if each of them costs something.
            let members = (0..bound.of.len()).filter(|i| bound.of[*i] && self.max_copies[*i] > 0);
            let costs = members.filter_map(|i| {
                let cost = self.subproblem.copy_costs[i].cheapest();
                cost.map(|c| if tabulated[i] { 0 } else { c })
            });
            let mut all_costs = self.subproblem.copy_costs.iter().filter_map(CopyCost::cheapest);
            let no_refunds = all_costs.all(|c| c >= 0);
            let payable = match costs.min() {
                Some(cost) if cost > 0 && no_refunds && self.model.limit.is_some() => {
                    u32::try_from(self.left.max(0) / cost).unwrap_or(u32::MAX).saturating_add(held)
                }
                _ => u32::MAX,
            };
            let reach = possible.min(payable);
            if reach < bound.min {
                return Ok(false);
            }
            if bound.reported {
                self.reported = Some((self.bounds.len(), held));
            }
            if bound.reported || bound.min > held || reach > bound.max {
                let max = bound.max.min(reach);
                if max == u32::MAX {
                    return Err(CountError::TooManyCases(usize::MAX));
                }
                self.bounds.push((bound.of.clone(), bound.min.saturating_sub(held), max - held));
            }
        }
        if self.bounds.len() > MAX_COUNTERS {
            Err(CountError::TooManyBounds(self.bounds.len()))
        } else {
            Ok(true)
        }
    }

    /// Returns the counters that a copy of each figure increments.
    fn degrees(&self) -> Vec<Degrees> {
        let mut degrees = vec![Degrees::default(); self.max_copies.len()];
        for (counter, (of, _, _)) in self.bounds.iter().enumerate() {
            degrees.iter_mut().zip(of).filter(|(_, member)| **member).for_each(|(d, _)| d[counter] = 1);
        }
        degrees
    }

    /// Returns the factor of a figure whose copies don't all cost the same, or give points back. `None` if no
    /// number of copies is legal.
    fn tabulate<R: Ring>(&mut self, i: usize, degrees: &Degrees) -> Result<Option<Factor<R>>, CountError> {
        let cost = &self.subproblem.copy_costs[i];
        let min = self.min_copies[i];
        let counted = self.bounds.iter().filter(|(of, _, _)| of[i]).map(|(_, _, max)| *max);
        let mut max = self.max_copies[i].min(counted.min().map_or(u32::MAX, |max| max.saturating_add(min)));
        let dearest = cost.each.all().last().copied().unwrap_or(0);
        if max == UNLIMITED {
            if dearest <= 0 && cost.each != CostSet::None {
                return Err(self.endless(i));
            }
            // A generous bound, as other figures may give points back.
            let cheapest = cost.each.cheapest().unwrap_or(1).max(1);
            max = u32::try_from((self.left + self.refund()).max(0) / cheapest + 1).unwrap_or(u32::MAX);
        }
        let mut all = Vec::<(u32, i64)>::new();
        for copies in min..=max {
            all.extend(sums(cost, copies).into_iter().map(|sum| (copies - min, sum)));
        }
        let Some(lowest) = all.iter().map(|(_, sum)| *sum).min() else { return Ok(None) };
        self.left -= lowest;
        let term = |(copies, sum): &(u32, i64)| Term {
            degrees: degrees.map(|d| d * copies),
            cost: usize::try_from(sum - lowest).unwrap_or(usize::MAX),
            coefficient: R::one(),
        };
        let (terms, copies) = (all.iter().map(term).collect(), all.iter().map(|(n, _)| *n).collect());
        Ok(Some(Factor::Tabulated { figure: i, terms, copies }))
    }

    /// Returns the factor of a component of the conflict graph.
    fn component<R: Ring>(&mut self, vertices: Vec<Vertex>, max_cost: i64) -> Factor<R> {
        let monomials = conflict::of_component::<R>(&vertices, &self.model.conflicts, max_cost);
        let lowest = monomials.iter().map(|m| m.cost).min().unwrap_or(0);
        self.left -= lowest;
        let term = |m: &Monomial<R>| Term {
            degrees: m.degrees,
            cost: usize::try_from(m.cost - lowest).unwrap_or(usize::MAX),
            coefficient: m.coefficient,
        };
        Factor::Component { terms: monomials.iter().map(term).collect(), vertices, lowest }
    }

    /// Returns the total of points that figures of negative cost can give back.
    fn refund(&self) -> i64 {
        let give = |i: usize| {
            let cost = self.subproblem.copy_costs[i].cheapest().unwrap_or(0);
            if cost < 0 { -cost * i64::from(self.max_copies[i].min(1 << 16)) } else { 0 }
        };
        (0..self.max_copies.len()).filter(|i| self.max_copies[*i] > 0).map(give).sum()
    }

    /// Groups the factors by the counters they share; factors without counters form the first group.
    fn groups<R: Ring>(&self, factors: Vec<Factor<R>>) -> Vec<Group<R>> {
        let count = self.bounds.len();
        let mut group: Vec<usize> = (0..count).collect();
        let touched: Vec<Vec<usize>> = factors.iter().map(|f| f.counters(count)).collect();
        for counters in &touched {
            for pair in counters.windows(2) {
                let (a, b) = (group[pair[0]], group[pair[1]]);
                group.iter_mut().filter(|g| **g == b).for_each(|g| *g = a);
            }
        }
        let mut out = vec![Group { bounds: Vec::new(), factors: Vec::new(), shared: 0, reported: None }];
        let mut place = vec![(0, 0); count]; // group and index of each counter
        for first in 0..count {
            let members: Vec<_> = (0..count).filter(|c| group[*c] == first).collect();
            if members.is_empty() {
                continue;
            }
            let bounds = members.iter().map(|c| (self.bounds[*c].1, self.bounds[*c].2)).collect();
            let mut reported = None;
            for (n, c) in members.iter().enumerate() {
                place[*c] = (out.len(), n);
                reported =
                    reported.or(self.reported.filter(|(bound, _)| bound == c).map(|(_, held)| (n, held)));
            }
            out.push(Group { bounds, factors: Vec::new(), shared: 0, reported });
        }
        for (factor, counters) in factors.into_iter().zip(touched) {
            let at = counters.first().map_or(0, |c| place[*c].0);
            out[at].factors.push(factor.renumbered(&place));
        }
        out.retain(|g| !g.factors.is_empty() || !g.bounds.is_empty());
        for group in &mut out {
            group.factors.sort_by_cached_key(|f| !f.is_neutral(self.model));
            group.shared = group.factors.partition_point(|f| f.is_neutral(self.model));
        }
        out
    }
}

impl<R: Ring> Group<R> {
    fn fits_memory(&self, points: usize) -> bool {
        let rows = self.bounds.iter().map(|(_, max)| u128::from(*max) + 1);
        let cells = rows.fold(points as u128 + 1, u128::saturating_mul);
        cells.saturating_mul(size_of::<R>() as u128) <= MAX_BYTES
    }

    /// Returns the sum of the rows of a product that keep to the bounds: the group's ways, by points.
    pub(crate) fn lawful_row(&self, product: &Polynomial<R>) -> Vec<R> {
        let mut sum = vec![R::default(); product.row(0).len()];
        for at in (0..product.rows()).filter(|at| self.is_lawful(&product.degrees_of(*at))) {
            sum.iter_mut().zip(product.row(at)).for_each(|(a, b)| *a = a.plus(*b));
        }
        sum
    }

    /// Whether a combination of counters keeps to the lower bounds. The upper bounds are enforced by
    /// truncation.
    pub(crate) fn is_lawful(&self, counters: &[u32]) -> bool {
        counters.iter().zip(&self.bounds).all(|(n, (min, _))| n >= min)
    }
}

impl<R: Ring> Factor<R> {
    /// Whether the factor is the same in squads of all factions.
    fn is_neutral(&self, model: &Model<'_>) -> bool {
        match self {
            Self::Copies { figure, .. } => model.neutral[*figure],
            Self::Tabulated { .. } => false,
            Self::Component { vertices, .. } => vertices.iter().all(|v| model.neutral[v.figure]),
        }
    }

    /// Returns the counters that the factor increments.
    fn counters(&self, count: usize) -> Vec<usize> {
        let adds = |c: usize| match self {
            Self::Copies { degrees, .. } => degrees[c] > 0,
            Self::Tabulated { terms, .. } | Self::Component { terms, .. } => {
                terms.iter().any(|t| t.degrees[c] > 0)
            }
        };
        (0..count).filter(|c| adds(*c)).collect()
    }

    /// Returns the factor with counters renumbered within its group.
    fn renumbered(self, place: &[(usize, usize)]) -> Self {
        if place.is_empty() {
            return self;
        }
        let within = |degrees: Degrees| {
            let mut out = Degrees::default();
            for (c, (_, n)) in place.iter().enumerate() {
                if degrees[c] > 0 {
                    out[*n] = degrees[c];
                }
            }
            out
        };
        let all = |terms: Vec<Term<R>>| {
            terms.into_iter().map(|t| Term { degrees: within(t.degrees), ..t }).collect()
        };
        match self {
            Self::Copies { figure, degrees, cost, max } => {
                Self::Copies { figure, degrees: within(degrees), cost, max }
            }
            Self::Tabulated { figure, terms, copies } => {
                Self::Tabulated { figure, terms: all(terms), copies }
            }
            Self::Component { vertices, terms, lowest } => Self::Component {
                lowest,
                vertices: vertices.into_iter().map(|v| Vertex { degrees: within(v.degrees), ..v }).collect(),
                terms: all(terms),
            },
        }
    }
}
