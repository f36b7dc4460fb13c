//! The store from outside: opening, keeping, finding, and what must survive.

mod backups;
mod cache;
mod collection;
mod daily;
mod full;
mod killed;
mod matches;
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

/// What a test returns, so that `?` takes the place of unwrapping.
type Outcome = Result<(), Box<dyn std::error::Error>>;
