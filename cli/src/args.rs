//! The command-line arguments. Their help is in the locales, under `help-<command>` and `option-<name>`.

mod campaign;
mod collection;
mod hub;
mod odds;
mod pack;
mod play;
mod print;
mod terms;
mod tournament;
mod trades;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

pub(crate) use campaign::{Campaign, CampaignPart, Thing};
pub(crate) use collection::{Change, Collection, Listed, Show};
pub(crate) use hub::Hub;
pub(crate) use odds::Odds;
pub(crate) use pack::Pack;
pub(crate) use play::Play;
pub(crate) use print::Print;
pub(crate) use terms::{TermFilter, Terms};
pub(crate) use tournament::{ClockWord, Deal, Entrant, OfTournament, PrintedPart, TableResult, Tournament};
pub(crate) use trades::{Lists, Trades};

/// All arguments.
#[derive(Debug, Parser)]
#[command(name = "muster", version, disable_help_subcommand = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "en|hu|zh-Hant|zh-Hans", env = "MUSTER_LANG")]
    pub(crate) lang: Option<String>,
    /// `MUSTER_DATA` is read before the arguments are: where it is empty, nothing was said.
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(subcommand)]
    Figures(Figures),
    #[command(subcommand)]
    Terms(Terms),
    #[command(subcommand)]
    Squad(Squad),
    #[command(subcommand)]
    Campaign(Campaign),
    #[command(subcommand)]
    Play(Play),
    #[command(subcommand)]
    Match(Match),
    #[command(subcommand)]
    Tournament(Tournament),
    Odds(Box<Odds>),
    #[command(subcommand)]
    Collection(Collection),
    #[command(subcommand)]
    Trades(Trades),
    #[command(subcommand)]
    Print(Print),
    #[command(subcommand)]
    Pack(Pack),
    #[command(subcommand)]
    Alias(Alias),
    #[command(subcommand)]
    Backup(Backup),
    #[command(subcommand)]
    Hub(Hub),
    Serve(Serve),
    #[command(subcommand)]
    Settings(Settings),
}

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[arg(long = "campaign", value_name = "CAMPAIGN", conflicts_with_all = ["at_table", "at_tournament"])]
    pub(crate) at_campaign: Option<String>,
    #[arg(long = "table", value_name = "GAME", conflicts_with = "at_tournament")]
    pub(crate) at_table: Option<String>,
    #[arg(long = "tournament", value_name = "TOURNAMENT")]
    pub(crate) at_tournament: Option<String>,
    #[arg(long = "seat", value_name = "SEAT")]
    pub(crate) seats: Vec<String>,
    #[arg(long)]
    pub(crate) port: Option<u16>,
    #[arg(long)]
    pub(crate) this_machine: bool,
    #[arg(long, conflicts_with_all = ["at_campaign", "at_table", "at_tournament"])]
    pub(crate) demo: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Figures {
    Search(Search),
    Show {
        figure: String,
        #[arg(long)]
        game: Option<String>,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Search {
    #[arg(default_value = "")]
    pub(crate) query: String,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) set: Option<String>,
    #[arg(long)]
    pub(crate) faction: Option<String>,
    #[arg(long, value_name = "POINTS")]
    pub(crate) min_cost: Option<i32>,
    #[arg(long, value_name = "POINTS")]
    pub(crate) max_cost: Option<i32>,
    #[arg(long)]
    pub(crate) rarity: Option<String>,
    #[arg(long)]
    pub(crate) ability: Option<String>,
    #[arg(long)]
    pub(crate) with_term: Option<String>,
    #[arg(long, value_name = "FIGURE")]
    pub(crate) damage_to: Option<String>,
    #[arg(long)]
    pub(crate) unique: Option<bool>,
    #[arg(long)]
    pub(crate) owned: bool,
    #[arg(long, default_value_t = 50)]
    pub(crate) limit: u32,
}

/// What a list is checked against.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Against {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) points: Option<i32>,
    #[arg(long)]
    pub(crate) faction: Option<String>,
    #[arg(long)]
    pub(crate) era: Option<String>,
    #[arg(long)]
    pub(crate) side: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Squad {
    Check {
        file: String,
        #[command(flatten)]
        against: Against,
        #[arg(long, value_name = "FILE")]
        partner: Option<String>,
        #[arg(long, value_name = "FILE")]
        opponent: Option<String>,
        #[arg(long)]
        account: bool,
    },
    Save {
        file: String,
        #[command(flatten)]
        against: Against,
        #[arg(long)]
        name: Option<String>,
    },
    List {
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "FOLDER")]
        folder: Option<String>,
        #[arg(long = "tag", value_name = "TAG")]
        tags: Vec<String>,
        #[arg(id = "deleted", long = "removed", conflicts_with_all = ["folder", "tags"])]
        removed: bool,
    },
    Tag {
        squad: String,
        #[arg(id = "new_tags", value_name = "TAG")]
        add: Vec<String>,
        #[arg(id = "old_tags", long = "remove", value_name = "TAG")]
        remove: Vec<String>,
        #[arg(long, value_name = "FOLDER")]
        folder: Option<String>,
    },
    Show {
        squad: String,
    },
    Export {
        squad: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long = "as", value_name = "STYLE", default_value = "text")]
        style: String,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Compare {
        first: String,
        second: String,
        #[arg(long)]
        game: Option<String>,
    },
    History {
        squad: String,
    },
    Rename {
        squad: String,
        #[arg(id = "title", value_name = "NAME")]
        name: String,
    },
    Restore {
        squad: String,
        revision: Option<u32>,
    },
    Versions {
        squad: String,
        #[arg(long = "first", value_name = "DIFFERENCE")]
        take_first: Vec<String>,
        #[arg(long = "second", value_name = "DIFFERENCE")]
        take_second: Vec<String>,
        #[arg(long)]
        merge: bool,
    },
    Remove {
        squad: String,
    },
    Count {
        #[command(flatten)]
        counted: Counted,
        #[arg(long)]
        by_size: bool,
    },
    Random {
        #[command(flatten)]
        counted: Counted,
        #[arg(long, value_name = "N")]
        seed: Option<u64>,
        #[arg(long)]
        full: bool,
        #[arg(long)]
        balanced: bool,
    },
    Fits {
        squad: String,
        #[arg(long)]
        game: Option<String>,
    },
    Fill {
        squad: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_enum, default_value_t)]
        best: Best,
        #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
        top: u8,
        #[arg(long)]
        balanced: bool,
        #[arg(long, value_name = "FILE", required_if_eq("best", "price"))]
        prices: Option<String>,
    },
    Gap {
        #[command(flatten)]
        counted: Counted,
    },
}

/// What a squad is filled up for.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Best {
    #[default]
    Points,
    Activations,
    Endurance,
    Owned,
    Price,
}

/// Which squads are counted or drawn.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Counted {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..))]
    pub(crate) points: Option<i32>,
    #[arg(long)]
    pub(crate) faction: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "owned")]
    pub(crate) collection: Option<String>,
    #[arg(long)]
    pub(crate) owned: bool,
    #[arg(id = "with_figure", long = "with", value_name = "FIGURE")]
    pub(crate) with: Vec<String>,
    #[arg(long, value_name = "FIGURE")]
    pub(crate) without: Vec<String>,
}

/// The paper and how to use it.
#[derive(Clone, Debug, Args)]
pub(crate) struct Paper {
    #[arg(long, short, value_name = "FILE.pdf")]
    pub(crate) output: PathBuf,
    #[arg(long, value_enum, default_value_t = Size::A4)]
    pub(crate) paper: Size,
    #[arg(long)]
    pub(crate) ink_saving: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Size {
    A4,
    Letter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Flip {
    Long,
    Short,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Alias {
    Add {
        text: String,
        figure: String,
        #[arg(long)]
        game: Option<String>,
    },
    List {
        #[arg(long)]
        game: Option<String>,
    },
    Remove {
        text: String,
        #[arg(long)]
        game: Option<String>,
    },
}

/// Which matches of a game's log.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Span {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) to: Option<String>,
    #[arg(long = "with", id = "met", value_name = "NAME")]
    pub(crate) opponent: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Match {
    #[command(visible_alias = "log")]
    Add {
        #[arg(long, value_name = "NAME")]
        with: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_name = "DATE")]
        date: Option<String>,
        #[arg(long = "squad", value_name = "SQUAD")]
        fielded: Option<String>,
        // Lets a negative score be rejected as a score rather than as an unknown option.
        #[arg(long, value_name = "MINE:THEIRS", allow_hyphen_values = true)]
        score: Vec<String>,
        #[arg(long, value_name = "REASON", allow_hyphen_values = true)]
        reason: Vec<String>,
        #[arg(id = "ground", long = "mission", value_name = "MISSION")]
        mission: Option<String>,
        #[arg(long, value_name = "me|opponent")]
        initiative: Option<String>,
        #[arg(long, value_name = "REASON=MINE:THEIRS")]
        tie: Vec<String>,
        #[arg(long = "note", id = "remark")]
        note: Option<String>,
    },
    List {
        #[command(flatten)]
        span: Span,
        #[arg(id = "deleted", long = "removed", conflicts_with_all = ["from", "to", "met"])]
        removed: bool,
    },
    Show {
        #[arg(value_name = "MATCH")]
        played: String,
    },
    Remove {
        #[arg(value_name = "MATCH")]
        played: String,
    },
    Restore {
        #[arg(value_name = "MATCH")]
        played: String,
        revision: Option<u32>,
    },
    Standings {
        #[command(flatten)]
        span: Span,
    },
    Export {
        #[command(flatten)]
        span: Span,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Maps {
        #[arg(value_name = "NAME")]
        named: Option<String>,
        #[arg(long)]
        game: Option<String>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Backup {
    Save {
        file: Option<PathBuf>,
    },
    List,
    Restore {
        file: PathBuf,
        #[arg(long)]
        leave_groups: bool,
        #[arg(long, conflicts_with = "leave_groups")]
        everywhere: bool,
    },
    StartFresh,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Settings {
    List,
    Set { key: String, value: String },
}

/// The error for an invalid bleed: cards are too close together for more than a few millimetres.
#[derive(Debug)]
struct NoBleed;

impl std::fmt::Display for NoBleed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("0 to 5 millimetres")
    }
}

impl std::error::Error for NoBleed {}

fn bleed(text: &str) -> Result<f32, NoBleed> {
    let millimetres = text.parse::<f32>().ok();
    millimetres.filter(|mm| (0.0..=5.0).contains(mm)).ok_or(NoBleed)
}
