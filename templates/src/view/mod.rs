//! View models: what is printed, as words and numbers in the reader's language.
//!
//! The caller has already translated everything; nothing is looked up or translated here.

mod board;
mod campaign_log;
mod card;
mod checklist;
mod hero_sheet;
mod listing;
mod mark;
mod night;
mod photo;
mod places;
mod reference;
mod sheet;
mod sign;
mod stat;
mod track;

pub use board::BoardView;
pub use campaign_log::{
    CampaignLogLabels, CampaignLogView, LogChapter, LogHero, LogList, LogMovement, LogStage, LogXp,
};
pub use card::{CardBack, CardLine, CardView};
pub use checklist::{ChecklistGroup, ChecklistLabels, ChecklistRow, ChecklistView};
pub use hero_sheet::{DeckCard, HeroItem, HeroSheetLabels, HeroSheetView, HeroSide};
pub use listing::{ListingColumn, ListingView, SlipLabels, SlipView, SlipsView};
pub use mark::{Mark, MarkShape, MarkedWord};
pub use night::{NightBox, NightGroup, NightLabels, NightRound, NightTrack, NightView};
pub use photo::{Photo, PhotoError};
pub use places::{Place, PlacesView};
pub use reference::{ReferencePart, ReferenceView};
pub use sheet::{
    CardTexts, Fact, Finding, ListCard, PointsView, RecordField, Segment, SetupChoice, Severity, SheetLabels,
    SheetRow, SheetView, SideList, StatColumn, Verdict,
};
pub use sign::{Sign, SignRow};
pub use stat::Stat;
pub use track::Track;
