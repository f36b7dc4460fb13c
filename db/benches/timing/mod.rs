//! How long something takes.

use std::time::{Duration, Instant};

/// How long runs take, the shortest first; one before them doesn't count.
pub(crate) fn times(runs: usize, mut run: impl FnMut()) -> Vec<Duration> {
    run();
    let mut times: Vec<_> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort();
    times
}
