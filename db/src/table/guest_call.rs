//! Requests of guests at the table that are done.

use chrono::{DateTime, Duration, Utc};
use rusqlite::params;
use uuid::Uuid;

use crate::database::Database;
use crate::error::Result;

/// For how long a request is remembered: longer than an evening, so that a guest who was away can send it again.
const REMEMBERED: Duration = Duration::days(3);

impl Database {
    /// Notes that a guest's request is done, and returns whether it is for the first time. Write it in one transaction
    /// with what the request changes.
    pub fn note_guest_call(&mut self, id: Uuid, now: DateTime<Utc>) -> Result<bool> {
        self.write(now, |tx, stamp| {
            tx.execute("DELETE FROM guest_call WHERE done < ?1", [crate::time::to_text(now - REMEMBERED)])?;
            let row = params![id.to_string(), stamp.time];
            let noted = tx.execute(
                "INSERT INTO guest_call (id, done) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING",
                row,
            )?;
            Ok(noted == 1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_done_once_and_forgotten_after_days() {
        let dir = tempfile::tempdir().expect("a folder");
        let now: DateTime<Utc> = "2026-11-30T19:00:00Z".parse().expect("a time");
        let mut database = Database::open(dir.path(), now).expect("a database");
        let (one, other) = (Uuid::from_u128(1), Uuid::from_u128(2));
        assert!(database.note_guest_call(one, now).expect("noted"));
        assert!(!database.note_guest_call(one, now + Duration::hours(5)).expect("known"));
        assert!(database.note_guest_call(other, now + Duration::days(4)).expect("noted"));
        assert!(database.note_guest_call(one, now + Duration::days(4)).expect("forgotten"));
    }

    #[test]
    fn it_is_noted_together_with_what_it_changes_or_not_at_all() {
        let dir = tempfile::tempdir().expect("a folder");
        let now: DateTime<Utc> = "2026-11-30T19:00:00Z".parse().expect("a time");
        let mut database = Database::open(dir.path(), now).expect("a database");
        let id = Uuid::from_u128(1);
        database.begin().expect("begun");
        assert!(database.note_guest_call(id, now).expect("noted"));
        database.roll_back();
        assert!(database.note_guest_call(id, now).expect("noted again"));
    }
}
