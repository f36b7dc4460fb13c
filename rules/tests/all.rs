//! Integration tests of the rules, linked as a single binary.

mod counting;
mod forged_tournaments;
mod house;
mod imports;
mod made_up;
mod matches;
mod merge;
mod odds;
mod promises;
mod properties;
mod purity;
mod small;
mod terms;
mod text;
mod tournament;
mod trade;
