//! Draws a legal squad uniformly at random by counting (Nijenhuis and Wilf, *Combinatorial Algorithms*, 1978,
//! chapter 13; Flajolet, Zimmermann and Van Cutsem 1994).
//!
//! Each subproblem of each single faction is a stratum. A stratum is drawn in proportion to its size; then the
//! product is walked backwards factor by factor, with each choice drawn in proportion to the coefficient of the
//! product of the preceding factors. Strata overlap where a squad may play as several factions, and contain
//! squads in which a required set is absent or a figure lacks company. So a drawn squad is accepted only if it
//! is legal, and with probability one over the number of its factions; otherwise another one is drawn. That
//! makes every legal squad equally likely.

use std::collections::BTreeMap;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::chance::Chance;
use crate::squad::Member;

use super::CountError;
use super::conflict::{self, Conflicts, Vertex};
use super::factor::{Factor, Factored, Group, factorise};
use super::figure_set::{FigureSet, has_any};
use super::guests::have_capacity;
use super::model::Model;
use super::polynomial::{Degrees, Polynomial, convolve, is_invertible};
use super::product::{multiply_all, one};
use super::ring::Ring;
use super::scenario::{Scenario, scenarios, single_faction};
use super::subproblem::{Subproblem, subproblems};

/// The maximum number of rejected draws.
const MAX_ATTEMPTS: usize = 20_000;

/// The squads of a subproblem, as a population to draw from.
struct Stratum<R> {
    scenario: Rc<Scenario>,
    /// The maximum cost of each deck.
    deck_limits: Vec<i64>,
    /// Required sets that may be absent from a drawn squad.
    required: Vec<FigureSet>,
    factored: Factored<R>,
    /// The product of each group.
    products: Vec<Polynomial<R>>,
    /// The number of squads with their decks, illegal ones included.
    size: BigUint,
}

/// The number of decks that go with a squad, by the maximum cost of each deck.
#[derive(Default)]
struct Decks(BTreeMap<Vec<i64>, BigUint>);

impl Decks {
    fn of(&mut self, model: &Model<'_>, limits: &[i64]) -> Result<BigUint, CountError> {
        if let Some(known) = self.0.get(limits) {
            return Ok(known.clone());
        }
        let mut all = BigUint::from(1_u32);
        for (deck, limit) in model.decks.iter().zip(limits) {
            all *= deck.count_exactly(*limit, false)?.all;
        }
        self.0.insert(limits.to_vec(), all.clone());
        Ok(all)
    }
}

/// Draws a squad; `None` if there is none.
///
/// # Errors
/// Counting fails, or too many draws are rejected.
pub(crate) fn draw<R: Ring>(
    model: &Model<'_>,
    chance: &mut Chance,
) -> Result<Option<Vec<Member>>, CountError> {
    let (mut strata, mut decks) = (Vec::<Stratum<R>>::new(), Decks::default());
    for scenario in scenarios(model)? {
        let scenario = Rc::new(scenario);
        for faction in (0..64).filter(|f| model.playable_factions >> f & 1 == 1) {
            let Some(faction_term) = single_faction(model, &scenario, faction) else { continue };
            subproblems(model, &scenario, faction_term, &mut |subproblem| {
                model.check_stop()?;
                strata.extend(Stratum::new(model, &subproblem, &scenario, &mut decks)?);
                Ok(())
            })?;
            if !model.requires_one_faction() {
                break; // squads are the same for every faction
            }
        }
    }
    let all: BigUint = strata.iter().map(|s| &s.size).sum();
    if all == BigUint::default() {
        return Ok(None);
    }
    for _ in 0..MAX_ATTEMPTS {
        let mut at = uniform_below(chance, &all);
        let Some(stratum) = strata.iter().find(|s| {
            let found = at < s.size;
            if !found {
                at -= &s.size;
            }
            found
        }) else {
            continue;
        };
        let mut copies = stratum.draw(model, chance);
        // A squad of several factions is in one stratum for each.
        let members = (0..copies.len()).filter(|i| copies[*i] > 0);
        let factions = members.fold(model.playable_factions, |all, i| all & stratum.scenario.factions[i]);
        let may_play =
            |f: &u32| factions >> f & 1 == 1 && have_capacity(model, &stratum.scenario, *f, &copies);
        let factions = (0..64).filter(may_play).count();
        let accepted = !model.requires_one_faction() || chance.below(factions.max(1)) == 0;
        if accepted && stratum.is_lawful(model, &copies) {
            for (deck, limit) in model.decks.iter().zip(&stratum.deck_limits) {
                let drawn = deck.draw_exactly(*limit, &mut |weights| pick(chance, weights.into_iter()));
                deck.cards.iter().zip(drawn).for_each(|(card, n)| copies[card.figure] += n);
            }
            let figures = model.catalogue.figures().iter().zip(copies).filter(|(_, n)| *n > 0);
            return Ok(Some(figures.map(|(f, n)| Member::new(f.id.clone(), n)).collect()));
        }
    }
    Err(CountError::TooRare)
}

impl<R: Ring> Stratum<R> {
    /// Returns the stratum of a subproblem; `None` if it has no squads.
    fn new(
        model: &Model<'_>,
        subproblem: &Subproblem,
        scenario: &Rc<Scenario>,
        decks: &mut Decks,
    ) -> Result<Option<Self>, CountError> {
        let Some((min_copies, required)) = subproblem.propagate() else { return Ok(None) };
        let Some(factored) = factorise::<R>(model, subproblem, &min_copies, &subproblem.max_copies)? else {
            return Ok(None);
        };
        let product = |group: &Group<R>| multiply_all(one(group, factored.points), group.factors.iter());
        let products: Vec<_> = factored.groups.iter().map(product).collect();
        let (scenario, deck_limits) = (scenario.clone(), subproblem.deck_limits.clone());
        let decks = decks.of(model, &deck_limits)?;
        let mut stratum =
            Self { scenario, deck_limits, required, factored, products, size: BigUint::default() };
        stratum.size = stratum.by_points(model).iter().map(|w| w.to_big()).sum::<BigUint>() * decks;
        Ok(Some(stratum))
    }

    /// Returns the ways of a group that keep to its bounds, by points.
    fn row(&self, at: usize) -> Vec<R> {
        self.factored.groups[at].lawful_row(&self.products[at])
    }

    /// Returns the squads by points; only those that spend all points if the format requires that.
    fn by_points(&self, model: &Model<'_>) -> Vec<R> {
        let mut all = self.of_first(self.products.len());
        if model.exact
            && let Some((_, less)) = all.split_last_mut()
        {
            less.fill(R::default());
        }
        all
    }

    /// Returns the ways of the first `groups` groups, by points.
    fn of_first(&self, groups: usize) -> Vec<R> {
        let mut all = vec![R::default(); self.factored.points + 1];
        all[0] = R::one();
        for at in 0..groups {
            all = convolve(&all, &self.row(at));
        }
        all
    }

    /// Draws the number of copies of each figure.
    fn draw(&self, model: &Model<'_>, chance: &mut Chance) -> Vec<u32> {
        let mut copies = self.factored.fixed.clone();
        let mut points = pick(chance, self.by_points(model).iter().map(|w| w.to_big()));
        for at in (0..self.products.len()).rev() {
            let (before, own) = (self.of_first(at), self.row(at));
            let spent = pick(chance, (0..=points).map(|c| own[c].times(before[points - c]).to_big()));
            points -= spent;
            self.draw_group(model, at, spent, &mut copies, chance);
        }
        copies
    }

    /// Draws a group's figures for a given point total, factor by factor from the last.
    fn draw_group(
        &self,
        model: &Model<'_>,
        at: usize,
        mut points: usize,
        copies: &mut [u32],
        chance: &mut Chance,
    ) {
        let group = &self.factored.groups[at];
        let mut product = self.products[at].clone();
        let lawful = |row: usize| {
            let lawful = group.is_lawful(&product.degrees_of(row));
            if lawful { product.row(row)[points] } else { R::default() }
        };
        let mut row = pick(chance, (0..product.rows()).map(|s| lawful(s).to_big()));
        for (n, factor) in group.factors.iter().enumerate().rev() {
            product = self.prefix(group, product, n);
            // The ways of the preceding factors if this one adds the given amounts.
            let before = |degrees: &Degrees, times: u32, cost: usize| {
                let from = product.unshift(row, &degrees.map(|d| d * times))?;
                Some(product.row(from)[points.checked_sub(cost)?])
            };
            let (degrees, cost) = match factor {
                Factor::Copies { figure, degrees, cost, max } => {
                    let max = u32::try_from(points.checked_div(*cost).unwrap_or(usize::MAX))
                        .unwrap_or(u32::MAX)
                        .min(*max);
                    let options = (0..=max).map_while(|n| before(degrees, n, cost * n as usize));
                    let n = pick(chance, options.map(Ring::to_big));
                    copies[*figure] += u32::try_from(n).unwrap_or(0);
                    (degrees.map(|d| d * u32::try_from(n).unwrap_or(0)), cost * n)
                }
                Factor::Tabulated { figure, terms, copies: of } => {
                    let options = terms.iter().map(|t| before(&t.degrees, 1, t.cost).unwrap_or_default());
                    let n = pick(chance, options.map(Ring::to_big));
                    copies[*figure] += of[n];
                    (terms[n].degrees, terms[n].cost)
                }
                Factor::Component { vertices, terms, lowest } => {
                    let options = terms
                        .iter()
                        .map(|t| before(&t.degrees, 1, t.cost).unwrap_or_default().times(t.coefficient));
                    let term = &terms[pick(chance, options.map(Ring::to_big))];
                    let cost = i64::try_from(term.cost).unwrap_or(0) + lowest;
                    draw_independent_set::<R>(&model.conflicts, vertices, term.degrees, cost, copies, chance);
                    (term.degrees, term.cost)
                }
            };
            points -= cost;
            row = product.unshift(row, &degrees).unwrap_or(row);
        }
    }

    /// Returns the product of the first `n` factors, given that of the first `n + 1`.
    fn prefix(&self, group: &Group<R>, mut product: Polynomial<R>, n: usize) -> Polynomial<R> {
        match &group.factors[n] {
            Factor::Copies { degrees, cost, max, .. } if *cost > 0 || *degrees != Degrees::default() => {
                // Undoes the operations that multiplied by the factor, in reverse order.
                if let Some(beyond) = max.checked_add(1) {
                    product.divide_by_one_minus(degrees, beyond, cost.saturating_mul(beyond as usize));
                }
                product.multiply_by_one_minus(degrees, 1, *cost);
                product
            }
            Factor::Tabulated { terms, .. } | Factor::Component { terms, .. } if is_invertible(terms) => {
                product.divide(terms)
            }
            _ => multiply_all(one(group, self.factored.points), group.factors[..n].iter()),
        }
    }

    /// Whether a squad is legal: it isn't empty, all required sets are present, and every figure has its
    /// company.
    fn is_lawful(&self, model: &Model<'_>, copies: &[u32]) -> bool {
        copies.iter().any(|n| *n > 0)
            && self.required.iter().all(|set| has_any(copies, set))
            && model.company_rules.iter().all(|rule| {
                let own = copies[rule.figure];
                own == 0 || has_any(copies, &rule.company) || rule.itself && own > 1
            })
    }
}

/// Draws one of a component's independent sets with these counters and this cost, uniformly: vertex by vertex,
/// in proportion to the number of sets with and without it.
fn draw_independent_set<R: Ring>(
    conflicts: &Conflicts,
    component: &[Vertex],
    mut degrees: Degrees,
    mut cost: i64,
    copies: &mut [u32],
    chance: &mut Chance,
) {
    let mut left = component.to_vec();
    while let Some(vertex) = left.pop() {
        let beside = conflict::without_neighbours(&left, &vertex, conflicts);
        let sets = |of: &[Vertex], degrees: Degrees, cost: i64| {
            let all = conflict::independence_polynomial::<R>(of, conflicts, i64::MAX / 4);
            let same = all.iter().find(|m| m.degrees == degrees && m.cost == cost);
            same.map_or(R::default(), |m| m.coefficient)
        };
        let rest = degrees.iter().zip(&vertex.degrees).all(|(a, b)| a >= b).then(|| {
            let mut rest = degrees;
            rest.iter_mut().zip(&vertex.degrees).for_each(|(a, b)| *a -= b);
            rest
        });
        let with = rest.map_or(R::default(), |rest| sets(&beside, rest, cost - vertex.cost));
        let options = [sets(&left, degrees, cost), with];
        if let (1, Some(rest)) = (pick(chance, options.iter().map(|w| w.to_big())), rest) {
            copies[vertex.figure] += 1;
            (degrees, cost, left) = (rest, cost - vertex.cost, beside);
        }
    }
}

/// Draws an index in proportion to the weights; the last one if all weights are zero.
fn pick(chance: &mut Chance, weights: impl Iterator<Item = BigUint>) -> usize {
    let weights: Vec<BigUint> = weights.collect();
    let mut at = uniform_below(chance, &weights.iter().sum());
    for (i, weight) in weights.iter().enumerate() {
        if at < *weight {
            return i;
        }
        at -= weight;
    }
    weights.len().saturating_sub(1)
}

/// Returns a uniform number below the bound, by rejection; 0 if the bound is 0.
fn uniform_below(chance: &mut Chance, bound: &BigUint) -> BigUint {
    let bits = bound.bits();
    if bits == 0 {
        return BigUint::default();
    }
    let words = bits.div_ceil(32);
    loop {
        let mut digits: Vec<u32> =
            (0..words).map(|_| u32::try_from(chance.next() >> 32).unwrap_or(0)).collect();
        if let (Some(last), spare @ 1..) = (digits.last_mut(), words * 32 - bits) {
            *last >>= spare;
        }
        let number = BigUint::new(digits);
        if number < *bound {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::strategy::{Strategy as _, ValueTree as _};
    use proptest::test_runner::TestRunner;

    use super::*;
    use crate::count::conflict::tests::{graphs, independent_sets, weight};

    /// Whether counts that should be equal are within 4.5 standard deviations of expectation (Pearson's
    /// statistic, whose mean is the degrees of freedom and whose variance is twice that).
    fn are_even(seen: &[f64]) -> bool {
        let expected = seen.iter().sum::<f64>() / seen.len() as f64;
        let chi2: f64 = seen.iter().map(|n| (n - expected).powi(2) / expected).sum();
        let freedom = (seen.len() - 1) as f64;
        (chi2 - freedom).abs() <= 4.5 * (2.0 * freedom).sqrt()
    }

    #[test]
    fn numbers_below_a_bound_are_drawn_evenly_however_wide_it_is() {
        let mut chance = Chance::new(7, 0);
        for bound in [1_u32, 2, 5, 8, 33] {
            let mut seen = vec![0.0; bound as usize];
            for _ in 0..400 * bound {
                let number = uniform_below(&mut chance, &BigUint::from(bound));
                seen[usize::try_from(number).expect("below the bound")] += 1.0;
            }
            assert!(are_even(&seen) || bound == 1, "{seen:?}");
        }
        // Each third of 3 · 2^200 is equally likely, so the high bits must be as random as the low ones.
        let third = BigUint::from(1_u32) << 200;
        let mut seen = [0.0; 3];
        for _ in 0..3_000 {
            let number = uniform_below(&mut chance, &(&third * 3_u32));
            seen[usize::try_from(number / &third).expect("below three")] += 1.0;
        }
        assert!(are_even(&seen), "{seen:?}");
        assert_eq!(uniform_below(&mut chance, &BigUint::default()), BigUint::default());
    }

    #[test]
    fn options_are_drawn_in_proportion_to_their_weights() {
        let mut chance = Chance::new(3, 0);
        let weights = [0_u32, 5, 0, 1, 14, 0];
        let mut seen = [0.0; 6];
        for _ in 0..8_000 {
            seen[pick(&mut chance, weights.iter().map(|w| BigUint::from(*w)))] += 1.0;
        }
        assert_eq!([seen[0], seen[2], seen[5]], [0.0; 3], "what weighs nothing is never drawn");
        assert!(are_even(&[seen[1] / 5.0, seen[3], seen[4] / 14.0].map(|n| n * 3.0)), "{seen:?}");
        assert_eq!(pick(&mut chance, [0_u32, 0].iter().map(|w| BigUint::from(*w))), 1);
    }

    #[test]
    fn independent_sets_of_one_cost_are_drawn_evenly() {
        // Deterministic, as random graphs would fail once in a while without any fault in the code.
        let mut runner = TestRunner::deterministic();
        for _ in 0..24 {
            let (vertices, conflicts) = graphs(0..2).new_tree(&mut runner).expect("a graph").current();
            let mut by_weight = BTreeMap::<_, Vec<Vec<usize>>>::new();
            for set in independent_sets(&vertices, &conflicts) {
                let figures = set.iter().map(|v| v.figure).collect();
                by_weight.entry(weight(&set)).or_default().push(figures);
            }
            let ((degrees, cost), sets) =
                by_weight.into_iter().max_by_key(|(_, sets)| sets.len()).expect("one");
            let mut seen = vec![0.0; sets.len()];
            for seed in 0..100 * sets.len() as u64 {
                let mut copies = vec![0; conflicts.len()];
                let mut chance = Chance::new(seed, 0);
                draw_independent_set::<u128>(&conflicts, &vertices, degrees, cost, &mut copies, &mut chance);
                let drawn: Vec<usize> = (0..copies.len()).filter(|i| copies[*i] == 1).collect();
                seen[sets.iter().position(|s| *s == drawn).expect("one of the sets")] += 1.0;
            }
            assert!(seen.len() == 1 || are_even(&seen), "{seen:?} of {sets:?}");
        }
    }
}
