//! What Muster prints: view models become page operations, page operations
//! become PDF (or an SVG preview).
//!
//! ```text
//! view::CardView, SheetView, CampaignLogView …   words and numbers, already in the reader's language
//!         │  print::cards, print::sheet, print::campaign_log …
//!         ▼
//! page::Document                                text runs, lines, boxes, in millimetres
//!         │  pdf::write                │  svg::page
//!         ▼                            ▼
//! PDF with its squad inside            preview
//! ```
//!
//! The crate knows no game and no other part of Muster: how a game's card looks
//! is data ([`layout::CardLayout`], read from the game's `card.toml`). Every
//! length is in millimetres from the top left corner of the page, y downward;
//! only sizes of type are in points. Nothing here reads a clock, and the same
//! input gives the same bytes.

pub mod layout;
pub mod page;
pub mod pdf;
pub mod print;
pub mod qr;
pub mod svg;
pub mod text;
pub mod view;

mod draw;
