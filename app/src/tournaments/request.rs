//! What tournaments are asked for.

use muster_rules::tournament::sealed::{Play, Slot};
use serde::Deserialize;
use ts_rs::TS;

use crate::matches::ScoreInput;

/// A request to set up a tournament.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewTournament {
    /// The game's id.
    pub game: String,
    /// The tournament's name; today's date if empty.
    #[serde(default)]
    pub name: String,
    /// The number of rounds; null to derive it from the number of players.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// The players' names.
    #[serde(default)]
    pub players: Vec<String>,
    /// The player whose match log is kept here.
    #[serde(default)]
    pub mine: Option<String>,
}

/// A reference to a tournament.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TournamentRequest {
    /// The tournament's id or name.
    pub id: String,
    /// The round after which to return the standings; null for the last one.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub round: Option<u32>,
}

/// A request to perform a step of a tournament.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct StepTournament {
    /// The tournament's id or name.
    pub id: String,
    /// The number of log entries the client has seen, so that a step isn't performed twice; null to skip the check.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub entries: Option<u32>,
    /// The step.
    pub step: TournamentStep,
}

/// A step of a tournament. Players are referred to by name or number.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum TournamentStep {
    /// Adds a player, at the start or later.
    Join {
        /// The player's name.
        name: String,
        /// Whether it is the player whose match log is kept here.
        #[serde(default)]
        mine: bool,
    },
    /// Renames a player.
    Rename {
        /// The player.
        player: String,
        /// The new name.
        name: String,
    },
    /// Marks a player as having left.
    Drop {
        /// The player.
        player: String,
    },
    /// Lets a player who left return.
    Return {
        /// The player.
        player: String,
    },
    /// Sets the number of rounds.
    Rounds {
        /// The number of rounds.
        rounds: u32,
    },
    /// Pairs the next round.
    Pair {
        /// The seed; null for one that follows from the tournament so far.
        #[serde(default)]
        #[ts(optional = nullable)]
        seed: Option<u32>,
    },
    /// Undoes the last pairing.
    Unpair,
    /// Records or corrects a result.
    Result {
        /// The round; null for the last one.
        #[serde(default)]
        #[ts(optional = nullable)]
        round: Option<u32>,
        /// The table; null if a player is given.
        #[serde(default)]
        #[ts(optional = nullable)]
        table: Option<u32>,
        /// The player from whose side the scores are given; null for the first player at the table.
        #[serde(default)]
        #[ts(optional = nullable)]
        player: Option<String>,
        /// One score per game; empty if the match wasn't played.
        scores: Vec<ScoreInput>,
        /// The winner, if the points don't determine it.
        #[serde(default)]
        #[ts(optional = nullable)]
        winner: Option<String>,
        /// Whether to replace an existing result.
        #[serde(default)]
        correct: bool,
    },
    /// Deals boosters to all current players, replacing those dealt before.
    Deal {
        /// What players do with them.
        play: Play,
        /// The ids or names of the sets they are filled from; empty for all.
        #[serde(default)]
        sets: Vec<String>,
        /// Whether they are filled from the user's own duplicates, leaving one copy of each figure.
        #[serde(default)]
        own: bool,
        /// The slots of each booster; rarities by id or name.
        slots: Vec<Slot>,
        /// The number of boosters per player.
        boosters: u32,
        /// The seed; null for one that follows from the tournament so far.
        #[serde(default)]
        #[ts(optional = nullable)]
        seed: Option<u32>,
    },
    /// Records a player's picks in the draft.
    Pick {
        /// The player.
        player: String,
        /// The figures, as the text of a list.
        list: String,
    },
    /// Ends the tournament.
    Finish,
    /// Reopens a finished tournament.
    Reopen,
}
