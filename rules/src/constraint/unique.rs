//! One copy of a unique *person* per squad, under whatever name each version is printed.

use serde::{Deserialize, Serialize};

use crate::figure::{Figure, Standing};
use crate::id::{PersonId, RuleId};

/// One copy of a unique person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Unique {
    /// The rule.
    pub rule: RuleId,
}

/// Returns the persons that a unique figure certainly is. A figure without entries is a person of its own.
pub(crate) fn persons(figure: &Figure) -> Vec<PersonId> {
    let settled = figure.persons.iter().filter(|l| l.standing == Standing::Settled);
    let mut settled: Vec<_> = settled.map(|l| l.person.clone()).collect();
    settled.sort();
    settled.dedup(); // two sources may make the same claim
    if settled.is_empty() { vec![PersonId::from(figure.id.as_str())] } else { settled }
}
