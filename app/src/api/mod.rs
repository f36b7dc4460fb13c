//! What the shells call: the list of commands, what each reads and changes, and how requests and answers travel.

pub mod commands;
pub mod topics;
pub mod wire;
pub mod work;
