//! Proves that the program does in a terminal what its users rely on: each test starts it as a process, in a data folder of
//! its own, and reads what it says and writes. One binary, linked once.

mod armies;
mod bad_input;
mod campaign_books;
mod campaign_names;
mod campaigns;
mod collection;
mod common;
mod counting;
mod dresses;
mod facts;
mod fifth_game;
mod foreign_saves;
mod golden;
mod heroes;
mod hostile_files;
mod imports;
mod journey;
mod kept;
mod machines;
mod matches;
mod nights;
mod nothing_in_silence;
mod outputs;
mod own_packs;
mod play;
mod printing;
mod safekeeping;
mod serve;
mod terminal;
mod tournaments;
mod trades;
mod warbands;
