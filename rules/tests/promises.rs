//! What SECURITY.md promises is held by tests, which docs/reliability.md names: each promise has one, and all of them exist.

use std::fs;
use std::path::{Path, PathBuf};

use crate::house::sources;

/// Where promises begin, and where they end.
const PROMISED: [&str; 2] = ["## What Muster promises", "## What Muster does not promise"];
/// The table of promises and their tests, and what follows it.
const TOLD: [&str; 2] = ["## Each promise and what holds it", "## Years of use"];

/// The only files that open a connection, or wait for one.
const DOORS: [&str; 2] = ["sync/src/postgres/connect.rs", "serve/src/listening.rs"];
/// What opens one, as written in source code.
const SOCKETS: [&str; 8] = [
    "TcpStream",
    "TcpListener",
    "TcpSocket",
    "UdpSocket",
    "UnixStream",
    "UnixListener",
    "to_socket_addrs",
    "lookup_host",
];

fn root() -> PathBuf {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR"));
    rules.parent().expect("the workspace").to_owned()
}

/// Returns what stands between two headings of a page.
fn between(page: &str, [from, to]: [&str; 2]) -> String {
    let text = fs::read_to_string(root().join(page)).expect("a page");
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("{page} has no {from:?}"));
    let (text, _) = rest.split_once(to).unwrap_or_else(|| panic!("{page} has no {to:?}"));
    text.to_owned()
}

/// Returns the sentences of the promises, each in one line.
fn promises() -> Vec<String> {
    let text = between("SECURITY.md", PROMISED);
    let paragraphs = text.replace("\n- ", "\n\n");
    let paragraphs = paragraphs.split("\n\n").map(|p| p.split_whitespace().collect::<Vec<_>>().join(" "));
    // Headings don't end in a full stop.
    let said = paragraphs.filter(|p| p.ends_with('.'));
    said.flat_map(|p| p.split_inclusive(". ").map(|s| s.trim().to_owned()).collect::<Vec<_>>()).collect()
}

/// Returns the rows of the table: words of a promise, and the tests that hold it.
fn rows() -> Vec<(String, Vec<String>)> {
    let text = between("docs/reliability.md", TOLD);
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let cells = rows.filter_map(|row| row.split_once(" | "));
    let tests = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    cells
        .map(|(words, held)| (words.to_owned(), tests(held)))
        .filter(|(_, tests)| !tests.is_empty())
        .collect()
}

/// Whether a test of this name is in a file.
fn is_there(test: &str) -> bool {
    let Some((file, name)) = test.split_once("::") else { return false };
    let Ok(text) = fs::read_to_string(root().join(file)) else { return false };
    if Path::new(file).extension().is_some_and(|e| e == "ts") {
        return text.contains(&format!("test('{name}'"));
    }
    // An attribute says that it is a test; another may say that it is a long one.
    let Some((before, _)) = text.split_once(&format!("\nfn {name}()")) else { return false };
    before.lines().rev().take_while(|line| line.starts_with("#[")).any(|line| line == "#[test]")
}

#[test]
fn each_promise_names_the_tests_that_hold_it() {
    let (promises, rows) = (promises(), rows());
    assert!(promises.len() > 30, "{promises:#?}");
    let held = |promise: &String| rows.iter().any(|(words, _)| promise.contains(words));
    let bare: Vec<_> = promises.iter().filter(|promise| !held(promise)).collect();
    assert!(bare.is_empty(), "no row of docs/reliability.md holds: {bare:#?}");
    let promised = |words: &str| promises.iter().any(|promise| promise.contains(words));
    let loose: Vec<_> = rows.iter().map(|(words, _)| words).filter(|words| !promised(words)).collect();
    assert!(loose.is_empty(), "SECURITY.md promises nothing of the kind: {loose:#?}");
}

#[test]
fn the_tests_that_hold_promises_exist() {
    let rows = rows();
    let gone: Vec<_> = rows.iter().flat_map(|(_, tests)| tests).filter(|test| !is_there(test)).collect();
    assert!(gone.is_empty(), "docs/reliability.md names tests that aren't there: {gone:#?}");
}

#[test]
fn connections_are_opened_in_two_places() {
    let mut found = Vec::new();
    for (path, text) in sources("", &[".rs"]) {
        let shipped = path.contains("src/") && !path.ends_with("tests.rs") && !path.contains("/tests/");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let opens = SOCKETS.iter().find(|name| code.clone().any(|line| line.contains(*name)));
        if let Some(name) = opens.filter(|_| shipped && !DOORS.contains(&path.as_str())) {
            found.push(format!("{path}: {name}"));
        }
    }
    assert!(found.is_empty(), "{found:?}");
    for door in DOORS {
        let text = fs::read_to_string(root().join(door)).expect("a door");
        assert!(SOCKETS.iter().any(|name| text.contains(name)), "{door} opens nothing any more");
    }
}
