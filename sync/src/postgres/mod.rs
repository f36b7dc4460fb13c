//! A hub on a club's PostgreSQL server.
//!
//! Members log in with separate roles, one per machine and group. The server's row-level security
//! (`sync/migrations/`) decides what they may read; the server itself can't read parcels, which are encrypted.
//! Each operation is one round trip, and its cost depends only on what is new.

mod address;
mod check;
mod client;
mod connect;
mod epochs;
mod fault;
mod guard;
mod member;
mod members;
mod patience;
mod seen;
mod set_up;
mod wait;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, ToSql, Type};
use uuid::Uuid;

pub use address::Address;
pub use check::check;
pub use epochs::Found;
pub use member::Member;
pub use members::{Invitation, join};
pub use patience::Patience;
pub use seen::{Finding, Seen, State};
pub use set_up::{SetUp, Sharing, set_up};
pub use wait::{Heard, Listener};

use client::Client;

use crate::blob::{self, BlobId};
use crate::error::{Result, SyncError};
use crate::hub::{Behind, Hub, Last, Standing};
use crate::parcel::LARGEST;
use crate::passwords::Password;

/// The maximum number of bytes of parcels read at once.
const AT_ONCE: i64 = 8 << 20;
/// The maximum number of parcels read at once.
const MOST: i64 = 1000;

/// A group's hub on a server.
pub struct Server {
    client: Client,
    address: Address,
    group: Uuid,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("address", &self.address)
            .field("group", &self.group)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Connects.
    ///
    /// # Errors
    /// The server can't be reached, authenticated or logged in to.
    pub fn open(address: &Address, password: Option<&Password>, group: Uuid) -> Result<Self> {
        Self::open_within(&Patience::default(), address, password, group)
    }

    /// Connects, with other limits than usual.
    ///
    /// # Errors
    /// As for [`Self::open`]; [`SyncError::Ended`](crate::SyncError::Ended).
    pub fn open_within(
        patience: &Patience,
        address: &Address,
        password: Option<&Password>,
        group: Uuid,
    ) -> Result<Self> {
        let client = connect::connect(address, password, patience)?;
        Ok(Self { client, address: address.clone(), group })
    }

    /// Creates the group on the server. Succeeds if this role has already created it.
    ///
    /// # Errors
    /// The server isn't set up, or doesn't permit it.
    pub fn create(&mut self) -> Result<()> {
        let group = self.group;
        self.ask("SELECT muster.create_group($1)", &[(&group, Type::UUID)])?;
        Ok(())
    }

    fn ask(&mut self, sql: &str, values: &[(&(dyn ToSql + Sync), Type)]) -> Result<Vec<Row>> {
        self.client.rows(sql, values)
    }

    fn read<'a, T: FromSql<'a>>(&self, row: &'a Row, at: usize) -> Result<T> {
        row.try_get(at).map_err(|error| fault::fault(&self.address, &error))
    }

    /// Runs a query for parcels and returns stream, number and sealed contents of each.
    fn rows(
        &mut self,
        sql: &str,
        values: &[(&(dyn ToSql + Sync), Type)],
    ) -> Result<Vec<(Uuid, i64, Vec<u8>)>> {
        let rows = self.ask(sql, values)?;
        rows.iter().map(|row| Ok((self.read(row, 0)?, self.read(row, 1)?, self.read(row, 2)?))).collect()
    }
}

/// Selects all new parcels in one query. `LEFT JOIN` adds how far each stream was read; the running sum limits
/// the total size. Oversized parcels never leave the server.
const BEHIND: &str = "
SELECT id, number, sealed FROM (
    SELECT id, number, sealed, sum(size) OVER (ORDER BY id, number) - size AS before FROM (
        SELECT s.id, p.number, p.sealed, octet_length(p.sealed) AS size
        FROM muster.stream s
        LEFT JOIN unnest($2::uuid[], $3::bigint[]) AS known (id, upto) ON known.id = s.id
        CROSS JOIN LATERAL (
            SELECT p.number, p.sealed FROM muster.parcel p
            WHERE p.grp = s.grp AND p.stream = s.id AND p.number > coalesce(known.upto, 0)
              AND octet_length(p.sealed) <= $5
            ORDER BY p.number LIMIT $6
        ) p
        WHERE s.grp = $1 AND s.id <> $4 AND s.last > coalesce(known.upto, 0)
        ORDER BY s.id, p.number LIMIT $6
    ) first
) summed WHERE before < $7 ORDER BY id, number";

const PARCELS: &str = "
SELECT $2::uuid, number, sealed FROM (
    SELECT number, sealed, sum(octet_length(sealed)) OVER (ORDER BY number) - octet_length(sealed) AS before FROM (
        SELECT number, sealed FROM muster.parcel
        WHERE grp = $1 AND stream = $2 AND number > $3 AND octet_length(sealed) <= $4
        ORDER BY number LIMIT $5
    ) first
) summed WHERE before < $6 ORDER BY number";

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn largest() -> i64 {
    i64::try_from(LARGEST).unwrap_or(i64::MAX)
}

impl Hub for Server {
    fn streams(&mut self) -> Result<Vec<Uuid>> {
        let group = self.group;
        let sql = "SELECT id FROM muster.stream WHERE grp = $1 ORDER BY id LIMIT 10000";
        let rows = self.ask(sql, &[(&group, Type::UUID)])?;
        rows.iter().map(|row| self.read(row, 0)).collect()
    }

    fn parcels(&mut self, stream: Uuid, after: u64) -> Result<Vec<(u64, Vec<u8>)>> {
        let (group, from) = (self.group, signed(after));
        let rows = self.rows(
            PARCELS,
            &[
                (&group, Type::UUID),
                (&stream, Type::UUID),
                (&from, Type::INT8),
                (&largest(), Type::INT8),
                (&MOST, Type::INT8),
                (&AT_ONCE, Type::INT8),
            ],
        )?;
        let numbered = (after + 1..).zip(rows);
        let whole = numbered.map_while(|(number, (_, found, sealed))| {
            u64::try_from(found).is_ok_and(|found| found == number).then_some((number, sealed))
        });
        Ok(whole.collect())
    }

    fn behind(&mut self, read: &BTreeMap<Uuid, u64>, but: Uuid) -> Result<Behind> {
        let group = self.group;
        let (ids, upto): (Vec<Uuid>, Vec<i64>) = read.iter().map(|(id, upto)| (*id, signed(*upto))).unzip();
        let rows = self.rows(
            BEHIND,
            &[
                (&group, Type::UUID),
                (&ids, Type::UUID_ARRAY),
                (&upto, Type::INT8_ARRAY),
                (&but, Type::UUID),
                (&largest(), Type::INT8),
                (&MOST, Type::INT8),
                (&AT_ONCE, Type::INT8),
            ],
        )?;
        let bytes: usize = rows.iter().map(|(_, _, sealed)| sealed.len()).sum();
        let all = signed(bytes as u64) < AT_ONCE && signed(rows.len() as u64) < MOST;
        let (mut next, mut parcels, mut held_up) = (read.clone(), Vec::new(), BTreeSet::new());
        for (stream, found, sealed) in rows {
            let last = next.entry(stream).or_default();
            // Skip duplicates; ignore what comes after a gap, or belongs to a stream that wasn't requested.
            if found <= signed(*last) {
                continue;
            }
            if stream == but || found != signed(last.saturating_add(1)) {
                held_up.insert(stream);
            }
            if !held_up.contains(&stream) {
                *last += 1;
                parcels.push((stream, *last, sealed));
            }
        }
        // If nothing could be read, asking again would return the same.
        let all = all || parcels.is_empty();
        Ok(Behind { parcels, all })
    }

    fn last(&mut self, stream: Uuid) -> Result<u64> {
        let group = self.group;
        let values: [(&(dyn ToSql + Sync), Type); 2] = [(&group, Type::UUID), (&stream, Type::UUID)];
        let rows = match self.ask("SELECT muster.last($1, $2)", &values) {
            // An earlier version of Muster has set the server up.
            Err(SyncError::NotSetUp(_)) => {
                self.ask("SELECT last FROM muster.stream WHERE grp = $1 AND id = $2", &values)?
            }
            answer => answer?,
        };
        let last: Option<i64> = rows.first().map(|row| self.read(row, 0)).transpose()?;
        Ok(last.and_then(|last| u64::try_from(last).ok()).unwrap_or(0))
    }

    fn standing(&mut self, stream: Uuid) -> Result<Standing> {
        self.stands(stream)
    }

    fn announcements(&mut self, after: u32) -> Result<Vec<(u32, Vec<u8>)>> {
        self.announced(after)
    }

    fn lasts(&mut self) -> Result<Vec<Last>> {
        self.last_of_all()
    }

    fn rekey(&mut self, number: u32, announcement: &[u8], lasts: &[Last], kept: &[Uuid]) -> Result<()> {
        self.begin_epoch(number, announcement, lasts, kept)
    }

    fn append(&mut self, stream: Uuid, number: u64, sealed: &[u8]) -> Result<()> {
        let (group, number) = (self.group, signed(number));
        let values: [(&(dyn ToSql + Sync), Type); 4] =
            [(&group, Type::UUID), (&stream, Type::UUID), (&number, Type::INT8), (&sealed, Type::BYTEA)];
        self.ask("SELECT muster.append($1, $2, $3, $4)", &values)?;
        Ok(())
    }

    fn blobs(&mut self, wanted: &[BlobId]) -> Result<BTreeMap<BlobId, u64>> {
        let (group, ids): (_, Vec<&[u8]>) =
            (self.group, wanted.iter().map(|id| id.as_bytes().as_slice()).collect());
        let sql = "SELECT id, max(octet_length(sealed))::bigint FROM muster.blob
            WHERE grp = $1 AND id = ANY ($2) GROUP BY id";
        let rows = self.ask(sql, &[(&group, Type::UUID), (&ids, Type::BYTEA_ARRAY)])?;
        let mut there = BTreeMap::new();
        for row in &rows {
            let (id, length): (Vec<u8>, i64) = (self.read(row, 0)?, self.read(row, 1)?);
            if let (Ok(id), Ok(length)) = (<[u8; 32]>::try_from(id), u64::try_from(length)) {
                there.insert(BlobId::from_bytes(id), length);
            }
        }
        Ok(there)
    }

    fn blob(&mut self, id: BlobId, open: &mut dyn FnMut(&[u8]) -> bool) -> Result<bool> {
        let (group, mut behind, bytes) = (self.group, Uuid::nil(), id.as_bytes().as_slice());
        let most = i32::try_from(blob::LARGEST).unwrap_or(i32::MAX);
        // One at a time: members may have stored anything under this ID.
        let sql = "SELECT stream, sealed FROM muster.blob
            WHERE grp = $1 AND id = $2 AND stream > $3 AND octet_length(sealed) <= $4 ORDER BY stream LIMIT 1";
        loop {
            let values: [(&(dyn ToSql + Sync), Type); 4] =
                [(&group, Type::UUID), (&bytes, Type::BYTEA), (&behind, Type::UUID), (&most, Type::INT4)];
            let rows = self.ask(sql, &values)?;
            let Some(row) = rows.first() else { return Ok(false) };
            let (stream, sealed): (Uuid, &[u8]) = (self.read(row, 0)?, self.read(row, 1)?);
            if open(sealed) {
                return Ok(true);
            }
            if stream <= behind {
                return Ok(false);
            }
            behind = stream;
        }
    }

    fn put_blob(&mut self, stream: Uuid, id: BlobId, sealed: &[u8], epoch: u32) -> Result<bool> {
        let (group, bytes, epoch) = (self.group, id.as_bytes().as_slice(), i32::try_from(epoch).unwrap_or(0));
        let values: [(&(dyn ToSql + Sync), Type); 5] = [
            (&group, Type::UUID),
            (&stream, Type::UUID),
            (&bytes, Type::BYTEA),
            (&sealed, Type::BYTEA),
            (&epoch, Type::INT4),
        ];
        match self.ask("SELECT muster.put_blob($1, $2, $3, $4, $5)", &values) {
            // An earlier version of Muster has set the server up.
            Err(SyncError::NotSetUp(_)) => {
                self.ask("SELECT muster.put_blob($1, $2, $3, $4)", &values[..4])?;
            }
            done => drop(done?),
        }
        Ok(true)
    }
}
