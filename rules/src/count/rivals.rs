//! Figures of which at most one may be in a squad: the versions of a person, and pairs of which
//! nobody knows whether they are. Counting takes each knot of rivals as one factor.

use std::collections::BTreeMap;

use super::grid::Step;
use super::ring::Ring;

/// A figure in a knot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rival {
    /// Its place in the catalogue.
    pub(crate) figure: usize,
    pub(crate) step: Step,
    pub(crate) cost: i64,
}

/// So many ways to take members of a knot at one cost, which may be less than nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price<R> {
    pub(crate) step: Step,
    pub(crate) cost: i64,
    pub(crate) ways: R,
}

/// Splits figures into knots: those that rivalry joins, however far around.
pub(crate) fn knots(figures: &[Rival], rivals: &[Vec<usize>]) -> Vec<Vec<Rival>> {
    const NOBODY: usize = usize::MAX;
    let mut place = vec![NOBODY; rivals.len()];
    figures.iter().enumerate().for_each(|(i, f)| place[f.figure] = i);
    let mut seen = vec![false; figures.len()];
    let mut out = Vec::new();
    for start in 0..figures.len() {
        if seen[start] {
            continue;
        }
        let (mut knot, mut next) = (Vec::new(), vec![start]);
        seen[start] = true;
        while let Some(at) = next.pop() {
            knot.push(figures[at]);
            for other in &rivals[figures[at].figure] {
                let i = place[*other];
                if i != NOBODY && !seen[i] {
                    seen[i] = true;
                    next.push(i);
                }
            }
        }
        out.push(knot);
    }
    out
}

fn is_clique(knot: &[Rival], rivals: &[Vec<usize>]) -> bool {
    let bars = |a: &Rival, b: &Rival| rivals[a.figure].contains(&b.figure);
    knot.iter().enumerate().all(|(n, a)| knot[..n].iter().all(|b| bars(a, b)))
}

/// All ways to take none, one or several of a knot so that no two are rivals, up to `most` points.
pub(crate) fn ways<R: Ring>(knot: &[Rival], rivals: &[Vec<usize>], most: i64) -> Vec<Price<R>> {
    if is_clique(knot, rivals) {
        let mut prices = vec![Price { step: Step::default(), cost: 0, ways: R::one() }];
        for rival in knot.iter().filter(|r| r.cost <= most) {
            match prices.iter_mut().find(|p| p.cost == rival.cost && p.step == rival.step) {
                Some(same) => same.ways = same.ways.plus(R::one()),
                None => prices.push(Price { step: rival.step, cost: rival.cost, ways: R::one() }),
            }
        }
        return prices;
    }
    let mut terms = BTreeMap::<(Step, i64), R>::new();
    // Whoever has most rivals is taken or left; what remains falls apart.
    let degree = |r: &Rival| knot.iter().filter(|o| rivals[r.figure].contains(&o.figure)).count();
    let Some(hub) = knot.iter().max_by_key(|r| (degree(r), r.figure)) else { return Vec::new() };
    let without: Vec<_> = knot.iter().filter(|r| r.figure != hub.figure).copied().collect();
    let beside: Vec<_> =
        without.iter().filter(|r| !rivals[hub.figure].contains(&r.figure)).copied().collect();
    for term in apart::<R>(&without, rivals, most) {
        let cell = terms.entry((term.step, term.cost)).or_default();
        *cell = cell.plus(term.ways);
    }
    for term in apart::<R>(&beside, rivals, most) {
        let step = add(&term.step, &hub.step);
        if term.cost + hub.cost <= most {
            let cell = terms.entry((step, term.cost + hub.cost)).or_default();
            *cell = cell.plus(term.ways);
        }
    }
    terms.into_iter().map(|((step, cost), ways)| Price { step, cost, ways }).collect()
}

/// The ways of figures that may fall into several knots.
pub(crate) fn apart<R: Ring>(figures: &[Rival], rivals: &[Vec<usize>], most: i64) -> Vec<Price<R>> {
    let mut all = vec![Price { step: Step::default(), cost: 0, ways: R::one() }];
    for knot in knots(figures, rivals) {
        let own = ways::<R>(&knot, rivals, most);
        let mut next = BTreeMap::<(Step, i64), R>::new();
        for a in &all {
            for b in own.iter().filter(|b| a.cost + b.cost <= most) {
                let cell = next.entry((add(&a.step, &b.step), a.cost + b.cost)).or_default();
                *cell = cell.plus(a.ways.times(b.ways));
            }
        }
        all = next.into_iter().map(|((step, cost), ways)| Price { step, cost, ways }).collect();
    }
    all
}

pub(crate) fn add(a: &Step, b: &Step) -> Step {
    let mut out = *a;
    for (x, y) in out.iter_mut().zip(b) {
        *x += y;
    }
    out
}
