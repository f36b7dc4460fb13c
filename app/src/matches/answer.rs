//! Matches and standings as both shells get them. Ids and English names in them are the same in every
//! language; only `local_name` is in the reader's.

use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchRow, MissionPlayed};
use muster_rules::id::{EndingId, FigureId, GameId, MatchMissionId, slug};
use muster_rules::matches::{GameScore, MatchFormat, MatchResult, Player, Record, Standings};
use serde::Serialize;
use ts_rs::TS;

use crate::games::Named;
use crate::speaker::Speaker;

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchView {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: GameId,
    /// The day, `2026-05-17`.
    pub date: String,
    /// With whom it was played.
    pub opponent: String,
    /// What was fielded, as it was then; null where nobody noted it.
    pub army: Option<ArmyView>,
    /// What was played; null where nobody noted it.
    pub mission: Option<PlayedMissionView>,
    /// Who had the initiative in the first round; null where nobody noted it.
    pub initiative: Option<Player>,
    /// The scores of its games.
    pub scores: Vec<GameScore>,
    /// How each of its games ended; null where nobody noted it.
    pub reasons: Vec<Option<ReasonView>>,
    /// What they come to.
    pub result: MatchResult,
    /// A note.
    pub note: String,
    /// The number of its revision, from 1.
    pub revision: u32,
    /// When it was last changed.
    pub updated: String,
    /// Whether two machines noted it differently, and somebody has to choose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

/// A map's mission that was played.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PlayedMissionView {
    /// The mission's id.
    pub id: MatchMissionId,
    /// What it is called in English, the last known name where the pack lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// What its map is called in the reader's language.
    pub map_name: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ReasonView {
    /// The ending's id.
    pub id: EndingId,
    /// What it is called in English; its id where the pack lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ArmyView {
    /// The saved squad's id; the squad may be gone.
    pub squad: String,
    /// What it was called.
    pub name: String,
    /// Who was in it.
    pub members: Vec<MatchMember>,
}

/// A member of an army.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchMember {
    /// The figure's id.
    pub figure: FigureId,
    /// Its English name, the last known one where the catalogue lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How many of it.
    pub count: u32,
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

/// A match with all that was ever noted of it.
#[derive(Clone, Debug, Serialize)]
pub struct MatchHistory {
    /// What it says now.
    #[serde(flatten)]
    pub now: MatchView,
    /// What it said before, the last first.
    pub earlier: Vec<MatchRevision>,
}

/// What a match said before.
#[derive(Clone, Debug, Serialize)]
pub struct MatchRevision {
    /// The number of the revision, from 1.
    pub revision: u32,
    /// When it was made.
    pub updated: String,
    /// The day, `2026-05-17`.
    pub date: String,
    /// With whom it was played.
    pub opponent: String,
    /// What was fielded.
    pub army: Option<Army>,
    /// What was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<MissionPlayed>,
    /// Who had the initiative in the first round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Player>,
    /// The scores of its games.
    pub scores: Vec<GameScore>,
    /// A note.
    pub note: String,
}

/// How matches ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct RecordView {
    /// In whole numbers.
    #[serde(flatten)]
    pub record: Record,
    /// The share of matches that were won, from 0 to 1.
    pub share: f64,
    /// One's own points of a match, on average.
    pub average: f64,
}

/// The record against an opponent.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpponentStanding {
    /// As last written.
    pub name: String,
    /// How the matches ended.
    pub record: RecordView,
}

/// The record of a figure.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FigureStanding {
    /// The figure's id.
    pub figure: FigureId,
    /// Its English name, the last known one where the catalogue lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How the matches ended in which it was fielded.
    pub record: RecordView,
}

/// The record of a month.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MonthStanding {
    /// The month, `2026-05`.
    pub month: String,
    /// How its matches ended.
    pub record: RecordView,
}

/// What matches come to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StandingsView {
    /// All of them.
    pub all: RecordView,
    /// By opponent: those met most often first.
    pub opponents: Vec<OpponentStanding>,
    /// By figure: those fielded most often first.
    pub figures: Vec<FigureStanding>,
    /// By month, the latest first.
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

/// A figure's English name and the reader's: what was last known where the catalogue lacks it.
fn names(speaker: &Speaker<'_>, figure: &FigureId, last: &str) -> (String, String) {
    match speaker.game.catalogue.figure(figure) {
        Some(known) => (known.name.clone(), speaker.figure(figure)),
        None => (last.to_owned(), last.to_owned()),
    }
}
