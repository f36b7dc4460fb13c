//! Time measurement.

use std::time::{Duration, Instant};

/// Returns the sorted times of several runs, after one for warming up.
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
