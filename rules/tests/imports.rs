//! Imports go one way: in every crate a module imports only modules before it in the order that the crate's root
//! documents. A folder may document an order of its own in its `mod.rs`, which holds nothing else then; other files in
//! the same folder may import each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The roots of the crates that are floors of modules.
const ROOTS: [&str; 5] =
    ["rules/src/lib.rs", "db/src/lib.rs", "templates/src/lib.rs", "app/src/lib.rs", "cli/src/main.rs"];

/// How an order begins.
const ORDER: &str = "from the lowest to the highest";

/// A path of modules, `["check", "kind", "unique"]`.
type Modules = Vec<String>;

/// Returns the modules from the lowest to the highest, as listed in the documentation of a root or a `mod.rs`; none if
/// it lists none.
fn order(text: &str) -> Vec<String> {
    let list = text.lines().skip_while(|l| !l.contains(ORDER)).take_while(|l| l.starts_with("//! "));
    list.collect::<Vec<_>>().join(" ").split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Collects the files of a folder by module, without tests.
fn sources(folder: &Path, module: &[String], out: &mut BTreeMap<Modules, String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let file = entry.expect("an entry").path();
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let mut module = module.to_vec();
        if ["tests", "test_support"].contains(&name.as_str()) {
            continue;
        }
        if !["lib", "main", "mod"].contains(&name.as_str()) {
            module.push(name);
        }
        if file.is_dir() {
            sources(&file, &module, out);
        } else {
            out.insert(module, fs::read_to_string(&file).expect("a source is text"));
        }
    }
}

/// Returns code without comments and without the tests at the end of a file.
fn code(text: &str) -> String {
    let lines = text.lines().map(|l| l.split("//").next().unwrap_or_default());
    let code = lines.collect::<Vec<_>>().join("\n");
    let tests = code.find("#[cfg(test)]\nmod tests {").unwrap_or(code.len());
    code[..tests].to_owned()
}

/// Reads the path that begins here into `out`, with each path of a group in braces; returns what follows.
fn read<'a>(code: &'a str, before: &[String], out: &mut Vec<Modules>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut rest) = code.strip_prefix('{') {
        while !rest.trim_start().starts_with('}') {
            let behind = read(rest, before, out);
            // What may stand between: ` as another`, a comma.
            let Some(end) = behind.find([',', '}']) else { return "" };
            rest = behind[end..].strip_prefix(',').unwrap_or(&behind[end..]);
        }
        return rest.trim_start().trim_start_matches('}');
    }
    let (name, rest) =
        code.split_at(code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len()));
    let path: Modules = before.iter().cloned().chain((!name.is_empty()).then(|| name.to_owned())).collect();
    match rest.strip_prefix("::") {
        Some(deeper) if !name.is_empty() => read(deeper, &path, out),
        _ => {
            out.push(path);
            rest
        }
    }
}

/// Returns the paths from the crate's root that a module's code names, by `crate::` or `super::`.
fn imported(module: &[String], code: &str) -> Vec<Modules> {
    let word = |at: usize| code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
    let mut out = Vec::new();
    for (at, start) in code.match_indices("crate::").filter(|(at, _)| !word(*at)) {
        read(&code[at + start.len()..], &[], &mut out);
    }
    for (at, _) in code.match_indices("super::").filter(|(at, _)| !word(*at)) {
        let (mut rest, mut above) = (&code[at..], module);
        while let Some(higher) = rest.strip_prefix("super::") {
            (rest, above) = (higher, &above[..above.len().saturating_sub(1)]);
        }
        read(rest, above, &mut out);
    }
    out
}

/// Checks the modules of a folder against its order and returns what is wrong. `seen` collects what each imports.
fn check(
    folder: &[String],
    files: &BTreeMap<Modules, String>,
    seen: &mut BTreeSet<(String, String)>,
) -> Vec<String> {
    let order = order(&files[folder]);
    let place = |module: &str| order.iter().position(|m| m == module);
    let (depth, mut found, mut wrong) = (folder.len(), BTreeSet::new(), Vec::new());
    for (module, text) in files.iter().filter(|(m, _)| m.starts_with(folder) && m.len() > depth) {
        let own = &module[depth];
        found.insert(own);
        for path in imported(module, &code(text)).iter().filter(|p| p.starts_with(folder) && p.len() > depth)
        {
            let other = &path[depth];
            if other == own {
                continue;
            }
            if place(own).zip(place(other)).is_none_or(|(own, other)| other >= own) {
                wrong.push(format!("{} imports {}", module.join("::"), path.join("::")));
            }
            seen.insert((module[..=depth].join("::"), path[..=depth].join("::")));
        }
    }
    if found != order.iter().collect() || found.len() != order.len() {
        wrong.push(format!("{}: the order names {order:?}, there are {found:?}", folder.join("::")));
    }
    wrong
}

#[test]
fn every_module_imports_only_modules_below_it() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let mut seen = BTreeSet::new();
    for root in ROOTS {
        let root_file: PathBuf = workspace.join(root);
        let mut files = BTreeMap::new();
        sources(root_file.parent().expect("a folder"), &[], &mut files);
        files.insert(Vec::new(), fs::read_to_string(&root_file).expect("a source is text"));
        let mut floors = BTreeSet::new();
        let folders = files.iter().filter(|(m, text)| m.is_empty() || !order(text).is_empty());
        let wrong: Vec<_> = folders.flat_map(|(folder, _)| check(folder, &files, &mut floors)).collect();
        assert!(wrong.is_empty(), "against the order of {root}: {wrong:#?}");
        seen.extend(floors.into_iter().map(|(module, other)| (root, module, other)));
    }
    // If imports weren't detected, the test couldn't fail.
    let sees = |root: &str, module: &str, other: &str| {
        seen.iter().any(|s| *s == (root, module.to_owned(), other.to_owned()))
    };
    for (root, module, other) in [
        ("rules/src/lib.rs", "check", "constraint"),
        ("rules/src/lib.rs", "constraint", "selector"),
        ("db/src/lib.rs", "table", "database"),
        ("templates/src/lib.rs", "pdf", "page"),
        ("app/src/lib.rs", "api", "base"),
        ("app/src/lib.rs", "base::error", "base::words"),
        ("app/src/lib.rs", "own::answers", "own::facts"),
        ("cli/src/main.rs", "command", "reply"),
    ] {
        assert!(sees(root, module, other), "{module} reads {other}");
    }
    assert!(!sees("rules/src/lib.rs", "count", "check"), "counting is told by constraints, not by checking");
}

#[test]
fn an_import_is_seen_however_it_is_written() {
    let seen = |module: &str, code: &str| -> Vec<String> {
        let module: Modules = module.split("::").map(str::to_owned).collect();
        imported(&module, code).iter().map(|path| path.join("::")).collect()
    };
    for (module, code, expected) in [
        ("points", "use crate::report::CostStep;", &["report::CostStep"][..]),
        ("points", "fn f(x: &crate::check::Squad<'_>) {}", &["check::Squad"]),
        (
            "points",
            "use crate::{check::{Claims as C, check}, id::RuleId, fold};",
            &["check::Claims", "check::check", "id::RuleId", "fold"],
        ),
        ("points", "use crate::report::{self, *};", &["report::self", "report"]),
        ("points", "use super::check;", &["check"]),
        ("check::kind::unique", "use super::Check;", &["check::kind::Check"]),
        ("check::kind::unique", "use super::super::{squad::Squad};", &["check::squad::Squad"]),
        ("check::kind::unique", "use super::super::super::count::Request;", &["count::Request"]),
        ("id", "macro_rules! x { () => { $crate::id::slug() } } mycrate::x()", &["id::slug"]),
    ] {
        assert_eq!(seen(module, code), expected, "{code}");
    }
    let text =
        "a // crate::check\n#[cfg(test)]\nmod tests;\nb\n#[cfg(test)]\nmod tests { use crate::count; }";
    assert_eq!(code(text), "a \n#[cfg(test)]\nmod tests;\nb\n");
}

#[test]
fn a_floor_within_a_floor_has_an_order_of_its_own() {
    let files = |own: &str| -> BTreeMap<Modules, String> {
        let lib = "//! from the lowest to the highest: `base`, `squads`.";
        let base = "//! from the lowest to the highest:\n//! `words`, `error`.\npub mod error;";
        [
            ("", lib),
            ("base", base),
            ("base::words", own),
            ("base::error", "use super::words::Words;"),
            ("base::error::kind", "use super::super::words::Words;"),
            ("squads", "use crate::base::error::Error;"),
        ]
        .map(|(module, text)| {
            (module.split("::").filter(|m| !m.is_empty()).map(str::to_owned).collect(), text.to_owned())
        })
        .into()
    };
    let wrong = |own: &str, folder: &[&str]| {
        let folder: Modules = folder.iter().map(ToString::to_string).collect();
        check(&folder, &files(own), &mut BTreeSet::new())
    };
    assert!(wrong("", &[]).is_empty() && wrong("", &["base"]).is_empty());
    assert_eq!(wrong("use crate::squads::Squad;", &[]), ["base::words imports squads::Squad"]);
    for import in ["use crate::base::error::Error;", "use super::error::Error;"] {
        assert_eq!(wrong(import, &["base"]), ["base::words imports base::error::Error"]);
        assert!(wrong(import, &[]).is_empty());
    }
}
