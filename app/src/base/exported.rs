//! Tables that users get: as a file, or as text.

use std::path::PathBuf;

use serde::Serialize;
use ts_rs::TS;

use super::error::Error;
use super::muster::Muster;

/// An exported table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Exported {
    /// The file, if it was written to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub path: Option<PathBuf>,
    /// The table itself, if it wasn't written to a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    /// Number of rows, without the headings.
    pub rows: usize,
}

impl Exported {
    /// Writes a table to a file, if a path is given.
    pub(crate) fn new(
        muster: &Muster,
        table: String,
        rows: usize,
        path: Option<PathBuf>,
    ) -> Result<Self, Error> {
        let Some(path) = path else { return Ok(Self { path: None, text: Some(table), rows }) };
        muster.save_file(&path, table.as_bytes())?;
        Ok(Self { path: Some(path), text: None, rows })
    }
}
