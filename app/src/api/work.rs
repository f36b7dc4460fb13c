//! Long-running work: prepared while the session is held, run after it is released, and cancelled when nobody waits
//! for the result.

use muster_rules::count::Stop;
use serde_json::Value;

use crate::base::error::{Error, WireError};
use crate::base::words::Words;

/// The result of starting a command.
#[derive(Debug)]
pub enum Begun {
    /// Its answer.
    Done(Value),
    /// Work left to do, which doesn't need the session.
    Work(Work),
}

impl Begun {
    /// Runs the remaining work, if any, and returns the answer.
    pub fn finish(self) -> Result<Value, WireError> {
        match self {
            Self::Done(answer) => Ok(answer),
            Self::Work(work) => work.carry_out(),
        }
    }
}

type Rest = Box<dyn FnOnce(&Stop) -> Result<Value, Error> + Send>;

/// The part of a command that runs without the session.
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
    /// Runs the work.
    ///
    /// # Errors
    /// The command's error as a message; `stopped` if it was cancelled.
    pub fn carry_out(self) -> Result<Value, WireError> {
        (self.run)(&self.stop).map_err(|error| WireError::new(&error, &self.words))
    }
}
