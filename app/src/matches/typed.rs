//! What somebody types of a match in a terminal.

use chrono::Local;
use muster_rules::matches::{GameEnding, Player, TieBreak};

use super::log::ScoreInput;
use crate::error::{Error, Unfit};

/// How a game ended, as it is typed in a terminal: its id, and behind a colon who won, `me` or `opponent`.
///
/// # Errors
/// Somebody else is named.
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

/// One of the two who play, as it is typed in a terminal: `me` or `opponent`.
///
/// # Errors
/// Somebody else is named.
pub fn read_player(text: &str) -> Result<Player, Error> {
    match text {
        "me" => Ok(Player::Mine),
        "opponent" => Ok(Player::Theirs),
        _ => Err(Error::Unfit { what: Unfit::Player, value: text.to_owned() }),
    }
}

/// A score as people write it, one's own points first: `12:9`, `12-9`.
///
/// # Errors
/// It is none. Whether the points can be those of a game shows when the match is noted.
pub fn read_score(text: &str) -> Result<ScoreInput, Error> {
    let parts = text.split_once([':', '：']).or_else(|| text.split_once(['-', '–']));
    let read = |points: &str| points.trim().parse::<i64>().ok();
    let score = parts.and_then(|(mine, theirs)| {
        Some(ScoreInput { mine: read(mine)?, theirs: read(theirs)?, ending: None, ties: Vec::new() })
    });
    score.ok_or_else(|| Error::Unfit { what: Unfit::Score, value: text.to_owned() })
}

/// A tie-break as it is typed in a terminal: the ending's id, and the numbers of both, one's own first:
/// `defeating=12:9`.
///
/// # Errors
/// It is none.
pub fn read_tie(text: &str) -> Result<TieBreak, Error> {
    let unfit = || Error::Unfit { what: Unfit::Score, value: text.to_owned() };
    let (how, numbers) = text.split_once('=').ok_or_else(unfit)?;
    let score = read_score(numbers)?;
    let number = |number: i64| u32::try_from(number).map_err(|_| unfit());
    Ok(TieBreak { how: how.trim().into(), mine: number(score.mine)?, theirs: number(score.theirs)? })
}

/// The present day where the user is, as it is kept.
#[must_use]
pub fn today() -> String {
    Local::now().date_naive().to_string()
}
