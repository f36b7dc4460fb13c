//! Errors in words.

use serde::Serialize;
use ts_rs::TS;

use super::{Blame, Error};
use crate::base::words::{self, Words};

/// An error as the window shows it: what happened, what it means for the user's data, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WireError {
    /// The error's code; programs should match on this, never on the messages.
    pub code: String,
    /// What happened.
    pub message: String,
    /// What it means for the user's data.
    pub means: String,
    /// What to do.
    pub todo: String,
    /// Whether different input would help; otherwise the program, its data or the disk is at fault.
    pub input: bool,
}

impl WireError {
    /// Creates the messages of an error.
    #[must_use]
    pub fn new(error: &Error, words: &Words) -> Self {
        let code = error.code();
        let values = error.values_in(words);
        let args: Vec<_> = values.iter().map(|(k, v)| (*k, words::Value::from(v.as_str()))).collect();
        let key = format!("error-{code}");
        let say = |key: &str| words.try_get(key, &args).unwrap_or_default();
        let message = words.try_get(&key, &args).unwrap_or_else(|| error.to_string());
        Self {
            message,
            means: say(&format!("{key}.means")),
            todo: say(&format!("{key}.todo")),
            input: error.blame() == Blame::Input,
            code,
        }
    }
}
