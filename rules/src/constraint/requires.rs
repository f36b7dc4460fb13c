//! Members that may be in a squad only in company that their card names: `Requires Ogre` asks for a
//! figure of that name or with that keyword.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::fold::fold;
use crate::id::RuleId;
use crate::selector::Selector;

/// Which members need company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Requires {
    /// The rule.
    pub rule: RuleId,
    /// The ability, followed by the company it requires; if nothing follows, that is unknown.
    pub ability: String,
    /// Which figures can be company at all.
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

    /// The company that a keyword asks for, if it is the ability.
    pub(crate) fn asked<'a>(&self, keyword: &'a str) -> Option<&'a str> {
        let rest = keyword.strip_prefix(self.ability.as_str())?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
    }
}

/// Whether a figure is what a card asks for.
pub(crate) fn is(figure: &Figure, asked: &str) -> bool {
    !asked.is_empty()
        && std::iter::once(figure.name.as_str()).chain(figure.all_keywords()).any(|n| fold(n) == fold(asked))
}
