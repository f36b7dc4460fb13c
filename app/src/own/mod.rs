//! What users know better than the packs: answers to open questions, missing values of cards, figures of their own.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `pack_table`, `my_figures`, `facts`, `answers`.

pub mod answers;
pub mod facts;
pub mod my_figures;
pub(crate) mod pack_table;
