//! Saved tournaments. A change is on disk before it is answered.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use muster_db::DbError;
use muster_db::entry::id_of;
use muster_db::pack::LoadedGame;
use muster_db::table::kept::{KeptKind, KeptThing};
use muster_db::table::log::TournamentLog;
use muster_rules::id::{EndingId, GameId};
use muster_rules::matches::{GameEnding, GameScore, Outcome, Player};
use muster_rules::tournament::{Entry, Log, PlayerNo, Refusal, Scoring, State, Step, standings};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::evening::{Evening, RoundClock};
use super::match_log::note_own;
use super::pools;
use super::request::{NewTournament, StepTournament, TournamentRequest, TournamentStep};
use super::view::{Telling, TournamentView};
use crate::base::error::{Error, Unfit};
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::kept::free_name;
use crate::matches::{ScoreInput, format_of, scores_of};

/// The ending of a game whose winner isn't determined by points.
const STOPPED: &str = "stopped";

/// The saved tournaments.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentList {
    /// The tournaments, the most recently changed first.
    pub tournaments: Vec<TournamentRow>,
}

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TournamentRow {
    /// The tournament's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The game's id.
    pub game: GameId,
    /// The tournament's name.
    pub name: String,
    /// The number of entries in its log.
    pub entries: u32,
    /// When it was set up.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// When it was last changed.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// The number of players, including those who left.
    pub players: usize,
    /// The last round that was paired; 0 before the first.
    pub round: u32,
    /// The total number of rounds.
    pub rounds: u32,
    /// Whether it is over.
    pub over: bool,
    /// The players in first place, several if tied; empty until a match was played.
    pub leaders: Vec<String>,
    /// Whether its log can't be read; the fields derived from the log are empty then.
    pub unreadable: bool,
}

/// A saved tournament with its log.
pub(super) struct Kept {
    pub(super) summary: KeptThing,
    pub(super) game: Arc<LoadedGame>,
    pub(super) log: Log,
    pub(super) evening: Evening,
}

impl Kept {
    pub(super) fn find(muster: &mut Muster, wanted: &str) -> Result<Self, Error> {
        let database = muster.database()?;
        let summary = database.find_kept(KeptKind::Tournament, wanted)?;
        Self::read(muster, summary)
    }

    fn read(muster: &mut Muster, summary: KeptThing) -> Result<Self, Error> {
        let log = muster.database()?.log::<TournamentLog>(summary.uuid)?;
        let game = muster.game(Some(summary.game.as_str()))?;
        let evening = Evening::read(muster, summary.uuid)?;
        Ok(Self { summary, game, log, evening })
    }

    /// Returns a tournament as it is after a change.
    pub(super) fn again(session: &mut Session, before: &Self) -> Result<TournamentView, Error> {
        let summary = session.muster.database()?.kept_thing(KeptKind::Tournament, before.summary.uuid)?;
        Ok(Self::read(&mut session.muster, summary)?.answer(session, None, None))
    }

    pub(super) fn answer(
        &self,
        session: &Session,
        round: Option<u32>,
        refused: Option<&Refusal>,
    ) -> TournamentView {
        let view = Telling::new(session.speaker(&self.game)).view(self, round, refused);
        let now = session.muster.now();
        let clock = self.evening.clock.map(|clock| RoundClock::of(clock, now));
        TournamentView { clock, dealt: pools::view(session, self), ..view }
    }
}

/// Returns the saved tournaments, the most recently changed first.
pub fn tournaments(session: &mut Session, _: Nothing) -> Result<TournamentList, Error> {
    let database = session.muster.database()?;
    let mut rows = Vec::new();
    for summary in database.kept_things(KeptKind::Tournament)? {
        let log = match database.log::<TournamentLog>(summary.uuid) {
            Ok(log) => Some(log),
            Err(DbError::Row { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        let state = log.as_ref().map(Log::state);
        let told = |of: &dyn Fn(&State) -> u32| state.as_ref().map_or(0, of);
        rows.push(TournamentRow {
            players: state.as_ref().map_or(0, |state| state.players.len()),
            round: told(&State::round),
            rounds: told(&State::planned),
            over: state.as_ref().is_some_and(|state| state.over),
            leaders: state.as_ref().map(leaders).unwrap_or_default(),
            unreadable: state.is_none(),
            id: summary.uuid,
            game: summary.game,
            name: summary.name,
            entries: summary.entries,
            created: summary.created,
            updated: summary.updated,
        });
    }
    Ok(TournamentList { tournaments: rows })
}

/// Returns the players in first place; empty until a match was played.
fn leaders(state: &State) -> Vec<String> {
    let played = state.rounds.iter().flat_map(|round| &round.tables).any(|table| table.played.is_some());
    let rows = if played { standings(state, state.rounds.len()) } else { Vec::new() };
    let first = rows.iter().take_while(|row| row.place == 1);
    first.filter_map(|row| state.player(row.player)).map(|player| player.name.clone()).collect()
}

/// Sets up a tournament. If a player is refused, nothing is saved and the answer contains the reason.
///
/// # Errors
/// Fails if the game is unknown or keeps no match log, or the database can't be written.
pub fn begin_tournament(session: &mut Session, request: NewTournament) -> Result<TournamentView, Error> {
    let game = session.game(&request.game)?;
    format_of(&game)?;
    let scoring = game.catalogue.game().tournaments.clone().unwrap_or_else(Scoring::usual);
    let now = session.muster.now();
    let name = match request.name.trim() {
        "" => free_name(session.muster.database()?, KeptKind::Tournament, &crate::matches::today())?,
        name => name.to_owned(),
    };
    let id = game.catalogue.game().id.clone();
    let refused = |session: &Session, log: Log, refusal: &Refusal| {
        let (game, id, name) = (Arc::clone(&game), id.clone(), name.clone());
        let summary = KeptThing {
            uuid: Uuid::nil(),
            game: id,
            name,
            entries: 0,
            created: now,
            updated: now,
            deleted_at: None,
        };
        let kept = Kept { summary, game, log, evening: Evening::default() };
        Ok(kept.answer(session, None, Some(refusal)))
    };
    let mut log = match Log::new(scoring, request.rounds) {
        Ok(log) => log,
        Err(refusal) => return refused(session, Log::default(), &refusal),
    };
    let is_mine = |name: &str| {
        let fold = muster_rules::fold::fold;
        request.mine.as_deref().is_some_and(|mine| fold(mine) == fold(name))
    };
    let mut players = request.players.clone();
    if let Some(mine) = request.mine.as_ref().filter(|_| !players.iter().any(|name| is_mine(name))) {
        players.push(mine.clone());
    }
    for player in players {
        let mine = is_mine(&player);
        if let Err(refusal) = log.step(&Step::Join { name: player, mine }) {
            return refused(session, log, &refusal);
        }
    }
    let made = session.muster.database()?.create_log::<TournamentLog>(&id, &name, &log.entries, now)?;
    Ok(Kept::find(&mut session.muster, &made.to_string())?.answer(session, None, None))
}

/// Returns a tournament.
pub fn tournament(session: &mut Session, request: TournamentRequest) -> Result<TournamentView, Error> {
    Ok(Kept::find(&mut session.muster, &request.id)?.answer(session, request.round, None))
}

/// Performs a step and saves it. If it is refused, nothing is saved and the answer contains the reason.
///
/// # Errors
/// Fails as [`tournament`] does, or if the tournament was changed in the meantime or the scores aren't valid.
pub fn step_tournament(session: &mut Session, request: StepTournament) -> Result<TournamentView, Error> {
    let kept = Kept::find(&mut session.muster, &request.id)?;
    if request.entries.is_some_and(|seen| seen != kept.summary.entries) {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Tournament }.into());
    }
    let state = kept.log.state();
    let step = match step_of(session, &kept, &state, &request.step)? {
        Ok(step) => step,
        Err(refusal) => return Ok(kept.answer(session, None, Some(&refusal))),
    };
    carry_out(session, &kept, &step)
}

/// Carries out a step whose players are known, and saves it.
pub(super) fn carry_out(session: &mut Session, kept: &Kept, step: &Step) -> Result<TournamentView, Error> {
    let entry = match kept.log.decide(step) {
        Ok(entry) => entry,
        Err(refusal) => return Ok(kept.answer(session, None, Some(&refusal))),
    };
    let words = session.words;
    session.muster.atomically(|muster| {
        let mut entries = vec![entry.clone()];
        let mut after = kept.log.clone();
        after.entries.push(entry.clone());
        // The match log gets the user's matches once the tournament is over, and later corrections.
        if after.state().over && matches!(entry, Entry::Finished | Entry::Corrected { .. }) {
            entries.extend(note_own(muster, &words, kept, &after.state())?);
        }
        let now = muster.now();
        let (id, known) = (kept.summary.uuid, kept.summary.entries);
        muster.database()?.add_to_log::<TournamentLog>(id, known, &entries, now)?;
        kept.evening.clear(muster, id, &after.state())
    })?;
    Kept::again(session, kept)
}

/// Resolves the players and tables of a step.
fn step_of(
    session: &mut Session,
    kept: &Kept,
    state: &State,
    step: &TournamentStep,
) -> Result<Result<Step, Refusal>, Error> {
    let who = |wanted: &String| state.find(wanted).map(|player| player.number);
    Ok(match step {
        TournamentStep::Join { name, mine } => Ok(Step::Join { name: name.clone(), mine: *mine }),
        TournamentStep::Rename { player, name } => {
            who(player).map(|player| Step::Rename { player, name: name.clone() })
        }
        TournamentStep::Drop { player } => who(player).map(|player| Step::Drop { player }),
        TournamentStep::Return { player } => who(player).map(|player| Step::Return { player }),
        TournamentStep::Rounds { rounds } => Ok(Step::Rounds { rounds: *rounds }),
        TournamentStep::Pair { seed } => {
            Ok(Step::Pair { seed: seed.map_or_else(|| next_seed(kept), |seed| Ok(u64::from(seed)))? })
        }
        TournamentStep::Unpair => Ok(Step::Unpair),
        TournamentStep::Deal { play, sets, own, slots, boosters, seed } => {
            let (stock, slots) = pools::filled(session, kept, (sets, *own), slots)?;
            let seed = seed.map_or_else(|| next_seed(kept), |seed| Ok(u64::from(seed)))?;
            Ok(Step::Deal { play: *play, stock, slots, boosters: *boosters, seed })
        }
        TournamentStep::Pick { player, list } => {
            let figures = pools::figures(session, kept, list)?;
            who(player).map(|player| Step::Pick { player, figures })
        }
        TournamentStep::Finish => Ok(Step::Finish),
        TournamentStep::Reopen => Ok(Step::Reopen),
        TournamentStep::Result { round, table, player, scores, winner, correct } => {
            let round = round.unwrap_or_else(|| state.round());
            let (table, first) = match seats(state, round, *table, player.as_deref()) {
                Ok(found) => found,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let seats = state.table(round, table).map(|table| table.seats).unwrap_or_default();
            let winner = match winner.as_ref().map(who).transpose() {
                Ok(winner) => winner,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if let Some(winner) = winner.filter(|winner| !seats.contains(winner)) {
                let name = state.player(winner).map(|player| player.name.clone()).unwrap_or_default();
                return Ok(Err(Refusal::NotAtTable { name, table }));
            }
            let (scores, outcome) = ended(kept, scores, first, winner.map(|winner| winner == seats[0]))?;
            Ok(Step::Result { round: Some(round), table, scores, outcome, correct: *correct })
        }
    })
}

/// Returns the seed of the next draw. It follows from all that was done before, so that two machines that draw from the
/// same results draw the same, and whoever takes a round back and draws again draws another.
fn next_seed(kept: &Kept) -> Result<u64, Error> {
    let derived = id_of(&("draw", kept.summary.uuid, &kept.log))?;
    Ok(u64::from(derived.as_fields().0 >> 1))
}

/// Returns a table, and whether the scores are given from the side of its first seat.
fn seats(
    state: &State,
    round: u32,
    table: Option<u32>,
    player: Option<&str>,
) -> Result<(u32, bool), Refusal> {
    let side: Option<PlayerNo> = player.map(|player| state.find(player).map(|p| p.number)).transpose()?;
    match (table, side) {
        (Some(table), None) => Ok((table, true)),
        (None, None) => Err(Refusal::NoSuchPlayer { name: String::new() }),
        (table, Some(side)) => {
            let found = state.table_of(round, side)?;
            let name = || state.player(side).map(|player| player.name.clone()).unwrap_or_default();
            match table {
                Some(table) if table != found.number => Err(Refusal::NotAtTable { name: name(), table }),
                _ => Ok((found.number, found.seats[0] == side)),
            }
        }
    }
}

/// Returns the scores of a match from the side of its first player, and that player's outcome.
pub(super) fn ended(
    kept: &Kept,
    typed: &[ScoreInput],
    first: bool,
    winner: Option<bool>,
) -> Result<(Vec<GameScore>, Outcome), Error> {
    let format = format_of(&kept.game)?;
    let named = winner.map(|first| if first { Outcome::Won } else { Outcome::Lost });
    if let (true, Some(outcome)) = (typed.is_empty(), named) {
        return Ok((Vec::new(), outcome));
    }
    let mut scores = scores_of(&format, typed)?;
    if !first {
        scores.iter_mut().for_each(turn);
    }
    let by_points = format.result(&scores).outcome;
    if let (Some(outcome), [only]) = (named.filter(|outcome| *outcome != by_points), scores.as_mut_slice()) {
        if only.ending.is_some() {
            return Err(Error::Unfit { what: Unfit::EndingWinner, value: STOPPED.to_owned() });
        }
        let player = if outcome == Outcome::Won { Player::Mine } else { Player::Theirs };
        only.ending = Some(GameEnding { how: EndingId::from(STOPPED), winner: Some(player) });
    }
    Ok((scores, named.unwrap_or(by_points)))
}

/// Swaps the sides of a score.
pub(super) fn turn(score: &mut GameScore) {
    std::mem::swap(&mut score.mine, &mut score.theirs);
    if let Some(winner) = score.ending.as_mut().and_then(|ending| ending.winner.as_mut()) {
        *winner = match winner {
            Player::Mine => Player::Theirs,
            Player::Theirs => Player::Mine,
        };
    }
}
