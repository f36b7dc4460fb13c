//! A step that the rules of a campaign forbid.

use muster_rules::campaign::facts::Rules;
use muster_rules::campaign::refusal::Refusal;
use serde::Serialize;
use ts_rs::TS;

use super::Telling;

/// Why a step is refused, with the rules of the game that say so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Every reason.
    pub refusals: Vec<Refusal>,
    /// The rules, each once.
    rules: Vec<String>,
}

impl Refused {
    /// These reasons by the rules of a game.
    #[must_use]
    pub fn new(rules: &Rules, refusals: Vec<Refusal>) -> Self {
        let mut cited: Vec<_> = refusals.iter().map(|r| r.rule(rules).to_owned()).collect();
        cited.sort_unstable();
        cited.dedup();
        Self { refusals, rules: cited }
    }

    /// The rules in one line.
    #[must_use]
    pub fn rules(&self) -> String {
        self.rules.join(", ")
    }
}

/// A reason why a step is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Reason {
    /// The rule's id.
    pub rule: String,
    /// What it says.
    pub message: String,
    /// Where it asks: what answers it, each way as a step takes it, `influence=1`; nothing stands behind the `=` where
    /// nobody has an idea. Empty where it forbids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub answers: Vec<String>,
}

impl Telling<'_> {
    /// Reasons in words.
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
