//! Exporting the log as a table for spreadsheets.

use muster_db::pack::LoadedGame;
use muster_db::table::match_played::{Army, MatchRow};

use super::store::MatchSpan;
use crate::cells;
use crate::error::Error;
use crate::muster::Muster;

/// The columns before those of the single games.
const FIRST: [&str; 5] = ["date", "opponent", "outcome", "points", "points_against"];
/// The columns behind them.
const LAST: [&str; 5] = ["army", "members", "figures", "note", "match"];

impl Muster {
    /// A game's matches as CSV, the last played first. How many there are comes with it.
    ///
    /// # Errors
    /// The game keeps no log, a day of the span is none, or those of the database.
    pub fn export_matches(&mut self, game: &LoadedGame, span: &MatchSpan) -> Result<(String, usize), Error> {
        let format = self.match_format(game)?;
        let matches = self.matches(game, span)?;
        // Matches may have been noted when the format still had more games.
        let games = matches.iter().map(|m| m.entry.scores.len()).max().unwrap_or(0).max(format.most_games());
        let heads = (1..=games).flat_map(|n| [format!("game_{n}"), format!("game_{n}_against")]);
        let mut rows: Vec<Vec<String>> =
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
            cells
        };
        rows.extend(matches.iter().map(cells));
        Ok((cells::for_people(&rows)?, matches.len()))
    }
}

/// `Clone Trooper × 3; Yoda`: names hold commas.
fn members(army: &Army) -> String {
    let one = |m: &muster_db::table::match_played::ArmyMember| match m.count {
        1 => m.name.clone(),
        count => format!("{} × {count}", m.name),
    };
    army.members.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn figures(army: &Army) -> String {
    army.members.iter().map(|m| m.figure.as_str()).collect::<Vec<_>>().join(" ")
}
