//! Files dropped on the window.

use std::path::Path;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;
use crate::recognise::{self, Seen};
use crate::session::Session;
use crate::words::Words;

/// A file that was dropped.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DropRequest {
    /// Where it lies.
    pub path: String,
}

/// What a file is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Dropped {
    /// `list`, `spreadsheet`, `pack` or `backup`.
    pub kind: String,
    /// Where it lies.
    pub path: String,
    /// Its name.
    pub name: String,
}

/// Reads a file as far as it tells what it is.
///
/// # Errors
/// It can't be read, or it is nothing that Muster reads.
pub(crate) fn read(request: &DropRequest, _: &Words) -> Result<Seen, Error> {
    recognise::look(Path::new(&request.path))
}

/// Says what a file is, by its contents.
///
/// # Errors
/// It is nothing that Muster reads.
pub(crate) fn recognise(session: &mut Session, request: DropRequest, seen: Seen) -> Result<Dropped, Error> {
    let path = Path::new(&request.path);
    let kind = session.muster.kind_of(seen)?;
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned());
    Ok(Dropped {
        kind: kind.as_str().to_owned(),
        name: name.unwrap_or_else(|| request.path.clone()),
        path: request.path,
    })
}
