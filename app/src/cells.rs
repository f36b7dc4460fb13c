//! Rows of cells as CSV: for people, who open it in a spreadsheet, or for a program that reads it back.

use crate::collection::spreadsheet::guard;
use crate::error::Error;

/// A table for people. No cell of it is a formula, whatever stands in it: the guard is put on here, so that
/// nobody who fills a table can leave it out.
pub(crate) fn for_people(rows: &[Vec<String>]) -> Result<String, Error> {
    written(rows.iter().map(|row| row.iter().map(|cell| guard(cell)).collect()))
}

/// A table of a pack, its cells as they are: a program reads them back.
pub(crate) fn for_packs(rows: &[Vec<String>]) -> Result<String, Error> {
    written(rows.iter().cloned())
}

fn written(rows: impl Iterator<Item = Vec<String>>) -> Result<String, Error> {
    let internal = |reason: String| Error::Internal(reason);
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.write_record(&row).map_err(|e| internal(e.to_string()))?;
    }
    let bytes = writer.into_inner().map_err(|e| internal(e.to_string()))?;
    String::from_utf8(bytes).map_err(|e| internal(e.to_string()))
}
