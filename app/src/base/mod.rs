//! What every noun stands on: words, errors, files in and out, the user's data, the session.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `nothing`, `named`, `seat`, `seed`, `money`, `clock`, `cache`, `waiting`, `words`, `speaker`, `headed`,
//! `message`, `error`, `door`, `day`, `encoding`, `decode`, `cells`, `foreign`, `spreadsheet`,
//! `output`, `muster`, `exported`, `photo`, `session`.

mod cache;
pub(crate) mod cells;
#[cfg(not(target_arch = "wasm32"))]
mod clock;
#[cfg(target_arch = "wasm32")]
pub mod clock;
pub(crate) mod day;
pub mod decode;
pub mod door;
mod encoding;
pub mod error;
pub mod exported;
pub mod foreign;
pub mod headed;
pub mod message;
pub(crate) mod money;
pub mod muster;
pub mod named;
pub mod nothing;
pub mod output;
pub mod photo;
pub mod seat;
pub(crate) mod seed;
pub mod session;
pub mod speaker;
pub mod spreadsheet;
pub(crate) mod waiting;
pub mod words;
