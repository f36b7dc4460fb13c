//! The rules are a pure function of their arguments: few dependencies, and no access to the outside.

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand};

/// Dependencies that the rules may have. Any other needs a reason: it must not access clock, files or
/// randomness.
const ALLOWED: [&str; 10] = [
    "deunicode",
    // Hashes names in a third of the time; the order of a map shows nowhere.
    "foldhash",
    "serde",
    "thiserror",
    "strsim",
    "unicode-normalization",
    "num-bigint",
    "num-integer",
    "num-traits",
    "ruint",
];

/// Access to the outside, as written in source code.
const DOORS: [&str; 14] = [
    "std::fs",
    "std::time",
    "std::env",
    "std::net",
    "std::process",
    "std::io",
    "SystemTime",
    "Instant::now",
    "rand",
    "println!",
    "eprintln!",
    "rusqlite",
    "tauri",
    "thread_rng",
];

#[test]
fn rules_depend_on_few_crates_and_none_of_muster() {
    let metadata = MetadataCommand::new().no_deps().exec().expect("cargo metadata");
    let rules = metadata.packages.iter().find(|p| p.name.as_str() == "muster-rules").expect("the package");
    // Dependencies used only to generate schemas for editors are optional, and not part of the rules
    // themselves.
    let normal = rules.dependencies.iter().filter(|d| d.kind != DependencyKind::Development && !d.optional);
    let strangers: Vec<_> = normal.map(|d| &d.name).filter(|n| !ALLOWED.contains(&n.as_str())).collect();
    assert!(strangers.is_empty(), "muster-rules depends on {strangers:?}");
}

#[test]
fn no_source_of_the_rules_opens_a_door() {
    let mut found = Vec::new();
    let mut sources = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    assert!(sources.len() > 20, "only {} sources found", sources.len());
    for path in sources {
        let text = fs::read_to_string(&path).expect("a source is text");
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for door in DOORS.iter().filter(|d| mentions(code, d)) {
                found.push(format!("{}:{}: {door}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether the code contains the name as a separate word: `rand`, but not `grand` or `operand`.
fn mentions(code: &str, door: &str) -> bool {
    let part_of_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    code.match_indices(door).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + door.len()..].chars().next();
        !part_of_word(before) && (door.ends_with('!') || !part_of_word(after))
    })
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

#[test]
fn a_door_is_noticed_only_as_a_word_of_its_own() {
    for (code, door, expected) in [
        ("use std::fs::File;", "std::fs", true),
        ("use rand::Rng;", "rand", true),
        ("let operand = grand(1);", "rand", false),
        ("println!(\"x\");", "println!", true),
        ("let my_println!();", "println!", false),
    ] {
        assert_eq!(mentions(code, door), expected, "{code}");
    }
}
