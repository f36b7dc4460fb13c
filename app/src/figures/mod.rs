//! Figures: looking them up and showing one.

pub mod filter;
pub mod search;
pub mod show;
