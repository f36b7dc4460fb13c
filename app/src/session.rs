//! The session: the state that is open while the window is.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use muster_db::pack::LoadedGame;
use muster_sync::postgres::Listener;
use uuid::Uuid;

use crate::collection::{Done, PrintingIndex};
use crate::error::Error;
use crate::muster::Muster;
use crate::speaker::Speaker;
use crate::words::Words;

use crate::work::Waiting;

/// Muster, with the words of the current command and cached state.
#[derive(Debug)]
pub struct Session {
    /// The games and the user's data.
    pub muster: Muster,
    /// The words of the language in which the current command is answered.
    pub words: Words,
    /// The pages laid out last.
    pub(crate) laid: Option<crate::print::Laid>,
    /// The search index over the printings of the game used last.
    pub(crate) index: Option<Arc<PrintingIndex>>,
    /// The search indexes over the games' terms.
    pub(crate) terms: Vec<Arc<crate::terms::TermIndex>>,
    /// Changes of collections that can be undone, by number.
    pub(crate) done: Vec<(u32, Done)>,
    /// The number of the next such change.
    pub(crate) next_done: u32,
    /// Work that runs outside the session.
    pub(crate) waiting: Waiting,
    /// State shared with concurrent sessions.
    pub(crate) common: Arc<Common>,
    /// The values of [`Common`]'s counters when this session last caught up.
    caught_up: [u64; 2],
}

/// State shared by the sessions of one data folder.
#[derive(Debug, Default)]
pub(crate) struct Common {
    /// The known photos of each group.
    pub(crate) photos: Mutex<BTreeMap<Uuid, crate::groups::KnownPhotos>>,
    /// Connections on which servers announce news, by group.
    pub(crate) listeners: Mutex<BTreeMap<Uuid, Listener>>,
    /// How often exchanges brought packs, and how often photos.
    came: [AtomicU64; 2],
}

/// Cached state that an exchange in a concurrent session may make stale.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Came {
    Packs,
    Photos,
}

impl Session {
    /// Opens the data folder.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        Self::open_telling(dir, |_| {})
    }

    /// Opens the data folder. Calls `before` as soon as the user's data can be read; the games are loaded after it.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Muster)) -> Self {
        Self::of(Muster::open_telling(dir, before), Words::new("en"), Arc::default(), [0, 0])
    }

    /// Returns another session on the same data folder, for long-running work that writes. It has its own database
    /// connection, like the terminal when it runs alongside the window.
    pub(crate) fn beside(&self) -> Self {
        Self::of(self.muster.beside(), self.words, self.common.clone(), self.caught_up)
    }

    fn of(muster: Muster, words: Words, common: Arc<Common>, caught_up: [u64; 2]) -> Self {
        Self {
            muster,
            words,
            laid: None,
            index: None,
            terms: Vec::new(),
            done: Vec::new(),
            next_done: 1,
            waiting: Waiting::default(),
            common,
            caught_up,
        }
    }

    /// Records that an exchange brought something that sessions cache. This session reloads it now, others before
    /// their next command.
    pub(crate) fn came(&mut self, what: Came) {
        self.common.came[what as usize].fetch_add(1, Ordering::SeqCst);
        self.catch_up();
    }

    /// Reloads what exchanges brought since the last call.
    pub(crate) fn catch_up(&mut self) {
        let now = [0, 1].map(|at: usize| self.common.came[at].load(Ordering::SeqCst));
        let [packs, photos] = [0, 1].map(|at: usize| now[at] != self.caught_up[at]);
        self.caught_up = now;
        if packs {
            self.muster.reload_packs();
        }
        if photos {
            self.muster.forget_printed_photos();
        }
    }

    /// Returns the game with this id.
    ///
    /// # Errors
    /// There is no such game.
    pub fn game(&self, id: &str) -> Result<Arc<LoadedGame>, Error> {
        self.muster.game(Some(id))
    }

    /// Returns the search index over a game's printings, building it if it isn't cached.
    pub(crate) fn printing_index(&mut self, game: &LoadedGame) -> Arc<PrintingIndex> {
        let kept = self.index.take().filter(|index| index.is_of(game, self.words.language()));
        let index = kept.unwrap_or_else(|| Arc::new(PrintingIndex::new(&self.speaker(game))));
        Arc::clone(self.index.insert(index))
    }

    /// Returns a speaker for a game, in the session's language.
    #[must_use]
    pub fn speaker<'a>(&'a self, game: &'a LoadedGame) -> Speaker<'a> {
        Speaker::new(&self.words, game, &game.names)
    }
}
