//! The folder of the user's packs: listing, installing, removing and restoring them.

use std::fs;
use std::path::{Path, PathBuf};

use muster_db::pack::{self, PackFiles, Problem};

use super::PackReport;
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::muster::packs::{head, is_own, kept, name_of, read_packs, write_folder};
use crate::base::output::{self, sync_folder};

/// The folder for removed packs, in the data folder.
const REMOVED: &str = "removed-packs";

/// The files that identify a pack; a path to one of them means the folder containing it.
const HEADS: [&str; 2] = ["game.toml", "pack.toml"];

/// An available pack, loaded or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackEntry {
    /// The name of its folder or file.
    pub name: String,
    /// The pack's title; its folder's name if that can't be read.
    pub title: String,
    /// The id of the game that it is or extends; empty if that can't be read.
    pub game: String,
    /// Its path; `None` if it is built in or kept in the database.
    pub path: Option<PathBuf>,
    /// Whether Muster writes it for the user and keeps it in the database.
    pub own: bool,
    /// The number of rows in its `figures.csv`.
    pub figures: usize,
    /// Whether one of the user's packs replaces it.
    pub replaced: bool,
    /// Its problems; a pack with problems isn't loaded at all.
    pub problems: Vec<Problem>,
}

/// A pack that was read for installing, not checked yet.
#[derive(Clone, Debug)]
pub struct NewPack {
    /// The path it was read from.
    path: PathBuf,
    /// The name of its folder or file.
    name: String,
    /// Its files, or why they can't be read.
    files: Result<PackFiles, Problem>,
    /// The original zip, if it came as one.
    zip: Option<Vec<u8>>,
}

impl NewPack {
    /// Reads a folder or zip; a path to `game.toml` or `pack.toml` means its folder.
    ///
    /// # Errors
    /// Fails if the path doesn't exist. Problems of the pack itself are reported when it is checked.
    pub fn read(path: &Path) -> Result<Self, Error> {
        if !path.exists() {
            return Err(Error::FileNotFound(path.to_owned()));
        }
        let is_head = path.is_file() && path.file_name().is_some_and(|n| HEADS.iter().any(|h| n == *h));
        let path = path.parent().filter(|_| is_head).unwrap_or(path);
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let files = PackFiles::read(path);
        let unreadable =
            |e: std::io::Error| Error::FileUnreadable { path: path.to_owned(), reason: e.to_string() };
        // Only keep a zip that could be read within the limits.
        let is_zip = files.is_ok() && path.is_file();
        let zip = is_zip.then(|| fs::read(path)).transpose().map_err(unreadable)?;
        Ok(Self { path: path.to_owned(), name, files, zip })
    }
}

/// The result of installing a pack.
#[derive(Clone, Debug)]
pub struct InstalledPack {
    /// The name of its folder or file.
    pub name: String,
    /// The result of checking it; it isn't installed if there are problems.
    pub report: PackReport,
    /// Whether a pack of this name exists and wasn't to be replaced.
    pub taken: bool,
    /// The path of the backup of the pack it replaced.
    pub replaced: Option<PathBuf>,
}

impl InstalledPack {
    /// Returns whether the pack was installed.
    #[must_use]
    pub fn is_installed(&self) -> bool {
        self.report.problems.is_empty() && !self.taken
    }
}

impl Muster {
    /// Returns all packs, built-in ones first.
    pub fn packs(&mut self) -> Vec<PackEntry> {
        let built_in = pack::built_in().len();
        let own = self.own_packs_kept();
        let (packs, _) = read_packs(self.dir(), &own);
        let mut entries: Vec<_> = packs
            .iter()
            .enumerate()
            .map(|(index, files)| {
                let is_kept = own.iter().any(|p| p.name == files.name);
                self.entry(files, index >= built_in, is_kept)
            })
            .collect();
        let known = |name: &str, entries: &[PackEntry]| entries.iter().any(|e| e.name == name);
        for broken in self.broken_packs() {
            if !known(&broken.name, &entries) {
                entries.push(PackEntry {
                    name: broken.name.clone(),
                    title: broken.name.clone(),
                    game: String::new(),
                    path: Some(self.packs_dir().join(&broken.name)),
                    own: false,
                    figures: 0,
                    replaced: false,
                    problems: broken.problems.clone(),
                });
            }
        }
        let games: Vec<_> = packs.iter().map(|p| p.files.contains_key("game.toml")).collect();
        for index in 0..packs.len() {
            let replaces = |(later, entry): (usize, &PackEntry)| {
                later > index
                    && games[later]
                    && entry.problems.is_empty()
                    && entry.game == entries[index].game
            };
            let replaced = games[index] && entries.iter().take(packs.len()).enumerate().any(replaces);
            entries[index].replaced = replaced;
        }
        entries
    }

    fn entry(&self, files: &PackFiles, is_users: bool, own: bool) -> PackEntry {
        let (game, title) = head(files);
        let rows = files.files.get("figures.csv").map(|bytes| csv::Reader::from_reader(bytes.as_slice()));
        let broken = self.broken_packs().iter().find(|b| is_users && b.name == files.name);
        PackEntry {
            name: files.name.clone(),
            title: if title.is_empty() { files.name.clone() } else { title },
            game,
            path: (is_users && !own).then(|| self.packs_dir().join(&files.name)),
            own,
            figures: rows.map_or(0, |mut rows| rows.records().count()),
            replaced: false,
            problems: broken.map(|b| b.problems.clone()).unwrap_or_default(),
        }
    }

    /// Checks a pack and adds it to the user's packs unless it has problems. Its source isn't read again. An
    /// existing pack of the same name is replaced only if `replace` is set, and is kept among the removed ones.
    ///
    /// # Errors
    /// Fails if the packs' folder can't be written; the existing pack is unchanged then.
    pub fn install(&mut self, pack: NewPack, replace: bool) -> Result<InstalledPack, Error> {
        let NewPack { path, name, files, zip } = pack;
        let own = self.own_packs_kept();
        let mut others = read_packs(self.dir(), &own).0;
        others.retain(|p| p.name != name);
        let report = self.check_pack_among(&path.display().to_string(), files.clone(), others);
        let packs = self.packs_dir();
        let place = packs.join(&name);
        let there = place.exists() || own.iter().any(|p| p.name == name);
        let taken = there && !replace;
        let mut installed = InstalledPack { name, report, taken, replaced: None };
        let (Ok(files), true) = (files, installed.is_installed()) else { return Ok(installed) };
        if is_own(&installed.name) && zip.is_none() {
            installed.replaced = self.keep_own(&files)?;
            self.reload_packs();
            return Ok(installed);
        }
        // Names beginning with a dot are never loaded, so a partial pack isn't either.
        let beside = packs.join(format!(".{}.{}.part", installed.name, uuid::Uuid::new_v4()));
        fs::create_dir_all(&packs).map_err(|e| unwritable(&place, &e))?;
        let swapped = put(&beside, &files, zip.as_deref()).and_then(|()| {
            if place.exists() {
                installed.replaced = Some(self.move_aside(&place)?);
            }
            fs::rename(&beside, &place).map_err(|e| unwritable(&place, &e))
        });
        if let Err(error) = swapped {
            remove(&beside).ok();
            // Move the previous pack back, so that the user has one of the two.
            if let Some(kept) = &installed.replaced {
                fs::rename(kept, &place).map_err(|e| unwritable(&place, &e))?;
            }
            return Err(error);
        }
        sync_folder(&packs).map_err(|e| unwritable(&place, &e))?;
        self.reload_packs();
        Ok(installed)
    }

    /// Stores files as the user's own pack of their name. Returns the path of the backup of the one they replace.
    fn keep_own(&mut self, files: &PackFiles) -> Result<Option<PathBuf>, Error> {
        self.atomically(|muster| {
            let before = kept(muster.database()?)?.into_iter().find(|p| p.name == files.name);
            let aside = before.map(|pack| muster.write_aside(&pack)).transpose()?;
            let now = muster.now();
            muster.database()?.put_own_pack(files, now)?;
            Ok(aside)
        })
    }

    /// Removes one of the user's packs. Returns the path of its backup.
    ///
    /// # Errors
    /// Fails if there is no such pack, or it can't be moved; it is unchanged then.
    pub fn remove_pack(&mut self, name: &str) -> Result<PathBuf, Error> {
        let entries = self.packs();
        let mut mine = entries.iter().filter(|e| e.own || e.path.is_some());
        let kept = match mine.clone().find(|e| e.name == name) {
            Some(entry) if entry.own => self.remove_own(name)?,
            Some(PackEntry { path: Some(path), .. }) => self.move_aside(path)?,
            _ => {
                let known = mine.by_ref().map(|e| &e.name);
                return Err(Error::not_one_of(Kind::Pack, name, known));
            }
        };
        self.reload_packs();
        Ok(kept)
    }

    /// Empties one of the user's own packs after saving it as a folder among the removed ones.
    fn remove_own(&mut self, name: &str) -> Result<PathBuf, Error> {
        self.atomically(|muster| {
            let found = kept(muster.database()?)?.into_iter().find(|p| p.name == name);
            let mut pack = found.unwrap_or(PackFiles { name: name.to_owned(), files: Default::default() });
            let aside = muster.write_aside(&pack)?;
            pack.files.clear();
            let now = muster.now();
            muster.database()?.put_own_pack(&pack, now)?;
            Ok(aside)
        })
    }

    /// Restores a removed pack.
    ///
    /// # Errors
    /// Fails if the backup no longer exists, or another pack has its name.
    pub fn bring_back_pack(&mut self, kept: &Path) -> Result<(), Error> {
        let here = |p: &Path| p.parent() == Some(&self.dir().join(REMOVED));
        let stem = name_of(kept);
        let Some((_, name)) = stem.split_once('@').filter(|_| here(kept) && kept.exists()) else {
            return Err(Error::FileNotFound(kept.to_owned()));
        };
        let place = self.packs_dir().join(name);
        if place.exists() || self.own_packs_kept().iter().any(|p| p.name == name) {
            let there = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
            return Err(unwritable(&place, &there));
        }
        // One of the user's own packs is imported into the database when packs are loaded.
        let moved = fs::create_dir_all(self.packs_dir()).and_then(|()| fs::rename(kept, &place));
        moved.and_then(|()| sync_folder(&self.packs_dir())).map_err(|e| unwritable(&place, &e))?;
        self.reload_packs();
        Ok(())
    }

    /// Moves a pack's folder or zip to the removed ones.
    pub(crate) fn move_aside(&self, path: &Path) -> Result<PathBuf, Error> {
        let kept = self.place_aside(&name_of(path))?;
        let moved = fs::rename(path, &kept).and_then(|()| sync_folder(&self.dir().join(REMOVED)));
        moved.map_err(|e| unwritable(&kept, &e))?;
        Ok(kept)
    }

    /// Writes a pack as a folder among the removed ones.
    fn write_aside(&self, pack: &PackFiles) -> Result<PathBuf, Error> {
        let kept = self.place_aside(&pack.name)?;
        write_folder(&kept, pack)?;
        Ok(kept)
    }

    fn place_aside(&self, name: &str) -> Result<PathBuf, Error> {
        let folder = self.dir().join(REMOVED);
        fs::create_dir_all(&folder).map_err(|e| unwritable(&folder, &e))?;
        let stem = self.now().format("%Y-%m-%d-%H%M%S-%3f").to_string();
        let mut places = (1_u32..).map(|n| {
            let more = if n == 1 { String::new() } else { format!("-{n}") };
            folder.join(format!("{stem}{more}@{name}"))
        });
        let free = places.find(|p| !p.exists());
        free.ok_or_else(|| unwritable(&folder, &std::io::ErrorKind::AlreadyExists.into()))
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Error {
    Error::OutputNotWritable { path: path.to_owned(), reason: error.to_string() }
}

fn remove(path: &Path) -> std::io::Result<()> {
    match path.symlink_metadata() {
        Err(_) => Ok(()),
        Ok(about) if about.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
    }
}

/// Writes the zip as it is, or the pack's files into a folder. The files are synced to disk.
fn put(place: &Path, pack: &PackFiles, zip: Option<&[u8]>) -> Result<(), Error> {
    if let Some(zip) = zip {
        return output::write(place, zip);
    }
    fs::create_dir_all(place).map_err(|e| unwritable(place, &e))?;
    pack.files.iter().try_for_each(|(name, bytes)| output::write(&place.join(name), bytes))
}
