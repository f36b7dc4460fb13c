//! PDF: writes documents, and reads embedded squads back.

mod archive;
mod embedded;
mod fonts;
mod ops;
mod outline;
mod pages;
mod save;
mod tags;

pub use embedded::{ReadError, read_embedded};

use lopdf::{Object, dictionary};
use printpdf::{OffsetDateTime, PdfDocumentInfo};

use crate::page::{Document, Flip};

/// The program's name, without and with its version.
const PROGRAM: &str = "Muster";
const PRODUCER: &str = concat!("Muster ", env!("CARGO_PKG_VERSION"));

/// A PDF's metadata.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DocumentInfo {
    /// The title, shown by viewers.
    pub title: String,
    /// The author; may be empty.
    pub author: String,
    /// The creation time, in seconds since 1970 UTC, provided by the caller: nothing here reads a clock.
    pub created: i64,
    /// The language of the text, as a BCP 47 tag.
    pub language: String,
}

/// A finished PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The file.
    pub bytes: Vec<u8>,
    /// Characters that no font has, without duplicates, in order; crossed boxes are drawn instead.
    pub missing: Vec<char>,
}

/// Why a PDF couldn't be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// A bundled font is damaged.
    #[error("the font {0} can't be embedded")]
    Font(String),
    /// The writer failed.
    #[error("the PDF can't be written: {0}")]
    Io(#[from] std::io::Error),
}

/// Writes a document as PDF: with embedded font subsets, extractable text, and the squad inside if there is
/// one. Equal input yields equal bytes.
///
/// # Errors
/// [`WriteError::Font`] if a font can't be embedded, which a test excludes for the bundled ones.
pub fn write(document: &Document, info: &DocumentInfo) -> Result<Printed, WriteError> {
    let (mut file, tags) = pages::draw(document, document_info(info))?;
    finish(&mut file, document, info);
    outline::add(&mut file, &document.bookmarks);
    let leaves = tags::add(&mut file, tags, &info.language);
    archive::add(&mut file, info, document.embedded.is_some());
    file.compress();
    archive::name(&mut file);
    let bytes = save::save(file, leaves).map_err(std::io::Error::other)?;
    Ok(Printed { bytes, missing: document.missing() })
}

/// Sets what printpdf omits or randomises.
fn finish(file: &mut lopdf::Document, document: &Document, info: &DocumentInfo) {
    // Embedded files with a relationship need PDF 1.7; printpdf declares 1.3.
    file.version = "1.7".to_owned();
    if let Some(embedded) = &document.embedded {
        embedded::embed(file, embedded, info.created);
    }
    let mut wishes = dictionary! { "PrintScaling" => "None", "DisplayDocTitle" => true };
    match document.duplex {
        Some(Flip::Long) => wishes.set("Duplex", "DuplexFlipLongEdge"),
        Some(Flip::Short) => wishes.set("Duplex", "DuplexFlipShortEdge"),
        None => {}
    }
    if let Ok(catalog) = file.catalog_mut() {
        // Prevents viewers from scaling pages to the paper, which would change sizes.
        catalog.set("ViewerPreferences", wishes);
        if !info.language.is_empty() {
            catalog.set("Lang", Object::string_literal(info.language.as_str()));
        }
    }
    let turned: Vec<bool> = document.pages.iter().map(|page| page.turned).collect();
    for (id, _) in file.get_pages().into_values().zip(turned).filter(|(_, turned)| *turned) {
        if let Ok(page) = file.get_dictionary_mut(id) {
            page.set("Rotate", 180);
        }
    }
    let about = file.trailer.get(b"Info").and_then(Object::as_reference);
    if let Some(about) = about.ok().and_then(|id| file.get_dictionary_mut(id).ok()) {
        // These would claim conformance to a standard that the file doesn't follow.
        for key in [b"GTS_PDFXVersion".as_slice(), b"Identifier", b"Trapped", b"Keywords"] {
            about.remove(key);
        }
    }
}

/// Converts a time; one out of range becomes the beginning of 1970.
fn time(seconds: i64) -> OffsetDateTime {
    OffsetDateTime::from_unix_timestamp(seconds).unwrap_or_else(|_| PdfDocumentInfo::default().creation_date)
}

fn document_info(info: &DocumentInfo) -> PdfDocumentInfo {
    let created = time(info.created);
    PdfDocumentInfo {
        document_title: info.title.clone(),
        author: info.author.clone(),
        creator: PROGRAM.to_owned(),
        producer: PRODUCER.to_owned(),
        creation_date: created,
        modification_date: created,
        metadata_date: created,
        ..PdfDocumentInfo::default()
    }
}
