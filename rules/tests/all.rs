//! The tests of the rules from outside, linked once.

mod counting;
mod house;
mod imports;
mod made_up;
mod matches;
mod odds;
mod properties;
mod purity;
mod small;
mod terms;
mod text;
mod tournament;
mod trade;
