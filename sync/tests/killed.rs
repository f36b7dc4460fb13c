//! Two machines exchange while both are killed at random moments: nothing is lost or duplicated.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use muster_db::table::hub::Scope;
use muster_sync::{Keys, Secret};
use tempfile::tempdir;

use crate::hubs::{Carried, OnServer, Told};
use crate::machine::{Chance, Machine, Outcome};

/// The environment variable with the folder, for a process that will be killed.
const CARRIED: &str = "MUSTER_TEST_CARRIED";
const DATA: &str = "MUSTER_TEST_DATA";

/// The default number of kills; `MUSTER_KILLS` overrides it.
const KILLS: u32 = 20;

fn start(data: &Path, carried: &str) -> Outcome<Child> {
    let program = std::env::current_exe()?;
    let mut command = Command::new(program);
    command.args(["--exact", "killed::works_until_it_is_killed", "--ignored", "--nocapture"]);
    command.env(CARRIED, carried).env(DATA, data).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(command.spawn()?)
}

/// The process that is killed: repeatedly adds a figure and exchanges. Each acknowledged figure is noted in a
/// file.
#[test]
#[ignore = "runs in a process of its own"]
fn works_until_it_is_killed() -> Outcome {
    use std::io::Write as _;
    let (Ok(carried), Ok(data)) = (std::env::var(CARRIED), std::env::var(DATA)) else { return Ok(()) };
    let (carried, data) = (Told::parse(&carried)?, Path::new(&data));
    let mut machine = Machine::reopen(data)?;
    let mut noted = std::fs::OpenOptions::new().append(true).create(true).open(data.join("acknowledged"))?;
    loop {
        machine.add(1, 1)?;
        noted.write_all(b".")?;
        // The server may have been stopped as well.
        while let Err(error) = machine.exchange(&carried) {
            assert_eq!(error.code(), "unreachable", "{error}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn survive(carried: &impl Carried, between: impl Fn(u32)) -> Outcome {
    let kills = std::env::var("MUSTER_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(KILLS);
    let secret = Secret::new()?;
    let mut machines = [("a", 0), ("b", 3)]
        .map(|(name, years)| Machine::new(name, years, &secret, Scope::Everything).expect("a machine"));
    let places = ["a", "b"].map(|name| carried.place(&secret, name));
    let mut chance = Chance(u64::from(kills));
    for number in 0..kills {
        let data = machines.each_ref().map(|machine| machine.path().to_owned());
        let mut running = [start(&data[0], &places[0])?, start(&data[1], &places[1])?];
        std::thread::sleep(Duration::from_millis(u64::try_from(40 + chance.below(120)).unwrap_or(40)));
        between(number);
        for child in &mut running {
            child.kill()?;
            child.wait()?;
        }
    }
    let mut acknowledged = 0;
    for machine in &mut machines {
        machine.keys = Keys::load(machine.path(), secret.group())?;
        acknowledged += std::fs::read(machine.path().join("acknowledged")).unwrap_or_default().len();
    }
    for _ in 0..2 {
        for machine in &mut machines {
            machine.exchange(carried)?;
        }
    }
    let (a, b) = (machines[0].figures(1)?, machines[1].figures(1)?);
    assert_eq!(machines[0].holds()?, machines[1].holds()?);
    assert_eq!(a, b);
    // Each kill may come between writing a figure and noting it, once per machine.
    let a = usize::try_from(a)?;
    let most = acknowledged + 2 * usize::try_from(kills)?;
    assert!(acknowledged > 0 && acknowledged <= a && a <= most, "{acknowledged} ≤ {a} ≤ {most}");
    let told = format!("{kills} × 2 kills, {acknowledged} figures acknowledged, {a} there\n");
    std::io::Write::write_all(&mut std::io::stdout(), told.as_bytes())?;
    Ok(())
}

#[test]
fn nothing_is_lost_and_nothing_doubled_by_kills() -> Outcome {
    survive(&tempdir()?, |_| ())
}

#[test]
fn over_a_server_that_is_ended_as_well_nothing_is_lost_and_nothing_doubled_by_kills() -> Outcome {
    let server = OnServer::alone()?;
    survive(&server, |number| {
        if number % 5 == 4 {
            server.club.cluster.restart();
            std::thread::sleep(Duration::from_millis(50));
        }
    })
}
