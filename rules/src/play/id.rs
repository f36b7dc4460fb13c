//! Ids of what a game under way keeps track of.

use crate::id::ids;

ids! {
    /// Something that is counted for a figure or a side, `force`.
    CounterId,
    /// What a figure may suffer from, `stunned`.
    ConditionId,
    /// A way in which figures join a game under way, `reserves`.
    ArrivalId,
    /// A way to play a game, `standard`.
    PlayModeId,
    /// Something that players do themselves, `reveal`.
    StepId,
}
