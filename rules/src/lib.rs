//! What the games say: values in, verdicts out, nothing else.
//!
//! A [`squad::SquadDraft`] is anything somebody wrote down; [`check::check`] says what a format's
//! constraints have to say of it, as a [`report::Report`]. No clock, file, chance, SQL, logging or
//! window anywhere below here.

mod allegiance;
pub mod campaign;
pub mod catalogue;
pub mod chance;
pub mod check;
pub mod constraint;
pub mod count;
pub mod figure;
pub mod fold;
pub mod format;
pub mod game;
pub mod id;
pub mod matches;
mod matching;
mod points;
pub mod report;
pub mod selector;
pub mod sign;
pub mod squad;
#[cfg(test)]
mod test_support;
pub mod text;

pub use check::{CheckInput, Claims, check};
