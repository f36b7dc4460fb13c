//! A tournament as both shells get it.

use muster_rules::id::GameId;
use muster_rules::matches::{GameScore, MatchFormat, Outcome};
use muster_rules::tournament::standings::{Standing, Value};
use muster_rules::tournament::{Breaker, Played, PlayerNo, Refusal, Round, Scoring, State, Table, standings};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::kept::Kept;
use super::pools::TournamentPools;
use crate::speaker::Speaker;
use crate::words;

/// A tournament as it stands.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentView {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The game.
    pub game: GameId,
    /// What it is called.
    pub name: String,
    /// How many entries its log has; goes with everything that is done.
    pub entries: u32,
    /// The last round that was paired; 0 before the first.
    pub round: u32,
    /// How many rounds are played.
    pub rounds: u32,
    /// Whether that was agreed on; else it goes by the number of players.
    pub rounds_agreed: bool,
    /// How many results of the last round are missing.
    pub missing: usize,
    /// Whether the next round can be paired now.
    pub can_pair: bool,
    /// Whether it can be ended now.
    pub can_finish: bool,
    /// Whether it is over.
    pub over: bool,
    /// How many games a match has at most.
    pub games: usize,
    /// How it is scored.
    pub scoring: TournamentScoring,
    /// The players in the order in which they came.
    pub players: Vec<TournamentPlayer>,
    /// The rounds that were paired.
    pub pairings: Vec<TournamentRound>,
    /// After which round these are the standings.
    pub standings_after: u32,
    /// What they are called: after which round, or while it is being played.
    pub standings_title: String,
    /// How all stand, the best first.
    pub standings: Vec<TournamentStanding>,
    /// Boosters that were dealt; null where none were.
    pub dealt: Option<TournamentPools>,
    /// Why what was asked for wasn't done; null where it was.
    pub refused: Option<TournamentRefusal>,
}

/// How a tournament is scored.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentScoring {
    /// Points of a match that was won.
    pub win: u32,
    /// Of a draw.
    pub draw: u32,
    /// Of a match that was lost.
    pub loss: u32,
    /// Of a round without an opponent.
    pub bye: u32,
    /// Whether no book of the game says so: then it is what clubs do.
    pub usual: bool,
    /// Where it stands, in words; null where no book says it.
    pub source: Option<String>,
    /// What decides between equal points, in this order.
    pub tie_breaks: Vec<TieBreakView>,
    /// All of it in sentences.
    pub told: Vec<String>,
}

/// Something that decides between equal points.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TieBreakView {
    /// Its id.
    pub id: Breaker,
    /// What it is called.
    pub name: String,
    /// That as short as a column has room for.
    pub short: String,
}

/// A player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentPlayer {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Whether the player is there for the next round.
    pub there: bool,
    /// Whether it is the one who keeps the log of matches here.
    pub mine: bool,
}

/// A round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentRound {
    /// Its number, from 1.
    pub round: u32,
    /// The seed that it was paired from.
    #[ts(type = "number")]
    pub seed: u64,
    /// Who meets whom.
    pub tables: Vec<TournamentTable>,
    /// Who has no opponent; null for nobody.
    pub bye: Option<TournamentSeat>,
}

/// A player at a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentSeat {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The points that the player came with.
    pub points: u32,
}

/// Two who meet.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentTable {
    /// The table's number, from 1.
    pub table: u32,
    /// Who sits there.
    pub first: TournamentSeat,
    /// Against whom.
    pub second: TournamentSeat,
    /// How it ended; null while that isn't known.
    pub result: Option<TournamentResult>,
    /// Whether they have met in an earlier round.
    pub again: bool,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentResult {
    /// How for the first player.
    pub outcome: Outcome,
    /// The scores of its games, from the first player's side; none where it wasn't played.
    pub scores: Vec<GameScore>,
    /// The same as text.
    pub text: String,
}

/// How a player stands.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentStanding {
    /// The place, from 1; those whom nothing tells apart share one.
    pub place: u32,
    /// The player's number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// Whether the player is there for the next round.
    pub there: bool,
    /// Tournament points.
    pub points: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Rounds without an opponent.
    pub byes: u32,
    /// Points in all games.
    #[ts(type = "number")]
    pub points_for: u64,
    /// The opponents' in these.
    #[ts(type = "number")]
    pub points_against: u64,
    /// What each tie-break comes to, as text, in the scoring's order; empty where it decides nothing.
    pub ties: Vec<String>,
}

/// Why something wasn't done.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentRefusal {
    /// The reason's code.
    pub code: String,
    /// The reason in words.
    pub message: String,
}

/// What a tournament is told with.
#[derive(Clone, Copy)]
pub(super) struct Telling<'a> {
    speaker: Speaker<'a>,
}

impl<'a> Telling<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Self {
        Self { speaker }
    }

    pub(super) fn view(&self, kept: &Kept, round: Option<u32>, refused: Option<&Refusal>) -> TournamentView {
        let state = kept.log.state();
        let after = round.unwrap_or_else(|| state.round()).min(state.round());
        let rounds = usize::try_from(after).unwrap_or(usize::MAX);
        let missing = state
            .rounds
            .last()
            .map_or(0, |last| last.tables.iter().filter(|table| table.played.is_none()).count());
        let can_go = !state.over && missing == 0;
        let can_pair = can_go && state.present().count() >= 2 && state.round() < state.planned();
        let games = kept.game.catalogue.game().matches.as_ref().map_or(1, MatchFormat::most_games);
        TournamentView {
            id: kept.summary.uuid,
            game: kept.summary.game.clone(),
            name: kept.summary.name.clone(),
            entries: kept.summary.entries,
            round: state.round(),
            rounds: state.planned(),
            rounds_agreed: state.agreed.is_some(),
            missing,
            can_pair,
            can_finish: can_go && !state.rounds.is_empty(),
            over: state.over,
            games,
            scoring: self.scoring(&state.scoring),
            players: state
                .players
                .iter()
                .map(|player| TournamentPlayer {
                    number: player.number,
                    name: player.name.clone(),
                    there: player.there,
                    mine: player.mine,
                })
                .collect(),
            pairings: (1..)
                .zip(&state.rounds)
                .map(|(number, round)| self.round(&state, number, round))
                .collect(),
            standings_after: after,
            standings_title: self.title(after, after == state.round() && missing > 0),
            standings: standings(&state, rounds).iter().map(|row| self.standing(&state, row)).collect(),
            dealt: None,
            refused: refused.map(|refusal| self.refusal(refusal)),
        }
    }

    fn scoring(&self, scoring: &Scoring) -> TournamentScoring {
        let source = scoring.source.as_ref().map(|source| {
            let book =
                self.speaker.game.catalogue.source(source).map_or(source.as_str(), |s| s.title.as_str());
            match &scoring.page {
                Some(page) => {
                    self.speaker.say("source-page", &[("book", book.into()), ("page", page.as_str().into())])
                }
                None => self.speaker.say("source-book", &[("book", book.into())]),
            }
        });
        let tie_breaks: Vec<_> = scoring.tie_breaks.iter().map(|one| self.breaker(*one)).collect();
        let usual = *scoring == Scoring::usual();
        let points = [
            ("win", scoring.win.into()),
            ("draw", scoring.draw.into()),
            ("loss", scoring.loss.into()),
            ("bye", scoring.bye.into()),
        ];
        let mut told = vec![self.speaker.say("tournament-scoring", &points)];
        if !tie_breaks.is_empty() {
            let names: Vec<_> = tie_breaks.iter().map(|tie| tie.name.clone()).collect();
            let names = self.speaker.words.all_of(&names);
            told.push(self.speaker.say("tournament-ties", &[("ties", names.as_str().into())]));
        }
        told.extend(source.clone().or_else(|| usual.then(|| self.speaker.word("tournament-usual"))));
        TournamentScoring {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            bye: scoring.bye,
            usual,
            source,
            tie_breaks,
            told,
        }
    }

    fn title(&self, after: u32, going: bool) -> String {
        let key = if going { "tournament-standings-so-far" } else { "tournament-standings" };
        self.speaker.say(key, &[("round", after.into())])
    }

    fn breaker(&self, id: Breaker) -> TieBreakView {
        let key = format!("tournament-tie-{}", id.as_str());
        TieBreakView { id, name: self.speaker.word(&key), short: self.speaker.word(&format!("{key}.short")) }
    }

    fn round(&self, state: &State, number: u32, round: &Round) -> TournamentRound {
        let before = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        let rows = standings(state, before);
        let seat = |player: PlayerNo| TournamentSeat {
            number: player,
            name: name_of(state, player),
            points: rows.iter().find(|row| row.player == player).map_or(0, |row| row.points),
        };
        let earlier = state.rounds.iter().take(before).flat_map(|round| &round.tables);
        let again = |table: &Table| {
            earlier.clone().any(|other| other.opponent(table.seats[0]) == Some(table.seats[1]))
        };
        let table = |table: &Table| TournamentTable {
            table: table.number,
            first: seat(table.seats[0]),
            second: seat(table.seats[1]),
            result: table.played.as_ref().map(|played| self.result(state, table, played)),
            again: again(table),
        };
        TournamentRound {
            round: number,
            seed: round.seed,
            tables: round.tables.iter().map(table).collect(),
            bye: round.bye.map(seat),
        }
    }

    fn result(&self, state: &State, table: &Table, played: &Played) -> TournamentResult {
        let scores: Vec<_> = played.scores.iter().map(|s| format!("{}:{}", s.mine, s.theirs)).collect();
        let text = scores.join(" ");
        let decided = match played.outcome {
            Outcome::Won => Some(table.seats[0]),
            Outcome::Lost => Some(table.seats[1]),
            Outcome::Drawn => None,
        };
        // Where points don't tell who won, the winner is named.
        let told = played.scores.iter().all(|score| score.ending.is_none()) && !scores.is_empty();
        let text = match decided.filter(|_| !told) {
            Some(winner) => {
                let name = name_of(state, winner);
                let args = [("name", name.as_str().into()), ("scores", text.as_str().into())];
                let key = if text.is_empty() { "tournament-won-unplayed" } else { "tournament-won" };
                self.speaker.say(key, &args)
            }
            None => text,
        };
        TournamentResult { outcome: played.outcome, scores: played.scores.clone(), text }
    }

    fn standing(&self, state: &State, row: &Standing) -> TournamentStanding {
        TournamentStanding {
            place: row.place,
            number: row.player,
            name: name_of(state, row.player),
            there: state.player(row.player).is_some_and(|player| player.there),
            points: row.points,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
            byes: row.byes,
            points_for: row.points_for,
            points_against: row.points_against,
            ties: state
                .scoring
                .tie_breaks
                .iter()
                .zip(&row.ties)
                .map(|(one, value)| self.tie(*one, *value))
                .collect(),
        }
    }

    fn tie(&self, breaker: Breaker, value: Option<Value>) -> String {
        match value {
            None => String::new(),
            Some(Value::Share(share)) => {
                let tenths = share.per_mille();
                let number = format!("{}{}{}", tenths / 10, self.speaker.word("decimal-mark"), tenths % 10);
                self.speaker.say("tournament-share", &[("share", number.as_str().into())])
            }
            Some(Value::Number(number)) if breaker == Breaker::PointsDifference && number > 0 => {
                format!("+{number}")
            }
            Some(Value::Number(number)) => number.to_string().replace('-', "\u{2212}"),
        }
    }

    /// What something goes by that a refusal tells by its id.
    fn named(&self, key: &str, id: &str) -> Option<String> {
        let game = self.speaker.game.catalogue.game();
        match key {
            "figure" => Some(self.speaker.figure(&id.into())),
            "rarity" => game.rarities.iter().find(|rarity| rarity.id == id).map(|rarity| rarity.name.clone()),
            _ => None,
        }
    }

    fn refusal(&self, refusal: &Refusal) -> TournamentRefusal {
        let told = serde_json::to_value(refusal).unwrap_or_default();
        let code = told["code"].as_str().unwrap_or_default().to_owned();
        let fields = told.as_object().into_iter().flatten().filter(|(key, _)| *key != "code");
        let args: Vec<(&str, words::Value<'_>)> = fields
            .filter_map(|(key, value)| match value {
                serde_json::Value::String(text) => {
                    Some((key.as_str(), self.named(key, text).unwrap_or(text.clone()).into()))
                }
                serde_json::Value::Number(number) => Some((key.as_str(), number.as_u64()?.into())),
                _ => None,
            })
            .collect();
        let message = self.speaker.say(&format!("tournament-refused-{code}"), &args);
        TournamentRefusal { code, message }
    }
}

fn name_of(state: &State, player: PlayerNo) -> String {
    state.player(player).map(|player| player.name.clone()).unwrap_or_default()
}
