//! Requests and answers of the window, by noun.

pub mod backups;
pub mod catalogue;
pub mod collection;
pub mod counting;
pub mod draft;
pub mod drop;
pub mod game;
pub mod home;
pub mod matches;
pub mod my_figures;
pub mod packs;
pub mod print;
pub mod settings;
pub mod signs;
pub mod squads;
pub mod start;
