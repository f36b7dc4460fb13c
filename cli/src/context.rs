//! The context of every command: the session, the words, and the output format.

use std::sync::Arc;

use muster_app::base::session::Session;
use muster_app::base::words::Value;
use serde::Serialize;

use crate::reply::{Form, Reply};
use crate::terminal::one_line;

/// Returns the prefix of an ID that distinguishes it from those created a millisecond before or after: IDs
/// begin with the time.
pub(crate) fn short_id(id: &impl ToString) -> String {
    id.to_string().chars().take(13).collect()
}

/// The context of every command.
pub(crate) struct Context {
    pub(crate) session: Session,
    pub(crate) json: bool,
    /// Whether the output is a terminal with colours.
    pub(crate) colour: bool,
}

impl Context {
    /// Returns a localised message. Its values are reduced to one line, so that a name can't start another line
    /// of the output.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let line = |value: &Value<'_>| match value {
            Value::String(text) => one_line(text).into(),
            other => other.into_owned(),
        };
        let args: Vec<_> = args.iter().map(|(name, value)| (*name, line(value))).collect();
        self.session.words.get(key, &args)
    }

    /// Formats a number with `places` decimals, with the language's decimal mark.
    pub(crate) fn decimal(&self, number: f64, places: usize) -> String {
        format!("{number:.places$}").replace('.', &self.say("decimal-mark", &[]))
    }

    /// Returns a text preceded by its label.
    pub(crate) fn labelled(&self, label: &str, text: &str) -> String {
        self.say("report-labelled", &[("label", label.into()), ("text", text.into())])
    }

    /// Returns a reply in the requested format.
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

    /// Returns the ID of the named game, or of the first one.
    pub(crate) fn game_id(&self, name: Option<&String>) -> Result<String, muster_app::Error> {
        Ok(self.game(name)?.catalogue.game().id.to_string())
    }

    /// Returns the named game, or the first one.
    pub(crate) fn game(
        &self,
        name: Option<&String>,
    ) -> Result<Arc<muster_app::LoadedGame>, muster_app::Error> {
        self.session.muster.game(name.map(String::as_str))
    }
}
