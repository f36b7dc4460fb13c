//! Writes pages as PDF.

use std::path::Path;

use muster_templates::pdf::{self, DocumentInfo};
use serde::Serialize;
use ts_rs::TS;

use super::{Laid, Remarked};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::words::Words;

/// A PDF that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PrintedFile {
    /// The path of the file.
    pub path: String,
    /// The number of pages.
    pub pages: usize,
    /// The size of the file in bytes.
    pub bytes: usize,
    /// The size of the file, formatted.
    pub size_text: String,
    /// Characters missing in all fonts; crossed boxes replace them.
    pub missing_characters: String,
    /// How the print differs from the request, as sentences.
    pub remarks: Vec<String>,
    /// Whether everything requested is on paper.
    pub complete: bool,
}

impl Muster {
    /// Writes pages as PDF.
    pub fn print(&self, laid: &Laid, words: &Words, file: &Path) -> Result<PrintedFile, Error> {
        let info = DocumentInfo {
            title: laid.title().to_owned(),
            author: laid.author().to_owned(),
            created: self.now().timestamp(),
            language: laid.options().language.clone(),
        };
        let printed = pdf::write(&laid.document, &info).map_err(|e| Error::Internal(e.to_string()))?;
        self.save_file(file, &printed.bytes)?;
        Ok(PrintedFile {
            path: file.display().to_string(),
            pages: laid.document.pages.len(),
            bytes: printed.bytes.len(),
            size_text: size_text(words, printed.bytes.len()),
            complete: printed.missing.is_empty() && !laid.remarks().iter().any(Remarked::leaves_out),
            missing_characters: printed.missing.into_iter().collect(),
            remarks: laid.told(words),
        })
    }
}

/// Formats a size as `128 KB` or `1.2 MB`.
fn size_text(words: &Words, bytes: usize) -> String {
    let tenths = bytes.div_ceil(100_000);
    if tenths < 10 {
        return words.get("print-size-kb", &[("size", bytes.div_ceil(1_000).into())]);
    }
    words.get("print-size-mb", &[("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())])
}
