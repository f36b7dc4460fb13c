//! `muster hub …`

use clap::Subcommand;
use muster_app::groups::PlaceText;

#[derive(Debug, Subcommand)]
pub(crate) enum Hub {
    Create {
        #[arg(value_name = "FOLDER")]
        sync_folder: PlaceText,
        #[arg(value_name = "NAME")]
        group_name: String,
        #[arg(long, value_name = "NAME")]
        machine: Option<String>,
        #[arg(long = "campaign", value_name = "CAMPAIGN")]
        shared: Vec<String>,
    },
    Join {
        #[arg(value_name = "FOLDER")]
        sync_folder: PlaceText,
        #[arg(value_name = "CODE")]
        invitation: String,
        #[arg(long, value_name = "NAME")]
        machine: Option<String>,
    },
    Status,
    Sync {
        group: Option<String>,
    },
    Code {
        group: Option<String>,
    },
    Leave {
        group: Option<String>,
    },
    Invite {
        group: Option<String>,
        #[arg(long = "for", value_name = "NAME")]
        invited: Option<String>,
    },
    Members {
        group: Option<String>,
    },
    Remove {
        #[arg(value_name = "MEMBER")]
        removed: String,
        #[arg(long)]
        group: Option<String>,
        #[arg(long)]
        brought: bool,
    },
    ServeCheck {
        #[arg(value_name = "URL")]
        server: PlaceText,
    },
    ServeSetup {
        #[arg(value_name = "URL")]
        server: PlaceText,
        #[arg(long)]
        shared_server: bool,
    },
    Counted {
        #[arg(long, required_unless_present = "different")]
        same: bool,
        #[arg(long, conflicts_with = "same")]
        different: bool,
    },
    Keep {
        #[arg(value_name = "NAME")]
        disputed: String,
        #[arg(value_name = "NUMBER")]
        state: String,
    },
}
