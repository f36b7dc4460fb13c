//! The help of commands and options, in the reader's language.

use clap::Command;
use muster_app::words::Words;

/// Fills in the help: `help-<command>-<subcommand>` for commands, `option-<name>` for options.
pub(crate) fn localise(command: Command, words: &Words) -> Command {
    fill(command, "help", words)
}

fn fill(command: Command, key: &str, words: &Words) -> Command {
    let about = words.get(key, &[]);
    let command = command.about(about).mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        match words.try_get(&format!("option-{id}"), &[]) {
            Some(help) => arg.help(help),
            None => arg,
        }
    });
    command.mut_subcommands(|sub| {
        let key = format!("{key}-{}", sub.get_name());
        fill(sub, &key, words)
    })
}
