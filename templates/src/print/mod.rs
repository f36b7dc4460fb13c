//! From view models to pages.

mod body;
mod card;
mod cards;
mod checklist;
mod flow;
mod options;
mod sheet;
mod sheet_row;

pub use cards::{CardGrid, cards};
pub use checklist::checklist;
pub use options::{Paper, PrintOptions};
pub use sheet::sheet;
