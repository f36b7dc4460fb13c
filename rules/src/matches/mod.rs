//! Matches: how a game's matches are scored, and the result of a score. Records over several matches are in
//! [`standings`]; maps and missions in [`ground`].

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
    /// The maximum number of games in a match.
    pub games: NonZeroU8,
    /// What decides it.
    #[serde(default)]
    pub decide: Decide,
    /// The possible endings of a game.
    #[serde(default, rename = "ending")]
    pub endings: Vec<Ending>,
    /// The modes: numbers of players, and the points needed to win.
    #[serde(default, rename = "mode")]
    pub modes: Vec<Mode>,
    /// Who has the initiative in the first round.
    #[serde(default)]
    pub initiative: Option<Initiative>,
    /// What a defeated figure is worth to the opponent.
    #[serde(default)]
    pub worth: Option<Worth>,
    /// The rules on hands of cards.
    #[serde(default)]
    pub hand: Option<Hand>,
}

/// Who has the initiative in the first round: the table `[matches.initiative]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// Who decides.
    pub chosen_by: InitiativeChoice,
    /// The source of the rule.
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
    /// The player with the cheaper army; a random player if they cost the same.
    CheaperArmy,
    /// A random player.
    Chance,
}

/// What a defeated figure is worth to the opponent: the table `[matches.worth]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// The stat with the number of figures on a card.
    pub group: String,
    /// The stat with the worth of one figure of a group. A card with a single figure is worth its cost.
    pub each: String,
    /// Whether the cost of attachments is added to the last figure of their group.
    #[serde(default)]
    pub attachments: bool,
    /// The source of the rule.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
}

/// The rules on hands of cards: the table `[matches.hand]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The number of cards at the start.
    pub start: u32,
    /// The number of cards drawn at the end of each round.
    pub each_round: u32,
    /// The number of further cards for each terminal that the player controls.
    pub each_terminal: u32,
    /// The source of the rule.
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
    /// The sum of the scores of all games.
    #[default]
    Total,
    /// The number of games won.
    Games,
}

/// The score of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameScore {
    /// The log keeper's points.
    pub mine: u32,
    /// The opponent's points.
    pub theirs: u32,
    /// How it ended, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ending: Option<GameEnding>,
}

impl GameScore {
    /// Returns the score of a game without a recorded ending.
    #[must_use]
    pub fn new(mine: u32, theirs: u32) -> Self {
        Self { mine, theirs, ending: None }
    }

    /// Returns the outcome. A recorded winner wins regardless of the points: that was decided when it was
    /// recorded, and no pack can change it later.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let named = self.ending.as_ref().and_then(|ending| ending.winner);
        named.map_or_else(|| Outcome::between(self.mine, self.theirs), Player::outcome)
    }
}

/// The outcome of a match for the player who keeps the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

/// The result of a match's scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchResult {
    /// The outcome.
    pub outcome: Outcome,
    /// The log keeper's points in all games.
    pub mine: u64,
    /// The opponent's points in all games.
    pub theirs: u64,
    /// The number of games the log keeper won.
    pub games_won: u32,
    /// The number of games the opponent won.
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

    /// Returns the form used in JSON and in translation keys.
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
    /// Returns a format with this number of games, decided this way, and nothing else.
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

    /// Returns the maximum number of games in a match.
    #[must_use]
    pub fn most_games(&self) -> usize {
        usize::from(self.games.get())
    }

    /// Returns the ending with this ID.
    #[must_use]
    pub fn ending(&self, id: &EndingId) -> Option<&Ending> {
        self.endings.iter().find(|e| e.id == *id)
    }

    /// Returns the result of a match's scores. Equal scores, or none, are a draw.
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
            // Two of three games are won, but not the total.
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
            // In a match of several games the winner counts as well, but the format decides the match.
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
