//! Makes the data what a backup says, as entries: unlike a file that is put in place of another, that reaches every
//! machine that they are exchanged with, and nothing comes back with the next exchange.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use super::show_all;
use crate::backups::{FOLDER, make_folder, unused};
use crate::database::Database;
use crate::entry::chain::rows;
use crate::entry::graph::Node;
use crate::entry::record::{State, fold, shown_count};
use crate::entry::store::{self, Added, Source};
use crate::entry::{
    Author, Cell, Change, Entry, MOST_FOLLOWED, Noun, RecordChange, Refused, capture, capture_what_was_there,
    files, meant,
};
use crate::error::{DbError, Result};
use crate::nouns::{Chain, Column, Holds, Kind, Record};
use crate::restore;
use crate::stamp::Stamp;
use crate::time;

impl Database {
    /// Makes everything that entries are about what it is in a backup, and returns where a backup of what was before is
    /// kept, and the number of things that changed. Settings stay but those that it forgets, and so does what others wrote
    /// and hasn't come yet.
    ///
    /// # Errors
    /// As for restoring a backup; nothing is changed then.
    pub fn revert_to(
        &mut self,
        backup: &Path,
        forgets: &[&str],
        now: DateTime<Utc>,
    ) -> Result<(PathBuf, usize)> {
        let folder = self.dir.join(FOLDER);
        make_folder(&folder)?;
        let kept = unused(&folder, &format!("replaced-{}", time::for_file_name(now)));
        let staged = restore::stage(&self.dir, backup, restore::Restoring::default())?;
        self.backup_to(&kept)?;
        let then = Connection::open(staged.path())?;
        let machine = self.machine();
        let changed = self.write(now, |tx, stamp| {
            capture(tx, &Author::of(stamp))?;
            // A backup from before there were entries has none until it is opened.
            meant::prepare(&then)?;
            capture_what_was_there(&then, machine, stamp.time.clone())?;
            let mut changed = BTreeSet::new();
            for (noun, subject) in subjects(tx, &then)? {
                if (Subject { tx, then: &then, stamp, noun, subject: &subject }).revert()? {
                    changed.extend(noun.keeper().map(|keeper| (keeper, subject.clone())));
                    changed.insert((noun, subject));
                }
            }
            let number = changed.len();
            show_all(tx, stamp, &mut changed)?;
            tx.execute_batch("DELETE FROM entry_changed")?;
            for key in forgets {
                tx.execute("DELETE FROM setting WHERE key = ?1", [key])?;
            }
            Ok(number)
        })?;
        drop(then);
        Ok((kept, changed))
    }
}

/// Returns what entries are about, here or in the backup: contents first, since whoever removes them names them.
fn subjects(tx: &Connection, then: &Connection) -> Result<Vec<(Noun, String)>> {
    let mut all = BTreeSet::new();
    for conn in [tx, then] {
        let mut statement = conn.prepare("SELECT noun, subject FROM entry_subject")?;
        let rows = statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?)))?;
        for found in rows {
            let (noun, subject) = found?;
            let Ok(noun) = noun.parse::<Noun>() else { continue };
            // A squad may be there by its versions alone.
            all.extend(noun.keeper().map(|keeper| (keeper, subject.clone())));
            all.insert((noun, subject));
        }
    }
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_by_key(|(noun, _)| matches!(noun.kind(), Kind::Record(_)));
    Ok(all)
}

/// Something that entries are about, as it is and as it was.
struct Subject<'a> {
    tx: &'a Connection,
    then: &'a Connection,
    stamp: &'a Stamp<'a>,
    noun: Noun,
    subject: &'a str,
}

impl Subject<'_> {
    /// Makes its entries say what it was, and returns whether that changes it. Its rows aren't rebuilt yet.
    fn revert(&self) -> Result<bool> {
        let mut came = false;
        for (_, entry) in store::of_subject(self.then, self.noun, self.subject)? {
            // A backup of another machine, or of another time, may have what is here no longer.
            match store::add(self.tx, &entry, Source::Here)? {
                Added::New => came = true,
                // One that differs by when and where it was captured stays as it is here; what it says is compared below.
                Added::Known | Added::Refused(Refused::Differs) => {}
                Added::Waiting | Added::Refused(_) => {
                    return Err(DbError::Contradicts { entry: entry.id.to_string() });
                }
            }
        }
        let change = match self.noun.kind() {
            Kind::Record(columns) => self.record(columns)?,
            Kind::Versions(columns) => self.text(columns.text)?,
            Kind::Chain(columns) => return Ok(self.log(columns)? || came),
            Kind::Files => self.files()?,
        };
        let Some(change) = change else { return Ok(came) };
        let entry = Author::of(self.stamp).entry(self.tx, self.noun, self.subject, change)?;
        store::add(self.tx, &entry, Source::Here)?;
        Ok(true)
    }

    fn entries(&self, conn: &Connection) -> Result<Vec<(Node, Entry)>> {
        store::of_subject(conn, self.noun, self.subject)
    }

    fn state(&self, conn: &Connection, columns: &Record) -> Result<Option<State>> {
        fold(conn, columns, self.subject, &self.entries(conn)?)
    }

    fn record(&self, columns: &Record) -> Result<Option<Change>> {
        let now = self.state(self.tx, columns)?.unwrap_or_default();
        // What the backup doesn't have hadn't been made, unless its contents were there without anything beside them.
        let there = match columns.contents {
            Some(contents) => !store::heads(self.then, contents, self.subject)?.is_empty(),
            None => false,
        };
        let then = self.state(self.then, columns)?;
        let removed = then.as_ref().map_or(!there, |then| then.removed);
        let mut set = BTreeMap::new();
        let (mut to, mut with) = (BTreeMap::new(), Vec::new());
        if removed {
            if let Some(contents) = columns.contents {
                with = store::heads(self.tx, contents, self.subject)?;
            }
        } else {
            let then = then.unwrap_or_default();
            for group in columns.groups {
                let cell =
                    |column: &Column| then.cells.get(column.name).cloned().unwrap_or_else(|| nothing(column));
                let differs = |column: &Column| {
                    now.cells
                        .get(column.name)
                        .map_or_else(|| cell(column) != nothing(column), |now| *now != cell(column))
                };
                if group.iter().any(differs) {
                    set.extend(group.iter().map(|column| (column.name.to_owned(), cell(column))));
                }
            }
            for column in columns.counts {
                let count = |state: &State| shown_count(state.counts.get(*column).copied().unwrap_or(0));
                if now.removed || count(&now) != count(&then) {
                    to.insert((*column).to_owned(), count(&then));
                }
            }
        }
        if set.is_empty() && to.is_empty() && now.removed == removed {
            return Ok(None);
        }
        let change = RecordChange { set, to, removed, with, ..RecordChange::default() };
        Ok(Some(Change::Record(change)))
    }

    fn text(&self, column: &str) -> Result<Option<Change>> {
        let last = |conn| -> Result<_> {
            let entries = self.entries(conn)?;
            Ok(entries.last().and_then(|(_, entry)| entry.text(column)).map(str::to_owned))
        };
        let (now, then) = (last(self.tx)?, last(self.then)?);
        let Some(text) = then.filter(|then| now.as_ref() != Some(then)) else { return Ok(None) };
        Ok(Some(Change::Text { text: BTreeMap::from([(column.to_owned(), text)]) }))
    }

    fn files(&self) -> Result<Option<Change>> {
        let now = files::files(&self.entries(self.tx)?);
        let then = files::files(&self.entries(self.then)?);
        Ok((now != then).then_some(Change::Files { files: then }))
    }

    /// Goes on from where a log ended, beside what was written since.
    fn log(&self, columns: &Chain) -> Result<bool> {
        let last = |conn| -> Result<_> { Ok(rows(conn, self.noun, columns, self.subject)?.last().copied()) };
        let (now, then) = (last(self.tx)?, last(self.then)?);
        // A log that hadn't been begun goes with what it is the log of.
        let Some(then) = then.filter(|then| now != Some(*then)) else { return Ok(false) };
        let Some(entry) = self.entries(self.tx)?.into_iter().find(|(node, _)| node.id == then) else {
            return Ok(false);
        };
        let heads = store::heads(self.tx, self.noun, self.subject)?;
        if heads == [then] {
            return Ok(true);
        }
        let mut follows = vec![then];
        follows.extend(heads.into_iter().filter(|id| *id != then));
        follows.truncate(MOST_FOLLOWED);
        let id = self.stamp.new_id();
        store::add(self.tx, &Entry { id, follows, change: Change::Join, ..entry.1 }, Source::Here)?;
        Ok(true)
    }
}

/// The cell of a column that nobody ever set.
fn nothing(column: &Column) -> Cell {
    match (column.null, column.holds) {
        (true, _) => Cell::Null(()),
        (false, Holds::Text) => Cell::Text(String::new()),
        (false, Holds::Number(..)) => Cell::Number(0),
    }
}
