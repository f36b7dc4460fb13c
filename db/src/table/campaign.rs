//! Campaigns: a group's log, without what one side keeps secret.

use muster_rules::campaign::log::{Entry, Log};
use muster_rules::id::GameId;
use rusqlite::Connection;
use uuid::Uuid;

use super::kept::KeptKind;
use super::log::stored::Stored;
use super::log::{self, Written};
use crate::entry;
use crate::error::Result;
use crate::stamp::Stamp;
use crate::table::campaign_night::NightTap;
use crate::table::campaign_secret::{self, Secrets};
use crate::table::campaign_session::Evening;

/// A campaign entry with its metadata.
pub type WrittenEntry = Written<Entry>;

impl Stored for Log {
    type Entry = Entry;
    const KIND: KeptKind = KeptKind::Campaign;

    fn fill_in(conn: &Connection, id: Uuid, entries: &mut [WrittenEntry]) -> Result<()> {
        campaign_secret::fill_in(conn, id, entries)
    }

    fn go_on(tx: &Connection, stamp: &Stamp<'_>, id: Uuid, known: u32, entries: &[Entry]) -> Result<()> {
        let Some(secrets) = Secrets::of(tx, id)? else {
            return log::go_on::<Self>(tx, stamp, id, known, entries).map(drop);
        };
        let told: Vec<_> = entries.iter().map(|entry| secrets.redacted(entry)).collect();
        let ids = log::go_on::<Self>(tx, stamp, id, known, &told)?;
        secrets.keep(tx, &ids, entries, &told)
    }
}

/// A campaign as a file carries it: everything with its lasting ID.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The campaign's ID.
    pub id: Uuid,
    /// The IDs of the log's entries, in the order in which they are shown.
    pub shown: Vec<Uuid>,
    /// The entries about the campaign, each after those that it follows.
    pub entries: Vec<entry::Entry>,
    /// Steps in full whose entries are redacted.
    pub full: Vec<(Uuid, Entry)>,
}

/// What a file says of a campaign that has no lasting IDs yet.
#[derive(Clone, Copy, Debug)]
pub struct Contents<'a> {
    /// The game.
    pub game: &'a GameId,
    /// The group's name for it.
    pub name: &'a str,
    /// Its log.
    pub entries: &'a [Entry],
    /// Its sessions.
    pub evenings: &'a [Evening],
    /// The taps of its mission nights.
    pub nights: &'a [NightTap],
}

/// What became of a campaign that a file brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The campaign's ID here.
    pub id: Uuid,
    /// The number of steps that were shown here before; `None` if the campaign wasn't here.
    pub had: Option<usize>,
    /// The number of those that the file has as well.
    pub common: usize,
    /// The number of steps in the file.
    pub carried: usize,
    /// The number of the file's steps that weren't here.
    pub new: usize,
    /// Whether it had been removed here, and was brought back.
    pub restored: bool,
    /// Whether it was here without its secrets, and has them now.
    pub secrets: bool,
}
