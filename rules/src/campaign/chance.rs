//! A campaign's draws.

pub use crate::chance::Chance;
