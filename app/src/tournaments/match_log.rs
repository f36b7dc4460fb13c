//! Records the user's own matches of a tournament in the match log.

use muster_db::entry::id_of;
use muster_db::table::match_played::MatchEntry;
use muster_rules::tournament::{Entry, State};
use uuid::Uuid;

use super::store::{Kept, turn};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::words::Words;

/// Adds the user's matches that aren't recorded yet to the match log, and updates those that were corrected since.
/// Matches that were decided without being played are skipped.
pub(super) fn note_own(
    muster: &mut Muster,
    words: &Words,
    kept: &Kept,
    state: &State,
) -> Result<Vec<Entry>, Error> {
    let Some(mine) = state.players.iter().find(|player| player.mine) else { return Ok(Vec::new()) };
    let mut entries = Vec::new();
    let now = muster.now();
    for (round, paired) in (1_u32..).zip(&state.rounds) {
        let Some(table) = paired.tables.iter().find(|table| table.seats.contains(&mine.number)) else {
            continue;
        };
        let (Some(other), Some(played)) = (table.opponent(mine.number), &table.played) else { continue };
        let noted = state.noted.get(&round).and_then(|id| Uuid::parse_str(id).ok());
        if played.scores.is_empty() && noted.is_none() {
            continue;
        }
        let mut scores = played.scores.clone();
        if table.seats[0] != mine.number {
            scores.iter_mut().for_each(turn);
        }
        let opponent = state.player(other).map(|player| player.name.clone()).unwrap_or_default();
        let database = muster.database()?;
        if let Some(noted) = noted {
            let row = database.match_played(noted)?;
            if row.entry.scores != scores || row.entry.opponent != opponent {
                database.change_match(noted, &MatchEntry { scores, opponent, ..row.entry }, now)?;
            }
            continue;
        }
        let name = kept.summary.name.as_str();
        let entry = MatchEntry {
            game: kept.summary.game.clone(),
            opponent,
            played_on: crate::matches::today(),
            army: None,
            mission: None,
            initiative: None,
            scores,
            note: words.get("tournament-note", &[("name", name.into()), ("round", round.into())]),
        };
        // Derived, so that whoever finishes this tournament on another machine records the same matches.
        let id = id_of(&("match-of-tournament", kept.summary.uuid, round, table.number, mine.number))?;
        let row = database.put_match(id, &entry, now)?;
        entries.push(Entry::Noted { round, played: row.uuid.to_string() });
    }
    Ok(entries)
}
