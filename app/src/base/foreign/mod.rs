//! Reading of foreign files with untrusted parsers: workbooks, PDFs and pictures.
//!
//! The parsing libraries are large and were not written with hostile files in mind: a few bytes can make them
//! allocate all memory, loop for ever or abort, which would end the program as well. So the program starts itself as
//! a separate process to read such a file, with little memory and time. Whatever happens there becomes a single error
//! here.
//!
//! The terminal and the window call [`begin`] first. Otherwise, as in tests of the library, files are read within the
//! same size limits, but in the process itself.

mod answer;
mod child;
pub mod limits;
mod parent;
mod table;
mod workbook;

use std::path::PathBuf;
use std::sync::OnceLock;

use muster_templates::page::{Carried, Embedded};
use muster_templates::pdf::{ReadError, read_embedded};
use muster_templates::qr;

use answer::{Answer, Fault, Request};

use crate::base::error::{Danger, Error};

pub use answer::{Lines, SheetLines};
pub(crate) use table::Table;

/// The first argument of a reader process. It isn't documented, since users never pass it.
const FLAG: &str = "--read-foreign";

/// The program to start as a reader process.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Must be called first in `main`. In a reader process, serves the request and exits; in any other, records that the
/// program can be started as a reader.
pub fn begin() {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_some_and(|a| a == FLAG) {
        let request = arguments.next().and_then(|a| Request::named(&a.to_string_lossy()));
        std::process::exit(child::serve(request));
    }
    if let Some(program) = parent::program() {
        PROGRAM.get_or_init(|| program);
    }
}

/// Reads the rows of all sheets of a workbook.
///
/// # Errors
/// It isn't a workbook, exceeds a limit, or its reader failed.
pub fn read_workbook(file: &str, bytes: &[u8]) -> Result<Vec<SheetLines>, Error> {
    match ask(Request::Spreadsheet, file, bytes)? {
        Answer::Sheets(sheets) => Ok(sheets),
        Answer::Fault(fault) => Err(fault.of(file)),
        Answer::Carried(_) | Answer::Codes(_) => Err(Fault::Danger(Danger::Crash).of(file)),
    }
}

/// Returns the squad embedded in a PDF, as JSON; `None` for other or invalid PDFs.
///
/// # Errors
/// It exceeds a limit, or its reader failed.
pub fn squad_in_pdf(file: &str, bytes: &[u8]) -> Result<Option<String>, Error> {
    Ok(read_pdf(file, bytes)?.filter(|found| found.what == Carried::Squad).map(|found| found.json))
}

/// Returns the campaign embedded in a PDF, as JSON; `None` for other or invalid PDFs.
///
/// # Errors
/// It exceeds a limit, or its reader failed.
pub fn campaign_in_pdf(file: &str, bytes: &[u8]) -> Result<Option<String>, Error> {
    Ok(read_pdf(file, bytes)?.filter(|found| found.what == Carried::Campaign).map(|found| found.json))
}

/// Returns the data embedded in a PDF; `None` for PDFs that Muster didn't print, and invalid ones.
///
/// # Errors
/// It exceeds a limit, or its reader failed.
pub fn read_pdf(file: &str, bytes: &[u8]) -> Result<Option<Embedded>, Error> {
    match ask(Request::Pdf, file, bytes)? {
        Answer::Carried(found) => Ok(found),
        Answer::Fault(Fault::Unreadable(_)) => Ok(None),
        Answer::Fault(fault) => Err(fault.of(file)),
        Answer::Sheets(_) | Answer::Codes(_) => Err(Fault::Danger(Danger::Crash).of(file)),
    }
}

/// Returns whether a file is a picture that may contain QR codes.
#[must_use]
pub fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG\r\n\x1a\n") || bytes.starts_with(b"\xff\xd8\xff")
}

/// Returns the contents of the QR codes in a picture; empty for other or invalid pictures.
///
/// # Errors
/// It exceeds a limit, or its reader failed.
pub fn codes_in_picture(file: &str, bytes: &[u8]) -> Result<Vec<String>, Error> {
    match ask(Request::Picture, file, bytes)? {
        Answer::Codes(codes) => Ok(codes),
        Answer::Fault(Fault::Unreadable(_)) => Ok(Vec::new()),
        // A photo of a whole table is large, not malicious.
        Answer::Fault(Fault::Danger(Danger::Time)) => Err(Fault::Danger(Danger::Search).of(file)),
        Answer::Fault(fault) => Err(fault.of(file)),
        Answer::Sheets(_) | Answer::Carried(_) => Err(Fault::Danger(Danger::Crash).of(file)),
    }
}

/// Reads a file, in a separate process if possible.
fn ask(request: Request, file: &str, bytes: &[u8]) -> Result<Answer, Error> {
    match PROGRAM.get() {
        Some(program) => parent::ask(program, request, bytes)
            .map_err(|e| Error::FileUnreadable { path: PathBuf::from(file), reason: e.to_string() }),
        None => Ok(read(request, bytes)),
    }
}

/// Reads a file in this process. A panic of the reader is reported as a fault of the file.
fn read(request: Request, bytes: &[u8]) -> Answer {
    let read = || match request {
        Request::Spreadsheet => workbook::read(bytes).map_or_else(Answer::Fault, Answer::Sheets),
        Request::Pdf => match read_embedded(bytes) {
            Ok(found) => Answer::Carried(found),
            Err(ReadError::TooManyObjects { limit }) => Answer::Fault(Fault::Danger(objects(limit))),
            Err(error) => Answer::Fault(Fault::Unreadable(error.to_string())),
        },
        Request::Picture => match qr::read(bytes) {
            Ok(codes) => Answer::Codes(codes),
            Err(error) => Answer::Fault(Fault::Unreadable(error.to_string())),
        },
    };
    std::panic::catch_unwind(read).unwrap_or(Answer::Fault(Fault::Danger(Danger::Crash)))
}

fn objects(limit: usize) -> Danger {
    Danger::Limit { measure: crate::base::error::Measure::Objects, limit: limit as u64 }
}
