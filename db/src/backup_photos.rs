//! Photos in backups. In the data folder they are files that are written once and never change; in a backup
//! they are rows of a separate table, so that a single file holds everything.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use rusqlite::{Connection, params};

use crate::error::{DbError, Result};
use crate::files::write_whole;
use crate::nouns::with_photos;
use crate::photo_name::{self, FOLDER};
use crate::schema::{self, PHOTOS};

/// The maximum size of a photo, in bytes.
const MOST_BYTES: u64 = 40 << 20;

/// Copies the photos that rows refer to into a copy of their database.
pub(crate) fn pack(copy: &Path, dir: &Path) -> Result<()> {
    let mut conn = Connection::open(copy)?;
    // Durability doesn't matter yet: the copy is synced once it is complete.
    conn.pragma_update_and_check(None, "journal_mode", "OFF", |_| Ok(()))?;
    conn.pragma_update(None, "synchronous", "OFF")?;
    let names = names(&conn)?;
    if names.is_empty() {
        return Ok(());
    }
    let tx = conn.transaction()?;
    tx.execute_batch(PHOTOS)?;
    for name in names {
        for file in [format!("{name}.jpg"), format!("{name}.small.jpg")] {
            let path = dir.join(FOLDER).join(&file);
            // The photo's file is gone and can't be saved; its row still names it.
            let Ok(file_of) = fs::File::open(&path) else { continue };
            let mut bytes = Vec::new();
            file_of.take(MOST_BYTES).read_to_end(&mut bytes).map_err(|e| DbError::file(e, &path))?;
            tx.execute("INSERT INTO photo (name, bytes) VALUES (?1, ?2)", params![file, bytes])?;
        }
    }
    tx.commit()?;
    Ok(())
}

/// Extracts the photos from a backup staged for restoring. Only those missing from the folder are written.
pub(crate) fn unpack(staged: &Connection, dir: &Path) -> Result<()> {
    if !schema::names(staged)?.contains("photo") {
        return Ok(());
    }
    let folder = dir.join(FOLDER);
    fs::create_dir_all(&folder).map_err(|e| DbError::file(e, &folder))?;
    {
        let mut photos = staged.prepare("SELECT name, bytes FROM photo ORDER BY name")?;
        let mut rows = photos.query([])?;
        while let Some(row) = rows.next()? {
            let name: String = row.get(0)?;
            let path = folder.join(&name);
            // Only names that Muster generates are valid photo files.
            if is_ours(&name) && !path.exists() {
                write_whole(&path, row.get_ref(1)?.as_blob().unwrap_or_default()).map_err(|e| e.at(&path))?;
            }
        }
    }
    staged.execute_batch("DROP TABLE photo; VACUUM")?;
    Ok(())
}

/// Returns the names of all photos that rows refer to, including deleted rows that may be restored.
fn names(conn: &Connection) -> Result<Vec<String>> {
    let (there, mut found) = (schema::names(conn)?, Vec::new());
    for table in with_photos().filter(|table| there.contains(*table)) {
        let mut photos =
            conn.prepare(&format!("SELECT DISTINCT photo FROM {table} WHERE photo IS NOT NULL"))?;
        let mut rows = photos.query([])?;
        while let Some(row) = rows.next()? {
            let text: String = row.get(0)?;
            found.extend(photo_name::name(&text).map(ToOwned::to_owned));
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

fn is_ours(name: &str) -> bool {
    let stem = name.strip_suffix(".jpg").map(|n| n.strip_suffix(".small").unwrap_or(n));
    stem.is_some_and(photo_name::is_name)
}
