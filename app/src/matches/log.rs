//! The log: noting, changing, removing and listing matches, and what they come to.

use chrono::Local;
use muster_db::pack::LoadedGame;
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchFilter, MatchRow};
use muster_db::{Database, DbError};
use muster_rules::matches::{
    self, Decides, GameEnding, GameScore, MatchFormat, MatchResult, PlayedMatch, Player,
};
use serde::Deserialize;
use ts_rs::TS;

use super::answer::{MatchHistory, MatchList, MatchRevision, MatchView, StandingsView};
use crate::day;
use crate::error::{Error, Kind, Unfit};
use crate::games::Named;
use crate::muster::Muster;
use crate::session::Session;

/// Which matches.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct MatchesRequest {
    /// The game's id.
    pub game: String,
    /// Played on this day or later, `2026-05-17`.
    #[serde(default)]
    pub from: Option<String>,
    /// Played on this day or before.
    #[serde(default)]
    pub to: Option<String>,
    /// Played with this opponent.
    #[serde(default)]
    pub opponent: Option<String>,
}

/// A match to be noted, or what a noted one is to say.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveMatch {
    /// The game's id.
    pub game: String,
    /// The match's id; null for a new one.
    pub id: Option<String>,
    /// With whom it was played.
    pub opponent: String,
    /// The day, `2026-05-17`.
    pub date: String,
    /// The saved squad that was fielded, by its id or name; null for none. The one that is noted already
    /// stays as it was.
    pub squad: Option<String>,
    /// The scores of its games.
    pub scores: Vec<ScoreInput>,
    /// A note.
    pub note: String,
}

/// The points of a game as somebody typed them: they may be none.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct ScoreInput {
    /// One's own.
    pub mine: i64,
    /// The opponent's.
    pub theirs: i64,
    /// How the game ended; null where nobody says it.
    #[serde(default)]
    #[ts(optional)]
    pub ending: Option<GameEnding>,
}

/// A match by its id, or by how that begins.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MatchRequest {
    /// The id.
    pub id: String,
}

/// A match to be brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackMatch {
    /// The match's id, or how that begins.
    pub id: String,
    /// The revision that it is to say again; null for what it says now.
    pub revision: Option<u32>,
}

/// Scores that somebody is typing.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ScoreRequest {
    /// The game's id.
    pub game: String,
    /// The scores of its games.
    pub scores: Vec<ScoreInput>,
}

/// A game's matches, the last played first.
///
/// # Errors
/// There is no such game, it keeps no log, a day is none, or those of the database.
pub fn matches(session: &mut Session, request: MatchesRequest) -> Result<MatchList, Error> {
    let game = session.game(&request.game)?;
    let format = format_of(&game)?;
    let rows = rows(&mut session.muster, &game, &request)?;
    let id = &game.catalogue.game().id;
    let database = session.muster.database()?;
    let total = database.matches(id, &MatchFilter::default())?.len();
    let squads = database.squads(Some(id))?;
    let opponents = database.opponents(id)?;
    let speaker = session.speaker(&game);
    Ok(MatchList {
        matches: rows.into_iter().map(|row| MatchView::new(row, &format, &speaker)).collect(),
        total,
        opponents,
        squads: squads.into_iter().map(|s| Named { id: s.uuid.to_string(), name: s.name }).collect(),
    })
}

/// A match with what it said before.
///
/// # Errors
/// There is none of the id, several, or those of the database.
pub fn show(session: &mut Session, request: MatchRequest) -> Result<MatchHistory, Error> {
    let row = find(&mut session.muster, &request.id)?;
    let said = session.muster.database()?.match_revisions(row.uuid)?;
    let earlier = (1_u32..).zip(said).filter(|(number, _)| *number != row.revision);
    let mut earlier: Vec<_> =
        earlier.map(|(number, (made, entry))| MatchRevision::new(number, made.to_rfc3339(), entry)).collect();
    earlier.reverse();
    Ok(MatchHistory { now: view(session, row)?, earlier })
}

/// Notes a match, or changes what is noted of one. An army that stays the same stays as it was when the
/// match was noted, whatever became of its squad.
///
/// # Errors
/// It can't be a match of the game, there is none of the id, or those of the database.
pub fn save(session: &mut Session, request: SaveMatch) -> Result<MatchView, Error> {
    let game = session.game(&request.game)?;
    let row = session.muster.atomically(|muster| match &request.id {
        Some(id) => change(muster, id, &request),
        None => {
            let now = muster.now();
            let database = muster.database()?;
            let army = request.squad.as_deref().map(|squad| army(database, &game, squad)).transpose()?;
            Ok(database.add_match(&entry(&game, &request, army, &[])?, now)?)
        }
    })?;
    view(session, row)
}

/// Removes a match from the log; it can be brought back.
///
/// # Errors
/// There is none of the id, several, or those of the database.
pub fn remove(session: &mut Session, request: MatchRequest) -> Result<MatchView, Error> {
    let row = find(&mut session.muster, &request.id)?;
    let now = session.muster.now();
    session.muster.database()?.remove_match(row.uuid, true, now)?;
    view(session, row)
}

/// Brings a removed match back, or has a match say again what it said in an earlier revision.
///
/// # Errors
/// There is no such match or revision, or those of the database.
pub fn bring_back(session: &mut Session, request: BringBackMatch) -> Result<MatchView, Error> {
    let row = session.muster.atomically(|muster| {
        let now = muster.now();
        let database = muster.database()?;
        let id = database.find_match(&request.id)?;
        if let Some(revision) = request.revision {
            database.restore_match_revision(id, revision, now)?;
        }
        database.remove_match(id, false, now)?;
        Ok(database.match_played(id)?)
    })?;
    view(session, row)
}

/// What scores come to that somebody is typing.
///
/// # Errors
/// There is no such game, it keeps no log, or they can't be the scores of a match.
pub fn score(session: &mut Session, request: ScoreRequest) -> Result<MatchResult, Error> {
    let format = format_of(&*session.game(&request.game)?)?;
    Ok(format.result(&scores(&format, &request.scores, &[])?))
}

/// What matches come to.
///
/// # Errors
/// As for [`matches`].
pub fn standings(session: &mut Session, request: MatchesRequest) -> Result<StandingsView, Error> {
    let game = session.game(&request.game)?;
    let rows = rows(&mut session.muster, &game, &request)?;
    let played: Vec<_> = rows.into_iter().map(|row| as_played(row.entry)).collect();
    let standings = matches::standings(&format_of(&game)?, &played);
    Ok(StandingsView::new(standings, &session.speaker(&game)))
}

/// How a game's matches are scored.
pub(super) fn format_of(game: &LoadedGame) -> Result<MatchFormat, Error> {
    let data = game.catalogue.game();
    data.matches.clone().ok_or_else(|| Error::NoMatchLog(data.name.clone()))
}

/// The rows of the matches asked for, the last played first.
pub(super) fn rows(
    muster: &mut Muster,
    game: &LoadedGame,
    request: &MatchesRequest,
) -> Result<Vec<MatchRow>, Error> {
    format_of(game)?;
    let day = |text: &Option<String>| -> Result<Option<String>, Error> {
        Ok(text.as_deref().map(day::read).transpose()?.map(|day| day.to_string()))
    };
    let (from, to) = (day(&request.from)?, day(&request.to)?);
    let filter = MatchFilter { from, to, opponent: request.opponent.clone() };
    Ok(muster.database()?.matches(&game.catalogue.game().id, &filter)?)
}

fn find(muster: &mut Muster, wanted: &str) -> Result<MatchRow, Error> {
    let database = muster.database()?;
    let id = database.find_match(wanted)?;
    Ok(database.match_played(id)?)
}

fn view(session: &Session, row: MatchRow) -> Result<MatchView, Error> {
    let game = session.game(row.entry.game.as_str())?;
    Ok(MatchView::new(row, &format_of(&game)?, &session.speaker(&game)))
}

fn change(muster: &mut Muster, wanted: &str, note: &SaveMatch) -> Result<MatchRow, Error> {
    let row = find(muster, wanted)?;
    let said = row.entry.scores;
    let game = muster.game(Some(row.entry.game.as_str()))?;
    let now = muster.now();
    let database = muster.database()?;
    let same = |a: &Army| note.squad.as_deref().is_some_and(|squad| a.squad.to_string() == squad);
    let army = match (row.entry.army, &note.squad) {
        (Some(kept), _) if same(&kept) => Some(kept),
        (_, squad) => squad.as_deref().map(|squad| army(database, &game, squad)).transpose()?,
    };
    Ok(database.change_match(row.uuid, &entry(&game, note, army, &said)?, now)?)
}

fn as_played(entry: MatchEntry) -> PlayedMatch {
    let members = entry.army.into_iter().flat_map(|army| army.members);
    PlayedMatch {
        opponent: entry.opponent,
        figures: members.map(|m| (m.figure, m.name)).collect(),
        scores: entry.scores,
    }
}

/// A saved squad as it is now.
fn army(database: &Database, game: &LoadedGame, wanted: &str) -> Result<Army, Error> {
    let id = database.find_squad(wanted).map_err(|error| match error {
        DbError::NotFound { wanted, .. } => {
            Error::NotOneOf { kind: Kind::Squad, name: wanted, known: Vec::new() }
        }
        other => other.into(),
    })?;
    let draft = database.squad(id)?.draft;
    if draft.game != game.catalogue.game().id {
        return Err(Error::SquadOfAnotherGame {
            squad: draft.name,
            game: game.catalogue.game().name.clone(),
        });
    }
    let mut members: Vec<ArmyMember> = Vec::new();
    for member in draft.members {
        if let Some(there) = members.iter_mut().find(|m| m.figure == member.figure) {
            there.count = there.count.saturating_add(member.count);
            continue;
        }
        let known = game.catalogue.figure(&member.figure).map(|f| f.name.clone());
        let name = known.or(member.last_name).unwrap_or_else(|| member.figure.to_string());
        members.push(ArmyMember { figure: member.figure, name, count: member.count });
    }
    Ok(Army { squad: id, name: draft.name, members })
}

/// What is to be noted; `said` are the scores that the match had.
fn entry(
    game: &LoadedGame,
    note: &SaveMatch,
    army: Option<Army>,
    said: &[GameScore],
) -> Result<MatchEntry, Error> {
    let opponent = note.opponent.split_whitespace().collect::<Vec<_>>().join(" ");
    if opponent.is_empty() {
        return Err(Error::Unfit { what: Unfit::Opponent, value: note.opponent.clone() });
    }
    Ok(MatchEntry {
        game: game.catalogue.game().id.clone(),
        opponent,
        played_on: day::read(&note.date)?.to_string(),
        army,
        scores: scores(&format_of(game)?, &note.scores, said)?,
        note: note.note.trim().to_owned(),
    })
}

/// The scores of a match, if they can be those of one. An ending that it had may stay, whatever became of the
/// pack.
fn scores(format: &MatchFormat, typed: &[ScoreInput], said: &[GameScore]) -> Result<Vec<GameScore>, Error> {
    let most = format.most_games();
    if typed.len() > most {
        return Err(Error::TooManyGames { given: typed.len(), most });
    }
    if typed.is_empty() {
        return Err(Error::NoScore);
    }
    let score = |typed: &ScoreInput| {
        let (mine, theirs) = (typed.mine, typed.theirs);
        let points = |points: i64| {
            let unfit = || Error::Unfit { what: Unfit::Score, value: format!("{mine}:{theirs}") };
            u32::try_from(points).map_err(|_| unfit())
        };
        let score = GameScore { mine: points(mine)?, theirs: points(theirs)?, ending: typed.ending.clone() };
        if !said.contains(&score) {
            can_end(format, &score)?;
        }
        Ok(score)
    };
    typed.iter().map(score).collect()
}

/// Refuses an ending that the game doesn't have, or that isn't told whole.
fn can_end(format: &MatchFormat, score: &GameScore) -> Result<(), Error> {
    let Some(told) = &score.ending else { return Ok(()) };
    let Some(ending) = format.ending(&told.how) else {
        let known = format.endings.iter().map(|e| e.id.to_string()).collect();
        return Err(Error::NotOneOf { kind: Kind::Ending, name: told.how.to_string(), known });
    };
    if ending.fits(told.winner, score.mine, score.theirs) {
        return Ok(());
    }
    let what = match ending.decides {
        Decides::Points => Unfit::EndingByPoints,
        Decides::Tie if score.mine != score.theirs => Unfit::EndingOfTie,
        Decides::Winner | Decides::Tie => Unfit::EndingWinner,
    };
    Err(Error::Unfit { what, value: ending.id.to_string() })
}

/// How a game ended, as it is typed in a terminal: its id, and behind a colon who won, `me` or `opponent`.
///
/// # Errors
/// Somebody else is named.
pub fn read_ending(text: &str) -> Result<GameEnding, Error> {
    let (how, winner) =
        text.split_once([':', '：']).map_or((text, None), |(how, who)| (how, Some(who.trim())));
    let winner = match winner {
        None => None,
        Some("me") => Some(Player::Mine),
        Some("opponent") => Some(Player::Theirs),
        Some(_) => return Err(Error::Unfit { what: Unfit::EndingWinner, value: text.to_owned() }),
    };
    Ok(GameEnding { how: how.trim().into(), winner })
}

/// A score as people write it, one's own points first: `12:9`, `12-9`.
///
/// # Errors
/// It is none. Whether the points can be those of a game shows when the match is noted.
pub fn read_score(text: &str) -> Result<ScoreInput, Error> {
    let parts = text.split_once([':', '：']).or_else(|| text.split_once(['-', '–']));
    let read = |points: &str| points.trim().parse::<i64>().ok();
    let score = parts.and_then(|(mine, theirs)| {
        Some(ScoreInput { mine: read(mine)?, theirs: read(theirs)?, ending: None })
    });
    score.ok_or_else(|| Error::Unfit { what: Unfit::Score, value: text.to_owned() })
}

/// The present day where the user is, as it is kept.
#[must_use]
pub fn today() -> String {
    Local::now().date_naive().to_string()
}
