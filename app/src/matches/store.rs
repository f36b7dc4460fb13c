//! Matches kept: noted, changed, removed, looked at.

use chrono::Local;
use muster_db::pack::LoadedGame;
use muster_db::table::match_played::{Army, ArmyMember, MatchEntry, MatchFilter, MatchRow};
use muster_db::{Database, DbError};
use muster_rules::id::GameId;
use muster_rules::matches::{GameScore, MatchFormat, PlayedMatch, Standings, standings};

use crate::day;
use crate::error::{Error, Kind, Unfit};
use crate::muster::Muster;

/// A match as somebody types it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchNote {
    /// With whom it was played.
    pub opponent: String,
    /// The day, `2026-05-17`.
    pub date: String,
    /// The saved squad that was fielded, by its name or id.
    pub squad: Option<String>,
    /// One's own points and the opponent's, game by game.
    pub scores: Vec<(i64, i64)>,
    /// A note.
    pub note: String,
}

/// Which matches are meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchSpan {
    /// Played on this day or later, `2026-05-17`.
    pub from: Option<String>,
    /// Played on this day or before.
    pub to: Option<String>,
    /// Played with this opponent.
    pub opponent: Option<String>,
}

impl Muster {
    /// How a game's matches are scored.
    ///
    /// # Errors
    /// [`Error::NoMatchLog`] where the game keeps no log of them.
    pub fn match_format(&self, game: &LoadedGame) -> Result<MatchFormat, Error> {
        let data = game.catalogue.game();
        data.matches.ok_or_else(|| Error::NoMatchLog(data.name.clone()))
    }

    /// Notes a match.
    ///
    /// # Errors
    /// The game keeps no log, what was typed is no match, or those of the database.
    pub fn note_match(&mut self, game: &LoadedGame, note: MatchNote) -> Result<MatchRow, Error> {
        let format = self.match_format(game)?;
        let now = self.now();
        let database = self.database()?;
        let army = note.squad.as_deref().map(|squad| army(database, game, squad)).transpose()?;
        Ok(database.add_match(&entry(game, format, note, army)?, now)?)
    }

    /// Changes what is noted of a match. An army that stays the same stays as it was when the match was
    /// noted, whatever became of its squad.
    ///
    /// # Errors
    /// As for [`note_match`](Self::note_match), or there is no such match.
    pub fn change_match(&mut self, wanted: &str, note: MatchNote) -> Result<MatchRow, Error> {
        self.atomically(|muster| muster.change_match_of(wanted, note))
    }

    fn change_match_of(&mut self, wanted: &str, note: MatchNote) -> Result<MatchRow, Error> {
        let row = self.match_of(wanted)?;
        let game = self.game(Some(row.entry.game.as_str()))?;
        let format = self.match_format(&game)?;
        let now = self.now();
        let database = self.database()?;
        let same = |a: &Army| note.squad.as_deref().is_some_and(|squad| a.squad.to_string() == squad);
        let army = match (row.entry.army, &note.squad) {
            (Some(kept), _) if same(&kept) => Some(kept),
            (_, squad) => squad.as_deref().map(|squad| army(database, &game, squad)).transpose()?,
        };
        Ok(database.change_match(row.uuid, &entry(&game, format, note, army)?, now)?)
    }

    /// A game's matches, the last played first.
    ///
    /// # Errors
    /// The game keeps no log, a day of the span is none, or those of the database.
    pub fn matches(&mut self, game: &LoadedGame, span: &MatchSpan) -> Result<Vec<MatchRow>, Error> {
        self.match_format(game)?;
        let day = |text: &Option<String>| -> Result<Option<String>, Error> {
            Ok(text.as_deref().map(day::read).transpose()?.map(|day| day.to_string()))
        };
        let filter =
            MatchFilter { from: day(&span.from)?, to: day(&span.to)?, opponent: span.opponent.clone() };
        Ok(self.database()?.matches(&game.catalogue.game().id, &filter)?)
    }

    /// Everybody with whom a game was played, those met last first.
    ///
    /// # Errors
    /// Those of the database.
    pub fn opponents(&mut self, game: &GameId) -> Result<Vec<String>, Error> {
        Ok(self.database()?.opponents(game)?)
    }

    /// The match of this id, or whose id begins so.
    ///
    /// # Errors
    /// There is none, or several.
    pub fn match_of(&mut self, wanted: &str) -> Result<MatchRow, Error> {
        let database = self.database()?;
        let id = database.find_match(wanted)?;
        Ok(database.match_played(id)?)
    }

    /// Removes a match from the log; it can be brought back.
    ///
    /// # Errors
    /// There is none of this id, or several.
    pub fn remove_match(&mut self, wanted: &str) -> Result<MatchRow, Error> {
        let (row, now) = (self.match_of(wanted)?, self.now());
        self.database()?.remove_match(row.uuid, true, now)?;
        Ok(row)
    }

    /// Brings a removed match back, or has a match say again what it said in an earlier revision.
    ///
    /// # Errors
    /// There is no such match or revision.
    pub fn restore_match(&mut self, wanted: &str, revision: Option<u32>) -> Result<MatchRow, Error> {
        self.atomically(|muster| {
            let now = muster.now();
            let database = muster.database()?;
            let id = database.find_match(wanted)?;
            if let Some(revision) = revision {
                database.restore_match_revision(id, revision, now)?;
            }
            database.remove_match(id, false, now)?;
            Ok(database.match_played(id)?)
        })
    }

    /// What a match said before, each with the number and the time of its revision, the last first.
    ///
    /// # Errors
    /// Those of the database.
    pub fn match_history(&mut self, row: &MatchRow) -> Result<Vec<(u32, String, MatchEntry)>, Error> {
        let said = self.database()?.match_revisions(row.uuid)?;
        let earlier = (1_u32..).zip(said).filter(|(number, _)| *number != row.revision);
        let mut earlier: Vec<_> =
            earlier.map(|(number, (made, entry))| (number, made.to_rfc3339(), entry)).collect();
        earlier.reverse();
        Ok(earlier)
    }

    /// What a game's matches come to.
    ///
    /// # Errors
    /// As for [`matches`](Self::matches).
    pub fn standings(&mut self, game: &LoadedGame, span: &MatchSpan) -> Result<Standings, Error> {
        let format = self.match_format(game)?;
        let rows = self.matches(game, span)?;
        let played: Vec<_> = rows.into_iter().map(|row| as_played(row.entry)).collect();
        Ok(standings(&format, &played))
    }
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

fn entry(
    game: &LoadedGame,
    format: MatchFormat,
    note: MatchNote,
    army: Option<Army>,
) -> Result<MatchEntry, Error> {
    let opponent = note.opponent.split_whitespace().collect::<Vec<_>>().join(" ");
    if opponent.is_empty() {
        return Err(Error::Unfit { what: Unfit::Opponent, value: note.opponent });
    }
    Ok(MatchEntry {
        game: game.catalogue.game().id.clone(),
        opponent,
        played_on: day::read(&note.date)?.to_string(),
        army,
        scores: scores(format, &note.scores)?,
        note: note.note.trim().to_owned(),
    })
}

/// The scores of a match, if they can be those of one.
pub(super) fn scores(format: MatchFormat, typed: &[(i64, i64)]) -> Result<Vec<GameScore>, Error> {
    let most = format.most_games();
    if typed.len() > most {
        return Err(Error::TooManyGames { given: typed.len(), most });
    }
    if typed.is_empty() {
        return Err(Error::NoScore);
    }
    let score = |&(mine, theirs): &(i64, i64)| {
        let points = |points: i64| {
            let unfit = || Error::Unfit { what: Unfit::Score, value: format!("{mine}:{theirs}") };
            u32::try_from(points).map_err(|_| unfit())
        };
        Ok(GameScore { mine: points(mine)?, theirs: points(theirs)? })
    };
    typed.iter().map(score).collect()
}

/// A score as people write it, one's own points first: `12:9`, `12-9`.
///
/// # Errors
/// It is none. Whether the points can be those of a game shows when the match is noted.
pub fn read_score(text: &str) -> Result<(i64, i64), Error> {
    let parts = text.split_once([':', '：']).or_else(|| text.split_once(['-', '–']));
    let read = |points: &str| points.trim().parse::<i64>().ok();
    let score = parts.and_then(|(mine, theirs)| Some((read(mine)?, read(theirs)?)));
    score.ok_or_else(|| Error::Unfit { what: Unfit::Score, value: text.to_owned() })
}

/// The present day where the user is, as it is kept.
#[must_use]
pub fn today() -> String {
    Local::now().date_naive().to_string()
}
