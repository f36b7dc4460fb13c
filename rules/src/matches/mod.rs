//! Matches: how a game's are scored, and what a score comes to. What a series of them comes to is in
//! [`standings`].

pub mod standings;

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

pub use standings::{PlayedMatch, Record, Standings, standings};

/// How a match of a game is scored: the table `[matches]` of `game.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MatchFormat {
    /// How many games a match has at most.
    pub games: NonZeroU8,
    /// What decides it.
    #[serde(default)]
    pub decide: Decide,
}

/// What decides a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decide {
    /// The scores of all its games, added up.
    #[default]
    Total,
    /// How many of its games each player won.
    Games,
}

/// The score of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameScore {
    /// One's own points.
    pub mine: u32,
    /// The opponent's.
    pub theirs: u32,
}

/// How a match ended for the one who keeps the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Won.
    Won,
    /// Neither won nor lost.
    Drawn,
    /// Lost.
    Lost,
}

/// What the scores of a match come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchResult {
    /// Who won the match.
    pub outcome: Outcome,
    /// One's own points of all games.
    pub mine: u64,
    /// The opponent's.
    pub theirs: u64,
    /// How many games one won.
    pub games_won: u32,
    /// How many the opponent won.
    pub games_lost: u32,
}

impl Outcome {
    fn between(mine: impl Into<u64>, theirs: impl Into<u64>) -> Self {
        match mine.into().cmp(&theirs.into()) {
            std::cmp::Ordering::Greater => Self::Won,
            std::cmp::Ordering::Equal => Self::Drawn,
            std::cmp::Ordering::Less => Self::Lost,
        }
    }

    /// As it is written in JSON and in keys of words.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

impl MatchFormat {
    /// How many games a match has at most.
    #[must_use]
    pub fn most_games(&self) -> usize {
        usize::from(self.games.get())
    }

    /// What the scores of a match come to. Scores that are equal, or none, are a draw.
    #[must_use]
    pub fn result(&self, scores: &[GameScore]) -> MatchResult {
        let sum = |points: fn(&GameScore) -> u32| scores.iter().map(|s| u64::from(points(s))).sum::<u64>();
        let (mine, theirs) = (sum(|s| s.mine), sum(|s| s.theirs));
        let games = |outcome| {
            let ended = scores.iter().filter(|s| Outcome::between(s.mine, s.theirs) == outcome).count();
            u32::try_from(ended).unwrap_or(u32::MAX)
        };
        let (games_won, games_lost) = (games(Outcome::Won), games(Outcome::Lost));
        let outcome = match self.decide {
            Decide::Total => Outcome::between(mine, theirs),
            Decide::Games => Outcome::between(games_won, games_lost),
        };
        MatchResult { mine, theirs, games_won, games_lost, outcome }
    }
}

#[cfg(test)]
mod tests {
    use super::{Decide, GameScore, MatchFormat, Outcome};

    fn format(games: u8, decide: Decide) -> MatchFormat {
        MatchFormat { games: games.try_into().expect("not 0"), decide }
    }

    fn scores(scores: &[(u32, u32)]) -> Vec<GameScore> {
        scores.iter().map(|&(mine, theirs)| GameScore { mine, theirs }).collect()
    }

    #[test]
    fn what_decides_a_match_is_what_its_format_says() {
        let two_small_wins = &[(6, 5), (6, 5), (2, 9)];
        for (decide, played, outcome) in [
            // Two of three games are won, the sum is not.
            (Decide::Total, two_small_wins as &[_], Outcome::Lost),
            (Decide::Games, two_small_wins, Outcome::Won),
            (Decide::Total, &[(12, 9), (7, 8), (5, 7)], Outcome::Drawn),
            (Decide::Games, &[(12, 9), (7, 8), (5, 5)], Outcome::Drawn),
            (Decide::Total, &[(12, 9), (7, 8)], Outcome::Won),
            (Decide::Games, &[(4, 4), (9, 2)], Outcome::Won),
            (Decide::Total, &[(3, 4)], Outcome::Lost),
            (Decide::Total, &[], Outcome::Drawn),
        ] {
            assert_eq!(format(3, decide).result(&scores(played)).outcome, outcome, "{decide:?} {played:?}");
        }
    }

    #[test]
    fn points_and_games_are_counted_for_both_players() {
        let result = format(3, Decide::Total).result(&scores(&[(12, 9), (7, 8), (5, 5)]));
        assert_eq!((result.mine, result.theirs), (24, 22));
        assert_eq!((result.games_won, result.games_lost), (1, 1));
        let huge = format(2, Decide::Total).result(&scores(&[(u32::MAX, 0), (u32::MAX, 1)]));
        assert_eq!(huge.mine, 2 * u64::from(u32::MAX));
    }
}
