//! The collection: viewing, counting, importing and exporting it, and finding what a squad lacks.

mod above;
mod changes;
pub mod copies;
pub mod edit;
pub mod export;
pub mod fate;
mod finder;
mod gather;
pub mod holdings;
pub mod import;
mod import_answer;
mod index;
mod known;
mod listed;
pub mod missing;
mod named;
pub(crate) mod nameless;
pub mod overview;
pub mod products;
pub mod quick;
mod row;
mod running;
mod said;
mod titles;
pub mod undo;
pub mod whose;

pub(crate) use edit::within as within_reason;
pub(crate) use undo::remembering;

pub use row::{RowFault, RowFaultKind};
pub use said::ImportMode;
