//! Exchanging from outside, linked once.

mod both;
mod check;
mod club;
mod folder;
mod histories;
mod hostile;
mod hostile_server;
mod hubs;
mod killed;
mod machine;
mod newer;
mod server;
