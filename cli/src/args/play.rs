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
    New {
        #[arg(id = "game-title", value_name = "NAME")]
        name: String,
        #[arg(value_name = "FILE.toml")]
        record: PathBuf,
    },
    List {
        #[arg(id = "deleted", long = "removed")]
        removed: bool,
    },
    Show {
        #[arg(value_name = "PLAY")]
        play: String,
    },
    Do {
        #[arg(value_name = "PLAY")]
        play: String,
        #[arg(id = "event", value_name = "EVENT")]
        event: String,
        #[arg(value_name = "KEY=VALUE")]
        values: Vec<String>,
        #[arg(id = "throw", long = "roll")]
        roll: bool,
        #[arg(id = "throw-seed", long = "seed", value_name = "N", requires = "throw")]
        seed: Option<u32>,
    },
    Undo {
        #[arg(value_name = "PLAY")]
        play: String,
    },
    Redo {
        #[arg(value_name = "PLAY")]
        play: String,
    },
    End {
        #[arg(value_name = "PLAY")]
        play: String,
        #[arg(long, value_name = "NAME")]
        mine: Option<String>,
        #[arg(long, value_name = "NAME")]
        winner: Option<String>,
        #[arg(id = "ending", long = "reason", value_name = "REASON")]
        reason: Option<String>,
        #[arg(id = "ground", long = "mission", value_name = "MISSION")]
        mission: Option<String>,
        #[arg(long, value_name = "DATE")]
        date: Option<String>,
        #[arg(long = "note", id = "remark")]
        note: Option<String>,
    },
    Rename {
        #[arg(value_name = "PLAY")]
        play: String,
        #[arg(id = "title", value_name = "NAME")]
        name: String,
    },
    Remove {
        #[arg(value_name = "PLAY")]
        play: String,
    },
    Restore {
        #[arg(value_name = "PLAY")]
        play: String,
    },
    Stats {
        #[arg(long)]
        game: Option<String>,
    },
}
