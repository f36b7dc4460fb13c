//! A pack's files. Each entry contains all files as its author had them; concurrent changes are merged.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;
use uuid::Uuid;

use super::tables::Rows;
use super::{Change, Entry, File, Noun, graph, store, tables};
use crate::error::Result;

type Files = BTreeMap<String, File>;

/// How the name of a table ends; a line of any other file isn't a row.
const TABLE: &str = ".csv";

/// How the names of packs with a user's answers to open questions begin.
const ANSWERS: &str = "answers-";

/// Their tables in which all rows with the same first cell are one answer.
const ANSWERED_BY_FIRST: [&str; 3] = ["admissions.csv", "cost_changes.csv", "let_in.csv"];

/// Returns the files that result from a pack's entries. Of concurrent entries, each contributes its changes:
/// whole files or, in tables, rows.
pub(crate) fn files(entries: &[(graph::Node, Entry)]) -> Files {
    let by_id = entries.iter().map(|(node, entry)| (node.id, entry)).collect();
    files_of(entries.iter().map(|(_, entry)| entry), &by_id, &mut BTreeMap::new())
}

/// Returns how the rows of a pack's table belong together.
fn rows_of(pack: &str, table: &str) -> Rows {
    if pack.starts_with(ANSWERS) && ANSWERED_BY_FIRST.contains(&table) { Rows::Answers } else { Rows::Single }
}

/// As [`files`], for some of the entries. `known` caches the files before each entry that joins several.
fn files_of<'a>(
    entries: impl Iterator<Item = &'a Entry> + Clone,
    by_id: &BTreeMap<Uuid, &'a Entry>,
    known: &mut BTreeMap<Uuid, Files>,
) -> Files {
    let mut all = Files::new();
    for entry in entries.clone() {
        let before = match entry.follows.as_slice() {
            [] => Files::new(),
            [one] => by_id.get(one).map_or_else(Files::new, |entry| told(entry)),
            several => match known.get(&entry.id) {
                Some(files) => files.clone(),
                None => {
                    let theirs = followed(several, by_id);
                    let theirs = entries.clone().filter(|entry| theirs.contains(&entry.id));
                    let files = files_of(theirs.collect::<Vec<_>>().into_iter(), by_id, known);
                    known.insert(entry.id, files.clone());
                    files
                }
            },
        };
        let after = told(entry);
        all.retain(|name, _| after.contains_key(name) || !before.contains_key(name));
        for (name, file) in after.into_iter().filter(|(name, file)| before.get(name) != Some(file)) {
            let file = match all.get(&name) {
                Some(now) if before.get(&name) != Some(now) && *now != file => {
                    joined((&entry.subject, &name), before.get(&name), file, now)
                }
                _ => file,
            };
            all.insert(name, file);
        }
    }
    all
}

/// Returns the files as the entry's author had them.
fn told(entry: &Entry) -> Files {
    match &entry.change {
        Change::Files { files } => files.clone(),
        _ => Files::new(),
    }
}

/// Returns these entries and all of their ancestors.
fn followed(of: &[Uuid], by_id: &BTreeMap<Uuid, &Entry>) -> BTreeSet<Uuid> {
    let (mut all, mut open) = (BTreeSet::new(), of.to_vec());
    while let Some(id) = open.pop() {
        if all.insert(id) {
            open.extend(by_id.get(&id).into_iter().flat_map(|entry| &entry.follows));
        }
    }
    all
}

/// Merges two concurrent versions of a file. Anything but a table is taken from the later one.
fn joined((pack, name): (&str, &str), before: Option<&File>, after: File, now: &File) -> File {
    let text = |file: &File| match file {
        File::Text(text) => Some(text.clone()),
        File::Hex(_) => None,
    };
    let joined = match (&after, now) {
        (File::Text(after), File::Text(now)) if name.ends_with(TABLE) => {
            tables::joined(rows_of(pack, name), before.and_then(text).as_deref(), after, now)
        }
        _ => None,
    };
    joined.map_or(after, File::Text)
}

/// Returns the difference between a pack and the result of its entries.
pub(super) fn written(conn: &Connection, subject: &str) -> Result<Option<Change>> {
    let entries = store::of_subject(conn, Noun::OwnPack, subject)?;
    let there = current(conn, subject)?;
    let same = files(&entries) == there;
    Ok((!same).then_some(Change::Files { files: there }))
}

/// Returns the files of a pack's current revision; none if there is no such pack.
fn current(conn: &Connection, pack: &str) -> Result<Files> {
    let mut statement = conn.prepare_cached(
        "SELECT f.name, f.bytes FROM own_pack p
         JOIN own_pack_revision r ON r.pack = p.uuid AND r.number = p.revision
         JOIN own_pack_file f ON f.revision = r.uuid WHERE p.name = ?1",
    )?;
    let rows = statement.query_map([pack], |r| Ok((r.get(0)?, File::new(r.get(1)?))))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

impl File {
    fn new(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => Self::Text(text),
            Err(other) => Self::Hex(other.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()),
        }
    }

    /// Returns the file's contents; `None` if the hexadecimal digits are invalid.
    pub(crate) fn bytes(self) -> Option<Vec<u8>> {
        let digits = match self {
            Self::Text(text) => return Some(text.into_bytes()),
            Self::Hex(digits) => digits,
        };
        let pairs = digits.as_bytes().chunks(2);
        pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
    }
}
