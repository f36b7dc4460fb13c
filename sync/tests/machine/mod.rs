//! A machine in a test: a data folder, its own clock, and a group that it has joined.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};
use muster_db::table::holding::{Bulk, Holding};
use muster_db::table::hub::{Hub as Joined, Scope};
use muster_db::table::kept::KeptKind;
use muster_db::table::log::PlayLog;
use muster_db::{Database, FILE_NAME};
use muster_rules::play::Entry as PlayEntry;
use muster_sync::{Exchanged, Keys, Secret, SyncError, exchange};
use rusqlite::Connection;
use tempfile::{TempDir, tempdir};
use uuid::Uuid;

use crate::hubs::Carried;

pub(crate) type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// `SplitMix64`: random numbers that are reproducible from a seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        let n = u64::try_from(n.max(1)).expect("a small number");
        usize::try_from(self.next() % n).expect("a small number")
    }
}

pub(crate) struct Machine {
    /// Removed with the machine, unless it was reopened.
    dir: Dir,
    pub(crate) db: Database,
    pub(crate) clock: DateTime<Utc>,
    pub(crate) keys: Keys,
    pub(crate) joined: Joined,
}

enum Dir {
    Own(TempDir),
    Kept(PathBuf),
}

pub(crate) fn game() -> muster_rules::id::GameId {
    "toy-soldiers".into()
}

impl Machine {
    pub(crate) fn new(name: &str, years: i64, secret: &Secret, scope: Scope) -> Outcome<Self> {
        Self::with(name, years, Keys::new(secret.clone())?, scope)
    }

    /// Creates a machine that has joined a group with these keys.
    pub(crate) fn with(name: &str, years: i64, keys: Keys, scope: Scope) -> Outcome<Self> {
        let dir = tempdir()?;
        let clock =
            DateTime::from_timestamp(1_790_000_000, 0).ok_or("a time")? + TimeDelta::days(365 * years);
        let mut db = Database::open(dir.path(), clock)?;
        keys.save(dir.path())?;
        let joined = Joined {
            id: keys.epochs.group(),
            name: "Thursdays".to_owned(),
            place: "wherever".to_owned(),
            called: name.to_owned(),
            scope,
            exchanged: None,
        };
        db.join_hub(&joined, clock)?;
        Ok(Self { dir: Dir::Own(dir), db, clock, keys, joined })
    }

    /// Opens the data folder of a machine that has joined a group, as a new process does.
    pub(crate) fn reopen(data: &Path) -> Outcome<Self> {
        let clock = Utc::now();
        let db = Database::open(data, clock)?;
        let joined = db.hubs()?.pop().ok_or("a hub")?;
        let keys = Keys::load(data, joined.id)?;
        Ok(Self { dir: Dir::Kept(data.to_owned()), db, clock, keys, joined })
    }

    pub(crate) fn path(&self) -> &Path {
        match &self.dir {
            Dir::Own(dir) => dir.path(),
            Dir::Kept(dir) => dir,
        }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.path().join(FILE_NAME)
    }

    pub(crate) fn exchange(&mut self, carried: &(impl Carried + ?Sized)) -> Result<Exchanged, SyncError> {
        let mut hub = carried.hub(self.keys.epochs.first(), &self.joined.called)?;
        exchange(&mut self.db, &self.joined, &mut *hub, &mut self.keys, self.clock)
    }

    pub(crate) fn add(&mut self, number: usize, figures: u32) -> Outcome {
        self.clock += TimeDelta::seconds(1);
        let printing = format!("toy/first/{number}").into();
        let mut holding = Holding::new(game(), printing, "toy/x".into(), "Soldier".to_owned());
        holding.figures = figures;
        self.db.put_holdings(&[holding], Bulk::Add, self.clock)?;
        Ok(())
    }

    pub(crate) fn figures(&self, number: usize) -> Outcome<u32> {
        let held = self.db.holding(&game(), &format!("toy/first/{number}").into())?;
        Ok(held.map_or(0, |row| row.holding.figures))
    }

    /// Performs a random user action.
    pub(crate) fn work(&mut self, chance: &mut Chance) -> Outcome {
        let number = chance.below(5);
        let plays = self.db.kept_things(KeptKind::Play)?;
        match (chance.below(4), plays.get(chance.below(plays.len()))) {
            (0 | 1, _) => self.add(number, 1)?,
            (2, Some(play)) => {
                self.db.add_to_log::<PlayLog>(play.uuid, play.entries, &[PlayEntry::Undo], self.clock)?;
            }
            _ => {
                let begun = [PlayEntry::Set { events: Vec::new() }];
                self.db.create_log::<PlayLog>(&game(), &format!("Game {number}"), &begun, self.clock)?;
            }
        }
        Ok(())
    }

    /// Returns an error unless its database is intact.
    pub(crate) fn is_sound(&self) -> Outcome {
        let conn = Connection::open(self.database())?;
        let said: String = conn.query_row("PRAGMA integrity_check", [], |r| r.get(0))?;
        if said == "ok" { Ok(()) } else { Err(said.into()) }
    }

    /// Returns the IDs of the entries that it has, and of those that wait for others.
    pub(crate) fn has_received(&self) -> Outcome<BTreeSet<Uuid>> {
        let conn = Connection::open(self.database())?;
        let mut statement = conn.prepare(
            "SELECT lower(hex(id)) FROM entry UNION ALL SELECT replace(id, '-', '') FROM entry_waiting",
        )?;
        let rows = statement.query_map([], |r| r.get::<_, String>(0))?;
        rows.map(|id| Ok(id?.parse()?)).collect()
    }

    /// Returns every entry that it has, and what its tables show.
    pub(crate) fn holds(&self) -> Outcome<(Vec<String>, Vec<String>)> {
        let conn = Connection::open(self.database())?;
        let read = |sql: &str| -> Outcome<Vec<String>> {
            let mut statement = conn.prepare(sql)?;
            let rows = statement.query_map([], |r| r.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        let shown = "SELECT printing || ' ' || figures FROM holding WHERE deleted_at IS NULL
            UNION ALL SELECT play || ' ' || number || ' ' || uuid FROM play_entry
            UNION ALL SELECT name || ' ' || uuid FROM play ORDER BY 1";
        Ok((read("SELECT hex(id) FROM entry ORDER BY id")?, read(shown)?))
    }
}
