//! Taps of several guests at once, delayed, repeated, reordered, cut off: each counts once, none that was acknowledged is lost.

use std::io::{Read as _, Write as _};
use std::sync::Mutex;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::tempdir;
use uuid::Uuid;

use crate::client::{Host, Phone, campaign, tap};

/// A small source of chance, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

/// Sends a call and cuts the connection at once: whether it arrived, nobody knows.
fn cut(phone: &Phone, call: &Value) {
    let body = call.to_string();
    let own = format!("http://{}", phone.host());
    let length = body.len().to_string();
    let more = [("Origin", own.as_str()), ("Content-Type", "application/json"), ("Content-Length", &length)];
    let Some(mut stream) = phone.connect() else { return };
    let _ = stream.write_all(format!("{}{body}", phone.head("POST", "/call", &more)).as_bytes());
    let _ = stream.set_read_timeout(Some(Duration::from_millis(1)));
    let _ = stream.read(&mut [0; 8]);
}

#[test]
fn what_is_sent_again_is_done_once() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let id = campaign(&host);
    tap(&host, &id, json!({ "tap": "begin" }));
    let port = host.let_in();
    let phone = host.guest(port, &json!({ "role": "rebels", "of": id }));
    let request = json!({ "id": id, "mission": "aftermath", "tap": { "tap": "strain", "hero": "gaarkhan" } });
    let call = json!({ "id": Uuid::new_v4(), "name": "night_tap", "language": "en", "request": request });
    let first = phone.post("/call", &call);
    assert!(first.body["answer"]["done"].is_string(), "{first:?}");
    for _ in 0..3 {
        assert_eq!(phone.post("/call", &call).body, json!({ "done": true }));
    }
    // Another guest's request of the same id is another.
    let other = host.guest(port, &json!({ "role": "rebels", "of": id }));
    assert!(other.post("/call", &call).body["answer"]["done"].is_string());
    assert_eq!(other.post("/call", &call).body, json!({ "done": true }));
    // Not even by a program that was started anew, as long as the evening lasts.
    let again = Host::open(dir.path());
    let port = again.let_in();
    let token = phone.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).map(|(_, token)| token);
    let phone = Phone { port, cookie: token.map(|token| format!("muster-{port}={token}")) };
    assert_eq!(phone.post("/call", &call).body, json!({ "done": true }));
    let night = again.ask("campaign_night", json!({ "id": id, "mission": "aftermath" }));
    assert_eq!(night["taps"], 3);
}

#[test]
fn what_was_refused_may_be_sent_again() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let id = campaign(&host);
    let port = host.let_in();
    let phone = host.guest(port, &json!({ "role": "rebels", "of": id }));
    // An error keeps nothing, and neither does a refusal: it is judged again.
    for mission in ["no-such", "aftermath"] {
        let request = json!({ "id": id, "mission": mission, "tap": { "tap": "round" } });
        let call = json!({ "id": Uuid::new_v4(), "name": "night_tap", "language": "en", "request": request });
        for _ in 0..2 {
            let body = phone.post("/call", &call).body;
            let told = [&body["error"]["message"], &body["answer"]["refused"]];
            assert!(told.iter().any(|why| why.is_string()), "{body}");
        }
    }
}

#[test]
fn five_hundred_taps_of_four_guests_are_each_done_once() {
    let dir = tempdir().expect("a folder");
    let host = Host::open(dir.path());
    let id = campaign(&host);
    tap(&host, &id, json!({ "tap": "begin" }));
    let port = host.let_in();
    let seats = [
        json!({ "role": "rebels", "of": id }),
        json!({ "role": "hero", "of": id, "hero": "gaarkhan" }),
        json!({ "role": "hero", "of": id, "hero": "jyn-odan" }),
        json!({ "role": "empire", "of": id }),
    ];
    let phones: Vec<_> = seats.iter().map(|seat| host.guest(port, seat)).collect();
    // The rules refuse some, wherever they come in between.
    let taps = |who: usize, up: bool| {
        let amount = if up { 1 } else { -1 };
        match who {
            0 => json!({ "tap": "count", "counter": "crates", "by": amount }),
            1 => json!({ "tap": "strain", "hero": "gaarkhan", "amount": amount }),
            2 => json!({ "tap": "strain", "hero": "jyn-odan", "amount": amount }),
            _ => json!({ "tap": "threat", "by": 1 }),
        }
    };
    let done = Mutex::new(vec![0_u64; phones.len()]);
    std::thread::scope(|scope| {
        for (who, phone) in phones.iter().enumerate() {
            let (done, id) = (&done, &id);
            scope.spawn(move || {
                let mut chance = Chance(0x9e37_79b9 + who as u64);
                let mut waiting: Vec<Value> = (0..125)
                    .map(|_| {
                        let request = json!({ "id": id, "mission": "aftermath", "tap": taps(who, chance.below(2) == 0) });
                        json!({ "id": Uuid::new_v4(), "name": "night_tap", "language": "en", "request": request })
                    })
                    .collect();
                let mut accepted = 0;
                while !waiting.is_empty() {
                    // In any order, some doubled, some cut off and sent again.
                    let at = usize::try_from(chance.below(waiting.len() as u64)).expect("an index");
                    match chance.below(5) {
                        0 => cut(phone, &waiting[at]),
                        1 => {
                            let (one, two) = (phone.clone(), waiting[at].clone());
                            let other = std::thread::spawn(move || one.post("/call", &two).body);
                            let here = phone.post("/call", &waiting[at]).body;
                            let there = other.join().expect("an answer");
                            let twice = [&here, &there].iter().all(|body| body["answer"]["done"].is_string());
                            assert!(!twice, "done twice: {here} {there}");
                            accepted += u64::from(settled(&here) || settled(&there));
                            waiting.remove(at);
                        }
                        _ => {
                            let answer = phone.post("/call", &waiting[at]).body;
                            assert!(answer["error"].is_null(), "{answer}");
                            accepted += u64::from(settled(&answer));
                            waiting.remove(at);
                        }
                    }
                    if chance.below(20) == 0 {
                        std::thread::sleep(Duration::from_millis(chance.below(20)));
                    }
                }
                done.lock().expect("a list")[who] = accepted;
            });
        }
    });
    let read = |host: &Host| host.ask("campaign_night", json!({ "id": id, "mission": "aftermath" }));
    let night = read(&host);
    let done = done.into_inner().expect("a list");
    assert_eq!((done[3], &night["threat"]["now"]), (125, &json!(125)), "threat is never refused");
    assert!(done.iter().all(|done| *done > 30), "{done:?}");
    assert_eq!(night["taps"].as_u64(), Some(1 + done.iter().sum::<u64>()), "{done:?}");
    // The log of taps, replayed by another program, is the same state.
    let replayed = Host::open(dir.path());
    assert_eq!(read(&replayed), night);
}

/// Whether an answer says that the tap is done, now or before.
fn settled(body: &Value) -> bool {
    body["done"] == true || body["answer"]["done"].is_string()
}
