//! Numbers printed on cards, or derived from something else.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An amount: a whole number, the value of a parameter, or a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Amount {
    /// A whole number.
    Number(i32),
    /// A word for a value that depends on the game: `all`, `half`.
    Word(AmountWord),
    /// The value of the parameter with this ID; negated if preceded by a minus.
    Parameter(String),
}

/// Amounts that cards don't print as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AmountWord {
    /// All of them.
    All,
    /// Half of it.
    Half,
    /// The figure’s speed.
    Speed,
    /// Twice the figure’s speed.
    DoubleSpeed,
    /// The damage that the figure’s card prints.
    OwnDamage,
    /// The damage of the attack in question.
    AttackDamage,
    /// The number of attacks the figure can make in a turn.
    AllAttacks,
    /// Back to where it started.
    ToStart,
}

impl Amount {
    /// Returns the number, given the values of parameters; `None` for words and for parameters without a value.
    #[must_use]
    pub fn resolve(&self, value: impl Fn(&str) -> Option<i32>) -> Option<i32> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Word(_) => None,
            Self::Parameter(id) => match id.strip_prefix('-') {
                Some(id) => value(id).map(|number| -number),
                None => value(id),
            },
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => write!(f, "{word:?}"),
            Self::Parameter(id) => write!(f, "{id}"),
        }
    }
}
