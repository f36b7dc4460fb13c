//! Work that takes its time: prepared while the desk is held, done when it is free again, broken off
//! when nobody waits for it any more.

use std::collections::BTreeMap;

use muster_rules::count::Stop;
use serde_json::Value;

use super::WireError;
use crate::error::Error;
use crate::words::Words;

/// What came of beginning a command.
#[derive(Debug)]
pub enum Begun {
    /// Its answer.
    Done(Value),
    /// What is still to be done; it needs no desk.
    Work(Work),
}

type Rest = Box<dyn FnOnce(&Stop) -> Result<Value, Error> + Send>;

/// The rest of a command.
pub struct Work {
    pub(super) run: Rest,
    pub(super) words: Words,
    pub(super) stop: Stop,
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
#[derive(Debug, Default)]
pub(super) struct Waiting(BTreeMap<String, Stop>);

impl Waiting {
    /// Begins anew; the same command's older work is broken off.
    pub(super) fn begin(&mut self, name: &str) -> Stop {
        let stop = Stop::default();
        if let Some(old) = self.0.insert(name.to_owned(), stop.clone()) {
            old.set();
        }
        stop
    }

    /// Breaks off what is being done under this name.
    pub(super) fn stop(&mut self, name: &str) {
        if let Some(old) = self.0.remove(name) {
            old.set();
        }
    }
}
