//! Muster in a terminal: arguments in, text or JSON out. Every command is one call into the use
//! cases; nothing is decided here.

mod args;
mod command;
mod context;
mod fault;
mod help;
mod layout;
mod report;

use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

use args::Cli;
use clap::{CommandFactory as _, FromArgMatches as _};
use context::{Context, Reply, exit};
use muster_app::muster::Muster;
use muster_app::words::Words;

fn main() -> ExitCode {
    // Help is shown while arguments are parsed, so the language has to be known before.
    let asked = early_language();
    let words = Words::new(&asked.clone().unwrap_or_else(system_language));
    let matches = help::localise(Cli::command(), &words).try_get_matches();
    let cli = match matches.and_then(|m| Cli::from_arg_matches(&m)) {
        Ok(cli) => cli,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { exit::UNSURE } else { exit::GOOD });
        }
    };
    let mut muster = Muster::open(cli.data.clone().unwrap_or_else(Muster::usual_dir));
    let language = asked.or_else(|| muster.language()).unwrap_or_else(system_language);
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let mut cx = Context { muster, words: Words::new(&language), json: cli.json, colour };
    let reply = command::run(&mut cx, cli.command).unwrap_or_else(|error| fault::reply(&cx, &error));
    ExitCode::from(write(&reply))
}

/// Writes the answer; a reader that stopped listening is no failure.
fn write(reply: &Reply) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(reply.out.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => exit::FAILED,
        _ => reply.code,
    }
}

/// `--lang` or `MUSTER_LANG`, before anything else is parsed.
fn early_language() -> Option<String> {
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            return args.next();
        }
        if let Some(tag) = arg.strip_prefix("--lang=") {
            return Some(tag.to_owned());
        }
    }
    std::env::var("MUSTER_LANG").ok().filter(|l| !l.is_empty())
}

fn system_language() -> String {
    muster_app::system_language().unwrap_or_else(|| "en".to_owned())
}
