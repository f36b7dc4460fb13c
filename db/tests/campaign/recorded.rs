//! Logs recorded when campaigns were still code for a single game: they are read verbatim, yield the same
//! state, and today's rules would record the same.

use std::path::Path;
use std::sync::LazyLock;

use muster_db::pack;

use muster_rules::campaign::decide::decide;
use muster_rules::campaign::event::Event;
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::mend::told;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::state::State;
use serde_json::{Value as Json, json};

use crate::campaign::books::books;

/// The facts as they were at the time of the recording: later additions to a pack change draws and rewards
/// without changing any rule.
static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    let mut packs = pack::built_in();
    let then = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/campaigns/facts");
    let with =
        packs.iter_mut().find(|p| p.files.contains_key("campaigns.toml")).expect("a pack with campaigns");
    for file in std::fs::read_dir(then).expect("the facts of then") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        with.files.insert(name, std::fs::read(&path).expect("a file"));
    }
    // Translated names belong to today's cards.
    with.files.retain(|name, _| !name.starts_with("names."));
    let (games, broken) = pack::load(&packs);
    assert!(broken.is_empty(), "{broken:?}");
    let game = games.into_iter().find(|g| !g.campaigns.campaigns.is_empty());
    game.expect("a game with campaigns").campaigns
});

/// A campaign with side missions, one with threat missions and half of the shop, and a mini campaign in
/// expanded form: every kind of step, undone steps, and corrections.
const RECORDED: [&str; 3] = ["core", "hoth", "mini"];

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/campaigns").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn log(name: &str) -> Log {
    let entries = file(&format!("{name}.jsonl"));
    let read = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{name}: {e}: {line}"));
    Log { entries: entries.lines().map(read).collect() }
}

fn recorded(name: &str) -> Json {
    serde_json::from_str(&file(&format!("{name}.json"))).expect("JSON")
}

#[test]
fn what_was_kept_is_read_and_written_to_the_letter() {
    for name in RECORDED {
        for (entry, line) in log(name).entries.iter().zip(file(&format!("{name}.jsonl")).lines()) {
            assert_eq!(serde_json::to_string(entry).expect("JSON"), line, "{name}");
        }
    }
}

#[test]
fn what_was_kept_comes_to_the_same_books() {
    for name in RECORDED {
        let (log, recorded) = (log(name), recorded(name));
        let open = OpenLog::from(log.clone());
        assert_eq!(books(open.state()), recorded["state"], "{name}");
        let movements = serde_json::to_value(&open.ledger().movements).expect("JSON");
        assert_eq!(movements, recorded["ledger"], "{name}");
        assert_eq!((log.first_fault(), log.first_wrong_number()), (None, None), "{name}");
        // Check intermediate states, too: some questions are only open between two steps.
        let mut open = OpenLog::default();
        let on_the_way = log.entries.iter().any(|entry| {
            open.add(entry.clone());
            books(open.state()) == recorded["half"]
        });
        assert!(on_the_way, "{name}");
    }
}

#[test]
fn todays_rules_book_what_was_booked() {
    let mut kinds = std::collections::BTreeSet::new();
    for name in RECORDED {
        let mut open = OpenLog::default();
        for (at, entry) in log(name).entries.iter().enumerate() {
            if let Entry::Step { step, events, .. } = entry {
                // What is asked for today was recorded as nothing then.
                let decided = open.decide(&FACTS, &told(&FACTS, step, events));
                // Mini campaigns started with their mission then; today they start with upgrades.
                let before_the_first = |events: &[Event]| match events.split_last() {
                    Some((Event::Began { stage: 0, .. }, before)) => before.to_vec(),
                    _ => events.to_vec(),
                };
                let (now, then) = (decided.map(|now| before_the_first(&now)), before_the_first(events));
                assert_eq!(now.as_ref(), Ok(&then), "{name}, entry {at}");
                let step = serde_json::to_value(step).expect("JSON");
                kinds.insert(step["do"].as_str().expect("a step").to_owned());
            }
            open.add(entry.clone());
        }
    }
    // The recordings cover everything that a group can do.
    let all = [
        "begin",
        "mission",
        "shop",
        "buy",
        "sell",
        "class-card",
        "draw",
        "agenda",
        "play",
        "assign",
        "trade",
        "pack",
        "ally",
        "correct",
        "next",
    ];
    assert_eq!(kinds, all.map(str::to_owned).into());
}

#[test]
fn a_refused_step_of_an_unknown_side_books_nothing() {
    let log = log("core");
    let begun = State::after(log.steps().take(1).flat_map(|(_, _, events)| events));
    for step in [
        json!({ "do": "mission", "name": "aftermath", "winner": "nobody" }),
        json!({ "do": "ally", "side": "nobody" }),
        json!({ "do": "mission", "name": "aftermath", "winner": "rebels", "gains": { "glory": 1 } }),
    ] {
        let step = serde_json::from_value(step).expect("a step");
        let refused = decide(&FACTS, &begun, &step, 1).expect_err("refused");
        let told = serde_json::to_value(&refused).expect("JSON");
        assert_eq!(told[0]["code"], "unknown", "{told}");
    }
}
