//! Why a step of a tournament isn't recorded.

use serde::Serialize;

/// A reason to refuse a step. Its message comes from the locales, by code and fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// A player has no name.
    NoName,
    /// A player with this name exists already.
    NameTaken {
        /// The name.
        name: String,
    },
    /// There are too many players.
    TooMany {
        /// The maximum.
        most: usize,
    },
    /// No player has this number or name.
    NoSuchPlayer {
        /// The number or name entered.
        name: String,
    },
    /// A player has dropped out.
    Gone {
        /// The player's name.
        name: String,
    },
    /// A player is present.
    There {
        /// The player's name.
        name: String,
    },
    /// Fewer than two players are present.
    TooFew,
    /// Results of a round are missing.
    RoundOpen {
        /// The round.
        round: u32,
        /// The number of missing results.
        missing: usize,
    },
    /// All rounds have been paired.
    AllRounds {
        /// The number of rounds.
        rounds: u32,
    },
    /// The number of rounds is too high, or lower than the number already paired.
    Rounds {
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    },
    /// There is no such round, or none yet.
    NoSuchRound,
    /// There is no such table in the round.
    NoSuchTable {
        /// The table.
        table: u32,
        /// The round.
        round: u32,
    },
    /// A player has no table in the round.
    NoTable {
        /// The player's name.
        name: String,
        /// The round.
        round: u32,
    },
    /// A player doesn't sit at the table.
    NotAtTable {
        /// The player's name.
        name: String,
        /// The table.
        table: u32,
    },
    /// The result of the table is recorded already; it can be corrected.
    ResultKnown {
        /// The table.
        table: u32,
    },
    /// The table has no result to correct.
    NoResult {
        /// The table.
        table: u32,
    },
    /// The result is the same as recorded.
    SameResult {
        /// The table.
        table: u32,
    },
    /// The round has results, so it can't be paired again.
    HasResults {
        /// The round.
        round: u32,
    },
    /// Boosters must be dealt before the first round.
    DealtTooLate,
    /// The number of boosters or of figures in them is 0, or too high.
    Boosters {
        /// The maximum number of boosters.
        most: u32,
        /// The maximum number of figures in each.
        figures: u32,
    },
    /// There are too few figures of a rarity.
    TooFewFigures {
        /// The rarity.
        rarity: String,
        /// The number needed.
        need: usize,
        /// The number available.
        have: usize,
    },
    /// No draft boosters were dealt.
    NoDraft,
    /// A figure was picked more often than it was dealt.
    NotDealt {
        /// The figure.
        figure: String,
    },
    /// The tournament is over.
    Over,
    /// The tournament isn't over.
    NotOver,
    /// Nothing has been played.
    NothingPlayed,
}
