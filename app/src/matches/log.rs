//! The match log: adding, changing, removing and listing matches, and their standings.

use muster_db::entry::Noun;
use muster_db::pack::LoadedGame;
use muster_db::table::kept::KeptKind;
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchFilter, MatchRow, MissionPlayed};
use muster_db::{Database, DbError};
use muster_rules::fold::fold;
use muster_rules::id::{EndingId, MatchMissionId, ModeId, slug};
use muster_rules::matches::{
    self, Decides, Ending, GameEnding, GameScore, MatchFormat, MatchMission, MatchResult, PlayedMatch,
    Player, TieBreak,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::answer::{
    FieldedSquad, MatchHistory, MatchList, MatchRevision, MatchView, ReasonView, StandingsView, reason,
};
use crate::base::day;
use crate::base::error::{Error, Kind, Unfit};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::Words;

/// Win/loss records, each with the name of the opponent or the id of the map it belongs to.
pub(crate) type Records = Vec<(String, muster_rules::matches::Record)>;

/// A filter for the match log of one game.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct MatchesRequest {
    /// The game's id.
    pub game: String,
    /// The earliest day to include, as `2026-05-17`.
    #[serde(default)]
    pub from: Option<String>,
    /// The latest day to include.
    #[serde(default)]
    pub to: Option<String>,
    /// The opponent's name.
    #[serde(default)]
    pub opponent: Option<String>,
}

/// A new match, or the new content of an existing one.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveMatch {
    /// The game's id.
    pub game: String,
    /// The match's id; null to add a match.
    pub id: Option<String>,
    /// The opponent's name.
    pub opponent: String,
    /// The day it was played, as `2026-05-17`.
    pub date: String,
    /// The id or name of the saved squad that was fielded; null for none. Naming the squad already recorded keeps the
    /// snapshot of its army.
    pub squad: Option<String>,
    /// One score per game of the match.
    pub scores: Vec<ScoreInput>,
    /// The id or name of the mission; null if not given. The mission already recorded is accepted even if the pack no
    /// longer contains it.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub mission: Option<String>,
    /// The player with the initiative in the first round; null if not given.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub initiative: Option<Player>,
    /// Free text.
    pub note: String,
}

/// The points of one game as entered, not validated yet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct ScoreInput {
    /// The user's points.
    pub mine: i64,
    /// The opponent's.
    pub theirs: i64,
    /// How the game ended; null to derive it from the points and `ties`.
    #[serde(default)]
    #[ts(optional)]
    pub ending: Option<GameEnding>,
    /// The numbers compared to break a tie. They determine the ending if `ending` isn't given.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<TieBreak>>")]
    pub ties: Vec<TieBreak>,
}

/// A reference to one match.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct MatchRequest {
    /// The match's id or a unique prefix of it.
    pub id: String,
}

/// A request to restore a match.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackMatch {
    /// The match's id or a unique prefix of it.
    pub id: String,
    /// The revision to return to; null to keep the current content.
    pub revision: Option<u32>,
}

/// A request to evaluate scores while they are being entered.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ScoreRequest {
    /// The game's id.
    pub game: String,
    /// One score per game of the match.
    pub scores: Vec<ScoreInput>,
    /// The mission's id or name. Its mode determines the points needed to win.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub mission: Option<String>,
}

/// The result of a set of scores, and how each game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Scored {
    /// The winner and the margin.
    #[serde(flatten)]
    pub result: MatchResult,
    /// How each game ended; null if it wasn't given and can't be derived.
    pub reasons: Vec<Option<ReasonView>>,
}

/// Returns the matches of a game, the most recently played first.
///
/// # Errors
/// Fails if the game is unknown or keeps no match log, a day can't be parsed, or the database can't be read.
pub fn matches(session: &mut Session, request: MatchesRequest) -> Result<MatchList, Error> {
    let game = session.game(&request.game)?;
    let format = format_of(&game)?;
    let rows = rows(&mut session.muster, &game, &request)?;
    let id = &game.catalogue.game().id;
    let database = session.muster.database()?;
    let total = database.count_matches(id)?;
    let squads = database.squads(Some(id))?;
    let opponents = database.opponents(id)?;
    let forked = database.forked(Noun::MatchVersion)?;
    let speaker = session.speaker(&game);
    let view = |row| {
        let view = MatchView::new(row, &format, &speaker);
        MatchView { twice: forked.contains(&view.id), ..view }
    };
    Ok(MatchList {
        matches: rows.into_iter().map(view).collect(),
        total,
        opponents,
        squads: squads
            .into_iter()
            .map(|s| FieldedSquad { id: s.uuid, name: s.name, created: s.created })
            .collect(),
    })
}

/// Returns a match with its earlier revisions.
pub fn show(session: &mut Session, request: MatchRequest) -> Result<MatchHistory, Error> {
    let row = find(&mut session.muster, &request.id)?;
    let said = session.muster.database()?.match_revisions(row.uuid)?;
    let earlier = (1_u32..).zip(said).filter(|(number, _)| *number != row.revision);
    let mut earlier: Vec<_> =
        earlier.map(|(number, (made, entry))| MatchRevision::new(number, made.to_rfc3339(), entry)).collect();
    earlier.reverse();
    Ok(MatchHistory { now: view(session, row)?, earlier })
}

/// Adds a match, or changes an existing one. If the army stays the same, its snapshot is kept even if the squad
/// has changed since.
///
/// # Errors
/// Fails if the input isn't a valid match of the game, the id is unknown, or the database can't be written.
pub fn save(session: &mut Session, request: SaveMatch) -> Result<MatchView, Error> {
    let game = session.game(&request.game)?;
    let words = session.words;
    let row = session.muster.atomically(|muster| match &request.id {
        Some(id) => change(muster, &words, id, &request),
        None => {
            let now = muster.now();
            let database = muster.database()?;
            let army = request.squad.as_deref().map(|squad| army(database, &game, squad)).transpose()?;
            let speaker = Speaker::new(&words, &game, &game.names);
            Ok(database.add_match(&entry(&speaker, &request, army, None)?, now)?)
        }
    })?;
    view(session, row)
}

/// Restores a removed match, or returns a match to an earlier revision.
///
/// # Errors
/// Fails if the match or revision doesn't exist, or the database can't be written.
pub fn bring_back(session: &mut Session, request: BringBackMatch) -> Result<MatchView, Error> {
    let row = session.muster.atomically(|muster| {
        let now = muster.now();
        let database = muster.database()?;
        let id = database.find_id(KeptKind::Match, &request.id)?;
        if let Some(revision) = request.revision {
            database.restore_match_revision(id, revision, now)?;
        }
        database.remove_kept(KeptKind::Match, id, false, now)?;
        Ok(database.match_played(id)?)
    })?;
    view(session, row)
}

/// Evaluates scores while they are being entered.
///
/// # Errors
/// Fails if the game is unknown or keeps no match log, or the scores aren't valid for a match.
pub fn score(session: &mut Session, request: ScoreRequest) -> Result<Scored, Error> {
    let game = session.game(&request.game)?;
    let format = format_of(&game)?;
    let speaker = session.speaker(&game);
    let mission = request.mission.as_deref().map(|mission| mission_of(&speaker, mission)).transpose()?;
    let mode = mission.and_then(|mission| mode_of(&game, &mission));
    let scores = scores(&format, mode.as_ref(), &request.scores, &[])?;
    let reasons = scores.iter().map(|score| reason(score, &format, &speaker)).collect();
    Ok(Scored { result: format.result(&scores), reasons })
}

/// Returns the win/loss records of the matches that pass the filter.
pub fn standings(session: &mut Session, request: MatchesRequest) -> Result<StandingsView, Error> {
    let game = session.game(&request.game)?;
    let rows = rows(&mut session.muster, &game, &request)?;
    let played: Vec<_> = rows.into_iter().map(|row| as_played(row.entry)).collect();
    let standings = matches::standings(&format_of(&game)?, &played);
    Ok(StandingsView::new(standings, &session.speaker(&game)))
}

/// Returns how a game's matches are scored.
pub(crate) fn format_of(game: &LoadedGame) -> Result<MatchFormat, Error> {
    let data = game.catalogue.game();
    data.matches.clone().ok_or_else(|| Error::NoMatchLog(data.name.clone()))
}

/// Returns the matches that pass the filter, the most recently played first.
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

/// Returns the match with this id.
pub(crate) fn found(session: &mut Session, id: &str) -> Result<MatchView, Error> {
    let row = find(&mut session.muster, id)?;
    view(session, row)
}

/// Returns the records of a game's log by opponent and by map, the most frequent first.
pub(crate) fn result_of(muster: &mut Muster, game: &LoadedGame) -> Result<(Records, Records), Error> {
    let format = format_of(game)?;
    let request = MatchesRequest { game: game.catalogue.game().id.to_string(), ..MatchesRequest::default() };
    let rows = rows(muster, game, &request)?;
    // Standings are computed per opponent, so pass the map's id as the opponent.
    let at = rows.iter().filter_map(|row| Some((row.entry.mission.as_ref()?.map.clone(), &row.entry)));
    let at: Vec<_> =
        at.map(|(map, entry)| PlayedMatch { opponent: map, ..as_played(entry.clone()) }).collect();
    let met: Vec<_> = rows.iter().map(|row| as_played(row.entry.clone())).collect();
    let records = |played: &[PlayedMatch]| {
        matches::standings(&format, played).opponents.into_iter().map(|o| (o.name, o.record)).collect()
    };
    Ok((records(&met), records(&at)))
}

fn find(muster: &mut Muster, wanted: &str) -> Result<MatchRow, Error> {
    let database = muster.database()?;
    let id = database.find_id(KeptKind::Match, wanted)?;
    Ok(database.match_played(id)?)
}

fn view(session: &Session, row: MatchRow) -> Result<MatchView, Error> {
    let game = session.game(row.entry.game.as_str())?;
    Ok(MatchView::new(row, &format_of(&game)?, &session.speaker(&game)))
}

fn change(muster: &mut Muster, words: &Words, wanted: &str, note: &SaveMatch) -> Result<MatchRow, Error> {
    let mut row = find(muster, wanted)?;
    let game = muster.game(Some(row.entry.game.as_str()))?;
    let now = muster.now();
    let database = muster.database()?;
    let same = |a: &Army| note.squad.as_deref().is_some_and(|squad| a.squad.to_string() == squad);
    let army = match (row.entry.army.take(), &note.squad) {
        (Some(kept), _) if same(&kept) => Some(kept),
        (_, squad) => squad.as_deref().map(|squad| army(database, &game, squad)).transpose()?,
    };
    let speaker = Speaker::new(words, &game, &game.names);
    Ok(database.change_match(row.uuid, &entry(&speaker, note, army, Some(&row.entry))?, now)?)
}

fn as_played(entry: MatchEntry) -> PlayedMatch {
    let members = entry.army.into_iter().flat_map(|army| army.members);
    PlayedMatch {
        month: entry.played_on.chars().take("2026-05".len()).collect(),
        opponent: entry.opponent,
        figures: members.map(|m| (m.figure, m.name)).collect(),
        scores: entry.scores,
    }
}

/// Returns a snapshot of a saved squad.
fn army(database: &Database, game: &LoadedGame, wanted: &str) -> Result<Army, Error> {
    let id = database.find_id(KeptKind::Squad, wanted).map_err(|error| match error {
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

/// Finds a mission by its id, or by its name in English or in the reader's language.
pub(crate) fn mission_of(speaker: &Speaker<'_>, wanted: &str) -> Result<MissionPlayed, Error> {
    let grounds = &speaker.game.grounds;
    let missions = || grounds.maps.iter().flat_map(|map| map.missions.iter().map(move |one| (map, one)));
    let folded = fold(wanted);
    let named = |mission: &MatchMission| {
        let told = speaker.game_word("match", &slug(&mission.name), &mission.name);
        fold(&mission.name) == folded || fold(&told) == folded
    };
    let by_id = grounds.mission(&MatchMissionId::from(wanted));
    let mut by_name = missions().filter(|(_, mission)| named(mission));
    let found = by_id.or_else(|| by_name.next().filter(|_| by_name.next().is_none()));
    let (map, mission) = found.ok_or_else(|| Error::NotOneOf {
        kind: Kind::Mission,
        name: wanted.to_owned(),
        known: Vec::new(),
    })?;
    let (name, map) = (mission.name.clone(), map.name.clone());
    Ok(MissionPlayed { mission: mission.id.clone(), name, map })
}

/// Returns the mode of a mission, which determines the points needed to win.
fn mode_of(game: &LoadedGame, played: &MissionPlayed) -> Option<ModeId> {
    game.grounds.mission(&played.mission).map(|(_, mission)| mission.mode.clone())
}

/// Builds the entry to store. `said` is the match's current content, if it exists already.
fn entry(
    speaker: &Speaker<'_>,
    note: &SaveMatch,
    army: Option<Army>,
    said: Option<&MatchEntry>,
) -> Result<MatchEntry, Error> {
    let (game, format) = (speaker.game, format_of(speaker.game)?);
    let kept = said.and_then(|said| said.mission.as_ref());
    let mission = match (&note.mission, kept) {
        (Some(wanted), Some(kept)) if kept.mission.as_str() == wanted => Some(kept.clone()),
        (wanted, _) => wanted.as_deref().map(|wanted| mission_of(speaker, wanted)).transpose()?,
    };
    let mode = mission.as_ref().and_then(|mission| mode_of(game, mission));
    let opponent = note.opponent.split_whitespace().collect::<Vec<_>>().join(" ");
    if opponent.is_empty() {
        return Err(Error::Unfit { what: Unfit::Opponent, value: note.opponent.clone() });
    }
    Ok(MatchEntry {
        game: game.catalogue.game().id.clone(),
        opponent,
        played_on: day::read(&note.date)?.to_string(),
        army,
        mission,
        initiative: note.initiative,
        scores: scores(&format, mode.as_ref(), &note.scores, said.map_or(&[], |said| &said.scores))?,
        note: note.note.trim().to_owned(),
    })
}

/// Validates the entered scores of a match.
pub(crate) fn scores_of(format: &MatchFormat, typed: &[ScoreInput]) -> Result<Vec<GameScore>, Error> {
    scores(format, None, typed, &[])
}

/// Validates the scores of a match. A score already in `said` is accepted as it is, even if the pack no longer has
/// its ending.
fn scores(
    format: &MatchFormat,
    mode: Option<&ModeId>,
    typed: &[ScoreInput],
    said: &[GameScore],
) -> Result<Vec<GameScore>, Error> {
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
        let (mine, theirs) = (points(mine)?, points(theirs)?);
        for tie in &typed.ties {
            ending_of(format, &tie.how)?;
        }
        let told = typed.ending.clone();
        let ending = told.or_else(|| format.conclusion(mode, [mine, theirs], &typed.ties));
        let score = GameScore { mine, theirs, ending };
        if !said.contains(&score) {
            can_end(format, mode, &score)?;
        }
        Ok(score)
    };
    typed.iter().map(score).collect()
}

/// Finds an ending of the game by its id.
fn ending_of<'a>(format: &'a MatchFormat, how: &EndingId) -> Result<&'a Ending, Error> {
    format.ending(how).ok_or_else(|| {
        let known = format.endings.iter().map(|e| &e.id);
        Error::not_one_of(Kind::Ending, how, known)
    })
}

/// Rejects an ending that the game lacks, that names no winner where it must, or that the points contradict.
fn can_end(format: &MatchFormat, mode: Option<&ModeId>, score: &GameScore) -> Result<(), Error> {
    let Some(told) = &score.ending else { return Ok(()) };
    let ending = ending_of(format, &told.how)?;
    let most = score.mine.max(score.theirs);
    if ending.reaches && format.win_at(mode).is_some_and(|points| most < points) {
        return Err(Error::Unfit { what: Unfit::EndingShort, value: ending.id.to_string() });
    }
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
