//! Printing: turns view models into page operations, and page operations into PDF (or an SVG preview).
//!
//! ```text
//! view::CardView, SheetView, CampaignLogView …   words and numbers, already in the reader's language
//!         │  print::cards, print::sheet, print::campaign_log …
//!         ▼
//! page::Document                                text runs, lines, boxes, in millimetres
//!         │  pdf::write                │  svg::page
//!         ▼                            ▼
//! PDF with its squad inside            preview, or pixels (png::page_of)
//! ```
//!
//! The crate knows no game and no other part of Muster: a game's card layout is data ([`layout::CardLayout`],
//! read from the game's `card.toml`). All lengths are in millimetres from the top left corner of the page, y
//! downward; only type sizes are in points. Nothing here reads a clock, and the same input produces the same
//! bytes.
//!
//! Modules, from the lowest to the highest; each imports only those before it:
//! `remark`, `qr`, `layout`, `view`, `text`, `page`, `draw`, `print`, `pdf`, `svg`, `png`.

pub mod layout;
pub mod page;
#[cfg_attr(target_arch = "wasm32", path = "pdf/in_page.rs")]
pub mod pdf;
pub mod png;
pub mod print;
pub mod qr;
pub mod remark;
pub mod svg;
pub mod text;
pub mod view;

mod draw;
