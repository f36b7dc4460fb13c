//! Squads: reading, checking, keeping, comparing and writing them.

mod answer;
mod check;
mod choices;
mod code;
mod compare;
mod export;
mod fits;
mod fix;
mod json;
mod reading;
mod sample;
mod shelf;
mod source;
mod store;

pub use answer::{
    ClaimsAnswer, FindingAnswer, MemberAnswer, PlayableAnswer, PointsAnswer, RemarkAnswer, SquadAnswer,
    UnresolvedAnswer, unresolved,
};
pub(crate) use check::format_of;
pub use check::{CheckRequest, CheckedSquad};
pub use choices::{Choice, carried, choices};
pub use code::share_code;
pub use compare::{Comparison, Copies, compare};
pub use export::{ExportStyle, export, export_draft, to_json};
pub use fits::{Beside, Trial, try_figures};
pub use fix::apply;
pub use json::{MemberJson, PointsJson, SideListJson, SquadJson};
pub(crate) use reading::{NAME, findings as reading_findings, unresolved as reading_unresolved};
pub use shelf::Shelf;
pub use source::{Against, SquadSource, extra_names};
pub use store::{RemovedSquad, SavedSquad};
