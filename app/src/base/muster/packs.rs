//! Packs: built-in ones, installed ones, and the user's own. These are answers to open questions, and figures that the
//! user entered. They are kept in the user's database, and read, exported and shared like other packs. Folders that
//! older versions kept them in are imported.

use std::fs;
use std::path::{Path, PathBuf};

use muster_db::Database;
use muster_db::pack::{self, BrokenPack, Fault, PackFiles, Place, Problem};
use muster_db::table::own_pack::OwnPack;

use super::Muster;
use crate::base::error::{Error, Kind};
use crate::base::output::{self, guard_own};

/// The name of the folder of installed packs, in the data folder.
pub(super) const PACKS: &str = "packs";

/// Prefixes of such packs' names: answers to open questions, the user's own figures.
const BEGIN: [&str; 2] = ["answers-", "my-figures-"];

/// Suffix of a pack's old folder while an older version replaced it.
const OLD: &str = ".old";

/// Returns whether Muster writes a pack of this name for the user.
pub(crate) fn is_own(name: &str) -> bool {
    BEGIN.iter().any(|b| name.strip_prefix(b).is_some_and(|rest| !rest.is_empty() && !rest.contains('.')))
}

/// Returns the user's own packs from the database.
pub(crate) fn kept(database: &Database) -> Result<Vec<PackFiles>, Error> {
    let packs = database.own_packs()?.into_iter().map(OwnPack::into_files);
    // A removed pack is stored without files; its revisions still contain them.
    Ok(packs.filter(|p| !p.files.is_empty()).collect())
}

/// Reports a folder that isn't loaded because the database has a pack of the same name.
pub(crate) fn name_taken(name: &str) -> BrokenPack {
    let place = Place { pack: name.to_owned(), ..Place::default() };
    BrokenPack { name: name.to_owned(), problems: vec![Problem { place, fault: Fault::NameTaken }] }
}

/// Restores folders that an older version was replacing when it was interrupted.
pub(crate) fn recover(packs: &Path) {
    for entry in fs::read_dir(packs).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let inner = name.strip_prefix('.').and_then(|n| n.strip_suffix(OLD));
        if let Some(place) = inner.map(|n| packs.join(n)).filter(|p| !p.exists()) {
            // If renaming fails, nothing has changed; the next start tries again.
            let _ = fs::rename(entry.path(), place);
        }
    }
}

/// Returns the old folders that have yet to be imported.
pub(crate) fn folders(packs: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(packs).into_iter().flatten().flatten();
    let mut folders: Vec<_> =
        entries.map(|e| e.path()).filter(|p| p.is_dir() && is_own(&name_of(p))).collect();
    folders.sort();
    folders
}

/// Returns whether a folder has no visible files: an older version that was killed left such folders.
pub(crate) fn is_empty_folder(path: &Path) -> bool {
    let visible = |e: fs::DirEntry| !e.file_name().to_string_lossy().starts_with('.');
    fs::read_dir(path).is_ok_and(|entries| !entries.flatten().any(visible))
}

pub(crate) fn name_of(path: &Path) -> String {
    path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}

impl Muster {
    /// Imports old folders into the database, each as a whole or not at all, and moves them to the removed packs. A
    /// folder that can't be read, or has errors, stays where it is and is listed as broken.
    pub(crate) fn take_over_folders(&mut self) -> Result<(), Error> {
        for folder in folders(&self.packs_dir()) {
            let Ok(files) = PackFiles::read(&folder) else { continue };
            if files.files.is_empty() {
                continue;
            }
            let taken = self.atomically(|muster| {
                let own = kept(muster.database()?)?;
                if let Some(there) = own.iter().find(|p| p.name == files.name) {
                    // The program was interrupted between importing the folder and moving it.
                    return Ok(there.files == files.files);
                }
                let (packs, _) = read_packs(muster.dir(), &own);
                if pack::load(&packs).1.iter().any(|broken| broken.name == files.name) {
                    return Ok(false);
                }
                let now = muster.now();
                muster.database()?.put_own_pack(&files, now)?;
                Ok(true)
            })?;
            if taken {
                self.move_aside(&folder)?;
            }
        }
        Ok(())
    }

    /// Returns all packs as they would be loaded, and the index of the one with this name; a new one is added without
    /// files. To be called within [`atomically`](Muster::atomically).
    ///
    /// # Errors
    /// A folder of that name has errors, so its contents must not be overwritten.
    pub(crate) fn own_pack(&mut self, name: &str) -> Result<(Vec<PackFiles>, usize), Error> {
        let own = kept(self.database()?)?;
        let (mut packs, unread) = read_packs(self.dir(), &own);
        let in_the_way = |b: &BrokenPack| b.name == name && !own.iter().any(|p| p.name == name);
        if unread.iter().chain(self.broken_packs()).any(in_the_way) {
            return Err(Error::PackBroken(self.packs_dir().join(name)));
        }
        let index = packs.iter().position(|p| p.name == name).unwrap_or_else(|| {
            // Keep the order in which packs are loaded: the user's by name.
            let built_in = pack::built_in().len().min(packs.len());
            let index = built_in + packs[built_in..].partition_point(|p| p.name.as_str() < name);
            packs.insert(index, PackFiles { name: name.to_owned(), files: Default::default() });
            index
        });
        Ok((packs, index))
    }

    /// Writes a pack, built-in or not, as a folder that can be shared and installed elsewhere.
    ///
    /// # Errors
    /// There is no such pack, the folder exists already, or it can't be written.
    pub fn export_pack(&mut self, name: &str, folder: &Path) -> Result<(), Error> {
        let own = self.own_packs_kept();
        let (packs, _) = read_packs(self.dir(), &own);
        let Some(files) = packs.iter().find(|p| p.name == name) else {
            let known = packs.iter().map(|p| &p.name);
            return Err(Error::not_one_of(Kind::Pack, name, known));
        };
        guard_own(self.dir(), folder)?;
        write_folder(folder, files)
    }

    /// Returns the user's own packs; none if the database can't be read.
    pub(crate) fn own_packs_kept(&mut self) -> Vec<PackFiles> {
        let (database, _) = self.database_if_any();
        database.and_then(|d| kept(d).ok()).unwrap_or_default()
    }
}

/// Returns all packs: built-in ones first, then installed ones and the user's own by name. Also returns those that
/// can't be read.
pub(crate) fn read_packs(dir: &Path, own: &[PackFiles]) -> (Vec<PackFiles>, Vec<BrokenPack>) {
    let mut packs = pack::built_in();
    let mut unread = Vec::new();
    let mut users = own.to_vec();
    for path in users_packs(dir) {
        let name = name_of(&path);
        if is_own(&name) && is_empty_folder(&path) {
            continue;
        }
        if let Some(kept) = own.iter().find(|p| p.name == name) {
            // A folder with the same files has just been imported.
            if !PackFiles::read(&path).is_ok_and(|files| files.files == kept.files) {
                unread.push(name_taken(&name));
            }
            continue;
        }
        match PackFiles::read(&path) {
            Ok(files) => users.push(files),
            Err(problem) => {
                let name = problem.place.pack.clone();
                unread.push(BrokenPack { name, problems: vec![problem] });
            }
        }
    }
    users.sort_by(|a, b| a.name.cmp(&b.name));
    packs.append(&mut users);
    (packs, unread)
}

/// Returns the folders and zips in the folder of installed packs, by name.
fn users_packs(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir.join(PACKS)).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|e| e.path()).filter(|p| is_pack(p)).collect();
    paths.sort();
    paths
}

fn is_pack(path: &Path) -> bool {
    let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
    !hidden && (path.is_dir() || path.extension().is_some_and(|e| e.eq_ignore_ascii_case("zip")))
}

/// Writes a pack's files to a new folder: all of them or none.
pub(crate) fn write_folder(folder: &Path, pack: &PackFiles) -> Result<(), Error> {
    let unwritable =
        |e: std::io::Error| Error::OutputNotWritable { path: folder.to_owned(), reason: e.to_string() };
    if folder.exists() {
        return Err(unwritable(std::io::ErrorKind::AlreadyExists.into()));
    }
    let part = folder.with_file_name(format!(".{}.{}.part", name_of(folder), uuid::Uuid::new_v4()));
    let write = || {
        fs::create_dir_all(&part).map_err(unwritable)?;
        pack.files.iter().try_for_each(|(name, bytes)| output::write(&part.join(name), bytes))?;
        fs::rename(&part, folder).map_err(unwritable)
    };
    write().inspect_err(|_| {
        // Only the first error matters.
        fs::remove_dir_all(&part).ok();
    })
}

/// Returns the id of the game that a pack is or extends; empty if it can't be read.
pub(crate) fn game_of(files: &PackFiles) -> String {
    head(files).0
}

/// Returns a pack's game id and title, as far as they can be read.
pub(crate) fn head(files: &PackFiles) -> (String, String) {
    let text = |name: &str| files.files.get(name).map(|b| String::from_utf8_lossy(b).into_owned());
    let own = files.files.contains_key("game.toml");
    let text = text(if own { "game.toml" } else { "pack.toml" }).unwrap_or_default();
    let table = text.parse::<toml::Table>().unwrap_or_default();
    let value = |key: &str| table.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    (value(if own { "id" } else { "extends" }), value("name"))
}
