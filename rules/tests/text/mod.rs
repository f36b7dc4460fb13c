//! Reading and writing squad lists: tables of texts and what should come of them.

mod dresses;
mod forms;
mod hostile;
mod lists;
mod round_trip;
mod support;
