//! A factored subproblem multiplied out, and what can be read off the product: the number of squads, by points
//! left and by a reported number, and the number with one more of each figure.
//!
//! The squads with one more of a figure are all squads minus those of the product without the figure's factor.
//! That product is the whole one divided by the factor, which costs no more than a multiplication; only for a
//! factor without the constant term 1 is the product recomputed without it.

use super::conflict::{self, Conflicts, Vertex};
use super::factor::{Factor, Factored, Group};
use super::polynomial::{Degrees, Polynomial, Term, add_degrees, convolve, is_invertible};
use super::ring::Ring;

/// The number of squads, and of those that spend exactly all points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Counts<R> {
    pub(crate) legal: R,
    pub(crate) at_limit: R,
}

impl<R: Ring> Counts<R> {
    fn plus(self, other: Self) -> Self {
        Self { legal: self.legal.plus(other.legal), at_limit: self.at_limit.plus(other.at_limit) }
    }

    fn minus(self, other: Self) -> Self {
        Self { legal: self.legal.minus(other.legal), at_limit: self.at_limit.minus(other.at_limit) }
    }

    fn times(self, factor: R) -> Self {
        Self { legal: self.legal.times(factor), at_limit: self.at_limit.times(factor) }
    }

    pub(crate) fn add(&mut self, weight: Weight<R>, other: Self) {
        let scaled = other.times(weight.size);
        *self = if weight.negative { self.minus(scaled) } else { self.plus(scaled) };
    }
}

/// A signed weight in a sum.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weight<R> {
    negative: bool,
    size: R,
}

impl<R: Ring> Weight<R> {
    pub(crate) fn of(weight: i64) -> Self {
        Self { negative: weight < 0, size: R::of(weight.unsigned_abs()) }
    }

    fn opposite(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    pub(crate) fn add(self, to: &mut R, number: R) {
        let scaled = number.times(self.size);
        *to = if self.negative { to.minus(scaled) } else { to.plus(scaled) };
    }
}

/// The product of a group's factors.
struct GroupProduct<R> {
    polynomial: Polynomial<R>,
    /// Whether each row keeps to the bounds.
    lawful: Vec<bool>,
    /// The sum of the lawful rows.
    row: Vec<R>,
    /// The product of the other groups: the prefix sums of its coefficients, and the coefficients themselves.
    others_up_to: Vec<R>,
    others: Vec<R>,
}

/// A subproblem multiplied out.
pub(crate) struct Product<R> {
    groups: Vec<GroupProduct<R>>,
    points: usize,
    exact: bool,
    /// The product of all groups.
    row: Vec<R>,
}

/// A product that several subproblems share, multiplied out once.
#[derive(Clone, Debug)]
pub(crate) struct CachedProduct<R> {
    points: usize,
    bounds: Vec<(u32, u32)>,
    factors: Vec<Factor<R>>,
    polynomial: Polynomial<R>,
}

/// The maximum number of products cached for other subproblems.
const MAX_CACHED: usize = 4;

/// Multiplies the factors of a group, starting from a cached product if there is one.
fn multiply_group<R: Ring>(
    group: &Group<R>,
    points: usize,
    cached: &mut Vec<CachedProduct<R>>,
) -> Polynomial<R> {
    let (shared, rest) = group.factors.split_at(group.shared);
    let known = cached.iter().find(|c| c.points == points && c.bounds == group.bounds && c.factors == shared);
    let start = match known {
        Some(known) => known.polynomial.clone(),
        None => {
            let polynomial = multiply_all(one(group, points), shared.iter());
            if cached.len() < MAX_CACHED && !shared.is_empty() {
                let (bounds, factors) = (group.bounds.clone(), shared.to_vec());
                cached.push(CachedProduct { points, bounds, factors, polynomial: polynomial.clone() });
            }
            polynomial
        }
    };
    multiply_all(start, rest.iter())
}

/// Returns the polynomial 1 with a group's counters.
pub(crate) fn one<R: Ring>(group: &Group<R>, points: usize) -> Polynomial<R> {
    let maxima: Vec<u32> = group.bounds.iter().map(|(_, max)| *max).collect();
    Polynomial::one(&maxima, points)
}

/// Returns the product of a polynomial and some factors.
pub(crate) fn multiply_all<'a, R: Ring + 'a>(
    mut polynomial: Polynomial<R>,
    factors: impl Iterator<Item = &'a Factor<R>>,
) -> Polynomial<R> {
    for factor in factors {
        match factor {
            Factor::Copies { degrees, cost, max, .. } => {
                if *cost == 0 && *degrees == Degrees::default() {
                    let coefficient = R::of(u64::from(*max) + 1);
                    polynomial = polynomial.multiply(&[Term { degrees: *degrees, cost: 0, coefficient }]);
                    continue;
                }
                if *max == 1 {
                    polynomial.multiply_by_one_plus(degrees, *cost);
                    continue;
                }
                polynomial.divide_by_one_minus(degrees, 1, *cost);
                if let Some(beyond) = max.checked_add(1)
                    && let Some(cost) = cost.checked_mul(beyond as usize)
                {
                    polynomial.multiply_by_one_minus(degrees, beyond, cost);
                }
            }
            Factor::Tabulated { terms, .. } | Factor::Component { terms, .. } => {
                polynomial = polynomial.multiply(terms);
            }
        }
    }
    polynomial
}

impl<R: Ring> Product<R> {
    pub(crate) fn of(exact: bool, factored: &Factored<R>, cached: &mut Vec<CachedProduct<R>>) -> Self {
        let points = factored.points;
        let mut groups: Vec<GroupProduct<R>> = Vec::new();
        for group in &factored.groups {
            let polynomial = multiply_group(group, points, cached);
            let lawful: Vec<bool> =
                (0..polynomial.rows()).map(|row| group.is_lawful(&polynomial.degrees_of(row))).collect();
            let row = group.lawful_row(&polynomial);
            groups.push(GroupProduct {
                polynomial,
                lawful,
                row,
                others_up_to: Vec::new(),
                others: Vec::new(),
            });
        }
        let mut one = vec![R::default(); points + 1];
        one[0] = R::one();
        let row = match groups.as_slice() {
            [] => one.clone(),
            [only] => only.row.clone(),
            several => several.iter().fold(one.clone(), |all, g| convolve(&all, &g.row)),
        };
        for at in 0..groups.len() {
            let others = groups.iter().enumerate().filter(|(i, _)| *i != at);
            let others = others.fold(one.clone(), |all, (_, g)| convolve(&all, &g.row));
            let mut sum = R::default();
            let up_to = others.iter().map(|r| {
                sum = sum.plus(*r);
                sum
            });
            groups[at].others_up_to = up_to.collect();
            groups[at].others = others;
        }
        Self { groups, points, exact, row }
    }

    /// Returns the counts of all squads.
    pub(crate) fn all(&self) -> Counts<R> {
        let at_limit = self.row[self.points];
        let legal = self.row.iter().fold(R::default(), |sum, r| sum.plus(*r));
        Counts { legal: if self.exact { at_limit } else { legal }, at_limit }
    }

    /// Adds the squads by points left over, without the empty squad.
    pub(crate) fn add_by_left(
        &self,
        factored: &Factored<R>,
        weight: Weight<R>,
        out: &mut Vec<R>,
        limit: Option<i64>,
    ) {
        out.resize(out.len().max(self.points + 1), R::default());
        for (left, squads) in self.row.iter().rev().enumerate() {
            weight.add(&mut out[left], *squads);
        }
        if factored.has_empty
            && let Some(cell) = out.get_mut(usize::try_from(limit.unwrap_or(0)).unwrap_or(0))
        {
            weight.opposite().add(cell, R::one());
        }
    }

    /// Adds the squads by the reported number of members, including the empty squad.
    pub(crate) fn add_by_reported(&self, factored: &Factored<R>, weight: Weight<R>, out: &mut Vec<R>) {
        for (product, group) in self.groups.iter().zip(&factored.groups) {
            let Some((counter, fixed)) = group.reported else { continue };
            for at in (0..product.polynomial.rows()).filter(|at| product.lawful[*at]) {
                let number = (product.polynomial.degrees_of(at)[counter] + fixed) as usize;
                out.resize(out.len().max(number + 1), R::default());
                let others = if self.exact { &product.others } else { &product.others_up_to };
                let row = product.polynomial.row(at).iter().zip(others.iter().rev());
                let squads = row.fold(R::default(), |sum, (own, rest)| sum.plus(own.times(*rest)));
                weight.add(&mut out[number], squads);
            }
        }
    }

    /// Returns the squads of `polynomial · z^cost · t^(times · degrees)` in place of one group's product,
    /// combined with all other groups.
    fn shifted(
        &self,
        group: &GroupProduct<R>,
        polynomial: &Polynomial<R>,
        degrees: &Degrees,
        times: u32,
        cost: usize,
    ) -> Counts<R> {
        let mut out = Counts::default();
        let Some(max) = self.points.checked_sub(cost) else { return out };
        for from in 0..polynomial.rows() {
            if polynomial.shift(from, degrees, times).is_none_or(|to| !group.lawful[to]) {
                continue;
            }
            let row = &polynomial.row(from)[..=max];
            if self.groups.len() == 1 {
                if !self.exact {
                    out.legal = row.iter().fold(out.legal, |sum, r| sum.plus(*r));
                }
                out.at_limit = out.at_limit.plus(row[max]);
            } else {
                for (c, own) in row.iter().enumerate().filter(|(_, own)| !own.is_zero()) {
                    out.legal = out.legal.plus(own.times(group.others_up_to[max - c]));
                    out.at_limit = out.at_limit.plus(own.times(group.others[max - c]));
                }
            }
        }
        if self.exact { Counts { legal: out.at_limit, at_limit: out.at_limit } } else { out }
    }

    /// Visits each figure that can be taken again, with the counts of squads with one more copy.
    pub(crate) fn one_more(
        &self,
        conflicts: &Conflicts,
        factored: &Factored<R>,
        all: Counts<R>,
        visit: &mut dyn FnMut(usize, Counts<R>),
    ) {
        for (product, group) in self.groups.iter().zip(&factored.groups) {
            let sum = |polynomial: &Polynomial<R>, terms: &[Term<R>]| {
                let mut out = Counts::<R>::default();
                for term in terms {
                    let shifted = self.shifted(product, polynomial, &term.degrees, 1, term.cost);
                    out = out.plus(shifted.times(term.coefficient));
                }
                out
            };
            for (n, factor) in group.factors.iter().enumerate() {
                match factor {
                    Factor::Copies { figure, degrees, cost: 0, .. } if *degrees == Degrees::default() => {
                        let rest = product_without(group, self.points, n);
                        visit(*figure, all.minus(self.shifted(product, &rest, degrees, 0, 0)));
                    }
                    Factor::Copies { figure, degrees, cost, max } => {
                        visit(*figure, all.minus(self.without_figure(product, degrees, *cost, *max)));
                    }
                    Factor::Tabulated { figure, terms, copies } => {
                        let fewest = copies.iter().filter(|n| **n == 0).count();
                        let rest = quotient(product, group, self.points, n, terms);
                        visit(*figure, all.minus(sum(&rest, &terms[..fewest])));
                    }
                    Factor::Component { vertices, terms, lowest } => {
                        let rest = quotient(product, group, self.points, n, terms);
                        for vertex in vertices {
                            let with = component_with(conflicts, vertices, vertex, *lowest, self.points);
                            visit(vertex.figure, sum(&rest, &with));
                        }
                    }
                }
            }
        }
    }

    /// Returns the squads without any further copy of a figure: the product times `(1 - m) / (1 - m^(max + 1))`,
    /// where `m` stands for one copy, as a sum over the powers of `m^(max + 1)`.
    fn without_figure(&self, group: &GroupProduct<R>, degrees: &Degrees, cost: usize, max: u32) -> Counts<R> {
        let mut out = Counts::default();
        let mut copies = 0_u32;
        loop {
            let at = cost.saturating_mul(copies as usize);
            if at > self.points || group.polynomial.shift(0, degrees, copies).is_none() {
                return out;
            }
            let next = (copies.saturating_add(1), at.saturating_add(cost));
            out = out.plus(self.shifted(group, &group.polynomial, degrees, copies, at));
            out = out.minus(self.shifted(group, &group.polynomial, degrees, next.0, next.1));
            match max.checked_add(1).and_then(|beyond| copies.checked_add(beyond)) {
                Some(next) => copies = next,
                None => return out,
            }
        }
    }
}

/// Returns the product of a group without one factor, by division if possible.
fn quotient<R: Ring>(
    product: &GroupProduct<R>,
    group: &Group<R>,
    points: usize,
    at: usize,
    terms: &[Term<R>],
) -> Polynomial<R> {
    if is_invertible(terms) { product.polynomial.divide(terms) } else { product_without(group, points, at) }
}

/// Returns the product of a group without one factor, multiplied out again.
fn product_without<R: Ring>(group: &Group<R>, points: usize, at: usize) -> Polynomial<R> {
    let others = group.factors.iter().enumerate().filter(|(n, _)| *n != at);
    multiply_all(one(group, points), others.map(|(_, f)| f))
}

/// Returns the terms of a component's polynomial that contain a vertex, divided by `z^lowest` like the whole.
fn component_with<R: Ring>(
    conflicts: &Conflicts,
    component: &[Vertex],
    vertex: &Vertex,
    lowest: i64,
    points: usize,
) -> Vec<Term<R>> {
    let others = conflict::without_neighbours(component, vertex, conflicts);
    let max_cost = i64::try_from(points).unwrap_or(i64::MAX) + lowest - vertex.cost;
    let monomials = conflict::independence_polynomial::<R>(&others, conflicts, max_cost.max(0));
    let term = |m: &conflict::Monomial<R>| {
        let cost = usize::try_from(m.cost + vertex.cost - lowest).ok()?;
        Some(Term { degrees: add_degrees(&m.degrees, &vertex.degrees), cost, coefficient: m.coefficient })
    };
    monomials.iter().filter_map(term).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::count::conflict::tests::{graphs, independent_sets};

    const POINTS: usize = 8;

    /// Groups of figures with up to one counter each, and a component of a conflict graph.
    pub(crate) type Groups =
        (Vec<(Option<(u32, u32)>, Vec<(bool, usize, u32)>)>, (Vec<Vertex>, Vec<Vec<usize>>));

    pub(crate) fn groups() -> impl Strategy<Value = Groups> {
        let figure = (any::<bool>(), 1_usize..5, prop_oneof![1_u32..4, Just(u32::MAX)]);
        let bounds = prop::option::of((0_u32..2, 0_u32..3).prop_map(|(min, more)| (min, min + more)));
        let group = (bounds, prop::collection::vec(figure, 1..3));
        (prop::collection::vec(group, 1..3), graphs(0..5))
    }

    fn is_empty(copies: &[u32]) -> bool {
        copies.iter().all(|n| *n == 0)
    }

    /// Returns the groups as factors, with figures numbered after the component's vertices, and all their
    /// squads by enumeration: copies by figure, and total cost.
    pub(crate) fn made(groups: &Groups) -> (Factored<u128>, Vec<(Vec<u32>, usize)>) {
        let (groups, (vertices, conflicts)) = groups;
        let vertices: Vec<_> =
            vertices.iter().map(|v| Vertex { degrees: Degrees::default(), ..*v }).collect();
        let mut all: Vec<(Vec<u32>, usize)> = Vec::new();
        for set in independent_sets(&vertices, conflicts) {
            let held = |i: usize| u32::from(set.iter().any(|v| v.figure == i));
            let cost = set.iter().map(|v| usize::try_from(v.cost).expect("not below 0")).sum();
            all.push(((0..vertices.len()).map(held).collect(), cost));
        }
        let mut component = Vec::new();
        for connected in conflict::components(&vertices, conflicts) {
            let monomials = conflict::of_component::<u128>(&connected, conflicts, i64::MAX / 4);
            let term = |m: &conflict::Monomial<u128>| Term {
                degrees: m.degrees,
                cost: usize::try_from(m.cost).expect("not below 0"),
                coefficient: m.coefficient,
            };
            let terms = monomials.iter().map(term).collect();
            component.push(Factor::Component { vertices: connected, terms, lowest: 0 });
        }
        let group = |bounds: Vec<(u32, u32)>, factors| Group { bounds, factors, shared: 0, reported: None };
        let mut out = vec![group(Vec::new(), component)];
        let mut next = vertices.len();
        for (bounds, figures) in groups {
            let mut factors = Vec::new();
            let (mut counted, first) = (Vec::new(), next);
            next += figures.len();
            for (n, (counts, cost, max)) in figures.iter().enumerate() {
                let degrees = [u32::from(*counts && bounds.is_some()), 0, 0, 0, 0, 0];
                counted.push(degrees[0]);
                factors.push(Factor::Copies { figure: first + n, degrees, cost: *cost, max: *max });
                let with = |(copies, spent): &(Vec<u32>, usize)| -> Vec<(Vec<u32>, usize)> {
                    let copies = |n: u32| copies.iter().copied().chain([n]).collect();
                    let most = (*max).min(u32::try_from(POINTS).expect("few"));
                    (0..=most).map(|n| (copies(n), spent + cost * n as usize)).collect()
                };
                all = all.iter().flat_map(with).collect();
            }
            if let Some((min, max)) = bounds {
                let count = |copies: &[u32]| -> u32 {
                    copies[first..].iter().zip(&counted).map(|(n, c)| n * c).sum()
                };
                all.retain(|(copies, _)| (*min..=*max).contains(&count(copies)));
            }
            out.push(group(bounds.iter().copied().collect(), factors));
        }
        all.retain(|(_, cost)| *cost <= POINTS);
        let has_empty = all.iter().any(|(copies, _)| is_empty(copies));
        (Factored { groups: out, points: POINTS, fixed: vec![0; next], has_empty }, all)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn products_count_the_squads_that_there_are_when_all_are_tried(groups in groups(), exact in any::<bool>()) {
            let (factored, all) = made(&groups);
            let product = Product::of(exact, &factored, &mut Vec::new());
            let counts = |copies: &dyn Fn(&[u32]) -> bool| {
                let these = || all.iter().filter(|(c, _)| copies(c));
                let at_limit = these().filter(|(_, cost)| *cost == POINTS).count() as u128;
                Counts { legal: if exact { at_limit } else { these().count() as u128 }, at_limit }
            };
            prop_assert_eq!(product.all(), counts(&|_| true), "{:?}", all);
            let mut by_left = Vec::new();
            product.add_by_left(&factored, Weight::of(-2), &mut by_left, Some(POINTS as i64));
            for (left, squads) in by_left.iter().enumerate() {
                let leaving = all.iter().filter(|(copies, cost)| POINTS - cost == left && !is_empty(copies));
                let expected = leaving.count() as u128;
                prop_assert_eq!(*squads, (expected * 2).wrapping_neg(), "{} left of {:?}", left, all);
            }
            let mut seen = 0;
            product.one_more(&groups.1.1, &factored, product.all(), &mut |figure, with| {
                seen += 1;
                assert_eq!(with, counts(&|copies| copies[figure] > 0), "figure {figure} of {all:?}");
            });
            prop_assert_eq!(seen, factored.fixed.len());
        }
    }
}
