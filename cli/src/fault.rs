//! Formats errors for users: what happened, what it means for the data, what to do.

use muster_app::base::error::database_values;
use muster_app::{Blame, DbError, Error, Notice};
use serde::Serialize;

use crate::context::Context;
use crate::layout::{BAD, QUIET, styled, wrapped};
use crate::reply::{Reply, exit};

/// An error as it is serialised.
#[derive(Serialize)]
struct Wire {
    code: String,
    message: String,
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    details: serde_json::Map<String, serde_json::Value>,
}

/// Returns the reply to a failed command. As text it goes to standard error.
pub(crate) fn reply(cx: &Context, error: &Error) -> Reply {
    let code = match error.blame() {
        Blame::Input => exit::UNSURE,
        Blame::Program => exit::FAILED,
    };
    let said = error.values_in(&cx.session.words);
    told(cx, code, error.code(), &error.values(), &said, || error.to_string())
}

/// Formats an error from its code and the values that its message mentions; `details` contains the same values
/// for programs.
pub(crate) fn told(
    cx: &Context,
    exit: u8,
    code: String,
    details: &[(&str, String)],
    values: &[(&str, String)],
    fallback: impl FnOnce() -> String,
) -> Reply {
    let key = format!("error-{code}");
    let args: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let message = cx.session.words.try_get(&key, &args).unwrap_or_else(fallback);
    if cx.json {
        let details = details.iter().map(|(k, v)| ((*k).to_owned(), v.clone().into())).collect();
        return cx.reply(exit, &Wire { code, message, details }, String::new);
    }
    let mut note = format!("{}\n", wrapped(&styled(&message, BAD, cx.colour), 0));
    for part in ["means", "todo"] {
        if let Some(text) = cx.session.words.try_get(&format!("{key}.{part}"), &args) {
            let label = styled(&cx.say(&format!("label-{part}"), &[]), QUIET, cx.colour);
            note.push_str(&format!("  {}\n", wrapped(&cx.labelled(&label, &text), 4)));
        }
    }
    Reply { note, ..Reply::new(exit, String::new()) }
}

/// Returns a line explaining why the user's data wasn't opened.
pub(crate) fn without_data(cx: &Context, error: &DbError) -> String {
    line(cx, "note-without-data", error)
}

/// Returns a line about a problem that occurred in addition to what was done.
pub(crate) fn notice(cx: &Context, notice: &Notice) -> String {
    match notice {
        Notice::BackupFailed(error) => line(cx, "note-backup-failed", error),
    }
}

fn line(cx: &Context, key: &str, error: &DbError) -> String {
    let values = database_values(error);
    let args: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let reason = cx.session.words.try_get(&format!("error-{}", error.code()), &args);
    let reason = reason.unwrap_or_else(|| error.to_string());
    let line = cx.say(key, &[("reason", reason.into())]);
    format!("{}\n", wrapped(&line, 2))
}
