//! The window's types match the commands. `MUSTER_WRITE_BINDINGS=1 cargo test -p muster-app --test all bindings`
//! regenerates them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use muster_app::api::{commands, topics};
use ts_rs::Config;

const COMMITTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/bindings");

fn files(dir: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    let read = |path: std::path::PathBuf| {
        let name = path.file_name()?.to_str()?.to_owned();
        name.ends_with(".ts").then(|| (name, fs::read_to_string(&path).unwrap_or_default()))
    };
    entries.filter_map(|e| read(e.path())).collect()
}

fn made() -> BTreeMap<String, String> {
    let dir = tempfile::tempdir().expect("a folder");
    let config = Config::new().with_out_dir(dir.path()).with_large_int("number");
    commands::export_types(&config).expect("the types");
    // Types of serde_json would get a folder of their own, but none is used.
    let mut files = files(dir.path());
    files.insert("commands.ts".to_owned(), commands::typescript(&config));
    files.insert("topics.ts".to_owned(), topics::topics_typescript());
    files.insert("shapes.ts".to_owned(), muster_app::games::shapes_typescript());
    files
}

#[test]
fn the_committed_types_are_those_of_the_commands() {
    let made = made();
    let dir = Path::new(COMMITTED);
    if std::env::var_os("MUSTER_WRITE_BINDINGS").is_some() {
        fs::remove_dir_all(dir).ok();
        fs::create_dir_all(dir).expect("the folder");
        for (name, text) in &made {
            fs::write(dir.join(name), text).expect("a file");
        }
    }
    let committed = files(dir);
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&committed), names(&made), "MUSTER_WRITE_BINDINGS=1 writes them anew");
    for (name, text) in &made {
        assert_eq!(committed.get(name), Some(text), "{name}: MUSTER_WRITE_BINDINGS=1 writes it anew");
    }
}
