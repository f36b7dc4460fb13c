//! The integration tests of the database and the packs, linked into one binary.

mod algebra;
mod broken_grounds;
mod broken_odds;
mod broken_packs;
mod built_in;
mod campaign;
mod cases;
mod chance;
mod counts;
mod edges;
mod entries;
mod enumeration;
mod forged;
mod large_packs;
mod lists;
mod odds;
mod store;
mod terms;
mod tiny;
mod told_choices;
