//! What every command works with: the program, the words, and how to answer.

use std::sync::Arc;

use muster_app::muster::Muster;
use muster_app::words::{Value, Words};
use serde::Serialize;

/// The exit codes that scripts rely on.
pub(crate) mod exit {
    /// Legal, or simply done.
    pub(crate) const GOOD: u8 = 0;
    /// The squad, pack or import is wrong.
    pub(crate) const ILLEGAL: u8 = 1;
    /// The input can't be read, or not all of it could be settled.
    pub(crate) const UNSURE: u8 = 2;
    /// The program, its data or the disk failed.
    pub(crate) const FAILED: u8 = 3;
}

/// What a command answers.
#[derive(Debug)]
pub(crate) struct Reply {
    /// For standard output.
    pub(crate) out: String,
    /// For standard error: what a person should know beside the answer.
    pub(crate) note: String,
    /// The exit code.
    pub(crate) code: u8,
}

impl Reply {
    /// An answer with nothing beside it.
    pub(crate) fn new(code: u8, out: String) -> Self {
        Self { out, note: String::new(), code }
    }

    /// Adds what was left out of what was done; an answer that was good no longer is.
    pub(crate) fn but(mut self, note: &str) -> Self {
        if !note.is_empty() {
            self.note.push_str(note);
            self.code = self.code.max(exit::UNSURE);
        }
        self
    }
}

/// As much of an id as tells it from those made a millisecond before or after: it begins with the
/// time.
pub(crate) fn short_id(id: &impl ToString) -> String {
    id.to_string().chars().take(13).collect()
}

/// What every command works with.
pub(crate) struct Context {
    pub(crate) muster: Muster,
    pub(crate) words: Words,
    pub(crate) json: bool,
    /// Whether the answer goes to a terminal that shows colours.
    pub(crate) colour: bool,
}

impl Context {
    /// A sentence.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.get(key, args)
    }

    /// A text behind its label.
    pub(crate) fn labelled(&self, label: &str, text: &str) -> String {
        self.say("report-labelled", &[("label", label.into()), ("text", text.into())])
    }

    /// An answer in the form that was asked for.
    pub(crate) fn reply(&self, code: u8, json: &impl Serialize, text: impl FnOnce() -> String) -> Reply {
        let out = if self.json {
            serde_json::to_string_pretty(json).unwrap_or_default() + "\n"
        } else {
            let mut text = text();
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text
        };
        Reply::new(code, out)
    }

    /// The game of this name, or the first.
    pub(crate) fn game(
        &self,
        name: Option<&String>,
    ) -> Result<Arc<muster_app::LoadedGame>, muster_app::Error> {
        self.muster.game(name.map(String::as_str))
    }
}
