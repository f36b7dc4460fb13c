//! A group's epochs on a server, and finding the group that a code belongs to.

use tokio_postgres::types::{ToSql, Type};
use uuid::Uuid;

use super::address::Address;
use super::{AT_ONCE, MOST, Server, largest, signed};
use crate::announcement::{LARGEST, open_by};
use crate::epochs::Epochs;
use crate::error::{Result, SyncError};
use crate::hub::{Hub as _, Last, Standing};
use crate::passwords::Password;
use crate::secret::Secret;

/// Selects announcements after a number. The running sum limits the total size.
const ANNOUNCEMENTS: &str = "
SELECT number, announcement FROM (
    SELECT number, announcement,
           sum(octet_length(announcement)) OVER (ORDER BY number) - octet_length(announcement) AS before
    FROM muster.epoch WHERE grp = $1 AND number > $2 AND octet_length(announcement) <= $3
) summed WHERE before < $4 ORDER BY number";

/// Selects the last parcels of streams after one, with whose machines are members no longer.
const LASTS: &str = "
SELECT id, last, gone, sealed FROM (
    SELECT s.id, s.last, s.id IN (SELECT muster.streams_gone($1)) AS gone, p.sealed,
           sum(coalesce(octet_length(p.sealed), 0)) OVER (ORDER BY s.id) - coalesce(octet_length(p.sealed), 0) AS before
    FROM (SELECT id, last, grp FROM muster.stream WHERE grp = $1 AND id > $2 ORDER BY id LIMIT $3) s
    LEFT JOIN muster.parcel p
        ON p.grp = s.grp AND p.stream = s.id AND p.number = s.last AND octet_length(p.sealed) <= $4
) summed WHERE before < $5 ORDER BY id";

/// The maximum number of streams of a group.
const MOST_STREAMS: usize = 40_000;

/// A group on a server, found by a code.
#[derive(Debug)]
pub struct Found {
    /// The group's hub.
    pub server: Server,
    /// The secrets of the group that the code gives, up to its own.
    pub epochs: Epochs,
    /// Whether the group has a newer key than the code's.
    pub replaced: bool,
}

impl Server {
    /// Connects, and finds the group that a secret is of, among those in which the role is a member: the secret of its
    /// beginning, or of a later epoch. If there is none, it is taken for that of a beginning.
    ///
    /// # Errors
    /// As for [`Self::open`].
    pub fn find(address: &Address, password: Option<&Password>, secret: &Secret) -> Result<Found> {
        let mut server = Self::open(address, password, secret.group())?;
        let sql = "SELECT g.grp, (SELECT coalesce(max(e.number), 0) FROM muster.epoch e WHERE e.grp = g.grp)
            FROM muster.group_member g WHERE g.role = session_user ORDER BY g.grp LIMIT 1000";
        let rows = match server.ask(sql, &[]) {
            // An earlier version of Muster has set the server up: there are no epochs.
            Err(SyncError::NotSetUp(_)) => Vec::new(),
            rows => rows?,
        };
        let groups: Vec<(Uuid, i32)> =
            rows.iter().map(|row| Ok((server.read(row, 0)?, server.read(row, 1)?))).collect::<Result<_>>()?;
        let first = groups.iter().find(|(group, _)| *group == secret.group());
        let replaced = first.is_some_and(|(_, newest)| *newest > 0);
        if first.is_none() {
            for (group, newest) in groups.into_iter().filter(|(_, newest)| *newest > 0) {
                server.group = group;
                if let Some(epochs) = server.epochs_by(secret)? {
                    let replaced = u32::try_from(newest).is_ok_and(|newest| newest > epochs.number());
                    return Ok(Found { server, epochs, replaced });
                }
            }
        }
        server.group = secret.group();
        Ok(Found { server, epochs: Epochs::new(secret.clone()), replaced })
    }

    /// Returns the secrets of the group up to this one, if it is of one of its later epochs.
    fn epochs_by(&mut self, secret: &Secret) -> Result<Option<Epochs>> {
        let mut after = 0;
        loop {
            let announced = self.announced(after)?;
            let Some((last, _)) = announced.last() else { return Ok(None) };
            after = *last;
            let mut said = announced.iter().filter_map(|(n, bytes)| open_by(secret, self.group, *n, bytes));
            if let Some(said) = said.next() {
                return Ok(Some(said.epochs));
            }
        }
    }

    /// Returns the group's ID.
    #[must_use]
    pub const fn group(&self) -> Uuid {
        self.group
    }

    pub(super) fn stands(&mut self, stream: Uuid) -> Result<Standing> {
        let group = self.group;
        let values: [(&(dyn ToSql + Sync), Type); 2] = [(&group, Type::UUID), (&stream, Type::UUID)];
        let rows = match self.ask("SELECT last, newest, due FROM muster.standing($1, $2)", &values) {
            // An earlier version of Muster has set the server up.
            Err(SyncError::NotSetUp(_)) => {
                return Ok(Standing { last: self.last(stream)?, ..Standing::default() });
            }
            answer => answer?,
        };
        let Some(row) = rows.first() else { return Ok(Standing::default()) };
        let (last, newest): (i64, i32) = (self.read(row, 0)?, self.read(row, 1)?);
        Ok(Standing {
            last: u64::try_from(last).unwrap_or(0),
            epoch: Some(u32::try_from(newest).unwrap_or(0)),
            due: self.read(row, 2)?,
        })
    }

    pub(super) fn announced(&mut self, after: u32) -> Result<Vec<(u32, Vec<u8>)>> {
        let (group, after) = (self.group, i32::try_from(after).unwrap_or(i32::MAX));
        let longest = i32::try_from(LARGEST).unwrap_or(i32::MAX);
        let rows = self.ask(
            ANNOUNCEMENTS,
            &[(&group, Type::UUID), (&after, Type::INT4), (&longest, Type::INT4), (&AT_ONCE, Type::INT8)],
        )?;
        let mut announced = Vec::new();
        for row in &rows {
            let (number, announcement): (i32, Vec<u8>) = (self.read(row, 0)?, self.read(row, 1)?);
            // What a server makes up comes after nothing, and once.
            if let Some(number) = u32::try_from(number).ok().filter(|_| number > after)
                && announced.last().is_none_or(|(last, _)| *last < number)
            {
                announced.push((number, announcement));
            }
        }
        Ok(announced)
    }

    pub(super) fn last_of_all(&mut self) -> Result<Vec<Last>> {
        let (group, mut lasts) = (self.group, Vec::<Last>::new());
        loop {
            let after = lasts.last().map_or(Uuid::nil(), |last| last.stream);
            let rows = self.ask(
                LASTS,
                &[
                    (&group, Type::UUID),
                    (&after, Type::UUID),
                    (&MOST, Type::INT8),
                    (&largest(), Type::INT8),
                    (&AT_ONCE, Type::INT8),
                ],
            )?;
            let before = lasts.len();
            for row in &rows {
                let (stream, number): (Uuid, i64) = (self.read(row, 0)?, self.read(row, 1)?);
                let last = Last {
                    stream,
                    number: u64::try_from(number).unwrap_or(0),
                    gone: self.read(row, 2)?,
                    sealed: self.read(row, 3)?,
                };
                // A server that goes back would never end.
                if lasts.last().map_or(Uuid::nil(), |last| last.stream) < stream {
                    lasts.push(last);
                }
            }
            if lasts.len() == before || lasts.len() >= MOST_STREAMS {
                return Ok(lasts);
            }
        }
    }

    pub(super) fn begin_epoch(
        &mut self,
        number: u32,
        announcement: &[u8],
        lasts: &[Last],
        kept: &[Uuid],
    ) -> Result<()> {
        let (group, number) = (self.group, i32::try_from(number).unwrap_or(i32::MAX));
        let streams: Vec<Uuid> = lasts.iter().map(|last| last.stream).collect();
        let numbers: Vec<i64> = lasts.iter().map(|last| signed(last.number)).collect();
        let kept: Vec<bool> = lasts.iter().map(|last| kept.contains(&last.stream)).collect();
        self.ask(
            "SELECT muster.rekey($1, $2, $3, $4, $5, $6)",
            &[
                (&group, Type::UUID),
                (&number, Type::INT4),
                (&announcement, Type::BYTEA),
                (&streams, Type::UUID_ARRAY),
                (&numbers, Type::INT8_ARRAY),
                (&kept, Type::BOOL_ARRAY),
            ],
        )?;
        Ok(())
    }
}
