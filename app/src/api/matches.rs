//! The log of matches: listing, noting, removing, standings, export.

use muster_rules::matches::{Decide, MatchFormat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::game::Named;
use crate::collection::Exported;
use crate::error::Error;
use crate::matches::{GameScoreView, MatchNote, MatchSpan, MatchView, ResultView, StandingsView};
use crate::muster::Muster;
use crate::session::Session;

/// How a game's matches are scored.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct MatchFormatView {
    /// How many games a match has at most.
    pub games: usize,
    /// What decides it: the scores added up, or the games won.
    #[ts(type = "'total' | 'games'")]
    pub decide: Decide,
}

/// Which matches.
#[derive(Clone, Debug, Deserialize, TS)]
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

/// Matches, and what a new one may name.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchList {
    /// The matches asked for, the last played first.
    pub matches: Vec<MatchView>,
    /// How many the game has in all.
    pub total: usize,
    /// Everybody with whom the game was played, those met last first.
    pub opponents: Vec<String>,
    /// The saved squads of the game, those saved last first.
    pub squads: Vec<Named>,
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
    /// The id of the squad that was fielded; null for none. The one that is noted already stays as it was.
    pub squad: Option<String>,
    /// The scores of its games.
    pub scores: Vec<GameScoreView>,
    /// A note.
    pub note: String,
}

/// A match by its id.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MatchRequest {
    /// The id.
    pub id: String,
}

/// A match to be brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackMatch {
    /// The match's id.
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
    pub scores: Vec<GameScoreView>,
}

/// Where to export a log to.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportMatches {
    /// Which matches.
    pub matches: MatchesRequest,
    /// The file.
    pub path: String,
}

impl From<MatchFormat> for MatchFormatView {
    fn from(format: MatchFormat) -> Self {
        Self { games: format.most_games(), decide: format.decide }
    }
}

impl From<MatchesRequest> for MatchSpan {
    fn from(request: MatchesRequest) -> Self {
        Self { from: request.from, to: request.to, opponent: request.opponent }
    }
}

/// The matches of a game.
///
/// # Errors
/// There is no such game, it keeps no log, a day is none, or those of the database.
pub(crate) fn matches(session: &mut Session, request: MatchesRequest) -> Result<MatchList, Error> {
    let game = session.game(&request.game)?;
    let format = session.muster.match_format(&game)?;
    let id = game.catalogue.game().id.clone();
    let total = session.muster.matches(&game, &MatchSpan::default())?.len();
    let rows = session.muster.matches(&game, &request.into())?;
    let squads = session.muster.squads(Some(id.as_str()))?;
    let opponents = session.muster.opponents(&id)?;
    let speaker = session.speaker(&game);
    Ok(MatchList {
        matches: rows.iter().map(|row| MatchView::new(row, &format, &speaker)).collect(),
        total,
        opponents,
        squads: squads.into_iter().map(|s| Named { id: s.uuid.to_string(), name: s.name }).collect(),
    })
}

/// Notes a match, or changes what is noted of one.
///
/// # Errors
/// It can't be a match of the game, there is none of the id, or those of the database.
pub(crate) fn save(session: &mut Session, request: SaveMatch) -> Result<MatchView, Error> {
    let note = MatchNote {
        opponent: request.opponent,
        date: request.date,
        squad: request.squad,
        scores: request.scores.iter().map(|s| (s.mine, s.theirs)).collect(),
        note: request.note,
    };
    let game = session.game(&request.game)?;
    shown(session, |muster| match request.id {
        Some(id) => muster.change_match(&id, note),
        None => muster.note_match(&game, note),
    })
}

/// Removes a match; it can be brought back.
///
/// # Errors
/// There is none of the id, or those of the database.
pub(crate) fn remove(session: &mut Session, request: MatchRequest) -> Result<MatchView, Error> {
    shown(session, |muster| muster.remove_match(&request.id))
}

/// Brings a removed match back, or what one said before.
///
/// # Errors
/// There is no such match or revision, or those of the database.
pub(crate) fn bring_back(session: &mut Session, request: BringBackMatch) -> Result<MatchView, Error> {
    shown(session, |muster| muster.restore_match(&request.id, request.revision))
}

/// What scores come to that somebody is typing.
///
/// # Errors
/// There is no such game, it keeps no log, or they can't be the scores of a match.
pub(crate) fn score(session: &mut Session, request: ScoreRequest) -> Result<ResultView, Error> {
    let game = session.game(&request.game)?;
    ResultView::of_typed(&session.muster.match_format(&game)?, &request.scores)
}

/// What matches come to.
///
/// # Errors
/// As for [`matches`].
pub(crate) fn standings(session: &mut Session, request: MatchesRequest) -> Result<StandingsView, Error> {
    let game = session.game(&request.game)?;
    let standings = session.muster.standings(&game, &request.into())?;
    Ok(StandingsView::new(&standings, &session.speaker(&game)))
}

/// Writes matches to a file.
///
/// # Errors
/// As for [`matches`], or the file can't be written.
pub(crate) fn export(session: &mut Session, request: ExportMatches) -> Result<Exported, Error> {
    let game = session.game(&request.matches.game)?;
    let (text, rows) = session.muster.export_matches(&game, &request.matches.into())?;
    Exported::new(&session.muster, text, rows, Some(request.path.into()))
}

/// Does something to a match and says what it says then.
fn shown(
    session: &mut Session,
    work: impl FnOnce(&mut Muster) -> Result<muster_db::table::match_played::MatchRow, Error>,
) -> Result<MatchView, Error> {
    let row = work(&mut session.muster)?;
    let game = session.game(row.entry.game.as_str())?;
    let format = session.muster.match_format(&game)?;
    Ok(MatchView::new(&row, &format, &session.speaker(&game)))
}
