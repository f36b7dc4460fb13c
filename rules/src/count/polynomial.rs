//! Truncated polynomials: the generating functions by which squads are counted.
//!
//! A polynomial has one variable `z` for points and one variable `tᵢ` for each *counter*, a number of members
//! that some rule bounds. The coefficient of `z^c · t₁^a · t₂^b` is the number of ways to spend `c` points with
//! `a` and `b` on the counters (Flajolet and Sedgewick, *Analytic Combinatorics*, 2009, chapters I and III).
//! All arithmetic is modulo `z^(points + 1)` and `tᵢ^(maximumᵢ + 1)`: what goes beyond is dropped at once.
//!
//! Invariants:
//! - coefficients lie row by row, `cells[row * width + c]`. A row is one combination of counters, and its index
//!   is their number in mixed radix, the first counter the least significant digit (Knuth, *TAOCP* 4A, 7.2.1.1);
//! - so a product by a monomial never leads to an earlier row or cell. What is updated in place from below sees
//!   its own results, as a division by `1 - m` needs; from above it doesn't, as a product by `1 ± m` needs.

use super::ring::Ring;

/// The most counters that one polynomial has.
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

/// A truncated polynomial with all its coefficients.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Polynomial<R> {
    /// The radix of each counter, one more than its maximum.
    radices: Vec<usize>,
    rows: usize,
    /// Coefficients of a row: powers of `z` from 0 to the points.
    width: usize,
    cells: Vec<R>,
}

impl<R: Ring> Polynomial<R> {
    /// The polynomial 1, with room for `points` points and counters up to their `maxima`.
    pub(crate) fn one(maxima: &[u32], points: usize) -> Self {
        let radices: Vec<usize> = maxima.iter().map(|max| *max as usize + 1).collect();
        let rows: usize = radices.iter().product();
        let width = points + 1;
        let mut cells = vec![R::default(); rows * width];
        cells[0] = R::one();
        Self { radices, rows, width, cells }
    }

    /// The coefficients of one combination of counters, by points.
    pub(crate) fn row(&self, row: usize) -> &[R] {
        &self.cells[row * self.width..(row + 1) * self.width]
    }

    /// How many combinations of counters there are.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// The counters of a row.
    pub(crate) fn degrees_of(&self, mut row: usize) -> Vec<u32> {
        let mut out = Vec::with_capacity(self.radices.len());
        for radix in &self.radices {
            out.push(u32::try_from(row % radix).unwrap_or(u32::MAX));
            row /= radix;
        }
        out
    }

    /// The row reached from another when the counters grow by `times · degrees`; `None` where that is
    /// truncated.
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

    /// The row from which [`Self::shift`] leads to this one, once; `None` where there is none.
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

    /// Multiplies by `1 - m`, which takes [`Self::divide_by_one_minus`] back.
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

    /// Adds `cells[from][c - cost]` to `cells[to][c]`, seeing what was just added. Nothing happens where both
    /// are one cell.
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
            // In blocks as long as the cost, each of which sees only the one before.
            let mut rest = &mut self.cells[to * self.width..(to + 1) * self.width];
            while rest.len() > cost {
                let (before, after) = rest.split_at_mut(cost);
                add(after, before);
                rest = after;
            }
        }
    }

    /// Combines `cells[to][c]` with `cells[from][c - cost]`, not seeing what was just combined. Nothing
    /// happens where both are one cell.
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

    /// A row to read and a later one to write.
    fn two_rows(&mut self, from: usize, to: usize) -> (&[R], &mut [R]) {
        let (head, tail) = self.cells.split_at_mut(to * self.width);
        (&head[from * self.width..(from + 1) * self.width], &mut tail[..self.width])
    }

    /// The product with a sparse polynomial.
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

    /// The quotient by a sparse polynomial with constant term 1 (see [`is_invertible`]): the power series
    /// division `q[c] = p[c] - Σ a[k] · q[c - k]`.
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

/// Whether a sparse polynomial has the constant term 1, so that others can be divided by it.
pub(crate) fn is_invertible<R: Ring>(terms: &[Term<R>]) -> bool {
    let mut constant = terms.iter().filter(|t| t.is_constant());
    constant.next().is_some_and(|t| t.coefficient == R::one()) && constant.next().is_none()
}

/// The exponents of a product of two monomials.
pub(crate) fn add_degrees(a: &Degrees, b: &Degrees) -> Degrees {
    let mut out = *a;
    for (x, y) in out.iter_mut().zip(b) {
        *x += y;
    }
    out
}

/// The product of two polynomials in `z` alone, truncated to as many coefficients as `a` has.
pub(crate) fn convolve<R: Ring>(a: &[R], b: &[R]) -> Vec<R> {
    let mut out = vec![R::default(); a.len()];
    for (i, x) in a.iter().enumerate().filter(|(_, x)| !x.is_zero()) {
        for (cell, y) in out[i..].iter_mut().zip(b) {
            *cell = cell.plus(x.times(*y));
        }
    }
    out
}
