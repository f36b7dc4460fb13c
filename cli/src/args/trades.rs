//! `muster trades …`

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub(crate) enum Trades {
    Write {
        #[arg(id = "owner", long = "name", value_name = "NAME")]
        name: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Find {
        #[command(flatten)]
        lists: Lists,
    },
    Book {
        #[command(flatten)]
        lists: Lists,
        #[arg(long, value_name = "PLAN")]
        plan: Option<String>,
    },
    Undo,
}

/// Whose lists are traded, and how.
#[derive(Debug, Args)]
pub(crate) struct Lists {
    #[arg(id = "lists", value_name = "FILE", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long, value_name = "NAME")]
    pub(crate) me: Option<String>,
    #[arg(long)]
    pub(crate) any_printing: bool,
    #[arg(long)]
    pub(crate) any_rarity: bool,
    #[arg(long)]
    pub(crate) by_worth: bool,
    #[arg(long)]
    pub(crate) game: Option<String>,
}
