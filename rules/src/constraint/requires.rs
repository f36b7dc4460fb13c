//! Members that need the company named on their card: `Requires Ogre` needs a figure with that name or keyword.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::fold::fold;
use crate::id::RuleId;
use crate::selector::Selector;

/// Members that need company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Requires {
    /// The rule.
    pub rule: RuleId,
    /// The ability, followed by the company it requires; if nothing follows, the company is unknown.
    pub ability: String,
    /// Which figures can be company at all; by default all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// Whether any other figure can stand in for the required one.
    #[serde(default)]
    pub stand_in: bool,
}

impl Requires {
    /// Whether the figure can be company at all.
    pub(crate) fn is_company(&self, figure: &Figure) -> bool {
        self.whom.as_ref().is_none_or(|w| w.matches(figure))
    }

    /// Returns the company that a keyword requires, if it is the ability.
    pub(crate) fn asked<'a>(&self, keyword: &'a str) -> Option<&'a str> {
        let rest = keyword.strip_prefix(self.ability.as_str())?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
    }
}

/// Whether a figure is what a card requires.
pub(crate) fn is(figure: &Figure, asked: &str) -> bool {
    !asked.is_empty()
        && std::iter::once(figure.name.as_str()).chain(figure.all_keywords()).any(|n| fold(n) == fold(asked))
}
