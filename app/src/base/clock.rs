//! The time at which a session does things.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};

/// How far the system's clock may be set back, in milliseconds, before this clock follows it.
const SET_BACK: i64 = 1_000;

/// A clock that tells no millisecond twice, as times are stored to the millisecond and lists are sorted by them: of two
/// things removed one after another, the second is the last removed.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    /// The last time told, in milliseconds since 1970.
    last: AtomicI64,
}

impl Clock {
    /// Returns the current time, to the millisecond.
    pub(crate) fn now(&self) -> DateTime<Utc> {
        let read = read();
        let mut told = read.timestamp_millis();
        let next = |last| {
            told = after(last, read.timestamp_millis());
            Some(told)
        };
        // It always has a next time, so there is nothing to fail.
        let _ = self.last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        DateTime::from_timestamp_millis(told).unwrap_or(read)
    }
}

/// Returns the system's time.
#[cfg(not(target_arch = "wasm32"))]
fn read() -> DateTime<Utc> {
    // Not `Utc::now`, which panics where an empty battery has set the clock back to before 1970.
    DateTime::<Utc>::from(std::time::SystemTime::now())
}

/// Returns the time that the page told last: Rust knows of no clock in a browser.
#[cfg(target_arch = "wasm32")]
fn read() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(TOLD_BY_PAGE.load(Ordering::Relaxed)).unwrap_or_default()
}

/// The time that the page told last, in milliseconds since 1970.
#[cfg(target_arch = "wasm32")]
static TOLD_BY_PAGE: AtomicI64 = AtomicI64::new(0);

/// Tells the time in a page of a browser, in milliseconds since 1970.
#[cfg(target_arch = "wasm32")]
pub fn tell(now: i64) {
    TOLD_BY_PAGE.store(now, Ordering::Relaxed);
}

/// Returns the time to tell: the time read, or the next millisecond after the last told.
fn after(last: i64, read: i64) -> i64 {
    if (last - SET_BACK..=last).contains(&read) { last + 1 } else { read }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_millisecond_is_told_twice() {
        let clock = Clock::default();
        let told: Vec<_> = (0..1_000).map(|_| clock.now()).collect();
        assert!(told.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn a_clock_that_was_set_back_is_followed() {
        assert_eq!([after(5_000, 4_999), after(5_000, 5_000), after(5_000, 5_001)], [5_001, 5_001, 5_001]);
        assert_eq!(after(5_000, 3_999), 3_999);
    }
}
