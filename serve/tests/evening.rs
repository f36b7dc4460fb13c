//! Guests come, do what their seats allow, hear of each other, and go.

use std::io::{BufRead as _, BufReader, Write as _};
use std::time::{Duration, Instant};

use muster_app::base::door::Door as _;
use serde_json::{Value, json};
use tempfile::tempdir;
use uuid::Uuid;

use crate::client::{Host, Phone, campaign, owner, tap};

/// The ports that this process listens at, as the system tells.
fn listens(port: u16) -> bool {
    let table = std::fs::read_to_string("/proc/net/tcp").expect("a table of sockets");
    let at = format!(":{port:04X}");
    let rows = table.lines().skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>());
    // 0A is a socket that listens.
    rows.into_iter().any(|row| row[1].ends_with(&at) && row[3] == "0A")
}

#[test]
fn a_socket_is_open_only_while_phones_are_let_in() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    host.ask("packs", json!({}));
    assert!(host.door.standing().is_none());
    let port = host.let_in();
    assert!(listens(port));
    assert_eq!(Phone::new(port).get("/").status, 200);
    let view = host.ask("shut_phones_out", json!({}));
    assert_eq!((view["open"].clone(), view["can"].clone()), (json!(false), json!(true)));
    assert!(!listens(port));
    assert!(Phone::new(port).connect().is_none());
}

#[test]
fn a_key_lets_one_phone_in_and_no_second() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let key = host.invite(&owner());
    let phone = Phone::new(port);
    let pairing = json!({ "key": key, "name": "Anna", "language": "en" });
    let came = phone.post("/pair", &pairing);
    assert_eq!((came.status, &came.body["name"], &came.body["role"]), (200, &json!("Anna"), &json!("owner")));
    for word in ["HttpOnly", "SameSite=Strict"] {
        assert!(came.head.contains(word), "{}", came.head);
    }
    let second = phone.post("/pair", &pairing);
    assert_eq!((second.status, &second.body["error"]["code"]), (403, &json!("phones-key-invalid")));
    let guests = host.ask("phones", json!({}))["guests"].clone();
    assert_eq!((guests.as_array().map(Vec::len), &guests[0]["seat"]), (Some(1), &json!("My own phone")));
    assert!(host.told.lock().expect("a list").contains(&"invite_guests".to_owned()));
}

#[test]
fn who_is_thrown_out_or_leaves_is_out_at_once() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let (anna, bela) = (host.guest(port, &owner()), host.guest(port, &owner()));
    assert_eq!(anna.call("start", json!({})).status, 200);
    let guests = host.ask("phones", json!({}))["guests"].clone();
    host.ask("throw_out_guest", json!({ "guest": guests[0]["id"] }));
    let refused = anna.call("start", json!({}));
    assert_eq!((refused.status, &refused.body["error"]["code"]), (401, &json!("phones-not-in")));
    assert_eq!(bela.call("start", json!({})).status, 200);
    assert_eq!(bela.post("/leave", &json!({})).status, 204);
    assert_eq!(bela.get("/seat").status, 401);
    assert_eq!(host.ask("phones", json!({}))["guests"], json!([]));
}

#[test]
fn guests_are_still_in_when_the_program_was_killed_and_not_when_it_was_stopped() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let phone = host.guest(port, &owner());
    // As by a kill: nothing is closed in order.
    std::mem::forget(host.door.clone());
    let again = Host::open(dir.path());
    let port = again.let_in_at(0);
    let cookie =
        phone.cookie.as_ref().and_then(|cookie| cookie.split_once('=')).map(|(_, token)| token.to_owned());
    let phone = Phone { port, cookie: cookie.map(|token| format!("muster-{port}={token}")) };
    assert_eq!(phone.call("start", json!({})).status, 200);
    again.ask("shut_phones_out", json!({}));
    let port = again.let_in_at(0);
    assert_eq!(Phone { port, ..phone }.call("start", json!({})).status, 401);
}

#[test]
fn no_file_of_the_program_has_a_key_and_no_backup_a_guest() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let key = host.invite(&owner());
    let phone = Phone::new(port);
    let came = phone.post("/pair", &json!({ "key": key, "name": "Árvíztűrő Anna", "language": "en" }));
    let token =
        came.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a token").1.to_owned();
    let open = host.invite(&owner());
    let backup = host.ask("save_backup", json!({ "path": null }));
    let backup = std::fs::read(backup["path"].as_str().expect("a path")).expect("a backup");
    let mut files = vec![backup];
    for entry in std::fs::read_dir(dir.path()).expect("a folder") {
        files.extend(std::fs::read(entry.expect("an entry").path()));
    }
    for secret in [&key, &token, &open] {
        let has = |file: &Vec<u8>| file.windows(secret.len()).any(|part| part == secret.as_bytes());
        assert!(!files.iter().any(has), "{secret}");
    }
    assert!(!String::from_utf8_lossy(&files[0]).contains("Anna"), "the backup names a guest");
}

/// Reads the commands that a page is told of, until there are so many.
fn hear(phone: &Phone, count: usize) -> std::thread::JoinHandle<Vec<Value>> {
    let mut stream = phone.connect().expect("a connection");
    stream.write_all(phone.head("GET", "/events", &[]).as_bytes()).expect("sent");
    let mut lines = BufReader::new(stream).lines();
    // The first event says that the page listens.
    let first = lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("data: "));
    assert!(first.is_some(), "no event");
    std::thread::spawn(move || {
        let told =
            lines.map_while(Result::ok).filter_map(|line| Some(line.strip_prefix("data: ")?.to_owned()));
        told.take(count).map(|line| serde_json::from_str(&line).expect("JSON")).collect()
    })
}

#[test]
fn a_tap_is_heard_by_the_others_and_by_the_window() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let id = campaign(&host);
    tap(&host, &id, json!({ "tap": "begin" }));
    let port = host.let_in();
    let rebels = host.guest(port, &json!({ "role": "rebels", "of": id }));
    let watcher = host.guest(port, &json!({ "role": "night-watcher", "of": id }));
    let heard = hear(&watcher, 2);
    let page = Uuid::new_v4();
    let request = json!({ "id": id, "mission": "aftermath", "tap": { "tap": "strain", "hero": "gaarkhan" } });
    // What a watcher doesn't see isn't told.
    host.ask("save_backup", json!({ "path": null }));
    let began = Instant::now();
    let done = rebels.post(
        "/call",
        &json!({ "id": Uuid::new_v4(), "page": page, "name": "night_tap", "language": "en", "request": request }),
    );
    assert!(done.body["answer"]["done"].is_string(), "{done:?}");
    tap(&host, &id, json!({ "tap": "strain", "hero": "jyn-odan" }));
    let told = heard.join().expect("a listener");
    assert!(began.elapsed() < Duration::from_secs(30));
    assert_eq!(told[0], json!({ "command": "night_tap", "by": page }));
    assert_eq!(told[1], json!({ "command": "night_tap", "by": null }));
    assert!(host.told.lock().expect("a list").contains(&"night_tap".to_owned()));
    assert!(host.ask("phones", json!({}))["guests"][0]["here"].is_boolean());
}
