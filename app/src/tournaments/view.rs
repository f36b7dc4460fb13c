//! A tournament as both shells get it.

use muster_db::table::tournament_report::TournamentReport;
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use muster_rules::matches::{GameScore, MatchFormat, Outcome};
use muster_rules::tournament::standings::{Standing, Value};
use muster_rules::tournament::{Breaker, Played, PlayerNo, Refusal, Round, Scoring, State, Table, standings};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::evening::{ReportedResult, RoundClock, is_locked};
use super::pools::TournamentPools;
use super::store::Kept;
use crate::base::message::Message;
use crate::base::speaker::Speaker;

/// A tournament in its current state.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentView {
    /// The tournament's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The game's id.
    pub game: GameId,
    /// The tournament's name.
    pub name: String,
    /// The number of entries in its log, to be sent with the next step.
    pub entries: u32,
    /// The last round that was paired; 0 before the first.
    pub round: u32,
    /// The total number of rounds.
    pub rounds: u32,
    /// Whether the number of rounds was set explicitly; otherwise it depends on the number of players.
    pub rounds_agreed: bool,
    /// The number of missing results in the last round.
    pub missing: usize,
    /// Whether the next round can be paired now.
    pub can_pair: bool,
    /// Whether it can be ended now.
    pub can_finish: bool,
    /// Whether it is over.
    pub over: bool,
    /// The maximum number of games in a match.
    pub games: usize,
    /// The scoring rules.
    pub scoring: TournamentScoring,
    /// The players in order of arrival.
    pub players: Vec<TournamentPlayer>,
    /// The rounds that were paired.
    pub pairings: Vec<TournamentRound>,
    /// The round after which the standings apply.
    pub standings_after: u32,
    /// The title of the standings: after which round, or during it.
    pub standings_title: String,
    /// The standings, the best first.
    pub standings: Vec<TournamentStanding>,
    /// The clock of the last round; null if it has none.
    pub clock: Option<RoundClock>,
    /// The boosters that were dealt; null if there are none.
    pub dealt: Option<TournamentPools>,
    /// Why the requested step was refused; null if it wasn't.
    pub refused: Option<TournamentRefusal>,
}

/// The scoring rules of a tournament.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentScoring {
    /// The points for a win.
    pub win: u32,
    /// The points for a draw.
    pub draw: u32,
    /// The points for a loss.
    pub loss: u32,
    /// The points for a round without an opponent.
    pub bye: u32,
    /// Whether these are customary club rules, since the game has none of its own.
    pub usual: bool,
    /// The reference to the rule book; null if there is none.
    pub source: Option<String>,
    /// The tie-breaks, in order of application.
    pub tie_breaks: Vec<TieBreakView>,
    /// All of the rules as sentences.
    pub told: Vec<String>,
}

/// A tie-break.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TieBreakView {
    /// The tie-break's id.
    pub id: Breaker,
    /// The localised name.
    pub name: String,
    /// An abbreviation for column headings.
    pub short: String,
}

/// A player.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentPlayer {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// Whether the player takes part in the next round.
    pub there: bool,
    /// Whether it is the player whose match log is kept here.
    pub mine: bool,
    /// Whether the player has handed in a squad.
    pub handed_in: bool,
    /// Whether that can't be changed any more and may be seen, as the player was paired.
    pub locked: bool,
}

impl TournamentPlayer {
    /// Returns whether this is the player's name.
    #[must_use]
    pub fn is_called(&self, wanted: &str) -> bool {
        fold(&self.name) == fold(wanted)
    }
}

/// A round with its pairings.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentRound {
    /// The round's number, from 1.
    pub round: u32,
    /// The seed it was paired with.
    #[ts(type = "number")]
    pub seed: u64,
    /// The pairings.
    pub tables: Vec<TournamentTable>,
    /// The player without an opponent; null if there is none.
    pub bye: Option<TournamentSeat>,
}

/// A player at a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentSeat {
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// The player's points before the round.
    pub points: u32,
}

/// A pairing at a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentTable {
    /// The table's number, from 1.
    pub table: u32,
    /// The first player.
    pub first: TournamentSeat,
    /// The second player.
    pub second: TournamentSeat,
    /// The result; null if it isn't known yet.
    pub result: Option<TournamentResult>,
    /// Results that the players told and that aren't booked yet, at most one of each: two that differ, or one that waits
    /// for the other player.
    pub told: Vec<ReportedResult>,
    /// Whether the two have met in an earlier round.
    pub again: bool,
}

/// The result of a match.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentResult {
    /// The outcome for the first player.
    pub outcome: Outcome,
    /// One score per game, from the first player's side; empty if the match wasn't played.
    pub scores: Vec<GameScore>,
    /// The result as text.
    pub text: String,
}

/// A player's standing.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentStanding {
    /// The place, from 1; shared by players whom no tie-break separates.
    pub place: u32,
    /// The player's number.
    pub number: u32,
    /// The player's name.
    pub name: String,
    /// Whether the player takes part in the next round.
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
    /// The points scored in all games.
    #[ts(type = "number")]
    pub points_for: u64,
    /// The points that opponents scored in these games.
    #[ts(type = "number")]
    pub points_against: u64,
    /// The value of each tie-break as text, in the scoring's order; empty if it isn't applied.
    pub ties: Vec<String>,
}

/// Why a step was refused.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentRefusal {
    /// The code of the reason.
    pub code: String,
    /// The localised message.
    pub message: String,
}

/// What is needed to describe a tournament.
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
                    handed_in: kept.evening.has_squad(player.number),
                    locked: is_locked(&state, player.number),
                })
                .collect(),
            pairings: (1..)
                .zip(&state.rounds)
                .map(|(number, round)| self.round((kept, &state), number, round))
                .collect(),
            standings_after: after,
            standings_title: self.title(after, after == state.round() && missing > 0),
            standings: standings(&state, rounds).iter().map(|row| self.standing(&state, row)).collect(),
            clock: None,
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

    fn round(&self, (kept, state): (&Kept, &State), number: u32, round: &Round) -> TournamentRound {
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
            told: self.told((kept, state), number, table),
            again: again(table),
        };
        TournamentRound {
            round: number,
            seed: round.seed,
            tables: round.tables.iter().map(table).collect(),
            bye: round.bye.map(seat),
        }
    }

    fn told(&self, (kept, state): (&Kept, &State), round: u32, table: &Table) -> Vec<ReportedResult> {
        let here = |report: &&TournamentReport| {
            table.played.is_none() && report.round == round && table.seats.contains(&report.player)
        };
        let told = kept.evening.reports.iter().filter(here).map(|report| {
            let TournamentResult { outcome, scores, text } = self.result(state, table, &report.played);
            ReportedResult {
                player: report.player,
                name: name_of(state, report.player),
                outcome,
                scores,
                text,
            }
        });
        told.collect()
    }

    fn result(&self, state: &State, table: &Table, played: &Played) -> TournamentResult {
        let scores: Vec<_> = played.scores.iter().map(|s| format!("{}:{}", s.mine, s.theirs)).collect();
        let text = scores.join(" ");
        let decided = match played.outcome {
            Outcome::Won => Some(table.seats[0]),
            Outcome::Lost => Some(table.seats[1]),
            Outcome::Drawn => None,
        };
        // Name the winner if the points don't determine it.
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

    /// Returns the name of something that a refusal refers to by id.
    fn named(&self, key: &str, id: &str) -> Option<String> {
        let game = self.speaker.game.catalogue.game();
        match key {
            "figure" => Some(self.speaker.figure(&id.into())),
            "rarity" => game.rarities.iter().find(|rarity| rarity.id == id).map(|rarity| rarity.name.clone()),
            _ => None,
        }
    }

    fn refusal(&self, refusal: &Refusal) -> TournamentRefusal {
        let said = Message::of(refusal);
        let message = said.say(&self.speaker, "tournament-refused", |fact, id| self.named(fact, id));
        TournamentRefusal { code: said.code, message }
    }
}

fn name_of(state: &State, player: PlayerNo) -> String {
    state.player(player).map(|player| player.name.clone()).unwrap_or_default()
}
