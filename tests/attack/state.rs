//! What is kept in a data folder, in a form that can be compared: every row of every table that isn't
//! a cache, users' packs, photos, and what was written elsewhere. Ids and times differ between two
//! runs of one command, so they are taken out.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use flate2::read::{DeflateDecoder, GzDecoder};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};

use crate::tools::{files_below, scratch};

/// Tables that are made anew from packs.
const CACHE: [&str; 5] = ["pack", "card_set", "figure", "printing", "sqlite_sequence"];
/// Their satellites begin so.
const CACHES: [&str; 2] = ["figure_", "sqlite_"];
/// Columns that differ between two runs.
const OWN: [&str; 4] = ["uuid", "machine", "created", "updated"];
/// The mark of a database of Muster's: "MUST".
const MARK: i64 = 0x4d55_5354;

/// Rows by table, lines by file.
pub(crate) type State = BTreeMap<String, Vec<String>>;

/// The state of a place: its data folder and what lies in `out` beside it.
pub(crate) fn of_place(place: &Path) -> Result<State, String> {
    let data = place.join("data");
    let mut state = State::new();
    let live = data.join("muster.db");
    if live.exists() {
        state = of_database(&live)?;
    }
    for (name, folder) in
        [("packs", data.join("packs")), ("photos", data.join("photos")), ("out", place.join("out"))]
    {
        for path in files_below(&folder) {
            let relative = path.strip_prefix(&folder).unwrap_or(&path).display().to_string();
            // What is being made; whether such files stay is looked at elsewhere.
            if relative.split('/').any(|part| part.starts_with('.')) || is_part(&path) {
                continue;
            }
            let lines = if name == "out" && path.extension().is_some_and(|e| e == "db") {
                match of_database(&path) {
                    Ok(inside) => {
                        inside.into_iter().map(|(table, rows)| format!("{table}: {rows:?}")).collect()
                    }
                    Err(unsound) => vec![unsound],
                }
            } else {
                let bytes = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                vec![without_ids(&String::from_utf8_lossy(&bytes))]
            };
            state.insert(format!("{name}/{}", without_ids(&relative)), lines);
        }
    }
    Ok(state)
}

/// The rows of a database, which must be sound and Muster's. It is read from a copy, with its log: who
/// looks must not change what there is.
pub(crate) fn of_database(path: &Path) -> Result<State, String> {
    let (conn, _place) = sound_copy(path)?;
    rows(&conn).map_err(|e| format!("{}: {e}", path.display()))
}

/// All text that a database keeps for its user, as it stands there.
pub(crate) fn text_of(path: &Path) -> Result<String, String> {
    let (conn, _place) = sound_copy(path)?;
    let all =
        raw_rows(&conn, &mut |_, text| text.to_owned()).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(all.into_values().flatten().collect::<Vec<_>>().join("\n"))
}

/// Opens a copy of a database and of its log, where it is whole.
pub(crate) fn sound_copy(path: &Path) -> Result<(Connection, tempfile::TempDir), String> {
    let shown = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let failed = |e: &dyn std::fmt::Display| format!("{shown}: {e}");
    let place = scratch();
    let copy = place.path().join("copy.db");
    if is_packed(path) {
        let mut plain = GzDecoder::new(fs::File::open(path).map_err(|e| failed(&e))?);
        let mut file = fs::File::create(&copy).map_err(|e| failed(&e))?;
        std::io::copy(&mut plain, &mut file).map_err(|e| failed(&e))?;
    } else {
        fs::copy(path, &copy).map_err(|e| failed(&e))?;
    }
    let log = with_ending(path, "-wal");
    if log.exists() {
        fs::copy(log, with_ending(&copy, "-wal")).map_err(|e| failed(&e))?;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let conn = Connection::open_with_flags(&copy, flags).map_err(|e| failed(&e))?;
    let said: String = conn.query_row("PRAGMA integrity_check", [], |r| r.get(0)).map_err(|e| failed(&e))?;
    let orphans: i64 = conn
        .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |r| r.get(0))
        .map_err(|e| failed(&e))?;
    let mark: i64 = conn.query_row("PRAGMA application_id", [], |r| r.get(0)).map_err(|e| failed(&e))?;
    match (said.as_str(), orphans, mark) {
        ("ok", 0, MARK) => Ok((conn, place)),
        _ => Err(format!("{shown} is unsound: {said}, {orphans} orphans, mark {mark:x}")),
    }
}

fn rows(conn: &Connection) -> rusqlite::Result<State> {
    raw_rows(conn, &mut |column, text| {
        if OWN.contains(&column) { String::new() } else { without_ids(text) }
    })
}

/// The rows of a table that count: of packs of the user's own those that hold now, not what they held.
fn present(table: &str, small: bool) -> String {
    match table {
        // IDs as their texts, as in every other table.
        "entry" if small => format!(
            "SELECT {} AS id, e.at, s.noun, s.subject, e.depth, length(e.follows) AS follows, e.change, e.ours
             FROM entry e JOIN entry_subject s ON s.n = e.subject",
            [(1, 8), (9, 4), (13, 4), (17, 4), (21, 12)]
                .map(|(from, length)| format!("substr(lower(hex(e.id)), {from}, {length})"))
                .join(" || '-' || ")
        ),
        "entry_head" if small => {
            "SELECT s.noun, s.subject FROM entry_head h JOIN entry_subject s ON s.n = h.subject".to_owned()
        }
        "entry_subject" => "SELECT noun, subject FROM entry_subject".to_owned(),
        "own_pack_file" => "SELECT p.name AS pack, f.name, f.bytes FROM own_pack_file f
             JOIN own_pack_revision r ON r.uuid = f.revision
             JOIN own_pack p ON p.uuid = r.pack AND p.revision = r.number"
            .to_owned(),
        other => format!("SELECT * FROM \"{other}\""),
    }
}

fn raw_rows(conn: &Connection, shown: &mut dyn FnMut(&str, &str) -> String) -> rusqlite::Result<State> {
    let mut state = State::new();
    let mut names = conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
    let names = names.query_map([], |r| r.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    // Since version 15 entries are kept in bytes.
    let small = names.iter().any(|name| name == "entry_subject");
    for name in names {
        if CACHE.contains(&name.as_str()) || CACHES.iter().any(|c| name.starts_with(c)) {
            continue;
        }
        let mut statement = conn.prepare(&present(&name, small))?;
        let columns: Vec<_> = statement.column_names().map(str::to_owned).collect();
        let mut found = statement.query([])?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let mut cells = Vec::new();
            for (at, column) in columns.iter().enumerate() {
                let cell = match row.get_ref(at)? {
                    ValueRef::Null => "NULL".to_owned(),
                    ValueRef::Integer(number) => number.to_string(),
                    ValueRef::Real(number) => number.to_string(),
                    ValueRef::Text(text) => shown(column, &String::from_utf8_lossy(text)),
                    ValueRef::Blob(packed) if name == "entry" => shown(column, &unpacked(packed)),
                    ValueRef::Blob(bytes) => shown(column, &String::from_utf8_lossy(bytes)),
                };
                cells.push(cell);
            }
            rows.push(cells.join("|"));
        }
        rows.sort();
        // A table without rows is the same as none: a newer program adds some.
        if !rows.is_empty() {
            state.insert(name, rows);
        }
    }
    Ok(state)
}

/// An entry's change that is kept compressed.
fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    DeflateDecoder::new(packed).read_to_string(&mut text).expect("a change that was compressed");
    text
}

/// Says whether every database in `backups/` is whole; files that were looked at before are known.
pub(crate) fn unsound_backups(data: &Path, known: &mut BTreeMap<u64, bool>) -> Vec<String> {
    let mut unsound = Vec::new();
    for path in files_below(&data.join("backups")) {
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        if hidden || path.extension().is_none_or(|e| e != "db") && !is_packed(&path) {
            continue;
        }
        let bytes = fs::read(&path).unwrap_or_default();
        let log = fs::read(with_ending(&path, "-wal")).unwrap_or_default();
        let key = sum(&bytes) ^ sum(&log).rotate_left(1);
        if known.get(&key) == Some(&true) {
            continue;
        }
        let found = sound_copy(&path).err();
        known.insert(key, found.is_none());
        unsound.extend(found);
    }
    unsound
}

/// Whether a backup is compressed, by its name.
fn is_packed(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "gz")
}

/// Files that somebody began and nobody finished.
pub(crate) fn parts(data: &Path) -> Vec<PathBuf> {
    files_below(data).into_iter().filter(|p| is_part(p)).collect()
}

/// Files of a folder whose names begin so.
pub(crate) fn files_named(folder: &Path, start: &str) -> Vec<PathBuf> {
    let mut files = files_below(folder);
    files.retain(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with(start)));
    files
}

/// The files of users' packs.
pub(crate) fn files_below_packs(data: &Path) -> Vec<PathBuf> {
    files_below(&data.join("packs"))
}

fn is_part(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
    let staged = folder.starts_with('.') && (folder.ends_with(".new") || folder.ends_with(".old"));
    staged || name.contains(".part") || name.contains("restoring") || name.ends_with("-journal")
}

/// The file beside another whose name goes on.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Where two states differ, in words.
pub(crate) fn difference(found: &State, expected: &State) -> String {
    let mut lines = Vec::new();
    let keys: std::collections::BTreeSet<_> = found.keys().chain(expected.keys()).collect();
    for key in keys {
        let none = Vec::new();
        let (a, b) = (found.get(key).unwrap_or(&none), expected.get(key).unwrap_or(&none));
        if a != b {
            let missing = b.iter().filter(|row| !a.contains(row)).count();
            let more = a.iter().filter(|row| !b.contains(row)).count();
            lines.push(format!("{key}: {} lines, {missing} missing, {more} not expected", a.len()));
        }
    }
    lines.join("; ")
}

fn sum(bytes: &[u8]) -> u64 {
    use std::hash::{DefaultHasher, Hasher as _};
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// A text without ids and times.
pub(crate) fn without_ids(text: &str) -> String {
    const ID: &str = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    const TIME: &str = "dddd-dd-ddTdd:dd:dd";
    let bytes = text.as_bytes();
    let is = |shape: &str, at: usize| {
        bytes.get(at..at + shape.len()).is_some_and(|part| {
            part.iter().zip(shape.bytes()).all(|(byte, wanted)| match wanted {
                b'x' => byte.is_ascii_hexdigit(),
                b'd' => byte.is_ascii_digit(),
                other => *byte == other,
            })
        })
    };
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if is(ID, at) {
            out.extend_from_slice(b"#id");
            at += ID.len();
        } else if is(TIME, at) {
            out.extend_from_slice(b"#time");
            at += TIME.len();
            while bytes.get(at).is_some_and(|b| b.is_ascii_digit() || matches!(b, b'.' | b'Z')) {
                at += 1;
            }
        } else {
            out.push(bytes[at]);
            at += 1;
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}
