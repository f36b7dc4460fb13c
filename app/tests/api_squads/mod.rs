//! Squads, as the window requests them.

mod armies;
mod asking;
mod building;
mod heroes;
mod keeping;
mod listed;
mod meeting;
mod sharing;
pub(crate) mod user;
mod warbands;
