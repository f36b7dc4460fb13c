//! A pack's files: each entry has all that its author had, and what two changed without knowing of each other is joined.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;
use uuid::Uuid;

use super::{Change, Entry, File, Noun, graph, store, tables};
use crate::database::Stamp;
use crate::error::Result;
use crate::table::own_pack;

type Files = BTreeMap<String, File>;

/// The files that a pack's entries say it has: of two who don't know of each other, each brings what they changed, of
/// tables the rows.
fn files(entries: &[(graph::Node, Entry)]) -> Files {
    let by_id = entries.iter().map(|(node, entry)| (node.id, entry)).collect();
    files_of(entries.iter().map(|(_, entry)| entry), &by_id, &mut BTreeMap::new())
}

/// The same of some entries. `known` are the files that joining entries began with, as far as they were made.
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
                Some(now) if before.get(&name) != Some(now) => joined(before.get(&name), file, now),
                _ => file,
            };
            all.insert(name, file);
        }
    }
    all
}

/// The files as an entry's author had them.
fn told(entry: &Entry) -> Files {
    match &entry.change {
        Change::Files { files } => files.clone(),
        _ => Files::new(),
    }
}

/// These entries and all that they follow.
fn followed(of: &[Uuid], by_id: &BTreeMap<Uuid, &Entry>) -> BTreeSet<Uuid> {
    let (mut all, mut open) = (BTreeSet::new(), of.to_vec());
    while let Some(id) = open.pop() {
        if all.insert(id) {
            open.extend(by_id.get(&id).into_iter().flat_map(|entry| &entry.follows));
        }
    }
    all
}

/// A file that somebody changed and others as well. What is no table is as it was made last.
fn joined(before: Option<&File>, after: File, now: &File) -> File {
    let text = |file: &File| match file {
        File::Text(text) => Some(text.clone()),
        File::Hex(_) => None,
    };
    let joined = match (&after, now) {
        (File::Text(after), File::Text(now)) => tables::joined(before.and_then(text).as_deref(), after, now),
        _ => None,
    };
    joined.map_or(after, File::Text)
}

/// The difference between a pack and what its entries say.
pub(super) fn written(conn: &Connection, subject: &str) -> Result<Option<Change>> {
    let entries = store::of_subject(conn, Noun::OwnPack, subject)?;
    let there = own_pack::current(conn, subject)?.unwrap_or_default();
    let there: BTreeMap<_, _> = there.into_iter().map(|(name, bytes)| (name, File::new(bytes))).collect();
    let same = files(&entries) == there;
    Ok((!same).then_some(Change::Files { files: there }))
}

/// Makes a pack's files anew from its entries.
pub(super) fn show(conn: &Connection, stamp: &Stamp<'_>, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, Noun::OwnPack, subject)?;
    let files = files(&entries).into_iter().filter_map(|(name, file)| Some((name, file.bytes()?)));
    let pack = crate::pack::PackFiles { name: subject.to_owned(), files: files.collect() };
    own_pack::show(conn, stamp, &pack)
}

impl File {
    fn new(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => Self::Text(text),
            Err(other) => Self::Hex(other.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()),
        }
    }

    /// Its contents; `None` where they aren't written as they should be.
    pub(super) fn bytes(self) -> Option<Vec<u8>> {
        let digits = match self {
            Self::Text(text) => return Some(text.into_bytes()),
            Self::Hex(digits) => digits,
        };
        let pairs = digits.as_bytes().chunks(2);
        pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
    }
}
