//! Errors as a person reads them: what happened, what it means for the data, what to do.

use muster_app::{Blame, Error};
use serde::Serialize;

use crate::context::{Context, Reply, exit};
use crate::layout::{BAD, QUIET, styled, wrapped};

/// An error on the wire.
#[derive(Serialize)]
struct Wire {
    code: String,
    message: String,
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    details: serde_json::Map<String, serde_json::Value>,
}

/// The answer to a command that failed. In text it goes to standard error.
#[allow(clippy::print_stderr, reason = "this is where errors are shown")]
pub(crate) fn reply(cx: &Context, error: &Error) -> Reply {
    let code = match error.blame() {
        Blame::Input => exit::UNSURE,
        Blame::Program => exit::FAILED,
    };
    let key = format!("error-{}", error.code());
    let values = error.values();
    let args: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let message = cx.words.try_get(&key, &args).unwrap_or_else(|| error.to_string());
    if cx.json {
        let details = values.iter().map(|(k, v)| ((*k).to_owned(), v.clone().into())).collect();
        return cx.reply(code, &Wire { code: error.code(), message, details }, String::new);
    }
    eprintln!("{}", wrapped(&styled(&message, BAD, cx.colour), 0));
    for part in ["means", "todo"] {
        if let Some(text) = cx.words.try_get(&format!("{key}.{part}"), &args) {
            let label = cx.say(&format!("label-{part}"), &[]);
            eprintln!("  {} {}", styled(&format!("{label}:"), QUIET, cx.colour), wrapped(&text, 4));
        }
    }
    Reply { out: String::new(), code }
}
