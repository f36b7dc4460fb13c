//! Facts about abilities whose card text is open to interpretation: rows of a pack's tables, looked up by the
//! constraints that use them.

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, FigureId};
use crate::report::Fact;
use crate::selector::Selector;

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
