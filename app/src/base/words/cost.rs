//! The arithmetic of a cost: `75 - 10 (Rapport: Darth Sidious)`.

use muster_rules::catalogue::Catalogue;
use muster_rules::report::PricedMember;

use super::{NameLookup, Naming, Words};

/// Returns the arithmetic of one copy's cost without the result; `None` if nothing changes the cost.
#[must_use]
pub fn arithmetic(
    words: &Words,
    catalogue: &Catalogue,
    member: &PricedMember,
    names: &dyn NameLookup,
) -> Option<String> {
    let naming = Naming::new(words, catalogue, names);
    let printed = member.printed.filter(|_| !member.steps.is_empty())?;
    let steps = member.steps.iter().map(|step| {
        let sign = if step.amount < 0 { '-' } else { '+' };
        let (rule, holder) = (naming.rule(&step.rule), naming.figure(&step.holder));
        format!(" {sign} {} ({rule}: {holder})", step.amount.unsigned_abs())
    });
    Some(std::iter::once(printed.to_string()).chain(steps).collect())
}
