//! What users keep under a name: finding, listing, renaming, removing and bringing back are the same for every kind.

use chrono::{DateTime, Utc};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use uuid::Uuid;

use crate::database::Database;
use crate::error::{DbError, Kind, Result};
use crate::row;
use crate::stamp::Stamp;

/// The fewest characters of an ID that stand for the whole. Anything shorter is more likely a mistyped name.
const LEAST_OF_ID: usize = 4;

/// A kind of thing that users keep.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum KeptKind {
    /// A squad.
    Squad,
    /// A match in the log.
    Match,
    /// A campaign.
    Campaign,
    /// A game at the table.
    Play,
    /// A tournament.
    Tournament,
}

/// A thing that the user keeps, as shown in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptThing {
    /// Its ID.
    pub uuid: Uuid,
    /// The game.
    pub game: GameId,
    /// Its name; a match has its day and the opponent.
    pub name: String,
    /// The number of its entries; the number of revisions of a squad or match.
    pub entries: u32,
    /// When it was created.
    pub created: DateTime<Utc>,
    /// When it was last changed.
    pub updated: DateTime<Utc>,
    /// When it was removed; `None` if it wasn't.
    pub deleted_at: Option<DateTime<Utc>>,
}

/// Which things to look among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Among {
    /// Those that aren't removed.
    Present,
    /// Those that are.
    Removed,
}

impl Among {
    fn condition(self) -> &'static str {
        match self {
            Self::Present => "deleted_at IS NULL",
            Self::Removed => "deleted_at IS NOT NULL",
        }
    }

    fn has(self, thing: &KeptThing) -> bool {
        (self == Self::Removed) == thing.deleted_at.is_some()
    }
}

impl KeptKind {
    /// Returns the name used in requests and responses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// Returns its table.
    pub(super) fn table(self) -> &'static str {
        match self {
            Self::Squad => "squad",
            Self::Match => "match_played",
            Self::Campaign => "campaign",
            Self::Play => "play",
            Self::Tournament => "tournament",
        }
    }

    /// Returns the kind used in errors.
    #[must_use]
    pub fn of_errors(self) -> Kind {
        match self {
            Self::Squad => Kind::Squad,
            Self::Match => Kind::Match,
            Self::Campaign => Kind::Campaign,
            Self::Play => Kind::Play,
            Self::Tournament => Kind::Tournament,
        }
    }

    /// Returns the table of its entries or revisions.
    pub(super) fn entries(self) -> &'static str {
        match self {
            Self::Squad => "squad_revision",
            Self::Match => "match_revision",
            Self::Campaign => "campaign_entry",
            Self::Play => "play_entry",
            Self::Tournament => "tournament_entry",
        }
    }

    fn select(self) -> String {
        let (table, entries) = (self.table(), self.entries());
        let (name, length) = match self {
            Self::Squad => ("name", "revision".to_owned()),
            Self::Match => ("played_on || ' ' || opponent", "revision".to_owned()),
            Self::Campaign | Self::Play | Self::Tournament => {
                ("name", format!("(SELECT count(*) FROM {entries} WHERE {entries}.{table} = {table}.uuid)"))
            }
        };
        let changed = self.changed();
        format!("SELECT uuid, game, {name}, {length}, created, {changed} AS changed, deleted_at FROM {table}")
    }

    /// Returns the SQL expression for when a thing was last changed. Of a log that is the time of its last entry or of
    /// the last change to its name, which are the same on all machines; removing it and bringing it back change nothing. The row's own time isn't: it also says when
    /// this machine wrote to the log.
    fn changed(self) -> String {
        let (table, entries) = (self.table(), self.entries());
        match self {
            Self::Squad | Self::Match => "updated".to_owned(),
            Self::Campaign | Self::Play | Self::Tournament => format!(
                "max(coalesce((SELECT {entries}.created FROM {entries} WHERE {entries}.{table} = {table}.uuid
                     ORDER BY number DESC LIMIT 1), {table}.created),
                 coalesce((SELECT max(e.at) FROM entry e JOIN entry_subject s ON s.n = e.subject
                           WHERE s.noun = '{table}' AND s.subject = {table}.uuid
                           AND json_type(e.change, '$.set') IS NOT NULL),
                     {table}.updated))"
            ),
        }
    }

    pub(super) fn missing(self, wanted: impl ToString) -> DbError {
        DbError::NotFound { kind: self.of_errors(), wanted: wanted.to_string() }
    }

    /// Returns the one with this ID, removed or not.
    pub(crate) fn one(self, conn: &Connection, id: Uuid) -> Result<KeptThing> {
        let mut statement = conn.prepare_cached(&format!("{} WHERE uuid = ?1", self.select()))?;
        let found = statement.query_row([id.to_string()], read).optional()?;
        found.ok_or_else(|| self.missing(id))
    }

    /// Returns all of one game or of all games, the last changed or removed first.
    pub(super) fn all(
        self,
        conn: &Connection,
        among: Among,
        game: Option<&GameId>,
    ) -> Result<Vec<KeptThing>> {
        let mut statement = conn.prepare_cached(&format!(
            "{} WHERE {} AND (?1 IS NULL OR game = ?1) ORDER BY coalesce(deleted_at, changed) DESC, uuid DESC",
            self.select(),
            among.condition()
        ))?;
        let rows = statement.query_map([game.map(GameId::as_str)], read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Finds one by its ID, else by its name (ignoring case and accents), else by a prefix of its ID.
    pub(super) fn find(self, conn: &Connection, among: Among, wanted: &str) -> Result<KeptThing> {
        let wanted = wanted.trim();
        if let Ok(id) = Uuid::try_parse(wanted) {
            let found = self.one(conn, id)?;
            return if among.has(&found) { Ok(found) } else { Err(self.missing(wanted)) };
        }
        let mut found = self.all(conn, among, None)?;
        let folded = fold(wanted);
        let named: Vec<_> = found.iter().map(|thing| fold(&thing.name) == folded).collect();
        if named.contains(&true) {
            let mut named = named.into_iter();
            found.retain(|_| named.next() == Some(true));
        } else {
            let begun = wanted.to_ascii_lowercase();
            let long = begun.len() >= LEAST_OF_ID;
            found.retain(|thing| long && thing.uuid.to_string().starts_with(&begun));
        }
        match found.len() {
            0 => Err(self.missing(wanted)),
            1 => Ok(found.swap_remove(0)),
            _ => {
                found.sort_by_key(|thing| thing.uuid);
                let candidates = found.into_iter().map(|thing| (thing.uuid, thing.name)).collect();
                Err(DbError::Ambiguous { kind: self.of_errors(), wanted: wanted.to_owned(), candidates })
            }
        }
    }

    /// Marks one as removed, or takes the mark back. Its contents are kept.
    pub(crate) fn mark(self, tx: &Connection, stamp: &Stamp<'_>, id: Uuid, removed: bool) -> Result<()> {
        super::mark_removed(tx, stamp, (self.table(), self.of_errors()), id, removed)
    }
}

fn read(r: &Row<'_>) -> rusqlite::Result<KeptThing> {
    Ok(KeptThing {
        uuid: row::uuid(r, 0)?,
        game: row::id(r, 1)?,
        name: r.get(2)?,
        entries: r.get(3)?,
        created: row::time(r, 4)?,
        updated: row::time(r, 5)?,
        deleted_at: row::optional_time(r, 6)?,
    })
}

impl Database {
    /// Returns the things of a kind that aren't removed, the last changed first.
    pub fn kept_things(&self, kind: KeptKind) -> Result<Vec<KeptThing>> {
        kind.all(&self.conn, Among::Present, None)
    }

    /// Returns the removed things of a kind, of one game or of all games, the last removed first.
    pub fn removed_things(&self, kind: KeptKind, game: Option<&GameId>) -> Result<Vec<KeptThing>> {
        kind.all(&self.conn, Among::Removed, game)
    }

    /// Returns the thing with this ID, removed or not.
    pub fn kept_thing(&self, kind: KeptKind, id: Uuid) -> Result<KeptThing> {
        kind.one(&self.conn, id)
    }

    /// Finds a thing that isn't removed by its ID, else by its name (ignoring case and accents), else by a prefix of
    /// its ID.
    ///
    /// # Errors
    /// [`DbError::Ambiguous`] with the candidates, if several have the name.
    pub fn find_kept(&self, kind: KeptKind, wanted: &str) -> Result<KeptThing> {
        kind.find(&self.conn, Among::Present, wanted)
    }

    /// Finds a removed thing as [`find_kept`](Self::find_kept) finds one that isn't.
    ///
    /// # Errors
    /// [`DbError::Ambiguous`] with the candidates, if several have the name.
    pub fn find_removed(&self, kind: KeptKind, wanted: &str) -> Result<KeptThing> {
        kind.find(&self.conn, Among::Removed, wanted)
    }

    /// Finds the ID of a thing that isn't removed, or of any by its full ID.
    ///
    /// # Errors
    /// [`DbError::Ambiguous`] with the candidates, if several have the name.
    pub fn find_id(&self, kind: KeptKind, wanted: &str) -> Result<Uuid> {
        let found = match Uuid::try_parse(wanted.trim()) {
            Ok(id) => kind.one(&self.conn, id),
            Err(_) => kind.find(&self.conn, Among::Present, wanted),
        };
        Ok(found?.uuid)
    }

    /// Renames a thing. A squad gets a revision, since its name is part of its contents.
    ///
    /// # Errors
    /// [`DbError::NotFound`] also for a match, which is named after its opponent.
    pub fn rename_kept(&mut self, kind: KeptKind, id: Uuid, name: &str, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| {
            let renamed = match kind {
                KeptKind::Squad => return super::squad::rename(tx, stamp, id, name),
                KeptKind::Match => 0,
                KeptKind::Campaign | KeptKind::Play | KeptKind::Tournament => tx.execute(
                    &format!(
                        "UPDATE {} SET name = ?2, folded = ?3, updated = ?4, machine = ?5 WHERE uuid = ?1",
                        kind.table()
                    ),
                    params![id.to_string(), name, fold(name), stamp.time, stamp.machine],
                )?,
            };
            if renamed == 0 { Err(kind.missing(id)) } else { Ok(()) }
        })
    }

    /// Removes a thing, or brings it back. Its contents are kept.
    pub fn remove_kept(&mut self, kind: KeptKind, id: Uuid, removed: bool, now: DateTime<Utc>) -> Result<()> {
        self.write(now, |tx, stamp| kind.mark(tx, stamp, id, removed))
    }
}
