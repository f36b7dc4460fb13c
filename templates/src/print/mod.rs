//! From view models to pages.

mod body;
mod campaign_log;
mod card;
mod cards;
mod checklist;
mod columns;
mod flow;
mod grid;
mod hero_sheet;
mod ledger;
mod night;
mod options;
mod places;
mod sheet;
mod sheet_row;
mod signs;
mod strip;

pub use campaign_log::campaign_log;
pub use cards::{CardGrid, cards};
pub use checklist::checklist;
pub use hero_sheet::hero_sheets;
pub use night::night;
pub use options::{Paper, PrintOptions};
pub use sheet::sheet;
