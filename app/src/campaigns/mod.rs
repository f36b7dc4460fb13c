//! Campaigns: both sides' books, begun, booked in, read and carried to other machines.

mod answer;
mod file;
mod journal;
mod store;
mod telling;

pub use answer::{CampaignAnswer, HeroAnswer, ImperialAnswer, MovementAnswer, PlayedAnswer, RefusedAnswer};
pub use file::CampaignFile;
pub use journal::{Journal, JournalStep, Run};
pub use store::{Book, Change};
pub use telling::Telling;
