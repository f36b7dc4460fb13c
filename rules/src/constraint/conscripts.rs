//! A member that makes all members count as one faction and no other.

use serde::{Deserialize, Serialize};

use crate::ability::LetIn;
use crate::figure::Figure;
use crate::id::{FactionId, RuleId};
use crate::selector::Selector;

/// All members count as `faction` while a figure matching `with` is in the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Conscripts {
    /// The rule.
    pub rule: RuleId,
    /// The figures whose presence has this effect.
    pub with: Selector,
    /// The faction that all members count as.
    pub faction: FactionId,
    /// Whether its source leaves open if members of other factions may be chosen because of it, or if it counts only
    /// once a game has begun. The pack's `let_in.csv` lists whom players agreed on; without a row, anybody.
    #[serde(default)]
    pub told: bool,
}

/// Whom a figure lets in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading<'a> {
    /// Anybody, though nobody settled that.
    Open,
    /// Anybody.
    Anybody,
    /// Those whom players agreed on.
    Those(&'a Selector),
}

impl Conscripts {
    /// Returns whom a figure with this effect lets in, as far as players settled that.
    pub(crate) fn reading<'a>(&self, let_in: &'a [LetIn], holder: &Figure) -> Reading<'a> {
        if !self.told {
            return Reading::Anybody;
        }
        let mut rows = let_in.iter().filter(|row| row.holder == holder.id);
        match rows.find_map(|row| row.who.as_ref()) {
            None => Reading::Open,
            Some(who) if who.is_any() => Reading::Anybody,
            Some(who) => Reading::Those(who),
        }
    }
}
