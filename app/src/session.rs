//! The session: what is open while the window is.

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

/// Muster with the words of the present command.
#[derive(Debug)]
pub struct Session {
    /// The games and the user's data.
    pub muster: Muster,
    /// The words of the language in which the present command is answered.
    pub words: Words,
    /// The pages that were looked at last.
    pub(crate) laid: Option<crate::print::Laid>,
    /// The printings of the game looked at last, ready to be searched.
    pub(crate) index: Option<Arc<PrintingIndex>>,
    /// The terms of the games, ready to be searched.
    pub(crate) terms: Vec<Arc<crate::terms::TermIndex>>,
    /// Changes of collections that can be taken back, by their numbers.
    pub(crate) done: Vec<(u32, Done)>,
    /// The number of the next of them.
    pub(crate) next_done: u32,
    /// Work in progress outside the session.
    pub(crate) waiting: Waiting,
    /// What it has in common with sessions beside it.
    pub(crate) common: Arc<Common>,
    /// How often packs and photos had come when this session last read them.
    caught_up: [u64; 2],
}

/// What sessions of one data folder have in common.
#[derive(Debug, Default)]
pub(crate) struct Common {
    /// What is known of the photos of each group.
    pub(crate) photos: Mutex<BTreeMap<Uuid, crate::groups::KnownPhotos>>,
    /// Connections on which servers say that there is something new, by group.
    pub(crate) listeners: Mutex<BTreeMap<Uuid, Listener>>,
    /// How often packs came by an exchange, and how often photos did.
    came: [AtomicU64; 2],
}

/// What a session remembers, and an exchange beside it may bring anew.
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

    /// Opens the data folder. `before` sees the user's data as soon as they can be asked for: the games come after.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Muster)) -> Self {
        Self::of(Muster::open_telling(dir, before), Words::new("en"), Arc::default(), [0, 0])
    }

    /// Another session on the same data folder, for work that takes its time and writes: it has a connection of its
    /// own to the database, as the terminal has beside the window.
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

    /// Something came by an exchange that sessions remember: this one reads it anew now, others before their next
    /// command.
    pub(crate) fn came(&mut self, what: Came) {
        self.common.came[what as usize].fetch_add(1, Ordering::SeqCst);
        self.catch_up();
    }

    /// Reads anew what came by exchanges since it was last read.
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

    /// The game of this id.
    ///
    /// # Errors
    /// There is none.
    pub fn game(&self, id: &str) -> Result<Arc<LoadedGame>, Error> {
        self.muster.game(Some(id))
    }

    /// The printings of a game, ready to be searched.
    pub(crate) fn printing_index(&mut self, game: &LoadedGame) -> Arc<PrintingIndex> {
        let kept = self.index.take().filter(|index| index.is_of(game, self.words.language()));
        let index = kept.unwrap_or_else(|| Arc::new(PrintingIndex::new(&self.speaker(game))));
        Arc::clone(self.index.insert(index))
    }

    /// Speaks about a game.
    #[must_use]
    pub fn speaker<'a>(&'a self, game: &'a LoadedGame) -> Speaker<'a> {
        Speaker::new(&self.words, game, &game.names)
    }
}
