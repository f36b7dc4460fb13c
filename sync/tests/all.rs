//! Exchanging from outside, linked once.

mod folder;
mod histories;
mod hostile;
mod killed;
mod machine;
mod newer;
