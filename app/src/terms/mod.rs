//! What words mean: terms looked up, those of a figure and of a squad, and what a user wrote about them.

mod figure;
mod index;
mod list;
mod own;
mod squad;
mod view;

pub use figure::FigureWord;
pub(crate) use figure::words_of;
pub(crate) use index::TermIndex;
pub use list::{TermPage, TermRequest, TermSearch, TermSummary, search, summary, term};
pub use own::{OwnWordKept, WriteOwnWord, write_own};
pub use squad::{HeldWord, SquadWords, TermNote, squad_words};
pub use view::TermView;

pub use muster_db::pack::OwnWordOf;
pub use muster_rules::term::{Deed, TermKind};
