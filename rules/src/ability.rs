//! What a pack's tables say of abilities that a card's text leaves to rulings: a row each, looked up by
//! the constraints that speak of them.

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, FigureId};
use crate::selector::Selector;

/// A figure that may be a member of a faction not its own (Affinity).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Admission {
    /// The figure.
    pub figure: FigureId,
    /// The faction, `None` while nobody knows it.
    pub faction: Option<FactionId>,
}

/// A figure whose presence changes what members cost (Rapport).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostChange {
    /// The figure whose card says so.
    pub holder: FigureId,
    /// Whom it affects and by how much (negative: cheaper), `None` while nobody knows it.
    pub effect: Option<CostEffect>,
}

/// What a known cost change does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostEffect {
    /// The members whose cost changes.
    pub affects: Selector,
    /// A member that must be in the squad, beside the holder; `None` where the holder suffices.
    pub with: Option<Selector>,
    /// Points added to each affected member's cost; negative makes it cheaper.
    pub amount: i32,
}

/// A figure that may bring others beside the squad (Reinforcements, Reserves).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideListOffer {
    /// The figure whose card says so.
    pub figure: FigureId,
    /// `reinforcements`, `reserves` …, as the pack calls it.
    pub kind: String,
    /// Who may be brought.
    pub pool: Selector,
    /// How many points, `None` while nobody knows it.
    pub value: Option<i32>,
}

/// A card that goes on another member's card, and whom it asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    /// The card that is attached.
    pub figure: FigureId,
    /// Who may carry it, `None` while nobody knows it.
    pub carrier: Option<Selector>,
    /// Whether that is certain.
    pub sure: bool,
}
