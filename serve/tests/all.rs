//! Serving guests at the table, from outside: over sockets, as phones and as attackers.

mod client;
mod evening;
mod hostile;
mod taps;
