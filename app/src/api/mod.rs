//! Requests and answers of the window, by noun.

pub mod draft;
pub mod squads;
