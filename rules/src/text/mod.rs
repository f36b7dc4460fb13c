//! Squad lists as people paste them: [`read`] extracts figures and counts from lists in any format, [`write()`]
//! writes a list that people and [`read`] can understand.
//!
//! A text is split into lines and tokens; the longest run of tokens that names a figure is its name, and
//! numbers and notes around it are its annotation. What a bare number means (copies, points for one, points for
//! all) is decided at the end, for all lines together, by the catalogue and the list's own total. Nothing is
//! dropped: a line becomes members, a remark or a claim, or it stays unresolved with its line number and a
//! reason.

mod abreast;
mod account;
mod anchored;
mod annotation;
mod beyond;
mod change;
mod chat;
mod choice;
mod chosen;
mod claim;
mod column;
mod confirm;
mod csv;
mod each;
mod foot;
mod heading;
mod inline;
mod kin;
mod label;
mod line;
mod link;
mod members;
mod names;
mod near;
mod plural;
mod posted;
mod price;
mod prose;
mod read;
mod reading;
mod remark;
mod resolve;
mod rest;
mod script;
mod sets;
mod settle;
mod stretch;
mod table;
mod tags;
mod together;
mod token;
mod write;

pub use link::{LinkProblem, holds_link, link_of, write_link};
pub use names::{ExtraNames, Names};
pub use posted::write_posted;
pub use read::read;
pub use reading::{
    CostDoubt, CostDoubtKind, LineProblem, ListReading, MatchKind, Mention, ReadMember, ReadSideList, Remark,
    RemarkKind, TooLong, Unresolved, UnresolvedReason,
};
pub use stretch::{LineCount, Stretch, StretchRole};
pub use token::lines;
pub use write::{SharedNames, Style, write};

/// Parses a number in the notations used for costs: `138`, `138 pts`, `138 Punkte`, `[138]`, `１３８`. `None` if
/// the text contains anything else, or can only be a count.
#[must_use]
pub fn points_told(text: &str) -> Option<i64> {
    let told = annotation::annotation(&token::tokens(&token::tidy(text)), annotation::Place::Head)?;
    match told.numbers[..] {
        [number] if number.hint != annotation::Hint::Count && !told.state => Some(number.value),
        _ => None,
    }
}

/// The maximum number of copies on one line; a greater number is a typo.
pub const MAX_COUNT: u32 = 1_000;
/// The maximum length of a line that can be part of a squad, in characters.
pub const MAX_LINE_CHARS: usize = 4_000;
/// The maximum number of lines read: ten times any squad. Each takes a fraction of a millisecond for each game
/// that the list may belong to.
pub const MAX_LINES: usize = 1_000;
/// The maximum number of bytes read, as long lines take time as well.
pub const MAX_BYTES: usize = 128 << 10;
/// The maximum number of candidates for an unresolved line.
pub const MAX_CANDIDATES: usize = 8;
