//! A full database from the version before entries is migrated: all rows are preserved, each has an entry, and
//! a backup is made. `MUSTER_FULL=50` multiplies its size and prints the time taken.

use std::path::Path;
use std::time::Instant;

use muster_db::backup::check_backup;
use muster_db::backups::BackupKind;
use muster_db::entry::Noun;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::Bulk;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::CampaignLog;
use muster_db::{Database, FILE_NAME};
use muster_rules::campaign::event::{Account, Event, Why};
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::step::Step;
use rusqlite::Connection;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::old_versions::cells;
use crate::store::samples::{at, draft, game, holding, match_entry, open};

/// Version 11 is the last one without entries.
const BEFORE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/version-11.db");

/// Writes what a user has after some years, `times` times.
fn fill(dir: &Path, times: u32) -> Outcome {
    let mut db = open(dir)?;
    db.begin()?;
    for n in 0..24 * times {
        db.put_holdings(&[holding(n, n % 7)], Bulk::Set, at(0))?;
    }
    for n in 0..6 * times {
        let (printing, figure) = (format!("toy/first/{n}"), format!("toy/soldier-{n}"));
        let copy =
            OwnedCopy::new(game(), printing.as_str().into(), figure.as_str().into(), format!("Soldier {n}"));
        db.put_copies(&[(None, copy)], at(0))?;
        let id = db.create_squad(&draft(&format!("Squad {n}"), &[("toy/soldier-1", 2)]), at(0))?.uuid;
        db.save_squad(id, &draft(&format!("Squad {n}"), &[("toy/soldier-1", 3)]), at(60))?;
        if n % 5 == 0 {
            db.remove_kept(KeptKind::Squad, id, true, at(90))?;
        }
        db.learn_alias(&game(), &format!("soldier {n}"), &figure.as_str().into(), at(0))?;
        db.add_match(&match_entry("Béla", "2026-05-17", &[(n, 9)]), at(60))?;
    }
    for n in 0..times {
        let moved = |amount| Event::Moved {
            account: Account::of_side(&"credits".into()),
            amount,
            why: Why::Correction { reason: "found".to_owned() },
        };
        let step =
            |amount| Entry::Step { step: Box::new(Step::Next), events: vec![moved(amount)], again: None };
        let entries: Vec<_> = (1..=40).map(step).collect();
        let id = db.create_log::<CampaignLog>(&game(), &format!("Campaign {n}"), &[], at(0))?;
        db.add_to_log::<CampaignLog>(id, 0, &entries, at(30))?;
    }
    db.commit()?;
    Ok(())
}

/// Converts today's database to the schema of the old version, as an old program would have written it.
fn as_before_entries(today: &Path, old: &Path) -> Outcome {
    let conn = Connection::open(old)?;
    let was = Connection::open(BEFORE)?;
    let made = |kinds: &str| -> rusqlite::Result<Vec<(String, String)>> {
        let sql = format!(
            "SELECT name, sql FROM sqlite_schema WHERE type IN ({kinds}) AND sql IS NOT NULL AND name NOT LIKE 'sqlite%'"
        );
        was.prepare(&sql)?.query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?.collect()
    };
    conn.execute("ATTACH ?1 AS today", [today.to_str().ok_or("a path")?])?;
    conn.execute_batch("PRAGMA foreign_keys = OFF")?;
    for (name, sql) in made("'table'")? {
        conn.execute_batch(&sql)?;
        let columns: Vec<String> = conn
            .prepare(&format!("SELECT * FROM main.{name}"))?
            .column_names()
            .map(ToOwned::to_owned)
            .collect();
        let columns = columns.join(", ");
        conn.execute_batch(&format!(
            "INSERT INTO main.{name} ({columns}) SELECT {columns} FROM today.{name}"
        ))?;
    }
    for (_, sql) in made("'index', 'trigger'")? {
        conn.execute_batch(&sql)?;
    }
    for pragma in ["application_id", "user_version"] {
        let value: i32 = was.pragma_query_value(None, pragma, |r| r.get(0))?;
        conn.pragma_update(None, pragma, value)?;
    }
    Ok(())
}

#[test]
#[allow(clippy::print_stdout, reason = "a measurement that somebody asked for")]
fn a_full_database_from_before_entries_keeps_every_row() -> Outcome {
    let times = std::env::var("MUSTER_FULL").ok().and_then(|times| times.parse().ok());
    let place = tempdir()?;
    let live = place.path().join(FILE_NAME);
    let today = tempdir()?;
    fill(today.path(), times.unwrap_or(4))?;
    as_before_entries(&today.path().join(FILE_NAME), &live)?;
    assert_eq!(check_backup(&live)?, 11, "it is one of that version, to the letter");
    let before = cells(&live)?;
    assert!(before.len() > 2_000, "{} cells", before.len());

    let begun = Instant::now();
    let db = Database::open(place.path(), at(100))?;
    let took = begun.elapsed();
    let after = cells(&live)?;
    for (at, cell) in &before {
        assert_eq!(after.get(at), Some(cell), "{at:?}");
    }
    db.check_integrity()?;

    let backups = db.backups()?;
    let made: Vec<_> = backups.iter().filter(|backup| backup.kind == BackupKind::BeforeMigration).collect();
    assert_eq!(made.len(), 1);
    assert_eq!(cells(&made[0].path)?, before);

    // Each has an entry from which its rows can be rebuilt.
    let conn = Connection::open(&live)?;
    let count = |sql: &str| conn.query_row(sql, [], |r| r.get::<_, i64>(0));
    for (noun, table) in [
        (Noun::Holding, "holding"),
        (Noun::Copy, "owned_copy"),
        (Noun::SquadVersion, "squad_revision"),
        (Noun::MatchVersion, "match_revision"),
        (Noun::Campaign, "campaign"),
        (Noun::CampaignLog, "campaign_entry"),
        (Noun::Alias, "alias"),
    ] {
        let entries = count(&format!(
            "SELECT count(*) FROM entry e JOIN entry_subject s ON s.n = e.subject WHERE s.noun = '{}'",
            noun.as_str()
        ))?;
        assert_eq!(entries, count(&format!("SELECT count(*) FROM {table}"))?, "{table}");
    }
    if times.is_some() {
        println!("{} entries in {took:?}", count("SELECT count(*) FROM entry")?);
    }
    drop(db);
    let begun = Instant::now();
    drop(Database::open(place.path(), at(200))?);
    if times.is_some() {
        println!("opened once more in {:?}", begun.elapsed());
    }
    assert_eq!(cells(&live)?, after, "opening it once more changes nothing");
    Ok(())
}
