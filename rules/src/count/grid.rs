//! A truncated polynomial: how many ways there are for each number of points and each number of
//! figures that somebody keeps a tally of. What goes beyond the last point or tally is dropped.

use super::ring::Ring;

/// The most tallies that one grid keeps.
pub(crate) const TALLIES: usize = 6;

/// By how much each tally grows.
pub(crate) type Step = [u32; TALLIES];

/// One term of a factor: so many ways to grow by this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Term<R> {
    pub(crate) step: Step,
    pub(crate) cost: usize,
    pub(crate) ways: R,
}

/// Ways by tallies and points.
#[derive(Clone, Debug)]
pub(crate) struct Grid<R> {
    /// How far each tally goes, one more than its greatest number.
    sizes: Vec<usize>,
    states: usize,
    depth: usize,
    cells: Vec<R>,
}

impl<R: Ring> Grid<R> {
    /// The empty squad only. `most` is the greatest number of each tally, `points` that of points.
    pub(crate) fn new(most: &[u32], points: usize) -> Self {
        let sizes: Vec<usize> = most.iter().map(|m| *m as usize + 1).collect();
        let states: usize = sizes.iter().product();
        let depth = points + 1;
        let mut cells = vec![R::default(); states * depth];
        cells[0] = R::one();
        Self { sizes, states, depth, cells }
    }

    /// Ways by points for one state of the tallies.
    pub(crate) fn row(&self, state: usize) -> &[R] {
        &self.cells[state * self.depth..(state + 1) * self.depth]
    }

    pub(crate) fn states(&self) -> usize {
        self.states
    }

    /// The tallies of a state.
    pub(crate) fn tallies(&self, mut state: usize) -> Vec<u32> {
        let mut out = Vec::with_capacity(self.sizes.len());
        for size in &self.sizes {
            out.push(u32::try_from(state % size).unwrap_or(u32::MAX));
            state /= size;
        }
        out
    }

    /// Where a step leads from a state, if it stays within the tallies.
    pub(crate) fn land(&self, from: usize, step: &Step, times: u32) -> Option<usize> {
        let (mut state, mut stride, mut to) = (from, 1, from);
        for (size, step) in self.sizes.iter().zip(step) {
            let add = (*step as usize).checked_mul(times as usize)?;
            if state % size + add >= *size {
                return None;
            }
            to += add * stride;
            stride *= size;
            state /= size;
        }
        Some(to)
    }

    /// Adds `cells[from][c - cost]` to `cells[to][c]`, seeing what was just added.
    fn raise(&mut self, from: usize, to: usize, cost: usize) {
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
            let mut rest = &mut self.cells[to * self.depth..(to + 1) * self.depth];
            while rest.len() > cost {
                let (before, after) = rest.split_at_mut(cost);
                add(after, before);
                rest = after;
            }
        }
    }

    /// Takes `cells[from][c - cost]` from `cells[to][c]`, from above, not seeing what was just taken.
    fn lower(&mut self, from: usize, to: usize, cost: usize) {
        let take = |cells: &mut [R], takes: &[R]| {
            for (cell, take) in cells.iter_mut().zip(takes) {
                *cell = cell.minus(*take);
            }
        };
        if from != to {
            let (source, target) = self.two_rows(from, to);
            take(target.get_mut(cost..).unwrap_or_default(), source);
        } else if cost > 0 {
            let row = &mut self.cells[to * self.depth..(to + 1) * self.depth];
            let mut end = row.len();
            while end > cost {
                let start = end.saturating_sub(cost).max(cost);
                let (before, after) = row[..end].split_at_mut(start);
                take(after, &before[start - cost..]);
                end = start;
            }
        }
    }

    /// A row to read and a later one to write.
    fn two_rows(&mut self, from: usize, to: usize) -> (&[R], &mut [R]) {
        let (head, tail) = self.cells.split_at_mut(to * self.depth);
        (&head[from * self.depth..(from + 1) * self.depth], &mut tail[..self.depth])
    }

    /// Any number of copies more: divides by `1 - z`.
    pub(crate) fn any_more(&mut self, step: &Step, times: u32, cost: usize) {
        for state in 0..self.states {
            if let Some(to) = self.land(state, step, times) {
                self.raise(state, to, cost);
            }
        }
    }

    /// Takes that back: multiplies by `1 - z`.
    pub(crate) fn no_more(&mut self, step: &Step, times: u32, cost: usize) {
        for state in (0..self.states).rev() {
            if let Some(to) = self.land(state, step, times) {
                self.lower(state, to, cost);
            }
        }
    }

    /// One copy or none: multiplies by `1 + z`.
    pub(crate) fn one_or_none(&mut self, step: &Step, cost: usize) {
        for state in (0..self.states).rev() {
            let Some(to) = self.land(state, step, 1) else { continue };
            if to != state {
                let (source, target) = self.two_rows(state, to);
                let cells = target.get_mut(cost..).unwrap_or_default();
                cells.iter_mut().zip(source).for_each(|(cell, add)| *cell = cell.plus(*add));
                continue;
            }
            let row = &mut self.cells[to * self.depth..(to + 1) * self.depth];
            let mut end = row.len();
            while end > cost {
                let start = end.saturating_sub(cost).max(cost);
                let (before, after) = row[..end].split_at_mut(start);
                after.iter_mut().zip(&before[start - cost..]).for_each(|(cell, add)| *cell = cell.plus(*add));
                end = start;
            }
        }
    }

    /// Multiplies by a factor.
    pub(crate) fn times(&self, terms: &[Term<R>]) -> Self {
        let mut cells = vec![R::default(); self.cells.len()];
        for term in terms.iter().filter(|t| t.cost < self.depth) {
            let single = term.ways == R::one();
            for state in 0..self.states {
                let Some(to) = self.land(state, &term.step, 1) else { continue };
                let source = &self.cells[state * self.depth..(state + 1) * self.depth - term.cost];
                let target = &mut cells[to * self.depth + term.cost..(to + 1) * self.depth];
                for (cell, add) in target.iter_mut().zip(source) {
                    *cell = cell.plus(if single { *add } else { add.times(term.ways) });
                }
            }
        }
        Self { cells, ..self.clone_shape() }
    }

    /// Divides by a factor whose first term is 1 and whose others grow.
    pub(crate) fn over(&self, terms: &[Term<R>]) -> Self {
        let mut out = self.clone();
        let others: Vec<_> = terms.iter().filter(|t| t.cost > 0 || t.step.iter().any(|s| *s > 0)).collect();
        let single = others.iter().all(|t| t.ways == R::one());
        for state in 0..self.states {
            let sources: Vec<_> = others
                .iter()
                .filter_map(|t| Some((self.leave(state, &t.step)? * self.depth, t.cost, t.ways)))
                .collect();
            for c in 0..self.depth {
                let mut sum = R::default();
                for (source, cost, ways) in &sources {
                    if *cost <= c {
                        let one = out.cells[source + c - cost];
                        sum = sum.plus(if single { one } else { one.times(*ways) });
                    }
                }
                let at = state * self.depth + c;
                out.cells[at] = out.cells[at].minus(sum);
            }
        }
        out
    }

    /// Where a step that leads to this state comes from.
    pub(crate) fn leave(&self, to: usize, step: &Step) -> Option<usize> {
        let (mut state, mut stride, mut from) = (to, 1, to);
        for (size, step) in self.sizes.iter().zip(step) {
            let step = *step as usize;
            if state % size < step {
                return None;
            }
            from -= step * stride;
            stride *= size;
            state /= size;
        }
        Some(from)
    }

    fn clone_shape(&self) -> Self {
        Self { sizes: self.sizes.clone(), states: self.states, depth: self.depth, cells: Vec::new() }
    }
}

/// The product of two rows, as far as `a` goes.
pub(crate) fn convolve<R: Ring>(a: &[R], b: &[R]) -> Vec<R> {
    let mut out = vec![R::default(); a.len()];
    for (i, x) in a.iter().enumerate().filter(|(_, x)| !x.is_zero()) {
        for (cell, y) in out[i..].iter_mut().zip(b) {
            *cell = cell.plus(x.times(*y));
        }
    }
    out
}
