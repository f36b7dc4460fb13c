//! A cost printed as X: a share of what another figure costs, chosen while building (Frozen in
//! Carbonite).

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::figure::{Cost, Figure, Standing};
use crate::id::{PersonId, RuleId};
use crate::selector::Selector;

/// A cost that a choice decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenCost {
    /// The rule.
    pub rule: RuleId,
    /// The ability whose holder costs X.
    pub ability: String,
    /// Which figures it can choose; never itself.
    pub of: Selector,
    /// X is the chosen cost divided by this. The rule book doesn't say which way to round.
    pub divisor: NonZeroU8,
}

impl ChosenCost {
    pub(crate) fn concerns(&self, figure: &Figure) -> bool {
        figure.cost == Cost::Chosen && figure.has_keyword(&self.ability)
    }

    pub(crate) fn may_choose(&self, holder: &Figure, chosen: &Figure) -> bool {
        chosen.id != holder.id && chosen.cost != Cost::Chosen && self.of.matches(chosen)
    }

    /// The person whom the figure would have to be a version of, where it may be chosen only if an open
    /// question is answered so.
    pub(crate) fn open_person<'a>(&self, holder: &Figure, chosen: &'a Figure) -> Option<&'a PersonId> {
        let open = chosen.persons.iter().filter(|link| link.standing == Standing::Open);
        open.map(|link| &link.person).find(|person| {
            let mut ruled = chosen.clone();
            let asked = ruled.persons.iter_mut().filter(|link| link.person == **person);
            asked.for_each(|link| link.standing = Standing::Settled);
            !self.may_choose(holder, chosen) && self.may_choose(holder, &ruled)
        })
    }

    /// The share rounded down and up.
    pub(crate) fn share(&self, cost: i32) -> (i32, i32) {
        let divisor = i32::from(self.divisor.get());
        let down = cost.div_euclid(divisor);
        (down, down + i32::from(cost.rem_euclid(divisor) != 0))
    }
}
