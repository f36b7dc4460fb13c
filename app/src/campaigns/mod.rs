//! Campaigns: the books of all sides, begun, booked in, read and carried to other machines.

mod booked;
mod books;
mod evenings;
mod file;
mod journal;
mod kept;
mod ledger;
mod list;
mod missions;
mod preview;
mod refused;
mod road;
mod secrets;
mod setup;
mod shown;
mod sides;
mod steps;
mod store;
mod telling;
mod upgrades;

pub use books::{Books, RefusedStep};
pub use evenings::*;
pub use file::*;
pub use journal::{BeganFrom, Journal, JournalRequest, NotKept, Run, begin_from, run};
pub use kept::{CampaignRequest, Cites, KeptCampaign, OpenCampaign, open};
pub use ledger::{ChartPoint, MovementAnswer};
pub use list::*;
pub use missions::*;
pub use preview::{PreviewLine, PreviewStep, StepPreview, preview};
pub use refused::{Reason, Refused};
pub use road::{RoadState, RoadStop, StopKind};
pub use secrets::{PinRequest, PinSet, Reveal, set_pin};
pub use setup::*;
pub use shown::{CardBrief, StepOffer};
pub use sides::{AccountAnswer, HeroAnswer, ItemHeld, Joiner, OpponentAnswer, Pays, SideAnswer};
pub use steps::{BookRequest, ChangeRequest, NextRequest, book, change, next, redo, undo};
pub use store::{Book, Change};
pub use telling::Telling;
pub use upgrades::*;

use crate::api::collection::copies::PhotoView;
use crate::api::game::Named;
