//! `muster print …`

use clap::Subcommand;
use muster_app::print::MOST_SPACES;

use super::{Against, Flip, Lists, Paper, bleed};

#[derive(Debug, Subcommand)]
pub(crate) enum Print {
    Sheet {
        squad: String,
        #[command(flatten)]
        against: Against,
        #[command(flatten)]
        paper: Paper,
        #[arg(long)]
        player: Option<String>,
        #[arg(long)]
        reminders: bool,
    },
    Cards {
        #[arg(required_unless_present = "all")]
        squad: Option<String>,
        #[command(flatten)]
        against: Against,
        #[command(flatten)]
        paper: Paper,
        #[arg(long)]
        all: bool,
        #[arg(long)]
        backs: bool,
        #[arg(long, value_name = "EDGE", value_enum, default_value_t = Flip::Long)]
        flip: Flip,
        #[arg(long, value_name = "MM", default_value_t = 0.0, value_parser = bleed)]
        bleed: f32,
        #[arg(long)]
        no_cut_marks: bool,
        #[arg(long)]
        each_once: bool,
        #[arg(long)]
        reminders: bool,
    },
    Reference {
        squad: Option<String>,
        #[command(flatten)]
        against: Against,
        #[command(flatten)]
        paper: Paper,
    },
    Board {
        #[arg(long)]
        game: Option<String>,
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_SPACES)))]
        spaces: Option<u32>,
        #[command(flatten)]
        paper: Paper,
    },
    Checklist {
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        set: Option<String>,
        #[arg(long)]
        wants: bool,
        #[command(flatten)]
        paper: Paper,
    },
    Trades {
        #[command(flatten)]
        lists: Lists,
        #[command(flatten)]
        paper: Paper,
    },
}
