//! A server that falls silent at any step, never ends an answer, or asks for the password itself: everything ends with the
//! right error, and the password isn't told.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use muster_sync::postgres::{Address, Finding, Patience, Seen, Server, check};
use muster_sync::{Hub as _, Password, Result};
use uuid::Uuid;

use crate::machine::Outcome;

/// Longer than any of these should take; only what hangs reaches it.
const HUNG: Duration = Duration::from_secs(120);
pub(crate) const PASSWORD: &str = "hunter2-and-more";

/// Answers a request; `None` to fall silent.
type Speak = fn(step: usize, request: &[u8]) -> Option<Vec<u8>>;

/// A false server, which answers each request as it was told and keeps the connection open.
pub(crate) struct False {
    port: u16,
    heard: Arc<Mutex<Vec<u8>>>,
}

impl False {
    pub(crate) fn new(
        speak: impl Fn(usize, &[u8]) -> Option<Vec<u8>> + Send + Sync + 'static,
    ) -> Outcome<Self> {
        let (listener, heard) = (TcpListener::bind("127.0.0.1:0")?, Arc::<Mutex<Vec<u8>>>::default());
        let (port, hears, speak) = (listener.local_addr()?.port(), heard.clone(), Arc::new(speak));
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (hears, speak) = (hears.clone(), speak.clone());
                std::thread::spawn(move || talk(client, &*speak, &hears));
            }
        });
        Ok(Self { port, heard })
    }

    pub(crate) fn open(&self, query: &str, patience: &Patience) -> Result<Server> {
        let text = format!("postgres://anna@127.0.0.1:{}/club{query}", self.port);
        let (address, _) = Address::parse(&text)?;
        Server::open_within(patience, &address, Some(&Password::new(PASSWORD.to_owned())), Uuid::nil())
    }

    pub(crate) fn heard(&self) -> Vec<u8> {
        self.heard.lock().map(|heard| heard.clone()).unwrap_or_default()
    }
}

fn talk(mut client: TcpStream, speak: &impl Fn(usize, &[u8]) -> Option<Vec<u8>>, heard: &Mutex<Vec<u8>>) {
    let mut bytes = [0; 1 << 16];
    for step in 0.. {
        let Ok(read @ 1..) = client.read(&mut bytes) else { return };
        if let Ok(mut heard) = heard.lock() {
            heard.extend_from_slice(&bytes[..read]);
        }
        let Some(answer) = speak(step, &bytes[..read]) else { break };
        if client.write_all(&answer).is_err() {
            return;
        }
    }
    // Silent from now on, with the connection open, until the other side gives up.
    while let Ok(1..) = client.read(&mut bytes) {}
}

pub(crate) fn message(kind: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 4).unwrap_or(u32::MAX);
    [&[kind], length.to_be_bytes().as_slice(), body].concat()
}

pub(crate) fn authentication(code: u32, rest: &[u8]) -> Vec<u8> {
    message(b'R', &[code.to_be_bytes().as_slice(), rest].concat())
}

/// Lets anybody in.
pub(crate) fn welcome() -> Vec<u8> {
    [authentication(0, b""), message(b'K', &[0; 8]), message(b'Z', b"I")].concat()
}

pub(crate) fn quick() -> Patience {
    let mut patience = Patience::default();
    patience.connecting = Duration::from_millis(700);
    patience.silence = Duration::from_millis(300);
    patience.answer = Duration::from_millis(900);
    patience
}

/// Returns the code of the error with which something ends, or `hung`.
fn ends<T: Send + 'static>(run: impl FnOnce() -> Result<T> + Send + 'static) -> Outcome<String> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let code = run().map_or_else(|error| error.code().to_owned(), |_| "good".to_owned());
        let _ = tell.send(code);
    });
    Ok(told.recv_timeout(HUNG).unwrap_or_else(|_| "hung".to_owned()))
}

#[test]
fn a_server_that_falls_silent_while_connecting_is_given_up() -> Outcome {
    let challenge = |step: usize, _: &[u8]| match step {
        0 => Some(authentication(10, b"SCRAM-SHA-256\0\0")),
        _ => None,
    };
    let half = |step: usize, _: &[u8]| (step == 0).then(|| welcome()[..7].to_vec());
    let let_in = |step: usize, _: &[u8]| (step == 0).then(|| authentication(0, b""));
    let tls_begun = |step: usize, _: &[u8]| (step == 0).then(|| b"S".to_vec());
    let variants: [(&str, &str, Speak); 6] = [
        ("after the first message", "", |_, _| None),
        ("in the login", "", challenge),
        ("amid a message", "", half),
        ("behind the login", "", let_in),
        ("asked for TLS", "?sslrootcert=/dev/null", |_, _| None),
        ("in the TLS handshake", "?sslrootcert=/dev/null", tls_begun),
    ];
    for (what, query, speak) in variants {
        let server = False::new(speak)?;
        let query = query.to_owned();
        assert_eq!(ends(move || server.open(&query, &quick()))?, "server-silent", "{what}");
    }
    Ok(())
}

#[test]
fn a_server_that_falls_silent_over_an_answer_is_given_up() -> Outcome {
    let amid = |step: usize, _: &[u8]| match step {
        0 => Some(welcome()),
        1 => Some([message(b'1', b""), message(b'2', b""), b"T\0\0".to_vec()].concat()),
        _ => None,
    };
    let variants: [(&str, Speak); 2] =
        [("at once", |step, _| (step == 0).then(welcome)), ("amid the answer", amid)];
    for (what, speak) in variants {
        for sent in [10, 16_000_000] {
            let server = False::new(speak)?;
            let mut hub = server.open("", &quick())?;
            let code = ends(move || {
                let sealed = vec![7; sent];
                let first = hub.append(Uuid::now_v7(), 1, &sealed);
                // The connection is of no use any more: nothing else waits again.
                assert!(first.is_ok() || hub.streams().is_err());
                first
            })?;
            assert_eq!(code, "server-silent", "{what}, {sent} bytes sent");
        }
    }
    Ok(())
}

#[test]
fn an_answer_that_comes_a_byte_at_a_time_or_never_ends_is_given_up() -> Outcome {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let (port, torrent) = (listener.local_addr()?.port(), Arc::new(AtomicBool::new(false)));
    let flooding = torrent.clone();
    std::thread::spawn(move || {
        for mut client in listener.incoming().flatten() {
            let mut bytes = [0; 1 << 12];
            let _ = client.read(&mut bytes);
            let _ = client.write_all(&welcome());
            let _ = client.read(&mut bytes);
            let notice =
                message(b'N', &[b"SNOTICE\0C00000\0M".as_slice(), &[b'x'; 60_000], &[0, 0]].concat());
            if flooding.load(Ordering::SeqCst) {
                while client.write_all(&notice).is_ok() {}
            }
            for byte in notice {
                std::thread::sleep(Duration::from_millis(20));
                if client.write_all(&[byte]).is_err() {
                    break;
                }
            }
        }
    });
    for (flood, code) in [(false, "server-silent"), (true, "server-failed")] {
        torrent.store(flood, Ordering::SeqCst);
        let mut patience = quick();
        if flood {
            (patience.silence, patience.answer) = (HUNG, HUNG);
        }
        let (address, _) = Address::parse(&format!("postgres://anna@127.0.0.1:{port}/club"))?;
        let mut hub = Server::open_within(&patience, &address, None, Uuid::nil())?;
        assert_eq!(ends(move || hub.streams())?, code);
    }
    Ok(())
}

#[test]
fn waiting_for_a_server_ends_as_soon_as_it_is_asked_to() -> Outcome {
    let silent: Speak = |step, _| (step == 0).then(welcome);
    let (server, end) = (False::new(silent)?, Arc::new(AtomicBool::new(false)));
    let ended = end.clone();
    let patience = Patience::default().until(move |_| ended.load(Ordering::SeqCst));
    let mut hub = server.open("", &patience)?;
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || tell.send(hub.streams().map_err(|error| error.code())));
    assert!(told.recv_timeout(Duration::from_millis(200)).is_err(), "it waits");
    end.store(true, Ordering::SeqCst);
    // The usual patience is much longer.
    assert_eq!(told.recv_timeout(Duration::from_secs(10))?, Err("ended"));
    Ok(())
}

#[test]
fn a_password_is_never_told_whatever_way_a_server_asks_for_it() -> Outcome {
    let variants: [(&str, Speak); 8] = [
        ("password", |_, _| Some(authentication(3, b""))),
        ("md5", |_, _| Some(authentication(5, b"salt"))),
        ("krb5", |_, _| Some(authentication(2, b""))),
        ("gss", |_, _| Some(authentication(7, b""))),
        ("sspi", |_, _| Some(authentication(9, b""))),
        ("sasl", |_, _| Some(authentication(10, b"PLAIN\0OAUTHBEARER\0\0"))),
        ("?", |_, _| Some(authentication(99, b""))),
        // In pieces, behind something else.
        ("password", |step, _| {
            let all = [message(b'N', b"Mx\0\0"), authentication(3, b"")].concat();
            Some(if step == 0 { all } else { Vec::new() })
        }),
    ];
    for (method, speak) in variants {
        let server = False::new(speak)?;
        let error = server.open("", &quick()).expect_err("no login");
        assert_eq!(error.code(), "unsafe-login", "{method}: {error}");
        assert!(error.to_string().ends_with(method), "{error}");
        let heard = server.heard();
        let told = |text: &[u8]| heard.windows(text.len()).any(|window| window == text);
        assert!(!told(PASSWORD.as_bytes()) && !told(b"md5"), "{method}");
    }
    Ok(())
}

#[test]
fn checking_a_server_says_by_what_it_asks_for_the_password() -> Outcome {
    let server = False::new(|_, _| Some(authentication(5, b"salt")))?;
    let (address, _) = Address::parse(&format!("postgres://anna@127.0.0.1:{}/club", server.port))?;
    let seen = check(&address, Some(&Password::new(PASSWORD.to_owned())), chrono::Utc::now);
    assert_eq!(seen, [Finding { seen: Seen::UnsafeLogin, value: "md5".to_owned() }]);
    Ok(())
}

#[test]
fn a_server_that_asks_for_few_or_endless_iterations_gets_no_proof() -> Outcome {
    fn asked(step: usize, request: &[u8], iterations: &str) -> Option<Vec<u8>> {
        if step == 0 {
            return Some(authentication(10, b"SCRAM-SHA-256\0\0"));
        }
        // The nonce of the client's first message, behind `n,,n=,r=`.
        let text = String::from_utf8_lossy(request).into_owned();
        let nonce = text.split("r=").nth(1)?.to_owned();
        (step == 1).then(|| authentication(11, format!("r={nonce}more,s=c2FsdA==,i={iterations}").as_bytes()))
    }
    let variants: [Speak; 3] = [
        |step, r| asked(step, r, "1"),
        |step, r| asked(step, r, "4294967295"),
        |step, r| asked(step, r, "x"),
    ];
    for speak in variants {
        let server = False::new(speak)?;
        let error = server.open("", &quick()).expect_err("no login");
        assert_eq!(error.code(), "unsafe-login", "{error}");
        assert!(!server.heard().windows(2).any(|window| window == b"p="), "a proof");
    }
    Ok(())
}
