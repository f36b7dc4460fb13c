//! `muster campaign …`

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

use super::Paper;

#[derive(Debug, Subcommand)]
pub(crate) enum Campaign {
    Run {
        journal: PathBuf,
        #[arg(long)]
        game: Option<String>,
        #[arg(long)]
        keep_going: bool,
    },
    New {
        #[arg(id = "title", value_name = "NAME")]
        name: String,
        journal: PathBuf,
        #[arg(long)]
        game: Option<String>,
    },
    List {
        #[arg(id = "thing", value_name = "KIND", value_enum)]
        what: Option<Thing>,
        #[arg(long = "of", value_name = "CAMPAIGN")]
        of: Option<String>,
        #[arg(long)]
        game: Option<String>,
        #[arg(id = "deleted", long = "removed", conflicts_with_all = ["thing", "of"])]
        removed: bool,
    },
    Forget {
        mission: String,
        #[arg(long)]
        game: Option<String>,
    },
    Show {
        campaign: String,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
    },
    History {
        campaign: String,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
    },
    Histories {
        campaign: String,
        #[arg(long = "keep", value_name = "NUMBER")]
        keep_history: Option<String>,
        #[arg(long, requires = "keep_history")]
        behind: bool,
    },
    Mend {
        campaign: String,
        entry: usize,
        #[arg(value_name = "KEY=VALUE")]
        values: Vec<String>,
        #[arg(long, conflicts_with_all = ["values", "before"])]
        remove: bool,
        #[arg(long, value_name = "STEP")]
        before: Option<String>,
        #[arg(long, value_name = "TEXT")]
        why: Option<String>,
        #[arg(long)]
        strict: bool,
        #[arg(id = "mend", long = "yes")]
        yes: bool,
    },
    Rename {
        campaign: String,
        #[arg(id = "title", value_name = "NAME")]
        name: String,
    },
    Night {
        campaign: String,
        tap: Option<String>,
        #[arg(value_name = "VALUE", allow_negative_numbers = true)]
        said: Vec<String>,
        #[arg(id = "night", long = "mission", value_name = "MISSION")]
        mission: Option<String>,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
    },
    Next {
        campaign: String,
        #[arg(long)]
        refused: bool,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
    },
    Do {
        campaign: String,
        step: Option<String>,
        #[arg(value_name = "KEY=VALUE")]
        values: Vec<String>,
    },
    Undo {
        campaign: String,
        #[arg(long)]
        theirs: bool,
    },
    Redo {
        campaign: String,
    },
    Decide {
        campaign: String,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
    },
    Export {
        campaign: String,
        #[arg(short, long)]
        output: Option<PathBuf>,
        #[arg(id = "campaign-export-secrets", long = "secrets")]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "campaign-export-secrets")]
        pin: Option<String>,
    },
    Import {
        file: PathBuf,
        #[arg(id = "import-class", long = "class", value_name = "CLASS")]
        class: Option<String>,
        #[arg(
            id = "import-agenda",
            long = "agenda-sets",
            value_name = "SETS",
            value_delimiter = ',',
            requires = "import-class"
        )]
        agenda_sets: Vec<String>,
    },
    Remove {
        campaign: String,
    },
    Restore {
        campaign: String,
    },
    Pin {
        campaign: String,
        #[arg(required_unless_present = "none")]
        pin: Option<String>,
        #[arg(long, conflicts_with = "pin")]
        none: bool,
    },
    Print {
        #[arg(required_unless_present = "blank")]
        campaign: Option<String>,
        #[arg(long, value_enum, default_value_t = CampaignPart::Log)]
        what: CampaignPart,
        #[arg(id = "night", long = "mission", value_name = "MISSION")]
        mission: Option<String>,
        #[arg(long)]
        secrets: bool,
        #[arg(id = "secrets-pin", long = "pin", value_name = "PIN", requires = "secrets")]
        pin: Option<String>,
        #[arg(long, value_name = "CAMPAIGN", conflicts_with_all = ["campaign", "what", "secrets"])]
        blank: Option<String>,
        #[arg(long, requires = "blank")]
        game: Option<String>,
        #[command(flatten)]
        paper: Paper,
    },
}

/// What of a campaign is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CampaignPart {
    Log,
    Heroes,
    Shop,
    ShopCards,
    Night,
}

/// What may be named in a campaign's steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Thing {
    Missions,
    Items,
    Heroes,
    Cards,
    Conditions,
    Outcomes,
    Amounts,
}
