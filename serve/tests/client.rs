//! A program with a door, and guests who speak plain HTTP.

use std::borrow::Cow;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use muster_app::api::wire::SharedSession;
use muster_app::base::session::Session;
use muster_serve::{Page, Pages, PhoneDoor};
use serde_json::{Value, json};

/// A program, as the window has it.
pub(crate) struct Host {
    pub(crate) session: Arc<SharedSession>,
    pub(crate) door: Arc<PhoneDoor>,
    /// The commands that the window was told of.
    pub(crate) told: Arc<Mutex<Vec<String>>>,
}

impl Host {
    pub(crate) fn open(dir: &Path) -> Self {
        let session = Arc::new(SharedSession::new(Session::open(dir.to_owned())));
        let pages = Pages::new(|path| {
            let known = ["phone.html", "index.html", "assets/a-1.js"].contains(&path);
            known.then(|| Page { bytes: Cow::Borrowed(b"page"), kind: "text/html".to_owned() })
        });
        let told = Arc::new(Mutex::new(Vec::new()));
        let tell = told.clone();
        let changed = move |command: &str| tell.lock().expect("a list").push(command.to_owned());
        let door = Arc::new(PhoneDoor::new(&session, dir.to_owned(), pages, Arc::new(changed)));
        session.set_door(door.clone());
        Self { session, door, told }
    }

    /// Runs a command as the window does.
    pub(crate) fn ask(&self, name: &str, request: Value) -> Value {
        let answer = self.session.call(name, "en", request);
        if muster_app::api::roles::changes(name) {
            self.door.carried_out(name);
        }
        answer.unwrap_or_else(|error| panic!("{name}: {error:?}"))
    }

    /// Lets phones of this machine in, at any port, and returns the port.
    pub(crate) fn let_in(&self) -> u16 {
        self.let_in_at(0)
    }

    pub(crate) fn let_in_at(&self, port: u16) -> u16 {
        let view = self.ask("let_phones_in", json!({ "this_machine": true, "port": port }));
        let address = view["addresses"][0].as_str().expect("an address");
        address.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port")
    }

    /// Returns the key of an invitation.
    pub(crate) fn invite(&self, seat: &Value) -> String {
        let invitation = self.ask("invite_guests", json!({ "seat": seat }));
        invitation["url"].as_str().and_then(|url| url.split_once('#')).expect("a key").1.to_owned()
    }

    /// A guest who has come in.
    pub(crate) fn guest(&self, port: u16, seat: &Value) -> Phone {
        let key = self.invite(seat);
        let mut phone = Phone::new(port);
        let came = phone.post("/pair", &json!({ "key": key, "name": "Anna", "language": "en" }));
        assert_eq!(came.status, 200, "{came:?}");
        phone.cookie = came.cookie;
        phone
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

/// A guest's browser.
#[derive(Clone, Debug)]
pub(crate) struct Phone {
    pub(crate) port: u16,
    pub(crate) cookie: Option<String>,
}

impl Phone {
    pub(crate) fn new(port: u16) -> Self {
        Self { port, cookie: None }
    }

    pub(crate) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send(&self.head("GET", path, &[])).expect("an answer")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).expect("an answer")
    }

    pub(crate) fn try_post(&self, path: &str, body: &Value) -> Option<Answer> {
        let body = body.to_string();
        let own = format!("http://{}", self.host());
        let length = body.len().to_string();
        let more =
            [("Origin", own.as_str()), ("Content-Type", "application/json"), ("Content-Length", &length)];
        self.send(&format!("{}{body}", self.head("POST", path, &more)))
    }

    /// Runs a command; the answer as the page gets it.
    pub(crate) fn call(&self, name: &str, request: Value) -> Answer {
        self.post("/call", &json!({ "name": name, "language": "en", "request": request }))
    }

    pub(crate) fn head(&self, method: &str, path: &str, more: &[(&str, &str)]) -> String {
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !more.iter().any(|(name, _)| *name == "Host") {
            head.push_str(&format!("Host: {}\r\n", self.host()));
        }
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        for (name, value) in more {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head + "\r\n"
    }

    /// Sends bytes and reads the answer; `None` if there is none.
    pub(crate) fn send(&self, request: &str) -> Option<Answer> {
        let mut stream = self.connect()?;
        stream.write_all(request.as_bytes()).ok()?;
        let mut text = Vec::new();
        stream.read_to_end(&mut text).ok()?;
        answer(&text)
    }

    pub(crate) fn connect(&self) -> Option<TcpStream> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
        Some(stream)
    }
}

fn answer(bytes: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    Some(Answer {
        status,
        head: head.to_owned(),
        cookie,
        body: serde_json::from_str(body).unwrap_or_default(),
    })
}

/// A seat about nothing.
pub(crate) fn owner() -> Value {
    json!({ "role": "owner" })
}

/// A campaign of the core box, and its id.
pub(crate) fn campaign(host: &Host) -> String {
    let setup = json!({
        "campaign": "core", "boxes": [], "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
    });
    let begun = json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup });
    host.ask("begin_campaign", begun)["id"].as_str().expect("an id").to_owned()
}

/// A tap of a mission night by the window.
pub(crate) fn tap(host: &Host, id: &str, tap: Value) -> Value {
    host.ask("night_tap", json!({ "id": id, "mission": "aftermath", "tap": tap }))
}
