//! The tests of the terminal from outside, linked once.

mod armies;
mod bad_input;
mod campaign_books;
mod campaigns;
mod collection;
mod common;
mod counting;
mod dresses;
mod facts;
mod fifth_game;
mod golden;
mod heroes;
mod hostile_files;
mod journey;
mod matches;
mod nights;
mod nothing_in_silence;
mod outputs;
mod own_packs;
mod play;
mod printing;
mod safekeeping;
mod terminal;
mod tournaments;
mod trades;
mod warbands;
