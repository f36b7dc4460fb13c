//! Packs of the user's own: what was settled, and figures that were entered. They are kept in the
//! database with everything else that is the user's, and read, exported and shared like other packs.
//! Folders in which they used to lie are taken over.

use std::fs;
use std::path::{Path, PathBuf};

use muster_db::Database;
use muster_db::pack::{self, BrokenPack, Fault, PackFiles, Place, Problem};
use muster_db::table::own_pack::OwnPack;

use crate::error::{Error, Kind};
use crate::muster::{Muster, read_packs};
use crate::output::{self, guard_own};

/// How the names of such packs begin: answers to open questions, figures of one's own.
const BEGIN: [&str; 2] = ["answers-", "my-figures-"];

/// What the folder of a pack was called while an older Muster put a new one in its place.
const OLD: &str = ".old";

/// Whether a pack of this name is one that Muster writes for the user.
pub(crate) fn is_own(name: &str) -> bool {
    BEGIN.iter().any(|b| name.strip_prefix(b).is_some_and(|rest| !rest.is_empty() && !rest.contains('.')))
}

/// The packs of the user's own that a database holds.
///
/// # Errors
/// Those of any read.
pub(crate) fn kept(database: &Database) -> Result<Vec<PackFiles>, Error> {
    let packs = database.own_packs()?.into_iter().map(OwnPack::into_files);
    // One that was removed is kept without files: its revisions still say what was in it.
    Ok(packs.filter(|p| !p.files.is_empty()).collect())
}

/// A folder that bears the name of a pack in the database, and isn't loaded therefore.
pub(crate) fn name_taken(name: &str) -> BrokenPack {
    let place = Place { pack: name.to_owned(), ..Place::default() };
    BrokenPack { name: name.to_owned(), problems: vec![Problem { place, fault: Fault::NameTaken }] }
}

/// Puts folders back that an older Muster was replacing when it ended.
pub(crate) fn recover(packs: &Path) {
    for entry in fs::read_dir(packs).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let inner = name.strip_prefix('.').and_then(|n| n.strip_suffix(OLD));
        if let Some(place) = inner.map(|n| packs.join(n)).filter(|p| !p.exists()) {
            // Where it can't be moved it is as it was; the next start tries again.
            let _ = fs::rename(entry.path(), place);
        }
    }
}

/// Old folders that wait to be taken over.
pub(crate) fn folders(packs: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(packs).into_iter().flatten().flatten();
    let mut folders: Vec<_> =
        entries.map(|e| e.path()).filter(|p| p.is_dir() && is_own(&name_of(p))).collect();
    folders.sort();
    folders
}

/// Whether nothing was ever put into a folder: an older Muster that was killed left it so.
pub(crate) fn is_empty_folder(path: &Path) -> bool {
    let visible = |e: fs::DirEntry| !e.file_name().to_string_lossy().starts_with('.');
    fs::read_dir(path).is_ok_and(|entries| !entries.flatten().any(visible))
}

pub(crate) fn name_of(path: &Path) -> String {
    path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}

impl Muster {
    /// Takes folders of the old kind over into the database, each whole or not at all. The folder is
    /// kept among the removed packs. One that can't be read, or has errors, stays where it is and is
    /// listed with them.
    pub(crate) fn take_over_folders(&mut self) -> Result<(), Error> {
        for folder in folders(&self.packs_dir()) {
            let Ok(files) = PackFiles::read(&folder) else { continue };
            if files.files.is_empty() {
                continue;
            }
            let taken = self.atomically(|muster| {
                let own = kept(muster.database()?)?;
                if let Some(there) = own.iter().find(|p| p.name == files.name) {
                    // The program ended between taking it over and moving the folder away.
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

    /// The pack of this name with all others as they would be loaded, its place among them known; a
    /// new one begins without files. To be called within [`atomically`](Muster::atomically).
    ///
    /// # Errors
    /// A folder of that name has errors: what is in it must not be written over.
    pub(crate) fn own_pack(&mut self, name: &str) -> Result<(Vec<PackFiles>, usize), Error> {
        let own = kept(self.database()?)?;
        let (mut packs, unread) = read_packs(self.dir(), &own);
        let in_the_way = |b: &BrokenPack| b.name == name && !own.iter().any(|p| p.name == name);
        if unread.iter().chain(self.broken_packs()).any(in_the_way) {
            return Err(Error::PackBroken(self.packs_dir().join(name)));
        }
        let index = packs.iter().position(|p| p.name == name).unwrap_or_else(|| {
            // Where it will be found: users' packs are loaded by name.
            let built_in = pack::built_in().len().min(packs.len());
            let index = built_in + packs[built_in..].partition_point(|p| p.name.as_str() < name);
            packs.insert(index, PackFiles { name: name.to_owned(), files: Default::default() });
            index
        });
        Ok((packs, index))
    }

    /// Writes a pack of the user's, or one that comes with the program, as a folder that can be shared
    /// and installed elsewhere.
    ///
    /// # Errors
    /// There is no such pack, something is in the folder's place, or it can't be written.
    pub fn export_pack(&mut self, name: &str, folder: &Path) -> Result<(), Error> {
        let own = self.own_packs_kept();
        let (packs, _) = read_packs(self.dir(), &own);
        let Some(files) = packs.iter().find(|p| p.name == name) else {
            let known = packs.iter().map(|p| p.name.clone()).collect();
            return Err(Error::NotOneOf { kind: Kind::Pack, name: name.to_owned(), known });
        };
        guard_own(self.dir(), folder)?;
        write_folder(folder, files)
    }

    /// What the database holds of the user's own packs; nothing where it can't be read.
    pub(crate) fn own_packs_kept(&mut self) -> Vec<PackFiles> {
        let (database, _) = self.database_if_any();
        database.and_then(|d| kept(d).ok()).unwrap_or_default()
    }
}

/// Writes a pack's files into a folder that isn't there yet: all of them or none.
pub(crate) fn write_folder(folder: &Path, pack: &PackFiles) -> Result<(), Error> {
    let unwritable =
        |e: std::io::Error| Error::OutputNotWritable { path: folder.to_owned(), reason: e.to_string() };
    if folder.exists() {
        return Err(unwritable(std::io::ErrorKind::AlreadyExists.into()));
    }
    let part = folder.with_file_name(format!(".{}.{}.part", name_of(folder), uuid::Uuid::now_v7()));
    let write = || {
        fs::create_dir_all(&part).map_err(unwritable)?;
        pack.files.iter().try_for_each(|(name, bytes)| output::write(&part.join(name), bytes))?;
        fs::rename(&part, folder).map_err(unwritable)
    };
    write().inspect_err(|_| {
        // What went wrong first is what matters.
        fs::remove_dir_all(&part).ok();
    })
}
