//! The integration tests of the exchange, linked into one binary.

mod both;
mod check;
mod club;
mod folder;
mod full;
mod histories;
mod hostile;
mod hostile_server;
mod hubs;
mod killed;
mod limits;
mod machine;
mod newer;
mod planted;
mod rekey;
mod rekey_forged;
mod rekey_server;
mod removed;
mod server;
mod silent;
