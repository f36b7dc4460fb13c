//! Work that runs outside the session, and is cancelled when nobody waits for the result.

use std::collections::BTreeMap;

use muster_rules::count::Stop;

/// Running work by command name. A new request replaces the previous one of the same command. Requests and stops may
/// overtake one another, so each carries a turn number, and the higher one wins.
#[derive(Debug, Default)]
pub(crate) struct Waiting(BTreeMap<String, (u64, Stop)>);

impl Waiting {
    /// Registers new work and cancels older work of the same command. Returns a stop that is already set if a newer
    /// turn came first. Without a turn, the request counts as the newest.
    pub(crate) fn begin(&mut self, name: &str, turn: Option<u64>) -> Stop {
        let stop = Stop::default();
        let last = self.0.get(name).map_or(0, |(turn, _)| *turn);
        let turn = turn.unwrap_or(last.saturating_add(1));
        if turn <= last {
            stop.set();
        } else if let Some((_, old)) = self.0.insert(name.to_owned(), (turn, stop.clone())) {
            old.set();
        }
        stop
    }

    /// Cancels work of this name up to a turn; without a turn, all of it.
    pub(crate) fn stop(&mut self, name: &str, turn: Option<u64>) {
        let (last, work) = self.0.entry(name.to_owned()).or_default();
        let turn = turn.unwrap_or(*last);
        if *last <= turn {
            work.set();
            *last = turn;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::waiting::Waiting;

    #[test]
    fn the_later_question_counts_whichever_comes_first() {
        let mut waiting = Waiting::default();
        let newer = waiting.begin("count", Some(2));
        let older = waiting.begin("count", Some(1));
        assert!(older.is_set() && !newer.is_set());
        waiting.stop("count", Some(1));
        assert!(!newer.is_set(), "a stop of an older question");
        waiting.stop("count", Some(3));
        assert!(newer.is_set());
        assert!(waiting.begin("count", Some(3)).is_set(), "stopped before it came");
        let fresh = waiting.begin("count", None);
        assert!(!fresh.is_set() && !waiting.begin("other", Some(1)).is_set());
        let next = waiting.begin("count", None);
        assert!(fresh.is_set() && !next.is_set());
    }
}
