//! The folder of users' packs: what is in it, putting one in, and taking one out.

use std::fs;
use std::path::{Path, PathBuf};

use muster_db::pack::{self, PackFiles, Problem};

use super::PackReport;
use crate::error::{Error, Kind};
use crate::muster::{Muster, read_packs};
use crate::own_packs::{is_own, kept, name_of, write_folder};

/// Packs that the user removed, in the data folder.
const REMOVED: &str = "removed-packs";

/// The files that tell what a pack is of; naming one of them means the folder that it lies in.
const HEADS: [&str; 2] = ["game.toml", "pack.toml"];

/// A pack that there is, loaded or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackEntry {
    /// The name of its folder or file.
    pub name: String,
    /// What it calls itself; its folder's name where that can't be read.
    pub title: String,
    /// The game that it is or adds to, by id; empty where that can't be read.
    pub game: String,
    /// Where it lies; `None` for one that comes with the program, or is kept in the database.
    pub path: Option<PathBuf>,
    /// Whether Muster writes it for the user and keeps it in the database.
    pub own: bool,
    /// Rows of its own in `figures.csv`.
    pub figures: usize,
    /// Whether a pack of the user's takes its place.
    pub replaced: bool,
    /// What is wrong with it; nothing of a pack with problems is loaded.
    pub problems: Vec<Problem>,
}

/// How to install a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Installing {
    /// Only where there is no pack of this name.
    New,
    /// In the place of the pack of this name, which is kept among those removed.
    Replacing,
}

/// What came of installing a pack.
#[derive(Clone, Debug)]
pub struct InstalledPack {
    /// The name of its folder or file.
    pub name: String,
    /// What checking it found; with problems it wasn't installed.
    pub report: PackReport,
    /// Whether a pack of this name is in its place and was to stay.
    pub taken: bool,
    /// Where the pack that it replaced is kept.
    pub replaced: Option<PathBuf>,
}

impl InstalledPack {
    /// Whether it is there now.
    #[must_use]
    pub fn is_installed(&self) -> bool {
        self.report.problems.is_empty() && !self.taken
    }
}

impl Muster {
    /// All packs, built-in ones first.
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

    /// Checks a folder or zip and puts it among the user's packs. A pack with problems stays out.
    ///
    /// # Errors
    /// There is no such file, or the packs' folder can't be written; what was there stays.
    pub fn install_pack(&mut self, path: &Path, how: Installing) -> Result<InstalledPack, Error> {
        if !path.exists() {
            return Err(Error::FileNotFound(path.to_owned()));
        }
        let is_head = path.is_file() && path.file_name().is_some_and(|n| HEADS.iter().any(|h| n == *h));
        let path = path.parent().filter(|_| is_head).unwrap_or(path);
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let own = self.own_packs_kept();
        let mut others = read_packs(self.dir(), &own).0;
        others.retain(|p| p.name != name);
        let report = self.check_pack_among(path, others);
        let place = self.packs_dir().join(&name);
        let there = place.exists() || own.iter().any(|p| p.name == name);
        let taken = there && how == Installing::New;
        let mut installed = InstalledPack { name, report, taken, replaced: None };
        if !installed.is_installed() {
            return Ok(installed);
        }
        if is_own(&installed.name) && path.is_dir() {
            installed.replaced = self.keep_own(path)?;
            self.reload_packs();
            return Ok(installed);
        }
        // What begins with a dot is no pack: half of one is never loaded.
        let beside = self.packs_dir().join(format!(".{}.{}.part", installed.name, uuid::Uuid::now_v7()));
        let put = || {
            fs::create_dir_all(self.packs_dir())?;
            copy(path, &beside)
        };
        let put = put().map_err(|e| unwritable(&place, &e)).and_then(|()| {
            if place.exists() {
                installed.replaced = Some(self.move_aside(&place)?);
            }
            fs::rename(&beside, &place)
                .and_then(|()| sync(&self.packs_dir()))
                .map_err(|e| unwritable(&place, &e))
        });
        put.inspect_err(|_| {
            // What went wrong first is what matters.
            remove(&beside).ok();
        })?;
        self.reload_packs();
        Ok(installed)
    }

    /// Keeps a folder's files as the pack of the user's own that it is named after. Where the one that
    /// it replaces was put comes back.
    fn keep_own(&mut self, folder: &Path) -> Result<Option<PathBuf>, Error> {
        let unreadable = |p: Problem| Error::PackBroken(folder.join(p.place.file));
        let files = PackFiles::read(folder).map_err(unreadable)?;
        self.atomically(|muster| {
            let before = kept(muster.database()?)?.into_iter().find(|p| p.name == files.name);
            let aside = before.map(|pack| muster.write_aside(&pack)).transpose()?;
            let now = muster.now();
            muster.database()?.put_own_pack(&files, now)?;
            Ok(aside)
        })
    }

    /// Takes a pack of the user's out. Where it is kept comes back.
    ///
    /// # Errors
    /// There is no such pack, or it can't be moved; then it stays.
    pub fn remove_pack(&mut self, name: &str) -> Result<PathBuf, Error> {
        let entries = self.packs();
        let mut mine = entries.iter().filter(|e| e.own || e.path.is_some());
        let kept = match mine.clone().find(|e| e.name == name) {
            Some(entry) if entry.own => self.remove_own(name)?,
            Some(PackEntry { path: Some(path), .. }) => self.move_aside(path)?,
            _ => {
                let known = mine.by_ref().map(|e| e.name.clone()).collect();
                return Err(Error::NotOneOf { kind: Kind::Pack, name: name.to_owned(), known });
            }
        };
        self.reload_packs();
        Ok(kept)
    }

    /// Empties a pack of the user's own, once it lies as a folder among those removed.
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

    /// Puts a removed pack back into its place.
    ///
    /// # Errors
    /// It is no longer there, or another pack of its name is.
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
        // One of the user's own is taken over into the database when packs are loaded.
        let moved = fs::create_dir_all(self.packs_dir()).and_then(|()| fs::rename(kept, &place));
        moved.and_then(|()| sync(&self.packs_dir())).map_err(|e| unwritable(&place, &e))?;
        self.reload_packs();
        Ok(())
    }

    /// Moves a pack's folder or zip among those removed.
    pub(crate) fn move_aside(&self, path: &Path) -> Result<PathBuf, Error> {
        let kept = self.place_aside(&name_of(path))?;
        let moved = fs::rename(path, &kept).and_then(|()| sync(&self.dir().join(REMOVED)));
        moved.map_err(|e| unwritable(&kept, &e))?;
        Ok(kept)
    }

    /// Writes a pack as a folder among those removed.
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

/// Waits until a folder's list of names is on the disk. Windows has no such thing and needs none.
fn sync(folder: &Path) -> std::io::Result<()> {
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

/// The game that a pack is of and what it calls itself, as far as they can be read.
fn head(files: &PackFiles) -> (String, String) {
    let text = |name: &str| files.files.get(name).map(|b| String::from_utf8_lossy(b).into_owned());
    let own = files.files.contains_key("game.toml");
    let text = text(if own { "game.toml" } else { "pack.toml" }).unwrap_or_default();
    let table = text.parse::<toml::Table>().unwrap_or_default();
    let value = |key: &str| table.get(key).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
    (value(if own { "id" } else { "extends" }), value("name"))
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

/// Copies a zip as it is, and of a folder the files that are the pack.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    if !from.is_dir() {
        fs::copy(from, to)?;
        return fs::File::open(to)?.sync_all();
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if !name.to_string_lossy().starts_with('.') && entry.path().is_file() {
            let place = to.join(name);
            fs::copy(entry.path(), &place)?;
            fs::File::open(&place)?.sync_all()?;
        }
    }
    sync(to)
}
