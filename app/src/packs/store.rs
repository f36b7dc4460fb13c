//! The folder of users' packs: what is in it, putting one in, and taking one out.

use std::fs;
use std::path::{Path, PathBuf};

use muster_db::pack::{self, PackFiles, Problem};

use super::PackReport;
use crate::error::{Error, Kind};
use crate::muster::{Muster, read_packs};
use crate::output::{self, sync_folder};

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
    /// Where it lies; `None` for one that comes with the program.
    pub path: Option<PathBuf>,
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

/// A pack that is to be installed, read and not yet checked.
#[derive(Clone, Debug)]
pub struct NewPack {
    /// Where it comes from.
    path: PathBuf,
    /// The name of its folder or file.
    name: String,
    /// Its files, or why they can't be read.
    files: Result<PackFiles, Problem>,
    /// The zip that they came in.
    zip: Option<Vec<u8>>,
}

impl NewPack {
    /// Reads a folder or zip; a file that tells what a pack is of means its folder.
    ///
    /// # Errors
    /// There is no such file. What is wrong with a pack that is there is told when it is checked.
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
        // Only one that could be read within its limits is worth keeping.
        let is_zip = files.is_ok() && path.is_file();
        let zip = is_zip.then(|| fs::read(path)).transpose().map_err(unreadable)?;
        Ok(Self { path: path.to_owned(), name, files, zip })
    }
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
    #[must_use]
    pub fn packs(&self) -> Vec<PackEntry> {
        let built_in = pack::built_in().len();
        let (packs, _) = read_packs(self.dir());
        let mut entries: Vec<_> =
            packs.iter().enumerate().map(|(index, files)| self.entry(files, index >= built_in)).collect();
        let known = |name: &str, entries: &[PackEntry]| entries.iter().any(|e| e.name == name);
        for broken in self.broken_packs() {
            if !known(&broken.name, &entries) {
                entries.push(PackEntry {
                    name: broken.name.clone(),
                    title: broken.name.clone(),
                    game: String::new(),
                    path: Some(self.packs_dir().join(&broken.name)),
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

    fn entry(&self, files: &PackFiles, is_users: bool) -> PackEntry {
        let (game, title) = head(files);
        let rows = files.files.get("figures.csv").map(|bytes| csv::Reader::from_reader(bytes.as_slice()));
        let broken = self.broken_packs().iter().find(|b| is_users && b.name == files.name);
        PackEntry {
            name: files.name.clone(),
            title: if title.is_empty() { files.name.clone() } else { title },
            game,
            path: is_users.then(|| self.packs_dir().join(&files.name)),
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
        self.install(NewPack::read(path)?, how)
    }

    /// Checks a pack that was read and puts it among the user's. Where it came from is not read again.
    ///
    /// # Errors
    /// The packs' folder can't be written; what was there stays.
    pub fn install(&mut self, pack: NewPack, how: Installing) -> Result<InstalledPack, Error> {
        let NewPack { path, name, files, zip } = pack;
        let mut others = read_packs(self.dir()).0;
        others.retain(|p| p.name != name);
        let report = self.check_pack_among(&path.display().to_string(), files.clone(), others);
        let packs = self.packs_dir();
        let place = packs.join(&name);
        let taken = place.exists() && how == Installing::New;
        let mut installed = InstalledPack { name, report, taken, replaced: None };
        let (Ok(files), true) = (files, installed.is_installed()) else { return Ok(installed) };
        // What begins with a dot is no pack: half of one is never loaded.
        let beside = packs.join(format!(".{}.part", installed.name));
        fs::create_dir_all(&packs).and_then(|()| remove(&beside)).map_err(|e| unwritable(&place, &e))?;
        put(&beside, &files, zip.as_deref())?;
        if place.exists() {
            installed.replaced = Some(self.put_aside(&installed.name)?);
        }
        if let Err(error) = fs::rename(&beside, &place) {
            // The pack that was there is kept; it goes back, so that the user has one of the two.
            if let Some(kept) = &installed.replaced {
                fs::rename(kept, &place).map_err(|e| unwritable(&place, &e))?;
            }
            return Err(unwritable(&place, &error));
        }
        sync_folder(&packs).map_err(|e| unwritable(&place, &e))?;
        self.reload_packs();
        Ok(installed)
    }

    /// Takes a pack of the user's out. Where it is kept comes back.
    ///
    /// # Errors
    /// There is no such pack, or it can't be moved; then it stays.
    pub fn remove_pack(&mut self, name: &str) -> Result<PathBuf, Error> {
        let kept = self.put_aside(name)?;
        self.reload_packs();
        Ok(kept)
    }

    /// Puts a removed pack back into its place.
    ///
    /// # Errors
    /// It is no longer there, or another pack of its name is.
    pub fn bring_back_pack(&mut self, kept: &Path) -> Result<(), Error> {
        let here = |p: &Path| p.parent() == Some(&self.dir().join(REMOVED));
        let stem = kept.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let Some((_, name)) = stem.split_once('@').filter(|_| here(kept) && kept.exists()) else {
            return Err(Error::FileNotFound(kept.to_owned()));
        };
        let place = self.packs_dir().join(name);
        if place.exists() {
            let there = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
            return Err(unwritable(&place, &there));
        }
        fs::rename(kept, &place).map_err(|e| unwritable(&place, &e))?;
        self.reload_packs();
        Ok(())
    }

    /// Moves a pack of the user's among those removed.
    fn put_aside(&self, name: &str) -> Result<PathBuf, Error> {
        let entries = self.packs();
        let mine = entries.iter().filter(|e| e.path.is_some());
        let Some(path) = mine.clone().find(|e| e.name == name).and_then(|e| e.path.as_ref()) else {
            let known = mine.map(|e| e.name.clone()).collect();
            return Err(Error::NotOneOf { kind: Kind::Pack, name: name.to_owned(), known });
        };
        let folder = self.dir().join(REMOVED);
        let kept = folder.join(format!("{}@{name}", self.now().format("%Y-%m-%d-%H%M%S-%3f")));
        let moved = fs::create_dir_all(&folder).and_then(|()| fs::rename(path, &kept));
        moved.map_err(|e| unwritable(&kept, &e))?;
        Ok(kept)
    }
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

/// Writes a zip as it is, and of a folder the files that are the pack. They are on disk then, power cut or
/// not.
fn put(place: &Path, pack: &PackFiles, zip: Option<&[u8]>) -> Result<(), Error> {
    if let Some(zip) = zip {
        return output::write(place, zip);
    }
    fs::create_dir_all(place).map_err(|e| unwritable(place, &e))?;
    pack.files.iter().try_for_each(|(name, bytes)| output::write(&place.join(name), bytes))
}
