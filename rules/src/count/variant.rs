//! A factored subproblem with different maximum copies of some figures, by division.
//!
//! The maximum copies of a figure affect its factor only. So the product with other bounds is the whole one
//! divided by the factors that change and multiplied by their replacements, as power series
//! ([`super::polynomial`]): the work is proportional to the number of changed factors, not of all factors.
//!
//! Invariant: a factor is divided by only if it has the constant term 1 both with the initial bounds and as a
//! whole, and therefore with any bounds in between. Other factors are *loose*: they are multiplied in last,
//! each time anew.

use super::conflict::{self, Conflicts, Monomial};
use super::factor::{Factor, Factored, Group};
use super::polynomial::{Degrees, Polynomial, Term, convolve, is_invertible};
use super::product::{multiply_all, one};
use super::ring::Ring;

/// A factored subproblem whose bounds can change.
pub(crate) struct Base<'a, R> {
    conflicts: &'a Conflicts,
    factored: &'a Factored<R>,
    /// The initial maximum of each figure beyond the fixed copies; a factor's own bound applies as well.
    most: Vec<u32>,
    /// The position of each figure's factor: its group, and its index in the group.
    place: Vec<Option<(usize, usize)>>,
    loose: Vec<(usize, usize)>,
}

/// The product with certain bounds.
#[derive(Clone)]
pub(crate) struct Variant<R> {
    /// Maximum copies beyond the fixed ones, for figures that differ from the initial bounds.
    copies: Vec<(usize, u32)>,
    /// The product of each group, without loose factors.
    products: Vec<Polynomial<R>>,
    /// Whether any bound changed.
    pub(crate) changed: bool,
}

impl<'a, R: Ring> Base<'a, R> {
    pub(crate) fn new(conflicts: &'a Conflicts, factored: &'a Factored<R>, most: Vec<u32>) -> Self {
        let mut base = Self { conflicts, factored, place: vec![None; most.len()], most, loose: Vec::new() };
        for (g, group) in factored.groups.iter().enumerate() {
            for (n, factor) in group.factors.iter().enumerate() {
                match factor {
                    Factor::Copies { figure, .. } | Factor::Tabulated { figure, .. } => {
                        base.place[*figure] = Some((g, n));
                    }
                    Factor::Component { vertices, .. } => {
                        vertices.iter().for_each(|v| base.place[v.figure] = Some((g, n)));
                    }
                }
                if !base.can_be_divided_by(factor) {
                    base.loose.push((g, n));
                }
            }
        }
        base
    }

    /// Whether any factor involves a figure.
    pub(crate) fn has(&self, figure: usize) -> bool {
        self.place[figure].is_some()
    }

    fn can_be_divided_by(&self, factor: &Factor<R>) -> bool {
        match factor {
            Factor::Copies { degrees, cost, .. } => *cost > 0 || *degrees != Degrees::default(),
            Factor::Tabulated { terms, .. } | Factor::Component { terms, .. } => {
                is_invertible(terms) && is_invertible(&self.terms(factor, &[]))
            }
        }
    }

    fn most(&self, figure: usize, copies: &[(usize, u32)]) -> u32 {
        copies.iter().find(|(i, _)| *i == figure).map_or(self.most[figure], |(_, n)| *n)
    }

    /// Returns the terms of a tabulated or component factor with the given bounds on copies.
    fn terms(&self, factor: &Factor<R>, copies: &[(usize, u32)]) -> Vec<Term<R>> {
        match factor {
            Factor::Copies { .. } => Vec::new(),
            Factor::Tabulated { figure, terms, copies: of } => {
                let most = self.most(*figure, copies);
                terms.iter().zip(of).filter(|(_, n)| **n <= most).map(|(t, _)| *t).collect()
            }
            Factor::Component { vertices, lowest, .. } => {
                let there: Vec<_> =
                    vertices.iter().filter(|v| self.most(v.figure, copies) > 0).copied().collect();
                // If the component gives points back, other figures may spend them.
                let points = i64::try_from(self.factored.points).ok().filter(|_| *lowest >= 0);
                let most = points.unwrap_or(i64::MAX / 4);
                let monomials = conflict::independence_polynomial::<R>(&there, self.conflicts, most);
                let term = |m: &Monomial<R>| {
                    let cost = usize::try_from(m.cost - lowest).ok()?;
                    Some(Term { degrees: m.degrees, cost, coefficient: m.coefficient })
                };
                monomials.iter().filter_map(term).collect()
            }
        }
    }

    /// Returns a factor with the given bounds on copies.
    fn factor(&self, factor: &Factor<R>, copies: &[(usize, u32)]) -> Factor<R> {
        match factor {
            Factor::Copies { figure, degrees, cost, max } => {
                let max = self.most(*figure, copies).min(*max);
                Factor::Copies { figure: *figure, degrees: *degrees, cost: *cost, max }
            }
            Factor::Tabulated { figure, .. } => {
                Factor::Tabulated { figure: *figure, terms: self.terms(factor, copies), copies: Vec::new() }
            }
            Factor::Component { lowest, .. } => {
                Factor::Component { vertices: Vec::new(), terms: self.terms(factor, copies), lowest: *lowest }
            }
        }
    }

    /// Returns the product with the initial bounds.
    pub(crate) fn start(&self) -> Variant<R> {
        let product = |(g, group): (usize, &Group<R>)| {
            let fast = group.factors.iter().enumerate().filter(|(n, _)| !self.loose.contains(&(g, *n)));
            let factors: Vec<_> = fast.map(|(_, f)| self.factor(f, &[])).filter(|f| !is_one(f)).collect();
            multiply_all(one(group, self.factored.points), factors.iter())
        };
        let products = self.factored.groups.iter().enumerate().map(product).collect();
        Variant { copies: Vec::new(), products, changed: false }
    }

    /// Bounds the copies of some figures beyond the fixed ones. Each figure must be named once, in any order.
    pub(crate) fn bound(&self, variant: &mut Variant<R>, bounds: &[(usize, u32)]) {
        let place = |(figure, _): &(usize, u32)| self.place[*figure];
        let mut bounds: Vec<_> = bounds.iter().filter(|b| place(b).is_some()).copied().collect();
        bounds.sort_unstable_by_key(place);
        for same in bounds.chunk_by(|a, b| place(a) == place(b)) {
            let Some((g, n)) = same.first().and_then(place) else { continue };
            let factor = &self.factored.groups[g].factors[n];
            let loose = self.loose.contains(&(g, n));
            let old = if loose { Vec::new() } else { self.terms(factor, &variant.copies) };
            let few = self.most(same[0].0, &variant.copies);
            for (figure, copies) in same {
                variant.changed |= self.most(*figure, &variant.copies) != *copies;
                match variant.copies.iter_mut().find(|(i, _)| i == figure) {
                    Some((_, known)) => *known = *copies,
                    None => variant.copies.push((*figure, *copies)),
                }
            }
            if loose {
                continue;
            }
            let product = &mut variant.products[g];
            match factor {
                Factor::Copies { degrees, cost, max, .. } => {
                    bound_copies(product, degrees, *cost, few.min(*max), same[0].1.min(*max));
                }
                Factor::Tabulated { .. } | Factor::Component { .. } => {
                    let new = self.terms(factor, &variant.copies);
                    if new != old {
                        *product = product.divide(&old).multiply(&new);
                    }
                }
            }
        }
    }

    /// Returns the squads of a variant by points spent, including the empty squad if it is one of them.
    pub(crate) fn by_points(&self, variant: &Variant<R>) -> Vec<R> {
        let mut all: Option<Vec<R>> = None;
        for (g, group) in self.factored.groups.iter().enumerate() {
            let loose = self.loose.iter().filter(|(of, _)| *of == g);
            let loose: Vec<_> =
                loose.map(|(_, n)| self.factor(&group.factors[*n], &variant.copies)).collect();
            let row = if loose.is_empty() {
                group.lawful_row(&variant.products[g])
            } else {
                group.lawful_row(&multiply_all(variant.products[g].clone(), loose.iter()))
            };
            all = Some(match all {
                Some(all) => convolve(&all, &row),
                None => row,
            });
        }
        // Without any factor there is one squad, the fixed copies alone.
        let alone = || (0..=self.factored.points).map(|c| R::of(u64::from(c == 0)));
        all.unwrap_or_else(|| alone().collect())
    }
}

/// Changes a figure's factor in a product from up to `few` copies to up to `many` copies, which may be fewer:
/// multiplies by `(1 - m^(many + 1)) / (1 - m^(few + 1))`, where `m` stands for one copy.
fn bound_copies<R: Ring>(product: &mut Polynomial<R>, degrees: &Degrees, cost: usize, few: u32, many: u32) {
    if few == many {
        return;
    }
    if (few, many) == (0, 1) {
        return product.multiply_by_one_plus(degrees, cost);
    }
    // An unlimited factor has no last power to divide by.
    if let Some(beyond) = few.checked_add(1) {
        product.divide_by_one_minus(degrees, beyond, cost.saturating_mul(beyond as usize));
    }
    if let Some(beyond) = many.checked_add(1) {
        product.multiply_by_one_minus(degrees, beyond, cost.saturating_mul(beyond as usize));
    }
}

/// Whether a factor is the constant 1.
fn is_one<R: Ring>(factor: &Factor<R>) -> bool {
    match factor {
        Factor::Copies { max, .. } => *max == 0,
        Factor::Tabulated { terms, .. } | Factor::Component { terms, .. } => {
            terms.len() == 1 && is_invertible(terms)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::count::product::tests::{groups, made};

    proptest! {
        #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_product_with_other_bounds_counts_the_squads_that_keep_to_them(
            groups in groups(),
            start in prop::collection::vec(prop_oneof![3 => 0_u32..4, 1 => Just(u32::MAX)], 12),
            steps in prop::collection::vec((0_usize..12, prop_oneof![3 => 0_u32..4, 1 => Just(u32::MAX)]), 0..6),
        ) {
            let (factored, all) = made(&groups);
            let figures = factored.fixed.len();
            let base = Base::new(&groups.1.1, &factored, start[..figures].to_vec());
            let (mut variant, mut bounds) = (base.start(), start[..figures].to_vec());
            for (figure, copies) in std::iter::once((0, start[0])).chain(steps) {
                let figure = figure % figures;
                bounds[figure] = copies;
                base.bound(&mut variant, &[(figure, copies)]);
                let keeps = |copies: &[u32]| copies.iter().zip(&bounds).all(|(n, most)| n <= most);
                let counted = base.by_points(&variant);
                for (points, counted) in counted.iter().enumerate() {
                    let these = all.iter().filter(|(copies, cost)| *cost == points && keeps(copies));
                    prop_assert_eq!(*counted, these.count() as u128, "{} points, {:?} of {:?}", points, bounds, all);
                }
            }
            // All at once, from the initial bounds.
            let mut at_once = base.start();
            let every: Vec<_> = bounds.iter().copied().enumerate().collect();
            base.bound(&mut at_once, &every);
            prop_assert_eq!(base.by_points(&at_once), base.by_points(&variant));
        }
    }
}
