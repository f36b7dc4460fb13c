//! Truncated polynomials: the generating functions that count squads.
//!
//! A polynomial has one variable `z` for points and one variable `tᵢ` for each *counter*, a number of members
//! that a rule bounds. The coefficient of `z^c · t₁^a · t₂^b` is the number of ways to spend `c` points with
//! the counters at `a` and `b` (Flajolet and Sedgewick, *Analytic Combinatorics*, 2009, chapters I and III).
//! All arithmetic is modulo `z^(points + 1)` and `tᵢ^(maximumᵢ + 1)`: higher terms are dropped at once.
//!
//! Invariants:
//! - coefficients are stored row by row, `cells[row * width + c]`. A row is one combination of counters, and
//!   its index is that combination in mixed radix, with the first counter as the least significant digit
//!   (Knuth, *TAOCP* 4A, 7.2.1.1);
//! - so multiplying by a monomial never leads to an earlier row or cell. An in-place update in ascending order
//!   sees its own results, as division by `1 - m` needs; in descending order it doesn't, as multiplication by
//!   `1 ± m` needs.

use super::ring::Ring;

/// The maximum number of counters of a polynomial.
pub(crate) const MAX_COUNTERS: usize = 6;

/// The exponents of a monomial's counters.
pub(crate) type Degrees = [u32; MAX_COUNTERS];

/// One term of a sparse polynomial: `coefficient · z^cost · ∏ tᵢ^degreesᵢ`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Term<R> {
    pub(crate) degrees: Degrees,
    pub(crate) cost: usize,
    pub(crate) coefficient: R,
}

/// A truncated polynomial, stored densely.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Polynomial<R> {
    /// The radix of each counter, one more than its maximum.
    radices: Vec<usize>,
    rows: usize,
    /// The number of coefficients in a row: powers of `z` from 0 to the points.
    width: usize,
    cells: Vec<R>,
}

impl<R: Ring> Polynomial<R> {
    /// Returns the polynomial 1, with room for `points` points and counters up to their `maxima`.
    pub(crate) fn one(maxima: &[u32], points: usize) -> Self {
        let radices: Vec<usize> = maxima.iter().map(|max| *max as usize + 1).collect();
        let rows: usize = radices.iter().product();
        let width = points + 1;
        let mut cells = vec![R::default(); rows * width];
        cells[0] = R::one();
        Self { radices, rows, width, cells }
    }

    /// Returns the coefficients of one combination of counters, by points.
    pub(crate) fn row(&self, row: usize) -> &[R] {
        &self.cells[row * self.width..(row + 1) * self.width]
    }

    /// Returns the number of combinations of counters.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the counters of a row.
    pub(crate) fn degrees_of(&self, mut row: usize) -> Vec<u32> {
        let mut out = Vec::with_capacity(self.radices.len());
        for radix in &self.radices {
            out.push(u32::try_from(row % radix).unwrap_or(u32::MAX));
            row /= radix;
        }
        out
    }

    /// Returns the row reached when the counters grow by `times · degrees`; `None` if it is truncated.
    pub(crate) fn shift(&self, from: usize, degrees: &Degrees, times: u32) -> Option<usize> {
        let (mut digits, mut place_value, mut to) = (from, 1, from);
        for (radix, degree) in self.radices.iter().zip(degrees) {
            let add = (*degree as usize).checked_mul(times as usize)?;
            if digits % radix + add >= *radix {
                return None;
            }
            to += add * place_value;
            place_value *= radix;
            digits /= radix;
        }
        Some(to)
    }

    /// Returns the row from which one [`Self::shift`] leads to this one; `None` if there is none.
    pub(crate) fn unshift(&self, to: usize, degrees: &Degrees) -> Option<usize> {
        let (mut digits, mut place_value, mut from) = (to, 1, to);
        for (radix, degree) in self.radices.iter().zip(degrees) {
            let degree = *degree as usize;
            if digits % radix < degree {
                return None;
            }
            from -= degree * place_value;
            place_value *= radix;
            digits /= radix;
        }
        Some(from)
    }

    /// Divides by `1 - m`, where `m` is `z^cost` times the counters `times · degrees`: any number of copies.
    pub(crate) fn divide_by_one_minus(&mut self, degrees: &Degrees, times: u32, cost: usize) {
        for row in 0..self.rows {
            if let Some(to) = self.shift(row, degrees, times) {
                self.add_from_below(row, to, cost);
            }
        }
    }

    /// Multiplies by `1 - m`, the inverse of [`Self::divide_by_one_minus`].
    pub(crate) fn multiply_by_one_minus(&mut self, degrees: &Degrees, times: u32, cost: usize) {
        for row in (0..self.rows).rev() {
            if let Some(to) = self.shift(row, degrees, times) {
                self.update_from_above(row, to, cost, R::minus);
            }
        }
    }

    /// Multiplies by `1 + m`: one copy or none.
    pub(crate) fn multiply_by_one_plus(&mut self, degrees: &Degrees, cost: usize) {
        for row in (0..self.rows).rev() {
            if let Some(to) = self.shift(row, degrees, 1) {
                self.update_from_above(row, to, cost, R::plus);
            }
        }
    }

    /// Adds `cells[from][c - cost]` to `cells[to][c]` in ascending order, so that it sees its own results. Does
    /// nothing if both are the same cell.
    fn add_from_below(&mut self, from: usize, to: usize, cost: usize) {
        let add = |cells: &mut [R], adds: &[R]| {
            for (cell, add) in cells.iter_mut().zip(adds) {
                *cell = cell.plus(*add);
            }
        };
        if from != to {
            let (source, target) = self.two_rows(from, to);
            add(target.get_mut(cost..).unwrap_or_default(), source);
        } else if cost > 0 {
            // In blocks as long as the cost, each of which reads only the preceding one.
            let mut rest = &mut self.cells[to * self.width..(to + 1) * self.width];
            while rest.len() > cost {
                let (before, after) = rest.split_at_mut(cost);
                add(after, before);
                rest = after;
            }
        }
    }

    /// Combines `cells[to][c]` with `cells[from][c - cost]` in descending order, so that it doesn't see its own
    /// results. Does nothing if both are the same cell.
    fn update_from_above(&mut self, from: usize, to: usize, cost: usize, combine: impl Fn(R, R) -> R) {
        let update = |cells: &mut [R], others: &[R]| {
            for (cell, other) in cells.iter_mut().zip(others) {
                *cell = combine(*cell, *other);
            }
        };
        if from != to {
            let (source, target) = self.two_rows(from, to);
            update(target.get_mut(cost..).unwrap_or_default(), source);
        } else if cost > 0 {
            let row = &mut self.cells[to * self.width..(to + 1) * self.width];
            let mut end = row.len();
            while end > cost {
                let start = end.saturating_sub(cost).max(cost);
                let (before, after) = row[..end].split_at_mut(start);
                update(after, &before[start - cost..]);
                end = start;
            }
        }
    }

    /// Borrows a row to read and a later one to write.
    fn two_rows(&mut self, from: usize, to: usize) -> (&[R], &mut [R]) {
        let (head, tail) = self.cells.split_at_mut(to * self.width);
        (&head[from * self.width..(from + 1) * self.width], &mut tail[..self.width])
    }

    /// Returns the product with a sparse polynomial.
    pub(crate) fn multiply(&self, terms: &[Term<R>]) -> Self {
        let mut cells = vec![R::default(); self.cells.len()];
        for term in terms.iter().filter(|t| t.cost < self.width) {
            let single = term.coefficient == R::one();
            for row in 0..self.rows {
                let Some(to) = self.shift(row, &term.degrees, 1) else { continue };
                let source = &self.cells[row * self.width..(row + 1) * self.width - term.cost];
                let target = &mut cells[to * self.width + term.cost..(to + 1) * self.width];
                for (cell, add) in target.iter_mut().zip(source) {
                    *cell = cell.plus(if single { *add } else { add.times(term.coefficient) });
                }
            }
        }
        Self { radices: self.radices.clone(), rows: self.rows, width: self.width, cells }
    }

    /// Returns the quotient by a sparse polynomial with constant term 1 (see [`is_invertible`]), by power
    /// series division: `q[c] = p[c] - Σ a[k] · q[c - k]`.
    pub(crate) fn divide(&self, terms: &[Term<R>]) -> Self {
        let mut out = self.clone();
        let others: Vec<_> = terms.iter().filter(|t| !t.is_constant()).collect();
        let single = others.iter().all(|t| t.coefficient == R::one());
        for row in 0..self.rows {
            let sources: Vec<_> = others
                .iter()
                .filter_map(|t| Some((self.unshift(row, &t.degrees)? * self.width, t.cost, t.coefficient)))
                .collect();
            for c in 0..self.width {
                let mut sum = R::default();
                for (source, cost, coefficient) in &sources {
                    if *cost <= c {
                        let one = out.cells[source + c - cost];
                        sum = sum.plus(if single { one } else { one.times(*coefficient) });
                    }
                }
                let at = row * self.width + c;
                out.cells[at] = out.cells[at].minus(sum);
            }
        }
        out
    }
}

impl<R: Ring> Term<R> {
    fn is_constant(&self) -> bool {
        self.cost == 0 && self.degrees == Degrees::default()
    }
}

/// Whether a sparse polynomial has the constant term 1, so that it can be divided by.
pub(crate) fn is_invertible<R: Ring>(terms: &[Term<R>]) -> bool {
    let mut constant = terms.iter().filter(|t| t.is_constant());
    constant.next().is_some_and(|t| t.coefficient == R::one()) && constant.next().is_none()
}

/// Returns the exponents of a product of two monomials.
pub(crate) fn add_degrees(a: &Degrees, b: &Degrees) -> Degrees {
    let mut out = *a;
    for (x, y) in out.iter_mut().zip(b) {
        *x += y;
    }
    out
}

/// Returns the product of two polynomials in `z` alone, truncated to as many coefficients as `a` has.
pub(crate) fn convolve<R: Ring>(a: &[R], b: &[R]) -> Vec<R> {
    let mut out = vec![R::default(); a.len()];
    for (i, x) in a.iter().enumerate().filter(|(_, x)| !x.is_zero()) {
        for (cell, y) in out[i..].iter_mut().zip(b) {
            *cell = cell.plus(x.times(*y));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    /// An untruncated polynomial, by exponents.
    type Naive = BTreeMap<(Degrees, usize), u128>;

    fn naive_product(a: &Naive, b: &Naive) -> Naive {
        let mut out = Naive::new();
        for ((degrees, cost), x) in a {
            for ((others, other), y) in b {
                let cell = out.entry((add_degrees(degrees, others), cost + other)).or_default();
                *cell = cell.wrapping_add(x.wrapping_mul(*y));
            }
        }
        out
    }

    fn naive(terms: &[Term<u128>]) -> Naive {
        let mut out = Naive::new();
        for t in terms {
            let cell = out.entry((t.degrees, t.cost)).or_default();
            *cell = cell.wrapping_add(t.coefficient);
        }
        out
    }

    /// Truncates a naive polynomial to these counters and points.
    fn truncated(all: &Naive, maxima: &[u32], points: usize) -> Naive {
        let fits = |degrees: &Degrees| {
            degrees.iter().enumerate().all(|(i, d)| *d <= maxima.get(i).copied().unwrap_or(u32::MAX))
        };
        let kept = all.iter().filter(|((degrees, cost), n)| **n != 0 && *cost <= points && fits(degrees));
        kept.map(|(exponents, n)| (*exponents, *n)).collect()
    }

    fn dense(polynomial: &Polynomial<u128>) -> Naive {
        let mut out = Naive::new();
        for row in 0..polynomial.rows() {
            let mut degrees = Degrees::default();
            for (to, degree) in degrees.iter_mut().zip(polynomial.degrees_of(row)) {
                *to = degree;
            }
            for (cost, n) in polynomial.row(row).iter().enumerate().filter(|(_, n)| **n != 0) {
                out.insert((degrees, cost), *n);
            }
        }
        out
    }

    fn monomial(degrees: Degrees, cost: usize, coefficient: u128) -> Term<u128> {
        Term { degrees, cost, coefficient }
    }

    const POINTS: usize = 9;

    /// Returns maxima of up to three counters, and factors with the constant term 1.
    fn products() -> impl Strategy<Value = (Vec<u32>, Vec<Vec<Term<u128>>>)> {
        prop::collection::vec(0_u32..4, 0..4).prop_flat_map(|maxima| {
            let counters = maxima.len();
            let term = (prop::collection::vec(0_u32..3, counters), 0_usize..6, 1_u128..9);
            let term = term.prop_map(|(degrees, cost, coefficient)| {
                let mut all = Degrees::default();
                all.iter_mut().zip(degrees).for_each(|(to, d)| *to = d);
                monomial(all, cost, coefficient)
            });
            let factor = prop::collection::vec(term.prop_filter("no constant", |t| !t.is_constant()), 0..4);
            let factor = factor.prop_map(|mut terms| {
                terms.insert(0, monomial(Degrees::default(), 0, 1));
                terms
            });
            (Just(maxima), prop::collection::vec(factor, 1..5))
        })
    }

    fn multiplied(maxima: &[u32], factors: &[Vec<Term<u128>>]) -> Polynomial<u128> {
        let one = Polynomial::one(maxima, POINTS);
        factors.iter().fold(one, |product, factor| product.multiply(factor))
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_product_is_the_whole_product_truncated((maxima, factors) in products()) {
            let start = naive(&[monomial(Degrees::default(), 0, 1)]);
            let whole = factors.iter().fold(start, |product, factor| naive_product(&product, &naive(factor)));
            prop_assert_eq!(dense(&multiplied(&maxima, &factors)), truncated(&whole, &maxima, POINTS));
        }

        #[test]
        fn a_product_divided_by_a_factor_is_the_product_without_it((maxima, factors) in products()) {
            let (last, others) = factors.split_last().expect("a factor");
            prop_assert!(is_invertible(last));
            let quotient = multiplied(&maxima, &factors).divide(last);
            prop_assert_eq!(quotient, multiplied(&maxima, others));
        }

        #[test]
        fn copies_in_place_are_the_products_that_they_stand_for((maxima, factors) in products(), times in 1_u32..3) {
            let product = multiplied(&maxima, &factors);
            let Some(m) = factors.iter().flatten().find(|t| !t.is_constant()) else { return Ok(()) };
            let power = |n: u32| monomial(m.degrees.map(|d| d * n * times), m.cost * n as usize, 1);
            let series: Vec<_> = (0..12).map(power).collect();
            let mut any_number = product.clone();
            any_number.divide_by_one_minus(&m.degrees, times, m.cost);
            prop_assert_eq!(&any_number, &product.multiply(&series));
            let mut back = any_number.clone();
            back.multiply_by_one_minus(&m.degrees, times, m.cost);
            prop_assert_eq!(&back, &product);
            let mut one_or_none = product.clone();
            one_or_none.multiply_by_one_plus(&m.degrees, m.cost);
            let both = [monomial(Degrees::default(), 0, 1), monomial(m.degrees, m.cost, 1)];
            prop_assert_eq!(&one_or_none, &product.multiply(&both));
        }

        #[test]
        fn rows_are_counters_in_mixed_radix((maxima, factors) in products(), times in 0_u32..3) {
            let shape = Polynomial::<u128>::one(&maxima, 0);
            for row in 0..shape.rows() {
                for degrees in factors.iter().flatten().map(|t| t.degrees) {
                    let counters = shape.degrees_of(row);
                    let grown: Vec<u32> = counters.iter().zip(&degrees).map(|(n, d)| n + d * times).collect();
                    let expected = (0..shape.rows()).find(|r| shape.degrees_of(*r) == grown);
                    prop_assert_eq!(shape.shift(row, &degrees, times), expected);
                    if let (1, Some(to)) = (times, expected) {
                        prop_assert_eq!(shape.unshift(to, &degrees), Some(row));
                    }
                }
            }
        }

        #[test]
        fn rows_multiply_as_polynomials_do(a in prop::collection::vec(0_u128..9, 1..8), b in prop::collection::vec(0_u128..9, 8)) {
            let one = |row: &[u128]| -> Naive {
                naive(&row.iter().enumerate().map(|(c, n)| monomial(Degrees::default(), c, *n)).collect::<Vec<_>>())
            };
            let product = truncated(&naive_product(&one(&a), &one(&b)), &[], a.len() - 1);
            prop_assert_eq!(truncated(&one(&convolve(&a, &b)), &[], a.len() - 1), product);
        }
    }

    #[test]
    fn only_a_constant_term_of_one_can_be_divided_by() {
        let (none, some) = (Degrees::default(), [1, 0, 0, 0, 0, 0]);
        assert!(is_invertible(&[monomial(none, 0, 1), monomial(some, 0, 5)]));
        assert!(!is_invertible(&[monomial(none, 0, 2), monomial(none, 1, 1)]));
        assert!(!is_invertible(&[monomial(none, 1, 1), monomial(some, 0, 1)]));
    }
}
