//! Facts about abilities whose card text is open to interpretation: rows of a pack's tables, looked up by the
//! constraints that use them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, FigureId};
use crate::report::Fact;
use crate::selector::{Selector, SelectorError};

/// A figure that can join a faction other than its own (Affinity).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Admission {
    /// The figure.
    pub figure: FigureId,
    /// The faction; `None` if that is an open question.
    pub faction: Option<FactionId>,
}

/// A figure whose presence changes the cost of members (Rapport).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostChange {
    /// The figure with the ability.
    pub holder: FigureId,
    /// What it changes; `None` if that is an open question.
    pub effect: Option<CostEffect>,
}

/// The effect of a known cost change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostEffect {
    /// The members whose cost changes.
    pub affects: Selector,
    /// A member that must be in the squad besides the holder; `None` if the holder suffices.
    pub with: Option<Selector>,
    /// Points added to each affected member's cost; negative makes it cheaper.
    pub amount: i32,
}

impl CostEffect {
    /// Whether it changes nobody's cost.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.amount == 0
    }
}

/// What stands between whom an effect concerns and whose company it needs.
const WITH: &str = " with ";

impl fmt::Display for CostEffect {
    /// Writes it in one line: `-1 name="Clone Trooper" with faction=republic`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.amount, self.affects)?;
        self.with.as_ref().map_or(Ok(()), |with| write!(f, "{WITH}{with}"))
    }
}

impl FromStr for CostEffect {
    type Err = SelectorError;

    /// Reads such a line; without an amount, it is 1 less.
    fn from_str(text: &str) -> Result<Self, SelectorError> {
        let text = text.trim();
        let amount = text.split_once(' ').and_then(|(first, rest)| {
            // People also type other minus signs.
            Some((first.replace(['−', '–'], "-").parse().ok()?, rest.trim()))
        });
        let (amount, rest) = amount.unwrap_or((-1, text));
        let whole = rest.parse();
        if let Ok(affects) = whole {
            return Ok(Self { affects, with: None, amount });
        }
        // A name may contain the word as well.
        let parts = rest.match_indices(WITH).find_map(|(at, _)| {
            let (affects, with) = (rest[..at].parse().ok()?, rest[at + WITH.len()..].parse().ok()?);
            Some(Self { affects, with: Some(with), amount })
        });
        parts.map_or_else(|| whole.map(|affects| Self { affects, with: None, amount }), Ok)
    }
}

/// A figure that can bring others beside the squad (Reinforcements, Reserves).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideListOffer {
    /// The figure with the ability.
    pub figure: FigureId,
    /// The pack's name for the kind of list, such as `reinforcements` or `reserves`.
    pub kind: String,
    /// Which figures it can bring.
    pub pool: Selector,
    /// The points; `None` if that is an open question.
    pub value: Option<i32>,
    /// The initiative roll with which they arrive, if the card lists one; `None` if it doesn't or isn't known.
    pub roll: Option<u32>,
}

impl SideListOffer {
    /// Returns the figures it can bring, for use in a sentence.
    #[must_use]
    pub fn whom(&self) -> Fact {
        let factions: Vec<_> = self.pool.values_of("faction").map(FactionId::from).collect();
        let figures: Vec<_> = self.pool.values_of("figure").map(FigureId::from).collect();
        if !factions.is_empty() {
            Fact::Factions(factions)
        } else if !figures.is_empty() {
            Fact::Figures(figures)
        } else {
            Fact::Keyword(self.pool.values_of("ability").collect::<Vec<_>>().join(", "))
        }
    }
}

/// A figure whose presence admits members of any faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LetIn {
    /// The figure with the ability.
    pub holder: FigureId,
    /// The figures it admits; `None` if that is an open question.
    pub who: Option<Selector>,
}

/// A card attached to another member's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// The card that is attached.
    pub figure: FigureId,
    /// The figures that can carry it; `None` if that is an open question.
    pub carrier: Option<Selector>,
    /// Whether the carrier is certain.
    pub sure: bool,
}

#[cfg(test)]
mod tests {
    use super::CostEffect;

    #[test]
    fn a_cost_change_is_the_same_after_it_was_written() {
        for (text, written) in [
            ("name=\"Clone Trooper\"", "-1 name=\"Clone Trooper\""),
            (
                "−2 faction=republic unique=no with name=\"Queen Amidala\"",
                "-2 faction=republic unique=no with name=\"Queen Amidala\"",
            ),
            (
                "3 name=\"Scout with Droid\" with name~\"Rider with\"",
                "3 name=\"Scout with Droid\" with name~\"Rider with\"",
            ),
        ] {
            let effect: CostEffect = text.parse().expect("a cost change");
            assert_eq!(effect.to_string(), written);
            assert_eq!(written.parse(), Ok(effect));
        }
        for text in ["", "-1", "name=A with", "name=A with nobody", "Clone Trooper"] {
            assert!(text.parse::<CostEffect>().is_err(), "{text}");
        }
    }
}
