//! `muster collection …`

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

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
        #[arg(long, value_name = "NAME")]
        sheet: Vec<String>,
        #[arg(long, value_name = "VALUE=MEANING")]
        status: Vec<String>,
        #[arg(long, conflicts_with = "worth")]
        add: bool,
        #[arg(long)]
        worth: bool,
        #[arg(long, conflicts_with_all = ["add", "worth"])]
        replace_all: bool,
        #[arg(long)]
        make_own: bool,
        #[arg(long)]
        dry_run: bool,
        #[arg(long)]
        keep_found: bool,
        #[arg(long, short)]
        yes: bool,
    },
    Undo,
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
    Edit {
        #[command(flatten)]
        listed: Listed,
        #[command(flatten)]
        change: Change,
        #[arg(long)]
        dry_run: bool,
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

/// Which printings are edited.
#[derive(Debug, Args)]
pub(crate) struct Listed {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub(crate) search: String,
    #[arg(long)]
    pub(crate) set: Option<String>,
    #[arg(long)]
    pub(crate) rarity: Option<String>,
    #[arg(long)]
    pub(crate) faction: Option<String>,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) show: Show,
}

/// What the collection has to say of them.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Show {
    #[default]
    All,
    Owned,
    Missing,
    Duplicates,
    Wanted,
    ForTrade,
    WithDetails,
    WithPhoto,
}

/// What is changed of each.
#[derive(Debug, Args)]
#[group(required = true, multiple = true)]
pub(crate) struct Change {
    #[arg(long, value_name = "N")]
    pub(crate) figures: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) cards: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) wanted: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) for_trade: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with_all = ["figures", "cards", "wanted", "for_trade", "trade_beyond", "cards_as_figures"])]
    pub(crate) want_up_to: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with_all = ["figures", "cards", "wanted", "for_trade", "cards_as_figures"])]
    pub(crate) trade_beyond: Option<u32>,
    #[arg(long, conflicts_with_all = ["figures", "cards", "wanted", "for_trade"])]
    pub(crate) cards_as_figures: bool,
}
