//! Why a step of a tournament is not kept.

use serde::Serialize;

/// A reason why a step is refused. Its words come from the locales, by its code and its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "code")]
pub enum Refusal {
    /// Somebody has no name.
    NoName,
    /// Somebody of this name plays already.
    NameTaken {
        /// The name.
        name: String,
    },
    /// There are as many players as there can be.
    TooMany {
        /// How many that is.
        most: usize,
    },
    /// Nobody plays who has this number or name.
    NoSuchPlayer {
        /// What was said.
        name: String,
    },
    /// A player isn't there any more.
    Gone {
        /// The player's name.
        name: String,
    },
    /// A player is there.
    There {
        /// The player's name.
        name: String,
    },
    /// Fewer than two players are there.
    TooFew,
    /// Results of this round are missing.
    RoundOpen {
        /// The round.
        round: u32,
        /// How many are.
        missing: usize,
    },
    /// All rounds are paired.
    AllRounds {
        /// How many there are.
        rounds: u32,
    },
    /// More rounds than there can be, or fewer than were paired.
    Rounds {
        /// The least there may be.
        least: u32,
        /// The most there may be.
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
    /// The result of the table is known; it can be corrected.
    ResultKnown {
        /// The table.
        table: u32,
    },
    /// The result of the table isn't known, so there is none to correct.
    NoResult {
        /// The table.
        table: u32,
    },
    /// That is the result already.
    SameResult {
        /// The table.
        table: u32,
    },
    /// There are results in the round: it can't be paired anew.
    HasResults {
        /// The round.
        round: u32,
    },
    /// Boosters are dealt before the first round.
    DealtTooLate,
    /// More boosters than a player gets, more figures than a booster holds, or none.
    Boosters {
        /// The most boosters.
        most: u32,
        /// The most figures in each.
        figures: u32,
    },
    /// There are too few figures of a rarity.
    TooFewFigures {
        /// The rarity.
        rarity: String,
        /// How many are needed.
        need: usize,
        /// How many there are.
        have: usize,
    },
    /// No boosters were dealt for a draft.
    NoDraft,
    /// A figure was taken more often than it was dealt.
    NotDealt {
        /// The figure.
        figure: String,
    },
    /// The tournament is over.
    Over,
    /// The tournament isn't over.
    NotOver,
    /// Nothing was played.
    NothingPlayed,
}
