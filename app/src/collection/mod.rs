//! The collection: importing, exporting, looking at it, and what a squad lacks.

pub mod change;
mod copies;
mod export;
mod finder;
mod import;
pub mod index;
mod mapping;
mod missing;
mod money;
mod overview;
pub mod photo;
mod products;
mod row;
mod show;
pub mod spreadsheet;

pub use change::{Done, HoldingChange, HoldingMore};
pub use copies::CopyDetails;
pub use import::{AssumedRow, ImportMode, ImportPlan, PlannedColumn};
pub use mapping::{Field, Mapping};
pub use missing::{Missing, MissingPrinting};
pub use money::format as amount;
pub use overview::{Amount, Overview, Share};
pub use photo::Photo;
pub use row::{RowFault, RowFaultKind};
pub use show::{CollectionView, HoldingView, SetView};
