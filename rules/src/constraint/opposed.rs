//! What two squads that meet must agree on: opposite sides, and the same era or different ones.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::Squad;
use crate::count::plan::Plan;
use crate::id::RuleId;
use crate::report::{Fact, Finding, Severity};

/// Whether opponents play in one era.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Eras {
    /// Both in the same.
    Same,
    /// Each in its own.
    Different,
}

/// What opponents must agree on; says nothing while the opponent isn't known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// The rule about eras.
    pub rule: RuleId,
    /// The rule about sides.
    pub side_rule: RuleId,
    /// Whether both play in one era.
    pub eras: Eras,
}

impl Kind for Opposed {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let (mine, Some(theirs)) = (squad.input.draft, squad.input.opponent) else { return };
        if let (Some(era), Some(other)) = (&mine.era, &theirs.era) {
            let message = match self.eras {
                Eras::Same if era != other => Some("opposed-eras-differ"),
                Eras::Different if era == other => Some("opposed-eras-same"),
                _ => None,
            };
            if let Some(message) = message {
                let finding = Finding::new(Severity::Error, &self.rule, message);
                out.push(finding.with("era", Fact::Era(era.clone())).with("other", Fact::Era(other.clone())));
            }
        }
        if let (Some(side), true) = (&mine.side, mine.side == theirs.side) {
            let finding = Finding::new(Severity::Error, &self.side_rule, "opposed-sides-same");
            out.push(finding.with("side", Fact::Side(side.clone())));
        }
    }

    fn plan<'a>(&'a self, _plan: &mut Plan<'a>) {
        // A squad on its own has no opponent.
    }
}
