//! The marks of factions.

use std::collections::BTreeSet;

use muster_rules::figure::Figure;
use muster_rules::id::FactionId;
use muster_rules::report::PricedMember;
use muster_templates::view::{Mark, MarkedWord};

use crate::base::speaker::Speaker;

/// Returns the mark of a faction.
pub(crate) fn mark(speaker: &Speaker<'_>, faction: &FactionId) -> Option<Mark> {
    let known = speaker.data().factions.iter().find(|f| f.id == *faction);
    known.map(|f| Mark::new(&f.shape, &f.colour))
}

/// Returns the marks of a figure's factions.
pub(crate) fn marks(speaker: &Speaker<'_>, figure: &Figure) -> Vec<Mark> {
    figure.factions.iter().filter_map(|f| mark(speaker, f)).collect()
}

/// Returns the factions whose marks the rows need; empty if all figures have the same factions.
pub(crate) fn legend<'a>(
    speaker: &Speaker<'_>,
    members: impl Iterator<Item = &'a PricedMember>,
) -> Vec<MarkedWord> {
    let figures = members.filter_map(|m| speaker.game.catalogue.figure(&m.figure));
    let several: BTreeSet<_> = figures.map(|f| &f.factions).collect();
    if several.len() < 2 {
        return Vec::new();
    }
    let all: BTreeSet<_> = several.into_iter().flatten().collect();
    // In the game's order.
    let known = speaker.data().factions.iter().filter(|f| all.contains(&f.id));
    known
        .map(|f| MarkedWord { mark: Mark::new(&f.shape, &f.colour), word: speaker.naming().faction(&f.id) })
        .collect()
}
