//! The scoring of tournaments: points, tie-breaks and numbers of rounds, as data.

use serde::{Deserialize, Serialize};

use crate::id::SourceId;
use crate::matches::Outcome;

/// The scoring of a game's tournaments: the table `[tournaments]` of `game.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Tournament points for a win, at most 100.
    pub win: u32,
    /// Points for a draw.
    pub draw: u32,
    /// Points for a loss.
    #[serde(default)]
    pub loss: u32,
    /// Points for a bye.
    pub bye: u32,
    /// The minimum percentage at which an opponent's share of points counts.
    #[serde(default)]
    pub least_percent: u32,
    /// The tie-breaks between players with equal points, in this order.
    pub tie_breaks: Vec<Breaker>,
    /// The number of rounds by number of players: the first row with room for all players applies.
    #[serde(default, rename = "rounds")]
    pub rounds: Vec<RoundsFor>,
    /// The source of the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<SourceId>,
    /// The page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
}

/// A number of rounds by number of players: `[[tournaments.rounds]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoundsFor {
    /// The maximum number of players.
    pub players: u32,
    /// The number of rounds.
    pub rounds: u32,
}

/// A tie-break between players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Breaker {
    /// The average of the opponents' shares of their possible points, without byes.
    Opponents,
    /// The average of that value over the opponents.
    OpponentsOpponents,
    /// The sum of the opponents' points.
    OpponentsPoints,
    /// The number of matches won.
    Wins,
    /// The number of games won.
    GamesWon,
    /// The points of all games: victory points.
    PointsFor,
    /// The points of all games minus the opponents' points.
    PointsDifference,
    /// The points from matches among the tied players, if each of them has met all others.
    HeadToHead,
}

impl Breaker {
    /// Returns the form used in packs, in JSON and in translation keys.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Opponents => "opponents",
            Self::OpponentsOpponents => "opponents-opponents",
            Self::OpponentsPoints => "opponents-points",
            Self::Wins => "wins",
            Self::GamesWon => "games-won",
            Self::PointsFor => "points-for",
            Self::PointsDifference => "points-difference",
            Self::HeadToHead => "head-to-head",
        }
    }
}

/// The maximum number of tie-breaks.
const MOST_BREAKERS: usize = 16;

/// The maximum points for a match.
const MOST_POINTS: u32 = 100;

impl Scoring {
    /// Returns the scoring usual in clubs, for games whose books don't cover tournaments: three points for a
    /// win, one for a draw, the opponents' share of points as tie-break, and as many rounds as leave at most
    /// one unbeaten player.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            win: 3,
            draw: 1,
            loss: 0,
            bye: 3,
            least_percent: 33,
            tie_breaks: vec![
                Breaker::Opponents,
                Breaker::HeadToHead,
                Breaker::PointsDifference,
                Breaker::PointsFor,
            ],
            rounds: Vec::new(),
            source: None,
            page: None,
        }
    }

    /// Whether all numbers are in range.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let points = [self.draw, self.loss, self.bye];
        let rounds = |row: &RoundsFor| (1..=super::MOST_ROUNDS).contains(&row.rounds);
        (1..=MOST_POINTS).contains(&self.win)
            && points.iter().all(|points| *points <= self.win)
            && self.loss <= self.draw
            && self.least_percent <= 100
            && self.tie_breaks.len() <= MOST_BREAKERS
            && self.rounds.iter().all(rounds)
            && self.rounds.is_sorted_by(|a, b| a.players < b.players)
    }

    /// Returns the points for a match with this outcome.
    #[must_use]
    pub fn points(&self, outcome: Outcome) -> u32 {
        match outcome {
            Outcome::Won => self.win,
            Outcome::Drawn => self.draw,
            Outcome::Lost => self.loss,
        }
    }

    /// Returns the number of rounds for a number of players: by the table, or else as many as leave at most one
    /// unbeaten player.
    #[must_use]
    pub fn rounds_for(&self, players: usize) -> u32 {
        let row =
            self.rounds.iter().find(|row| usize::try_from(row.players).is_ok_and(|most| players <= most));
        let usual = players.max(2).next_power_of_two().trailing_zeros();
        row.map_or(usual, |row| row.rounds).clamp(1, super::MOST_ROUNDS)
    }
}

#[cfg(test)]
mod tests {
    use super::{RoundsFor, Scoring};

    #[test]
    fn there_are_so_many_rounds_that_one_player_alone_can_have_won_all() {
        let usual = Scoring::usual();
        for (players, rounds) in
            [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5), (200, 8)]
        {
            assert_eq!(usual.rounds_for(players), rounds, "{players}");
        }
    }

    #[test]
    fn a_table_of_rounds_counts_as_far_as_it_goes() {
        let table = [(8, 4), (24, 6)].map(|(players, rounds)| RoundsFor { players, rounds });
        let scoring = Scoring { rounds: table.to_vec(), ..Scoring::usual() };
        for (players, rounds) in [(4, 4), (8, 4), (9, 6), (24, 6), (25, 5), (100, 7)] {
            assert_eq!(scoring.rounds_for(players), rounds, "{players}");
        }
        assert!(scoring.is_sound());
        let turned: Vec<_> = table.into_iter().rev().collect();
        assert!(!Scoring { rounds: turned, ..Scoring::usual() }.is_sound());
        assert!(!Scoring { draw: 4, ..Scoring::usual() }.is_sound());
    }
}
