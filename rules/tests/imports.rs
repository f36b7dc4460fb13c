//! Imports go one way: every module of the rules imports only modules before it in the order documented in
//! `lib.rs`. Files in the same folder may import each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Returns the modules from the lowest to the highest, as listed in the crate's documentation.
fn order() -> Vec<String> {
    let text = fs::read_to_string(source().join("lib.rs")).expect("the crate's root");
    let list = text.lines().skip_while(|l| !l.contains("from the lowest to the highest"));
    let list: String = list.take_while(|l| l.starts_with("//! ")).collect::<Vec<_>>().join(" ");
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Collects every file in a folder with its module path, `["check", "kind", "unique"]`.
fn modules(folder: &Path, path: &[String], out: &mut Vec<(Vec<String>, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let file = entry.expect("an entry").path();
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let mut path = path.to_vec();
        if file.is_dir() {
            path.push(name);
            modules(&file, &path, out);
        } else if !["lib", "test_support"].contains(&name.as_str()) {
            if name != "mod" {
                path.push(name);
            }
            out.push((path, fs::read_to_string(&file).expect("a source is text")));
        }
    }
}

/// Returns code without comments and without the tests at the end of a file.
fn code(text: &str) -> String {
    let lines = text.lines().take_while(|l| l.trim() != "#[cfg(test)]");
    lines.map(|l| l.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Returns the first names after the start of a path: one, or those of a group in braces.
fn heads(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(group) = rest.strip_prefix('{') else { return vec![name(rest)] };
    let (mut depth, mut out, mut start) = (0_usize, Vec::new(), 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                out.push(name(&group[start..at]));
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    out.retain(|n| !n.is_empty());
    out
}

/// Returns the top-level modules that a module's code names, by `crate::` or by enough `super::` to reach the
/// root.
fn imported(module: &[String], code: &str) -> BTreeSet<String> {
    let word = |at: usize| code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
    let mut out = BTreeSet::new();
    for (at, start) in code.match_indices("crate::").filter(|(at, _)| !word(*at)) {
        out.extend(heads(&code[at + start.len()..]));
    }
    for (at, _) in code.match_indices("super::").filter(|(at, _)| !word(*at)) {
        let (mut rest, mut depth) = (&code[at..], module.len());
        while let Some(higher) = rest.strip_prefix("super::") {
            (rest, depth) = (higher, depth.saturating_sub(1));
        }
        if depth == 0 {
            out.extend(heads(rest));
        }
    }
    out
}

#[test]
fn every_module_imports_only_modules_below_it() {
    let order = order();
    let place = |module: &str| order.iter().position(|m| m == module);
    let mut all = Vec::new();
    modules(&source(), &[], &mut all);
    let mut graph = BTreeMap::<String, BTreeSet<String>>::new();
    let mut wrong = Vec::new();
    for (module, text) in &all {
        let top = &module[0];
        for other in imported(module, &code(text)).into_iter().filter(|other| other != top) {
            if place(top).zip(place(&other)).is_none_or(|(own, other)| other >= own) {
                wrong.push(format!("{} imports {other}", module.join("::")));
            }
            graph.entry(top.clone()).or_default().insert(other);
        }
    }
    assert!(wrong.is_empty(), "against the order of lib.rs: {wrong:#?}");
    let found: BTreeSet<&String> = all.iter().map(|(module, _)| &module[0]).collect();
    assert_eq!(found, order.iter().collect(), "the order names every module, once");
    assert_eq!(order.len(), found.len(), "a module stands twice in {order:?}");
    // If imports weren't detected, the test couldn't fail.
    for (module, other) in [("check", "constraint"), ("count", "constraint"), ("constraint", "selector")] {
        assert!(graph[module].contains(other), "{module} reads {other}");
    }
    assert!(!graph["count"].contains("check"), "counting is told by constraints, not by checking");
}

#[test]
fn an_import_is_seen_however_it_is_written() {
    let seen = |module: &[&str], code: &str| -> Vec<String> {
        let module: Vec<String> = module.iter().map(ToString::to_string).collect();
        imported(&module, code).into_iter().collect()
    };
    for (module, code, expected) in [
        (&["points"][..], "use crate::report::CostStep;", &["report"][..]),
        (&["points"], "fn f(x: &crate::check::Squad<'_>) {}", &["check"]),
        (&["points"], "use crate::{check::{Claims, check}, id::RuleId};", &["check", "id"]),
        (&["points"], "use super::check;", &["check"]),
        (&["check", "kind", "unique"], "use super::Check; use super::super::squad::Squad;", &[]),
        (&["check", "kind", "unique"], "use super::super::super::count::Request;", &["count"]),
        (&["id"], "macro_rules! x { () => { $crate::id::slug() } } mycrate::x()", &["id"]),
    ] {
        assert_eq!(seen(module, code), expected, "{code}");
    }
    assert_eq!(code("a // crate::check\n#[cfg(test)]\nmod tests { use crate::count; }"), "a ");
}
