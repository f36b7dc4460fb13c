//! Benchmarks exchanges through a club's server, by the total amount of data and by what is new. Not a test.
//! `cargo bench -p muster-sync --bench server`; `MUSTER_MOST` sets the maximum number of entries and machines.
#![allow(
    clippy::print_stdout,
    dead_code,
    reason = "the table is what it is for; tests need more of what they share"
)]

#[path = "../tests/hubs.rs"]
mod hubs;
#[path = "../tests/machine/mod.rs"]
mod machine;
#[path = "../tests/server/mod.rs"]
mod server;

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use muster_db::table::holding::{Bulk, Holding};
use muster_db::table::hub::Scope;
use muster_sync::parcel::{Parcel, seal};
use muster_sync::postgres::{Address, Server};
use muster_sync::{Hub, Keys, Password, Secret, SyncError};

use hubs::{Carried, OnServer};
use machine::{Machine, Outcome};

/// A server behind a counting proxy.
struct Counted<'a> {
    on: &'a OnServer,
    port: u16,
    /// Bytes, and changes of direction: a round trip has two.
    bytes: Arc<AtomicU64>,
    turns: Arc<AtomicU64>,
}

impl<'a> Counted<'a> {
    fn new(on: &'a OnServer) -> Outcome<Self> {
        let (listener, server) = (TcpListener::bind("127.0.0.1:0")?, on.club.cluster.port());
        let port = listener.local_addr()?.port();
        let (bytes, turns, last) =
            (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default(), Arc::new(AtomicU64::new(9)));
        let counts = (bytes.clone(), turns.clone());
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                for (side, from, to) in [(0, &client, &server), (1, &server, &client)] {
                    let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) else { continue };
                    let ((bytes, turns), last) = (counts.clone(), last.clone());
                    std::thread::spawn(move || {
                        let mut some = vec![0; 1 << 16];
                        while let Ok(read @ 1..) = from.read(&mut some) {
                            bytes.fetch_add(read as u64, Ordering::SeqCst);
                            if last.swap(side, Ordering::SeqCst) != side && side == 0 {
                                turns.fetch_add(1, Ordering::SeqCst);
                            }
                            if to.write_all(&some[..read]).is_err() {
                                break;
                            }
                        }
                        let _ = to.shutdown(std::net::Shutdown::Both);
                    });
                }
            }
        });
        Ok(Self { on, port, bytes, turns })
    }

    /// Measures the time, round trips and bytes of an operation.
    fn measure(&self, what: &str, run: impl FnOnce() -> Outcome) -> Outcome {
        let before = (self.turns.load(Ordering::SeqCst), self.bytes.load(Ordering::SeqCst), Instant::now());
        run()?;
        let took = before.2.elapsed();
        std::thread::sleep(std::time::Duration::from_millis(50));
        let turns = self.turns.load(Ordering::SeqCst) - before.0;
        println!(
            "{what:<52} {took:>10.1?} {turns:>5} round trips {:>10} bytes",
            self.bytes.load(Ordering::SeqCst) - before.1
        );
        Ok(())
    }
}

impl Carried for Counted<'_> {
    fn hub(&self, secret: &Secret, called: &str) -> Result<Box<dyn Hub>, SyncError> {
        let (address, password) = self.on.login(secret, called).expect("a login");
        let port = format!(":{}/", self.on.club.cluster.port());
        let (address, _) = Address::parse(&address.to_string().replace(&port, &format!(":{}/", self.port)))?;
        Ok(Box::new(Server::open(&address, Some(&Password::new(password)), secret.group())?))
    }

    fn place(&self, _: &Secret, _: &str) -> String {
        String::new()
    }
}

/// Adds `entries` new entries.
fn add(machine: &mut Machine, from: usize, entries: usize) -> Outcome {
    let one = |number: usize| {
        let printing = format!("toy/first/{number}").into();
        let mut holding =
            Holding::new(machine::game(), printing, "toy/x".into(), format!("Soldier {number}"));
        holding.figures = 1;
        holding
    };
    let rows: Vec<_> = (from..from + entries).map(one).collect();
    machine.clock += chrono::TimeDelta::seconds(1);
    machine.db.put_holdings(&rows, Bulk::Add, machine.clock)?;
    Ok(())
}

fn by_entries(most: usize) -> Outcome {
    let mut there = 10;
    while there <= most {
        let (on, secret) = (OnServer::new()?, Secret::new()?);
        let counted = Counted::new(&on)?;
        let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
        let mut bela = Machine::new("bela", 0, &secret, Scope::Everything)?;
        add(&mut anna, 0, there)?;
        on.login(&secret, "anna")?;
        on.login(&secret, "bela")?;
        counted.measure(&format!("{there} entries sent"), || {
            anna.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        counted.measure(&format!("{there} entries, first join"), || {
            bela.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        add(&mut anna, there, 10)?;
        counted.measure(&format!("{there} entries there, 10 new, sent"), || {
            anna.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        counted.measure(&format!("{there} entries there, 10 new, received"), || {
            bela.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        counted.measure(&format!("{there} entries there, nothing new"), || {
            bela.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        let sql = "SELECT pg_total_relation_size('muster.parcel'), sum(octet_length(sealed))::bigint FROM muster.parcel";
        let row = on.club.superuser()?.query_one(sql, &[])?;
        println!(
            "{there} entries on the server: {} bytes, {} of them sealed",
            row.get::<_, i64>(0),
            row.get::<_, i64>(1)
        );
        there *= 10;
    }
    Ok(())
}

fn by_machines(most: usize) -> Outcome {
    for machines in [2, 20, 200].into_iter().filter(|machines| *machines <= most) {
        let (on, secret) = (OnServer::new()?, Secret::new()?);
        let counted = Counted::new(&on)?;
        let mut anna = Machine::new("anna", 0, &secret, Scope::Everything)?;
        let mut hub = on.hub(&secret, "others")?;
        let parcel = |called: String| Parcel {
            called,
            group: "club".to_owned(),
            everything: true,
            campaigns: Vec::new(),
            entries: Vec::new(),
            version: 0,
        };
        let others: Vec<_> = (1..machines).map(|_| Keys::new(secret.clone())).collect::<Result<_, _>>()?;
        for (at, keys) in others.iter().enumerate() {
            hub.append(keys.stream(), 1, &seal(keys, 1, &parcel(format!("machine {at}")))?)?;
        }
        on.login(&secret, "anna")?;
        counted.measure(&format!("{machines} machines, first join"), || {
            anna.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        for keys in others.iter().take(10) {
            hub.append(keys.stream(), 2, &seal(keys, 2, &parcel("again".to_owned()))?)?;
        }
        let some = others.len().min(10);
        counted.measure(&format!("{machines} machines, {some} with news"), || {
            anna.exchange(&counted).map(drop).map_err(Into::into)
        })?;
        counted.measure(&format!("{machines} machines, nothing new"), || {
            anna.exchange(&counted).map(drop).map_err(Into::into)
        })?;
    }
    Ok(())
}

fn main() -> Outcome {
    let most = std::env::var("MUSTER_MOST").ok().and_then(|most| most.parse().ok()).unwrap_or(100_000);
    by_entries(most)?;
    by_machines(most)
}
