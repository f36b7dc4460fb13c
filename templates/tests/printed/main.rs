//! Measures what is printed: the operations, and the PDF by means of poppler (pdftoppm, pdffonts and pdftotext
//! must be installed, or the tests fail).
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
mod long_names;
mod marks;
mod measure;
mod pdf;
mod photo;
mod picture;
mod reference;
mod sheet;
mod signs;
mod svg;
mod table;
mod typeset;
