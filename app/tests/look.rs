//! The page to look without installing: its commands, and the session in memory that answers them.

use std::collections::BTreeSet;

use muster_app::api::commands::{COMMANDS, TOUCHES, call};
use muster_app::api::look::LOOK;
use muster_app::base::session::Session;
use serde_json::{Value, json};

#[test]
fn a_page_has_commands_of_the_list_and_none_that_changes_more_than_squads() {
    let all: BTreeSet<_> = COMMANDS.iter().collect();
    assert_eq!(LOOK.iter().collect::<BTreeSet<_>>().len(), LOOK.len(), "one of them is listed twice");
    for name in LOOK {
        assert!(all.contains(name), "{name} is no command");
        let (_, touches) = TOUCHES.iter().find(|(of, _)| of == name).expect("its topics");
        let changes: Vec<_> = touches.changes.iter().map(|topic| format!("{topic:?}")).collect();
        assert!(changes.iter().all(|topic| topic == "Squads"), "{name} changes {changes:?}");
    }
}

/// What a session says of a list, or that it can't be read.
fn said(session: &mut Session, game: &str, text: &str) -> Value {
    let request = json!({ "game": game, "text": text });
    let answer = call(session, "read_list", "en", request).map(|answer| answer["view"].clone());
    answer.unwrap_or_else(|error| json!(error.code))
}

#[test]
fn a_session_in_memory_says_what_one_on_disk_says_and_keeps_what_it_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut kept, mut memory) = (Session::open(dir.path().to_owned()), Session::in_memory());
    let games: Vec<_> = memory.muster.games().to_vec();
    assert_eq!(games.len(), kept.muster.games().len());
    for game in games {
        let id = game.catalogue.game().id.to_string();
        let sample = game.sample.clone().expect("a sample");
        assert_eq!(said(&mut memory, &id, &sample), said(&mut kept, &id, &sample), "{id}");
        for command in ["search_figures", "term_summary", "game"] {
            let request = json!({ "game": id, "query": "a", "limit": 20 });
            let asked = |session: &mut Session| call(session, command, "en", request.clone()).ok();
            assert_eq!(asked(&mut memory), asked(&mut kept), "{command} of {id}");
        }
        let made = call(&mut memory, "sample_squad", "en", json!({ "game": id })).expect("a squad");
        let opened = call(&mut memory, "open_squad", "en", json!({ "id": made["id"] })).expect("the squad");
        assert_eq!(opened["view"]["game"], json!(id));
    }
    assert!(memory.muster.take_notices().is_empty(), "nothing is said of backups");
    assert!(!memory.muster.dir().exists());
}
