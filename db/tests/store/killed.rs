//! An acknowledged write survives `kill -9`: a child process writes and acknowledges, and is killed at a random
//! moment.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use muster_db::Database;
use muster_db::table::holding::Bulk;
use muster_db::table::kept::KeptKind;
use muster_db::table::log::{CampaignLog, TournamentLog};
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::step::Step;
use muster_rules::night::Event;
use tempfile::tempdir;
use uuid::Uuid;

use crate::store::Outcome;
use crate::store::samples::{at, draft, game, holding, open};

const FOLDER: &str = "MUSTER_TEST_KILLED";
const ROUNDS: u32 = 20;
const CAMPAIGN: &str = "Tuesdays";
const MISSION: &str = "aftermath";
const TOURNAMENT: &str = "Friday";

#[test]
fn what_was_acknowledged_is_there_after_a_kill() -> Outcome {
    let place = tempdir()?;
    let mut acknowledged = 0;
    for round in 0..ROUNDS {
        // Some rounds end while opening, the others after up to some hundred writes.
        let after = Duration::from_micros(u64::from(chance() % 150_000));
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--exact", "--nocapture", "store::killed::child_writes_until_it_is_killed"])
            .env(FOLDER, place.path())
            .env("MUSTER_TEST_FIRST", acknowledged.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let said = child.stdout.take().ok_or("no output")?;
        let reader = std::thread::spawn(move || {
            let lines = BufReader::new(said).lines().map_while(Result::ok);
            lines.filter_map(|line| line.strip_prefix("kept ")?.parse::<u32>().ok()).last()
        });
        std::thread::sleep(after);
        child.kill()?;
        child.wait()?;
        if let Some(last) = reader.join().map_err(|_| "the reader panicked")? {
            acknowledged = last + 1;
        }
        all_is_there(place.path(), acknowledged).map_err(|e| format!("round {round}, {after:?}: {e}"))?;
    }
    assert!(acknowledged > ROUNDS, "only {acknowledged} writes were tried");
    Ok(())
}

fn all_is_there(dir: &Path, acknowledged: u32) -> Outcome {
    let db = open(dir)?;
    db.check_integrity()?;
    let holdings = db.holdings(None)?;
    for n in 0..acknowledged {
        let printing = format!("toy/first/{n}");
        let row = holdings.iter().find(|h| h.holding.printing.as_str() == printing);
        let row = row.ok_or_else(|| format!("holding {n} of {acknowledged} is gone"))?;
        assert_eq!(row.holding.figures, n);
        let id =
            db.find_id(KeptKind::Squad, &format!("Squad {n}")).map_err(|_| format!("squad {n} is gone"))?;
        assert_eq!(db.squad(id)?.draft.members[0].count, n + 1);
    }
    // A campaign's log contains every acknowledged entry, and at most one unacknowledged group: entries are
    // written atomically in fours, a step, its undo, a correction and the step that this replays.
    if acknowledged > 0 {
        let entries = db.find_kept(KeptKind::Campaign, CAMPAIGN)?.entries;
        assert_eq!(entries % 4, 1, "a part of a booking: {entries} entries");
        assert!((1 + 4 * acknowledged..=5 + 4 * acknowledged).contains(&entries), "{entries}");
        let log = db.log::<CampaignLog>(db.find_kept(KeptKind::Campaign, CAMPAIGN)?.uuid)?;
        let whole = |(at, entry): (usize, &Entry)| match entry {
            Entry::Step { again: None, .. } => at == 0 || at % 4 == 1,
            Entry::Undo { of } => *of + 1 == at && at % 4 == 2,
            Entry::Mend { from: 0, steps: 1, .. } => at % 4 == 3,
            Entry::Step { again: Some(0), .. } => at % 4 == 0,
            _ => false,
        };
        assert!(log.entries.iter().enumerate().all(whole));
        // A mission night contains every acknowledged tap in order; at most the last one is lost.
        let campaign = db.find_kept(KeptKind::Campaign, CAMPAIGN)?.uuid;
        let taps = db.night(campaign, &MISSION.into())?;
        assert_eq!(taps.len(), db.last_night(campaign)?.1 as usize);
        let kept = acknowledged as usize;
        assert!((kept..=kept + 1).contains(&taps.len()), "{} taps of {kept}", taps.len());
        for (at, tap) in taps.iter().enumerate() {
            assert_eq!(*tap, self::tap(u32::try_from(at)?));
        }
        // Entries of a tournament are written in pairs, never partially.
        let tournament = db.find_kept(KeptKind::Tournament, TOURNAMENT)?.uuid;
        let entries = db.log::<TournamentLog>(tournament)?.entries;
        let (twos, alone) = (entries.len() / 2, entries.len() % 2);
        assert!(alone == 0 && (kept..=kept + 1).contains(&twos), "{} entries of {kept}", entries.len());
        for (n, two) in entries.chunks(2).enumerate() {
            assert_eq!(two, came_and_left(u32::try_from(n)?));
        }
    }
    Ok(())
}

/// Records four entries at once: a step and its undo, a correction and what it replays.
fn book(db: &mut Database, n: u32) -> Outcome {
    let setup = serde_json::from_value(serde_json::json!({ "campaign": "core" }))?;
    let entry = |step| Entry::Step { step: Box::new(step), events: Vec::new(), again: None };
    let campaign = match db.find_kept(KeptKind::Campaign, CAMPAIGN) {
        Ok(campaign) => campaign,
        Err(_) => {
            db.create_log::<CampaignLog>(&game(), CAMPAIGN, &[entry(Step::Begin(setup))], at(0))?;
            db.find_kept(KeptKind::Campaign, CAMPAIGN)?
        }
    };
    // The last round may have been killed between writing and acknowledging.
    if campaign.entries < 5 + 4 * n {
        let of = usize::try_from(campaign.entries)?;
        let setup = serde_json::from_value(serde_json::json!({ "campaign": "core" }))?;
        let again = Entry::Step { step: Box::new(Step::Begin(setup)), events: Vec::new(), again: Some(0) };
        let mend = Entry::Mend { from: 0, steps: 1, why: "again".to_owned() };
        let four = [entry(Step::Next), Entry::Undo { of }, mend, again];
        db.add_to_log::<CampaignLog>(campaign.uuid, campaign.entries, &four, at(0))?;
    }
    Ok(())
}

/// Returns a distinct tap.
fn tap(n: u32) -> Event {
    Event::Round { threat: n }
}

/// Records one tap.
fn play(db: &mut Database, n: u32) -> Outcome {
    let campaign = db.find_kept(KeptKind::Campaign, CAMPAIGN)?.uuid;
    // The last round may have been killed between writing and acknowledging.
    if db.last_night(campaign)?.1 == n {
        db.add_night_event(campaign, &MISSION.into(), n, &tap(n), at(0))?;
    }
    Ok(())
}

/// A player joins a tournament and drops out.
fn came_and_left(n: u32) -> [muster_rules::tournament::Entry; 2] {
    use muster_rules::tournament::Entry::{Dropped, Joined};
    [Joined { name: format!("Player {n}"), mine: false }, Dropped { player: n + 1 }]
}

fn join(db: &mut Database, n: u32) -> Outcome {
    let two = came_and_left(n);
    let Ok(there) = db.find_kept(KeptKind::Tournament, TOURNAMENT) else {
        db.create_log::<TournamentLog>(&game(), TOURNAMENT, &two, at(0))?;
        return Ok(());
    };
    // The last round may have been killed between writing and acknowledging.
    if there.entries == 2 * n {
        db.add_to_log::<TournamentLog>(there.uuid, 2 * n, &two, at(0))?;
    }
    Ok(())
}

#[test]
fn child_writes_until_it_is_killed() -> Outcome {
    let Some(dir) = std::env::var_os(FOLDER) else { return Ok(()) };
    let first: u32 = std::env::var("MUSTER_TEST_FIRST")?.parse()?;
    let mut db = open(Path::new(&dir))?;
    let mut out = std::io::stdout();
    for n in first.. {
        db.put_holdings(&[holding(n, n)], Bulk::Set, at(0))?;
        let name = format!("Squad {n}");
        // The last round may have been killed between writing and acknowledging.
        match db.find_id(KeptKind::Squad, &name) {
            Ok(id) => db.save_squad(id, &draft(&name, &[("toy/soldier-1", n + 1)]), at(0))?,
            Err(_) => db.create_squad(&draft(&name, &[("toy/soldier-1", n + 1)]), at(0))?,
        };
        book(&mut db, n)?;
        play(&mut db, n)?;
        join(&mut db, n)?;
        writeln!(out, "kept {n}")?;
        out.flush()?;
    }
    Ok(())
}

/// Returns random bits from a new ID.
fn chance() -> u32 {
    let bytes = Uuid::now_v7().into_bytes();
    u32::from_le_bytes([bytes[12], bytes[13], bytes[14], bytes[15]])
}
