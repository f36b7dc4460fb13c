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
    /// Whether the day's backup is made and the catalogue in the database is the present one.
    prepared: bool,
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
        crate::my_figures::recover(&dir.join(PACKS));
        let (packs, mut unread) = read_packs(&dir);
        let (games, mut broken) = pack::load(&packs);
        broken.append(&mut unread);
        Self {
            dir,
            games: games.into_iter().map(Arc::new).collect(),
            broken,
            database: None,
            prepared: false,
        }
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

    /// The games of which squads can be built: those that have formats.
    pub fn squad_games(&self) -> impl Iterator<Item = &Arc<LoadedGame>> {
        self.games.iter().filter(|g| !g.catalogue.formats().is_empty())
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
    /// asked for. Where nothing can be written it can still be read.
    ///
    /// # Errors
    /// The database can't be opened; it is left as it was.
    pub fn database(&mut self) -> Result<&mut Database, Error> {
        let mut database = match self.database.take() {
            Some(database) => database,
            None => self.open_database()?,
        };
        if !self.prepared && !database.is_read_only() {
            match self.prepare(&mut database) {
                Ok(()) => self.prepared = true,
                // Reading goes on with a full disk; a write meets it again and tells it.
                Err(DbError::Full { .. } | DbError::ReadOnly { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(self.database.insert(database))
    }

    /// The user's data for a question that can be answered without it, too: where there is none
    /// yet, none is made. Why it can't be read comes back for the user to be told.
    pub fn database_if_any(&mut self) -> (Option<&mut Database>, Option<DbError>) {
        if self.database.is_none() && self.dir.join(FILE_NAME).exists() {
            match self.open_database() {
                Ok(database) => self.database = Some(database),
                Err(error) => return (None, Some(error)),
            }
        }
        (self.database.as_mut(), None)
    }

    /// Opens the database; where the disk takes no write, for reading.
    fn open_database(&self) -> Result<Database, DbError> {
        Database::open(&self.dir, self.now()).or_else(|error| match error {
            DbError::Full { .. } | DbError::ReadOnly { .. } => {
                Database::open_read_only(&self.dir).map_err(|_| error)
            }
            other => Err(other),
        })
    }

    fn prepare(&self, database: &mut Database) -> Result<(), DbError> {
        database.backup_daily(self.now())?;
        for game in &self.games {
            database.cache_catalogue(&game.catalogue, &extra_names(game), &game.hash)?;
        }
        Ok(())
    }

    /// Loads all packs anew; the user's data stays open.
    pub fn reload_packs(&mut self) {
        let database = self.database.take();
        *self = Self { database, ..Self::open(std::mem::take(&mut self.dir)) };
    }

    /// Closes the user's data; it is opened anew when it is next asked for.
    pub(crate) fn close(&mut self) {
        self.database = None;
        self.prepared = false;
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

/// All packs, built-in ones first, and those of the user that can't be read.
pub(crate) fn read_packs(dir: &Path) -> (Vec<PackFiles>, Vec<BrokenPack>) {
    let mut packs = pack::built_in();
    let mut unread = Vec::new();
    for path in users_packs(dir) {
        match PackFiles::read(&path) {
            Ok(files) => packs.push(files),
            Err(problem) => {
                let name = problem.place.pack.clone();
                unread.push(BrokenPack { name, problems: vec![problem] });
            }
        }
    }
    (packs, unread)
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
