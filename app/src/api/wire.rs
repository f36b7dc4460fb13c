//! What goes over the wire whatever the command is: errors in words.

use serde::Serialize;
use ts_rs::TS;

use crate::error::{Blame, Error};
use crate::words::{Value, Words};

/// An error as the window shows it: what happened, what that means for the user's data, what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WireError {
    /// Its code; programs go by this and never by the words.
    pub code: String,
    /// What happened.
    pub message: String,
    /// What it means for the user's data.
    pub means: String,
    /// What to do.
    pub todo: String,
    /// Whether another input would help; otherwise it is the program, its data or the disk.
    pub input: bool,
}

impl WireError {
    /// Says an error.
    #[must_use]
    pub fn new(error: &Error, words: &Words) -> Self {
        let code = error.code();
        let values = error.values_in(words);
        let args: Vec<_> = values.iter().map(|(k, v)| (*k, Value::from(v.as_str()))).collect();
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
