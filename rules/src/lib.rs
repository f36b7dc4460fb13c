//! What the games say: values in, verdicts out, nothing else.
//!
//! A [`squad::SquadDraft`] is anything somebody wrote down; [`check::check`] says what a format's
//! constraints have to say of it, as a [`report::Report`]; [`count`] says the same of all squads at
//! once. No clock, file, chance, SQL, logging or window anywhere below here.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `id`, `fold`, `slips`, `chance`, `sign`, `dice`, `matching`,
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

pub use check::{CheckInput, Claims, check};
