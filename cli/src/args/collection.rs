//! `muster collection …`

use std::path::PathBuf;

use clap::Subcommand;

use super::Against;

#[derive(Debug, Subcommand)]
pub(crate) enum Collection {
    Import {
        file: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "COLUMN=FIELD")]
        map: Vec<String>,
        #[arg(long, value_name = "LINE")]
        heading: Option<usize>,
        #[arg(long)]
        add: bool,
        #[arg(long)]
        make_own: bool,
        #[arg(long)]
        dry_run: bool,
        #[arg(long)]
        keep_found: bool,
        #[arg(long, short)]
        yes: bool,
    },
    Export {
        #[arg(long)]
        game: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Show {
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        set: Option<String>,
    },
    Missing {
        squad: String,
        #[command(flatten)]
        against: Against,
    },
    Products {
        #[arg(long)]
        game: Option<String>,
    },
    Add {
        product: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "N", default_value_t = 1)]
        count: u32,
    },
}
