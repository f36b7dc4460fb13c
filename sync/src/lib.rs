//! Exchanging what users did between machines.
//!
//! What travels are the entries of `muster-db`. A machine puts those that it wrote, or got elsewhere, into *parcels*
//! and these into a *stream* of its own, which nobody else writes ([`exchange()`]). A [`Hub`] is a place where streams
//! lie: a folder that any file sync carries ([`Folder`]). Parcels are sealed with the group's key and signed by their
//! machine ([`parcel`]): a hub sees how much is exchanged, and when, and nothing else; what it changes, holds back or
//! makes up is noticed.
//!
//! This crate alone may open a socket; none of what is in it so far does.

pub mod blob;
mod error;
mod exchange;
mod folder;
mod hub;
mod keys;
pub mod parcel;
mod secret;

pub use blob::BlobId;
pub use error::{Result, SyncError, SyncErrorKind};
pub use exchange::{Exchanged, Trouble, exchange, look};
pub use folder::Folder;
pub use hub::Hub;
pub use keys::{Keys, Lock};
pub use secret::{Secret, random};
