//! What every command works with: the program, the words, and how to answer.

use std::sync::Arc;

use muster_app::session::Session;
use muster_app::words::Value;
use serde::Serialize;

use crate::terminal::{Form, one_line};

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
    /// What that is made of.
    pub(crate) form: Form,
    /// For standard error: what a person should know beside the answer.
    pub(crate) note: String,
    /// The exit code.
    pub(crate) code: u8,
}

impl Reply {
    /// An answer in words with nothing beside it.
    pub(crate) fn new(code: u8, out: String) -> Self {
        Self { out, form: Form::Text, note: String::new(), code }
    }

    /// Data as it is.
    pub(crate) fn raw(out: String) -> Self {
        Self { form: Form::Raw, ..Self::new(exit::GOOD, out) }
    }

    /// Adds a remark that changes nothing of how it went.
    pub(crate) fn saying(mut self, note: &str) -> Self {
        self.note.push_str(note);
        self
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
    pub(crate) session: Session,
    pub(crate) json: bool,
    /// Whether the answer goes to a terminal that shows colours.
    pub(crate) colour: bool,
}

impl Context {
    /// A sentence. What it names is one line: a name can't begin another of the answer.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let line = |value: &Value<'_>| match value {
            Value::String(text) => one_line(text).into(),
            other => other.into_owned(),
        };
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, line(value))).collect();
        self.session.words.get(key, &args)
    }

    /// A number with so many decimals, behind the mark that the reader's language puts before them.
    pub(crate) fn decimal(&self, number: f64, places: usize) -> String {
        format!("{number:.places$}").replace('.', &self.say("decimal-mark", &[]))
    }

    /// A text behind its label.
    pub(crate) fn labelled(&self, label: &str, text: &str) -> String {
        self.say("report-labelled", &[("label", label.into()), ("text", text.into())])
    }

    /// An answer in the form that was asked for.
    pub(crate) fn reply(&self, code: u8, json: &impl Serialize, text: impl FnOnce() -> String) -> Reply {
        if self.json {
            let out = serde_json::to_string_pretty(json).unwrap_or_default() + "\n";
            return Reply { form: Form::Json, ..Reply::new(code, out) };
        }
        let mut text = text();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Reply::new(code, text)
    }

    /// The id of the game of this name, or of the first.
    pub(crate) fn game_id(&self, name: Option<&String>) -> Result<String, muster_app::Error> {
        Ok(self.game(name)?.catalogue.game().id.to_string())
    }

    /// The game of this name, or the first.
    pub(crate) fn game(
        &self,
        name: Option<&String>,
    ) -> Result<Arc<muster_app::LoadedGame>, muster_app::Error> {
        self.session.muster.game(name.map(String::as_str))
    }
}
