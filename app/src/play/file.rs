//! Recorded games: a text file with the sides, their squads and all actions, which is replayed from start to end.

use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::play::ask::{Held, Outcome};
use muster_rules::play::facts::Play;
use muster_rules::play::table::{Agreed, Player, Table};
use muster_rules::play::{Change, Log, Refusal, Tap};
use muster_rules::squad::SquadDraft;
use serde::Deserialize;
use toml::Spanned;

use super::view::{PlayView, UnreadLine};
use super::words::Telling;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::squads::{Against, CheckRequest};

/// The maximum size of a file, in bytes.
const LARGEST: usize = 1 << 20;
/// The maximum number of sides.
const MOST_SIDES: usize = 8;

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Record {
    head: Head,
    /// The actions.
    changes: Vec<Change>,
}

/// The part of the file before the events.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    game: Option<String>,
    /// A name, ignored when playing.
    #[serde(default, rename = "name")]
    _name: Option<String>,
    /// A remark, ignored when playing.
    #[serde(default, rename = "note")]
    _note: Option<String>,
    mode: Option<String>,
    format: Option<String>,
    #[serde(alias = "limit")]
    points: Option<i32>,
    /// The spaces of a column in each half of the field.
    spaces: Option<u32>,
    #[serde(default, rename = "side")]
    sides: Vec<SideHead>,
}

/// A side, with its squad as pasted text.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SideHead {
    #[serde(alias = "player")]
    pub(super) name: String,
    pub(super) squad: String,
    #[serde(default)]
    pub(super) team: Option<String>,
    /// A saved squad, used instead of the text.
    #[serde(skip)]
    pub(super) draft: Option<SquadDraft>,
}

/// The options for replaying a recorded game.
#[derive(Clone, Debug)]
pub struct RecordRequest {
    /// The game's id; by default that of the file.
    pub game: Option<String>,
    /// Whether to continue after a refused action.
    pub keep_going: bool,
}

/// The events of the file, with their positions.
#[derive(Deserialize)]
struct Events {
    #[serde(default, rename = "event", alias = "step", alias = "events")]
    events: Vec<Spanned<toml::Table>>,
}

/// The players with their squads, and the lines of those that couldn't be read.
pub(super) struct Seats {
    pub(super) game: Arc<LoadedGame>,
    pub(super) players: Vec<Player>,
    pub(super) unread: Vec<UnreadLine>,
}

impl Record {
    /// Parses a recorded game. `file` is its name in errors.
    ///
    /// # Errors
    /// Fails if the text isn't TOML or has unknown keys or values (the error contains the line and column), or if it
    /// is larger than 1 MiB.
    pub fn read(file: &str, text: &str) -> Result<Self, Error> {
        if text.len() > LARGEST {
            let (size, limit) = (text.len() as u64, LARGEST as u64);
            return Err(Error::FileTooLarge { file: file.to_owned(), size, limit });
        }
        let invalid = |offset: usize, reason: &str| {
            let before = text.get(..offset).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
            Error::RecordInvalid { file: file.to_owned(), line, column, reason: reason.to_owned() }
        };
        let whole = |error: toml::de::Error| invalid(error.span().map_or(0, |s| s.start), error.message());
        let mut table: toml::Table = toml::from_str(text).map_err(whole)?;
        let events: Events = toml::from_str(text).map_err(whole)?;
        for key in ["event", "events", "step"] {
            table.remove(key);
        }
        let at = |key: &str| text.find(key).unwrap_or(0);
        let head = Head::deserialize(toml::Value::Table(table)).map_err(|error| {
            let named = error.message().split('`').nth(1).map_or(0, at);
            invalid(named, error.message())
        })?;
        if head.sides.len() > MOST_SIDES {
            return Err(invalid(at("side"), &format!("{} > {MOST_SIDES}", head.sides.len())));
        }
        let mut changes = Vec::new();
        for event in events.events {
            let start = event.span().start;
            let change = change_of(event.into_inner());
            changes.push(change.map_err(|error| invalid(start, error.message()))?);
        }
        Ok(Self { head, changes })
    }

    /// Resolves the players' squads, in this game or that of the file.
    pub(super) fn seats(&self, muster: &mut Muster, game: Option<&str>) -> Result<Seats, Error> {
        let head = &self.head;
        let against = Against { format: head.format.clone(), points: head.points, ..Against::default() };
        muster.seats(game.or(head.game.as_deref()), &against, &head.sides)
    }

    /// Returns what the players agreed on.
    pub(super) fn agreed(&self) -> Agreed<'_> {
        Agreed { mode: self.head.mode.as_deref(), limit: self.head.points, half: self.head.spaces }
    }

    /// Returns the actions.
    pub(super) fn changes(&self) -> &[Change] {
        &self.changes
    }
}

/// Parses an action from its keys and values.
///
/// # Errors
/// Fails if the action or one of its keys is unknown.
pub(super) fn change_of(mut table: toml::Table) -> Result<Change, toml::de::Error> {
    let anyway = table.remove("anyway").is_some_and(|said| said.as_bool() == Some(true));
    match table.get("do").and_then(toml::Value::as_str) {
        Some("undo") => Ok(Change::Undo),
        Some("redo") => Ok(Change::Redo),
        _ => {
            let tap = Box::new(Tap::deserialize(toml::Value::Table(table))?);
            Ok(if anyway { Change::Anyway(tap) } else { Change::Tap(tap) })
        }
    }
}

/// Replays a recorded game without saving it.
///
/// # Errors
/// Fails if the game is unknown, its packs don't describe how it is played, or a squad can't be read.
pub fn run(session: &mut Session, record: &Record, request: &RecordRequest) -> Result<PlayView, Error> {
    let Seats { game, players, unread } = record.seats(&mut session.muster, request.game.as_deref())?;
    let play = played(&game)?;
    let telling = Telling::new(session.speaker(&game), play);
    let table = Table { play, catalogue: &game.catalogue, words: &game.explained.glossary };
    let began = table.set_up(&players, record.agreed());
    let mut log = match began {
        Ok(began) => Log::new(began),
        Err(refusals) => return Ok(PlayView { unread, ..PlayView::not_begun(&telling, play, &refusals) }),
    };
    let mut refused: Vec<(usize, Refusal)> = Vec::new();
    for (at, change) in record.changes.iter().enumerate() {
        answer_as_played(&mut log, &table, change);
        if let Err(refusal) = log.change(&table, change) {
            refused.push((at + 1, refusal));
            if !request.keep_going {
                break;
            }
        }
    }
    let refused = refused.iter().map(|(step, refusal)| telling.refused(*step, refusal)).collect();
    Ok(PlayView { unread, refused, ..telling.view(&log) })
}

/// Answers what a recorded game leaves open before it goes on: the damage that it tells was taken, so that no save was made.
pub(super) fn answer_as_played(log: &mut Log, table: &Table<'_>, next: &Change) {
    let (Change::Tap(tap) | Change::Anyway(tap)) = next else { return };
    if matches!(**tap, Tap::Answer { .. } | Tap::Spend { .. }) {
        return;
    }
    while let Some(ask) = log.state().held.as_ref().and_then(Held::must).map(|ask| ask.number) {
        let failed = Tap::Answer {
            ask: Some(ask),
            word: None,
            figure: None,
            result: Some(Outcome::Failed),
            rolls: None,
            chosen: None,
        };
        if log.change(table, &Change::Tap(Box::new(failed))).is_err() {
            return;
        }
    }
}

/// Returns how a game is played.
///
/// # Errors
/// Fails if the game's packs don't describe that.
pub(super) fn played(game: &LoadedGame) -> Result<&Play, Error> {
    let name = || game.catalogue.game().name.clone();
    game.play.as_ref().ok_or_else(|| Error::NoTable(name()))
}

impl Muster {
    /// Resolves the players' squads. If no game is named, the first squad determines it.
    pub(super) fn seats(
        &mut self,
        named: Option<&str>,
        against: &Against,
        sides: &[SideHead],
    ) -> Result<Seats, Error> {
        let (mut players, mut unread) = (Vec::new(), Vec::new());
        let mut game = named.map(|name| self.game(Some(name))).transpose()?;
        for side in sides {
            if let Some(draft) = &side.draft {
                if game.is_none() {
                    game = Some(self.game(Some(draft.game.as_str()))?);
                }
                let (name, team) = (side.name.clone(), side.team.clone());
                players.push(Player { name, team, draft: draft.clone() });
                continue;
            }
            let request = CheckRequest {
                game: game.as_ref().map(|game| game.catalogue.game().id.to_string()),
                against: against.clone(),
                ..CheckRequest::default()
            };
            let checked = self.check_bytes(&side.name, side.squad.as_bytes(), &request)?;
            let lines = checked.source.unresolved.iter();
            unread.extend(lines.map(|line| UnreadLine {
                side: side.name.clone(),
                line: line.line,
                text: line.text.clone(),
            }));
            players.push(Player {
                name: side.name.clone(),
                team: side.team.clone(),
                draft: checked.source.draft.clone(),
            });
            game.get_or_insert(checked.game);
        }
        let game = game.map_or_else(|| self.game(None), Ok)?;
        Ok(Seats { game, players, unread })
    }
}
