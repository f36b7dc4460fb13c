//! `pdf/` for a page of a browser: no PDF is written or read there.

use std::io::{Error, ErrorKind};

use crate::page::Document;

/// A PDF's metadata.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DocumentInfo {
    /// The title, shown by viewers.
    pub title: String,
    /// The author; may be empty.
    pub author: String,
    /// The creation time, in seconds since 1970 UTC.
    pub created: i64,
    /// The language of the text, as a BCP 47 tag.
    pub language: String,
}

/// A finished PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The file.
    pub bytes: Vec<u8>,
    /// Characters that no font has.
    pub missing: Vec<char>,
}

/// Why a PDF couldn't be written.
#[derive(Debug, thiserror::Error)]
#[error("the PDF can't be written: {0}")]
pub struct WriteError(#[from] Error);

/// Why embedded data can't be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It isn't read here.
    #[error("this PDF can't be read: {0}")]
    Pdf(#[from] Error),
    /// The list of attachments exceeds the limit.
    #[error("more than {limit} objects in the list of attachments")]
    TooManyObjects {
        /// The limit.
        limit: usize,
    },
}

/// Fails: nothing is written here.
///
/// # Errors
/// Always.
pub fn write(_: &Document, _: &DocumentInfo) -> Result<Printed, WriteError> {
    Err(Error::from(ErrorKind::Unsupported).into())
}

/// Fails: nothing is read here.
///
/// # Errors
/// Always.
pub fn read_embedded(_: &[u8]) -> Result<Option<crate::page::Embedded>, ReadError> {
    Err(Error::from(ErrorKind::Unsupported).into())
}
