//! Serves phones and tablets at the table: a shell like the terminal and the window, over HTTP on the local network.
//!
//! It is off until somebody lets phones in, and stops with the program. A guest comes with a key of one use from a QR code
//! and gets a seat with a role; what a role may do is a list in `muster_app::api::roles`, and everything else is refused
//! there. Nothing here knows a command, a game or a secret.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `random`, `address`, `limits`, `guests`, `kept`, `news`, `pages`, `house`, `routes`, `listening`, `door`.

mod address;
mod door;
mod guests;
mod house;
mod kept;
mod limits;
mod listening;
mod news;
mod pages;
mod random;
mod routes;

pub use door::PhoneDoor;
pub use news::Changed;
pub use pages::{Page, Pages, kind_of};
