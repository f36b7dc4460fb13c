//! How tournaments are scored: points, tie-breaks and how many rounds there are, as data.

use serde::{Deserialize, Serialize};

use crate::id::SourceId;
use crate::matches::Outcome;

/// How a game's tournaments are scored: the table `[tournaments]` of `game.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Tournament points of a match that was won, at most 100.
    pub win: u32,
    /// Those of a draw.
    pub draw: u32,
    /// Those of a match that was lost.
    #[serde(default)]
    pub loss: u32,
    /// Those of a round without an opponent.
    pub bye: u32,
    /// An opponent's share of points counts for at least this much, in percent.
    #[serde(default)]
    pub least_percent: u32,
    /// What decides between players with equal points, in this order.
    pub tie_breaks: Vec<Breaker>,
    /// How many rounds are played, by how many players: the first line with room for all counts.
    #[serde(default, rename = "rounds")]
    pub rounds: Vec<RoundsFor>,
    /// The source that says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<SourceId>,
    /// The page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
}

/// How many rounds so many players play: `[[tournaments.rounds]]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoundsFor {
    /// At most this many players.
    pub players: u32,
    /// So many rounds.
    pub rounds: u32,
}

/// What decides between players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Breaker {
    /// The average of the opponents' shares of their possible points, without byes.
    Opponents,
    /// The average of that of the opponents.
    OpponentsOpponents,
    /// The sum of the opponents' points.
    OpponentsPoints,
    /// How many matches were won.
    Wins,
    /// How many games of matches were won.
    GamesWon,
    /// Points of all games: victory points.
    PointsFor,
    /// Those less the opponents'.
    PointsDifference,
    /// The points from matches among those who are tied, where each of them has met all others.
    HeadToHead,
}

impl Breaker {
    /// As it is written in packs, in JSON and in keys of words.
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

/// The most tie-breaks that a scoring has.
const MOST_BREAKERS: usize = 16;

/// The most points that a match can be worth.
const MOST_POINTS: u32 = 100;

impl Scoring {
    /// What clubs do where a game's books say nothing of tournaments: three points for a win, one for a draw, then the
    /// opponents' share of points, and so many rounds that one player alone can have won all.
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

    /// Whether its numbers are such as tournaments have.
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

    /// The points of a match that ended so.
    #[must_use]
    pub fn points(&self, outcome: Outcome) -> u32 {
        match outcome {
            Outcome::Won => self.win,
            Outcome::Drawn => self.draw,
            Outcome::Lost => self.loss,
        }
    }

    /// How many rounds so many players play: as the table says; beyond it, or without one, so many that one player
    /// alone can have won all.
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
