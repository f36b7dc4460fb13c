//! Squads, as the window asks for them.

mod building;
mod keeping;
mod sharing;
mod user;
mod warbands;
