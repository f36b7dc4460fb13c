//! Draws measured text and numbers as page operations.

mod canvas;
mod qr;
mod sign;
mod strip;
mod tick;
mod track;

pub(crate) use canvas::{Canvas, Pen, Place};
pub(crate) use qr::{qr, qr_side};
pub(crate) use sign::{mark, sign};
pub(crate) use strip::strip;
pub(crate) use tick::tick_box;
pub(crate) use track::{TrackGrid, TrackStyle};
