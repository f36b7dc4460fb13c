//! Architecture rules: small files, no game's name in the code, and boundaries between the crates.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand};

/// The maximum number of lines, so that a file can be read in one go.
const LONGEST: usize = 500;

/// Exceptions to the maximum, with reasons.
const MAY_BE_LONGER: [(&str, &str); 0] = [];

/// Folders whose code must not distinguish games.
const SAME_FOR_ALL_GAMES: [&str; 10] = [
    "rules/src",
    "app/src",
    "templates/src",
    "db/src",
    "sync/src",
    "serve/src",
    "cli/src",
    "look/src",
    "src-tauri/src",
    "ui/src",
];

/// Names of games and of their figures in data.
const GAMES: [&str; 7] =
    ["star-wars", "swm/", "imperial-assault", "dungeons", "space-marine", "\"swm\"", "if game =="];

/// Prefixes of the games' rule IDs.
const RULES: [&str; 4] = ["SWM-", "IA-", "DDM-", "SMH-"];

/// The main files of suites of the whole program.
const MAIN_FILES: [&str; 3] = ["all.rs", "main.rs", "vitest.config.mts"];

/// Folders beside these suites that use the program as they do, but assert nothing.
const PROVE_NOTHING: [&str; 2] = ["measure", "pictures"];

/// The workspace crates that each crate may depend on.
const MAY_KNOW: [(&str, &[&str]); 9] = [
    ("muster-rules", &[]),
    ("muster-templates", &[]),
    ("muster-db", &["muster-rules"]),
    ("muster-sync", &["muster-db"]),
    ("muster-app", &["muster-rules", "muster-db", "muster-sync", "muster-templates"]),
    ("muster-serve", &["muster-app"]),
    ("muster-cli", &["muster-app", "muster-serve"]),
    ("muster-look", &["muster-app"]),
    ("muster-desktop", &["muster-app", "muster-serve"]),
];

fn root() -> PathBuf {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR"));
    rules.parent().expect("the workspace").to_owned()
}

/// Returns the sources in a folder of the workspace by path, without build output and dependencies.
pub(crate) fn sources(folder: &str, endings: &[&str]) -> BTreeMap<String, String> {
    fn walk(root: &Path, folder: &Path, endings: &[&str], out: &mut BTreeMap<String, String>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for path in entries.map(|e| e.expect("an entry").path()) {
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            if path.is_dir() {
                if !["target", "node_modules", "dist", "gen"].contains(&name.as_str())
                    && !name.starts_with('.')
                {
                    walk(root, &path, endings, out);
                }
            } else if endings.iter().any(|e| name.ends_with(e)) {
                let relative = path.strip_prefix(root).expect("under the root");
                let relative = relative.to_string_lossy().replace('\\', "/");
                out.insert(relative, fs::read_to_string(&path).expect("a source is text"));
            }
        }
    }
    let mut out = BTreeMap::new();
    walk(&root(), &root().join(folder), endings, &mut out);
    out
}

/// Returns lines of code with their numbers, without comments and the tests at the end of a file.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().take_while(|l| l.trim() != "#[cfg(test)]");
    lines.enumerate().map(|(i, l)| (i + 1, l)).filter(|(_, l)| !l.trim_start().starts_with("//"))
}

/// Whether a source contains only tests or their fixtures.
fn is_test(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    in_tests(path) || ["tests.rs", ".test.ts", "fixtures.ts"].iter().any(|e| name.ends_with(e))
}

/// Whether a file is in a folder of tests, a crate's or that of the whole program.
fn in_tests(path: &str) -> bool {
    path.starts_with("tests/") || path.contains("/tests/")
}

#[test]
fn no_file_is_too_long_to_be_read_in_one_go() {
    let all = sources("", &[".rs", ".ts", ".svelte"]);
    assert!(all.len() > 50, "only {} sources found", all.len());
    let excused = |path: &str| MAY_BE_LONGER.iter().any(|(p, _)| *p == path);
    let long: Vec<_> = all
        .iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(path, lines)| *lines > LONGEST && !excused(path))
        .collect();
    assert!(long.is_empty(), "longer than {LONGEST} lines: {long:?}");
    for (path, reason) in MAY_BE_LONGER {
        let needed = all.get(path).is_some_and(|text| text.lines().count() > LONGEST);
        assert!(needed && !reason.is_empty(), "{path} needs no exception any more");
    }
}

#[test]
fn the_code_knows_no_game_by_name() {
    let mut found = Vec::new();
    for folder in SAME_FOR_ALL_GAMES {
        let sources = sources(folder, &[".rs", ".ts", ".svelte"]);
        assert!(!sources.is_empty(), "there is nothing in {folder}");
        for (path, text) in sources.iter().filter(|(p, _)| !is_test(p)) {
            // Sample data of page tests cites rules like the program does.
            let rules = if path.ends_with("/sample.ts") { &[][..] } else { &RULES[..] };
            let names = GAMES.iter().chain(rules);
            for (number, line) in code(text) {
                let named = names.clone().filter(|name| line.contains(*name));
                found.extend(named.map(|name| format!("{path}:{number}: {name}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn only_the_app_joins_rules_storage_and_printing() {
    let metadata = MetadataCommand::new().no_deps().exec().expect("cargo metadata");
    for package in &metadata.packages {
        let Some((_, allowed)) = MAY_KNOW.iter().find(|(name, _)| *name == package.name.as_str()) else {
            panic!("nobody said which crates {} may know", package.name);
        };
        let known = package.dependencies.iter().filter(|d| d.kind != DependencyKind::Development);
        for dependency in known.filter(|d| d.name.starts_with("muster-")) {
            let allowed = allowed.contains(&dependency.name.as_str());
            assert!(allowed, "{} may not know {}", package.name, dependency.name);
        }
    }
}

#[test]
fn errors_have_types() {
    let mut found = Vec::new();
    for (path, text) in sources("", &[".rs"]).iter().filter(|(p, _)| !in_tests(p)) {
        for (number, line) in code(text) {
            let squeezed: String = line.split_whitespace().collect();
            if squeezed.contains("Result<") && squeezed.contains(",String>") && error_is_a_string(&squeezed) {
                found.push(format!("{path}:{number}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whether a `Result<…>` on the line ends in `,String>` at its own nesting depth.
fn error_is_a_string(line: &str) -> bool {
    line.match_indices("Result<").any(|(at, open)| {
        let (mut depth, rest) = (1_usize, &line[at + open.len()..]);
        for (i, c) in rest.char_indices() {
            match c {
                '<' | '(' | '[' => depth += 1,
                '>' if rest[..i].ends_with('-') => {}
                '>' | ')' | ']' if depth == 1 => return rest[..i].ends_with(",String"),
                '>' | ')' | ']' => depth -= 1,
                _ => {}
            }
        }
        false
    })
}

#[test]
fn an_error_that_is_a_string_is_told_from_a_value_that_holds_one() {
    for (line, expected) in [
        ("fnf()->Result<u8,String>{", true),
        ("fnf()->Result<Vec<u8>,String>", true),
        ("fnf()->Result<BTreeMap<u8,String>,Error>", false),
        ("fnf()->Result<(u8,String),Error>", false),
        ("letx:BTreeMap<u8,String>=read()?;", false),
    ] {
        assert_eq!(error_is_a_string(line), expected, "{line}");
    }
}

#[test]
fn every_file_of_a_single_test_binary_is_a_module_of_it() {
    let mut found = 0;
    for (path, text) in sources("", &["all.rs", "main.rs"]).iter().filter(|(p, _)| is_root(p)) {
        let folder = root().join(path).parent().expect("a folder").to_owned();
        for entry in fs::read_dir(&folder).expect("a folder of tests") {
            let file = entry.expect("an entry").path();
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_module = file.extension().is_some_and(|e| e == "rs") || file.join("mod.rs").exists();
            if is_module && !["all", "main"].contains(&name.as_str()) {
                found += 1;
                assert!(text.contains(&format!("mod {name};")), "{path} leaves out {name}");
            }
        }
    }
    assert!(found > 0, "no crate's tests are one binary");
}

/// Whether a source is the root of a test binary of several files.
fn is_root(path: &str) -> bool {
    in_tests(path) && (path.ends_with("/all.rs") || path.ends_with("/main.rs"))
}

#[test]
fn each_suite_of_the_whole_program_says_first_what_it_proves() {
    let mut found = 0;
    for entry in fs::read_dir(root().join("tests")).expect("the suites") {
        let folder = entry.expect("an entry").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        if !folder.is_dir() || PROVE_NOTHING.contains(&name.as_str()) {
            continue;
        }
        let main = MAIN_FILES.iter().find_map(|main| fs::read_to_string(folder.join(main)).ok());
        let main = main.unwrap_or_else(|| panic!("tests/{name} has none of {MAIN_FILES:?}"));
        let first = main.trim_start_matches(['/', '*', '!', ' ', '\n']);
        assert!(first.starts_with("Proves that "), "tests/{name} begins: {first:.60}");
        found += 1;
    }
    assert!(found > 0, "there are no suites");
}
