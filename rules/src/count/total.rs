//! Adds up subproblems: how many squads there are, how many spend all points, and in how many of them one more
//! of each figure is.
//!
//! Sets of which a member must be present and several are possible go by inclusion–exclusion: all squads, minus
//! those without any member of one set, plus those without two, and so on.

use num_bigint::BigUint;

use super::CountError;
use super::deck::DeckCounts;
use super::factor::{Factored, factorise};
use super::figure_set::exclude;
use super::model::Model;
use super::product::{CachedProduct, Counts, Product, Weight};
use super::ring::Ring;
use super::scenario::assignments;
use super::subproblem::Subproblem;

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
    pub(crate) fn add(&mut self, model: &Model<'_>, subproblem: &Subproblem) -> Result<(), CountError> {
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
        product.add_by_left(factored, weight.times(decks), &mut self.by_left, model.limit);
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
        product.one_more(&model.conflicts, factored, all, &mut |figure, counts| {
            if factored.fixed[figure] == model.min_copies[figure] {
                self.one_more[figure].add(weight, counts.times(decks));
            }
        });
    }
}
