//! Random draws in a campaign.

pub use crate::chance::Chance;
