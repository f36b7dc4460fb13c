//! Measures whole processes on data of years of use: the median of each reading command at three scales, what the
//! scale multiplies, and how much is kept. Not a test.
//!
//! `MUSTER_BINARY` is the program; `MUSTER_SCALE_DATA` a folder in which the data is kept for the next time, and
//! `MUSTER_SCALES` the scales, such as `0.02,1`.
#![allow(clippy::print_stdout, reason = "the table is what it is for")]

mod years;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How many times each command runs, after once without being counted.
const RUNS: usize = 5;

/// The time that each command may take at scale 1.
const BUDGET: Duration = Duration::from_millis(500);

/// Every command that lists or reads what is kept.
const COMMANDS: &[&[&str]] = &[
    &["squad", "list"],
    &["squad", "list", "--removed"],
    &["squad", "list", "--folder", "Club", "--tag", "tried"],
    &["squad", "show", "Squad 7"],
    &["squad", "history", "Squad 7"],
    &["squad", "compare", "Squad 7", "Squad 8"],
    &["squad", "export", "Squad 7"],
    &["squad", "fits", "Squad 7"],
    &["figures", "search", "clo"],
    &["figures", "show", "Clone Trooper"],
    &["collection", "show"],
    &["collection", "show", "--set", "Clone Strike"],
    &["collection", "missing", "Squad 7"],
    &["collection", "products"],
    &["collection", "edit", "--show", "duplicates", "--dry-run", "--wanted", "1"],
    &["collection", "export"],
    &["match", "list"],
    &["match", "list", "--with", "Anna", "--from", "2021-01-01"],
    &["match", "standings"],
    &["match", "export"],
    &["campaign", "list"],
    &["campaign", "show", "Campaign 0"],
    &["campaign", "history", "Campaign 0"],
    &["campaign", "next", "Campaign 0"],
    &["campaign", "export", "Campaign 0"],
    &["play", "list"],
    &["play", "show", "Game 0"],
    &["play", "stats"],
    &["tournament", "list"],
    &["tournament", "show", "Tournament 0"],
    &["alias", "list"],
    &["backup", "list"],
    &["hub", "status"],
    &["settings", "list"],
    &["pack", "list"],
];

fn main() {
    let Some(binary) = std::env::var_os("MUSTER_BINARY").map(PathBuf::from) else {
        println!("(set MUSTER_BINARY to measure whole processes; script/bench does)");
        return;
    };
    let scales = std::env::var("MUSTER_SCALES").unwrap_or_else(|_| "0.02,0.1,1".to_owned());
    let scales: Vec<f64> = scales.split(',').filter_map(|scale| scale.parse().ok()).collect();
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let kept = std::env::var_os("MUSTER_SCALE_DATA").map(PathBuf::from);
    let root = kept.unwrap_or_else(|| temporary.path().to_owned());
    let folders: Vec<_> = scales.iter().map(|scale| made(&root, *scale)).collect();
    print!("\n{:<64}", "years of use, whole processes, at scale");
    scales.iter().for_each(|scale| print!("{scale:>10}"));
    println!("{:>8}", "ratio");
    for command in COMMANDS {
        let times: Vec<_> = folders.iter().map(|folder| median(&binary, folder, command)).collect();
        print!("{:<64}", command.join(" "));
        times.iter().for_each(|time| print!("{:>10}", format!("{time:.0?}")));
        let (first, last) = (times.first(), times.last());
        let (first, last) = (first.copied().unwrap_or_default(), last.copied().unwrap_or_default());
        let verdict = if last <= BUDGET { "within" } else { "OVER" };
        println!("{:>8.1} {verdict}", last.as_secs_f64() / first.as_secs_f64());
    }
    for folder in &folders {
        let bytes = |path: PathBuf| std::fs::metadata(path).map_or(0, |about| about.len());
        let backups = std::fs::read_dir(folder.join("backups")).into_iter().flatten().flatten();
        let backups: u64 = backups.map(|entry| bytes(entry.path())).sum();
        println!(
            "{:<64}{:>7} KB{:>7} KB",
            format!("{}: muster.db, its backup", folder.display()),
            bytes(folder.join("muster.db")) / 1_000,
            backups / 1_000
        );
        join(&binary, folder);
    }
}

/// Measures how a new machine joins a group with all of a folder's data: its time, entries, and peak memory.
fn join(binary: &Path, folder: &Path) {
    let place = tempfile::tempdir().expect("a temporary folder");
    let (hub, first, new) = (place.path().join("hub"), place.path().join("first"), place.path().join("new"));
    std::fs::create_dir_all(&first).expect("a folder");
    std::fs::create_dir_all(&hub).expect("a folder");
    std::fs::copy(folder.join("muster.db"), first.join("muster.db")).expect("a copy");
    let run = |data: &Path, arguments: &[&std::ffi::OsStr]| {
        let mut command = Command::new(binary);
        command.arg("hub").args(arguments).args(["--machine", "Bench", "--json"]);
        command.env("MUSTER_DATA", data).env("MUSTER_LANG", "en").stdin(Stdio::null()).stdout(Stdio::piped());
        let start = Instant::now();
        let child = command.spawn().expect("the program runs");
        let most = std::thread::spawn({
            let status = format!("/proc/{}/status", child.id());
            move || most_memory(&status)
        });
        let ended = child.wait_with_output().expect("a process");
        let took = start.elapsed();
        assert!(ended.status.success(), "{arguments:?}");
        let answer: serde_json::Value = serde_json::from_slice(&ended.stdout).expect("an answer");
        (took, most.join().unwrap_or_default(), answer)
    };
    let (sent, _, made) = run(&first, &["create".as_ref(), hub.as_ref(), "Bench".as_ref()]);
    let code = made["code"].as_str().unwrap_or_default().to_owned();
    let (took, most, joined) = run(&new, &["join".as_ref(), hub.as_ref(), code.as_ref()]);
    println!(
        "{}: {} entries sent in {sent:.1?}, received in {took:.1?} with {most} MB",
        folder.display(),
        joined["exchange"]["received"]
    );
}

/// Returns the peak memory of a process in MB until it ends, as reported by Linux; 0 elsewhere.
fn most_memory(status: &str) -> u64 {
    let mut most = 0;
    while let Ok(told) = std::fs::read_to_string(status) {
        let line = told.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let Some(line) = line else { break };
        most = line.split_whitespace().next().and_then(|n| n.parse::<u64>().ok()).unwrap_or(most).max(most);
        std::thread::sleep(Duration::from_millis(5));
    }
    most / 1_000
}

/// Returns a data folder of this scale, made if it isn't there.
fn made(root: &Path, scale: f64) -> PathBuf {
    let folder = root.join(format!("scale-{scale}"));
    if !folder.exists() {
        let start = Instant::now();
        years::fill(&folder, scale).expect("a data folder");
        println!("made {} in {:.1?}", folder.display(), start.elapsed());
    }
    folder
}

/// Returns the median time of a command that succeeds.
fn median(binary: &Path, folder: &Path, arguments: &[&str]) -> Duration {
    let run = || {
        let mut command = Command::new(binary);
        command.args(arguments).env("MUSTER_DATA", folder).env("MUSTER_LANG", "en");
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let start = Instant::now();
        assert!(command.status().expect("the program runs").success(), "{arguments:?}");
        start.elapsed()
    };
    run();
    let mut times: Vec<_> = (0..RUNS).map(|_| run()).collect();
    times.sort();
    times[RUNS / 2]
}
