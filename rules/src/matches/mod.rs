//! Matches: how a game's are scored, and what a score comes to. What a series of them comes to is in
//! [`standings`]; what they are played on, in [`ground`].

pub mod ending;
pub mod ground;
pub mod standings;

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::id::{EndingId, SourceId};
pub use ending::{Decides, Ending, GameEnding, Player, TieBreak, WinsBy};
pub use ground::{Grounds, MatchMap, MatchMission, Mode, Rotation, When};
pub use standings::{PlayedMatch, Record, Standings, standings};

/// How a match of a game is scored: the table `[matches]` of `game.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MatchFormat {
    /// How many games a match has at most.
    pub games: NonZeroU8,
    /// What decides it.
    #[serde(default)]
    pub decide: Decide,
    /// How a game may end.
    #[serde(default, rename = "ending")]
    pub endings: Vec<Ending>,
    /// How many play, and to how many points.
    #[serde(default, rename = "mode")]
    pub modes: Vec<Mode>,
    /// Who has the initiative in the first round.
    #[serde(default)]
    pub initiative: Option<Initiative>,
    /// What a defeated figure is worth to the opponent.
    #[serde(default)]
    pub worth: Option<Worth>,
    /// The cards that players hold.
    #[serde(default)]
    pub hand: Option<Hand>,
}

/// Who has the initiative in the first round: `[matches.initiative]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// Who decides it.
    pub chosen_by: InitiativeChoice,
    /// The source that says so.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
}

/// Who decides who has the initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum InitiativeChoice {
    /// The player with the cheaper army; between equal armies, chance.
    CheaperArmy,
    /// Chance alone.
    Chance,
}

/// What a defeated figure is worth to the opponent: `[matches.worth]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The stat that gives the number of figures on a card.
    pub group: String,
    /// The stat that says what one figure of a group of several is worth. The figure of a card that is one figure is
    /// worth the card's cost.
    pub each: String,
    /// Whether an attachment's cost counts with the last figure of its group.
    #[serde(default)]
    pub attachments: bool,
    /// The source that says so.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
}

/// The cards that players hold: `[matches.hand]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// How many at the start.
    pub start: u32,
    /// How many are drawn at the end of each round.
    pub each_round: u32,
    /// How many more for each terminal that the player controls.
    pub each_terminal: u32,
    /// The source that says so.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameScore {
    /// Own points.
    pub mine: u32,
    /// The opponent's.
    pub theirs: u32,
    /// How it ended, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ending: Option<GameEnding>,
}

impl GameScore {
    /// A game whose points alone were noted.
    #[must_use]
    pub fn new(mine: u32, theirs: u32) -> Self {
        Self { mine, theirs, ending: None }
    }

    /// How it ended. Somebody who is named as its winner won, whatever the points: that was decided when it was
    /// noted, and no pack can change it later.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let named = self.ending.as_ref().and_then(|ending| ending.winner);
        named.map_or_else(|| Outcome::between(self.mine, self.theirs), Player::outcome)
    }
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

/// The result of a match's scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchResult {
    /// Who won the match.
    pub outcome: Outcome,
    /// Own points in all games.
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
    /// A format with this many games, decided this way, and nothing else.
    #[must_use]
    pub const fn new(games: NonZeroU8, decide: Decide) -> Self {
        Self {
            games,
            decide,
            endings: Vec::new(),
            modes: Vec::new(),
            initiative: None,
            worth: None,
            hand: None,
        }
    }

    /// How many games a match has at most.
    #[must_use]
    pub fn most_games(&self) -> usize {
        usize::from(self.games.get())
    }

    /// The ending of this id.
    #[must_use]
    pub fn ending(&self, id: &EndingId) -> Option<&Ending> {
        self.endings.iter().find(|e| e.id == *id)
    }

    /// The result of a match's scores. Equal scores, or none, are a draw.
    #[must_use]
    pub fn result(&self, scores: &[GameScore]) -> MatchResult {
        let sum = |points: fn(&GameScore) -> u32| scores.iter().map(|s| u64::from(points(s))).sum::<u64>();
        let (mine, theirs) = (sum(|s| s.mine), sum(|s| s.theirs));
        let games = |outcome| {
            let ended = scores.iter().filter(|s| s.outcome() == outcome).count();
            u32::try_from(ended).unwrap_or(u32::MAX)
        };
        let (games_won, games_lost) = (games(Outcome::Won), games(Outcome::Lost));
        let outcome = match (self.decide, scores) {
            (_, [only]) => only.outcome(),
            (Decide::Total, _) => Outcome::between(mine, theirs),
            (Decide::Games, _) => Outcome::between(games_won, games_lost),
        };
        MatchResult { mine, theirs, games_won, games_lost, outcome }
    }
}

#[cfg(test)]
mod tests {
    use super::{Decide, Decides, Ending, GameEnding, GameScore, MatchFormat, Outcome, Player};

    fn format(games: u8, decide: Decide) -> MatchFormat {
        MatchFormat::new(games.try_into().expect("not 0"), decide)
    }

    fn scores(scores: &[(u32, u32)]) -> Vec<GameScore> {
        scores.iter().map(|&(mine, theirs)| GameScore::new(mine, theirs)).collect()
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
    fn who_is_named_as_the_winner_won_whatever_the_points() {
        let ended = |mine, theirs, winner| GameScore {
            ending: Some(GameEnding { how: "elimination".into(), winner }),
            ..GameScore::new(mine, theirs)
        };
        for (score, outcome) in [
            (ended(40, 90, Some(Player::Mine)), Outcome::Won),
            (ended(90, 40, Some(Player::Theirs)), Outcome::Lost),
            (ended(70, 70, Some(Player::Theirs)), Outcome::Lost),
            (ended(70, 70, None), Outcome::Drawn),
            (ended(90, 40, None), Outcome::Won),
        ] {
            let result = format(1, Decide::Total).result(std::slice::from_ref(&score));
            assert_eq!(result.outcome, outcome, "{score:?}");
            // One of several games is decided so, too; what decides the match is its format.
            let two = [score.clone(), GameScore::new(100, 0)];
            assert_eq!(format(3, Decide::Total).result(&two).outcome, Outcome::Won, "{score:?}");
            assert_eq!(format(3, Decide::Games).result(&two).games_lost, u32::from(outcome == Outcome::Lost));
        }
    }

    #[test]
    fn an_ending_names_a_winner_exactly_where_it_decides() {
        let ending = |decides| Ending {
            id: "how".into(),
            name: "How".to_owned(),
            decides,
            reaches: false,
            wins: None,
        };
        let mine = Some(Player::Mine);
        for (decides, winner, theirs, fits) in [
            (Decides::Points, None, 3, true),
            (Decides::Points, mine, 3, false),
            (Decides::Winner, mine, 9, true),
            (Decides::Winner, None, 3, false),
            (Decides::Tie, mine, 5, true),
            (Decides::Tie, mine, 3, false),
            (Decides::Tie, None, 5, false),
        ] {
            assert_eq!(ending(decides).fits(winner, 5, theirs), fits, "{decides:?} {winner:?} 5:{theirs}");
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
