//! Saved games at the table. A change is on disk before it is answered.

use std::sync::Arc;

use muster_db::entry::id_of;
use muster_db::pack::LoadedGame;
use muster_db::table::kept::{KeptKind, KeptThing};
use muster_db::table::log::PlayLog;
use muster_db::{Database, DbError};

use muster_rules::fold::fold;
use muster_rules::id::GameId;
use muster_rules::play::table::{Agreed, Table};
use muster_rules::play::{Change, Entry, Log, Tap};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::dice::{ThrownDice, throw};
use super::file::{Record, Seats, SideHead, answer_as_played, change_of, played};
use super::logged::{self, MatchFate};
use super::view::PlayView;
use super::words::Telling;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::kept::{KeptView, free_name};
use crate::squads::Against;

/// A request to start a game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewPlay {
    /// The game's id; null to take it from the first squad.
    pub game: Option<String>,
    /// The name of the saved game; the players' names if empty.
    #[serde(default)]
    pub name: String,
    /// The id of the play mode; null for the default one.
    #[serde(default)]
    pub mode: Option<String>,
    /// The agreed point limit; null for the format's.
    #[serde(default)]
    pub points: Option<i32>,
    /// The spaces of a column in each half of the field; null if nobody counted them, or in games without columns.
    #[serde(default)]
    pub spaces: Option<u32>,
    /// The sides in playing order.
    pub sides: Vec<NewSide>,
}

/// A side of a new game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct NewSide {
    /// The player's name.
    pub name: String,
    /// The id of a saved squad; null if one is pasted.
    #[serde(default)]
    pub saved: Option<String>,
    /// The text of a pasted squad.
    #[serde(default)]
    pub squad: String,
    /// The team's name, if players form teams.
    #[serde(default)]
    pub team: Option<String>,
}

/// A reference to a saved game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayRequest {
    /// The game's id or name.
    pub id: String,
}

/// A request to perform an action in a game.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayTapRequest {
    /// The game's id or name.
    pub id: String,
    /// The number of log entries the client has seen, so that an action isn't performed twice; null to skip the
    /// check.
    #[serde(default)]
    pub entries: Option<u32>,
    /// The action.
    pub tap: Tap,
    /// Whether it is done although a rule forbids it.
    #[serde(default)]
    pub anyway: bool,
}

/// A request to undo or redo an action.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayBack {
    /// The game's id or name.
    pub id: String,
    /// The number of log entries the client has seen; null to skip the check.
    #[serde(default)]
    pub entries: Option<u32>,
}

/// The saved games.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayList {
    /// The games, the latest first.
    pub plays: Vec<PlayRow>,
}

/// A saved game in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayRow {
    /// What it has in common with everything that is kept.
    #[serde(flatten)]
    pub kept: KeptView,
    /// The match it was recorded as; null if it wasn't.
    #[ts(type = "string | null")]
    pub played: Option<Uuid>,
}

/// A saved game with its state.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptPlay {
    /// The state of the game.
    #[serde(flatten)]
    pub view: PlayView,
    /// The saved game's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The saved game's name.
    pub name: String,
    /// The number of entries in its log, to be sent with the next action.
    pub entries: u32,
    /// A description of what was just done; null if nothing was.
    pub done: Option<String>,
    /// The match it was recorded as; null if it wasn't.
    #[ts(type = "string | null")]
    pub played: Option<Uuid>,
    /// What became of its match, where its end was undone or done again; missing if it has none or that stays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fate: Option<MatchFate>,
    /// Whether a game that was to be started was here already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub here: bool,
    /// The number of entries of a recorded game that were added to the one that was here; missing if there were none.
    #[serde(skip_serializing_if = "is_nothing")]
    #[ts(optional, as = "Option<u32>")]
    pub added: u32,
    /// The dice that the program rolled for the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thrown: Option<ThrownDice>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nothing(count: &u32) -> bool {
    *count == 0
}

/// A change that isn't saved yet.
pub(super) struct Decided {
    /// The entry that it adds to the log.
    pub(super) entry: Entry,
    /// A description of what is done.
    pub(super) done: Option<String>,
}

/// A saved game with its log.
pub(super) struct Kept {
    pub(super) summary: KeptThing,
    pub(super) game: Arc<LoadedGame>,
    pub(super) log: Log,
    /// The match it was recorded as.
    pub(super) played: Option<Uuid>,
}

impl Kept {
    pub(super) fn find(muster: &mut Muster, wanted: &str) -> Result<Self, Error> {
        let database = muster.database()?;
        let summary = database.find_kept(KeptKind::Play, wanted)?;
        let log = database.log::<PlayLog>(summary.uuid)?;
        let played = database.match_of_play(summary.uuid)?;
        let game = muster.game(Some(summary.game.as_str()))?;
        Ok(Self { summary, game, log, played })
    }

    pub(super) fn answer(&self, session: &mut Session, done: Option<String>) -> Result<KeptPlay, Error> {
        let played = logged::in_log(session.muster.database()?, self.summary.uuid)?;
        self.answer_with(session, done, played)
    }

    fn answer_with(
        &self,
        session: &Session,
        done: Option<String>,
        match_played: Option<Uuid>,
    ) -> Result<KeptPlay, Error> {
        let telling = Telling::new(session.speaker(&self.game), played(&self.game)?);
        Ok(KeptPlay {
            view: telling.view(&self.log),
            id: self.summary.uuid,
            name: self.summary.name.clone(),
            entries: self.summary.entries,
            done,
            played: match_played,
            fate: None,
            here: false,
            added: 0,
            thrown: None,
        })
    }

    /// Makes a change and saves it. If it is refused, the log is unchanged and the answer contains the reason.
    fn change(&mut self, session: &mut Session, change: &Change) -> Result<KeptPlay, Error> {
        let Decided { entry, done } = match self.decide(session, change)? {
            Ok(decided) => decided,
            Err(refused) => return Ok(*refused),
        };
        let fate = session.muster.atomically(|muster| {
            self.save(muster, &entry)?;
            logged::follow(muster, self, &entry)
        })?;
        self.log.entries.push(entry);
        self.summary.entries += 1;
        Ok(KeptPlay { fate, ..self.answer(session, done)? })
    }

    /// Returns the entry that a change adds, which isn't saved, or the answer with the reason to refuse it.
    pub(super) fn decide(
        &self,
        session: &Session,
        change: &Change,
    ) -> Result<Result<Decided, Box<KeptPlay>>, Error> {
        let play = played(&self.game)?;
        let table = Table { play, catalogue: &self.game.catalogue, words: &self.game.explained.glossary };
        let entry = match self.log.decide(&table, change) {
            Ok(entry) => entry,
            Err(refusal) => {
                let step = self.log.taps().count() + 1;
                let mut answer = self.answer_with(session, None, self.played)?;
                let telling = Telling::new(session.speaker(&self.game), play);
                answer.view.refused = vec![telling.refused(step, &refusal)];
                answer.view.anyway = refusal.is_a_rule();
                return Ok(Err(Box::new(answer)));
            }
        };
        let state = self.log.state();
        let telling = Telling::new(session.speaker(&self.game), play);
        let about = match change {
            Change::Tap(tap) | Change::Anyway(tap) => Some(tap.as_ref()),
            Change::Undo => self.log.undoable(),
            Change::Redo => self.log.redoable(),
        };
        let done = about.map(|tap| telling.tap(&state, tap));
        Ok(Ok(Decided { entry, done }))
    }

    /// Appends an entry to the saved log.
    pub(super) fn save(&self, muster: &mut Muster, entry: &Entry) -> Result<(), Error> {
        let now = muster.now();
        let (id, known) = (self.summary.uuid, self.summary.entries);
        Ok(muster.database()?.add_to_log::<PlayLog>(id, known, std::slice::from_ref(entry), now)?)
    }
}

/// Returns the saved games, the latest first.
pub fn plays(session: &mut Session, _: Nothing) -> Result<PlayList, Error> {
    let database = session.muster.database()?;
    let rows = database.kept_things(KeptKind::Play)?.into_iter().map(|play| {
        Ok(PlayRow {
            played: logged::in_log(database, play.uuid)?,
            kept: KeptView::new(KeptKind::Play, play),
        })
    });
    Ok(PlayList { plays: rows.collect::<Result<_, Error>>()? })
}

/// Starts a game and saves it. If it can't start, nothing is saved and the answer contains the reasons.
///
/// # Errors
/// Fails if the game or a squad is unknown, the game's packs don't describe how it is played, or the database can't
/// be written.
pub fn new_play(session: &mut Session, request: NewPlay) -> Result<KeptPlay, Error> {
    let mut heads = Vec::new();
    for side in &request.sides {
        let database = session.muster.database()?;
        let saved =
            side.saved.as_deref().map(|saved| database.find_id(KeptKind::Squad, saved)).transpose()?;
        let draft = saved.map(|id| database.squad(id)).transpose()?.map(|squad| squad.draft);
        let (name, squad) = (side.name.trim().to_owned(), side.squad.clone());
        heads.push(SideHead { name, squad, team: side.team.clone(), draft });
    }
    let against = Against { points: request.points, ..Against::default() };
    let seats = session.muster.seats(request.game.as_deref(), &against, &heads)?;
    let agreed = Agreed { mode: request.mode.as_deref(), limit: request.points, half: request.spaces };
    begin(session, &seats, agreed, &request.name, None)
}

/// Starts a game from a recorded one, including all its actions. If any of them is refused, nothing is saved. The same
/// record under the same name is the same game: one that is here already is returned as it is.
pub fn begin_from(session: &mut Session, record: &Record, name: &str) -> Result<KeptPlay, Error> {
    let seats = record.seats(&mut session.muster, None)?;
    begin(session, &seats, record.agreed(), name, Some(record.changes()))
}

fn begin(
    session: &mut Session,
    seats: &Seats,
    agreed: Agreed<'_>,
    name: &str,
    recorded: Option<&[Change]>,
) -> Result<KeptPlay, Error> {
    let Seats { game, players, unread } = seats;
    let play = played(game)?;
    let table = Table { play, catalogue: &game.catalogue, words: &game.explained.glossary };
    let names: Vec<_> = players.iter().map(|player| player.name.as_str()).collect();
    let name = match name.trim() {
        "" => free_name(session.muster.database()?, KeptKind::Play, &names.join(" – "))?,
        name => name.to_owned(),
    };
    let refused = |view: PlayView| KeptPlay {
        view: PlayView { unread: unread.clone(), ..view },
        id: Uuid::nil(),
        name: name.clone(),
        entries: 0,
        done: None,
        played: None,
        fate: None,
        here: false,
        added: 0,
        thrown: None,
    };
    let telling = Telling::new(session.speaker(game), play);
    let mut log = match table.set_up(players, agreed) {
        Ok(began) => Log::new(began),
        Err(refusals) => return Ok(refused(PlayView::not_begun(&telling, play, &refusals))),
    };
    for (at, change) in recorded.into_iter().flatten().enumerate() {
        answer_as_played(&mut log, &table, change);
        if let Err(refusal) = log.change(&table, change) {
            let why = vec![telling.refused(at + 1, &refusal)];
            return Ok(refused(PlayView { refused: why, ..telling.view(&log) }));
        }
    }
    let id = game.catalogue.game().id.clone();
    let (made, here) =
        session.muster.atomically(|muster| create(muster, &id, &name, &log, recorded.is_some()))?;
    let (here, added) = (here.is_some(), here.unwrap_or(0));
    let kept = Kept::find(&mut session.muster, &made.to_string())?;
    let mut answer = kept.answer(session, None)?;
    (answer.here, answer.added) = (here, added);
    answer.view.unread.clone_from(unread);
    Ok(answer)
}

/// Saves a new game. Returns its id and, if it was here already, how many entries of the record it didn't have yet.
fn create(
    muster: &mut Muster,
    game: &GameId,
    name: &str,
    log: &Log,
    recorded: bool,
) -> Result<(Uuid, Option<u32>), Error> {
    let now = muster.now();
    let database = muster.database()?;
    if recorded {
        if let Some(there) = begun(database, game, name, log)? {
            let new =
                log.entries.get(database.log::<PlayLog>(there.uuid)?.entries.len()..).unwrap_or_default();
            if !new.is_empty() {
                database.add_to_log::<PlayLog>(there.uuid, there.entries, new, now)?;
            }
            return Ok((there.uuid, Some(u32::try_from(new.len()).unwrap_or(u32::MAX))));
        }
        let id = id_of(&("play-of-record", game, name, log))?;
        match database.kept_thing(KeptKind::Play, id) {
            Ok(there) if there.deleted_at.is_none() => return Ok((id, Some(0))),
            // Whoever removed it starts another.
            Ok(_) => {}
            Err(DbError::NotFound { .. }) => {
                return Ok((database.create_log_as::<PlayLog>(id, game, name, &log.entries, now)?, None));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok((database.create_log::<PlayLog>(game, name, &log.entries, now)?, None))
}

/// Returns a game of this name that a record goes on with, or that has gone on from it: one's log is the other's beginning.
fn begun(database: &Database, game: &GameId, name: &str, log: &Log) -> Result<Option<KeptThing>, Error> {
    let named = fold(name);
    let plays = database.kept_things(KeptKind::Play)?;
    for play in plays.into_iter().filter(|play| play.game == *game && fold(&play.name) == named) {
        let there = database.log::<PlayLog>(play.uuid)?.entries;
        if !there.is_empty() && (log.entries.starts_with(&there) || there.starts_with(&log.entries)) {
            return Ok(Some(play));
        }
    }
    Ok(None)
}

/// Returns a saved game.
pub fn play(session: &mut Session, request: PlayRequest) -> Result<KeptPlay, Error> {
    Kept::find(&mut session.muster, &request.id)?.answer(session, None)
}

/// Performs an action and saves it. If it is refused, nothing is saved and the answer contains the reason.
///
/// # Errors
/// Fails as [`play`] does, or if the game was changed in the meantime.
pub fn tap_play(session: &mut Session, request: PlayTapRequest) -> Result<KeptPlay, Error> {
    let tap = Box::new(request.tap);
    let change = if request.anyway { Change::Anyway(tap) } else { Change::Tap(tap) };
    changed(session, &request.id, request.entries, &change)
}

/// Undoes the last action.
pub fn undo_play(session: &mut Session, request: PlayBack) -> Result<KeptPlay, Error> {
    changed(session, &request.id, request.entries, &Change::Undo)
}

/// Redoes the last undone action.
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

/// Performs an action typed in the terminal: its name and `key=value` pairs. With `roll`, the program rolls dice
/// that weren't given.
///
/// # Errors
/// Fails if the action or a key is unknown, it needs no dice to be rolled, or as [`tap_play`] does.
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
        let seed = seed.unwrap_or_else(|| u32::try_from(crate::base::seed::seed()).unwrap_or(0));
        let rolled = throw(played(&kept.game)?, &kept.log.state(), kept.summary.entries, &mut table, seed);
        thrown = Some(rolled.ok_or_else(|| Error::NothingToRoll(name.to_owned()))?);
    }
    let change = change_of(table).map_err(|error| invalid(error.message()))?;
    let mut answer = changed(session, id, None, &change)?;
    answer.thrown = thrown;
    Ok(answer)
}

/// The seed for dice rolled by the program; `None` for a random one.
#[derive(Clone, Copy, Debug)]
pub struct Seeded(pub Option<u32>);

/// Parses a typed value as a number, a boolean, a list if the key takes one, or else as text.
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

/// Parses names separated by semicolons, since names contain commas.
fn list_of_names(text: &str) -> toml::Value {
    toml::Value::Array(text.split(';').map(|name| name.trim().into()).collect())
}
