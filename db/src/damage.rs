//! Surveys a damaged database: which parts are still readable, and which backup is valid.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use strum::VariantArray as _;

use crate::backups::newest_sound;
use crate::connection::live;
use crate::error::Result;
pub use crate::nouns::Part;
use crate::nouns::tables;

/// What can be recovered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Parts in which every row is readable.
    pub whole: Vec<Part>,
    /// Parts in which some rows are unreadable.
    pub damaged: Vec<Part>,
    /// The newest backup that is valid and not empty.
    pub newest: Option<PathBuf>,
}

/// Examines a data folder's database without changing it.
#[must_use]
pub fn survey(dir: &Path) -> Survey {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let opened = Connection::open_with_flags(live(dir), flags).ok();
    let version = |conn: &Connection| conn.pragma_query_value(None, "user_version", |r| r.get(0));
    let version = opened.as_ref().and_then(|conn| version(conn).ok()).unwrap_or(i32::MAX);
    let is_whole = |part: &Part| {
        let mut tables = tables().filter(|table| table.part == Some(*part) && table.since <= version);
        opened.as_ref().is_some_and(|conn| tables.all(|table| read_all(conn, table.name).is_ok()))
    };
    let (whole, damaged) = Part::VARIANTS.iter().partition(|part| is_whole(part));
    Survey { whole, damaged, newest: newest_sound(dir).map(|backup| backup.path) }
}

/// Reads every cell of a table.
fn read_all(conn: &Connection, table: &str) -> Result<()> {
    // Row by row from the table itself: an index may be damaged where the rows aren't.
    let mut statement = conn.prepare(&format!("SELECT * FROM {table} NOT INDEXED"))?;
    let columns = statement.column_count();
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        for column in 0..columns {
            row.get_ref(column)?;
        }
    }
    Ok(())
}
