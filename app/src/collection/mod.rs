//! The collection: viewing, counting, importing and exporting it, and finding what a squad lacks.

pub mod copies;
pub mod edit;
pub mod export;
pub mod fate;
mod finder;
mod gather;
mod headings;
pub mod holdings;
pub mod import;
mod index;
mod mapping;
pub mod missing;
mod money;
mod named;
pub(crate) mod nameless;
pub mod overview;
pub mod photo;
pub mod products;
pub mod quick;
mod row;
pub mod spreadsheet;
pub mod undo;

pub(crate) use edit::within as within_reason;
pub(crate) use headings::bare as bare_heading;
pub(crate) use index::PrintingIndex;
pub(crate) use money::{parse as read_money, written as written_money};
pub(crate) use row::yes_or_no;
pub(crate) use undo::{Done, remembering};

pub use export::Exported;
pub use import::ImportMode;
pub use mapping::{Field, Mapping};
pub use photo::{Photo, PhotoView};
pub use row::{RowFault, RowFaultKind};
