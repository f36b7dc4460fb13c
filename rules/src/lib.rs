//! The rules of the games as pure functions: values in, verdicts out.
//!
//! A [`squad::SquadDraft`] is any squad as entered; [`check::check`] checks it against a format's constraints
//! and returns a [`report::Report`]; [`count`] answers the same for all squads at once. No clock, file,
//! randomness, SQL, logging or window anywhere in this crate.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `id`, `fold`, `words`, `slips`, `chance`, `sign`, `dice`, `matching`,
//! `figure`, `selector`, `balance`, `squad`, `merge`, `report`, `matches`, `tournament`, `game`, `ability`,
//! `term`, `odds`,
//! `constraint`, `format`, `catalogue`, `beside`, `roster`, `points`,
//! `check`, `count`, `text`, `campaign`, `night`, `play`, `trade`.

pub mod ability;
pub mod balance;
pub mod beside;
pub mod campaign;
pub mod catalogue;
pub mod chance;
pub mod check;
pub mod constraint;
pub mod count;
pub mod dice;
pub mod figure;
pub mod fold;
pub mod format;
pub mod game;
pub mod id;
pub mod matches;
mod matching;
pub mod merge;
pub mod night;
pub mod odds;
pub mod play;
mod points;
pub mod report;
mod roster;
pub mod selector;
pub mod sign;
pub mod slips;
pub mod squad;
pub mod term;
#[cfg(test)]
mod test_support;
pub mod text;
pub mod tournament;
pub mod trade;
pub mod words;

pub use check::{CheckInput, Claims, check};
