//! `muster tournament …`

use std::num::ParseIntError;

use clap::{Args, Subcommand, ValueEnum};
use muster_app::tournaments::BoosterSlot;

use super::Paper;

#[derive(Debug, Subcommand)]
pub(crate) enum Tournament {
    New {
        #[arg(id = "tournament-title", value_name = "NAME")]
        name: String,
        #[arg(long)]
        game: Option<String>,
        #[arg(id = "planned-rounds", long = "rounds", value_name = "N")]
        rounds: Option<u32>,
        #[arg(id = "entrants", long = "player", value_name = "NAME")]
        players: Vec<String>,
        #[arg(id = "i-am", long = "me", value_name = "NAME")]
        me: Option<String>,
    },
    List {
        #[arg(id = "deleted", long = "removed")]
        removed: bool,
    },
    Show {
        #[command(flatten)]
        of: OfTournament,
    },
    Join {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "joins", value_name = "NAME", required = true)]
        names: Vec<String>,
    },
    Rename {
        #[command(flatten)]
        of: OfTournament,
        // With a player's name before it, the new name is the player's.
        #[arg(id = "new-name", value_name = "[PLAYER] NAME", num_args = 1..=2, required = true)]
        names: Vec<String>,
    },
    Drop {
        #[command(flatten)]
        who: Entrant,
    },
    Return {
        #[command(flatten)]
        who: Entrant,
    },
    Rounds {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "planned-rounds", value_name = "N")]
        rounds: u32,
    },
    Deal(Deal),
    Pools {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "pool-format", long = "format", value_name = "FORMAT")]
        format: Option<String>,
        #[arg(id = "pool-points", long = "points", value_name = "N")]
        points: Option<i32>,
    },
    Pick {
        #[command(flatten)]
        who: Entrant,
        #[arg(id = "picked", value_name = "FIGURE", required = true)]
        figures: Vec<String>,
    },
    Pair {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "pairing-seed", long = "seed", value_name = "N")]
        seed: Option<u32>,
    },
    Unpair {
        #[command(flatten)]
        of: OfTournament,
    },
    Result(TableResult),
    Clock {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "clock-step", value_name = "STEP", value_enum)]
        step: Option<ClockWord>,
        #[arg(
            id = "clock-minutes",
            value_name = "MINUTES",
            required_if_eq_any([("clock-step", "start"), ("clock-step", "more")])
        )]
        minutes: Option<u32>,
    },
    HandIn {
        #[command(flatten)]
        who: Entrant,
        #[arg(id = "handed-in", value_name = "SQUAD")]
        squad: String,
        #[arg(id = "replace-locked", long = "anyway")]
        anyway: bool,
    },
    Squad {
        #[command(flatten)]
        who: Entrant,
    },
    Standings {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "played-round", long = "round", value_name = "N")]
        round: Option<u32>,
    },
    Finish {
        #[command(flatten)]
        of: OfTournament,
    },
    Reopen {
        #[command(flatten)]
        of: OfTournament,
    },
    Print {
        #[command(flatten)]
        of: OfTournament,
        #[arg(id = "paper-of", long = "what", value_enum, default_value_t = PrintedPart::Pairings)]
        what: PrintedPart,
        #[arg(id = "played-round", long = "round", value_name = "N")]
        round: Option<u32>,
        #[command(flatten)]
        paper: Paper,
    },
    Remove {
        #[command(flatten)]
        of: OfTournament,
    },
    Restore {
        #[command(flatten)]
        of: OfTournament,
    },
}

/// What is done with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ClockWord {
    Start,
    Stop,
    Resume,
    More,
    Remove,
}

/// What of a tournament is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PrintedPart {
    Pairings,
    Slips,
    Standings,
    Pools,
}

/// Which tournament.
#[derive(Debug, Args)]
pub(crate) struct OfTournament {
    #[arg(value_name = "TOURNAMENT")]
    pub(crate) tournament: String,
}

/// Boosters to be dealt.
#[derive(Debug, Args)]
pub(crate) struct Deal {
    #[command(flatten)]
    pub(crate) of: OfTournament,
    #[arg(
        id = "booster",
        long = "booster",
        value_name = "RARITY=N",
        required = true,
        num_args = 1..,
        value_parser = booster_slot
    )]
    pub(crate) slots: Vec<BoosterSlot>,
    #[arg(id = "boosters", long = "boosters", value_name = "N", default_value_t = 1)]
    pub(crate) boosters: u32,
    #[arg(id = "dealt-set", long = "set", value_name = "SET")]
    pub(crate) sets: Vec<String>,
    #[arg(id = "own-duplicates", long = "own")]
    pub(crate) own: bool,
    #[arg(id = "draft", long = "draft")]
    pub(crate) draft: bool,
    #[arg(id = "deal-seed", long = "seed", value_name = "N")]
    pub(crate) seed: Option<u32>,
}

/// Parses `common=4`; without a number there is nothing to parse.
fn booster_slot(told: &str) -> Result<BoosterSlot, ParseIntError> {
    let (rarity, figures) = told.rsplit_once('=').unwrap_or((told, ""));
    Ok(BoosterSlot { rarity: rarity.trim().to_owned(), figures: figures.trim().parse()? })
}

/// Who of which tournament.
#[derive(Debug, Args)]
pub(crate) struct Entrant {
    #[arg(value_name = "TOURNAMENT")]
    pub(crate) tournament: String,
    #[arg(id = "entrant", value_name = "PLAYER")]
    pub(crate) player: String,
}

/// How a match ended.
#[derive(Debug, Args)]
pub(crate) struct TableResult {
    #[arg(value_name = "TOURNAMENT")]
    pub(crate) tournament: String,
    #[arg(value_name = "TABLE|PLAYER")]
    pub(crate) at: String,
    #[arg(id = "games", value_name = "N:N")]
    pub(crate) scores: Vec<String>,
    #[arg(id = "played-round", long = "round", value_name = "N")]
    pub(crate) round: Option<u32>,
    #[arg(id = "won-by", long = "winner", value_name = "PLAYER")]
    pub(crate) winner: Option<String>,
    #[arg(long)]
    pub(crate) correct: bool,
}
