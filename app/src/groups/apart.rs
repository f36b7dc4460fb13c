//! Figures that were counted on several machines before they met: their counts add up, and somebody has to say whether
//! they are the same figures.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{GroupList, groups};
use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::session::Session;

/// The number of names that are told.
const NAMED: usize = 5;

/// Printings that several machines counted before they met.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Twice {
    /// The number of printings.
    pub printings: u32,
    /// The number of figures in the collection that would be too many if all machines had counted the same.
    pub figures: u32,
    /// The names of some of them.
    pub names: Vec<String>,
}

/// Says what several machines counted before they met.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
pub struct SettleCounts {
    /// Whether they counted the same figures; otherwise they counted others, which add up.
    pub same: bool,
}

/// Returns what was counted apart; `None` if nothing was.
pub(super) fn twice(session: &mut Session) -> Result<Option<Twice>, Error> {
    let apart = session.muster.database()?.counted_apart()?;
    if apart.is_empty() {
        return Ok(None);
    }
    let more = apart.iter().flat_map(|one| one.figures.iter().skip(1));
    let mut names = Vec::new();
    for one in apart.iter().take(NAMED) {
        let held = session.muster.database()?.holding(&one.game, &one.printing)?;
        let Some(held) = held else { continue };
        names.push(match session.muster.game(Some(one.game.as_str())) {
            Ok(game) => session.speaker(&game).figure(&held.holding.figure),
            Err(_) => held.holding.last_name,
        });
    }
    Ok(Some(Twice {
        printings: u32::try_from(apart.len()).unwrap_or(u32::MAX),
        figures: more.fold(0, |sum, figures| sum.saturating_add(*figures)),
        names,
    }))
}

/// Settles what was counted apart, and returns the groups.
///
/// # Errors
/// The database fails.
pub fn settle_counts(session: &mut Session, request: SettleCounts) -> Result<GroupList, Error> {
    let now = session.muster.now();
    session.muster.database()?.settle_counts(request.same, now)?;
    groups(session, Nothing {})
}
