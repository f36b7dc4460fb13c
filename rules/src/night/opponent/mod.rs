//! Muster plays the side that gains threat: what it deploys, whom it activates, and whom that attacks.
//!
//! Draws come from the seed that the night recorded, by round and number, so that undoing one and taking it again comes
//! to the same. What the cards can't tell, who is in sight and how far away, comes with the tap. Every decision
//! records what was weighed.

mod act;
mod deploy;
mod order;
mod strike;

pub use act::{Act, Choice, Chose, Orders, Seen, Weighed, Weight};
pub use deploy::{choose, spend};
pub use order::{next, order, targets};
pub use strike::{Cards, NoOdds, Odds, On, Prospect, Remembered, Strike};

use super::decide::Refusal;
use super::state::{Playing, State};
use super::table::Table;
use crate::campaign::facts::{Level, Opponent};

/// The level at which Muster plays a side.
struct At<'a> {
    rules: &'a Opponent,
    level: &'a Level,
    playing: &'a Playing,
}

impl<'a> At<'a> {
    fn of(table: &Table<'a>, state: &'a State) -> Result<Self, Refusal> {
        let rules = table.night.opponent.as_ref();
        let playing = state.playing.as_ref();
        let (rules, playing) = rules.zip(playing).ok_or(Refusal::NotPlaying)?;
        let level = rules.levels.iter().find(|level| level.id == playing.level);
        Ok(Self { rules, level: level.ok_or(Refusal::NotPlaying)?, playing })
    }
}
