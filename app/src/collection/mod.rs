//! The collection: importing, exporting, looking at it, and what a squad lacks.

mod export;
mod finder;
mod import;
mod mapping;
mod missing;
mod money;
mod row;
mod show;
pub mod spreadsheet;

pub(crate) use export::write_csv;
pub use import::{AssumedRow, ImportMode, ImportPlan, PlannedColumn};
pub use mapping::{Field, Mapping};
pub use missing::{Missing, MissingPrinting};
pub use row::{RowFault, RowFaultKind};
pub use show::{CollectionView, HoldingView, SetView};
