//! What is kept: one SQLite database in the user's data folder, a cache beside it, and the packs that
//! the catalogue is made of.
//!
//! [`Database`] is the way in; each file of [`table`] adds to it what one table can do. What users
//! make outlives the catalogue: their rows refer to figures by id and carry the last known name
//! and cost, and the catalogue's own tables are a cache, in a file of its own, that a changed pack rebuilds.

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
