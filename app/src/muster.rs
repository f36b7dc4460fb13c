//! Muster itself: the games it knows and the folder in which the user's data lies.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use muster_db::backups::newest_sound;
use muster_db::damage::survey;
use muster_db::pack::{self, BrokenPack, LoadedGame, PackFiles};
use muster_db::table::catalogue::{Cached, ExtraName};
use muster_db::{Database, DbError, FILE_NAME};
use muster_rules::fold::fold;
use muster_rules::id::FigureId;

use crate::error::{Error, Kind};
use crate::own_packs;
use crate::print::PrintedPhotos;

/// The folder of users' packs, in the data folder.
const PACKS: &str = "packs";

/// The games loaded and the user's data, opened when it is first needed.
#[derive(Debug)]
pub struct Muster {
    dir: PathBuf,
    games: Vec<Arc<LoadedGame>>,
    broken: Vec<BrokenPack>,
    database: Option<Database>,
    /// The day on which the backup was made and the catalogue in the cache was the present one.
    prepared: Option<NaiveDate>,
    /// Whether there was nothing to back up when the day's backup was due.
    unbacked: bool,
    /// Whether the user's own packs were available when packs were loaded.
    own_read: bool,
    notices: Vec<Notice>,
    pub(crate) printed_photos: PrintedPhotos,
}

/// A problem that didn't prevent what was requested.
#[derive(Debug)]
pub enum Notice {
    /// The day's backup could not be made.
    BackupFailed(DbError),
}

impl Muster {
    /// The user's data folder by the platform's convention.
    #[must_use]
    pub fn usual_dir() -> PathBuf {
        let dirs = directories::ProjectDirs::from("", "", "Muster");
        dirs.map_or_else(|| PathBuf::from("muster-data"), |d| d.data_dir().to_owned())
    }

    /// Loads all packs: built-in ones, those in the data folder, those of the user's own. Broken ones
    /// are left out and listed; they keep nothing else from working.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        Self::open_telling(dir, |_| {})
    }

    /// Loads all packs; `before` sees the user's data first, while there are no games yet.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Self)) -> Self {
        own_packs::recover(&dir.join(PACKS));
        let (games, broken, notices) = (Vec::new(), Vec::new(), Vec::new());
        let (database, prepared, unbacked, own_read) = (None, None, false, false);
        let printed_photos = PrintedPhotos::default();
        let mut muster =
            Self { dir, games, broken, database, prepared, unbacked, own_read, notices, printed_photos };
        before(&mut muster);
        muster.reload_packs();
        muster
    }

    /// The same games, and a connection of its own to the user's data: for work beside this one.
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
            printed_photos: PrintedPhotos::default(),
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

    /// The games in which squads can be built: those with formats.
    pub fn squad_games(&self) -> impl Iterator<Item = &Arc<LoadedGame>> {
        self.games.iter().filter(|g| !g.catalogue.formats().is_empty())
    }

    /// Packs that could not be loaded.
    #[must_use]
    pub fn broken_packs(&self) -> &[BrokenPack] {
        &self.broken
    }

    /// The game of this id, prefix or name; without one, the game whose figure or campaign card an open
    /// question is about.
    ///
    /// # Errors
    /// There is no such game.
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
            // Somebody else had the data when packs were loaded.
            self.own_read = true;
            self.database = Some(database);
            self.reload_packs();
            return self.database();
        }
        Ok(self.database.insert(database))
    }

    /// The user's data for a question that can be answered without it, too: where there is none
    /// yet, none is made. Why it can't be read comes back for the user to be told.
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

    /// Starts with empty data if the database is missing or empty, whatever backups there are.
    ///
    /// # Errors
    /// Those of the database and the disk; data that is there is never touched.
    pub fn start_fresh(&mut self) -> Result<(), Error> {
        self.close();
        self.database = Some(Database::begin_anew(&self.dir, self.now())?);
        self.reload_packs();
        Ok(())
    }

    /// Does all of `work` or nothing of it, while nobody else writes: what it reads is still so when it
    /// writes. All that it wrote is on the disk when this returns.
    ///
    /// # Errors
    /// Those of the work and of the database.
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

    /// Takes back what was begun and not ended, where a command broke off in the middle.
    pub(crate) fn settle_down(&mut self) {
        if let Some(database) = &self.database {
            database.roll_back();
        }
    }

    /// Runs a query that uses the cache. A cache found to be damaged is rebuilt first.
    ///
    /// # Errors
    /// Those of the database.
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

    /// Adds to a damage error what is left and which backup is intact; other errors are unchanged.
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

    /// Whoever carries commands out says so after each. The first one that leaves anything in the user's
    /// data is backed up at once: until then nothing beside the database says that there ever was one.
    pub fn after_command(&mut self) {
        let Some(mut database) = self.database.take() else { return };
        if self.unbacked && !database.is_in_transaction() && matches!(database.is_empty(), Ok(false)) {
            // Damage is told by the next command: it looks for it first.
            self.back_up(&mut database).ok();
        }
        self.database = Some(database);
    }

    /// The problems since the last call that didn't prevent what was requested.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
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

    /// Makes the day's backup and brings the cache up to date.
    fn prepare(&mut self, database: &mut Database) -> Result<(), DbError> {
        if !database.is_read_only() {
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
        if !own_packs::folders(&self.packs_dir()).is_empty() {
            // Where they can't be taken over they are read from where they lie.
            self.take_over_folders().ok();
        }
        let (database, trouble) = self.database_if_any();
        let own = database.map(|d| own_packs::kept(d));
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

    /// Replaces a game with its reloaded version; all others stay.
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

    /// Closes the user's data; it is reopened when needed.
    pub(crate) fn close(&mut self) {
        self.database = None;
        self.prepared = None;
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

/// All packs, built-in ones first, then the user's by name, those of the user's own among them; and
/// those that can't be read.
pub(crate) fn read_packs(dir: &Path, own: &[PackFiles]) -> (Vec<PackFiles>, Vec<BrokenPack>) {
    let mut packs = pack::built_in();
    let mut unread = Vec::new();
    let mut users = own.to_vec();
    for path in users_packs(dir) {
        let name = own_packs::name_of(&path);
        if own_packs::is_own(&name) && own_packs::is_empty_folder(&path) {
            continue;
        }
        if let Some(kept) = own.iter().find(|p| p.name == name) {
            // The same once more is a folder that was just taken over.
            if !PackFiles::read(&path).is_ok_and(|files| files.files == kept.files) {
                unread.push(own_packs::name_taken(&name));
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

    // Finding 16: a window that was left open made no backup on the days that followed.
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
