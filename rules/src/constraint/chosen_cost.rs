//! Costs printed as X: a share of another figure's cost, chosen while building (Frozen in Carbonite).

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::figure::{Cost, Figure, Standing};
use crate::id::{PersonId, RuleId};
use crate::selector::Selector;

/// A cost set by a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenCost {
    /// The rule.
    pub rule: RuleId,
    /// The ability whose holder costs X.
    pub ability: String,
    /// Which figures can be chosen; never the holder itself.
    pub of: Selector,
    /// The divisor of the chosen cost. The rule book doesn't state how to round.
    pub divisor: NonZeroU8,
}

impl ChosenCost {
    pub(crate) fn concerns(&self, figure: &Figure) -> bool {
        figure.cost == Cost::Chosen && figure.has_keyword(&self.ability)
    }

    pub(crate) fn may_choose(&self, holder: &Figure, chosen: &Figure) -> bool {
        chosen.id != holder.id && chosen.cost != Cost::Chosen && self.of.matches(chosen)
    }

    /// Returns the person that the figure would have to be a version of, if it can be chosen only depending on
    /// that open question.
    pub(crate) fn open_person<'a>(&self, holder: &Figure, chosen: &'a Figure) -> Option<&'a PersonId> {
        let open = chosen.persons.iter().filter(|link| link.standing == Standing::Open);
        open.map(|link| &link.person).find(|person| {
            let mut ruled = chosen.clone();
            let asked = ruled.persons.iter_mut().filter(|link| link.person == **person);
            asked.for_each(|link| link.standing = Standing::Settled);
            !self.may_choose(holder, chosen) && self.may_choose(holder, &ruled)
        })
    }

    /// Returns the share rounded down and up.
    pub(crate) fn share(&self, cost: i32) -> (i32, i32) {
        let divisor = i32::from(self.divisor.get());
        let down = cost.div_euclid(divisor);
        (down, down + i32::from(cost.rem_euclid(divisor) != 0))
    }
}
