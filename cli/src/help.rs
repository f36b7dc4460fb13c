//! Localised help for commands and options.

use clap::{Arg, ArgAction, Command};
use muster_app::base::words::Words;

use crate::step_help;

/// The headings of a help page. They live as long as the program, as clap requires.
#[derive(Clone, Copy)]
struct Headings {
    usage: &'static str,
    commands: &'static str,
    arguments: &'static str,
    options: &'static str,
}

/// Localises the help: `help-<command>-<subcommand>` for commands, `option-<name>` for options.
pub(crate) fn localise(command: Command, words: &Words) -> Command {
    let heading = |name: &str| &*words.get(&format!("help-heading-{name}"), &[]).leak();
    let usage = words.get("help-heading-usage", &[]);
    // A placeholder for clap.
    let usage = [("label", usage.as_str().into()), ("text", "{usage}".into())];
    let headings = Headings {
        usage: words.get("report-labelled", &usage).leak(),
        commands: heading("commands"),
        arguments: heading("arguments"),
        options: heading("options"),
    };
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).arg(version);
    fill(command, "help", words, headings)
}

fn fill(command: Command, key: &str, words: &Words, headings: Headings) -> Command {
    let about = words.get(key, &[]);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let template = format!("{{about-with-newline}}\n{}\n\n{{all-args}}{{after-help}}", headings.usage);
    let command = command
        .about(about)
        .disable_help_flag(true)
        .arg(help)
        .help_template(template)
        .subcommand_help_heading(headings.commands)
        .after_help(match key {
            "help-campaign-do" => step_help::list(words),
            "help-campaign-night" => step_help::taps(words),
            _ => String::new(),
        })
        .mut_args(|arg| {
            let id = arg.get_id().as_str().replace('_', "-");
            let heading = if arg.is_positional() { headings.arguments } else { headings.options };
            let arg = arg.help_heading(heading).hide_env_values(true);
            match words.try_get(&format!("option-{id}"), &[]) {
                Some(help) => arg.help(help),
                None => arg,
            }
        });
    command.mut_subcommands(|sub| {
        let key = format!("{key}-{}", sub.get_name());
        fill(sub, &key, words, headings)
    })
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory as _};
    use muster_app::base::words::{Language, Words};

    use super::localise;
    use crate::args::Cli;

    fn without_help(command: &Command, path: &str, found: &mut Vec<String>) {
        let silent = command.get_arguments().filter(|arg| arg.get_help().is_none());
        found.extend(silent.map(|arg| format!("{path} {}", arg.get_id())));
        for sub in command.get_subcommands() {
            without_help(sub, &format!("{path} {}", sub.get_name()), found);
        }
    }

    #[test]
    fn every_argument_of_every_command_says_what_it_is() {
        for language in Language::ALL {
            let mut found = Vec::new();
            without_help(&localise(Cli::command(), &Words::of(language)), "muster", &mut found);
            assert!(found.is_empty(), "{language:?}: {found:#?}");
        }
    }
}
