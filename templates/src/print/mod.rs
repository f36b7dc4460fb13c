//! From view models to pages.

mod board;
mod body;
mod boxes;
mod campaign_log;
mod card;
mod card_grid;
mod cards;
mod checklist;
mod columns;
mod flow;
mod grid;
mod hero_sheet;
mod ledger;
mod log_heroes;
mod margin;
mod night;
mod options;
mod places;
mod reference;
mod sheet;
mod sheet_cards;
mod sheet_head;
mod sheet_row;
mod signs;
mod strip;

pub use board::board;
pub use campaign_log::campaign_log;
pub use card_grid::CardGrid;
pub use cards::cards;
pub use checklist::checklist;
pub use hero_sheet::hero_sheets;
pub use night::night;
pub use options::{Flip, MarginWords, Paper, PrintOptions};
pub use reference::reference;
pub use sheet::sheet;
