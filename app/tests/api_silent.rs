//! A server that falls silent amid an exchange holds up nothing else on this machine.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::{TempDir, tempdir};

use crate::server::Club;

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// A way to the server on which everything can be lost, with the connections open. One that lost something stays lost.
struct Way {
    port: u16,
    lost: Arc<AtomicBool>,
    /// Whether something was lost already.
    loses: Arc<AtomicBool>,
}

impl Way {
    fn to(server: u16) -> Outcome<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let (port, way) =
            (listener.local_addr()?.port(), (Arc::<AtomicBool>::default(), Arc::<AtomicBool>::default()));
        let (lost, loses) = way.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                // A connection from before may still be saying goodbye.
                let counts = way.0.load(Ordering::SeqCst);
                for (from, to) in [(&client, &server), (&server, &client)] {
                    let (Ok(from), Ok(to), way) = (from.try_clone(), to.try_clone(), way.clone()) else {
                        continue;
                    };
                    std::thread::spawn(move || pass_on(from, to, &way.0, counts.then_some(&way.1)));
                }
            }
        });
        Ok(Self { port, lost, loses })
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, lost: &AtomicBool, loses: Option<&AtomicBool>) {
    let (mut bytes, mut gone) = ([0; 4096], false);
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        gone |= lost.load(Ordering::SeqCst);
        if let (true, Some(loses)) = (gone, loses) {
            loses.store(true, Ordering::SeqCst);
        }
        if !gone && to.write_all(&bytes[..read]).is_err() {
            return;
        }
    }
}

fn ask(session: &mut Session, command: &str, request: Value) -> Outcome<Value> {
    call(session, command, "en", request).map_err(|error| format!("{command}: {error:?}").into())
}

/// Begins an exchange of all groups, which returns how it failed.
fn exchange(data: &Path) -> JoinHandle<Value> {
    let data = data.to_owned();
    std::thread::spawn(move || {
        let mut session = Session::open(data);
        let done = ask(&mut session, "exchange", json!({ "group": null }));
        done.map_or(Value::Null, |done| done["groups"][0]["failed"]["code"].clone())
    })
}

/// Returns a machine in a group behind such a way, of which an exchange hangs.
fn hanging() -> Outcome<(Club, Way, TempDir, Session, JoinHandle<Value>)> {
    let (club, place) = (Club::new()?, tempdir()?);
    let way = Way::to(club.cluster.port())?;
    let text = format!("postgres://{0}:owner-of-{0}@127.0.0.1:{1}/{0}", club.name, way.port);
    let mut session = Session::open(place.path().to_owned());
    let create = json!({ "folder": text, "name": "Ours", "machine": "desktop", "campaigns": null });
    ask(&mut session, "create_group", create)?;
    way.lost.store(true, Ordering::SeqCst);
    let under_way = exchange(place.path());
    // It has asked something, and waits for the answer.
    while !way.loses.load(Ordering::SeqCst) {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    Ok((club, way, place, session, under_way))
}

fn ended(under_way: JoinHandle<Value>) -> Outcome<Value> {
    under_way.join().map_err(|_| "it panicked".into())
}

#[test]
fn a_group_is_left_while_its_server_is_silent() -> Outcome {
    let (_club, _way, _place, mut session, under_way) = hanging()?;
    ask(&mut session, "leave_group", json!({ "group": null }))?;
    assert_eq!(ended(under_way)?, "ended");
    assert_eq!(ask(&mut session, "groups", json!({}))?["groups"], json!([]));
    Ok(())
}

#[test]
fn a_backup_is_restored_while_a_server_is_silent() -> Outcome {
    let (_club, _way, place, mut session, under_way) = hanging()?;
    let backup = place.path().join("kept.db");
    let save = json!({ "path": null });
    let saved = ask(&mut session, "save_backup", save)?;
    std::fs::copy(saved["path"].as_str().ok_or("a path")?, &backup)?;
    ask(&mut session, "restore_backup", json!({ "path": backup, "groups": "leave" }))?;
    assert_eq!(ended(under_way)?, "ended");
    Ok(())
}

#[test]
fn another_exchange_takes_over_from_one_whose_server_is_silent() -> Outcome {
    let (_club, way, _place, mut session, under_way) = hanging()?;
    // What the first one asked is lost; who connects now gets through.
    way.lost.store(false, Ordering::SeqCst);
    let done = ask(&mut session, "exchange", json!({ "group": null }))?;
    assert_eq!(done["groups"][0]["failed"], Value::Null);
    assert_eq!(ended(under_way)?, "ended");
    Ok(())
}
