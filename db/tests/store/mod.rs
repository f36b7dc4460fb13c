//! The store from outside: opening, writing, searching, and durability.

mod backups;
mod cache;
mod collection;
mod daily;
mod full;
mod killed;
mod matches;
mod nouns;
mod old_versions;
mod opening;
mod own_packs;
mod restoring;
mod samples;
mod search;
mod small_tables;
mod squads;
mod tournaments;
mod write_protected;

/// The result of a test, so that `?` can be used.
type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;
