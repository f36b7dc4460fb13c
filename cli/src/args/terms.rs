//! `muster terms …`

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use muster_app::terms::{Deed, TermKind};

#[derive(Debug, Subcommand)]
pub(crate) enum Terms {
    Search {
        words: String,
        #[command(flatten)]
        filter: TermFilter,
    },
    Show {
        term: String,
        #[arg(long)]
        game: Option<String>,
    },
    List {
        #[command(flatten)]
        filter: TermFilter,
    },
    Squad {
        squad: String,
        #[arg(long)]
        game: Option<String>,
    },
    Write {
        about: String,
        meaning: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        of_figure: bool,
    },
    Export {
        #[arg(long)]
        game: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Import {
        file: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        take: bool,
    },
}

/// Which terms.
#[derive(Debug, Args)]
pub(crate) struct TermFilter {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_parser = kinds())]
    pub(crate) kind: Option<String>,
    #[arg(long, value_parser = deeds())]
    pub(crate) does: Option<String>,
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) bonus: Option<i32>,
}

fn kinds() -> PossibleValuesParser {
    PossibleValuesParser::new(TermKind::ALL.map(TermKind::key))
}

fn deeds() -> PossibleValuesParser {
    PossibleValuesParser::new(Deed::ALL.iter().map(|deed| deed.key()))
}
