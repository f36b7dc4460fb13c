//! Versions: each is an entry and a row. Two that don't know of each other are both kept; the later one is shown, and
//! there being two heads says that somebody has to look at both.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::noun::Versions;
use super::{Change, Entry, File, Noun, graph, store, tables};
use crate::database::Stamp;
use crate::error::Result;
use crate::row;
use crate::table::{match_played, own_pack, squad};

/// What was saved since the last entry: a new entry each, behind the version before it.
pub(super) fn written(
    conn: &Connection,
    noun: Noun,
    versions: &Versions,
    subject: &str,
) -> Result<Vec<Entry>> {
    let sql = format!(
        "SELECT uuid, machine, created, {} FROM {} WHERE {} = ?1 ORDER BY number",
        versions.text, versions.table, versions.of
    );
    let mut statement = conn.prepare_cached(&sql)?;
    let mut rows = statement.query([subject])?;
    let (mut entries, mut before) = (Vec::new(), None);
    while let Some(r) = rows.next()? {
        let id = row::uuid(r, 0)?;
        if !store::is_there(conn, &id.to_string())? {
            let text = BTreeMap::from([(versions.text.to_owned(), r.get(3)?)]);
            entries.push(Entry {
                id,
                machine: row::uuid(r, 1)?,
                at: r.get(2)?,
                noun,
                subject: subject.to_owned(),
                follows: before.into_iter().collect(),
                change: Change::Text { text },
            });
        }
        before = Some(id);
    }
    Ok(entries)
}

/// Makes the rows of all versions, numbered in the order in which they are read, and shows the last.
pub(super) fn show(conn: &Connection, noun: Noun, versions: &Versions, subject: &str) -> Result<()> {
    let entries = store::of_subject(conn, noun, subject)?;
    let Some((_, last)) = entries.last() else { return Ok(()) };
    let Some((_, first)) = entries.first() else { return Ok(()) };
    let number = u32::try_from(entries.len()).unwrap_or(u32::MAX);
    let Some(text) = text(last, versions) else { return Ok(()) };
    let shown =
        Shown { id: subject, number, created: &first.at, updated: &last.at, machine: last.machine, text };
    match noun {
        Noun::SquadVersion => squad::show(conn, &shown)?,
        _ => match_played::show(conn, &shown)?,
    }
    number_rows(conn, versions, subject, &entries)
}

/// A version that a row beside its history repeats.
#[derive(Debug)]
pub(crate) struct Shown<'a> {
    /// The id of the row.
    pub(crate) id: &'a str,
    /// The version's number.
    pub(crate) number: u32,
    /// When the first version was written.
    pub(crate) created: &'a str,
    /// When this one was.
    pub(crate) updated: &'a str,
    /// On which machine.
    pub(crate) machine: Uuid,
    /// What it says.
    pub(crate) text: &'a str,
}

fn text<'a>(entry: &'a Entry, versions: &Versions) -> Option<&'a str> {
    match &entry.change {
        Change::Text { text } => text.get(versions.text).map(String::as_str),
        _ => None,
    }
}

fn number_rows(
    conn: &Connection,
    versions: &Versions,
    subject: &str,
    entries: &[(graph::Node, Entry)],
) -> Result<()> {
    let Versions { table, of, text: column } = versions;
    let sql = format!("SELECT uuid, number FROM {table} WHERE {of} = ?1");
    let mut statement = conn.prepare_cached(&sql)?;
    let rows = statement.query_map([subject], |r| Ok((row::uuid(r, 0)?, r.get::<_, i64>(1)?)))?;
    let there: BTreeMap<Uuid, i64> = rows.collect::<rusqlite::Result<_>>()?;
    let wanted = || (1_i64..).zip(entries);
    let moves = wanted().any(|(n, (node, _))| there.get(&node.id).is_some_and(|number| *number != n));
    if moves {
        // Numbers are unique at every moment: first all of them leave the room.
        let sql = format!("UPDATE {table} SET number = -number WHERE {of} = ?1");
        conn.prepare_cached(&sql)?.execute([subject])?;
    }
    let mut renumber = conn.prepare_cached(&format!("UPDATE {table} SET number = ?2 WHERE uuid = ?1"))?;
    let mut insert = conn.prepare_cached(&format!(
        "INSERT INTO {table} (uuid, {of}, number, machine, created, {column}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    ))?;
    for (number, (node, entry)) in wanted() {
        let id = node.id.to_string();
        if !there.contains_key(&node.id) {
            let machine = entry.machine.to_string();
            insert.execute(params![id, subject, number, machine, entry.at, text(entry, versions)])?;
        } else if moves {
            renumber.execute(params![id, number])?;
        }
    }
    Ok(())
}

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
pub(super) fn files_written(conn: &Connection, subject: &str) -> Result<Option<Change>> {
    let entries = store::of_subject(conn, Noun::OwnPack, subject)?;
    let there = own_pack::current(conn, subject)?.unwrap_or_default();
    let there: BTreeMap<_, _> = there.into_iter().map(|(name, bytes)| (name, File::new(bytes))).collect();
    let same = files(&entries) == there;
    Ok((!same).then_some(Change::Files { files: there }))
}

/// Makes a pack's files anew from its entries.
pub(super) fn show_files(conn: &Connection, stamp: &Stamp<'_>, subject: &str) -> Result<()> {
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
