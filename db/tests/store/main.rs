//! The store from outside: opening, keeping, finding, and what must survive.

mod backups;
mod collection;
mod killed;
mod matches;
mod old_versions;
mod opening;
mod samples;
mod search;
mod small_tables;
mod squads;
mod write_protected;

/// What a test returns, so that `?` takes the place of unwrapping.
type Outcome = Result<(), Box<dyn std::error::Error>>;
