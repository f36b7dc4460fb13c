//! How a game ended if its points alone don't decide it: the opponent had no figures left, or a tie was broken.
//! Packs define the possible endings.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{MatchFormat, Outcome};
use crate::id::{EndingId, ModeId};

/// A way in which a game may end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The ID, written to logs; it never changes.
    pub id: EndingId,
    /// The English name.
    pub name: String,
    /// How it determines the winner.
    #[serde(default)]
    pub decides: Decides,
    /// Whether a player must have the points needed to win.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub reaches: bool,
    /// Who wins a tie that is broken by comparing numbers, such as each player's count of something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wins: Option<WinsBy>,
}

/// Who wins a tie that is broken by numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WinsBy {
    /// The player with the higher number.
    More,
    /// The player with the lower number.
    Less,
}

/// The numbers that break a tie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TieBreak {
    /// The ID of the ending that compares them.
    pub how: EndingId,
    /// The log keeper's number.
    pub mine: u32,
    /// The opponent's number.
    pub theirs: u32,
}

impl TieBreak {
    /// Returns the winner by these numbers; `None` if they are equal.
    fn winner(&self, wins: WinsBy) -> Option<Player> {
        let more = match self.mine.cmp(&self.theirs) {
            Ordering::Greater => Player::Mine,
            Ordering::Equal => return None,
            Ordering::Less => Player::Theirs,
        };
        Some(if wins == WinsBy::More { more } else { more.opponent() })
    }
}

/// How an ending determines the winner of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decides {
    /// By points: the higher score wins.
    #[default]
    Points,
    /// The named player wins, whatever the scores.
    Winner,
    /// The named player wins because the scores are equal.
    Tie,
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The player who keeps the log.
    Mine,
    /// The opponent.
    Theirs,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameEnding {
    /// The ID of the ending.
    pub how: EndingId,
    /// The winner by that ending; `null` if the points decide.
    #[serde(default)]
    pub winner: Option<Player>,
}

impl Player {
    /// Returns the outcome of a game that this player won.
    pub(super) fn outcome(self) -> Outcome {
        match self {
            Self::Mine => Outcome::Won,
            Self::Theirs => Outcome::Lost,
        }
    }

    /// Returns the form used in JSON and in translation keys.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Theirs => "theirs",
        }
    }

    /// Returns the other player.
    #[must_use]
    pub fn opponent(self) -> Self {
        match self {
            Self::Mine => Self::Theirs,
            Self::Theirs => Self::Mine,
        }
    }
}

impl Ending {
    /// Whether an ending is consistent: a winner is named exactly if it needs one, and the points are equal if
    /// it breaks a tie.
    #[must_use]
    pub fn fits(&self, winner: Option<Player>, mine: u32, theirs: u32) -> bool {
        match self.decides {
            Decides::Points => winner.is_none(),
            Decides::Winner => winner.is_some(),
            Decides::Tie => winner.is_some() && mine == theirs,
        }
    }
}

impl MatchFormat {
    /// Returns the points needed to win in a mode; by default in the usual mode.
    #[must_use]
    pub fn win_at(&self, mode: Option<&ModeId>) -> Option<u32> {
        let told = mode.and_then(|mode| self.modes.iter().find(|known| known.id == *mode));
        told.or_else(|| self.modes.first()).map(|mode| mode.win_at)
    }

    /// Returns how a game ended, as far as its numbers decide: equal points are decided by the first tie-break
    /// in pack order whose numbers differ, unless an earlier one is missing. Otherwise a player may have the
    /// points needed to win.
    #[must_use]
    pub fn conclusion(
        &self,
        mode: Option<&ModeId>,
        [mine, theirs]: [u32; 2],
        ties: &[TieBreak],
    ) -> Option<GameEnding> {
        if mine == theirs {
            let by_numbers = self.endings.iter().filter(|ending| ending.decides == Decides::Tie);
            for (ending, wins) in by_numbers.filter_map(|ending| Some((ending, ending.wins?))) {
                let told = ties.iter().find(|tie| tie.how == ending.id)?;
                if let Some(winner) = told.winner(wins) {
                    return Some(GameEnding { how: ending.id.clone(), winner: Some(winner) });
                }
            }
            return None;
        }
        let reached = self.win_at(mode).is_some_and(|points| mine.max(theirs) >= points);
        let ending = self.endings.iter().find(|ending| ending.reaches && reached)?;
        Some(GameEnding { how: ending.id.clone(), winner: None })
    }
}

#[cfg(test)]
mod tests {
    use super::{Decides, Ending, GameEnding, Player, TieBreak, WinsBy};
    use crate::matches::{Decide, MatchFormat, Mode};

    fn format() -> MatchFormat {
        let ending = |id: &str, decides, reaches, wins| Ending {
            id: id.into(),
            name: id.to_owned(),
            decides,
            reaches,
            wins,
        };
        let mode = |id: &str, win_at| Mode {
            id: id.into(),
            name: id.to_owned(),
            players: 2,
            team: 1,
            win_at,
            source: "book".into(),
            page: None,
        };
        let mut format = MatchFormat::new(1.try_into().expect("not 0"), Decide::Total);
        format.modes = vec![mode("two", 40), mode("teams", 60)];
        format.endings = vec![
            ending("points", Decides::Points, true, None),
            ending("defeated", Decides::Winner, false, None),
            ending("defeating", Decides::Tie, false, Some(WinsBy::More)),
            ending("damage", Decides::Tie, false, Some(WinsBy::Less)),
        ];
        format
    }

    fn tie(how: &str, mine: u32, theirs: u32) -> TieBreak {
        TieBreak { how: how.into(), mine, theirs }
    }

    #[test]
    fn equal_points_go_by_the_first_tie_break_whose_numbers_differ() {
        let format = format();
        let ended = |how: &str, winner| Some(GameEnding { how: how.into(), winner: Some(winner) });
        for (ties, ending) in [
            (vec![tie("defeating", 30, 28)], ended("defeating", Player::Mine)),
            (vec![tie("defeating", 3, 28)], ended("defeating", Player::Theirs)),
            (vec![tie("defeating", 9, 9), tie("damage", 4, 7)], ended("damage", Player::Mine)),
            // In pack order, regardless of the order of entry.
            (vec![tie("damage", 4, 7), tie("defeating", 3, 9)], ended("defeating", Player::Theirs)),
            // An earlier tie-break that is missing may have decided.
            (vec![tie("damage", 4, 7)], None),
            (vec![tie("defeating", 9, 9), tie("damage", 4, 4)], None),
            (vec![], None),
        ] {
            assert_eq!(format.conclusion(None, [38, 38], &ties), ending, "{ties:?}");
        }
        // Tie-breaks don't matter if the points differ.
        assert_eq!(format.conclusion(None, [38, 36], &[tie("defeating", 1, 2)]), None);
    }

    #[test]
    fn who_reached_the_points_to_win_did_so_by_the_points_of_the_mode() {
        let format = format();
        let points = |mode: Option<&str>, scores| {
            let mode = mode.map(Into::into);
            format.conclusion(mode.as_ref(), scores, &[]).map(|ending| ending.how.to_string())
        };
        assert_eq!(points(None, [40, 12]).as_deref(), Some("points"));
        assert_eq!(points(None, [12, 41]).as_deref(), Some("points"));
        assert_eq!(points(None, [39, 12]), None);
        assert_eq!(points(Some("teams"), [41, 12]), None);
        assert_eq!(points(Some("teams"), [60, 12]).as_deref(), Some("points"));
        assert_eq!(MatchFormat::new(1.try_into().expect("not 0"), Decide::Total).win_at(None), None);
    }
}
