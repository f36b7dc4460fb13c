//! Figures: search and details.

pub mod filter;
pub mod search;
pub mod show;
