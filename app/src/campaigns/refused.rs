//! Steps that a campaign's rules reject.

use muster_rules::campaign::facts::Rules;
use muster_rules::campaign::refusal::Refusal;
use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

use super::Telling;
use crate::base::error::Fault;

/// Why a step was rejected, with the rules that forbid it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the rules forbid it: {}", .rules.join(", "))]
pub struct Refused {
    /// Every reason.
    pub refusals: Vec<Refusal>,
    /// The rules, each once.
    rules: Vec<String>,
}

impl Refused {
    /// Creates a rejection, with the citations of a game's rules.
    #[must_use]
    pub fn new(rules: &Rules, refusals: Vec<Refusal>) -> Self {
        let mut cited: Vec<_> = refusals.iter().map(|r| r.rule(rules).to_owned()).collect();
        cited.sort_unstable();
        cited.dedup();
        Self { refusals, rules: cited }
    }
}

impl Fault for Refused {
    fn code(&self) -> &'static str {
        "refused"
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![("rules", self.rules.join(", "))]
    }
}

/// A reason why a step was rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Reason {
    /// The rule's id.
    pub rule: String,
    /// The message.
    pub message: String,
    /// If more input is needed: the possible answers as arguments of the step, such as `influence=1`, with nothing
    /// after the `=` if there is no suggestion. Empty if the step is forbidden.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub answers: Vec<String>,
}

impl Telling<'_> {
    /// Returns the reasons in words.
    #[must_use]
    pub fn reasons(&self, refusals: &[Refusal]) -> Vec<Reason> {
        let reason = |r: &Refusal| Reason {
            rule: self.rule(r).to_owned(),
            message: self.refusal(r),
            answers: self.answers(r),
        };
        refusals.iter().map(reason).collect()
    }
}
