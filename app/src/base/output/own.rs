//! Protects the program's own files in the data folder from being overwritten by exports.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use super::resolved;
use crate::base::error::Error;

/// The program's own files. A data folder may contain other files, too.
const FILES: [&str; 5] = ["muster.db", "cache.db", "machine-id", "muster.lock", "muster.gate"];
/// The suffixes of the files that SQLite creates beside a database.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];
/// The program's own folders.
const FOLDERS: [&str; 4] = ["backups", "photos", "packs", "removed-packs"];

/// Rejects a path to the program's own data, by whatever name: through links, `..`, or in different case where
/// the file system ignores case.
///
/// # Errors
/// [`Error::OutputIsData`] if the path belongs to the program's own data.
pub fn guard_own(data_dir: &Path, path: &Path) -> Result<(), Error> {
    // Without a data folder there is nothing to protect.
    let (Ok(data), Some(place)) = (data_dir.canonicalize(), place_of(path)) else { return Ok(()) };
    let inside = names_below(&data, &place).is_some_and(|names| is_own(&names));
    // A part of the data may be elsewhere, with a link in its place.
    let linked = || FILES.iter().chain(&FOLDERS).any(|name| leads_to(&data.join(name), &place));
    if inside || linked() { Err(Error::OutputIsData(path.to_owned())) } else { Ok(()) }
}

/// Returns the resolved path of a file, even if its folders don't exist yet.
fn place_of(path: &Path) -> Option<PathBuf> {
    resolved(path).ok().or_else(|| Some(place_of(path.parent()?)?.join(path.file_name()?)))
}

fn folded(name: &OsStr) -> String {
    name.to_string_lossy().to_lowercase()
}

fn names(path: &Path) -> Vec<String> {
    path.components().map(Component::as_os_str).map(folded).collect()
}

/// Returns the path components below a folder, or `None` if the path isn't inside it.
fn names_below(folder: &Path, place: &Path) -> Option<Vec<String>> {
    let (folder, place) = (names(folder), names(place));
    place.strip_prefix(folder.as_slice()).map(<[String]>::to_vec)
}

fn is_own(names: &[String]) -> bool {
    let Some(first) = names.first().map(String::as_str) else { return true };
    if FOLDERS.contains(&first) {
        return true;
    }
    let of_database = |name: &str| {
        let rest = FILES.iter().find_map(|file| name.strip_prefix(file));
        rest.is_some_and(|rest| rest.is_empty() || BESIDE.contains(&rest))
    };
    // Files of a restore in progress and lock files are never the user's.
    names.len() == 1 && (of_database(first) || first.starts_with("restor") || first.ends_with(".lock"))
}

/// Returns whether `own` is a link to this path or to a folder containing it.
fn leads_to(own: &Path, place: &Path) -> bool {
    let real: Option<PathBuf> = own.is_symlink().then(|| own.canonicalize().ok()).flatten();
    real.is_some_and(|real| names_below(&real, place).is_some())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn refused(data: &Path, path: &Path) -> bool {
        match guard_own(data, path) {
            Err(Error::OutputIsData(named)) => named == path,
            Err(other) => panic!("{other:?}"),
            Ok(()) => false,
        }
    }

    // Low: `-o` overwrote the database, the lock, backups.
    #[test]
    fn the_programs_own_data_is_refused_and_other_files_of_its_folder_are_not() {
        let dir = tempfile::tempdir().expect("a folder");
        let data = dir.path().join("data");
        fs::create_dir_all(data.join("backups")).expect("a folder");
        fs::create_dir_all(data.join("lists")).expect("a folder");
        for own in [
            "muster.db",
            "MUSTER.DB",
            "muster.db-wal",
            "muster.db-shm",
            "muster.db-journal",
            "cache.db",
            "cache.db-wal",
            "machine-id",
            "muster.lock",
            "muster.gate",
            "other.lock",
            "restoring.db",
            "restore-intent",
            "backups/daily-2026-01-01.db",
            "backups/new.txt",
            "Backups",
            "photos",
            "packs",
            "removed-packs",
            "lists/../muster.db",
            "backups/../machine-id",
            "photos/not/there/yet.jpg",
            "../data/muster.db",
        ] {
            assert!(refused(&data, &data.join(own)), "{own}");
        }
        for other in
            ["list.txt", "backup.db", "lists/muster.db", "muster.db.csv", "my-restore.db", "../muster.db"]
        {
            assert!(!refused(&data, &data.join(other)), "{other}");
        }
        assert!(!refused(&dir.path().join("none"), &dir.path().join("none/muster.db")));
    }

    #[cfg(unix)]
    #[test]
    fn links_lead_nowhere_else() {
        use std::os::unix::fs::symlink;
        let dir = tempfile::tempdir().expect("a folder");
        let (data, elsewhere) = (dir.path().join("data"), dir.path().join("elsewhere"));
        for folder in [&data, &elsewhere] {
            fs::create_dir(folder).expect("a folder");
        }
        fs::write(elsewhere.join("real.db"), "data").expect("a file");
        symlink(elsewhere.join("real.db"), data.join("muster.db")).expect("a link");
        symlink(&elsewhere, data.join("photos")).expect("a link");
        symlink(&data, dir.path().join("alias")).expect("a link");
        symlink(data.join("machine-id"), dir.path().join("report.pdf")).expect("a link");
        for own in
            ["alias/muster.db", "elsewhere/real.db", "elsewhere/new.jpg", "report.pdf", "alias/machine-id"]
        {
            assert!(refused(&data, &dir.path().join(own)), "{own}");
        }
        assert!(refused(&dir.path().join("alias"), &data.join("machine-id")));
        assert!(!refused(&data, &dir.path().join("alias/list.txt")));
    }
}
