//! Games at the table that are kept. Whatever was answered is on disk.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_db::table::play::PlaySummary;
use muster_rules::id::{EndingId, GameId};
use muster_rules::play::table::{Player, Table};
use muster_rules::play::tap::Seat;
use muster_rules::play::{Change, Log, Tap};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::file::{Record, SideHead, change_of, played};
use super::logged::entry_of;
use super::telling::Telling;
use super::thrown::{ThrownDice, throw};
use super::view::{PlayView, UnreadLine};
use crate::commands::Nothing;
use crate::error::Error;
use crate::matches::MatchView;
use crate::muster::Muster;
use crate::session::Session;
use crate::squads::Against;

/// A game to be begun.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewPlay {
    /// The game; null where the first squad tells.
    pub game: Option<String>,
    /// What it is called; the players' names, if empty.
    #[serde(default)]
    pub name: String,
    /// The way to play; null for the usual one.
    #[serde(default)]
    pub mode: Option<String>,
    /// The points agreed on; null for the format's.
    #[serde(default)]
    pub points: Option<i32>,
    /// Who plays.
    pub sides: Vec<NewSide>,
}

/// A side of a game to be begun.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewSide {
    /// Who plays it.
    pub name: String,
    /// A saved squad, by its id; null where one is pasted.
    #[serde(default)]
    pub saved: Option<String>,
    /// A squad as it was pasted.
    #[serde(default)]
    pub squad: String,
    /// The team, where several play together.
    #[serde(default)]
    pub team: Option<String>,
}

/// Which game at the table.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayRequest {
    /// Its id or name.
    pub id: String,
}

/// Something that was done at the table.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayTapRequest {
    /// The game's id or name.
    pub id: String,
    /// How many entries its log had when it was shown: nothing is done twice. Null where nobody saw it.
    #[serde(default)]
    pub entries: Option<u32>,
    /// What.
    pub tap: Tap,
}

/// The last thing is to be taken back, or done again.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayBack {
    /// The game's id or name.
    pub id: String,
    /// How many entries its log had when it was shown. Null where nobody saw it.
    #[serde(default)]
    pub entries: Option<u32>,
}

/// A game that is to be noted in the log of matches.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct LogPlay {
    /// The game's id or name.
    pub id: String,
    /// Who of those who play keeps the log; the first, if null.
    #[serde(default)]
    pub mine: Option<String>,
    /// The day; today, if null.
    #[serde(default)]
    pub date: Option<String>,
    /// Who won, where the game isn't over yet; whoever has more points, if null.
    #[serde(default)]
    pub winner: Option<String>,
    /// How it ended, where the game isn't over yet.
    #[serde(default)]
    pub reason: Option<String>,
    /// The mission of a map that was played, by its id or name.
    #[serde(default)]
    pub mission: Option<String>,
    /// A note.
    #[serde(default)]
    pub note: String,
}

/// Games at the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayList {
    /// Those that are kept, the last one first.
    pub plays: Vec<PlayRow>,
}

/// A game at the table as lists show it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayRow {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The game.
    pub game: GameId,
    /// What it is called.
    pub name: String,
    /// How many entries its log has.
    pub entries: u32,
    /// When something was last done.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// The match of the log that it became; null while it is none.
    #[ts(type = "string | null")]
    pub played: Option<Uuid>,
}

/// A game at the table that is kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptPlay {
    /// How it stands.
    #[serde(flatten)]
    pub view: PlayView,
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// How many entries its log has; goes with everything that is done.
    pub entries: u32,
    /// What was just done; null where nothing was.
    pub done: Option<String>,
    /// The match of the log that it became; null while it is none.
    #[ts(type = "string | null")]
    pub played: Option<Uuid>,
    /// Dice that the program rolled for what was just done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thrown: Option<ThrownDice>,
}

/// A game that was noted in the log of matches.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayLogged {
    /// How it ended.
    pub play: KeptPlay,
    /// The match; null where its end was refused.
    #[serde(rename = "match")]
    pub logged: Option<MatchView>,
}

/// A game as it is kept.
pub(super) struct Kept {
    pub(super) summary: PlaySummary,
    pub(super) game: Arc<LoadedGame>,
    pub(super) log: Log,
}

impl Kept {
    pub(super) fn find(muster: &mut Muster, wanted: &str) -> Result<Self, Error> {
        let database = muster.database()?;
        let summary = database.find_play(wanted)?;
        let log = database.play_log(summary.uuid)?;
        let game = muster.game(Some(summary.game.as_str()))?;
        Ok(Self { summary, game, log })
    }

    fn answer(&self, session: &Session, done: Option<String>) -> Result<KeptPlay, Error> {
        let telling = Telling::new(session.speaker(&self.game), played(&self.game)?);
        Ok(KeptPlay {
            view: telling.view(&self.log),
            id: self.summary.uuid,
            name: self.summary.name.clone(),
            entries: self.summary.entries,
            done,
            played: self.summary.played,
            thrown: None,
        })
    }

    /// Makes a change and keeps it; the log is as it was where it is refused, and the answer says why.
    fn change(&mut self, session: &mut Session, change: &Change) -> Result<KeptPlay, Error> {
        let play = played(&self.game)?;
        let table = Table { play, catalogue: &self.game.catalogue };
        let entry = match self.log.decide(&table, change) {
            Ok(entry) => entry,
            Err(refusal) => {
                let step = self.log.taps().count() + 1;
                let mut answer = self.answer(session, None)?;
                let telling = Telling::new(session.speaker(&self.game), play);
                answer.view.refused = vec![telling.refused(step, &refusal)];
                return Ok(answer);
            }
        };
        let state = self.log.state();
        let telling = Telling::new(session.speaker(&self.game), play);
        let about = match change {
            Change::Tap(tap) => Some(tap.as_ref()),
            Change::Undo => self.log.undoable(),
            Change::Redo => self.log.redoable(),
        };
        let done = about.map(|tap| telling.tap(&state, tap));
        let now = session.muster.now();
        let (id, known) = (self.summary.uuid, self.summary.entries);
        session.muster.database()?.add_play_entry(id, known, &entry, now)?;
        self.log.entries.push(entry);
        self.summary.entries += 1;
        self.answer(session, done)
    }
}

/// Games at the table that are kept, the last one first.
///
/// # Errors
/// Those of the database.
pub fn plays(session: &mut Session, _: Nothing) -> Result<PlayList, Error> {
    let rows = session.muster.database()?.plays()?.into_iter().map(|play| PlayRow {
        id: play.uuid,
        game: play.game,
        name: play.name,
        entries: play.entries,
        updated: play.updated,
        played: play.played,
    });
    Ok(PlayList { plays: rows.collect() })
}

/// Begins a game and keeps it. Where it can't begin, the answer says why, and nothing is kept.
///
/// # Errors
/// There is no such game or squad, nobody knows how the game is played, or those of the database.
pub fn new_play(session: &mut Session, request: NewPlay) -> Result<KeptPlay, Error> {
    let mut heads = Vec::new();
    for side in &request.sides {
        let database = session.muster.database()?;
        let saved = side.saved.as_deref().map(|saved| database.find_squad(saved)).transpose()?;
        let draft = saved.map(|id| database.squad(id)).transpose()?.map(|squad| squad.draft);
        let (name, squad) = (side.name.trim().to_owned(), side.squad.clone());
        heads.push(SideHead { name, squad, team: side.team.clone(), draft });
    }
    let against = Against { points: request.points, ..Against::default() };
    let seats = session.muster.seats(request.game.as_deref(), &against, &heads)?;
    let mode = request.mode.as_deref();
    begin(session, seats.game, &seats.players, seats.unread, mode, request.points, &request.name, &[])
}

/// Begins a game from a recorded one, with all that was done in it: all of it or nothing.
///
/// # Errors
/// As for [`new_play`].
pub fn begin_from(session: &mut Session, record: &Record, name: &str) -> Result<KeptPlay, Error> {
    let seats = record.seats(&mut session.muster, None)?;
    let (mode, points) = record.agreed();
    begin(session, seats.game, &seats.players, seats.unread, mode, points, name, record.changes())
}

#[allow(clippy::too_many_arguments, reason = "what a game begins with")]
fn begin(
    session: &mut Session,
    game: Arc<LoadedGame>,
    players: &[Player],
    unread: Vec<UnreadLine>,
    mode: Option<&str>,
    points: Option<i32>,
    name: &str,
    changes: &[Change],
) -> Result<KeptPlay, Error> {
    let play = played(&game)?;
    let table = Table { play, catalogue: &game.catalogue };
    let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
    let name = if name.trim().is_empty() { names.join(" – ") } else { name.trim().to_owned() };
    let refused = |view: PlayView| KeptPlay {
        view: PlayView { unread: unread.clone(), ..view },
        id: Uuid::nil(),
        name: name.clone(),
        entries: 0,
        done: None,
        played: None,
        thrown: None,
    };
    let telling = Telling::new(session.speaker(&game), play);
    let mut log = match table.set_up(players, mode, points) {
        Ok(began) => Log::new(began),
        Err(refusals) => return Ok(refused(PlayView::not_begun(&telling, play, &refusals))),
    };
    for (at, change) in changes.iter().enumerate() {
        if let Err(refusal) = log.change(&table, change) {
            let why = vec![telling.refused(at + 1, &refusal)];
            return Ok(refused(PlayView { refused: why, ..telling.view(&log) }));
        }
    }
    let now = session.muster.now();
    let id = game.catalogue.game().id.clone();
    let made = session.muster.database()?.create_play(&id, &name, &log.entries, now)?;
    let kept = Kept::find(&mut session.muster, &made.to_string())?;
    let mut answer = kept.answer(session, None)?;
    answer.view.unread = unread;
    Ok(answer)
}

/// A game at the table.
///
/// # Errors
/// There is none of this id or name, or several; or those of the database.
pub fn play(session: &mut Session, request: PlayRequest) -> Result<KeptPlay, Error> {
    Kept::find(&mut session.muster, &request.id)?.answer(session, None)
}

/// Keeps what was done at the table. What can't be is in the answer, and nothing is kept then.
///
/// # Errors
/// As for [`play`]; something was done in between.
pub fn tap_play(session: &mut Session, request: PlayTapRequest) -> Result<KeptPlay, Error> {
    changed(session, &request.id, request.entries, &Change::Tap(Box::new(request.tap)))
}

/// Takes the last thing back.
///
/// # Errors
/// As for [`tap_play`].
pub fn undo_play(session: &mut Session, request: PlayBack) -> Result<KeptPlay, Error> {
    changed(session, &request.id, request.entries, &Change::Undo)
}

/// Does again what was taken back.
///
/// # Errors
/// As for [`tap_play`].
pub fn redo_play(session: &mut Session, request: PlayBack) -> Result<KeptPlay, Error> {
    changed(session, &request.id, request.entries, &Change::Redo)
}

fn changed(session: &mut Session, id: &str, seen: Option<u32>, change: &Change) -> Result<KeptPlay, Error> {
    let mut kept = Kept::find(&mut session.muster, id)?;
    if seen.is_some_and(|seen| seen != kept.summary.entries) {
        return Err(DbError::Overtaken { kind: muster_db::Kind::Play }.into());
    }
    kept.change(session, change)
}

/// Keeps what somebody typed: the name of what was done, and `key=value`s. With a seed the dice that weren't told are
/// rolled.
///
/// # Errors
/// There is no such thing, or it has other keys; it has no dice to roll; as for [`tap_play`].
pub fn typed(
    session: &mut Session,
    id: &str,
    name: &str,
    values: &[String],
    roll: Option<Seeded>,
) -> Result<KeptPlay, Error> {
    let invalid = |reason: &str| Error::RecordInvalid {
        file: name.to_owned(),
        line: 1,
        column: 1,
        reason: reason.to_owned(),
    };
    let mut table = toml::Table::new();
    table.insert("do".to_owned(), name.into());
    for value in values {
        let (key, text) = value.split_once('=').ok_or_else(|| invalid(value))?;
        table.insert(key.replace('-', "_"), value_of(key, text));
    }
    let mut thrown = None;
    if let Some(Seeded(seed)) = roll {
        let kept = Kept::find(&mut session.muster, id)?;
        let seed = seed.unwrap_or_else(|| u32::try_from(crate::seed::seed()).unwrap_or(0));
        let rolled = throw(played(&kept.game)?, &kept.log.state(), kept.summary.entries, &mut table, seed);
        thrown = Some(rolled.ok_or_else(|| Error::NothingToRoll(name.to_owned()))?);
    }
    let change = change_of(table).map_err(|error| invalid(error.message()))?;
    let mut answer = changed(session, id, None, &change)?;
    answer.thrown = thrown;
    Ok(answer)
}

/// The program rolls the dice; from this seed, or one that nobody thought of.
#[derive(Clone, Copy, Debug)]
pub struct Seeded(pub Option<u32>);

/// What somebody typed as a value: a number, yes or no, a list where one belongs, else text.
fn value_of(key: &str, text: &str) -> toml::Value {
    let number = |text: &str| text.trim().parse::<i64>().ok();
    let one = |text: &str| number(text).map_or_else(|| text.trim().into(), toml::Value::Integer);
    let list = |text: &str| toml::Value::Array(text.split(',').map(one).collect());
    match key {
        // `6 1,2,3` are two successes.
        "keep" => toml::Value::Array(text.split_whitespace().map(list).collect()),
        "rolls" | "dice" | "with" | "scores" if text.contains(',') || key == "with" || key == "dice" => {
            list(text)
        }
        "move" | "attack" | "back" | "stand" | "stun" | "figures" => list_of_names(text),
        _ => match (number(text), text.parse::<bool>()) {
            (Some(number), _) => number.into(),
            (_, Ok(flag)) => flag.into(),
            _ => text.into(),
        },
    }
}

/// Names with semicolons between them: names hold commas.
fn list_of_names(text: &str) -> toml::Value {
    toml::Value::Array(text.split(';').map(|name| name.trim().into()).collect())
}

/// Ends a game where it isn't over, and notes it in the log of matches, once.
///
/// # Errors
/// As for [`play`]; the game keeps no log; the day is none.
pub fn log_play(session: &mut Session, request: LogPlay) -> Result<PlayLogged, Error> {
    let mut kept = Kept::find(&mut session.muster, &request.id)?;
    let mut answer = kept.answer(session, None)?;
    if kept.log.state().over.is_none() {
        let winner = request.winner.clone().map(Seat::Name);
        let reason = request.reason.as_deref().map(EndingId::from);
        answer = kept.change(session, &Change::Tap(Box::new(Tap::End { winner, reason })))?;
    }
    if !answer.view.over {
        return Ok(PlayLogged { play: answer, logged: None });
    }
    if let Some(there) = kept.summary.played {
        let logged = crate::matches::found(session, &there.to_string())?;
        return Ok(PlayLogged { play: answer, logged: Some(logged) });
    }
    let entry = entry_of(session, &kept, &request)?;
    let id = kept.summary.uuid;
    let row = session.muster.atomically(|muster| {
        let now = muster.now();
        let database = muster.database()?;
        let row = database.add_match(&entry, now)?;
        database.log_play(id, row.uuid, now)?;
        Ok(row)
    })?;
    answer.played = Some(row.uuid);
    let logged = crate::matches::found(session, &row.uuid.to_string())?;
    Ok(PlayLogged { play: answer, logged: Some(logged) })
}

/// Removes a game from those that are kept. A match that it became stays in the log.
///
/// # Errors
/// As for [`play`].
pub fn remove_play(session: &mut Session, request: PlayRequest) -> Result<PlayList, Error> {
    let id = Kept::find(&mut session.muster, &request.id)?.summary.uuid;
    let now = session.muster.now();
    session.muster.database()?.delete_play(id, true, now)?;
    plays(session, Nothing {})
}
