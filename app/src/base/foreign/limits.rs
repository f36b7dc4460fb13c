//! Limits for reading foreign files. Each is far above any real file, and low enough that reaching it exhausts
//! neither memory nor patience.

use crate::base::error::{Danger, Measure};

/// Maximum number of non-empty rows of a table: ten times the largest known collections.
pub const MOST_ROWS: usize = 100_000;
/// Maximum number of columns of a table. Programs that catalogue figures write fewer than a hundred; it is also the
/// limit of old XLS files.
pub const MOST_COLUMNS: usize = 256;
/// Maximum number of cells of a table, including empty ones: short rows are padded to the width of the headings, so a
/// few bytes may become many cells.
pub const MOST_CELLS: usize = 2_000_000;
/// Maximum number of characters in a cell, the same as in spreadsheet programs.
pub const MOST_CELL: usize = 32_767;
/// Maximum size of the text in all cells of a workbook, in bytes.
pub const MOST_TEXT: usize = 16 << 20;
/// Maximum unpacked size of a workbook, in bytes, counted while unpacking, since the sizes stated in a zip can't be
/// trusted.
pub const MOST_UNPACKED: u64 = 128 << 20;
/// Maximum size of a reader process's answer, in bytes: all text of a workbook, with room for markup.
pub const MOST_ANSWER: u64 = 64 << 20;
/// Maximum size of a file with a squad, in bytes; a JSON report has a lot of data for each member.
pub const MOST_SQUAD: u64 = 1 << 20;
/// Maximum number of members in a squad's JSON.
pub const MOST_MEMBERS: usize = 2_000;

/// Timeout for a reader process, in seconds: for systems that don't limit processor time, and for suspended
/// processes. Longer than [`MOST_SECONDS`](crate::base::error::MOST_SECONDS), since other programs may use the processor.
pub const MOST_WAIT: u64 = 10;

/// Checks a quantity against its limit.
///
/// # Errors
/// The limit is exceeded.
pub fn within(measure: Measure, found: usize, limit: usize) -> Result<(), Danger> {
    if found > limit { Err(Danger::Limit { measure, limit: limit as u64 }) } else { Ok(()) }
}
