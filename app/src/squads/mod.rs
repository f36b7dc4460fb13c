//! Squads: reading, checking, keeping, comparing and writing them.

mod answer;
mod check;
mod compare;
mod export;
mod json;
mod reading;
mod source;
mod store;

pub use answer::{
    ClaimsAnswer, FindingAnswer, MemberAnswer, PlayableAnswer, PointsAnswer, RemarkAnswer, SquadAnswer,
    UnresolvedAnswer, unresolved,
};
pub use check::{CheckRequest, CheckedSquad};
pub use compare::{Comparison, Copies, compare};
pub use export::{ExportStyle, export, to_json};
pub use json::{MemberJson, PointsJson, SideListJson, SquadJson};
pub(crate) use reading::NAME;
pub use source::{Against, SquadSource, extra_names};
pub use store::{RemovedSquad, SavedSquad};
