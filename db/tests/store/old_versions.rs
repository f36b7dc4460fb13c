//! Databases written by earlier versions, in `tests/data/`. Each must open with its contents, after having been
//! backed up.
//!
//! When adding a migration, keep the previous version: check out the last commit without it, run
//! `cargo run -p muster-db --example write_old_database` and commit `tests/data/version-<n>.db`. Existing files
//! are never overwritten.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use muster_db::Database;
use muster_db::backup::check_backup;
use muster_db::backups::BackupKind;
use muster_db::entry::Entry as StoredEntry;
use muster_db::table::copy::Price;
use muster_db::table::holding::Bulk;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::CampaignLog;
use muster_db::table::match_played::MatchFilter;
use muster_db::table::squad_label::SquadLabels;
use muster_rules::campaign::log::Entry;
use muster_rules::matches::Player;
use muster_rules::night::State;
use rusqlite::Connection;
use rusqlite::types::Value;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::samples::{at, draft, game, holding, open};

/// The first version that has entries.
const WITH_ENTRIES: i32 = 12;
/// The first version that keeps entries in small columns.
const SMALL_ENTRIES: i32 = 15;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// Returns the paths of the databases written by earlier versions.
pub(crate) fn old_databases() -> std::io::Result<Vec<PathBuf>> {
    let files = fs::read_dir(data())?.map(|entry| entry.map(|e| e.path()));
    let mut files = files.collect::<std::io::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|e| e == "db"));
    Ok(files)
}

/// Checks that a database holds what an earlier version wrote.
fn holds_all(db: &Database, version: i32, reverted: bool) -> Outcome {
    let holdings = db.holdings(None)?;
    assert_eq!(holdings.len(), 2);
    assert_eq!(holdings[0].holding.note, "árvíztűrő 光剑\n\0end");
    assert_eq!((holdings[0].holding.figures, holdings[0].holding.last_cost), (3, Some(-5)));
    // What was made before there were entries is as old as the entries that a restore makes of it.
    if !reverted || version >= WITH_ENTRIES {
        assert_eq!(holdings[0].created, at(0));
    }
    let copy = &db.copies(Some(&game()))?[0].copy;
    assert_eq!(copy.price, Some(Price { minor: 1250, currency: "HUF".to_owned() }));
    assert_eq!(copy.painted, Some(true));
    let squad = db.squad(db.find_id(KeptKind::Squad, "vader's fist")?)?;
    assert_eq!((squad.draft.members.len(), squad.summary.revision), (2, 2));
    assert_eq!(squad.draft.members[0].last_name.as_deref(), Some("Soldier 1"));
    assert_eq!(db.setting::<String>("language")?.as_deref(), if reverted { None } else { Some("hu") });
    assert_eq!(db.aliases(&game())?["soldier"].figure.as_str(), "toy/soldier-1");

    if version >= 3 {
        let campaign = db.find_kept(KeptKind::Campaign, "thursdays")?.uuid;
        assert_eq!(db.campaign_sessions(campaign)?[0].evening.players, "Ádám, Béla");
    }

    if version >= 4 {
        let logged = &db.matches(&game(), &MatchFilter::default())?[0];
        assert_eq!((logged.entry.opponent.as_str(), logged.entry.scores[1].theirs), ("Béla", 8));
        let army = logged.entry.army.as_ref().ok_or("no army")?;
        assert_eq!(army.members[0].name, "Soldier 1");
        assert_eq!(db.match_revisions(logged.uuid)?.len(), 2);
    }

    if version >= 6 {
        let logged = &db.matches(&game(), &MatchFilter::default())?[0];
        let ending = logged.entry.scores[1].ending.as_ref().ok_or("no ending")?;
        assert_eq!((ending.how.as_str(), ending.winner), ("elimination", Some(Player::Theirs)));
        assert_eq!(db.match_revisions(logged.uuid)?[0].1.scores[1].ending, None);
    }

    // The sample's steps have no events: a log that comes from elsewhere has to stand.
    if version >= 7 && !reverted {
        let log = db.log::<CampaignLog>(db.find_kept(KeptKind::Campaign, "thursdays")?.uuid)?;
        let log = muster_rules::campaign::open_log::OpenLog::from(log);
        assert!(matches!(log.entries[2], Entry::Mend { from: 1, steps: 1, .. }));
        assert!(matches!(log.entries[3], Entry::Step { again: Some(1), .. }));
        assert_eq!((log.undoable(), log.first_booked(3)), (Some(2), 1));
    }

    if version >= 8 {
        let campaign = db.find_kept(KeptKind::Campaign, "thursdays")?.uuid;
        assert_eq!(db.last_night(campaign)?, (Some("aftermath".into()), 4));
        let night = State::after(&db.night(campaign, &"aftermath".into())?);
        assert_eq!((night.round, night.threat, night.heroes.len()), (2, 2, 1));
    }

    if version >= 5 {
        let own = &db.own_packs()?[0];
        // Of a pack, entries have what it is, not what it was.
        assert_eq!((own.name.as_str(), own.revision), ("answers-toy", if reverted { 1 } else { 2 }));
        assert_eq!(own.files["persons.csv"], b"person,figure\nsoldier,toy/soldier-1\n");
    }

    let labels = db.squad_labels()?.remove(&squad.summary.uuid).unwrap_or_default();
    if version >= 10 {
        assert_eq!((labels.folder.as_str(), labels.tags.len()), ("Cups", 2));
    } else {
        assert_eq!(labels, SquadLabels::default());
    }
    Ok(())
}

#[test]
fn whatever_version_a_backup_is_of_all_machines_can_go_back_to_it() -> Outcome {
    for old in old_databases()? {
        let version = check_backup(&old)?;
        let place = tempdir()?;
        let mut db = open(place.path())?;
        // What is here and not in the backup goes, and what is there and not here comes.
        db.put_holdings(&[holding(7, 1)], Bulk::Set, at(10))?;
        db.create_squad(&draft("Other", &[("toy/soldier-1", 1)]), at(10))?;
        let (_, changed) = db.revert_to(&old, &[], at(500))?;
        assert!(changed > 5, "version {version}: {changed}");
        db.check_integrity()?;
        holds_all(&db, version, true)?;
        assert_eq!(db.squads(Some(&game()))?.len(), 1, "version {version}");
        // A second time there is nothing left to do, but with the log that doesn't stand.
        let again = db.revert_to(&old, &[], at(501))?.1;
        assert_eq!(again, if version < 7 { 0 } else { 2 }, "version {version}");
        holds_all(&db, version, true)?;
    }
    Ok(())
}

#[test]
fn every_old_database_opens_with_all_that_is_in_it() -> Outcome {
    let mut seen = 0;
    for old in old_databases()? {
        let version = check_backup(&old)?;
        let place = tempdir()?;
        fs::copy(&old, place.path().join(muster_db::FILE_NAME))?;
        let db = open(place.path())?;
        db.check_integrity()?;

        holds_all(&db, version, false)?;
        let copies = db.backups()?.iter().filter(|b| b.kind == BackupKind::BeforeMigration).count();
        assert_eq!(copies, usize::from(version < Database::supported_version()));
        seen += 1;
    }
    assert_eq!(seen, Database::supported_version(), "one old database a version is kept");
    Ok(())
}

/// Tables that were derived from packs, and are dropped by a migration.
pub(crate) const CACHE: [&str; 8] = [
    "pack",
    "card_set",
    "figure",
    "figure_json",
    "figure_faction",
    "figure_ability",
    "printing",
    "figure_search",
];

/// Returns every cell of the user's tables, by table, row and column.
pub(crate) fn cells(path: &Path) -> rusqlite::Result<BTreeMap<(String, usize, String), Value>> {
    let conn = rusqlite::Connection::open(path)?;
    let mut names =
        conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")?;
    let names = names.query_map([], |r| r.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    let users = names.iter().filter(|n| !CACHE.contains(&n.as_str()) && !n.starts_with("figure_search"));
    let mut found = BTreeMap::new();
    for table in users {
        let width = conn.prepare(&format!("SELECT * FROM {table}"))?.column_count();
        let order: Vec<_> = (1..=width.min(3)).map(|column| column.to_string()).collect();
        let mut statement = conn.prepare(&format!("SELECT * FROM {table} ORDER BY {}", order.join(", ")))?;
        let columns: Vec<_> = statement.column_names().map(str::to_owned).collect();
        let mut rows = statement.query([])?;
        let mut number = 0;
        while let Some(row) = rows.next()? {
            for (at, column) in columns.iter().enumerate() {
                found.insert((table.clone(), number, column.clone()), row.get(at)?);
            }
            number += 1;
        }
    }
    Ok(found)
}

#[test]
fn every_cell_of_every_row_is_there_after_a_migration() -> Outcome {
    for old in old_databases()? {
        let version = check_backup(&old)?;
        let place = tempdir()?;
        let live = place.path().join(muster_db::FILE_NAME);
        fs::copy(&old, &live)?;
        let before = cells(&live)?;
        assert!(before.len() > 50, "{} has {} cells", old.display(), before.len());
        drop(open(place.path())?);
        let after = cells(&live)?;
        // Entries moved into other columns, of which a test of its own tells.
        let moved = |table: &str| version < SMALL_ENTRIES && matches!(table, "entry" | "entry_head");
        for (at, cell) in before.into_iter().filter(|((table, ..), _)| !moved(table)) {
            assert_eq!(after.get(&at), Some(&cell), "{}: {at:?}", old.display());
        }
    }
    Ok(())
}

#[test]
fn a_database_that_was_migrated_is_built_like_a_new_one() -> Outcome {
    let new = tempdir()?;
    let new = schema(&open(new.path())?.path())?;
    for old in old_databases()? {
        let place = tempdir()?;
        fs::copy(old, place.path().join(muster_db::FILE_NAME))?;
        assert_eq!(schema(&open(place.path())?.path())?, new);
    }
    Ok(())
}

fn schema(path: &Path) -> rusqlite::Result<Vec<(String, Option<String>)>> {
    let conn = rusqlite::Connection::open(path)?;
    let mut statement = conn.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")?;
    statement.query_map([], |r| Ok((r.get(0)?, r.get(1)?)))?.collect()
}

#[test]
fn entries_move_into_smaller_tables_as_they_were() -> Outcome {
    let mut moved = 0;
    for old in old_databases()? {
        let version = check_backup(&old)?;
        if !(WITH_ENTRIES..SMALL_ENTRIES).contains(&version) {
            continue;
        }
        let place = tempdir()?;
        let live = place.path().join(muster_db::FILE_NAME);
        fs::copy(&old, &live)?;
        let conn = Connection::open(&live)?;
        // What waits to be sent.
        conn.execute_batch(
            "INSERT INTO hub (id, name, place, called, everything, joined)
                 VALUES ('00000000-0000-4000-8000-000000000001', 'Mine', '/', 'Desktop', 1, '');
             INSERT INTO hub_outbox SELECT (SELECT id FROM hub), n FROM entry WHERE n % 2 = 0",
        )?;
        let mut statement = conn.prepare(
            "SELECT json_object('id', id, 'machine', machine, 'at', at, 'noun', noun, 'subject', subject,
                                'follows', json(follows), 'change', json(change)) FROM entry ORDER BY n",
        )?;
        let texts: Vec<String> = statement.query_map([], |r| r.get(0))?.collect::<Result<_, _>>()?;
        let before: Vec<StoredEntry> =
            texts.iter().map(|text| serde_json::from_str(text)).collect::<Result<_, _>>()?;
        let heads: i64 = conn.query_row("SELECT count(*) FROM entry_head", [], |r| r.get(0))?;
        drop(statement);
        drop(conn);

        let db = open(place.path())?;
        let after = db.our_entries_after(0, 1_000)?;
        assert_eq!(
            after.iter().map(|stored| &stored.entry).collect::<Vec<_>>(),
            before.iter().collect::<Vec<_>>()
        );
        assert!(before.iter().any(|entry| entry.follows.len() == 1));
        let mut known = 0;
        for (noun, subject) in before.iter().map(|e| (e.noun, &e.subject)).collect::<BTreeSet<_>>() {
            known += db.heads(noun, subject)?.len();
        }
        assert_eq!(i64::try_from(known)?, heads);
        let hub = db.hubs()?[0].id;
        let queued: Vec<_> = db.outbox(hub, 1_000)?.into_iter().map(|stored| stored.entry.id).collect();
        let even = after.iter().filter(|stored| stored.n % 2 == 0).map(|stored| stored.entry.id);
        assert_eq!(queued, even.collect::<Vec<_>>());
        moved += before.len();
    }
    assert!(moved > 60, "{moved}");
    Ok(())
}
