//! Builds the pages for phones into the program, if they have been built. `muster serve` says so where they haven't.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let pages = root.join("../ui/dist");
    println!("cargo::rerun-if-changed={}", pages.display());
    let mut files = Vec::new();
    collect(&pages, "", &mut files)?;
    files.sort();
    let rows = files.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?})),\n"));
    let table = format!("&[\n{}]\n", rows.collect::<String>());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("pages.rs"), table)
}

/// Adds the files of a folder by their path from the pages' root.
fn collect(dir: &Path, at: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    if !dir.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let name = if at.is_empty() { name.to_owned() } else { format!("{at}/{name}") };
        if path.is_dir() {
            collect(&path, &name, files)?;
        } else {
            files.push((name, fs::canonicalize(&path)?));
        }
    }
    Ok(())
}
