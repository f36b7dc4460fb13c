//! One file per table: its rows and queries.

pub mod alias;
pub mod campaign;
pub mod campaign_machine;
pub mod campaign_night;
pub mod campaign_secret;
pub mod campaign_session;
pub mod catalogue;
pub mod copy;
mod entry;
pub mod guest_call;
pub mod holding;
pub mod hub;
pub mod kept;
pub mod log;
pub mod match_played;
pub mod own_pack;
pub mod photo;
pub mod play;
pub mod search;
pub mod setting;
pub mod squad;
pub mod squad_label;
pub mod squad_member;
pub mod squad_revision;
pub mod tournament;
pub mod tournament_clock;
pub mod tournament_list;
pub mod tournament_report;

use rusqlite::{Connection, params};
use uuid::Uuid;

use crate::error::{DbError, Kind, Result};
use crate::stamp::Stamp;

/// Marks a row as removed, or takes the mark back.
fn mark_removed(
    tx: &Connection,
    stamp: &Stamp<'_>,
    (table, kind): (&str, Kind),
    id: Uuid,
    removed: bool,
) -> Result<()> {
    let sql = format!("UPDATE {table} SET deleted_at = ?2, machine = ?3 WHERE uuid = ?1");
    let at = removed.then_some(&stamp.time);
    match tx.prepare_cached(&sql)?.execute(params![id.to_string(), at, stamp.machine])? {
        0 => Err(DbError::NotFound { kind, wanted: id.to_string() }),
        _ => Ok(()),
    }
}
