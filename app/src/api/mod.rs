//! What the shells call: the list of commands, what each reads and changes, what guests may do of it, and how requests and answers travel.

pub mod commands;
pub mod look;
pub mod roles;
pub mod topics;
pub mod wire;
pub mod work;
