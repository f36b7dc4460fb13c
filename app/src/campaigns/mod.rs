//! Campaigns: the books of all sides, begun, booked in, read and carried to other machines.

mod answer;
mod booked;
mod evenings;
mod file;
mod journal;
mod refused;
mod store;
mod telling;

pub use answer::{
    AccountAnswer, CampaignAnswer, HeroAnswer, MovementAnswer, OpponentAnswer, PlayedAnswer, RefusedAnswer,
};
pub use evenings::EveningNote;
pub use file::CampaignFile;
pub use journal::{Journal, Run};
pub use refused::Refused;
pub use store::{Book, Change};
pub use telling::Telling;
