//! Facts: the values on figures' cards, cell by cell. Unknown ones can be filled in wherever they appear: at a
//! finding, on a figure's page, in the grid of a set. They go into the user's own pack and override single cells.

mod column;
mod cost_change;
mod found;
mod gaps;
mod grid;
mod keep;
mod questions;
mod share;

pub use column::{FactColumn, FactKind};
pub use found::{Contradiction, FoundFact, FoundFacts};
pub use gaps::{AskedFact, TypedAnswer};
pub use grid::{FactCell, FactGrid, FactGridRequest, FactRow, FactState, FactTable, export_gaps, grid};
pub use keep::{CellProblem, KeepFacts, KeptFacts, ToldFact, keep};
pub use share::{
    CompareFacts, ExportFacts, FactDifference, FactDifferences, FactStanding, compare, export, read,
};

pub(crate) use column::{column, faction_called, normal, parted};
pub(crate) use found::{claimed, contradicted, in_sheet, read_for};
pub(crate) use gaps::{answers_to, asked, asked_slots, lacks, question_of};
pub(crate) use keep::{answers_name, begin, of_game};
pub(crate) use questions::{question_id, questions_of};
