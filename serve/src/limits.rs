//! What one evening needs, and no more: who asks for more is turned away before it costs anything.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most connections at a time: a club's evening with forty phones.
pub(crate) const CONNECTIONS: usize = 256;
/// The most connections from one address at a time. A phone's page has one that listens, and a few that ask.
pub(crate) const CONNECTIONS_EACH: usize = 64;
/// The most pages of one guest that listen at a time.
pub(crate) const PAGES_EACH: usize = 6;
/// How long a guest may take to say what it wants: a request's first byte, its head, its body.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// The largest request, in bytes.
pub(crate) const LARGEST: usize = 256 * 1024;
/// The most commands that run or wait at a time.
pub(crate) const AT_ONCE: usize = 32;
/// The most wrong keys from one address within [`WITHIN`].
const TRIES: usize = 5;
/// The most wrong keys from all addresses together within [`WITHIN`].
const ALL_TRIES: usize = 60;
const WITHIN: Duration = Duration::from_secs(60);

/// Counts connections by address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connections(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection that is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    counts: Connections,
    from: IpAddr,
}

impl Connections {
    /// Counts a connection; `None` if there are too many.
    pub(crate) fn count(&self, from: IpAddr) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = counts.values().sum();
        let own = counts.entry(from).or_default();
        if all >= CONNECTIONS || *own >= CONNECTIONS_EACH {
            return None;
        }
        *own += 1;
        Some(Counted { counts: self.clone(), from })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = counts.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// Wrong keys of the last minute.
#[derive(Debug, Default)]
pub(crate) struct Tries(Vec<(Instant, IpAddr)>);

impl Tries {
    /// Returns whether another key may be tried from an address.
    pub(crate) fn may(&mut self, from: IpAddr, now: Instant) -> bool {
        self.0.retain(|(at, _)| now.duration_since(*at) < WITHIN);
        let own = self.0.iter().filter(|(_, other)| *other == from).count();
        own < TRIES && self.0.len() < ALL_TRIES
    }

    /// Notes a wrong key.
    pub(crate) fn note(&mut self, from: IpAddr, now: Instant) {
        self.0.push((now, from));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_wrong_keys_a_minute_are_enough() {
        let (mut tries, now) = (Tries::default(), Instant::now());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        for _ in 0..TRIES {
            assert!(tries.may(one, now));
            tries.note(one, now);
        }
        assert!(!tries.may(one, now));
        assert!(tries.may(other, now));
        assert!(tries.may(one, now + WITHIN));
    }

    #[test]
    fn one_address_cannot_take_all_connections() {
        let (counts, one) = (Connections::default(), IpAddr::from([10, 0, 0, 1]));
        let mut held: Vec<_> = (0..CONNECTIONS_EACH).map_while(|_| counts.count(one)).collect();
        assert_eq!(held.len(), CONNECTIONS_EACH);
        assert!(counts.count(one).is_none());
        assert!(counts.count(IpAddr::from([10, 0, 0, 2])).is_some());
        held.pop();
        assert!(counts.count(one).is_some());
    }
}
