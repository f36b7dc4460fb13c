//! A campaign as the window shows it: everything named in the reader's language, every step that
//! somebody might want with what speaks against it.

mod books;
mod mission;
mod setup;
mod upgrade;

pub use books::*;
pub use mission::*;
pub use setup::*;
pub use upgrade::*;
