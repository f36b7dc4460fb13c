//! Adds up subproblems: the number of squads, of those that spend all points, and of those with one more of
//! each figure.
//!
//! Required sets with several possible members are counted by inclusion–exclusion: all squads, minus those
//! without any member of one set, plus those without any member of two, and so on.
//!
//! Squads are added up separately by the limits of their decks, the only link between the two: each of these
//! sums is a number of squads, to be multiplied by the number of decks that go with them.

use num_bigint::BigUint;

use super::attachments::Row;
use super::deck::DeckCounts;
use super::factor::{Factored, factorise};
use super::figure_set::{FigureSet, exclude, has_any};
use super::model::{Model, UNLIMITED};
use super::product::{CachedProduct, Counts, Product, Weight};
use super::ring::Ring;
use super::scenario::assignments;
use super::subproblem::Subproblem;
use super::variant::Base;
use super::{CountError, Counted, Fit, Fits};

/// The totals over all subproblems.
#[derive(Clone, Debug)]
pub(crate) struct Totals<R> {
    /// The number of figures counted with one more copy: all of them, or 0 if not requested.
    figures: usize,
    /// Squads, grouped by the maximum cost of each deck.
    by_decks: Vec<(Vec<i64>, Sums<R>)>,
    cached: Vec<CachedProduct<R>>,
}

/// The totals of subproblems with the same deck limits.
#[derive(Clone, Debug)]
struct Sums<R> {
    all: Counts<R>,
    /// Squads by points left over.
    by_left: Vec<R>,
    /// Squads by the reported number of members, including the empty squad.
    by_reported: Vec<R>,
    /// For each figure, squads with one more copy than requested. Empty if not requested.
    one_more: Vec<Counts<R>>,
}

/// The decks that accompany squads: the number of combinations, and for each card those with one more copy.
struct Decks {
    all: BigUint,
    one_more: Vec<(usize, BigUint)>,
}

impl Decks {
    fn of(model: &Model<'_>, limits: &[i64], one_more: bool) -> Result<Self, CountError> {
        let each = model.decks.iter().zip(limits).map(|(deck, limit)| deck.count_exactly(*limit, one_more));
        let each: Vec<DeckCounts<BigUint>> = each.collect::<Result<_, _>>()?;
        let mut more = Vec::new();
        for (n, (deck, counts)) in model.decks.iter().zip(&each).enumerate() {
            let others = each.iter().enumerate().filter(|(other, _)| *other != n);
            let others: BigUint = others.map(|(_, counts)| &counts.all).product();
            more.extend(deck.cards.iter().zip(&counts.one_more).map(|(card, n)| (card.figure, n * &others)));
        }
        Ok(Self { all: each.iter().map(|counts| &counts.all).product(), one_more: more })
    }
}

impl<R: Ring> Totals<R> {
    /// Returns empty totals; `figures` is the number of figures to count with one more copy.
    pub(crate) fn new(figures: usize) -> Self {
        Self { figures, by_decks: Vec::new(), cached: Vec::new() }
    }

    /// Returns the numbers of squads, multiplied by those of their decks.
    pub(crate) fn answer(&self, model: &Model<'_>) -> Result<Fits, CountError> {
        let none = || (BigUint::default(), BigUint::default());
        let (mut all, mut by_left) = (none(), Vec::<BigUint>::new());
        let mut one_more: Vec<_> = (0..self.figures).map(|_| none()).collect();
        let add = |to: &mut (BigUint, BigUint), counts: &Counts<R>, decks: &BigUint| {
            if !counts.legal.is_zero() {
                to.0 += counts.legal.to_big() * decks;
            }
            if !counts.at_limit.is_zero() {
                to.1 += counts.at_limit.to_big() * decks;
            }
        };
        for (limits, sums) in &self.by_decks {
            let decks = Decks::of(model, limits, self.figures > 0)?;
            add(&mut all, &sums.all, &decks.all);
            by_left.resize(by_left.len().max(sums.by_left.len()), BigUint::default());
            by_left.iter_mut().zip(&sums.by_left).for_each(|(to, n)| *to += n.to_big() * &decks.all);
            one_more.iter_mut().zip(&sums.one_more).for_each(|(to, n)| add(to, n, &decks.all));
            if self.figures > 0 {
                decks.one_more.iter().for_each(|(card, decks)| add(&mut one_more[*card], &sums.all, decks));
            }
        }
        let limited = model.limit.is_some();
        let figures = model.catalogue.figures().iter().zip(one_more);
        Ok(Fits {
            all: Counted {
                legal: all.0,
                at_limit: limited.then_some(all.1),
                by_left: if limited { by_left } else { Vec::new() },
            },
            figures: figures
                .map(|(f, (legal, at_limit))| Fit { figure: f.id.clone(), legal, at_limit })
                .collect(),
        })
    }

    /// Returns the squads by the reported number of members, without the empty squad.
    pub(crate) fn sizes(&self, model: &Model<'_>) -> Result<Vec<BigUint>, CountError> {
        let mut out = Vec::<BigUint>::new();
        for (limits, sums) in &self.by_decks {
            let decks = Decks::of(model, limits, false)?.all;
            out.resize(out.len().max(sums.by_reported.len()), BigUint::default());
            out.iter_mut().zip(&sums.by_reported).for_each(|(to, n)| *to += n.to_big() * &decks);
        }
        if let Some(empty) = out.first_mut() {
            *empty = BigUint::default();
        }
        Ok(out)
    }

    /// Adds a subproblem's squads.
    pub(crate) fn add(&mut self, model: &Model<'_>, subproblem: &Subproblem) -> Result<(), CountError> {
        let Some((min_copies, open)) = subproblem.propagate() else { return Ok(()) };
        let at = self.sums(&subproblem.deck_limits);
        let (sums, cached) = (&mut self.by_decks[at].1, &mut self.cached);
        for without in assignments(open.len())? {
            model.check_stop()?;
            let (mut max_copies, mut weight) = (subproblem.max_copies.clone(), subproblem.weight);
            for (set, _) in open.iter().zip(&without).filter(|(_, without)| **without) {
                weight = -weight;
                exclude(&mut max_copies, set);
            }
            let Some(factored) = factorise::<R>(model, subproblem, &min_copies, &max_copies)? else {
                continue;
            };
            let weight = Weight::of(weight);
            if let Some(card) = subproblem.row_of {
                let squads = Product::of(model.exact, &factored, cached).all();
                sums.one_more[card].add(weight, squads);
                continue;
            }
            sums.add_product(model, weight, &factored, cached);
            sums.add_rows(model, weight, &factored, &subproblem.rows);
        }
        Ok(())
    }

    /// Returns the index of the totals with these deck limits.
    fn sums(&mut self, limits: &[i64]) -> usize {
        let known = self.by_decks.iter().position(|(known, _)| known == limits);
        known.unwrap_or_else(|| {
            let sums = Sums {
                all: Counts::default(),
                by_left: Vec::new(),
                by_reported: Vec::new(),
                one_more: vec![Counts::default(); self.figures],
            };
            self.by_decks.push((limits.to_vec(), sums));
            self.by_decks.len() - 1
        })
    }
}

/// Returns the sum of some numbers.
fn sum<R: Ring>(numbers: &[R]) -> R {
    numbers.iter().fold(R::default(), |sum, n| sum.plus(*n))
}

impl<R: Ring> Sums<R> {
    /// Adds to each attachment's row the squads with a carrier for it: all squads minus those without one.
    fn add_rows(&mut self, model: &Model<'_>, weight: Weight<R>, factored: &Factored<R>, rows: &[Row]) {
        if rows.is_empty() {
            return;
        }
        let base = Base::new(&model.conflicts, factored, vec![UNLIMITED; factored.fixed.len()]);
        let start = base.start();
        let all = base.by_points(&start);
        let mut known: Vec<(&FigureSet, Vec<R>)> = Vec::new();
        for row in rows.iter().filter(|row| row.cost <= factored.points) {
            let at = known.iter().position(|(carriers, _)| **carriers == row.carriers);
            let at = at.unwrap_or_else(|| {
                let with = if has_any(&factored.fixed, &row.carriers) {
                    all.clone()
                } else {
                    let mut variant = start.clone();
                    let carriers = row.carriers.iter().enumerate().filter(|(_, carries)| **carries);
                    base.bound(&mut variant, &carriers.map(|(i, _)| (i, 0)).collect::<Vec<_>>());
                    let without = base.by_points(&variant);
                    all.iter().zip(without).map(|(all, without)| all.minus(without)).collect()
                };
                known.push((&row.carriers, with));
                known.len() - 1
            });
            let by_points = &known[at].1[..=factored.points - row.cost];
            let at_limit = by_points.last().copied().unwrap_or_default();
            let legal = if model.exact { at_limit } else { sum(by_points) };
            self.one_more[row.card].add(weight, Counts { legal, at_limit });
        }
    }

    fn add_product(
        &mut self,
        model: &Model<'_>,
        weight: Weight<R>,
        factored: &Factored<R>,
        cached: &mut Vec<CachedProduct<R>>,
    ) {
        let product = Product::of(model.exact, factored, cached);
        let all = product.all();
        let mut squads = all;
        if factored.has_empty {
            squads.legal = squads.legal.minus(R::one());
            if model.limit == Some(0) || model.exact {
                squads.at_limit = squads.at_limit.minus(R::one());
            }
        }
        self.all.add(weight, squads);
        product.add_by_left(factored, weight, &mut self.by_left, model.limit);
        product.add_by_reported(factored, weight, &mut self.by_reported);
        if self.one_more.is_empty() {
            return;
        }
        // Figures fixed beyond the requested copies are in all of these squads, and have no factor.
        for (i, fixed) in factored.fixed.iter().enumerate() {
            if *fixed > model.min_copies[i] {
                self.one_more[i].add(weight, all);
            }
        }
        product.one_more(&model.conflicts, factored, all, &mut |figure, counts| {
            if factored.fixed[figure] == model.min_copies[figure] {
                self.one_more[figure].add(weight, counts);
            }
        });
    }
}
