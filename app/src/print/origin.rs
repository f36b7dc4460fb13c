//! The origin of a printing, in the reader's words.

use muster_rules::catalogue::{Printing, Set};
use muster_rules::game::Rarity;

use crate::speaker::Speaker;

/// What a set is called: most names are nobody's words, but some packs have a set for what no
/// source tells.
pub(super) fn set_name(speaker: &Speaker<'_>, set: &Set) -> String {
    speaker.game_word("set", set.id.as_str(), &set.name)
}

/// The set of a printing.
pub(super) fn set_of(speaker: &Speaker<'_>, printing: &Printing) -> String {
    let set = speaker.game.catalogue.set(&printing.set);
    set.map_or_else(|| printing.set.to_string(), |set| set_name(speaker, set))
}

/// The rarity of a printing; none if the game has only one, which would say nothing.
pub(super) fn rarity_of<'a>(speaker: &Speaker<'a>, printing: &Printing) -> Option<&'a Rarity> {
    let rarities = &speaker.game.catalogue.game().rarities;
    rarities.iter().find(|r| r.id == printing.rarity).filter(|_| rarities.len() > 1)
}
