//! The set and rarity of a printing, in the reader's language.

use muster_rules::catalogue::{Printing, Set};
use muster_rules::game::Rarity;

use crate::base::speaker::Speaker;

/// Returns the name of a set. Most set names aren't translated, but some packs have a set for printings of unknown
/// origin.
pub(crate) fn set_name(speaker: &Speaker<'_>, set: &Set) -> String {
    speaker.game_word("set", set.id.as_str(), &set.name)
}

/// Returns the name of a printing's set.
pub(crate) fn set_of(speaker: &Speaker<'_>, printing: &Printing) -> String {
    let set = speaker.game.catalogue.set(&printing.set);
    set.map_or_else(|| printing.set.to_string(), |set| set_name(speaker, set))
}

/// Returns the rarity of a printing; `None` if the game has only one, which would be redundant.
pub(crate) fn rarity_of<'a>(speaker: &Speaker<'a>, printing: &Printing) -> Option<&'a Rarity> {
    let rarities = &speaker.game.catalogue.game().rarities;
    rarities.iter().find(|r| r.id == printing.rarity).filter(|_| rarities.len() > 1)
}
