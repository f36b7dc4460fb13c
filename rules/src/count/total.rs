//! Adds up subproblems: how many squads there are, how many spend all points, and in how many of them one more
//! of each figure is.
//!
//! Sets of which a member must be present and several are possible go by inclusion–exclusion: all squads, minus
//! those without any member of one set, plus those without two, and so on. How many squads have one more of a
//! figure is the number of all minus that of the product without the figure's factor; that product is the whole
//! one divided by the factor, which costs no more than multiplying.

use num_bigint::BigUint;

use super::Tangled;
use super::conflict::{self, Vertex};
use super::deck::DeckCounts;
use super::factor::{Factor, Factored, Group, factorise};
use super::figure_set::exclude;
use super::model::Model;
use super::polynomial::{Degrees, Polynomial, Term, add_degrees, convolve, is_invertible};
use super::ring::Ring;
use super::scenario::assignments;
use super::subproblem::Subproblem;

/// How many squads there are, and how many of them spend exactly all points.
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

    fn add(&mut self, weight: Weight<R>, other: Self) {
        let scaled = other.times(weight.size);
        *self = if weight.negative { self.minus(scaled) } else { self.plus(scaled) };
    }
}

/// A signed number by which something counts.
#[derive(Clone, Copy, Debug)]
struct Weight<R> {
    negative: bool,
    size: R,
}

impl<R: Ring> Weight<R> {
    fn of(weight: i64) -> Self {
        Self { negative: weight < 0, size: R::of(weight.unsigned_abs()) }
    }

    fn times(self, factor: R) -> Self {
        Self { size: self.size.times(factor), ..self }
    }

    fn opposite(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    fn add(self, to: &mut R, number: R) {
        let scaled = number.times(self.size);
        *to = if self.negative { to.minus(scaled) } else { to.plus(scaled) };
    }
}

/// What comes of all subproblems.
#[derive(Clone, Debug)]
pub(crate) struct Totals<R> {
    pub(crate) all: Counts<R>,
    /// Squads by the points they leave over.
    pub(crate) by_left: Vec<R>,
    /// Squads by the reported number of members, the empty squad among them.
    by_reported: Vec<R>,
    /// For each figure, squads with one more of it than was asked for. Empty where nobody asks.
    pub(crate) one_more: Vec<Counts<R>>,
    cached: Vec<CachedProduct<R>>,
    /// By a deck's index and its limit, the decks of it.
    decks: Vec<(usize, i64, DeckCounts<R>)>,
}

impl<R: Ring> Totals<R> {
    /// Nothing yet; `figures` is how many figures are asked for one more of.
    pub(crate) fn new(figures: usize) -> Self {
        Self {
            all: Counts::default(),
            by_left: Vec::new(),
            by_reported: Vec::new(),
            one_more: vec![Counts::default(); figures],
            cached: Vec::new(),
            decks: Vec::new(),
        }
    }

    /// The decks that go with a subproblem's squads: how many there are in all, and for each card those with one
    /// more of it.
    fn decks(&mut self, model: &Model<'_>, subproblem: &Subproblem) -> (R, Vec<(usize, R)>) {
        let mut known = Vec::with_capacity(model.decks.len());
        for (n, (deck, points)) in model.decks.iter().zip(&subproblem.deck_limits).enumerate() {
            let at = self.decks.iter().position(|(of, limit, _)| *of == n && limit == points);
            known.push(at.unwrap_or_else(|| {
                self.decks.push((n, *points, deck.count(*points, !self.one_more.is_empty())));
                self.decks.len() - 1
            }));
        }
        let counts = |at: &usize| &self.decks[*at].2;
        let all = known.iter().fold(R::one(), |all, at| all.times(counts(at).all));
        let mut cards = Vec::new();
        for (n, at) in known.iter().enumerate() {
            let others = known.iter().enumerate().filter(|(other, _)| *other != n);
            let others = others.fold(R::one(), |all, (_, at)| all.times(counts(at).all));
            let more = model.decks[n].cards.iter().zip(&counts(at).one_more);
            cards.extend(more.map(|(card, more)| (card.figure, more.times(others))));
        }
        (all, cards)
    }

    /// Squads by the reported number of members, the empty squad left out.
    pub(crate) fn sizes(&self) -> Vec<BigUint> {
        let rest = self.by_reported.iter().skip(1).map(|r| r.to_big());
        std::iter::once(BigUint::default()).chain(rest).collect()
    }

    /// Adds a subproblem's squads.
    pub(crate) fn add(&mut self, model: &Model<'_>, subproblem: &Subproblem) -> Result<(), Tangled> {
        let Some((min_copies, open)) = subproblem.propagate() else { return Ok(()) };
        let (decks, cards) = self.decks(model, subproblem);
        for without in assignments(open.len())? {
            model.check_stop()?;
            let (mut max_copies, mut weight) = (subproblem.max_copies.clone(), subproblem.weight);
            for (set, _) in open.iter().zip(&without).filter(|(_, without)| **without) {
                weight = -weight;
                exclude(&mut max_copies, set);
            }
            if let Some(factored) = factorise::<R>(model, subproblem, &min_copies, &max_copies)? {
                self.add_product(model, Weight::of(weight), &factored, decks, &cards);
            }
        }
        Ok(())
    }

    fn add_product(
        &mut self,
        model: &Model<'_>,
        weight: Weight<R>,
        factored: &Factored<R>,
        decks: R,
        cards: &[(usize, R)],
    ) {
        let product = Product::of(model.exact, factored, &mut self.cached);
        let all = product.all();
        let mut squads = all;
        if factored.has_empty {
            squads.legal = squads.legal.minus(R::one());
            if model.limit == Some(0) || model.exact {
                squads.at_limit = squads.at_limit.minus(R::one());
            }
        }
        self.all.add(weight, squads.times(decks));
        product.add_by_left(factored, weight.times(decks), &mut self.by_left, model);
        product.add_by_reported(factored, weight.times(decks), &mut self.by_reported);
        if self.one_more.is_empty() {
            return;
        }
        for (card, decks) in cards {
            self.one_more[*card].add(weight, squads.times(*decks));
        }
        // Whoever is fixed beyond what was asked for is in all of these, and no factor speaks of it.
        for (i, fixed) in factored.fixed.iter().enumerate() {
            if *fixed > model.min_copies[i] {
                self.one_more[i].add(weight, all.times(decks));
            }
        }
        product.one_more(model, factored, all, &mut |figure, counts| {
            if factored.fixed[figure] == model.min_copies[figure] {
                self.one_more[figure].add(weight, counts.times(decks));
            }
        });
    }
}

/// A group multiplied out.
struct GroupProduct<R> {
    polynomial: Polynomial<R>,
    /// Which rows keep to the bounds.
    lawful: Vec<bool>,
    /// The sum of the lawful rows.
    row: Vec<R>,
    /// The product of the other groups: coefficients summed up to each power of `z`, and as they are.
    others_up_to: Vec<R>,
    others: Vec<R>,
}

/// A subproblem multiplied out.
struct Product<R> {
    groups: Vec<GroupProduct<R>>,
    points: usize,
    exact: bool,
    /// The product of all groups.
    row: Vec<R>,
}

/// What the products of several subproblems have in common, multiplied out once.
#[derive(Clone, Debug)]
struct CachedProduct<R> {
    points: usize,
    bounds: Vec<(u32, u32)>,
    factors: Vec<Factor<R>>,
    polynomial: Polynomial<R>,
}

/// The most products that are kept for other subproblems.
const MAX_CACHED: usize = 4;

/// Multiplies a group out.
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

/// The polynomial 1 with a group's counters.
pub(crate) fn one<R: Ring>(group: &Group<R>, points: usize) -> Polynomial<R> {
    let maxima: Vec<u32> = group.bounds.iter().map(|(_, max)| *max).collect();
    Polynomial::one(&maxima, points)
}

/// The product of a polynomial with factors.
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
    fn of(exact: bool, factored: &Factored<R>, cached: &mut Vec<CachedProduct<R>>) -> Self {
        let points = factored.points;
        let mut groups: Vec<GroupProduct<R>> = Vec::new();
        for group in &factored.groups {
            let polynomial = multiply_group(group, points, cached);
            let lawful: Vec<bool> =
                (0..polynomial.rows()).map(|row| group.is_lawful(&polynomial.degrees_of(row))).collect();
            let mut row = vec![R::default(); points + 1];
            for at in (0..polynomial.rows()).filter(|at| lawful[*at]) {
                row.iter_mut().zip(polynomial.row(at)).for_each(|(a, b)| *a = a.plus(*b));
            }
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

    /// All squads.
    fn all(&self) -> Counts<R> {
        let at_limit = self.row[self.points];
        let legal = self.row.iter().fold(R::default(), |sum, r| sum.plus(*r));
        Counts { legal: if self.exact { at_limit } else { legal }, at_limit }
    }

    /// Adds the squads by the points they leave over, the empty squad left out.
    fn add_by_left(&self, factored: &Factored<R>, weight: Weight<R>, out: &mut Vec<R>, model: &Model<'_>) {
        out.resize(out.len().max(self.points + 1), R::default());
        for (left, squads) in self.row.iter().rev().enumerate() {
            weight.add(&mut out[left], *squads);
        }
        if factored.has_empty
            && let Some(cell) = out.get_mut(usize::try_from(model.limit.unwrap_or(0)).unwrap_or(0))
        {
            weight.opposite().add(cell, R::one());
        }
    }

    /// Adds the squads by the reported number of members; the empty squad is among them.
    fn add_by_reported(&self, factored: &Factored<R>, weight: Weight<R>, out: &mut Vec<R>) {
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

    /// The squads of `polynomial · z^cost · t^(times · degrees)`, in place of the product of one group, with all
    /// that other groups have.
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

    /// For each figure of which more may be taken, the squads that have one more of it.
    fn one_more(
        &self,
        model: &Model<'_>,
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
                            let with = component_with(model, vertices, vertex, *lowest, self.points);
                            visit(vertex.figure, sum(&rest, &with));
                        }
                    }
                }
            }
        }
    }

    /// Squads without any further copy of a figure: the product times `(1 - m) / (1 - m^(max + 1))`, with `m` for
    /// a copy, as a sum over the powers of `m^(max + 1)`.
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

/// The product of a group without one factor: divided by it where that is possible.
fn quotient<R: Ring>(
    product: &GroupProduct<R>,
    group: &Group<R>,
    points: usize,
    at: usize,
    terms: &[Term<R>],
) -> Polynomial<R> {
    if is_invertible(terms) { product.polynomial.divide(terms) } else { product_without(group, points, at) }
}

/// The product of a group without one factor, from the start.
fn product_without<R: Ring>(group: &Group<R>, points: usize, at: usize) -> Polynomial<R> {
    let others = group.factors.iter().enumerate().filter(|(n, _)| *n != at);
    multiply_all(one(group, points), others.map(|(_, f)| f))
}

/// The part of a component's polynomial that takes one of its vertices, divided by `z^lowest` as the whole is.
fn component_with<R: Ring>(
    model: &Model<'_>,
    component: &[Vertex],
    vertex: &Vertex,
    lowest: i64,
    points: usize,
) -> Vec<Term<R>> {
    let others = conflict::without_neighbours(component, vertex, &model.conflicts);
    let max_cost = i64::try_from(points).unwrap_or(i64::MAX) + lowest - vertex.cost;
    let monomials = conflict::independence_polynomial::<R>(&others, &model.conflicts, max_cost.max(0));
    let term = |m: &conflict::Monomial<R>| {
        let cost = usize::try_from(m.cost + vertex.cost - lowest).ok()?;
        Some(Term { degrees: add_degrees(&m.degrees, &vertex.degrees), cost, coefficient: m.coefficient })
    };
    monomials.iter().filter_map(term).collect()
}
