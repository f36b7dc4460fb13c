//! Matches and standings as the window and programs get them. Ids and English names in them are the
//! same in every language; only `local_name` is in the reader's.

use muster_db::table::match_played::{ArmyMember, MatchRow};
use muster_rules::id::FigureId;
use muster_rules::matches::{GameScore, MatchFormat, Record, Standings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::store::scores;
use crate::error::Error;
use crate::speaker::Speaker;

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MatchView {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The day, `2026-05-17`.
    pub date: String,
    /// With whom it was played.
    pub opponent: String,
    /// What was fielded, as it was then; null where nobody noted it.
    pub army: Option<ArmyView>,
    /// The scores of its games.
    pub scores: Vec<GameScoreView>,
    /// What they come to.
    pub result: ResultView,
    /// A note.
    pub note: String,
    /// The number of its revision, from 1.
    pub revision: u32,
    /// When it was last changed.
    pub updated: String,
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
    pub figure: String,
    /// Its English name, the last known one where the catalogue lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How many of it.
    pub count: u32,
}

/// The score of a game, as typed: it may be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameScoreView {
    /// One's own points.
    #[ts(type = "number")]
    pub mine: i64,
    /// The opponent's.
    #[ts(type = "number")]
    pub theirs: i64,
}

/// What scores come to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct ResultView {
    /// `won`, `drawn` or `lost`.
    #[ts(type = "'won' | 'drawn' | 'lost'")]
    pub outcome: &'static str,
    /// One's own points of all games.
    #[ts(type = "number")]
    pub mine: u64,
    /// The opponent's.
    #[ts(type = "number")]
    pub theirs: u64,
    /// How many games were won.
    pub games_won: u32,
    /// How many were lost.
    pub games_lost: u32,
}

/// How matches ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct RecordView {
    /// How many were played.
    pub played: u32,
    /// How many were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
    /// One's own points of all of them.
    #[ts(type = "number")]
    pub points_for: u64,
    /// The opponents'.
    #[ts(type = "number")]
    pub points_against: u64,
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
    pub figure: String,
    /// Its English name, the last known one where the catalogue lacks it.
    pub name: String,
    /// What it is called in the reader's language.
    pub local_name: String,
    /// How the matches ended in which it was fielded.
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
}

impl MatchView {
    /// Says a match.
    #[must_use]
    pub fn new(row: &MatchRow, format: &MatchFormat, speaker: &Speaker<'_>) -> Self {
        let entry = &row.entry;
        let member = |m: &ArmyMember| {
            let (name, local_name) = names(speaker, &m.figure, &m.name);
            MatchMember { figure: m.figure.to_string(), name, local_name, count: m.count }
        };
        let army = entry.army.as_ref().map(|army| ArmyView {
            squad: army.squad.to_string(),
            name: army.name.clone(),
            members: army.members.iter().map(member).collect(),
        });
        let score = |s: &GameScore| GameScoreView { mine: s.mine.into(), theirs: s.theirs.into() };
        Self {
            id: row.uuid.to_string(),
            game: entry.game.to_string(),
            date: entry.played_on.clone(),
            opponent: entry.opponent.clone(),
            army,
            scores: entry.scores.iter().map(score).collect(),
            result: ResultView::new(format, &entry.scores),
            note: entry.note.clone(),
            revision: row.revision,
            updated: row.updated.to_rfc3339(),
        }
    }
}

impl ResultView {
    fn new(format: &MatchFormat, scores: &[GameScore]) -> Self {
        let result = format.result(scores);
        Self {
            outcome: result.outcome.as_str(),
            mine: result.mine,
            theirs: result.theirs,
            games_won: result.games_won,
            games_lost: result.games_lost,
        }
    }

    /// What scores come to that somebody is typing.
    ///
    /// # Errors
    /// They can't be those of a match.
    pub fn of_typed(format: &MatchFormat, typed: &[GameScoreView]) -> Result<Self, Error> {
        let typed: Vec<_> = typed.iter().map(|s| (s.mine, s.theirs)).collect();
        Ok(Self::new(format, &scores(*format, &typed)?))
    }
}

impl RecordView {
    fn new(record: &Record) -> Self {
        Self {
            played: record.played,
            won: record.won,
            drawn: record.drawn,
            lost: record.lost,
            points_for: record.points_for,
            points_against: record.points_against,
            share: record.share(),
            average: record.average(),
        }
    }
}

impl StandingsView {
    /// Says standings.
    #[must_use]
    pub fn new(standings: &Standings, speaker: &Speaker<'_>) -> Self {
        let opponents = standings.opponents.iter();
        let opponents =
            opponents.map(|o| OpponentStanding { name: o.name.clone(), record: RecordView::new(&o.record) });
        let figures = standings.figures.iter().map(|f| {
            let (name, local_name) = names(speaker, &f.figure, &f.name);
            let record = RecordView::new(&f.record);
            FigureStanding { figure: f.figure.to_string(), name, local_name, record }
        });
        Self {
            all: RecordView::new(&standings.all),
            opponents: opponents.collect(),
            figures: figures.collect(),
        }
    }
}

/// A figure's English name and the reader's: what was last known where the catalogue lacks it.
fn names(speaker: &Speaker<'_>, figure: &FigureId, last: &str) -> (String, String) {
    match speaker.game.catalogue.figure(figure) {
        Some(known) => (known.name.clone(), speaker.figure(figure)),
        None => (last.to_owned(), last.to_owned()),
    }
}
