//! How much is read of a file that comes from elsewhere. Each limit lies far above anything that
//! anybody keeps, and low enough that reading to it takes neither the machine's memory nor an
//! evening.

use crate::error::{Danger, Measure};

/// The most rows of a table that hold anything: ten of the largest collections known.
pub const MOST_ROWS: usize = 100_000;
/// The most columns of a table. Programs that catalogue figures write fewer than a hundred; old
/// XLS files end here.
pub const MOST_COLUMNS: usize = 256;
/// The most cells of a table, empty ones between others included: short rows are filled up to the
/// width of the headings, so that few bytes may stand for many cells.
pub const MOST_CELLS: usize = 2_000_000;
/// The most characters of one cell, as spreadsheet programs have it themselves.
pub const MOST_CELL: usize = 32_767;
/// The most text in all cells of a workbook, in bytes.
pub const MOST_TEXT: usize = 16 << 20;
/// What a workbook may unpack to, in bytes, counted while it is unpacked: what a zip says of its
/// own size may be a lie.
pub const MOST_UNPACKED: u64 = 128 << 20;
/// The most that a reader process may answer, in bytes: all text that a workbook may hold, with
/// room for marks around it.
pub const MOST_ANSWER: u64 = 64 << 20;
/// The largest file that holds a squad, in bytes: a report in JSON says a lot of each member.
pub const MOST_SQUAD: u64 = 1 << 20;
/// The most members that a squad may list in JSON.
pub const MOST_MEMBERS: usize = 2_000;

/// The memory that a reader process may take for itself, in bytes, above what the program has taken
/// when it begins. With the program itself it stays under 512 MiB.
pub const MOST_MEMORY: u64 = 256 << 20;
/// The processor time that a reader process may take, in seconds. An honest file takes a few tenths
/// of one.
pub const MOST_SECONDS: u64 = 3;
/// How long a reader process is waited for, in seconds: for systems that don't limit processor time,
/// and for a process that somebody has stopped. Longer than [`MOST_SECONDS`], since other programs
/// may have the processor.
pub const MOST_WAIT: u64 = 10;

/// Refuses what is more than is read.
///
/// # Errors
/// The limit that it passes.
pub fn within(measure: Measure, found: usize, limit: usize) -> Result<(), Danger> {
    if found > limit { Err(Danger::Limit { measure, limit: limit as u64 }) } else { Ok(()) }
}
