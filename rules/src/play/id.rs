//! IDs of the things tracked in a game in progress.

use crate::id::ids;

ids! {
    /// A counter of a figure or a side, `force`.
    CounterId,
    /// A condition of a figure, `stunned`.
    ConditionId,
    /// A way for figures to join a game in progress, `reserves`.
    ArrivalId,
    /// A mode of play, `standard`.
    PlayModeId,
    /// An action that players perform themselves, `reveal`.
    StepId,
}
