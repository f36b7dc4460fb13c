//! Fits the lattice of a code's modules to a picture, by the function patterns that every code has.

use super::finder::Corners;
use super::plane::Plane;

/// The distance from the centre of a finder pattern to the edge of the code, in modules.
const INSET: f32 = 3.5;

/// The minimum and maximum number of modules per side in printed codes.
const SIDES: [usize; 2] = [21, 137];

/// The minimum score for a lattice to be tried.
const LEAST: f32 = 0.45;

/// The position of a code's modules in a picture: the centres of its corners, the last of which has no finder
/// pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice {
    pub(super) side: usize,
    /// Top left, top right, bottom left, bottom right.
    quad: [[f32; 2]; 4],
}

/// Maps the lattice to the picture.
struct Projection {
    /// The rows of the matrix that maps a unit square to the quad.
    matrix: [f32; 8],
    origin: [f32; 2],
    span: f32,
}

impl Projection {
    fn of(lattice: &Lattice) -> Self {
        let [[x0, y0], [x1, y1], [x3, y3], [x2, y2]] = lattice.quad;
        let (dx1, dx2, sx) = (x1 - x2, x3 - x2, x0 - x1 + x2 - x3);
        let (dy1, dy2, sy) = (y1 - y2, y3 - y2, y0 - y1 + y2 - y3);
        let whole = dx1 * dy2 - dx2 * dy1;
        let whole = if whole.abs() < 1e-6 { 1e-6 } else { whole };
        let (g, h) = ((sx * dy2 - dx2 * sy) / whole, (dx1 * sy - sx * dy1) / whole);
        let matrix = [x1 - x0 + g * x1, x3 - x0 + h * x3, y1 - y0 + g * y1, y3 - y0 + h * y3, g, h, 0.0, 0.0];
        Self { matrix, origin: [x0, y0], span: lattice.side as f32 - 2.0 * INSET }
    }

    /// Maps a point of the lattice, in modules from its top left corner, to the picture.
    fn place(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let (u, v) = ((x - INSET) / self.span, (y - INSET) / self.span);
        let [a, b, d, e, g, h, ..] = self.matrix;
        let far = g * u + h * v + 1.0;
        [(a * u + b * v + self.origin[0]) / far, (d * u + e * v + self.origin[1]) / far]
    }
}

/// Modules that are the same in every code of a given size: position and whether dark.
struct Known {
    modules: Vec<([f32; 2], bool)>,
}

impl Known {
    fn of(side: usize) -> Self {
        let mut modules = Vec::new();
        let mut add = |x: usize, y: usize, dark: bool| modules.push(([x as f32 + 0.5, y as f32 + 0.5], dark));
        // The timing patterns.
        for at in 8..side - 8 {
            add(at, 6, at.is_multiple_of(2));
            add(6, at, at.is_multiple_of(2));
        }
        for (left, top) in [(0, 0), (side - 7, 0), (0, side - 7)] {
            for (x, y) in (0..7).flat_map(|y| (0..7).map(move |x| (x, y))) {
                let ring = x.min(y).min(6 - x).min(6 - y);
                add(left + x, top + y, ring != 1);
            }
        }
        for (middle_x, middle_y) in small_squares(side) {
            for (x, y) in (0..5_usize).flat_map(|y| (0..5_usize).map(move |x| (x, y))) {
                let ring = x.abs_diff(2).max(y.abs_diff(2));
                add(middle_x + x - 2, middle_y + y - 2, ring != 1);
            }
        }
        Self { modules }
    }

    /// Returns how well a lattice fits: 1 if all modules match with full contrast.
    fn score(&self, plane: &Plane, lattice: &Lattice) -> f32 {
        /// Contrast above this counts as full.
        const PLAIN: f32 = 14.0;
        let projection = Projection::of(lattice);
        let right = self.modules.iter().map(|(at, dark)| {
            let darkness = (plane.darkness(projection.place(*at)) / PLAIN).clamp(-1.0, 1.0);
            if *dark { darkness } else { -darkness }
        });
        right.sum::<f32>() / self.modules.len().max(1) as f32
    }
}

/// Returns the centres of the alignment patterns, by the rule of the standard.
fn small_squares(side: usize) -> Vec<(usize, usize)> {
    let version = (side - 17) / 4;
    if version < 2 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = if version == 32 { 26 } else { (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2 };
    let mut places: Vec<usize> = (0..count - 1).map(|n| side - 7 - n * step).collect();
    places.push(6);
    places.sort_unstable();
    let last = side - 7;
    let pairs = places.iter().flat_map(|y| places.iter().map(move |x| (*x, *y)));
    // These corners have finder patterns.
    pairs.filter(|pair| ![(6, 6), (last, 6), (6, last)].contains(pair)).collect()
}

impl Lattice {
    /// Returns the lattices for a code with these corners, the best first.
    pub(super) fn all(plane: &Plane, corners: &Corners) -> Vec<Self> {
        let module = (corners.middle.module + corners.right.module + corners.below.module) / 3.0;
        let long = |a: [f32; 2], b: [f32; 2]| (b[0] - a[0]).hypot(b[1] - a[1]);
        let (m, r, b) = (corners.middle.at, corners.right.at, corners.below.at);
        let between = (long(m, r) + long(m, b)) / 2.0 / module;
        // Slanted patterns appear wider along a row than they are.
        let (fewest, most) = (between * 0.88 + 7.0, between * 1.5 + 7.0);
        let sides = (SIDES[0]..=SIDES[1]).step_by(4).filter(|side| (fewest..=most).contains(&(*side as f32)));
        let mut all: Vec<(f32, Self)> = sides.map(|side| Self::fitted(plane, [m, r, b], side)).collect();
        all.retain(|(score, _)| *score > LEAST);
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        all.into_iter().map(|(_, lattice)| lattice).take(2).collect()
    }

    /// Returns the best lattice of a size: searches for the fourth corner first, then adjusts all four
    /// slightly.
    fn fitted(plane: &Plane, [m, r, b]: [[f32; 2]; 3], side: usize) -> (f32, Self) {
        let known = Known::of(side);
        let span = side as f32 - 2.0 * INSET;
        let (across, down) =
            ([(r[0] - m[0]) / span, (r[1] - m[1]) / span], [(b[0] - m[0]) / span, (b[1] - m[1]) / span]);
        let start = [r[0] + b[0] - m[0], r[1] + b[1] - m[1]];
        let moved = |[x, y]: [f32; 2], [u, v]: [f32; 2]| {
            [x + u * across[0] + v * down[0], y + u * across[1] + v * down[1]]
        };
        // Perspective moves it by at most this many modules.
        let reach = (span / 7.0).clamp(2.0, 10.0) as i32;
        let steps = || (-reach..=reach).map(|n| n as f32 * 0.8);
        let tried = steps().flat_map(|u| steps().map(move |v| [u, v])).map(|by| {
            let lattice = Self { side, quad: [m, r, b, moved(start, by)] };
            (known.score(plane, &lattice), lattice)
        });
        let none = (f32::MIN, Self { side, quad: [m, r, b, start] });
        let mut best = tried.fold(none, |best, next| if next.0 > best.0 { next } else { best });
        if best.0 < LEAST * 0.6 {
            return best;
        }
        for step in [0.5, 0.25, 0.12] {
            for _ in 0..3 {
                let before = best.0;
                for corner in [3, 0, 1, 2] {
                    for by in [[step, 0.0], [-step, 0.0], [0.0, step], [0.0, -step]] {
                        let mut lattice = best.1;
                        lattice.quad[corner] = moved(lattice.quad[corner], by);
                        let score = known.score(plane, &lattice);
                        if score > best.0 {
                            best = (score, lattice);
                        }
                    }
                }
                if best.0 <= before {
                    break;
                }
            }
        }
        best
    }

    /// Returns which modules are dark, row by row from the top: those whose mean darkness at five points exceeds
    /// `bias`.
    pub(super) fn modules(&self, plane: &Plane, bias: f32) -> Vec<bool> {
        const NEAR: f32 = 0.22;
        let projection = Projection::of(self);
        let places = [[0.0, 0.0], [NEAR, 0.0], [-NEAR, 0.0], [0.0, NEAR], [0.0, -NEAR]];
        let dark = |x: usize, y: usize| {
            let darkness = places
                .iter()
                .map(|[dx, dy]| plane.darkness(projection.place([x as f32 + 0.5 + dx, y as f32 + 0.5 + dy])));
            darkness.sum::<f32>() / places.len() as f32 > bias
        };
        (0..self.side).flat_map(|y| (0..self.side).map(move |x| (x, y))).map(|(x, y)| dark(x, y)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::small_squares;

    #[test]
    fn small_squares_lie_where_the_standard_has_them() {
        let axis = |side: usize| {
            let mut all: Vec<_> = small_squares(side).into_iter().map(|(x, _)| x).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        assert!(axis(21).is_empty());
        // Versions 2, 7, 15 and 26.
        assert_eq!(axis(25), [18]);
        assert_eq!(axis(45), [6, 22, 38]);
        assert_eq!(axis(77), [6, 26, 48, 70]);
        assert_eq!(axis(121), [6, 30, 58, 86, 114]);
    }
}
