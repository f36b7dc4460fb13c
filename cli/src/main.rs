//! Muster on the command line: arguments in, text or JSON out. Every command calls a single use case; nothing
//! is decided here.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `reply`, `terminal`, `layout`, `context`, `fault`, `report`,
//! `step_help`, `args`, `arguments`, `help`, `command`.

mod args;
mod arguments;
mod command;
mod context;
mod fault;
mod help;
mod layout;
mod reply;
mod report;
mod step_help;
mod terminal;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;

use args::Cli;
use clap::{CommandFactory as _, FromArgMatches as _};
use context::Context;
use muster_app::Error;
use muster_app::base::error::Kind;
use muster_app::base::muster::Muster;
use muster_app::base::session::Session;
use muster_app::base::words::{Language, Words};

fn main() -> ExitCode {
    muster_app::base::foreign::begin();
    // Help and argument errors are shown while parsing, so the language is needed before.
    let early = Early::read();
    let asked = early.language.clone();
    let words = Words::new(&asked.clone().unwrap_or_else(system_language));
    let (command, result) = parse(&words);
    let cli = match result {
        Ok(cli) => cli,
        // Only now open the data, for the language in the user's settings.
        Err(error) => {
            let mut session = Session::open(early.data.unwrap_or_else(Muster::usual_dir));
            let saved = asked.is_none().then(|| session.muster.language()).flatten();
            let words = saved.as_deref().map_or(words, Words::new);
            let (command, error) = match (saved, parse(&words)) {
                (Some(_), (command, Err(again))) => (command, again),
                _ => (command, error),
            };
            session.words = words;
            let cx = Context { session, json: early.json, colour: colours() };
            return ExitCode::from(terminal::write(&arguments::reply(&cx, &command, &error)));
        }
    };
    let data = cli.data.clone().or(early.data);
    let mut session = Session::open(data.unwrap_or_else(Muster::usual_dir));
    let language = asked.or_else(|| session.muster.language()).unwrap_or_else(system_language);
    session.words = Words::new(&language);
    let mut cx = Context { session, json: cli.json, colour: colours() };
    let reply = match &cli.lang {
        Some(tag) if !tag.is_empty() && Language::from_tag(tag).is_none() => Err(unknown_language(tag)),
        _ => command::run(&mut cx, cli.command),
    };
    let reply = reply.unwrap_or_else(|error| {
        let error = cx.session.muster.explain(error);
        fault::reply(&cx, &error)
    });
    let code = ExitCode::from(terminal::write(&reply));
    cx.session.muster.leave();
    code
}

fn parse(words: &Words) -> (clap::Command, Result<Cli, clap::Error>) {
    let mut command = help::localise(Cli::command(), words);
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    (command, matches.and_then(|m| Cli::from_arg_matches(&m)))
}

fn colours() -> bool {
    std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

fn unknown_language(tag: &str) -> Error {
    let known = Language::ALL.map(|l| l.tag().to_owned()).to_vec();
    Error::not_one_of(Kind::Language, tag, known)
}

/// Options that are searched for before the arguments are parsed.
struct Early {
    language: Option<String>,
    data: Option<PathBuf>,
    json: bool,
}

impl Early {
    fn read() -> Self {
        let of = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty());
        let mut early = Self {
            language: of("MUSTER_LANG").and_then(|l| l.into_string().ok()),
            data: of("MUSTER_DATA").map(PathBuf::from),
            json: false,
        };
        // File names may be invalid Unicode; the options searched for here are not.
        let mut args = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned());
        while let Some(arg) = args.next() {
            match arg.split_once('=').map_or((arg.as_str(), None), |(name, value)| (name, Some(value))) {
                ("--", _) => break,
                ("--json", _) => early.json = true,
                ("--lang", value) => early.language = value.map(str::to_owned).or_else(|| args.next()),
                ("--data", value) => {
                    early.data = value.map(str::to_owned).or_else(|| args.next()).map(PathBuf::from);
                }
                _ => {}
            }
        }
        early
    }
}

fn system_language() -> String {
    muster_app::base::words::system_language().unwrap_or_else(|| "en".to_owned())
}
