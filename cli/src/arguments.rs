//! Reports invalid arguments in the user's language, and shows help in the same way.

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::context::Context;
use crate::reply::{Reply, exit};
use crate::{fault, step_help};

/// Returns the reply to arguments that don't form a command.
pub(crate) fn reply(cx: &Context, root: &Command, error: &Error) -> Reply {
    if let (Some(step), false) = (step_help::asked(), error.use_stderr()) {
        return Reply::new(exit::GOOD, step_help::help(step, &cx.session.words));
    }
    if !error.use_stderr() {
        return Reply::new(exit::GOOD, error.render().to_string());
    }
    let (name, command) = asked_of(root);
    let unfinished = [ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand, ErrorKind::MissingSubcommand]
        .contains(&error.kind());
    // Without a subcommand, show the help that lists them.
    if unfinished && !cx.json {
        let help = command.clone().bin_name(&name).render_help();
        return Reply { note: help.to_string(), ..Reply::new(exit::UNSURE, String::new()) };
    }
    let of = |kind| error.get(kind).map(text).filter(|t| !t.is_empty());
    let invalid = of(ContextKind::InvalidArg).or_else(|| of(ContextKind::InvalidSubcommand));
    let valid = of(ContextKind::ValidValue).or_else(|| of(ContextKind::ValidSubcommand));
    let given = of(ContextKind::InvalidValue);
    let (code, argument) = match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => ("argument-unknown", invalid),
        ErrorKind::InvalidUtf8 => ("argument-unknown", no_text()),
        ErrorKind::InvalidValue if valid.is_some() => ("argument-choice", invalid),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if given.is_none() => {
            ("argument-empty", invalid)
        }
        ErrorKind::InvalidValue
        | ErrorKind::ValueValidation
        | ErrorKind::TooManyValues
        | ErrorKind::WrongNumberOfValues => ("argument-value", invalid),
        ErrorKind::MissingRequiredArgument | ErrorKind::TooFewValues => ("argument-missing", invalid),
        _ if unfinished => ("argument-missing", valid.clone()),
        _ => ("argument-other", invalid),
    };
    let values = [
        ("argument", argument.unwrap_or_else(|| name.clone())),
        ("value", given.unwrap_or_default()),
        ("known", valid.unwrap_or_default()),
        ("command", format!("{name} --help")),
    ];
    let mut reply = fault::told(cx, exit::UNSURE, code.to_owned(), &values, &values, || error.to_string());
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let (Some(near), false) = (near.into_iter().find_map(of), cx.json) {
        let asked = cx.say("report-did-you-mean", &[("candidates", near.into())]);
        reply.note.push_str(&format!("  {asked}\n"));
    }
    reply
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

/// Returns the first argument that isn't valid Unicode, as far as it can be displayed.
fn no_text() -> Option<String> {
    let shown = |a: std::ffi::OsString| a.to_string_lossy().into_owned();
    std::env::args_os().skip(1).find(|a| a.to_str().is_none()).map(shown)
}

/// Returns the command that the arguments identify so far, with its full name; its help lists what may follow.
fn asked_of(root: &Command) -> (String, &Command) {
    let (mut name, mut here) = (root.get_name().to_owned(), root);
    for arg in std::env::args_os().skip(1) {
        if let Some(sub) = arg.to_str().and_then(|a| here.find_subcommand(a)) {
            name = format!("{name} {}", sub.get_name());
            here = sub;
        }
    }
    (name, here)
}
