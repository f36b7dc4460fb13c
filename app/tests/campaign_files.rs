//! Untrusted campaign files and journals: forged numbers, endless logs, deep nesting.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use muster_app::base::speaker::Speaker;
use muster_app::base::words::Words;
use muster_app::campaign_rules::event::Event;
use muster_app::campaign_rules::log::{Entry, Log};
use muster_app::campaign_rules::next::next_steps;
use muster_app::campaign_rules::open_log::OpenLog;
use muster_app::campaign_rules::state::State;
use muster_app::campaign_rules::step::Step;
use muster_app::campaigns::{Books, CampaignFile, Change, Journal, Telling};
use muster_app::{Error, LoadedGame, Muster};
use proptest::prelude::*;
use serde_json::Value;

const JOURNAL: &str = r#"
campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]
imperial_class = "military-might"
seed = 7

[[step]]
do = "mission"
name = "aftermath"
winner = "rebels"
crates = 2

[[step]]
do = "buy"
item = "dl-44"
hero = "jyn-odan"

[[step]]
do = "undo"

[[step]]
do = "redo"

[[step]]
do = "correct"
who = "gaarkhan"
what = "xp"
amount = 3
why = "forgotten"

[[step]]
do = "undo"
"#;

static GAME: LazyLock<Arc<LoadedGame>> = LazyLock::new(|| {
    let dir = tempfile::tempdir().expect("a folder");
    Muster::open(dir.path().to_owned()).campaign_game(None).expect("a game with campaigns")
});

fn log(journal: &str) -> Log {
    let run = Journal::read("journal.toml", journal).expect("a journal").run(&GAME.campaigns, false);
    let run = run.expect("a run");
    assert!(run.refused.is_empty(), "{:?}", run.refused);
    run.log.into_log()
}

/// Returns the state that a log folds to, from scratch.
fn folded(log: &Log) -> State {
    State::after(log.steps().flat_map(|(_, _, events)| events))
}

/// Returns the file of a log with a valid fingerprint, which a forger can compute, too.
fn file(log: &Log) -> String {
    let file = CampaignFile::new(&GAME.catalogue.game().id, "Tuesdays", log, Vec::new(), Vec::new());
    serde_json::to_string(&file).expect("JSON")
}

fn fault(text: &str) -> &'static str {
    match CampaignFile::read("forged.json", text) {
        Err(Error::CampaignFileInvalid { fault, .. }) => fault.into(),
        Err(Error::FileTooLarge { .. }) => "too large",
        Err(other) => panic!("{other:?}"),
        Ok(_) => "none",
    }
}

fn step(text: &str) -> Step {
    match Change::from_table(text.parse().expect("TOML")).expect("a step") {
        Change::Book(step) => *step,
        other => panic!("{other:?}"),
    }
}

/// Returns a log with this many corrections, then as many pairs of undo and redo.
fn long(steps: usize) -> OpenLog {
    let mut open = OpenLog::default();
    for entry in log(JOURNAL.split("[[step]]").next().expect("a setup")).entries {
        open.add(entry);
    }
    let correct = step("do = 'correct'\nwho = 'rebels'\nwhat = 'credits'\namount = 5\nwhy = 'found'");
    for _ in 0..steps {
        open.book(&GAME.campaigns, correct.clone()).expect("a correction");
    }
    for _ in 0..steps {
        open.undo().expect("an undo");
        open.redo(&GAME.campaigns).expect("a redo");
    }
    open
}

// Low, 2,000 steps took 9 seconds: for each entry the whole log before it was read.
#[test]
fn a_long_log_is_played_and_read_in_a_time_that_grows_with_its_length() {
    let open = long(2_000);
    assert_eq!(*open.state(), folded(&open));
    let events = open.steps().map(|(_, _, events)| events.len() as u64).sum::<u64>();
    let entries = open.entries.len() as u64;
    assert!(open.folded() < 20 * (events + entries), "{} events folded", open.folded());

    // The longest log allowed: at quadratic cost this would take an hour.
    let longest = long(6_666);
    let text = file(&longest);
    let begun = Instant::now();
    let read = CampaignFile::read("long.json", &text).expect("a campaign");
    assert!(read.entries.len() > 19_990 && begun.elapsed() < Duration::from_secs(60));

    assert_eq!(fault(&file(&long(6_670))), "long");
}

#[test]
fn going_back_and_forth_gives_the_states_that_the_log_folds_to() {
    let mut open = OpenLog::default();
    for entry in long(70).into_log().entries.into_iter().take(71) {
        open.add(entry);
    }
    for turn in 0..70 {
        open.undo().expect("an undo");
        assert_eq!(*open.state(), folded(&open), "undo {turn}");
        assert_eq!(open.ledger().movements, OpenLog::from(Log::clone(&open)).ledger().movements);
    }
    assert!(open.undo().is_err(), "the beginning stays");
    for turn in 0..70 {
        open.redo(&GAME.campaigns).expect("a redo");
        assert_eq!(*open.state(), folded(&open), "redo {turn}");
        assert_eq!(open.ledger().movements, OpenLog::from(Log::clone(&open)).ledger().movements);
    }
    assert!(open.redo(&GAME.campaigns).is_err());
}

fn forged(change: impl Fn(&mut Entry)) -> String {
    let mut log = log(JOURNAL);
    log.entries.iter_mut().for_each(change);
    file(&log)
}

fn moved(by: i64) -> String {
    forged(|entry| {
        let Entry::Step { events, .. } = entry else { return };
        for event in events {
            if let Event::Moved { amount, .. } = event {
                *amount = by;
            }
        }
    })
}

// Low, forged files: these amounts overflowed when the state was folded.
#[test]
fn numbers_that_no_books_hold_are_refused() {
    assert_eq!(fault(&file(&log(JOURNAL))), "none");
    for amount in [i64::MIN, i64::MAX, i64::from(u32::MAX) + 1, i64::from(u32::MAX), -1_000_000] {
        assert_eq!(fault(&moved(amount)), "numbers", "{amount}");
    }
    let stages = forged(|entry| {
        let Entry::Step { events, .. } = entry else { return };
        for event in events {
            if let Event::Began { stage, .. } = event {
                *stage = usize::MAX;
            }
        }
    });
    assert_eq!(fault(&stages), "numbers");
    let backwards = forged(|entry| {
        if let Entry::Undo { of } | Entry::Redo { of } = entry {
            *of = usize::MAX;
        }
    });
    assert_eq!(fault(&backwards), "order");
    let mut twice = log(JOURNAL);
    twice.entries[1] = twice.entries[0].clone();
    assert_eq!(fault(&file(&twice)), "order");
}

#[test]
fn what_is_larger_or_deeper_than_any_campaign_is_refused() {
    assert_eq!(fault(&format!("{}1", " ".repeat(8 << 20))), "too large");
    for nest in ["[", "{\"entries\":[", "{\"entries\":[{\"entry\":\"step\",\"step\":", "{\"entry\":"] {
        assert_eq!(fault(&nest.repeat(100_000)), "shape", "{nest}");
    }
    let journal = |text: &str| Journal::read("journal.toml", text).map_err(|e| e.code()).err();
    assert_eq!(journal(&" ".repeat((1 << 20) + 1)).as_deref(), Some("file-too-large"));
    for nest in ["x = ".to_owned() + &"[".repeat(100_000), "x = ".to_owned() + &"{a=".repeat(100_000)] {
        assert_eq!(journal(&nest).as_deref(), Some("journal-invalid"));
    }
    let keys = format!("x.{} = 1", vec!["a"; 50_000].join("."));
    assert_eq!(journal(&keys).as_deref(), Some("journal-invalid"));
    for number in ["99999999999999999999", "-9223372036854775808", "4294967296", "-1", "1e400", "0.5"] {
        let text = JOURNAL.replace("crates = 2", &format!("crates = {number}"));
        // Numbers that TOML can't represent are rejected by the parser, negative or too large crates by the step.
        let code = journal(&text).expect("a fault");
        assert!(["journal-invalid", "step-value"].contains(&code.as_str()), "{number}: {code}");
    }
}

/// Numbers at which something may overflow.
const EDGES: [i128; 16] = [
    0,
    -1,
    i8::MAX as i128,
    i32::MAX as i128,
    i32::MAX as i128 + 1,
    i32::MIN as i128,
    u32::MAX as i128 - 1,
    u32::MAX as i128,
    u32::MAX as i128 + 1,
    -(u32::MAX as i128),
    i64::MAX as i128,
    i64::MAX as i128 - 1,
    i64::MIN as i128,
    i64::MIN as i128 + 1,
    u64::MAX as i128,
    u64::MAX as i128 - 1,
];

fn numbers<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => out.push(value),
        Value::Array(items) => items.iter_mut().for_each(|v| numbers(v, out)),
        Value::Object(fields) => fields.values_mut().for_each(|v| numbers(v, out)),
        _ => {}
    }
}

proptest! {
    #[test]
    fn whatever_numbers_a_file_has_it_is_refused_or_its_books_hold(
        forged in proptest::collection::vec((any::<prop::sample::Index>(), prop::sample::select(&EDGES[..])), 1..4)
    ) {
        let mut entries = serde_json::to_value(log(JOURNAL)).expect("JSON");
        let mut places = Vec::new();
        numbers(&mut entries, &mut places);
        for (place, number) in forged {
            let number = serde_json::from_str(&number.to_string()).expect("a number");
            let place = place.index(places.len());
            *places[place] = Value::Number(number);
        }
        // What no log can contain is rejected by the parser.
        let Ok(log) = serde_json::from_value::<Log>(entries) else { return Ok(()) };
        let Ok(read) = CampaignFile::read("forged.json", &file(&log)) else { return Ok(()) };
        let words = Words::new("en");
        let telling = Telling::new(Speaker::new(&words, &GAME, &GAME.names));
        let answer = Books::of(&log.clone().into(), telling);
        prop_assert!(answer.ledger.iter().all(|m| m.amount.unsigned_abs() <= u32::MAX.into()));
        let _ = read.deviations(&GAME);
        for next in next_steps(&GAME.campaigns, &folded(&log)) {
            let mut open = OpenLog::default();
            log.entries.iter().for_each(|entry| open.add(entry.clone()));
            if open.book(&GAME.campaigns, next.step).is_ok() {
                // Steps recorded into such a log can be read again, too.
                prop_assert_eq!(fault(&file(&open)), "none");
            }
        }
    }
}

/// A campaign of sixty entries, exported when the code supported only a single game's campaigns.
const RECORDED: &str = include_str!("data/mini.muster-campaign.json");

#[test]
fn a_file_from_before_is_trusted_and_written_again_to_the_letter() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut muster = Muster::open(dir.path().to_owned());
    let file = CampaignFile::read("mini.json", RECORDED).expect("a sound file");
    let game = muster.campaign_game(None).expect("a game with campaigns");
    // The data now contains more about four of its steps: mission rewards that the players had to enter at the time.
    // Mini campaigns now start with their upgrades, so its first entry differs, too; and two agenda cards (55, 57) lie in
    // the open, where they stay.
    assert_eq!(file.deviations(&game), [0, 8, 34, 42, 55, 57, 58]);
    let id = muster.import_campaign("mini.json", RECORDED).expect("kept").to_string();
    let text = muster.export_campaign(&id, true).expect("a file").1;
    let again = CampaignFile::read("mini.json", &text).expect("a sound file");
    assert!(again.lasting.is_some(), "it has lasting ids now");
    let log = Log { entries: again.entries };
    let old = CampaignFile::new(&again.game, &again.name, &log, again.sessions, again.nights);
    assert_eq!(serde_json::to_string_pretty(&old).expect("JSON") + "\n", RECORDED);
}
