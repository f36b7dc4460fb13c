//! The number of squads after each of many purchases, by one count.
//!
//! A purchase raises the available copies of some figures, and changes only the factors of these figures. So
//! the model is that of everything bought at once, which fixes scenarios and subproblems for all purchases:
//! each subproblem contains squads of some of them, and every squad keeps its weight. Within a subproblem the
//! product is that of the held copies, and each purchase is a [`super::variant`] of it. Purchases are walked as
//! a trie, so that purchases with a common prefix share its changes.
//!
//! Invariants:
//! - a subproblem that fixes more copies than are held only has squads of purchases that supply the rest;
//! - squads are grouped by the limits of their decks, as in [`super::total`]: a purchase changes the number of
//!   decks and the number of squads independently.

use num_bigint::BigUint;

use super::CountError;
use super::factor::{Factored, factorise};
use super::figure_set::exclude;
use super::model::Model;
use super::product::Weight;
use super::ring::Ring;
use super::scenario::assignments;
use super::subproblem::{self, Subproblem};
use super::variant::{Base, Variant};
use super::width::Computation;

/// The collection and the possible purchases.
pub(crate) struct Purchases {
    /// Copies of each figure available without a purchase.
    held: Vec<u32>,
    /// The purchases: figures by index in the catalogue, each as often as it is bought, and the index of the
    /// purchase in the request. In lexicographic order, so that purchases with a common prefix are neighbours.
    bought: Vec<(Vec<usize>, usize)>,
    /// For each deck, copies of each card available without a purchase.
    held_cards: Vec<Vec<u32>>,
}

impl Purchases {
    /// Takes the model's copies as the held ones, and turns it into the model of everything bought.
    pub(crate) fn new(model: &mut Model<'_>, bought: Vec<Vec<usize>>) -> Self {
        let mut most = vec![0_u32; model.max_copies.len()];
        for figures in &bought {
            let mut figures = figures.clone();
            figures.sort_unstable();
            for same in figures.chunk_by(|a, b| a == b) {
                most[same[0]] = most[same[0]].max(u32::try_from(same.len()).unwrap_or(u32::MAX));
            }
        }
        let held = model.max_copies.clone();
        for (i, more) in most.iter().enumerate() {
            model.max_copies[i] = with_more(held[i], *more, model.allowed_copies[i]);
        }
        let mut held_cards = Vec::new();
        for deck in &mut model.decks {
            held_cards.push(deck.cards.iter().map(|c| c.max_copies).collect());
            for card in &mut deck.cards {
                card.max_copies = with_more(card.max_copies, most[card.figure], card.allowed_copies);
            }
        }
        let mut bought: Vec<_> = bought.into_iter().enumerate().map(|(n, figures)| (figures, n)).collect();
        bought.sort_unstable();
        Self { held, bought, held_cards }
    }

    /// Returns the number of squads with their decks, for each purchase in the order of the request.
    fn with_decks<R: Ring>(
        &self,
        model: &Model<'_>,
        by_decks: &[(Vec<i64>, Opened<R>)],
    ) -> Result<Vec<BigUint>, CountError> {
        let mut out = vec![BigUint::default(); self.bought.len()];
        for (limits, opened) in by_decks {
            let mut decks = vec![BigUint::from(1_u32); self.bought.len()];
            for ((deck, limit), held) in model.decks.iter().zip(limits).zip(&self.held_cards) {
                let mut deck = deck.clone();
                deck.cards.iter_mut().zip(held).for_each(|(card, held)| card.max_copies = *held);
                let more: Vec<Vec<usize>> = (self.bought.iter())
                    .map(|(figures, _)| {
                        let cards = figures.iter().filter(|i| model.in_decks[**i]);
                        cards.filter_map(|i| deck.cards.iter().position(|c| c.figure == *i)).collect()
                    })
                    .collect();
                let counts = deck.count_with_more(*limit, &more)?;
                decks.iter_mut().zip(counts).for_each(|(all, n)| *all *= n);
            }
            for ((n, decks), more) in decks.into_iter().enumerate().zip(&opened.more) {
                out[self.bought[n].1] += opened.held.plus(*more).to_big() * decks;
            }
        }
        Ok(out)
    }
}

/// Returns the copies of a figure including purchased ones, capped at the allowed number.
pub(crate) fn with_more(held: u32, more: u32, allowed: u32) -> u32 {
    held.saturating_add(more).min(allowed)
}

/// Squads whose decks have the same limits.
struct Opened<R> {
    /// Squads of the held copies.
    held: R,
    /// Further squads that each purchase makes possible, in the order of [`Purchases::bought`].
    more: Vec<R>,
}

impl Computation for &Purchases {
    type Answer = Vec<BigUint>;

    fn run<R: Ring>(self, model: &Model<'_>) -> Result<Vec<BigUint>, CountError> {
        let mut by_decks: Vec<(Vec<i64>, Opened<R>)> = Vec::new();
        subproblem::all(model, &mut |part| {
            let at = by_decks.iter().position(|(limits, _)| *limits == part.deck_limits);
            let at = at.unwrap_or_else(|| {
                let opened = Opened { held: R::default(), more: vec![R::default(); self.bought.len()] };
                by_decks.push((part.deck_limits.clone(), opened));
                by_decks.len() - 1
            });
            self.add(model, part, &mut by_decks[at].1)
        })?;
        self.with_decks(model, &by_decks)
    }
}

impl Purchases {
    /// Adds a subproblem's squads to `out`.
    fn add<R: Ring>(
        &self,
        model: &Model<'_>,
        part: &Subproblem,
        out: &mut Opened<R>,
    ) -> Result<(), CountError> {
        let Some((min_copies, open)) = part.propagate() else { return Ok(()) };
        let lacking: Vec<(usize, u32)> = (min_copies.iter().zip(&self.held).enumerate())
            .filter_map(|(i, (min, held))| Some((i, min.checked_sub(*held).filter(|n| *n > 0)?)))
            .collect();
        let brings = |figures: &[usize]| {
            lacking.iter().all(|(i, n)| figures.iter().filter(|f| *f == i).count() >= *n as usize)
        };
        let these: Vec<usize> = (0..self.bought.len()).filter(|n| brings(&self.bought[*n].0)).collect();
        if these.is_empty() && !lacking.is_empty() {
            return Ok(());
        }
        for without in assignments(open.len())? {
            model.check_stop()?;
            let (mut max_copies, mut weight) = (part.max_copies.clone(), part.weight);
            for (set, _) in open.iter().zip(&without).filter(|(_, without)| **without) {
                weight = -weight;
                exclude(&mut max_copies, set);
            }
            let Some(factored) = factorise::<R>(model, part, &min_copies, &max_copies)? else { continue };
            let weight = Weight::of(weight);
            let shop = Shop::new(model, &self.held, &factored);
            let start = Basket { bought: Vec::new(), variant: shop.base.start() };
            let held = shop.squads(&start);
            if lacking.is_empty() {
                weight.add(&mut out.held, held);
            }
            let opens = if lacking.is_empty() { held } else { R::default() };
            let mut visit = |n: usize, basket: &Basket<R>| {
                if basket.variant.changed || !lacking.is_empty() {
                    weight.add(&mut out.more[n], shop.squads(basket).minus(opens));
                }
            };
            walk(&shop, &self.bought, &these, 0, start, &mut visit);
        }
        Ok(())
    }
}

/// Visits purchases that share the same first `depth` figures, which the basket contains.
fn walk<R: Ring>(
    shop: &Shop<'_, R>,
    bought: &[(Vec<usize>, usize)],
    mut these: &[usize],
    mut depth: usize,
    mut basket: Basket<R>,
    visit: &mut dyn FnMut(usize, &Basket<R>),
) {
    let figure = |n: usize, depth: usize| bought[n].0.get(depth).copied();
    while let [first, ..] = these {
        let next = figure(*first, depth);
        let Some(next) = next else {
            visit(*first, &basket);
            these = &these[1..];
            continue;
        };
        let same = these.partition_point(|n| figure(*n, depth).is_none_or(|f| f <= next));
        if same == these.len() {
            // All of them have the same next figure.
            shop.buy(next, &mut basket);
            depth += 1;
            continue;
        }
        let mut with = basket.clone();
        shop.buy(next, &mut with);
        walk(shop, bought, &these[..same], depth + 1, with, visit);
        these = &these[same..];
    }
}

/// A subproblem in which purchases change some factors.
struct Shop<'a, R> {
    model: &'a Model<'a>,
    held: &'a [u32],
    factored: &'a Factored<R>,
    base: Base<'a, R>,
}

/// The product with the copies bought so far.
#[derive(Clone)]
struct Basket<R> {
    /// Bought copies, by figure.
    bought: Vec<(usize, u32)>,
    variant: Variant<R>,
}

impl<'a, R: Ring> Shop<'a, R> {
    fn new(model: &'a Model<'a>, held: &'a [u32], factored: &'a Factored<R>) -> Self {
        let further = held.iter().zip(&factored.fixed).map(|(held, fixed)| held.saturating_sub(*fixed));
        let base = Base::new(&model.conflicts, factored, further.collect());
        Self { model, held, factored, base }
    }

    /// Adds one copy of a figure to a basket.
    fn buy(&self, figure: usize, basket: &mut Basket<R>) {
        if !self.base.has(figure) {
            return;
        }
        let bought = match basket.bought.iter_mut().find(|(i, _)| *i == figure) {
            Some((_, copies)) => {
                *copies += 1;
                *copies
            }
            None => {
                basket.bought.push((figure, 1));
                1
            }
        };
        let there = with_more(self.held[figure], bought, self.model.allowed_copies[figure]);
        let further = there.saturating_sub(self.factored.fixed[figure]);
        self.base.bound(&mut basket.variant, &[(figure, further)]);
    }

    /// Returns the number of squads with the bought copies, without the empty one.
    fn squads(&self, basket: &Basket<R>) -> R {
        let by_points = self.base.by_points(&basket.variant);
        let squads = if self.model.exact {
            by_points[self.factored.points]
        } else {
            by_points.iter().fold(R::default(), |sum, n| sum.plus(*n))
        };
        if self.factored.has_empty { squads.minus(R::one()) } else { squads }
    }
}
