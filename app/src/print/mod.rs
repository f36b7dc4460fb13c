//! Printing: turns squads, figures, collections and campaigns into PDF files.

mod before;
mod board;
mod campaign;
mod checklist;
mod endurance;
mod groups;
mod job;
mod numbers;
mod pdf;
mod photos;
mod places;
pub mod preview;
mod reference;
mod remark;
mod reminders;
mod sheet;
mod sheet_row;
mod tournament;
mod trades;

pub use board::MOST_SPACES;
pub use checklist::{ChecklistFilter, checklist};
pub(crate) use groups::{Group, groups};
pub use job::{HowCards, Laid, Work, work_of_checklist};
pub use muster_templates::page::Flip;
pub use muster_templates::print::{MarginWords, Paper, PrintOptions};
pub use pdf::PrintedFile;
pub use remark::Remarked;
pub use sheet::sheet;
pub use tournament::{TournamentPart, work_of_tournament};
pub use trades::work_of_trades;

use crate::base::words::Words;

/// Returns the text in the margin below cards; the title is added by the layout.
#[must_use]
pub fn margin_words(words: &Words) -> MarginWords {
    MarginWords {
        title: String::new(),
        scale: words.get("print-scale", &[]),
        ruler: words.get("print-ruler", &[]),
        page: words.get("print-page", &[("page", "{page}".into()), ("pages", "{pages}".into())]),
    }
}
