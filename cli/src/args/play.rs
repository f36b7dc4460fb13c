//! `muster play …`

use std::path::PathBuf;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum Play {
    Run {
        #[arg(value_name = "FILE.toml")]
        record: PathBuf,
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        keep_going: bool,
    },
}
