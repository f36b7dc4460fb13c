//! Several players who join a tournament at once.

use muster_db::table::log::TournamentLog;
use muster_rules::tournament::Step;

use super::store::Kept;
use super::view::TournamentView;
use crate::base::error::Error;
use crate::base::session::Session;

/// Adds players, all of them or none. If one is refused, the answer contains the reason.
///
/// # Errors
/// Fails as [`tournament`](super::tournament) does, or if the tournament was changed in the meantime.
pub fn join_tournament(session: &mut Session, id: &str, names: &[String]) -> Result<TournamentView, Error> {
    let kept = Kept::find(&mut session.muster, id)?;
    let mut log = kept.log.clone();
    for name in names {
        if let Err(refusal) = log.step(&Step::Join { name: name.clone(), mine: false }) {
            return Ok(kept.answer(session, None, Some(&refusal)));
        }
    }
    let now = session.muster.now();
    let (id, known, new) = (kept.summary.uuid, kept.summary.entries, &log.entries[kept.log.entries.len()..]);
    session.muster.database()?.add_to_log::<TournamentLog>(id, known, new, now)?;
    Ok(Kept::find(&mut session.muster, &id.to_string())?.answer(session, None, None))
}
