//! Requests and answers of the window, by noun.

pub mod campaigns;
