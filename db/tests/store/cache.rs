//! The catalogue's cache: a separate file, which may be lost or damaged at any time.

use std::fs;
use std::path::Path;

use muster_db::table::catalogue::Cached;
use muster_db::table::holding::Bulk;
use muster_db::table::search::Search;
use muster_db::{CACHE_NAME, Database, DbError};
use muster_rules::catalogue::Catalogue;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, catalogue, draft, figure, holding, open};

fn soldiers() -> Catalogue {
    catalogue(
        (1..=300).map(|n| figure(&format!("Soldier {n}"), n, "empire", &["Stealth"])).collect(),
        &["First"],
    )
}

fn cached(catalogue: &Catalogue) -> [Cached<'_>; 1] {
    [Cached { catalogue, names: Vec::new(), hash: "one" }]
}

fn found(db: &Database, query: &str) -> muster_db::Result<u32> {
    Ok(db.search(&Search { query: query.to_owned(), limit: 5, ..Search::default() })?.total)
}

fn filled(dir: &Path) -> muster_db::Result<Database> {
    let mut db = open(dir)?;
    db.refresh_cache(&cached(&soldiers()))?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    Ok(db)
}

/// Overwrites the middle of a file.
fn scribble(path: &Path) -> std::io::Result<()> {
    let mut bytes = fs::read(path)?;
    let half = bytes.len() / 2;
    let end = bytes.len();
    bytes[half..end].fill(0xa5);
    fs::write(path, bytes)
}

// Finding 12: 94 % of the database was cache, and damage to that blocked everything.
#[test]
fn nothing_of_the_users_lies_in_the_cache_and_nothing_of_the_cache_in_the_database() -> Outcome {
    let place = tempdir()?;
    drop(filled(place.path())?);
    let mine = rusqlite::Connection::open(place.path().join(muster_db::FILE_NAME))?;
    let count = |conn: &rusqlite::Connection, table: &str| {
        let sql = "SELECT count(*) FROM sqlite_schema WHERE name = ?1";
        conn.query_row(sql, [table], |r| r.get::<_, i64>(0))
    };
    for table in ["pack", "figure", "figure_json", "printing", "figure_search"] {
        assert_eq!(count(&mine, table)?, 0, "{table}");
    }
    let cache = rusqlite::Connection::open(place.path().join(CACHE_NAME))?;
    for table in ["holding", "squad", "campaign", "setting", "own_pack"] {
        assert_eq!(count(&cache, table)?, 0, "{table}");
    }
    Ok(())
}

#[test]
fn a_cache_that_is_lost_or_damaged_is_made_anew_and_takes_nothing_with_it() -> Outcome {
    let harms: [fn(&Path) -> std::io::Result<()>; 5] = [
        |path| fs::remove_file(path),
        |path| fs::write(path, ""),
        |path| fs::write(path, "Dear diary"),
        |path| fs::write(path, format!("SQLite format 3\0{}", "?".repeat(9000))),
        scribble,
    ];
    for (number, harm) in harms.into_iter().enumerate() {
        let place = tempdir()?;
        drop(filled(place.path())?);
        harm(&place.path().join(CACHE_NAME))?;
        let mut db = open(place.path()).map_err(|e| format!("harm {number}: {e}"))?;
        db.refresh_cache(&cached(&soldiers()))?;
        if found(&db, "soldier 7").is_err() {
            // Damage further on is only noticed when it is read.
            db.discard_cache()?;
            db.refresh_cache(&cached(&soldiers()))?;
        }
        assert_eq!(found(&db, "soldier")?, 300, "harm {number}");
        assert_eq!(db.holdings(None)?[0].holding.figures, 3);
        db.check_integrity()?;
    }
    Ok(())
}

#[test]
fn damage_of_the_cache_keeps_nobody_from_saving() -> Outcome {
    let place = tempdir()?;
    let mut db = filled(place.path())?;
    drop(
        rusqlite::Connection::open(place.path().join(CACHE_NAME))?
            .execute_batch("PRAGMA wal_checkpoint(TRUNCATE)"),
    );
    scribble(&place.path().join(CACHE_NAME))?;
    // Names and costs come from the catalogue if it is readable, and are left empty otherwise.
    db.create_squad(&draft("Tuesday", &[("toy/soldier-299", 2)]), at(0))?;
    db.put_holdings(&[holding(2, 1)], Bulk::Set, at(0))?;
    drop(db);
    let db = open(place.path())?;
    assert_eq!((db.squads(None)?.len(), db.holdings(None)?.len()), (1, 2));
    Ok(())
}

#[test]
fn damage_met_by_a_search_is_told_apart_from_damage_of_the_users_data() -> Outcome {
    let place = tempdir()?;
    drop(filled(place.path())?);
    scribble(&place.path().join(CACHE_NAME))?;
    let mut db = open(place.path())?;
    let all = Search { limit: 1000, ..Search::default() };
    let searched = db.search(&all);
    assert!(matches!(searched, Err(DbError::CacheDamaged { .. })), "{searched:?}");
    assert!(db.check_cache()?, "it was thrown away");
    db.refresh_cache(&cached(&soldiers()))?;
    assert_eq!(db.search(&all)?.rows.len(), 300);
    Ok(())
}

#[test]
fn what_is_owned_is_up_to_date_in_a_search_whoever_wrote_it() -> Outcome {
    let place = tempdir()?;
    let mut db = filled(place.path())?;
    let owned = |db: &Database| -> muster_db::Result<u32> {
        let page = db.search(&Search { query: "soldier 1".to_owned(), limit: 400, ..Search::default() })?;
        Ok(page.rows.iter().find(|r| r.id.as_str() == "toy/soldier-1").map_or(0, |r| r.owned.figures))
    };
    assert_eq!(owned(&db)?, 3);
    db.put_holdings(&[holding(1, 4)], Bulk::Set, at(0))?;
    assert_eq!(owned(&db)?, 4);
    open(place.path())?.put_holdings(&[holding(1, 9)], Bulk::Set, at(0))?;
    assert_eq!(owned(&db)?, 9, "another process wrote it");
    Ok(())
}

#[test]
fn where_the_cache_can_not_be_written_it_is_kept_in_memory() -> Outcome {
    let place = tempdir()?;
    drop(open(place.path())?);
    fs::remove_file(place.path().join(CACHE_NAME))?;
    fs::create_dir(place.path().join(CACHE_NAME))?;
    let mut db = open(place.path())?;
    db.refresh_cache(&cached(&soldiers()))?;
    assert_eq!(found(&db, "soldier")?, 300);
    Ok(())
}
