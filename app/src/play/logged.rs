//! A game and the match that it was recorded as: neither may say what the other denies.
//!
//! At which end of the game the match was recorded is told by no clock, but by what the match says: the result, opponent and
//! army of that end are in one of its revisions.

use std::collections::BTreeSet;

use muster_db::Database;
use muster_db::entry::Noun;
use muster_db::table::kept::KeptKind;
use muster_db::table::match_played::MatchEntry;
use muster_rules::matches::MatchFormat;
use muster_rules::play::state::State;
use muster_rules::play::{Entry, Log};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::match_log::{Outcome, mine};
use super::store::Kept;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::groups::{self, GroupList, KeepSide};
use crate::matches::format_of;

/// What became of a game's match when its end was undone or done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MatchFate {
    /// It was taken out of the log of matches.
    TakenOut,
    /// It was put back.
    PutBack,
    /// It stays as it is, since somebody changed it by hand.
    Stays,
}

/// Returns the match in the log that a game was recorded as; `None` if there is none, or it was removed.
pub(super) fn in_log(database: &Database, play: Uuid) -> Result<Option<Uuid>, Error> {
    let Some(played) = database.match_of_play(play)? else { return Ok(None) };
    Ok(database.match_played(played)?.deleted_at.is_none().then_some(played))
}

/// Returns whether a match says what a game in this state says of itself.
fn says(format: &MatchFormat, entry: &MatchEntry, state: &State) -> bool {
    let army = entry.army.as_ref().map(|army| army.name.as_str());
    Outcome::of(entry) == Outcome::new(format, state, mine(state, army))
}

/// Returns whether a game isn't recorded, or ended otherwise after it was recorded.
pub(super) fn has_gone_on(muster: &mut Muster, kept: &Kept) -> Result<bool, Error> {
    let Some(played) = kept.played else { return Ok(true) };
    let format = format_of(&kept.game)?;
    let mut revisions = muster.database()?.match_revisions(played)?;
    if muster.database()?.match_played(played)?.deleted_at.is_some() {
        return Ok(true);
    }
    let ends = ends(&kept.log);
    let state = kept.log.state();
    while let Some((_, entry)) = revisions.pop() {
        if ends.iter().any(|end| says(&format, &entry, end)) {
            return Ok(!says(&format, &entry, &state));
        }
    }
    Ok(true)
}

/// Returns the states in which the game was over, in the order of its log.
fn ends(log: &Log) -> Vec<State> {
    let mut ends = Vec::new();
    let mut so_far = Log::default();
    for entry in &log.entries {
        so_far.entries.push(entry.clone());
        let state = so_far.state();
        ends.extend(state.over.is_some().then_some(state));
    }
    ends
}

/// Takes a game's match out of the log where its end was just undone, and puts it back where that was done again. `kept` is
/// the game before `entry`.
pub(super) fn follow(muster: &mut Muster, kept: &Kept, entry: &Entry) -> Result<Option<MatchFate>, Error> {
    let Some(played) = kept.played else { return Ok(None) };
    let before = kept.log.state();
    let mut log = kept.log.clone();
    log.entries.push(entry.clone());
    let after = log.state();
    let (ended, removes) = match (entry, before.over.is_some(), after.over.is_some()) {
        (Entry::Undo, true, false) => (before, true),
        (Entry::Redo, false, true) => (after, false),
        _ => return Ok(None),
    };
    let format = format_of(&kept.game)?;
    let now = muster.now();
    let database = muster.database()?;
    let row = database.match_played(played)?;
    if row.deleted_at.is_some() == removes {
        return Ok(None);
    }
    let revisions = database.match_revisions(played)?;
    let same = revisions.iter().rev().map(|(_, entry)| entry).take_while(|e| says(&format, e, &ended));
    // What else it says was said when it was recorded, too.
    let as_recorded = same.map(|entry| *entry == row.entry).reduce(|all, one| all && one);
    if as_recorded != Some(true) {
        return Ok(removes.then_some(MatchFate::Stays));
    }
    database.remove_kept(KeptKind::Match, played, removes, now)?;
    Ok(Some(if removes { MatchFate::TakenOut } else { MatchFate::PutBack }))
}

/// Keeps one of two conflicting states. Where it is one of a game, its match says what that state says, too.
///
/// # Errors
/// As [`groups::keep_side`].
pub fn keep_side(session: &mut Session, request: KeepSide) -> Result<GroupList, Error> {
    let games = forked(session)?;
    let list = groups::keep_side(session, request)?;
    let open = forked(session)?;
    let settled: Vec<_> = games.difference(&open).filter_map(|id| Uuid::try_parse(id).ok()).collect();
    if settled.is_empty() {
        return Ok(list);
    }
    for play in settled {
        settle(session, play)?;
    }
    groups::groups(session, Nothing {})
}

/// Returns the games with several histories.
fn forked(session: &mut Session) -> Result<BTreeSet<String>, Error> {
    let forks = session.muster.database()?.forks()?.into_iter();
    Ok(forks.filter(|(noun, ..)| *noun == Noun::PlayLog).map(|(_, game, _)| game).collect())
}

/// Makes a game's match what the game says, after one of the game's histories was chosen.
fn settle(session: &mut Session, play: Uuid) -> Result<(), Error> {
    let kept = Kept::find(&mut session.muster, &play.to_string())?;
    let Some(played) = kept.played else { return Ok(()) };
    let (format, state) = (format_of(&kept.game)?, kept.log.state());
    session.muster.atomically(|muster| {
        let now = muster.now();
        let database = muster.database()?;
        if state.over.is_none() {
            return Ok(database.remove_kept(KeptKind::Match, played, true, now)?);
        }
        let revisions = database.match_revisions(played)?;
        let fits = revisions.into_iter().rev().map(|(_, entry)| entry).find(|e| says(&format, e, &state));
        let heads = database.heads(Noun::MatchVersion, &played.to_string())?;
        if let (Some(shown), true) = (heads.last(), heads.len() > 1) {
            let shown = *shown;
            database.join_heads(Noun::MatchVersion, &played.to_string(), (shown, &[]), &[], now)?;
        }
        if let Some(entry) = fits {
            database.change_match(played, &entry, now)?;
        }
        Ok(())
    })
}
