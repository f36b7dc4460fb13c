//! Figures: looking them up and showing one.

pub mod search;
pub mod show;
