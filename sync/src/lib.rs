//! Exchanging what users did between machines.
//!
//! What travels are the entries of `muster-db`. A machine puts those that it wrote, or got elsewhere, into *parcels*
//! and these into a *stream* of its own, which nobody else writes ([`exchange()`]). A [`Hub`] is a place where streams
//! lie: a folder that any file sync carries ([`Folder`]), or a club's PostgreSQL ([`postgres`]). Parcels are sealed with the group's key and signed by their
//! machine ([`parcel`]): a hub sees how much is exchanged, and when, and nothing else; what it changes, holds back or
//! makes up is noticed.
//!
//! This crate alone opens sockets, in `postgres/connect.rs` and to the addresses that the user gave.

pub mod blob;
mod error;
mod exchange;
mod folder;
mod hub;
mod keys;
pub mod parcel;
mod passwords;
pub mod postgres;
mod secret;

pub use blob::BlobId;
pub use error::{Result, SyncError, SyncErrorKind};
pub use exchange::{Exchanged, Trouble, exchange, look};
pub use folder::Folder;
pub use hub::{Behind, Hub};
pub use keys::{Keys, Lock};
pub use passwords::{Kept, Password, Passwords};
pub use secret::{Secret, random};
