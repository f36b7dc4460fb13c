//! Campaigns: the books of all sides; starting, recording, reading, exporting and importing them.

mod ahead;
mod amounts;
mod anyway;
mod authors;
mod books;
mod bring;
mod evenings;
mod fault;
mod file;
mod foreign;
mod histories;
mod history;
mod journal;
mod lasting;
mod ledger;
mod list;
mod mend;
mod missions;
mod moment;
mod names;
mod night;
mod paper;
mod preview;
mod refused;
mod reward_words;
mod road;
mod secrets;
mod setup;
mod shown;
mod sides;
mod step_text;
mod step_words;
mod steps;
mod store;
mod telling;
mod things;
mod upgrades;
mod view;
mod weapons;

pub use ahead::CampaignAhead;
pub(crate) use ahead::ahead;
pub use amounts::{AmountStanding, AmountsRequest, ForgetAmounts, OpenAmount, OpenAmounts, amounts, forget};
pub use anyway::{AnywayMission, AnywayMissions, AnywayRequest, Seats, anyway_missions, seats};
pub use books::{Books, RefusedStep};
pub use bring::{Bringing, CampaignBrought, import};
pub use evenings::*;
pub use fault::{Choices, STEPS, StepFault, StepTrouble, Written};
pub use file::*;
pub use foreign::{
    ForeignFile, ForeignKind, ForeignSave, ReadSave, SaveFault, SaveRead, TakeOver, read_save,
    read_save_file, take_over,
};
pub use histories::{CampaignHistories, CampaignHistory, KeepHistory, StepBehind, histories, keep_history};
pub use history::{History, HistoryEntry, HistoryLine, MendMade, RemovedStep, history};
pub use journal::{BeganFrom, Journal, JournalRequest, NotKept, Run, begin_from, run};
pub use lasting::Lasting;
pub use ledger::{ChartPoint, MovementAnswer};
pub use list::*;
pub use mend::{Amend, AmountChange, LostStep, Mend, MendPreview, MendRequest, mend, preview_mend};
pub use missions::*;
pub use moment::{Moment, MomentRequest, ToldResult, moment};
pub use night::*;
pub use paper::*;
pub use preview::{PreviewLine, PreviewStep, StepPreview, preview};
pub use refused::{Reason, Refused};
pub use road::{RoadState, RoadStop, StopKind};
pub(crate) use secrets::may_leave;
pub use secrets::{PinRequest, PinSet, Reveal, revealed, set_pin};
pub use setup::*;
pub use shown::{CardBrief, StepOffer};
pub use sides::{AccountAnswer, HeroAnswer, ItemHeld, Joiner, OpponentAnswer, Pays, SideAnswer};
pub use step_text::{argument, otherwise, quoted, values_of};
pub use steps::{
    BookRequest, ChangeRequest, NextOffer, NextRequest, book, change, decide, next, redo, typed, undo,
};
pub use store::{Book, Change};
pub use telling::Telling;
pub use things::{Thing, ThingKind, ThingsRequest, things};
pub use upgrades::*;
pub use view::{CampaignRequest, Cites, KeptCampaign, OpenCampaign, open};
pub use weapons::{HeroDice, WeaponAnswer, WeaponDie};
