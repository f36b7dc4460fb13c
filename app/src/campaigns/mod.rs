//! Campaigns: both sides' books, begun, booked in, read and carried to other machines.

mod answer;
mod booked;
mod evenings;
mod file;
mod journal;
mod store;
mod telling;

pub use answer::{CampaignAnswer, HeroAnswer, ImperialAnswer, MovementAnswer, PlayedAnswer, RefusedAnswer};
pub use booked::{account_id, side_id};
pub use evenings::EveningNote;
pub use file::CampaignFile;
pub use journal::{Journal, JournalStep, Run};
pub use store::{Book, Change};
pub use telling::Telling;
