//! Storage: one SQLite database in the user's data folder, a cache beside it, and the packs that make up the
//! catalogue.
//!
//! [`Database`] is the entry point; each file of [`table`] adds the operations of one table. What users make
//! outlives the catalogue: their rows refer to figures by ID and store the last known name and cost. The
//! catalogue's own tables are a cache, in a separate file, that is rebuilt when a pack changes.

pub mod backup;
mod backup_photos;
pub mod backups;
mod cache;
mod connection;
pub mod damage;
mod database;
pub mod entry;
mod error;
mod files;
mod migrate;
pub mod pack;
pub mod photo_name;
mod presence;
mod restore;
mod row;
mod schema;
mod search_text;
pub mod table;
mod time;

pub use cache::CACHE_NAME;
pub use database::{Database, FILE_NAME};
pub use error::{DbError, DbErrorKind, Kind, Result};

#[cfg(test)]
mod tests;
