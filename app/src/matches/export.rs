//! Exports the log as CSV.

use std::path::PathBuf;

use muster_db::table::match_played::{Army, ArmyMember, MatchRow};
use muster_rules::id::EndingId;
use muster_rules::matches::MatchFormat;
use serde::Deserialize;
use ts_rs::TS;

use super::log::{MatchesRequest, format_of, rows};
use crate::base::cells;
use crate::base::error::Error;
use crate::base::exported::Exported;
use crate::base::session::Session;

/// A request to export the log.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportMatches {
    /// Which matches to export.
    pub matches: MatchesRequest,
    /// The file to write; null to return the table in the answer.
    pub path: Option<PathBuf>,
}

/// The columns before those of the single games.
const FIRST: [&str; 5] = ["date", "opponent", "outcome", "points", "points_against"];
/// The columns after them.
const LAST: [&str; 9] =
    ["army", "members", "figures", "note", "match", "reason", "map", "mission", "initiative"];

/// Exports a game's matches as CSV, the most recently played first.
///
/// # Errors
/// Fails if the game keeps no match log, a day can't be parsed, the file can't be written, or the database can't be
/// read.
pub fn export(session: &mut Session, request: ExportMatches) -> Result<Exported, Error> {
    let ExportMatches { matches: request, path } = request;
    let game = session.game(&request.game)?;
    let format = format_of(&game)?;
    let matches = rows(&mut session.muster, &game, &request)?;
    // A match may have been recorded when the format allowed more games.
    let games = matches.iter().map(|m| m.entry.scores.len()).max().unwrap_or(0).max(format.most_games());
    let heads = (1..=games).flat_map(|n| [format!("game_{n}"), format!("game_{n}_against")]);
    let mut table: Vec<Vec<String>> =
        vec![FIRST.map(str::to_owned).into_iter().chain(heads).chain(LAST.map(str::to_owned)).collect()];
    let cells = |row: &MatchRow| {
        let entry = &row.entry;
        let result = format.result(&entry.scores);
        let mut cells = vec![
            entry.played_on.clone(),
            entry.opponent.clone(),
            result.outcome.as_str().to_owned(),
            result.mine.to_string(),
            result.theirs.to_string(),
        ];
        for game in 0..games {
            let score = entry.scores.get(game);
            cells.push(score.map(|s| s.mine.to_string()).unwrap_or_default());
            cells.push(score.map(|s| s.theirs.to_string()).unwrap_or_default());
        }
        let army = entry.army.as_ref();
        cells.push(army.map(|a| a.name.clone()).unwrap_or_default());
        cells.push(army.map(members).unwrap_or_default());
        cells.push(army.map(figures).unwrap_or_default());
        cells.push(entry.note.clone());
        cells.push(row.uuid.to_string());
        cells.push(reasons(row, &format));
        let mission = entry.mission.as_ref();
        cells.push(mission.map(|played| played.map.clone()).unwrap_or_default());
        cells.push(mission.map(|played| played.name.clone()).unwrap_or_default());
        cells.push(entry.initiative.map(|player| player.as_str().to_owned()).unwrap_or_default());
        cells
    };
    table.extend(matches.iter().map(cells));
    Exported::new(&session.muster, cells::for_people(&table)?, matches.len(), path)
}

/// Returns how the games of a match ended, in English.
fn reasons(row: &MatchRow, format: &MatchFormat) -> String {
    let endings = row.entry.scores.iter().filter_map(|s| s.ending.as_ref());
    let name = |how: &EndingId| format.ending(how).map_or_else(|| how.to_string(), |e| e.name.clone());
    endings.map(|e| name(&e.how)).collect::<Vec<_>>().join("; ")
}

/// Formats an army as `Clone Trooper × 3; Yoda`. The separator isn't a comma since names contain commas.
fn members(army: &Army) -> String {
    let one = |m: &ArmyMember| match m.count {
        1 => m.name.clone(),
        count => format!("{} × {count}", m.name),
    };
    army.members.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn figures(army: &Army) -> String {
    army.members.iter().map(|m| m.figure.as_str()).collect::<Vec<_>>().join(" ")
}
