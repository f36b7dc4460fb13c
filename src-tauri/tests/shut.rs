//! The window can access nothing but the program: no network, no file, no shell. This lists everything that it
//! may ask of the host.

use std::fs;
use std::path::Path;

use serde_json::Value;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn json(name: &str) -> Value {
    serde_json::from_str(&read(name)).expect("JSON")
}

/// Returns each directive with its sources.
fn policy() -> Vec<(String, Vec<String>)> {
    let conf = json("tauri.conf.json");
    let csp = conf["app"]["security"]["csp"].as_str().expect("a policy").to_owned();
    let directive = |text: &str| {
        let mut words = text.split_whitespace().map(str::to_owned);
        (words.next().unwrap_or_default(), words.collect())
    };
    csp.split(';').map(directive).collect()
}

#[test]
fn what_the_policy_does_not_name_is_forbidden() {
    let policy = policy();
    let of = |name: &str| policy.iter().find(|(n, _)| n == name).map(|(_, sources)| sources.join(" "));
    assert_eq!(of("default-src").as_deref(), Some("'none'"));
    assert_eq!(of("script-src").as_deref(), Some("'self'"));
    assert_eq!(of("style-src").as_deref(), Some("'self'"));
    assert_eq!(of("connect-src").as_deref(), Some("ipc: http://ipc.localhost"));
}

#[test]
fn no_source_of_the_policy_is_on_a_network() {
    const OURS: [&str; 7] =
        ["'self'", "'none'", "'unsafe-inline'", "data:", "blob:", "ipc:", "http://ipc.localhost"];
    for (directive, sources) in policy() {
        for source in sources {
            assert!(OURS.contains(&source.as_str()), "{directive} allows {source}");
            // Inline styles set the widths of bars; inline scripts are never used.
            assert!(source != "'unsafe-inline'" || directive == "style-src-attr", "{directive}: {source}");
        }
    }
}

#[test]
fn the_pages_may_ask_for_nothing_but_dialogs_events_and_showing_a_file() {
    let permissions = ["main", "shared"].map(|window| json(&format!("capabilities/{window}.json")));
    for permission in permissions.iter().flat_map(|c| c["permissions"].as_array().expect("permissions")) {
        let name = permission.as_str().or(permission["identifier"].as_str()).expect("a name");
        let (plugin, _) = name.split_once(':').expect("plugin:permission");
        assert!(["core", "dialog", "opener"].contains(&plugin), "{name}");
        assert!(!name.contains("open-url") && name != "opener:default", "{name} opens addresses");
    }
    let conf = json("tauri.conf.json");
    assert_eq!(conf["app"]["security"]["capabilities"], serde_json::json!(["main", "shared"]));
    assert!(conf["app"]["withGlobalTauri"].as_bool() != Some(true), "pages import what they use");
}

#[test]
fn every_window_that_is_opened_shows_the_programs_own_pages_only() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut built, mut guarded) = (0, 0);
    for entry in fs::read_dir(folder).expect("sources") {
        let source = fs::read_to_string(entry.expect("a source").path()).expect("text");
        built += source.matches("WebviewWindowBuilder::").count();
        guarded += source.matches(".on_navigation(is_ours)").count();
    }
    assert!(built > 1, "no window was found");
    assert_eq!(built, guarded, "windows without a guard");
}

#[test]
fn a_command_of_the_host_is_one_call() {
    let source = read("src/command.rs");
    let commands = source.split("#[tauri::command").skip(1);
    let mut count = 0;
    for command in commands {
        let (_, body) = command.split_once(" {\n").expect("a body");
        let (body, _) = body.split_once("\n}").expect("its end");
        let lines = body.lines().filter(|l| !l.trim_start().starts_with("//")).count();
        assert!(lines <= 3, "a command of {lines} lines:\n{body}");
        count += 1;
    }
    assert!(count > 0, "no command was found");
}
