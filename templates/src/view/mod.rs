//! What is shown on paper, as words and numbers in the reader's language.
//!
//! Whoever fills these in has translated everything; nothing below is looked up
//! or translated again.

mod card;
mod checklist;
mod photo;
mod sheet;
mod stat;
mod track;

pub use card::{CardBack, CardLine, CardView};
pub use checklist::{ChecklistGroup, ChecklistLabels, ChecklistRow, ChecklistView};
pub use photo::{Photo, PhotoError};
pub use sheet::{
    Fact, Finding, PointsView, Segment, SetupChoice, Severity, SheetLabels, SheetRow, SheetView, SideList,
    Verdict,
};
pub use stat::Stat;
pub use track::Track;
