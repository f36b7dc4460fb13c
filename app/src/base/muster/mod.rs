//! Muster: the loaded games, and the data folder with its database.

pub(crate) mod packs;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use muster_db::backups::newest_sound;
use muster_db::damage::survey;
use muster_db::pack::{self, BrokenPack, LoadedGame};
use muster_db::table::catalogue::{Cached, ExtraName};
use muster_db::{Database, DbError, FILE_NAME};
use muster_rules::fold::fold;
use muster_rules::id::FigureId;

use packs::{PACKS, read_packs};

use crate::base::cache::Cache;
use crate::base::clock::Clock;
use crate::base::error::{Error, Kind};
use crate::base::output;

/// The data folder of a session in memory: no system has a path with such a character, so nothing is ever there.
const NOWHERE: &str = "\0";

/// The loaded games and the user's data, which is opened on first use.
#[derive(Debug)]
pub struct Muster {
    dir: PathBuf,
    games: Vec<Arc<LoadedGame>>,
    broken: Vec<BrokenPack>,
    database: Option<Database>,
    /// The day on which the daily backup was made and the cache brought up to date.
    prepared: Option<NaiveDate>,
    /// Whether there was nothing to back up when the daily backup was due.
    unbacked: bool,
    /// Whether the user's own packs could be read when packs were loaded.
    own_read: bool,
    notices: Vec<Notice>,
    clock: Clock,
    /// Whether the user's data is in memory alone.
    in_memory: bool,
    /// What modules keep in memory between commands.
    pub(crate) cache: Cache,
}

/// A problem that didn't prevent what was requested.
#[derive(Debug)]
pub enum Notice {
    /// The daily backup could not be made.
    BackupFailed(DbError),
}

impl Muster {
    /// Closes the user's data and gives the games up without freeing them, for a process that ends: the system takes
    /// memory back at once, where freeing hundreds of thousands of names takes a tenth of a short command.
    pub fn leave(mut self) {
        self.close();
        std::mem::forget(self);
    }

    /// Returns the data folder by the platform's convention.
    #[must_use]
    pub fn usual_dir() -> PathBuf {
        let dirs = directories::ProjectDirs::from("", "", "Muster");
        dirs.map_or_else(|| PathBuf::from("muster-data"), |d| d.data_dir().to_owned())
    }

    /// Loads all packs: built-in ones, those in the data folder, and the user's own. Broken packs are left out and
    /// listed; they don't affect others.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        Self::open_telling(dir, |_| {})
    }

    /// Loads all packs. Calls `before` first, when the user's data can be read but no games are loaded.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Self)) -> Self {
        packs::recover(&dir.join(PACKS));
        let mut muster = Self::empty(dir, false);
        before(&mut muster);
        muster.reload_packs();
        muster
    }

    /// Loads the built-in packs, with data of which nothing is kept: no file is read or written.
    #[must_use]
    pub fn open_in_memory() -> Self {
        let mut muster = Self::empty(PathBuf::from(NOWHERE), true);
        muster.reload_packs();
        muster
    }

    fn empty(dir: PathBuf, in_memory: bool) -> Self {
        let (games, broken, notices) = (Vec::new(), Vec::new(), Vec::new());
        let (database, prepared, unbacked, own_read) = (None, None, false, false);
        let (clock, cache) = (Clock::default(), Cache::default());
        Self { dir, games, broken, database, prepared, unbacked, own_read, notices, clock, in_memory, cache }
    }

    /// Returns another instance with the same games and its own connection to the user's data, for concurrent work.
    pub(crate) fn beside(&self) -> Self {
        Self {
            dir: self.dir.clone(),
            games: self.games.clone(),
            broken: self.broken.clone(),
            database: None,
            prepared: self.prepared,
            unbacked: false,
            own_read: self.own_read,
            notices: Vec::new(),
            clock: Clock::default(),
            in_memory: self.in_memory,
            cache: Cache::default(),
        }
    }

    /// Returns the data folder.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Returns the folder of installed packs.
    #[must_use]
    pub fn packs_dir(&self) -> PathBuf {
        self.dir.join(PACKS)
    }

    /// Returns all games.
    #[must_use]
    pub fn games(&self) -> &[Arc<LoadedGame>] {
        &self.games
    }

    /// Returns the games in which squads can be built: those with formats.
    pub fn squad_games(&self) -> impl Iterator<Item = &Arc<LoadedGame>> {
        self.games.iter().filter(|g| !g.catalogue.formats().is_empty())
    }

    /// Returns the packs that could not be loaded.
    #[must_use]
    pub fn broken_packs(&self) -> &[BrokenPack] {
        &self.broken
    }

    /// Returns the game with this id, prefix or name; without a name, the game whose figure or campaign card an open
    /// question is about.
    pub fn game_of_question(&self, name: Option<&str>, question: &str) -> Result<Arc<LoadedGame>, Error> {
        let figure = question.split(':').nth(1).map(FigureId::from);
        let card = question.strip_prefix("slots:");
        let has = |g: &&Arc<LoadedGame>| {
            figure.as_ref().is_some_and(|id| g.catalogue.figure(id).is_some())
                || card.is_some_and(|card| g.campaigns.has_card(card))
        };
        match self.games.iter().find(has).filter(|_| name.is_none()) {
            Some(game) => Ok(game.clone()),
            None => self.game(name),
        }
    }

    /// Returns the game with this id, prefix or name; without a name, the first game.
    pub fn game(&self, name: Option<&str>) -> Result<Arc<LoadedGame>, Error> {
        let found = match name {
            None => self.games.first(),
            Some(name) => self.games.iter().find(|g| {
                let game = g.catalogue.game();
                let names = [game.id.as_str(), &game.prefix, &game.name];
                names.into_iter().any(|n| fold(n) == fold(name))
            }),
        };
        found.cloned().ok_or_else(|| {
            Error::not_one_of(
                Kind::Game,
                name.unwrap_or_default(),
                self.games.iter().map(|g| &g.catalogue.game().id),
            )
        })
    }

    /// Returns the user's data, opened on first use. The first call of a day makes the daily backup and refreshes the
    /// cache. Falls back to read-only access if the disk can't be written.
    ///
    /// # Errors
    /// The database can't be opened; it is left unchanged.
    pub fn database(&mut self) -> Result<&mut Database, Error> {
        let mut database = match self.database.take() {
            Some(database) => database,
            None => self.open_database()?,
        };
        let today = Some(self.now().date_naive());
        if self.prepared != today && !database.is_in_transaction() {
            self.prepare(&mut database)?;
            self.prepared = today;
        }
        if !self.own_read {
            // Another process had the database locked when packs were loaded.
            self.own_read = true;
            self.database = Some(database);
            self.reload_packs();
            return self.database();
        }
        Ok(self.database.insert(database))
    }

    /// Returns the user's data for queries that can be answered without it, too. Never creates a database. If an
    /// existing one can't be opened, returns the error for the user.
    pub fn database_if_any(&mut self) -> (Option<&mut Database>, Option<DbError>) {
        if self.database.is_none() {
            let path = self.dir.join(FILE_NAME);
            if path.exists() {
                match self.open_database() {
                    Ok(database) => self.database = Some(database),
                    Err(error) => return (None, Some(error)),
                }
            } else if let Some(newest) = newest_sound(&self.dir) {
                return (None, Some(DbError::Vanished { path: Some(path), newest: newest.path }));
            }
        }
        (self.database.as_mut(), None)
    }

    /// Starts with empty data if the database is missing or empty, even if there are backups.
    ///
    /// # Errors
    /// The database or the disk fails; existing data is never touched.
    pub fn start_fresh(&mut self) -> Result<(), Error> {
        self.close();
        self.database = Some(Database::begin_anew(&self.dir, self.now())?);
        self.reload_packs();
        Ok(())
    }

    /// Runs `work` in a write transaction: all of it or nothing is kept, and nothing that it reads changes until it
    /// commits. Everything written is on disk when this returns. Joins a transaction that is already open.
    pub(crate) fn atomically<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.database()?.is_in_transaction() {
            return work(self);
        }
        self.database()?.begin()?;
        match work(self) {
            Ok(done) => {
                self.database()?.commit()?;
                Ok(done)
            }
            Err(error) => {
                self.settle_down();
                Err(error)
            }
        }
    }

    /// Rolls back a transaction that an interrupted command left open.
    pub(crate) fn settle_down(&mut self) {
        if let Some(database) = &self.database {
            database.roll_back();
        }
    }

    /// Runs a query that uses the cache. Rebuilds a damaged cache and tries again.
    pub(crate) fn ask_catalogue<T>(
        &mut self,
        ask: impl Fn(&Database) -> Result<T, DbError>,
    ) -> Result<T, Error> {
        match ask(self.database()?) {
            Err(DbError::CacheDamaged { .. }) => {
                self.database()?.discard_cache()?;
                self.prepared = None;
                Ok(ask(self.database()?)?)
            }
            answer => Ok(answer?),
        }
    }

    /// Adds to a damage error which data is left and which backup is intact; returns other errors unchanged.
    #[must_use]
    pub fn explain(&self, error: Error) -> Error {
        match error {
            Error::Database(DbError::Corrupt { path, detail }) => {
                let path = path.unwrap_or_else(|| self.dir.join(FILE_NAME));
                Error::Damaged { path, detail, survey: survey(&self.dir) }
            }
            other => other,
        }
    }

    /// To be called after each command. Backs up at once after the first command that stores anything: until then
    /// nothing but the database itself shows that data exists.
    pub fn after_command(&mut self) {
        let Some(mut database) = self.database.take() else { return };
        if self.unbacked && !database.is_in_transaction() && matches!(database.is_empty(), Ok(false)) {
            // The next command checks for damage first, and reports it.
            self.back_up(&mut database).ok();
        }
        self.database = Some(database);
    }

    /// Returns and clears the problems that didn't prevent what was requested.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Opens the database, read-only if the disk can't be written.
    fn open_database(&self) -> Result<Database, DbError> {
        if self.in_memory {
            return Database::in_memory();
        }
        Database::open(&self.dir, self.now()).or_else(|error| match error {
            DbError::Full { .. } | DbError::ReadOnly { .. } => {
                Database::open_read_only(&self.dir).map_err(|_| error)
            }
            other => Err(other),
        })
    }

    /// Makes the daily backup and refreshes the cache.
    fn prepare(&mut self, database: &mut Database) -> Result<(), DbError> {
        if !database.is_read_only() && !self.in_memory {
            self.back_up(database)?;
        }
        let games = self.games.iter().map(|game| Cached {
            catalogue: &game.catalogue,
            names: extra_names(game),
            hash: &game.hash,
        });
        database.refresh_cache(&games.collect::<Vec<_>>())?;
        if database.is_read_only() { Ok(()) } else { self.name_numbers(database) }
    }

    /// Makes the daily backup if there is anything to back up.
    fn back_up(&mut self, database: &mut Database) -> Result<(), DbError> {
        self.unbacked = database.is_empty()?;
        match database.backup_daily(self.now()) {
            Ok(None) => {}
            Ok(Some(_)) => drop(database.check_cache()?),
            // Writing to a damaged database could lose more.
            Err(error @ DbError::Corrupt { .. }) => return Err(error),
            Err(error) => self.notices.push(Notice::BackupFailed(error)),
        }
        Ok(())
    }

    /// Reloads all packs; the user's data stays open.
    pub fn reload_packs(&mut self) {
        if !packs::folders(&self.packs_dir()).is_empty() {
            // Folders that can't be imported are loaded from where they are.
            self.take_over_folders().ok();
        }
        let (database, trouble) = self.database_if_any();
        let own = database.map(|d| packs::kept(d));
        let own_read = trouble.is_none() && own.as_ref().is_none_or(Result::is_ok);
        self.own_read |= own_read;
        let own = own.and_then(Result::ok).unwrap_or_default();
        let (packs, mut unread) = read_packs(&self.dir, &own);
        let (games, mut broken) = pack::load(&packs);
        broken.append(&mut unread);
        self.games = games.into_iter().map(Arc::new).collect();
        self.broken = broken;
        self.prepared = None;
    }

    /// Replaces a game with its reloaded version; other games are unchanged.
    pub(crate) fn put_game(&mut self, loaded: Vec<LoadedGame>, old: &LoadedGame) {
        let is = |game: &LoadedGame| game.catalogue.game().id == old.catalogue.game().id;
        let (Some(new), Some(place)) =
            (loaded.into_iter().find(|g| is(g)), self.games.iter_mut().find(|g| is(g)))
        else {
            return self.reload_packs();
        };
        *place = Arc::new(new);
        self.prepared = None;
    }

    /// Closes the user's data; the next use reopens it.
    pub(crate) fn close(&mut self) {
        self.database = None;
        self.prepared = None;
    }

    /// Writes a file to a path chosen by the user.
    ///
    /// # Errors
    /// [`Error::OutputIsData`] if the path belongs to the program's own data; [`Error::OutputNotWritable`]. An
    /// existing file is unchanged then.
    pub fn save_file(&self, path: &Path, bytes: &[u8]) -> Result<(), Error> {
        output::guard_own(self.dir(), path)?;
        output::write(path, bytes)
    }

    /// Returns the current time; no millisecond twice.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }
}

/// Returns the names in other languages, for the search index.
fn extra_names(game: &LoadedGame) -> Vec<ExtraName> {
    let names = game.names.all();
    names.map(|(english, name)| ExtraName { english: english.to_owned(), name: name.to_owned() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept_daily(muster: &Muster) -> usize {
        std::fs::read_dir(muster.dir().join("backups")).map_or(0, |entries| entries.flatten().count())
    }

    fn change_something(muster: &mut Muster) {
        let now = muster.now();
        let database = muster.database().expect("data");
        let game = muster_rules::id::GameId::from("toy");
        let figure = muster_rules::id::FigureId::from("toy/first/1");
        database.learn_alias(&game, "Vader", &figure, now).expect("kept");
    }

    // Regression test (finding 16): a window left open made no backups on the following days.
    #[test]
    fn a_program_that_stays_open_makes_the_next_days_backup_too() {
        let dir = tempfile::tempdir().expect("a folder");
        let mut muster = Muster::open(dir.path().to_owned());
        change_something(&mut muster);
        muster.after_command();
        assert_eq!(kept_daily(&muster), 1);
        std::fs::remove_dir_all(dir.path().join("backups")).expect("removed");
        change_something(&mut muster);
        muster.after_command();
        assert_eq!(kept_daily(&muster), 0, "one a day");
        muster.prepared = muster.prepared.and_then(|day| day.pred_opt());
        muster.database().expect("data");
        assert_eq!(kept_daily(&muster), 1);
    }

    #[test]
    fn the_day_on_which_there_is_something_for_the_first_time_has_a_backup_of_it() {
        let dir = tempfile::tempdir().expect("a folder");
        let mut muster = Muster::open(dir.path().to_owned());
        muster.database().expect("data");
        muster.after_command();
        assert_eq!(kept_daily(&muster), 0, "there is nothing to back up");
        change_something(&mut muster);
        muster.after_command();
        let newest = muster_db::backups::newest_sound(muster.dir());
        assert_eq!((kept_daily(&muster), newest.is_some()), (1, true));
    }
}
