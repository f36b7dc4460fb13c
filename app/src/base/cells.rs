//! CSV output, for people, who open it in a spreadsheet, or for a program that parses it.

use crate::base::error::Error;

/// Writes a table for people. Guards every cell against being read as a formula here, so that no caller can forget
/// to.
pub(crate) fn for_people(rows: &[Vec<String>]) -> Result<String, Error> {
    written(rows.iter().map(|row| row.iter().map(|cell| guard(cell)).collect()))
}

/// Writes a table of a pack. Cells are left as they are, since a program parses them.
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

/// Escapes a cell so that spreadsheet programs don't take it for a formula. Also escapes cells that start with an
/// apostrophe, so that [`unguard`] is exact.
#[must_use]
pub(crate) fn guard(cell: &str) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Reverts [`guard`].
#[must_use]
pub(crate) fn unguard(cell: &str) -> String {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']) => rest.to_owned(),
        _ => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guard_comes_off_exactly() {
        for cell in ["=1+1", "'=1", "''", "'plain", "plain", "-3", "", "\t"] {
            assert_eq!(unguard(&guard(cell)), cell);
        }
        assert_eq!(guard("=HYPERLINK(1)"), "'=HYPERLINK(1)");
    }
}
