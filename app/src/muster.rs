//! Muster itself: the games it knows and the folder in which the user's data lies.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use muster_db::pack::{self, BrokenPack, LoadedGame, PackFiles};
use muster_db::table::catalogue::ExtraName;
use muster_db::{Database, DbError, FILE_NAME};
use muster_rules::fold::fold;

use crate::error::{Error, Kind};

/// The folder of users' packs, in the data folder.
const PACKS: &str = "packs";

/// The games loaded and the user's data, opened when it is first needed.
#[derive(Debug)]
pub struct Muster {
    dir: PathBuf,
    games: Vec<Arc<LoadedGame>>,
    broken: Vec<BrokenPack>,
    database: Option<Database>,
}

impl Muster {
    /// The user's data folder by the platform's convention.
    #[must_use]
    pub fn usual_dir() -> PathBuf {
        let dirs = directories::ProjectDirs::from("", "", "Muster");
        dirs.map_or_else(|| PathBuf::from("muster-data"), |d| d.data_dir().to_owned())
    }

    /// Loads all packs, built-in ones and those in the data folder. Broken ones are left out and
    /// listed; they keep nothing else from working.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        let mut packs = pack::built_in();
        let mut unread = Vec::new();
        for path in users_packs(&dir) {
            match PackFiles::read(&path) {
                Ok(files) => packs.push(files),
                Err(problem) => {
                    let name = problem.place.pack.clone();
                    unread.push(BrokenPack { name, problems: vec![problem] });
                }
            }
        }
        let (games, mut broken) = pack::load(&packs);
        broken.append(&mut unread);
        Self { dir, games: games.into_iter().map(Arc::new).collect(), broken, database: None }
    }

    /// The data folder.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The folder of users' packs.
    #[must_use]
    pub fn packs_dir(&self) -> PathBuf {
        self.dir.join(PACKS)
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> &[Arc<LoadedGame>] {
        &self.games
    }

    /// Packs that could not be loaded.
    #[must_use]
    pub fn broken_packs(&self) -> &[BrokenPack] {
        &self.broken
    }

    /// The game of this id, prefix or name; without one, the first game.
    ///
    /// # Errors
    /// There is no such game.
    pub fn game(&self, name: Option<&str>) -> Result<Arc<LoadedGame>, Error> {
        let found = match name {
            None => self.games.first(),
            Some(name) => self.games.iter().find(|g| {
                let game = g.catalogue.game();
                let names = [game.id.as_str(), &game.prefix, &game.name];
                names.into_iter().any(|n| fold(n) == fold(name))
            }),
        };
        found.cloned().ok_or_else(|| Error::NotOneOf {
            kind: Kind::Game,
            name: name.unwrap_or_default().to_owned(),
            known: self.games.iter().map(|g| g.catalogue.game().id.as_str().to_owned()).collect(),
        })
    }

    /// The user's data, opened (and the day's backup made, the catalogue refreshed) when first
    /// asked for.
    ///
    /// # Errors
    /// The database can't be opened; it is left as it was.
    pub fn database(&mut self) -> Result<&mut Database, Error> {
        if self.database.is_none() {
            let now = self.now();
            let mut database = Database::open(&self.dir, now)?;
            database.backup_daily(now)?;
            for game in &self.games {
                database.cache_catalogue(&game.catalogue, &extra_names(game), &game.hash)?;
            }
            self.database = Some(database);
        }
        self.database.as_mut().ok_or_else(|| Error::Internal("the database is not open".to_owned()))
    }

    /// The user's data for a question that can be answered without it, too: where there is none
    /// yet, none is made. Why it can't be read comes back for the user to be told.
    pub fn database_if_any(&mut self) -> (Option<&mut Database>, Option<DbError>) {
        if self.database.is_none() && self.dir.join(FILE_NAME).exists() {
            match Database::open(&self.dir, self.now()) {
                Ok(database) => self.database = Some(database),
                // A folder that can't be written to can still be read.
                Err(first) => match Database::open_read_only(&self.dir) {
                    Ok(database) => self.database = Some(database),
                    Err(_) => return (None, Some(first)),
                },
            }
        }
        (self.database.as_mut(), None)
    }

    /// Closes the user's data; it is opened anew when it is next asked for.
    pub(crate) fn close(&mut self) {
        self.database = None;
    }

    /// The present moment.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// Names in other languages, for search.
fn extra_names(game: &LoadedGame) -> Vec<ExtraName> {
    let names = game.names.all();
    names.map(|(english, name)| ExtraName { english: english.to_owned(), name: name.to_owned() }).collect()
}

/// Folders and zips in the folder of users' packs, by name.
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
