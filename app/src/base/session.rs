//! The session: the state that is open while the window is.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use muster_db::pack::LoadedGame;
use uuid::Uuid;

use super::cache::SharedCache;
use super::door::Door;
use super::error::Error;
use super::muster::Muster;
use super::speaker::Speaker;
use super::waiting::Waiting;
use super::words::Words;

/// Muster, with the words of the current command and cached state.
#[derive(Debug)]
pub struct Session {
    /// The games and the user's data.
    pub muster: Muster,
    /// The words of the language in which the current command is answered.
    pub words: Words,
    /// The way in for guests; `None` where there is none.
    pub door: Option<Arc<dyn Door>>,
    /// The guest whose request it is; `None` for the user's own.
    pub guest: Option<Uuid>,
    /// Work that runs outside the session.
    pub(crate) waiting: Waiting,
    /// State shared with concurrent sessions.
    pub(crate) common: Arc<Common>,
    /// The value of [`Common::packs_came`] when this session last caught up.
    caught_up: u64,
}

/// State shared by the sessions of one data folder.
#[derive(Debug, Default)]
pub(crate) struct Common {
    /// What modules share between sessions.
    pub(crate) cache: SharedCache,
    /// How often exchanges brought packs.
    packs_came: AtomicU64,
}

impl Session {
    /// Opens the data folder.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        Self::open_telling(dir, |_| {})
    }

    /// Opens a session with the built-in packs and data in memory, of which nothing is kept.
    #[must_use]
    pub fn in_memory() -> Self {
        Self::of(Muster::open_in_memory(), Words::new("en"), Arc::default(), 0)
    }

    /// Opens the data folder. Calls `before` as soon as the user's data can be read; the games are loaded after it.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Muster)) -> Self {
        Self::of(Muster::open_telling(dir, before), Words::new("en"), Arc::default(), 0)
    }

    /// Returns another session on the same data folder, for long-running work that writes. It has its own database
    /// connection, like the terminal when it runs alongside the window.
    pub(crate) fn beside(&self) -> Self {
        Self::of(self.muster.beside(), self.words, self.common.clone(), self.caught_up)
    }

    fn of(muster: Muster, words: Words, common: Arc<Common>, caught_up: u64) -> Self {
        Self { muster, words, door: None, guest: None, waiting: Waiting::default(), common, caught_up }
    }

    /// Records that an exchange brought packs. This session reloads them now, others before their next command.
    pub(crate) fn packs_came(&mut self) {
        self.common.packs_came.fetch_add(1, Ordering::SeqCst);
        self.catch_up();
    }

    /// Reloads the packs if an exchange brought some since the last call.
    pub(crate) fn catch_up(&mut self) {
        let now = self.common.packs_came.load(Ordering::SeqCst);
        if std::mem::replace(&mut self.caught_up, now) != now {
            self.muster.reload_packs();
        }
    }

    /// Returns the game with this id.
    pub fn game(&self, id: &str) -> Result<Arc<LoadedGame>, Error> {
        self.muster.game(Some(id))
    }

    /// Returns a speaker for a game, in the session's language.
    #[must_use]
    pub fn speaker<'a>(&'a self, game: &'a LoadedGame) -> Speaker<'a> {
        Speaker::new(&self.words, game, &game.names)
    }
}
