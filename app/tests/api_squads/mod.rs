//! Squads, as the window asks for them.

mod armies;
mod building;
mod heroes;
mod keeping;
mod sharing;
mod user;
mod warbands;
