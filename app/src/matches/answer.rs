//! The answers about matches and standings, shared by the window and the terminal. Ids and English names are
//! language-independent; only the `local_name` and `map_name` fields are in the reader's language.

use chrono::{DateTime, Utc};
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchRow, MissionPlayed};
use muster_rules::id::{EndingId, FigureId, GameId, MatchMissionId, slug};
use muster_rules::matches::{GameScore, MatchFormat, MatchResult, Player, Record, Standings};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use crate::base::speaker::Speaker;

/// A match in the log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchView {
    /// The match's id.
    pub id: String,
    /// The game's id.
    pub game: GameId,
    /// The day it was played, as `2026-05-17`.
    pub date: String,
    /// The opponent's name.
    pub opponent: String,
    /// A snapshot of the fielded army; null if none was recorded.
    pub army: Option<ArmyView>,
    /// The mission; null if none was recorded.
    pub mission: Option<PlayedMissionView>,
    /// The player with the initiative in the first round; null if not recorded.
    pub initiative: Option<Player>,
    /// One score per game of the match.
    pub scores: Vec<GameScore>,
    /// How each game ended; null if not recorded.
    pub reasons: Vec<Option<ReasonView>>,
    /// The result of those scores.
    pub result: MatchResult,
    /// Free text.
    pub note: String,
    /// The number of its revision, from 1.
    pub revision: u32,
    /// When it was last changed.
    pub updated: String,
    /// Whether two machines changed it concurrently, so that the user has to choose a version.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

/// A mission that was played, with its map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayedMissionView {
    /// The mission's id.
    pub id: MatchMissionId,
    /// The English name; the last known one if the pack lacks the mission.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The map's name in the reader's language.
    pub map_name: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ReasonView {
    /// The ending's id.
    pub id: EndingId,
    /// The English name; the id if the pack lacks the ending.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
}

/// A snapshot of an army.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ArmyView {
    /// The saved squad's id; the squad may have been deleted since.
    pub squad: String,
    /// The squad's name at the time.
    pub name: String,
    /// Its figures.
    pub members: Vec<MatchMember>,
}

/// A figure of an army, with its count.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchMember {
    /// The figure's id.
    pub figure: FigureId,
    /// The English name; the last known one if the catalogue lacks the figure.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The number of copies.
    pub count: u32,
}

/// The matches that pass a filter, with the choices for a new one.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchList {
    /// The matches, the most recently played first.
    pub matches: Vec<MatchView>,
    /// The number of matches of the game, ignoring the filter.
    pub total: usize,
    /// All opponents in this game, the most recently met first.
    pub opponents: Vec<String>,
    /// The game's saved squads, the most recently saved first.
    pub squads: Vec<FieldedSquad>,
}

/// A saved squad that may have been fielded.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FieldedSquad {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// When it was created.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
}

/// A match with its earlier revisions.
#[derive(Clone, Debug, Serialize)]
pub struct MatchHistory {
    /// The current content.
    #[serde(flatten)]
    pub now: MatchView,
    /// The earlier revisions, the latest first.
    pub earlier: Vec<MatchRevision>,
}

/// An earlier revision of a match.
#[derive(Clone, Debug, Serialize)]
pub struct MatchRevision {
    /// The number of the revision, from 1.
    pub revision: u32,
    /// When it was made.
    pub updated: String,
    /// The day it was played, as `2026-05-17`.
    pub date: String,
    /// The opponent's name.
    pub opponent: String,
    /// The army that was fielded.
    pub army: Option<Army>,
    /// The mission that was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<MissionPlayed>,
    /// The player with the initiative in the first round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Player>,
    /// One score per game of the match.
    pub scores: Vec<GameScore>,
    /// Free text.
    pub note: String,
}

/// A win/loss record, with derived ratios.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct RecordView {
    /// The counts.
    #[serde(flatten)]
    pub record: Record,
    /// The share of matches won, from 0 to 1.
    pub share: f64,
    /// The user's average points per match.
    pub average: f64,
}

/// The record against one opponent.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpponentStanding {
    /// The name as last entered.
    pub name: String,
    /// The record of the matches against them.
    pub record: RecordView,
}

/// The record of one figure.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FigureStanding {
    /// The figure's id.
    pub figure: FigureId,
    /// The English name; the last known one if the catalogue lacks the figure.
    pub name: String,
    /// The name in the reader's language.
    pub local_name: String,
    /// The record of the matches in which it was fielded.
    pub record: RecordView,
}

/// The record of one month.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MonthStanding {
    /// The month, `2026-05`.
    pub month: String,
    /// The record of that month's matches.
    pub record: RecordView,
}

/// The standings of a set of matches.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StandingsView {
    /// The record of all of them.
    pub all: RecordView,
    /// Per opponent, the most frequent first.
    pub opponents: Vec<OpponentStanding>,
    /// Per figure, the most frequently fielded first.
    pub figures: Vec<FigureStanding>,
    /// Per month, the latest first.
    pub months: Vec<MonthStanding>,
}

impl MatchView {
    pub(super) fn new(row: MatchRow, format: &MatchFormat, speaker: &Speaker<'_>) -> Self {
        let entry = row.entry;
        let member = |m: ArmyMember| {
            let (name, local_name) = names(speaker, &m.figure, &m.name);
            MatchMember { figure: m.figure, name, local_name, count: m.count }
        };
        let army = entry.army.map(|army| ArmyView {
            squad: army.squad.to_string(),
            name: army.name,
            members: army.members.into_iter().map(member).collect(),
        });
        Self {
            id: row.uuid.to_string(),
            game: entry.game,
            date: entry.played_on,
            opponent: entry.opponent,
            army,
            reasons: entry.scores.iter().map(|score| reason(score, format, speaker)).collect(),
            result: format.result(&entry.scores),
            mission: entry.mission.map(|played| played_mission(played, speaker)),
            initiative: entry.initiative,
            scores: entry.scores,
            note: entry.note,
            revision: row.revision,
            updated: row.updated.to_rfc3339(),
            twice: false,
        }
    }
}

impl MatchRevision {
    pub(super) fn new(revision: u32, updated: String, entry: MatchEntry) -> Self {
        let MatchEntry { game: _, opponent, played_on: date, army, mission, initiative, scores, note } =
            entry;
        Self { revision, updated, date, opponent, army, mission, initiative, scores, note }
    }
}

impl From<Record> for RecordView {
    fn from(record: Record) -> Self {
        Self { record, share: record.share(), average: record.average() }
    }
}

impl StandingsView {
    pub(super) fn new(standings: Standings, speaker: &Speaker<'_>) -> Self {
        let opponents = standings.opponents.into_iter();
        let months = standings.months.into_iter();
        let figures = standings.figures.into_iter().map(|f| {
            let (name, local_name) = names(speaker, &f.figure, &f.name);
            FigureStanding { figure: f.figure, name, local_name, record: f.record.into() }
        });
        Self {
            all: standings.all.into(),
            opponents: opponents
                .map(|o| OpponentStanding { name: o.name, record: o.record.into() })
                .collect(),
            figures: figures.collect(),
            months: months.map(|m| MonthStanding { month: m.month, record: m.record.into() }).collect(),
        }
    }
}

fn played_mission(played: MissionPlayed, speaker: &Speaker<'_>) -> PlayedMissionView {
    let (name, map) = match speaker.game.grounds.mission(&played.mission) {
        Some((map, mission)) => (mission.name.clone(), map.name.clone()),
        None => (played.name, played.map),
    };
    PlayedMissionView {
        id: played.mission,
        local_name: speaker.game_word("match", &slug(&name), &name),
        map_name: speaker.game_word("map", &slug(&map), &map),
        name,
    }
}

pub(super) fn reason(score: &GameScore, format: &MatchFormat, speaker: &Speaker<'_>) -> Option<ReasonView> {
    let id = score.ending.as_ref()?.how.clone();
    let name = format.ending(&id).map_or_else(|| id.to_string(), |ending| ending.name.clone());
    let local_name = speaker.naming().word_or("ending", id.as_str(), &name);
    Some(ReasonView { id, name, local_name })
}

/// Returns a figure's English and local names; `last` for both if the catalogue lacks it.
fn names(speaker: &Speaker<'_>, figure: &FigureId, last: &str) -> (String, String) {
    match speaker.game.catalogue.figure(figure) {
        Some(known) => (known.name.clone(), speaker.figure(figure)),
        None => (last.to_owned(), last.to_owned()),
    }
}
