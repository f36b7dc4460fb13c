//! The integration tests of the exchange, linked into one binary.

mod attack;
mod both;
mod changing;
mod check;
mod club;
mod deeds;
mod folder;
mod forged;
mod full;
mod histories;
mod hostile;
mod hostile_folders;
mod hostile_members;
mod hostile_server;
mod hostile_servers;
mod hubs;
mod killed;
mod limits;
mod machine;
mod mutants;
mod newer;
mod planted;
mod plants;
mod removed;
mod server;
mod silent;
