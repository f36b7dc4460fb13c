//! Requests and answers of the window, by noun.

pub mod campaigns;
pub mod catalogue;
pub mod collection;
pub mod my_figures;
