//! Exchanges what users did between machines.
//!
//! What is exchanged are the entries of `muster-db`. A machine puts those that it wrote or received elsewhere
//! into *parcels*, and these into its own *stream*, which nobody else writes ([`exchange()`]). A [`Hub`] holds
//! streams: a folder synchronised by any file sync ([`Folder`]), or a club's PostgreSQL ([`postgres`]). Parcels
//! are encrypted with the group's key and signed by their machine ([`parcel`]): a hub only sees how much is
//! exchanged and when, and anything it alters, withholds or invents is detected. Once a member was removed, a group on a
//! server has a new key ([`announcement`]).
//!
//! This crate opens connections in `postgres/connect.rs` alone, and only to addresses that the user gave. Compiled for a page
//! of a browser it opens nothing: there, every hub is away (`postgres_in_page.rs`, `ground_in_page.rs`).

// Nothing connects in a page of a browser, so that what a connection is made of is unused there.
#![cfg_attr(target_arch = "wasm32", allow(dead_code))]

pub mod announcement;
pub mod blob;
mod epochs;
mod error;
mod exchange;
mod folder;
#[cfg_attr(target_arch = "wasm32", path = "ground_in_page.rs")]
mod ground;
mod hub;
mod interrupt;
mod keys;
pub mod parcel;
mod passwords;
#[cfg_attr(target_arch = "wasm32", path = "postgres_in_page.rs")]
pub mod postgres;
mod secret;

pub use blob::BlobId;
pub use epochs::Epochs;
pub use error::{Result, SyncError, SyncErrorKind};
pub use exchange::{Exchanged, KeyState, Lack, Trouble, exchange, look};
pub use folder::Folder;
pub use hub::{Behind, Hub, Last, Standing};
pub use interrupt::{Interrupt, Urgency};
pub use keys::{Keys, Lock};
pub use passwords::{Kept, Password, Passwords};
pub use secret::{Secret, random};
