//! Records games at the table in the match log, and computes statistics from them.

use std::collections::BTreeMap;

use muster_db::entry::id_of;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::PlayLog;
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry};
use muster_rules::id::{EndingId, FigureId};
use muster_rules::matches::{Decides, GameEnding, GameScore, MatchFormat, Player};
use muster_rules::play::event::SideNo;
use muster_rules::play::state::{Over, Standing, State};
use muster_rules::play::tap::Seat;
use muster_rules::play::{Change, Tap};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::logged;
use super::store::{Kept, KeptPlay};
use crate::base::day;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::matches::{MatchView, RecordView, format_of, mission_of, result_of};

/// The ending of a game that the players stopped with a winner.
const STOPPED: &str = "stopped";

/// A request to record a game in the match log.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct LogPlay {
    /// The game's id or name.
    pub id: String,
    /// The player whose match log it is; null for the first.
    #[serde(default)]
    pub mine: Option<String>,
    /// The day it was played; null for today.
    #[serde(default)]
    pub date: Option<String>,
    /// The winner, if the game isn't over yet; null for the player with more points.
    #[serde(default)]
    pub winner: Option<String>,
    /// The ending's id, if the game isn't over yet.
    #[serde(default)]
    pub reason: Option<String>,
    /// The id or name of the mission that was played.
    #[serde(default)]
    pub mission: Option<String>,
    /// Free text.
    #[serde(default)]
    pub note: String,
}

/// The result of recording a game in the match log.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlayLogged {
    /// The game's final state.
    pub play: KeptPlay,
    /// The recorded match; null if the game couldn't be ended.
    #[serde(rename = "match")]
    pub logged: Option<MatchView>,
}

/// Records a game in the match log, ending it first if it isn't over. A game is one match: if it was continued and
/// ended again, that match is revised. All of it is saved, or nothing.
///
/// # Errors
/// Fails as [`play`] does, or if the game keeps no match log or the day can't be parsed.
pub fn log_play(session: &mut Session, request: LogPlay) -> Result<PlayLogged, Error> {
    let mut kept = Kept::find(&mut session.muster, &request.id)?;
    let (mut done, mut ended) = (None, None);
    if kept.log.state().over.is_none() {
        let winner = request.winner.clone().map(Seat::Name);
        let reason = request.reason.as_deref().map(EndingId::from);
        let decided = match kept.decide(session, &Change::Tap(Box::new(Tap::End { winner, reason })))? {
            Ok(decided) => decided,
            Err(refused) => return Ok(PlayLogged { play: *refused, logged: None }),
        };
        kept.log.entries.push(decided.entry.clone());
        (done, ended) = (decided.done, Some(decided.entry));
    }
    let over = kept.log.state().over.is_some();
    let entry = match over && (ended.is_some() || logged::has_gone_on(&mut session.muster, &kept)?) {
        true => Some(entry_of(session, &kept, &request)?),
        false => None,
    };
    let played = session.muster.atomically(|muster| {
        if let Some(ended) = &ended {
            kept.save(muster, ended)?;
        }
        entry.as_ref().map(|entry| record(muster, &kept, entry)).transpose()
    })?;
    kept.played = played.or(kept.played);
    kept.summary.entries += u32::from(ended.is_some());
    let logged = kept.played.filter(|_| over);
    let logged = logged.map(|played| crate::matches::found(session, &played.to_string())).transpose()?;
    Ok(PlayLogged { play: kept.answer(session, done)?, logged })
}

/// Adds a game's match to the log, or revises it.
fn record(muster: &mut Muster, kept: &Kept, entry: &MatchEntry) -> Result<Uuid, Error> {
    let now = muster.now();
    let database = muster.database()?;
    let id = kept.summary.uuid;
    if let Some(played) = kept.played {
        return Ok(database.change_match(played, entry, now)?.uuid);
    }
    // Derived, so that whoever ends this game on another machine records the same match.
    let row = database.put_match(id_of(&("match-of-play", id))?, entry, now)?;
    database.log_play(id, row.uuid, now)?;
    Ok(row.uuid)
}

/// Returns the match log entry of a finished game. What the request doesn't say stays as it was recorded before.
fn entry_of(session: &mut Session, kept: &Kept, request: &LogPlay) -> Result<MatchEntry, Error> {
    let format = format_of(&kept.game)?;
    let database = session.muster.database()?;
    let before = kept.played.map(|played| database.match_played(played)).transpose()?.map(|row| row.entry);
    let speaker = session.speaker(&kept.game);
    let state = kept.log.state();
    let army_of = before.as_ref().and_then(|before| Some(before.army.as_ref()?.name.as_str()));
    let mine = mine(&state, request.mine.as_deref().or(army_of));
    let today = || session.muster.now().date_naive().to_string();
    let played_on = request.date.as_deref().map(day::read).transpose()?;
    let outcome = Outcome::new(&format, &state, mine);
    let mission = request.mission.as_deref().map(|mission| mission_of(&speaker, mission)).transpose()?;
    let said = MatchEntry {
        game: kept.game.catalogue.game().id.clone(),
        opponent: outcome.opponent,
        played_on: played_on.map_or_else(today, |day| day.to_string()),
        army: outcome.army,
        mission,
        initiative: None,
        scores: outcome.scores,
        note: request.note.trim().to_owned(),
    };
    let Some(before) = before else { return Ok(said) };
    Ok(MatchEntry {
        played_on: if played_on.is_some() { said.played_on } else { before.played_on },
        mission: said.mission.or(before.mission),
        initiative: before.initiative,
        note: if said.note.is_empty() { before.note } else { said.note },
        ..said
    })
}

/// What a match says of a game because of how that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    opponent: String,
    army: Option<Army>,
    scores: Vec<GameScore>,
}

impl Outcome {
    pub(super) fn new(format: &MatchFormat, state: &State, mine: SideNo) -> Self {
        let opponents: Vec<_> =
            state.opponents(mine).map(|side| state.sides[side].seated.name.clone()).collect();
        let score = |over: &Over| {
            let sum = |side: &SideNo| over.points.get(*side).copied().unwrap_or(0);
            let own: i64 = (0..state.sides.len())
                .filter(|side| state.team(*side) == state.team(mine))
                .map(|s| sum(&s))
                .sum();
            let theirs: i64 = state.opponents(mine).map(|side| sum(&side)).sum();
            let points = |points: i64| u32::try_from(points.max(0)).unwrap_or(u32::MAX);
            let side = |team| if Some(team) == state.team(mine) { Player::Mine } else { Player::Theirs };
            GameScore {
                ending: ending(format, over, over.team.map(side), own, theirs),
                mine: points(own),
                theirs: points(theirs),
            }
        };
        let scores = state.games.iter().map(score).collect();
        Self { opponent: opponents.join(", "), army: Some(army(state, mine)), scores }
    }

    pub(super) fn of(entry: &MatchEntry) -> Self {
        let MatchEntry { opponent, army, scores, .. } = entry.clone();
        Self { opponent, army, scores }
    }
}

/// Returns the side whose match log it is.
pub(super) fn mine(state: &State, named: Option<&str>) -> SideNo {
    let seat = named.map(|name| muster_rules::play::tap::Seat::Name(name.to_owned()));
    seat.and_then(|seat| state.seat(&seat).ok()).unwrap_or(0)
}

fn ending(
    format: &MatchFormat,
    over: &Over,
    player: Option<Player>,
    own: i64,
    theirs: i64,
) -> Option<GameEnding> {
    let by_points = match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => Some(Player::Mine),
        std::cmp::Ordering::Less => Some(Player::Theirs),
        std::cmp::Ordering::Equal => None,
    };
    let Some(how) = &over.how else {
        // A player gave up, so the points don't determine the winner.
        return (player != by_points).then(|| GameEnding { how: EndingId::from(STOPPED), winner: player });
    };
    let decides = format.ending(how).map_or(Decides::Points, |ending| ending.decides);
    let winner = if decides == Decides::Points && player == by_points { None } else { player };
    Some(GameEnding { how: how.clone(), winner })
}

/// Returns the army that was fielded at the start.
fn army(state: &State, mine: SideNo) -> Army {
    let mut members = Vec::<ArmyMember>::new();
    let own =
        state.figures.iter().filter(|figure| figure.piece.side == mine && figure.piece.arrived.is_none());
    for figure in own {
        match members.iter_mut().find(|member| member.figure == figure.piece.figure) {
            Some(member) => member.count += 1,
            None => members.push(ArmyMember {
                figure: figure.piece.figure.clone(),
                name: muster_rules::play::names::base(&figure.piece.name).to_owned(),
                count: 1,
            }),
        }
    }
    Army { squad: Uuid::nil(), name: state.sides[mine].seated.name.clone(), members }
}

/// A request for the statistics of games at the table.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct PlayStatsRequest {
    /// The game's id.
    pub game: String,
}

/// Statistics of the games at the table that are recorded in the match log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayStats {
    /// The number of games.
    pub games: u32,
    /// The user's own figures, the most frequently fielded first.
    pub figures: Vec<FigureStats>,
    /// Records by opponent, from all matches of the log.
    pub opponents: Vec<NamedRecord>,
    /// Records by map, from all matches of the log that name one.
    pub maps: Vec<NamedRecord>,
}

/// Statistics of one figure.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FigureStats {
    /// The figure's id.
    pub figure: FigureId,
    /// The English name.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The number of copies fielded in all games.
    pub fielded: u32,
    /// The number of copies still on the table at the end.
    pub survived: u32,
    /// The ratio of `survived` to `fielded`, from 0 to 1.
    pub survival: f64,
    /// The points scored by defeating figures.
    pub points: i64,
    /// The points per fielded copy.
    pub points_each: f64,
}

/// The record against an opponent or on a map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct NamedRecord {
    /// The opponent's or the map's name.
    pub name: String,
    /// The record of those matches.
    pub record: RecordView,
}

/// Computes statistics of a game's recorded games at the table.
///
/// # Errors
/// Fails if the game is unknown or keeps no match log, or the database can't be read.
#[allow(clippy::cast_precision_loss, reason = "shares are shown with one digit behind the point")]
pub fn play_stats(session: &mut Session, request: PlayStatsRequest) -> Result<PlayStats, Error> {
    let game = session.game(&request.game)?;
    let id = game.catalogue.game().id.clone();
    let database = session.muster.database()?;
    let plays = database.kept_things(KeptKind::Play)?;
    let mut sums = BTreeMap::<FigureId, (String, u32, u32, i64)>::new();
    let mut games = 0;
    for play in plays.into_iter().filter(|play| play.game == id) {
        let Some(played) = logged::in_log(database, play.uuid)? else { continue };
        let state = database.log::<PlayLog>(play.uuid)?.state();
        // The name of the army in the log identifies the user's side.
        let named = database.match_played(played)?.entry.army.map(|army| army.name);
        let mine = mine(&state, named.as_deref());
        games += 1;
        let own = |figure: &&Standing| figure.piece.side == mine;
        for figure in state.figures.iter().filter(own) {
            let gave = state.figures.iter().filter(|fell| fell.by == Some(figure.number));
            let points: i64 = gave
                .flat_map(|fell| &fell.gave)
                .filter(|(side, _)| *side == mine)
                .map(|(_, points)| points)
                .sum();
            let name = muster_rules::play::names::base(&figure.piece.name).to_owned();
            let sum = sums.entry(figure.piece.figure.clone()).or_insert((name, 0, 0, 0));
            sum.1 += 1;
            sum.2 += u32::from(figure.is_there());
            sum.3 += points;
        }
    }
    let (opponents, maps) = result_of(&mut session.muster, &game)?;
    let speaker = session.speaker(&game);
    let figures = sums.into_iter().map(|(figure, (name, fielded, survived, points))| FigureStats {
        local_name: if game.catalogue.figure(&figure).is_some() {
            speaker.figure(&figure)
        } else {
            name.clone()
        },
        figure,
        name,
        fielded,
        survived,
        survival: f64::from(survived) / f64::from(fielded.max(1)),
        points,
        points_each: points as f64 / f64::from(fielded.max(1)),
    });
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by(|a, b| b.fielded.cmp(&a.fielded).then_with(|| b.points.cmp(&a.points)));
    let named = |list: Vec<(String, _)>| {
        list.into_iter()
            .map(|(name, record)| NamedRecord { name, record: RecordView::from(record) })
            .collect()
    };
    Ok(PlayStats { games, figures, opponents: named(opponents), maps: named(maps) })
}
