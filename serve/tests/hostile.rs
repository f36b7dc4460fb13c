//! What no page of ours asks is refused, costs little, and disturbs nobody.

use std::io::{Read as _, Write as _};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::client::{Host, Phone, campaign, owner, tap};

#[test]
fn without_a_key_there_are_the_pages_and_nothing_else() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let stranger = Phone::new(port);
    let page = stranger.get("/");
    assert_eq!(page.status, 200);
    for word in
        ["content-security-policy: default-src 'none'", "nosniff", "no-referrer", "frame-ancestors 'none'"]
    {
        assert!(page.head.contains(word), "{word}: {}", page.head);
    }
    assert!(!page.head.contains("access-control"), "{}", page.head);
    assert_eq!(stranger.get("/assets/a-1.js").status, 200);
    for path in ["/seat", "/events"] {
        assert_eq!(stranger.get(path).status, 401, "{path}");
    }
    for command in ["start", "packs", "collection", "save_backup", "shut_phones_out", "nothing"] {
        assert_eq!(stranger.call(command, json!({})).status, 401, "{command}");
    }
    let paths = [
        "/index.html",
        "/muster.db",
        "/../muster.db",
        "/assets/../muster.db",
        "/assets/..%2f..%2fmuster.db",
        "/%2e%2e/muster.db",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/guests.json",
        "/call",
        "/pair/",
        "/.git/config",
        "/assets/%00",
        "/a\\b",
    ];
    for path in paths {
        let status = stranger.get(path).status;
        assert!([400, 404, 405].contains(&status), "{path}: {status}");
    }
    for method in ["PUT", "DELETE", "TRACE", "OPTIONS", "CONNECT", "PATCH"] {
        let answer = stranger.send(&stranger.head(method, "/call", &[]));
        assert!(answer.is_none_or(|answer| answer.status >= 400), "{method}");
    }
}

#[test]
fn keys_are_not_guessed() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let key = host.invite(&owner());
    let stranger = Phone::new(port);
    let wrong = |key: &str| stranger.post("/pair", &json!({ "key": key, "name": "Eve", "language": "hu" }));
    let guesses = ["", "0", &key[..25], &key.to_uppercase(), "' OR 1=1 --"];
    for guess in guesses {
        assert_eq!(wrong(guess).status, 403, "{guess}");
    }
    let answer = wrong("0");
    assert_eq!((answer.status, &answer.body["error"]["code"]), (429, &json!("phones-too-many-tries")));
    // Nor with the right one, until a minute has passed: it may have been guessed.
    assert_eq!(wrong(&key).status, 429);
    assert_eq!(host.ask("phones", json!({}))["guests"], json!([]));
}

#[test]
fn a_foreign_page_reaches_nothing() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let phone = host.guest(port, &owner());
    let own = format!("http://127.0.0.1:{port}");
    let body = json!({ "name": "start", "language": "en", "request": {} }).to_string();
    let send = |head: &[(&str, &str)]| {
        let length = body.len().to_string();
        let mut all = head.to_vec();
        all.push(("Content-Length", &length));
        phone.send(&format!("{}{body}", phone.head("POST", "/call", &all))).expect("an answer").status
    };
    let kind = ("Content-Type", "application/json");
    assert_eq!(send(&[("Origin", &own), kind]), 200);
    assert_eq!(send(&[("Origin", &own), ("Sec-Fetch-Site", "same-origin"), kind]), 200);
    let (here, rebound) = (format!("127.0.0.1:{port}"), format!("evil.example:{port}"));
    let cases: &[&[(&str, &str)]] = &[
        &[kind],
        &[("Origin", "null"), kind],
        &[("Origin", "http://evil.example"), kind],
        &[("Origin", "http://127.0.0.1"), kind],
        &[("Origin", "https://127.0.0.1:1"), kind],
        &[("Host", &rebound), ("Origin", "http://evil.example"), kind],
        &[("Host", "127.0.0.1"), ("Origin", "http://127.0.0.1"), kind],
        &[("Host", ""), kind],
        &[("Origin", &own), ("Sec-Fetch-Site", "cross-site"), kind],
        &[("Origin", &own), ("Sec-Fetch-Site", "same-site"), kind],
        &[("Origin", &own), ("Content-Type", "text/plain")],
        &[("Origin", &own), ("Content-Type", "application/x-www-form-urlencoded")],
        &[("Origin", &own)],
        &[("Origin", &own), ("Origin", "http://evil.example"), kind],
        &[("Host", &here), ("Host", &rebound), ("Origin", &own), kind],
    ];
    for case in cases {
        let status = send(case);
        assert!([400, 403].contains(&status), "{case:?}: {status}");
    }
    // A name of somebody else's that means this machine: the whole site is closed to it.
    let rebinding = phone.send(&phone.head("GET", "/", &[("Host", &rebound)])).expect("an answer");
    assert_eq!(rebinding.status, 403);
    let absolute = phone.send(&phone.head("GET", &format!("http://{rebound}/seat"), &[])).expect("an answer");
    assert_eq!(absolute.status, 403);
}

#[test]
fn another_seats_commands_are_refused_and_change_nothing() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let (id, other) = (campaign(&host), campaign(&host));
    tap(&host, &id, json!({ "tap": "begin" }));
    let port = host.let_in();
    let seat = |role: &str| json!({ "role": role, "of": id });
    let rebels = host.guest(port, &seat("rebels"));
    let hero = host.guest(port, &json!({ "role": "hero", "of": id, "hero": "gaarkhan" }));
    let watcher = host.guest(port, &seat("night-watcher"));
    let empire = host.guest(port, &seat("empire"));
    let before = host.ask("campaign_night", json!({ "id": id }))["taps"].clone();
    let night = |tap: Value| json!({ "id": id, "mission": "aftermath", "tap": tap });
    let secret = json!({ "secrets": true, "pin": null });
    let cases: Vec<(&Phone, &str, Value)> = vec![
        (&rebels, "night_tap", night(json!({ "tap": "threat", "by": 5 }))),
        (&rebels, "night_tap", night(json!({ "tap": "deploy", "card": "ia/nexu-elite" }))),
        (&rebels, "night_tap", night(json!({ "tap": "begin", "again": true }))),
        (&rebels, "night_tap", night(json!({}))),
        (&rebels, "night_tap", json!({ "id": id })),
        (&rebels, "campaign_night", json!({ "id": id, "reveal": secret })),
        (&rebels, "campaign_night", json!({ "id": id, "reveal": { "secrets": 1 } })),
        (&rebels, "campaign_night", json!({ "id": other })),
        (&rebels, "campaign_night", json!({ "id": "Thursdays" })),
        (&rebels, "campaign_night", json!({})),
        (&rebels, "campaign", json!({ "id": id, "reveal": secret })),
        (&rebels, "campaign", json!({ "id": other, "reveal": { "secrets": false, "pin": null } })),
        (&watcher, "campaign", json!({ "id": id, "reveal": { "secrets": false, "pin": null } })),
        (
            &rebels,
            "book_step",
            json!({ "id": id, "entries": null, "reveal": secret, "step": { "do": "shop" } }),
        ),
        (
            &rebels,
            "book_step",
            json!({ "id": id, "entries": null, "reveal": null, "step": { "do": "next" } }),
        ),
        (&hero, "night_tap", night(json!({ "tap": "strain", "hero": "jyn-odan" }))),
        (&hero, "night_tap", night(json!({ "tap": "damage", "whom": { "hero": "jyn-odan" } }))),
        (
            &hero,
            "night_tap",
            night(json!({ "tap": "lend", "card": "x", "from": "jyn-odan", "to": "gaarkhan" })),
        ),
        (&watcher, "night_tap", night(json!({ "tap": "round" }))),
        (&watcher, "night_undo", json!({ "id": id })),
        (&watcher, "start_fresh", json!({})),
        (&empire, "night_tap", night(json!({ "tap": "strain", "hero": "gaarkhan" }))),
        (
            &empire,
            "night_tap",
            night(json!({ "tap": "lend", "card": "x", "from": "jyn-odan", "to": "gaarkhan" })),
        ),
        (&empire, "campaign_night", json!({ "id": other, "reveal": secret })),
        (&empire, "save_backup", json!({ "path": "/tmp/x" })),
        (&empire, "recognise", json!({ "path": "/etc/passwd" })),
        (&empire, "phones", json!({})),
        (&empire, "invite_guests", json!({ "seat": { "role": "owner" } })),
        (&empire, "throw_out_guest", json!({ "guest": "00000000-0000-0000-0000-000000000000" })),
        (&empire, "../start", json!({})),
        (&empire, "", Value::Null),
    ];
    for (phone, command, request) in cases {
        let answer = phone.call(command, request.clone());
        assert_eq!(answer.status, 403, "{command} {request}: {answer:?}");
        assert_eq!(answer.body["error"]["code"], "phones-not-for-seat", "{command} {request}");
    }
    assert_eq!(host.ask("campaign_night", json!({ "id": id }))["taps"], before);
    // Nobody takes back what another did: it may be what one side keeps secret.
    let undo = |taps: &Value| json!({ "id": id, "mission": "aftermath", "taps": taps });
    for phone in [&rebels, &hero, &empire] {
        assert_eq!(phone.call("night_undo", undo(&before)).status, 403);
        assert_eq!(phone.call("night_undo", undo(&Value::Null)).status, 403);
    }
    // What is theirs is done.
    let own = [
        (&rebels, night(json!({ "tap": "strain", "hero": "jyn-odan" }))),
        (&hero, night(json!({ "tap": "strain", "hero": "gaarkhan" }))),
        (&empire, night(json!({ "tap": "threat", "by": 5 }))),
    ];
    for (phone, request) in own {
        let answer = phone.call("night_tap", request.clone());
        assert!(answer.body["answer"]["done"].is_string(), "{request}: {answer:?}");
    }
    // And taken back by whoever did it, once, while it is the last.
    let taps = host.ask("campaign_night", json!({ "id": id }))["taps"].clone();
    assert_eq!(rebels.call("night_undo", undo(&taps)).status, 403);
    let undone = empire.call("night_undo", undo(&taps));
    assert!(undone.body["answer"]["done"].is_string(), "{undone:?}");
    let taps = &undone.body["answer"]["taps"];
    assert_eq!(empire.call("night_undo", undo(taps)).status, 403);
    assert!(empire.call("night_redo", undo(taps)).body["answer"]["done"].is_string());
}

#[test]
fn large_slow_and_broken_requests_end_soon() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let phone = host.guest(port, &owner());
    let own = format!("http://127.0.0.1:{port}");
    let head = |length: &str| {
        let more =
            [("Origin", own.as_str()), ("Content-Type", "application/json"), ("Content-Length", length)];
        phone.head("POST", "/call", &more)
    };
    // A gigabyte is refused when it is more than anybody may say, not when it has arrived.
    let mut stream = phone.connect().expect("a connection");
    stream.write_all(head("1073741824").as_bytes()).expect("sent");
    let (chunk, mut sent) = (vec![b' '; 64 * 1024], 0_usize);
    while sent < (1 << 30) && stream.write_all(&chunk).is_ok() {
        sent += chunk.len();
    }
    assert!(sent < 32 << 20, "{sent} bytes were taken");
    // A body that doesn't come, a head that doesn't end, a connection that says nothing.
    let starts = [head("100"), "GET / HTTP/1.1\r\nHost: ".to_owned(), String::new()];
    std::thread::scope(|scope| {
        for start in &starts {
            let phone = &phone;
            scope.spawn(move || {
                let began = Instant::now();
                let mut stream = phone.connect().expect("a connection");
                stream.write_all(start.as_bytes()).expect("sent");
                let mut rest = Vec::new();
                // Ended by the other side, with or without an answer.
                let _ = stream.read_to_end(&mut rest);
                assert!(began.elapsed() < Duration::from_secs(40), "{start:?} took {:?}", began.elapsed());
                assert!(!String::from_utf8_lossy(&rest).contains(" 200 "), "{start:?}");
            });
        }
    });
    let long = "x".repeat(1 << 20);
    let broken = [
        "\0\0\0\0".to_owned(),
        "GET /".to_owned(),
        format!("GET /{long} HTTP/1.1\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: {}\r\nX: {long}\r\n\r\n", phone.host()),
        format!("{}{{\"name\":", head("8")),
        format!("{}[[[[[[[[", head("8")),
        format!("{}\"\\ud800\"", head("8")),
    ];
    for request in broken {
        let answer = phone.send(&request);
        assert!(answer.is_none_or(|answer| answer.status >= 400), "{}", &request[..request.len().min(60)]);
    }
    assert_eq!(phone.call("start", json!({})).status, 200);
}

#[test]
fn a_thousand_connections_shut_nobody_out_for_long() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let phone = host.guest(port, &owner());
    let held: Vec<_> = (0..1000).filter_map(|_| phone.connect()).collect();
    // The window isn't slower.
    let began = Instant::now();
    host.ask("packs", json!({}));
    assert!(began.elapsed() < Duration::from_secs(20));
    drop(held);
    let until = Instant::now() + Duration::from_secs(60);
    let served = || phone.try_post("/call", &json!({ "name": "start", "language": "en", "request": {} }));
    while served().is_none_or(|answer| answer.status != 200) {
        assert!(Instant::now() < until, "nobody is served any more");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn a_name_is_text_and_nothing_else() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let port = host.let_in();
    let key = host.invite(&owner());
    let name = "<img src=x onerror=alert(1)>\u{202e}\u{0}\n".to_owned() + &"W".repeat(500);
    let came = Phone::new(port).post("/pair", &json!({ "key": key, "name": name, "language": "en" }));
    let told = came.body["name"].as_str().expect("a name");
    assert!(told.chars().count() <= 40 && !told.contains(['\n', '\0', '\u{202e}']), "{told:?}");
}
