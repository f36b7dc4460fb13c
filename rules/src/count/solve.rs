//! Sums up leaves: how many squads there are, how many spend all points, and in how many of them
//! one more of each figure is.

use num_bigint::BigUint;

use super::Tangled;
use super::decks::Ways;
use super::grid::{Grid, Step, Term, convolve};
use super::leaf::Leaf;
use super::plan::{Plan, Those};
use super::ring::Ring;
use super::rivals::{self, Rival};
use super::sums::{Factor, Group, Sums, sums};

/// Squads, and those of them that spend exactly all points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pair<R> {
    pub(crate) legal: R,
    pub(crate) exact: R,
}

impl<R: Ring> Pair<R> {
    fn add(&mut self, weight: i64, other: Self) {
        let times = R::of(weight.unsigned_abs());
        let (legal, exact) = (other.legal.times(times), other.exact.times(times));
        *self = if weight < 0 {
            Self { legal: self.legal.minus(legal), exact: self.exact.minus(exact) }
        } else {
            Self { legal: self.legal.plus(legal), exact: self.exact.plus(exact) }
        };
    }

    fn minus(self, other: Self) -> Self {
        Self { legal: self.legal.minus(other.legal), exact: self.exact.minus(other.exact) }
    }

    fn times(self, ways: R) -> Self {
        Self { legal: self.legal.times(ways), exact: self.exact.times(ways) }
    }
}

/// What is wanted of a count.
#[derive(Clone, Debug)]
pub(crate) struct Totals<R> {
    pub(crate) all: Pair<R>,
    /// Squads by the points they leave over.
    pub(crate) by_left: Vec<R>,
    /// Squads by the number of those that somebody wants to know.
    pub(crate) by_wanted: Vec<R>,
    /// By figure: squads with one more of it than was asked for. Empty, where nobody wants to know.
    pub(crate) one_more: Vec<Pair<R>>,
    common: Vec<Common<R>>,
    /// The decks of each kind that may cost so much.
    decks: Vec<(usize, i64, Ways<R>)>,
}

impl<R: Ring> Totals<R> {
    pub(crate) fn new(figures: usize) -> Self {
        Self {
            all: Pair::default(),
            by_left: Vec::new(),
            by_wanted: Vec::new(),
            one_more: vec![Pair::default(); figures],
            common: Vec::new(),
            decks: Vec::new(),
        }
    }

    /// The decks that go with a leaf's squads: how many there are in all, and for each card those with
    /// one more of it.
    fn decks(&mut self, plan: &Plan<'_>, leaf: &Leaf) -> (R, Vec<(usize, R)>) {
        let mut places = Vec::with_capacity(plan.decks.len());
        for (n, (deck, points)) in plan.decks.iter().zip(&leaf.deck_points).enumerate() {
            let known = self.decks.iter().position(|(of, p, _)| *of == n && p == points);
            places.push(known.unwrap_or_else(|| {
                self.decks.push((n, *points, deck.ways(*points, !self.one_more.is_empty())));
                self.decks.len() - 1
            }));
        }
        let ways = |place: &usize| &self.decks[*place].2;
        let all = places.iter().fold(R::one(), |all, p| all.times(ways(p).all));
        let mut cards = Vec::new();
        for (n, place) in places.iter().enumerate() {
            let others = places.iter().enumerate().filter(|(other, _)| *other != n);
            let others = others.fold(R::one(), |all, (_, p)| all.times(ways(p).all));
            let more = plan.decks[n].cards.iter().zip(&ways(place).one_more);
            cards.extend(more.map(|(card, more)| (card.figure, more.times(others))));
        }
        (all, cards)
    }

    /// Squads by the number of those that somebody wants to know, the empty squad left out.
    pub(crate) fn sizes(&self) -> Vec<BigUint> {
        let rest = self.by_wanted.iter().skip(1).map(|r| r.to_big());
        std::iter::once(BigUint::default()).chain(rest).collect()
    }

    /// Adds a leaf's squads.
    pub(crate) fn add(&mut self, plan: &Plan<'_>, leaf: &Leaf) -> Result<(), Tangled> {
        let Some((least, open)) = force(leaf) else { return Ok(()) };
        let (decks, cards) = self.decks(plan, leaf);
        // Somebody of each open set: all, without those that have nobody of one, and so on.
        for without in super::world::subsets(open.len())? {
            plan.go_on()?;
            let (mut most, mut weight) = (leaf.most.clone(), leaf.weight);
            for (those, _) in open.iter().zip(&without).filter(|(_, w)| **w) {
                weight = -weight;
                most.iter_mut().zip(those).filter(|(_, t)| **t).for_each(|(m, _)| *m = 0);
            }
            if let Some(sums) = sums::<R>(plan, leaf, &least, &most)? {
                self.sum_up(plan, weight, &sums, decks, &cards);
            }
        }
        Ok(())
    }

    fn sum_up(&mut self, plan: &Plan<'_>, weight: i64, sums: &Sums<R>, decks: R, cards: &[(usize, R)]) {
        let product = Product::of(plan.exact, sums, &mut self.common);
        let all = product.all();
        let mut squads = all;
        if sums.has_empty {
            squads.legal = squads.legal.minus(R::one());
            if plan.limit == Some(0) || plan.exact {
                squads.exact = squads.exact.minus(R::one());
            }
        }
        self.all.add(weight, squads.times(decks));
        let times = (weight < 0, R::of(weight.unsigned_abs()).times(decks));
        product.by_left(sums, times, &mut self.by_left, plan);
        product.by_wanted(sums, times, &mut self.by_wanted);
        if self.one_more.is_empty() {
            return;
        }
        for (card, ways) in cards {
            self.one_more[*card].add(weight, squads.times(*ways));
        }
        let all_with_decks = all.times(decks);
        for (i, fixed) in sums.fixed.iter().enumerate().filter(|(i, f)| **f > plan.least[*i]) {
            let _ = fixed;
            self.one_more[i].add(weight, all_with_decks);
        }
        product.one_more(plan, sums, all, &mut |figure, pair| {
            if sums.fixed[figure] == plan.least[figure] {
                self.one_more[figure].add(weight, pair.times(decks));
            }
        });
    }
}

/// Fixes whoever is the only one of a set of which somebody must be there. `None` where nobody is
/// left; else the least copies, and the sets of which several are left.
pub(crate) fn force(leaf: &Leaf) -> Option<(Vec<u32>, Vec<Those>)> {
    let mut least = leaf.least.clone();
    let mut open: Vec<Those> = leaf.present.clone();
    let possible = |i: usize| leaf.most[i] > 0 && leaf.units[i].least().is_some();
    loop {
        let mut fixed = false;
        let mut rest = Vec::new();
        for those in open {
            let members: Vec<_> = (0..those.len()).filter(|i| those[*i] && possible(*i)).collect();
            let satisfied = members.iter().any(|i| least[*i] > 0)
                || leaf
                    .bounds
                    .iter()
                    .any(|b| b.min > 0 && (0..those.len()).all(|i| !b.who[i] || !possible(i) || those[i]));
            match members.as_slice() {
                _ if satisfied => {}
                [] => return None,
                [only] => {
                    least[*only] = 1;
                    fixed = true;
                }
                _ if rest.contains(&those) => {}
                _ => rest.push(those),
            }
        }
        open = rest;
        if !fixed {
            return Some((least, open));
        }
    }
}

/// A group multiplied out.
struct Part<R> {
    grid: Grid<R>,
    /// Which states of the tallies are lawful.
    lawful: Vec<bool>,
    /// Ways of all lawful states by points.
    row: Vec<R>,
    /// Ways of the other groups with up to so many points, and with exactly so many.
    up_to: Vec<R>,
    exactly: Vec<R>,
}

/// A leaf multiplied out.
struct Product<R> {
    parts: Vec<Part<R>>,
    points: usize,
    exact: bool,
    /// Ways of everything by points.
    row: Vec<R>,
}

/// What the squads of several leaves have in common, multiplied out once.
#[derive(Clone, Debug)]
struct Common<R> {
    points: usize,
    bounds: Vec<(u32, u32)>,
    factors: Vec<Factor<R>>,
    grid: Grid<R>,
}

/// Multiplies a group out.
fn multiply<R: Ring>(group: &Group<R>, points: usize, common: &mut Vec<Common<R>>) -> Grid<R> {
    let (first, rest) = group.factors.split_at(group.common);
    let known = common.iter().find(|c| c.points == points && c.bounds == group.bounds && c.factors == first);
    let start = match known {
        Some(known) => known.grid.clone(),
        None => {
            let grid = times(empty(group, points), first.iter());
            if common.len() < KEPT && !first.is_empty() {
                let (bounds, factors) = (group.bounds.clone(), first.to_vec());
                common.push(Common { points, bounds, factors, grid: grid.clone() });
            }
            grid
        }
    };
    times(start, rest.iter())
}

/// The empty squad of a group.
pub(crate) fn empty<R: Ring>(group: &Group<R>, points: usize) -> Grid<R> {
    let most: Vec<u32> = group.bounds.iter().map(|(_, max)| *max).collect();
    Grid::new(&most, points)
}

/// How many products are kept for other leaves.
const KEPT: usize = 4;

pub(crate) fn times<'a, R: Ring + 'a>(
    mut grid: Grid<R>,
    factors: impl Iterator<Item = &'a Factor<R>>,
) -> Grid<R> {
    for factor in factors {
        match factor {
            Factor::Free { step, cost, most, .. } => {
                if *cost == 0 && *step == Step::default() {
                    let ways = R::of(u64::from(*most) + 1);
                    grid = grid.times(&[Term { step: *step, cost: 0, ways }]);
                    continue;
                }
                if *most == 1 {
                    grid.one_or_none(step, *cost);
                    continue;
                }
                grid.any_more(step, 1, *cost);
                if let Some(beyond) = most.checked_add(1)
                    && let Some(cost) = cost.checked_mul(beyond as usize)
                {
                    grid.no_more(step, beyond, cost);
                }
            }
            Factor::Priced { terms, .. } | Factor::Knot { terms, .. } => grid = grid.times(terms),
        }
    }
    grid
}

impl<R: Ring> Product<R> {
    fn of(exact: bool, sums: &Sums<R>, common: &mut Vec<Common<R>>) -> Self {
        let points = sums.points;
        let mut parts: Vec<Part<R>> = Vec::new();
        for group in &sums.groups {
            let grid = multiply(group, points, common);
            let lawful: Vec<bool> = (0..grid.states())
                .map(|s| grid.tallies(s).iter().zip(&group.bounds).all(|(n, (min, _))| n >= min))
                .collect();
            let mut row = vec![R::default(); points + 1];
            for state in (0..grid.states()).filter(|s| lawful[*s]) {
                row.iter_mut().zip(grid.row(state)).for_each(|(a, b)| *a = a.plus(*b));
            }
            parts.push(Part { grid, lawful, row, up_to: Vec::new(), exactly: Vec::new() });
        }
        let mut one = vec![R::default(); points + 1];
        one[0] = R::one();
        let row = match parts.as_slice() {
            [] => one.clone(),
            [only] => only.row.clone(),
            several => several.iter().fold(one.clone(), |all, p| convolve(&all, &p.row)),
        };
        for at in 0..parts.len() {
            let others = parts.iter().enumerate().filter(|(i, _)| *i != at);
            let exactly = others.fold(one.clone(), |all, (_, p)| convolve(&all, &p.row));
            let mut sum = R::default();
            let up_to = exactly.iter().map(|r| {
                sum = sum.plus(*r);
                sum
            });
            let up_to = up_to.collect();
            parts[at].up_to = up_to;
            parts[at].exactly = exactly;
        }
        Self { parts, points, exact, row }
    }

    fn all(&self) -> Pair<R> {
        let exact = self.row[self.points];
        let legal = self.row.iter().fold(R::default(), |sum, r| sum.plus(*r));
        Pair { legal: if self.exact { exact } else { legal }, exact }
    }

    fn by_left(&self, sums: &Sums<R>, times: (bool, R), out: &mut Vec<R>, plan: &Plan<'_>) {
        out.resize(out.len().max(self.points + 1), R::default());
        let (less, times) = times;
        for (left, ways) in self.row.iter().rev().enumerate() {
            let add = ways.times(times);
            out[left] = if less { out[left].minus(add) } else { out[left].plus(add) };
        }
        if sums.has_empty
            && let Some(cell) = out.get_mut(usize::try_from(plan.limit.unwrap_or(0)).unwrap_or(0))
        {
            *cell = if less { cell.plus(times) } else { cell.minus(times) };
        }
    }

    /// Adds the squads by the number of those that somebody wants to know; the empty one is among them.
    fn by_wanted(&self, sums: &Sums<R>, times: (bool, R), out: &mut Vec<R>) {
        let (less, times) = times;
        for (part, group) in self.parts.iter().zip(&sums.groups) {
            let Some((tally, fixed)) = group.wanted else { continue };
            for state in (0..part.grid.states()).filter(|s| part.lawful[*s]) {
                let number = (part.grid.tallies(state)[tally] + fixed) as usize;
                out.resize(out.len().max(number + 1), R::default());
                let others = if self.exact { &part.exactly } else { &part.up_to };
                let row = part.grid.row(state).iter().zip(others.iter().rev());
                let ways = row.fold(R::default(), |sum, (own, rest)| sum.plus(own.times(*rest))).times(times);
                out[number] = if less { out[number].minus(ways) } else { out[number].plus(ways) };
            }
        }
    }

    /// The squads of a part that grow by so much, with all that others have.
    fn grown(&self, part: &Part<R>, grid: &Grid<R>, step: &Step, times: u32, cost: usize) -> Pair<R> {
        let mut out = Pair::default();
        let Some(most) = self.points.checked_sub(cost) else { return out };
        for from in 0..grid.states() {
            if grid.land(from, step, times).is_none_or(|to| !part.lawful[to]) {
                continue;
            }
            let row = &grid.row(from)[..=most];
            if self.parts.len() == 1 {
                if !self.exact {
                    out.legal = row.iter().fold(out.legal, |sum, r| sum.plus(*r));
                }
                out.exact = out.exact.plus(row[most]);
            } else {
                for (c, ways) in row.iter().enumerate().filter(|(_, w)| !w.is_zero()) {
                    out.legal = out.legal.plus(ways.times(part.up_to[most - c]));
                    out.exact = out.exact.plus(ways.times(part.exactly[most - c]));
                }
            }
        }
        if self.exact { Pair { legal: out.exact, exact: out.exact } } else { out }
    }

    /// For each figure that may still be added, the squads that have one more of it.
    fn one_more(&self, plan: &Plan<'_>, sums: &Sums<R>, all: Pair<R>, visit: &mut dyn FnMut(usize, Pair<R>)) {
        for (part, group) in self.parts.iter().zip(&sums.groups) {
            let sum = |grid: &Grid<R>, terms: &[Term<R>]| {
                let mut out = Pair::<R>::default();
                for term in terms {
                    let grown = self.grown(part, grid, &term.step, 1, term.cost);
                    let (legal, exact) = (grown.legal.times(term.ways), grown.exact.times(term.ways));
                    out = Pair { legal: out.legal.plus(legal), exact: out.exact.plus(exact) };
                }
                out
            };
            for (n, factor) in group.factors.iter().enumerate() {
                match factor {
                    Factor::Free { figure, step, cost: 0, .. } if *step == Step::default() => {
                        let rest = all_but(group, self.points, n);
                        visit(*figure, all.minus(self.grown(part, &rest, step, 0, 0)));
                    }
                    Factor::Free { figure, step, cost, most } => {
                        visit(*figure, all.minus(self.none_of(part, step, *cost, *most)));
                    }
                    Factor::Priced { figure, terms, copies } => {
                        let fewest = copies.iter().filter(|n| **n == 0).count();
                        let rest = without(part, group, self.points, n, terms);
                        visit(*figure, all.minus(sum(&rest, &terms[..fewest])));
                    }
                    Factor::Knot { rivals: knot, terms, lowest } => {
                        let rest = without(part, group, self.points, n, terms);
                        for rival in knot {
                            visit(rival.figure, sum(&rest, &beside(plan, knot, rival, *lowest, self.points)));
                        }
                    }
                }
            }
        }
    }

    /// Squads without any further copy of a figure: all of them times `(1 - z) / (1 - z^(most + 1))`.
    fn none_of(&self, part: &Part<R>, step: &Step, cost: usize, most: u32) -> Pair<R> {
        let mut out = Pair::default();
        let mut copies = 0_u32;
        loop {
            let at = cost.saturating_mul(copies as usize);
            if at > self.points || part.grid.land(0, step, copies).is_none() {
                return out;
            }
            out.add(1, self.grown(part, &part.grid, step, copies, at));
            out.add(
                -1,
                self.grown(part, &part.grid, step, copies.saturating_add(1), at.saturating_add(cost)),
            );
            match most.checked_add(1).and_then(|beyond| copies.checked_add(beyond)) {
                Some(next) => copies = next,
                None => return out,
            }
        }
    }
}

/// Whether a product can be divided by this factor.
pub(crate) fn divides<R: Ring>(terms: &[Term<R>]) -> bool {
    let mut still = terms.iter().filter(|t| t.cost == 0 && t.step == Step::default());
    still.next().is_some_and(|t| t.ways == R::one()) && still.next().is_none()
}

/// A part without one factor.
fn without<R: Ring>(
    part: &Part<R>,
    group: &Group<R>,
    points: usize,
    at: usize,
    terms: &[Term<R>],
) -> Grid<R> {
    if divides(terms) { part.grid.over(terms) } else { all_but(group, points, at) }
}

/// A group without one factor, from the start.
fn all_but<R: Ring>(group: &Group<R>, points: usize, at: usize) -> Grid<R> {
    let others = group.factors.iter().enumerate().filter(|(n, _)| *n != at);
    times(empty(group, points), others.map(|(_, f)| f))
}

/// The ways of a knot in which one of its rivals is taken.
fn beside<R: Ring>(
    plan: &Plan<'_>,
    knot: &[Rival],
    rival: &Rival,
    lowest: i64,
    points: usize,
) -> Vec<Term<R>> {
    let others = knot.iter().filter(|r| r.figure != rival.figure);
    let others: Vec<_> = others.filter(|r| !plan.rivals[rival.figure].contains(&r.figure)).copied().collect();
    let most = i64::try_from(points).unwrap_or(i64::MAX) + lowest - rival.cost;
    let prices = rivals::apart::<R>(&others, &plan.rivals, most.max(0));
    let term = |p: &rivals::Price<R>| {
        let cost = usize::try_from(p.cost + rival.cost - lowest).ok()?;
        Some(Term { step: rivals::add(&p.step, &rival.step), cost, ways: p.ways })
    };
    prices.iter().filter_map(term).collect()
}
