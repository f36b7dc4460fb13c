//! Work that takes its time: prepared while the session is held, done when it is free again, broken off
//! when nobody waits for it any more.

use std::collections::BTreeMap;

use muster_rules::count::Stop;
use serde_json::Value;

use crate::error::Error;
use crate::wire::WireError;
use crate::words::Words;

/// What came of beginning a command.
#[derive(Debug)]
pub enum Begun {
    /// Its answer.
    Done(Value),
    /// What is still to be done; it needs no session.
    Work(Work),
}

impl Begun {
    /// Does what is left of it.
    ///
    /// # Errors
    /// What went wrong, in words.
    pub fn finish(self) -> Result<Value, WireError> {
        match self {
            Self::Done(answer) => Ok(answer),
            Self::Work(work) => work.carry_out(),
        }
    }
}

type Rest = Box<dyn FnOnce(&Stop) -> Result<Value, Error> + Send>;

/// The rest of a command.
pub struct Work {
    pub(crate) run: Rest,
    pub(crate) words: Words,
    pub(crate) stop: Stop,
}

impl std::fmt::Debug for Work {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Work").field("stop", &self.stop).finish_non_exhaustive()
    }
}

impl Work {
    /// Does it.
    ///
    /// # Errors
    /// What went wrong, in words; `stopped`, where nobody waits any more.
    pub fn carry_out(self) -> Result<Value, WireError> {
        (self.run)(&self.stop).map_err(|error| WireError::new(&error, &self.words))
    }
}

/// What is being done, by the command's name. Whoever asks anew no longer waits for the old answer.
/// Questions and stops may overtake one another on their way, so each says its turn: the later one
/// counts.
#[derive(Debug, Default)]
pub(crate) struct Waiting(BTreeMap<String, (u64, Stop)>);

impl Waiting {
    /// Begins anew; the same command's older work is broken off. One that was overtaken is broken off
    /// itself. Without a turn it is the latest.
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

    /// Breaks off what is being done under this name, up to a turn; without one, all of it.
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
    use super::Waiting;

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
