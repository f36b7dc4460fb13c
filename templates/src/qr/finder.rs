//! Detects finder patterns, the squares in three corners of a QR code: 1 dark, 1 light, 3 dark, 1 light, 1 dark
//! module across.

use super::plane::Plane;

/// A detected finder pattern: its centre, the width of a module, and how often it was seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub(super) at: [f32; 2],
    pub(super) module: f32,
    pub(super) seen: u32,
}

/// The three corners of a code: the one between the others, the one to its right, the one below it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corners {
    pub(super) middle: Corner,
    pub(super) right: Corner,
    pub(super) below: Corner,
    /// The deviation from the geometry of a code seen from straight above, for which it is 0.
    strange: f32,
}

/// The maximum number of corners tried, those seen most often first, and of triples of them.
const MOST_CORNERS: usize = 14;
const MOST_THREES: usize = 8;

/// The step between rows examined: every other row meets each module of a readable code.
const STEP: usize = 2;

/// The widths of the runs of a finder pattern, in modules.
const RUNS: [f32; 5] = [1.0, 1.0, 3.0, 1.0, 1.0];

/// Returns the width of a module if five runs are a finder pattern's.
fn is_square(runs: [usize; 5]) -> Option<f32> {
    let module = runs.iter().sum::<usize>() as f32 / 7.0;
    let fits = |(run, width): (usize, f32)| {
        (run as f32 - width * module).abs() < 0.62 * module * width.max(1.0).sqrt()
    };
    (module >= 1.2 && runs.into_iter().zip(RUNS).all(fits)).then_some(module)
}

/// Returns the candidates for corners of a code.
pub(super) fn corners(plane: &Plane) -> Vec<Corner> {
    let mut found = Vec::<Corner>::new();
    for y in (0..plane.height).step_by(STEP) {
        let mut runs = [0_usize; 5];
        let mut dark = false;
        for x in 0..=plane.width {
            let now = x < plane.width && plane.is_dark(x, y);
            if now == dark {
                runs[4] += 1;
                continue;
            }
            // The end of a dark run may be the end of a pattern.
            if dark && is_square(runs).is_some() {
                let middle = x as f32 - runs[4] as f32 - runs[3] as f32 - runs[2] as f32 / 2.0;
                keep(&mut found, plane, [middle, y as f32]);
            }
            runs.rotate_left(1);
            runs[4] = 1;
            dark = now;
        }
    }
    found.sort_by_key(|corner| std::cmp::Reverse(corner.seen));
    found.truncate(MOST_CORNERS);
    found
}

/// Verifies a candidate vertically and horizontally, and keeps it if both match.
fn keep(found: &mut Vec<Corner>, plane: &Plane, [x, y]: [f32; 2]) {
    let Some((y, high)) = through(plane, [x, y], [0, 1]) else { return };
    let Some((x, wide)) = through(plane, [x, y], [1, 0]) else { return };
    if high > 2.0 * wide || wide > 2.0 * high {
        return;
    }
    let module = (high + wide) / 2.0;
    let near = |corner: &&mut Corner| {
        let [dx, dy] = [corner.at[0] - x, corner.at[1] - y];
        dx.abs() < 2.5 * module && dy.abs() < 2.5 * module
    };
    match found.iter_mut().find(near) {
        Some(corner) => {
            let seen = corner.seen as f32;
            let mean = |old: f32, new: f32| (old * seen + new) / (seen + 1.0);
            corner.at = [mean(corner.at[0], x), mean(corner.at[1], y)];
            corner.module = mean(corner.module, module);
            corner.seen += 1;
        }
        None => found.push(Corner { at: [x, y], module, seen: 1 }),
    }
}

/// Returns the centre of the pattern along one direction through a point inside it, and the width of its
/// module.
fn through(plane: &Plane, [x, y]: [f32; 2], [across, down]: [i32; 2]) -> Option<(f32, f32)> {
    let (x, y) = (x as i32, y as i32);
    let dark = |step: i32| {
        let (x, y) = (x + step * across, y + step * down);
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < plane.width && y < plane.height).then(|| plane.is_dark(x, y))
    };
    if dark(0) != Some(true) {
        return None;
    }
    // Outwards from the centre: the rest of the dark square, the light ring, the dark ring.
    let outwards = |sign: i32| {
        let mut runs = [0_usize; 3];
        let mut step = if sign > 0 { 0 } else { -1 };
        for (run, wanted) in runs.iter_mut().zip([true, false, true]) {
            while dark(step) == Some(wanted) {
                *run += 1;
                step += sign;
            }
        }
        runs
    };
    let (before, behind) = (outwards(-1), outwards(1));
    let module = is_square([before[2], before[1], before[0] + behind[0], behind[1], behind[2]])?;
    let start = if across > 0 { x } else { y } as f32;
    Some((start + (behind[0] as f32 - before[0] as f32) / 2.0, module))
}

fn apart(a: [f32; 2], b: [f32; 2]) -> [f32; 2] {
    [b[0] - a[0], b[1] - a[1]]
}

fn length([x, y]: [f32; 2]) -> f32 {
    x.hypot(y)
}

/// Returns triples of corners that may belong to one code, the likeliest first.
pub(super) fn threes(corners: &[Corner]) -> Vec<Corners> {
    let mut threes = Vec::new();
    for (i, a) in corners.iter().enumerate() {
        for (j, b) in corners.iter().enumerate().skip(i + 1) {
            threes.extend(corners.iter().skip(j + 1).filter_map(|c| three([*a, *b, *c])));
        }
    }
    threes.sort_by(|a, b| a.strange.total_cmp(&b.strange));
    threes.truncate(MOST_THREES);
    threes
}

/// Orders three corners; `None` if their geometry doesn't match a code.
fn three([a, b, c]: [Corner; 3]) -> Option<Corners> {
    let modules = [a.module, b.module, c.module];
    let (least, most) =
        (modules.into_iter().fold(f32::MAX, f32::min), modules.into_iter().fold(0.0, f32::max));
    if most > 1.9 * least {
        return None;
    }
    // The two farthest apart are on the diagonal.
    let sides = [
        (length(apart(b.at, c.at)), a, b, c),
        (length(apart(a.at, c.at)), b, a, c),
        (length(apart(a.at, b.at)), c, a, b),
    ];
    let (_, middle, one, other) = sides.into_iter().max_by(|x, y| x.0.total_cmp(&y.0))?;
    let (to_one, to_other) = (apart(middle.at, one.at), apart(middle.at, other.at));
    let (long, short) = (length(to_one).max(length(to_other)), length(to_one).min(length(to_other)));
    let cosine = (to_one[0] * to_other[0] + to_one[1] * to_other[1]) / (long * short).max(1.0);
    // The centres of the smallest code's corners are fourteen modules apart.
    if short < 10.0 * least || long > 2.2 * short || cosine.abs() > 0.6 {
        return None;
    }
    let clockwise = to_one[0] * to_other[1] - to_one[1] * to_other[0] > 0.0;
    let (right, below) = if clockwise { (one, other) } else { (other, one) };
    let strange = (long / short - 1.0) + cosine.abs() + (most / least - 1.0);
    Some(Corners { middle, right, below, strange })
}
