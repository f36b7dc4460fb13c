//! What users keep, table by table: each is noted, travels to other machines, and is missed when it is gone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use muster_db::damage::survey;
use muster_db::entry::Noun;
use muster_db::nouns::{notes, tables};
use muster_db::pack::PackFiles;
use muster_db::table::campaign_secret::Fresh;
use muster_db::table::campaign_session::Evening;
use muster_db::table::copy::OwnedCopy;
use muster_db::table::holding::Bulk;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::{CampaignLog, PlayLog, TournamentLog};
use muster_db::table::squad_label::SquadLabels;
use muster_db::{Database, DbError, FILE_NAME};
use muster_rules::campaign::log::Entry as CampaignEntry;
use muster_rules::night::Event;
use muster_rules::play::Entry as PlayEntry;
use muster_rules::tournament::{Entry as Round, Scoring};
use rusqlite::Connection;
use rusqlite::types::Value;
use strum::VariantArray as _;
use tempfile::tempdir;

use crate::store::Outcome;
use crate::store::old_versions::{CACHE, old_databases};
use crate::store::samples::{at, draft, game, holding, match_entry, open};

/// Returns the names of a database's tables, apart from SQLite's and those that were made of packs.
fn names(path: &Path) -> rusqlite::Result<BTreeSet<String>> {
    let conn = Connection::open(path)?;
    let mut statement = conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    let mut names: BTreeSet<String> =
        statement.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    names.retain(|name| !CACHE.contains(&name.as_str()) && !name.starts_with("figure_search"));
    names.retain(|name| !name.starts_with("sqlite_"));
    Ok(names)
}

#[test]
fn every_table_of_every_version_is_a_nouns_or_has_a_reason_not_to_be() -> Outcome {
    let place = tempdir()?;
    let new = open(place.path())?.path();
    for path in old_databases()?.into_iter().chain([new]) {
        let version: i32 = Connection::open(&path)?.pragma_query_value(None, "user_version", |r| r.get(0))?;
        let listed: BTreeSet<_> =
            tables().filter(|table| table.since <= version).map(|table| table.name.to_owned()).collect();
        assert_eq!(names(&path)?, listed, "version {version}: the tables there are, and those in nouns.rs");
    }
    Ok(())
}

#[test]
fn the_triggers_are_those_that_nouns_make() -> Outcome {
    let place = tempdir()?;
    let conn = Connection::open(open(place.path())?.path())?;
    let mut statement =
        conn.prepare("SELECT sql FROM sqlite_schema WHERE sql LIKE '%INTO entry_changed%'")?;
    let there: BTreeSet<String> = statement.query_map([], |r| r.get(0))?.collect::<rusqlite::Result<_>>()?;
    let made = notes(..);
    assert_eq!(there, made.iter().cloned().collect());
    assert_eq!(there.len(), made.len(), "none is made twice");
    Ok(())
}

#[test]
fn whichever_table_is_gone_it_is_damage_and_the_newest_backup_is_named() -> Outcome {
    let whole = tempdir()?;
    let mut db = open(whole.path())?;
    db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?;
    let backup = db.backup_daily(at(0))?.ok_or("no backup")?;
    let all = names(&db.path())?;
    drop(db);
    assert!(all.len() > 30, "{all:?}");
    for table in all {
        let place = tempdir()?;
        std::fs::create_dir(place.path().join("backups"))?;
        let copy = place.path().join("backups").join(backup.file_name().ok_or("a name")?);
        std::fs::copy(&backup, &copy)?;
        std::fs::copy(whole.path().join(FILE_NAME), place.path().join(FILE_NAME))?;
        let conn = Connection::open(place.path().join(FILE_NAME))?;
        conn.execute_batch(&format!("PRAGMA foreign_keys = OFF; DROP TABLE {table}"))?;
        drop(conn);
        for opened in [open(place.path()), Database::open_read_only(place.path())] {
            match opened {
                Err(DbError::Corrupt { detail, .. }) => {
                    assert_eq!(detail, format!("the table {table} is missing"));
                }
                other => return Err(format!("without {table}: {other:?}").into()),
            }
        }
        let survey = survey(place.path());
        assert_eq!(survey.newest.as_ref(), Some(&copy), "without {table}");
        let part = tables().find(|one| one.name == table).and_then(|one| one.part);
        assert_eq!(survey.damaged, part.into_iter().collect::<Vec<_>>(), "without {table}");
    }
    Ok(())
}

/// Makes something of a noun, as users do.
fn make(noun: Noun, db: &mut Database) -> Outcome {
    let squad = |db: &mut Database| db.create_squad(&draft("Fist", &[("toy/soldier-1", 2)]), at(0));
    let campaign = |db: &mut Database| db.create_log::<CampaignLog>(&game(), "Thursdays", &[], at(0));
    match noun {
        Noun::Holding => drop(db.put_holdings(&[holding(1, 3)], Bulk::Set, at(0))?),
        Noun::Copy => {
            let copy = OwnedCopy::new(game(), "toy/first/1".into(), "toy/x".into(), "Soldier".to_owned());
            db.put_copies(&[(None, copy)], at(0))?;
        }
        Noun::Alias => db.learn_alias(&game(), "sóldier", &"toy/soldier-1".into(), at(0))?,
        Noun::OwnPack => {
            let files = [("persons.csv".to_owned(), b"person,figure\nsoldier,toy/soldier-1\n".to_vec())];
            db.put_own_pack(&PackFiles { name: "answers-toy".to_owned(), files: files.into() }, at(0))?;
        }
        Noun::SquadVersion => drop(squad(db)?),
        Noun::Squad | Noun::SquadTag => {
            let id = squad(db)?.uuid;
            let labels = SquadLabels { folder: "Cups".to_owned(), tags: vec!["fast".to_owned()] };
            db.label_squad(id, &labels, at(1))?;
        }
        Noun::MatchVersion => drop(db.add_match(&match_entry("Béla", "2026-05-17", &[(12, 9)]), at(0))?),
        Noun::Match => {
            let id = db.add_match(&match_entry("Béla", "2026-05-17", &[(12, 9)]), at(0))?.uuid;
            db.remove_kept(KeptKind::Match, id, true, at(1))?;
        }
        Noun::Campaign => drop(campaign(db)?),
        Noun::CampaignLog => {
            let id = campaign(db)?;
            let log = include_str!("../data/campaigns/core.jsonl");
            let log: Vec<CampaignEntry> = log.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
            db.add_to_log::<CampaignLog>(id, 0, &log, at(1))?;
        }
        Noun::CampaignSecret => {
            let id = campaign(db)?;
            db.redact_campaign(id, Fresh { key: [7; 32], seed: 1, agenda_seed: 2 }, at(1))?;
        }
        Noun::CampaignReveal => {
            // A card is revealed in the course of many steps; what it leaves is a row.
            let id = campaign(db)?.to_string();
            let card = ["toy/alias", "toy/card"];
            Connection::open(db.path())?
                .execute("INSERT INTO campaign_reveal VALUES (?1, ?2, ?3)", [&id, card[0], card[1]])?;
            db.set_setting("anything", "that is written next", at(1))?;
        }
        Noun::Evening => {
            let id = campaign(db)?;
            let evening = Evening { held_on: "2026-05-17".to_owned(), ..Evening::default() };
            db.add_campaign_sessions(id, &[evening], at(1))?;
        }
        Noun::Photo => {
            let id = campaign(db)?;
            db.add_campaign_sessions(id, &[Evening::default()], at(1))?;
            let evening = db.campaign_sessions(id)?[0].uuid;
            db.add_campaign_photo(evening, "photos/x.jpg", at(2))?;
        }
        Noun::Night => {
            let id = campaign(db)?;
            db.add_night_event(id, &"aftermath".into(), 0, &Event::Threat { by: 3 }, at(1))?;
        }
        Noun::Play | Noun::PlayLog => {
            db.create_log::<PlayLog>(&game(), "Friday", &[PlayEntry::Set { events: Vec::new() }], at(0))?;
        }
        Noun::Tournament | Noun::TournamentLog => {
            let begun = Round::Began { scoring: Scoring::usual(), rounds: None };
            db.create_log::<TournamentLog>(&game(), "Friday", &[begun], at(0))?;
        }
    }
    Ok(())
}

/// Returns a table's rows, without what says on which machine they were written, and when.
fn rows(db: &Database, table: &str) -> Outcome<Vec<BTreeMap<String, Value>>> {
    let conn = Connection::open(db.path())?;
    let mut statement = conn.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2, 3"))?;
    let columns: Vec<_> = statement.column_names().map(str::to_owned).collect();
    // Packs have their ids on each machine: their revisions' rows, and their files', are named by them.
    let mut own = vec!["machine", "created", "updated"];
    match table {
        "own_pack" | "holding" | "alias" => own.push("uuid"),
        "own_pack_revision" => own.extend(["uuid", "pack"]),
        "own_pack_file" => own.push("revision"),
        _ => {}
    }
    let rows = statement.query_map([], |r| {
        let cells = columns.iter().enumerate().filter(|(_, column)| !own.contains(&column.as_str()));
        cells.map(|(at, column)| Ok((column.clone(), r.get(at)?))).collect()
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

#[test]
fn what_is_written_to_a_nouns_table_is_an_entry_and_reaches_another_machine() -> Outcome {
    for noun in Noun::VARIANTS {
        let (here, there) = (tempdir()?, tempdir()?);
        let (mut here, mut there) = (open(here.path())?, open(there.path())?);
        make(*noun, &mut here)?;
        let entries = here.our_entries_after(0, 10_000)?;
        let entries: Vec<_> = entries.into_iter().map(|stored| stored.entry).collect();
        assert!(entries.iter().any(|entry| entry.noun == *noun), "{noun:?} is an entry: {entries:?}");
        let received = there.receive(&entries, at(9))?;
        assert_eq!((received.refused.len(), received.waiting), (0, 0), "{noun:?}: {received:?}");
        for table in tables().filter(|table| table.noun == Some(*noun)) {
            let rows_here = rows(&here, table.name)?;
            assert!(!rows_here.is_empty(), "{noun:?} has rows in {}", table.name);
            assert_eq!(rows(&there, table.name)?, rows_here, "{} of {noun:?}", table.name);
        }
    }
    Ok(())
}
