//! What is printed, measured: the operations, and the PDF through poppler
//! (pdftoppm, pdffonts, pdftotext must be installed; the tests fail without).
#![allow(clippy::unwrap_used)]

#[path = "../sample/mod.rs"]
mod sample;

mod archive;
mod campaign;
mod card_grid;
mod cards;
mod checklist;
mod inside;
mod layout;
mod legible;
mod marks;
mod measure;
mod pdf;
mod photo;
mod reference;
mod sheet;
mod signs;
mod svg;
mod table;
mod typeset;
