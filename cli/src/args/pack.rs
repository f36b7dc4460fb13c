//! `muster pack …`

use std::path::PathBuf;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum Pack {
    Check {
        #[arg(required = true)]
        dirs: Vec<PathBuf>,
    },
    List,
    Questions {
        #[arg(long)]
        game: Option<String>,
    },
    Settle {
        question: String,
        #[arg(allow_hyphen_values = true)]
        answer: String,
        #[arg(long)]
        game: Option<String>,
    },
    Export {
        pack: String,
        #[arg(short, long)]
        output: PathBuf,
    },
    Gaps {
        of_set: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Facts {
        #[arg(long)]
        game: Option<String>,
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    Compare {
        file: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        take: bool,
    },
}
