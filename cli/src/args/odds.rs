//! `muster odds`

use clap::Args;
use clap::builder::PossibleValuesParser;
use muster_app::odds::OddsGoal;

/// Two figures, or numbers in their place, or both.
#[derive(Debug, Args)]
pub(crate) struct Odds {
    /// The attacker and the defender, perhaps with `vs` between.
    #[arg(num_args = 0..=3, value_names = ["ATTACKER", "DEFENDER"])]
    pub(crate) fighters: Vec<String>,
    #[arg(
        id = "squad_attacking",
        long = "squad",
        value_name = "SQUAD",
        requires = "against_squad",
        conflicts_with = "fighters"
    )]
    pub(crate) squad: Option<String>,
    #[arg(long, value_name = "SQUAD", requires = "squad_attacking")]
    pub(crate) against_squad: Option<String>,
    #[arg(long, requires = "squad_attacking")]
    pub(crate) near: bool,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "CONDITION", value_delimiter = ',')]
    pub(crate) given: Vec<String>,
    #[arg(long, value_parser = goals())]
    pub(crate) goal: Option<String>,
    #[arg(long, value_name = "N", value_delimiter = ',', allow_hyphen_values = true)]
    pub(crate) attack: Vec<i32>,
    #[arg(long, value_name = "N")]
    pub(crate) attacks: Option<u32>,
    #[arg(id = "attack_bonus", long = "bonus", value_name = "N", allow_hyphen_values = true)]
    pub(crate) bonus: Option<i32>,
    #[arg(long, value_name = "N")]
    pub(crate) damage: Option<u32>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) damage_bonus: Option<i32>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) defense: Option<i32>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) cover: Option<i32>,
    #[arg(long, value_name = "N")]
    pub(crate) helpers: Option<u32>,
    #[arg(long, value_name = "FIGURE")]
    pub(crate) helper: Vec<String>,
    #[arg(long, value_name = "FIGURE")]
    pub(crate) ally: Vec<String>,
    #[arg(long, value_name = "FIGURE")]
    pub(crate) against_ally: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(crate) hp: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) save: Option<i32>,
    #[arg(long)]
    pub(crate) twin: bool,
    #[arg(long)]
    pub(crate) droid: bool,
    #[arg(long, value_name = "N")]
    pub(crate) critical: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) critical_times: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) reduction: Option<u32>,
    #[arg(long, value_name = "N")]
    pub(crate) rerolls: Option<u32>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) reroll_bonus: Option<i32>,
    #[arg(long, value_name = "N")]
    pub(crate) defense_rerolls: Option<u32>,
    #[arg(long, value_name = "DICE", value_delimiter = ',')]
    pub(crate) dice: Option<Vec<String>>,
    #[arg(long, value_name = "DICE", value_delimiter = ',')]
    pub(crate) against: Option<Vec<String>>,
    #[arg(long, value_name = "WORDS")]
    pub(crate) surge: Vec<String>,
    #[arg(long, value_name = "WORDS")]
    pub(crate) plus: Vec<String>,
    #[arg(long, value_name = "WORDS")]
    pub(crate) against_plus: Vec<String>,
    #[arg(long, value_name = "SPACES")]
    pub(crate) range: Option<i32>,
    #[arg(long, value_name = "TEST")]
    pub(crate) test: Option<String>,
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(crate) dc: Option<i32>,
    #[arg(long, value_name = "DICE", value_delimiter = ',')]
    pub(crate) kept: Option<Vec<u32>>,
    #[arg(long, value_name = "DICE", value_delimiter = ',')]
    pub(crate) rolled: Option<Vec<u32>>,
    #[arg(long, value_name = "N")]
    pub(crate) reach: Option<u32>,
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) reading: Vec<String>,
}

fn goals() -> PossibleValuesParser {
    PossibleValuesParser::new(OddsGoal::ALL.map(<&str>::from))
}
