//! The meaning of terms: looking them up, those of a figure or a squad, and the user's own texts.

mod figure;
mod index;
mod lines;
mod list;
mod own;
mod share;
mod squad;
mod view;

pub use figure::FigureWord;
pub(crate) use figure::{unexplained_of, words_of};
pub use lines::{TermChoices, TermLine, TermLines, TermSearch, lines};
pub(crate) use list::is_term;
pub use list::{TermPage, TermRequest, TermSummary, search, summary, term};
pub use own::{OwnWordKept, ToldWord, WriteOwnWord, write_own};
pub use share::{
    CompareOwnWords, ExportOwnWords, OwnWordDifference, OwnWordDifferences, OwnWordsTaken, TakeOwnWords,
    compare_own, export_own, read_own, take_own,
};
pub(crate) use squad::held_words;
pub use squad::{HeldWord, SquadWords, TermNote, squad_words};
pub use view::TermView;

pub use muster_db::pack::OwnWordOf;
pub use muster_rules::term::{Deed, TermKind};
