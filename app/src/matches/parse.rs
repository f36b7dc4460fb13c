//! Parses what a user types about a match in a terminal.

use std::time::SystemTime;

use chrono::{DateTime, Local};
use muster_rules::matches::{GameEnding, Player, TieBreak};

use super::log::ScoreInput;
use crate::base::error::{Error, Unfit};

/// Parses how a game ended: the ending's id, optionally followed by a colon and the winner, `me` or `opponent`.
///
/// # Errors
/// Fails if the winner is neither of the two.
pub fn read_ending(text: &str) -> Result<GameEnding, Error> {
    let (how, winner) =
        text.split_once([':', '：']).map_or((text, None), |(how, who)| (how, Some(who.trim())));
    let winner = match winner {
        None => None,
        Some("me") => Some(Player::Mine),
        Some("opponent") => Some(Player::Theirs),
        Some(_) => return Err(Error::Unfit { what: Unfit::EndingWinner, value: text.to_owned() }),
    };
    Ok(GameEnding { how: how.trim().into(), winner })
}

/// Parses a player: `me` or `opponent`.
///
/// # Errors
/// Fails for any other text.
pub fn read_player(text: &str) -> Result<Player, Error> {
    match text {
        "me" => Ok(Player::Mine),
        "opponent" => Ok(Player::Theirs),
        _ => Err(Error::Unfit { what: Unfit::Player, value: text.to_owned() }),
    }
}

/// Parses a score, the user's own points first: `12:9`, `12-9`.
///
/// # Errors
/// Fails if the text isn't a score. Whether the points are valid for the game is checked when the match is saved.
pub fn read_score(text: &str) -> Result<ScoreInput, Error> {
    let parts = text.split_once([':', '：']).or_else(|| text.split_once(['-', '–']));
    let read = |points: &str| points.trim().parse::<i64>().ok();
    let score = parts.and_then(|(mine, theirs)| {
        Some(ScoreInput { mine: read(mine)?, theirs: read(theirs)?, ending: None, ties: Vec::new() })
    });
    score.ok_or_else(|| Error::Unfit { what: Unfit::Score, value: text.to_owned() })
}

/// Parses a tie-break: the ending's id and the numbers of both players, the user's own first: `defeating=12:9`.
///
/// # Errors
/// Fails if the text isn't a tie-break.
pub fn read_tie(text: &str) -> Result<TieBreak, Error> {
    let unfit = || Error::Unfit { what: Unfit::Score, value: text.to_owned() };
    let (how, numbers) = text.split_once('=').ok_or_else(unfit)?;
    let score = read_score(numbers)?;
    let number = |number: i64| u32::try_from(number).map_err(|_| unfit());
    Ok(TieBreak { how: how.trim().into(), mine: number(score.mine)?, theirs: number(score.theirs)? })
}

/// Returns today's date in the local time zone, in the stored format.
#[must_use]
pub fn today() -> String {
    DateTime::<Local>::from(SystemTime::now()).date_naive().to_string()
}
