//! `muster serve`: codes in the terminal, and the pages behind them.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use serde_json::Value;

use crate::common::User;

/// Returns the seats that a program offers as it begins to serve.
fn offers(child: &mut Child) -> Value {
    let mut said = BufReader::new(child.stdout.take().expect("its output"));
    let mut text = String::new();
    loop {
        assert!(said.read_line(&mut text).expect("a line") > 0, "it ended: {text}");
        if let Ok(offered) = serde_json::from_str(&text) {
            return offered;
        }
    }
}

/// Returns the host and the key of an address.
fn parts(url: &Value) -> (&str, &str) {
    let url = url.as_str().expect("an address");
    url.strip_prefix("http://").and_then(|rest| rest.split_once("/#")).expect("a key")
}

/// Returns what a guest without a key gets as the page.
fn page(host: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("somebody listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut page = String::new();
    stream.read_to_string(&mut page).expect("an answer");
    page
}

#[test]
fn a_seat_is_offered_with_its_code_and_the_page_behind_it_is_served() {
    let user = User::new();
    let mut command = user.command(&["serve", "--this-machine", "--port", "0", "--json"]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let offered = offers(&mut child);
    assert_eq!((&offered[0]["seat"], &offered[0]["at"]["role"]), (&"My own phone".into(), &"owner".into()));
    let (host, key) = parts(&offered[0]["url"]);
    assert_eq!(key.len(), 26);
    let page = page(host);
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<div id=\"app\">"), "{page}");
    child.kill().expect("ended");
    child.wait().expect("ended");
    assert!(TcpStream::connect(host).is_err(), "nobody listens any more");
}

#[test]
fn a_seat_that_is_none_and_a_campaign_that_is_none_are_told() {
    let user = User::new();
    let seat = user.run(&["serve", "--this-machine", "--port", "0", "--seat", "emperor"]);
    assert_eq!(seat.code, 2, "{}", seat.err);
    assert!(seat.err.contains("No seat is called “emperor”. Available: owner."), "{}", seat.err);
    let campaign = user.run(&["serve", "--campaign", "Mondays"]);
    assert_eq!(campaign.code, 2, "{}", campaign.err);
    assert!(campaign.err.contains("Mondays"), "{}", campaign.err);
}

#[test]
fn example_data_is_served_from_a_folder_of_its_own_which_is_gone_afterwards() {
    let user = User::new();
    let temporary = tempfile::tempdir().expect("a folder");
    let demo = |more: &[&str]| {
        let mut command = user.command(&["serve", "--demo", "--this-machine", "--port", "0", "--json"]);
        command.args(more).env("TMPDIR", temporary.path()).env("TMP", temporary.path());
        command
    };
    let folders = || std::fs::read_dir(temporary.path()).expect("a folder").count();
    let mut child = demo(&[]).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let offered = offers(&mut child);
    let roles: Vec<_> = offered.as_array().expect("seats").iter().map(|one| &one["at"]["role"]).collect();
    assert_eq!(roles, ["player", "table-watcher"]);
    assert_eq!(folders(), 1);
    child.kill().expect("ended");
    child.wait().expect("ended");
    std::fs::remove_dir_all(temporary.path()).expect("removed");
    std::fs::create_dir(temporary.path()).expect("a folder");
    // A demonstration that ends, here since nobody has such a seat, leaves nothing, and nothing in the user's own data.
    let refused = demo(&["--seat", "emperor"]).output().expect("the program runs");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(folders(), 0);
    assert_eq!(user.run(&["squad", "list", "--json"]).out.trim(), "[]");
}

#[cfg(target_os = "linux")]
#[test]
fn a_thousand_connections_and_large_requests_take_little_memory() {
    /// The most that the program may take, in KiB.
    const MOST: u64 = 200 * 1024;
    let user = User::new();
    let mut command = user.command(&["serve", "--this-machine", "--port", "0", "--json"]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program runs");
    let offered = offers(&mut child);
    let (host, _) = parts(&offered[0]["url"]);
    let mut held: Vec<_> = (0..1000).filter_map(|_| TcpStream::connect(host).ok()).collect();
    for (number, stream) in held.iter_mut().enumerate() {
        // Some say that they send a gigabyte, some begin to, some say nothing. Who is turned away can't be written to.
        let head = format!("POST /pair HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n");
        let body = "Content-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n";
        let filler = if number % 3 == 1 { "x".repeat(1 << 17) } else { String::new() };
        if number % 3 > 0 {
            let _ = write!(stream, "{head}{body}{filler}");
        }
    }
    std::thread::sleep(std::time::Duration::from_secs(2));
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its memory");
    let peak: u64 = peak.trim().trim_end_matches(" kB").parse().expect("KiB");
    assert!(peak < MOST, "{peak} KiB at most");
    drop(held);
    let again = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(200));
        page(host).starts_with("HTTP/1.1 200")
    });
    assert!(again, "nobody is served any more");
    child.kill().expect("ended");
    child.wait().expect("ended");
}
