//! Reading and writing squad lists: tables of texts with the expected results.

mod dresses;
mod forms;
mod hostile;
mod lists;
mod round_trip;
mod support;
