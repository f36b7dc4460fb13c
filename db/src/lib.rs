//! Storage: one SQLite database in the user's data folder, a cache beside it, and the packs that make up the
//! catalogue.
//!
//! [`Database`] is the entry point; each file of [`table`] adds the operations of one table. What users make
//! outlives the catalogue: their rows refer to figures by ID and store the last known name and cost. The
//! catalogue's own tables are a cache, in a separate file, that is rebuilt when a pack changes.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `time`, `row`, `error`, `photo_name`, `search_text`, `presence`, `files`,
//! `nouns`, `stored_change`, `small_entries`, `migrate`, `schema`, `connection`, `packed`, `backup_photos`, `backup`, `backups`, `damage`, `opening`, `restore`,
//! `cache`, `stamp`, `entry`, `database`, `safekeeping`,
//! `pack`, `table`, `receive`.

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
pub mod nouns;
mod opening;
pub mod pack;
mod packed;
pub mod photo_name;
mod presence;
mod receive;
mod restore;
mod row;
mod safekeeping;
mod schema;
mod search_text;
mod small_entries;
mod stamp;
mod stored_change;
pub mod table;
mod time;

pub use cache::CACHE_NAME;
pub use connection::FILE_NAME;
pub use database::Database;
pub use error::{DbError, DbErrorKind, Kind, Result};
pub use receive::CountedApart;
pub use restore::Restoring;

#[cfg(test)]
mod tests;
