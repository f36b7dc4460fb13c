//! The session: what is open while the window is.

use std::path::PathBuf;
use std::sync::Arc;

use muster_db::pack::LoadedGame;

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
    /// What is known of the photos of each group.
    pub(crate) photos: std::collections::BTreeMap<uuid::Uuid, crate::groups::KnownPhotos>,
}

impl Session {
    /// Opens the data folder.
    #[must_use]
    pub fn open(dir: PathBuf) -> Self {
        Self::open_telling(dir, |_| {})
    }

    /// Opens the data folder. `before` sees the user's data as soon as they can be asked for: the games come after.
    pub(crate) fn open_telling(dir: PathBuf, before: impl FnOnce(&mut Muster)) -> Self {
        Self {
            muster: Muster::open_telling(dir, before),
            words: Words::new("en"),
            laid: None,
            index: None,
            terms: Vec::new(),
            done: Vec::new(),
            next_done: 1,
            waiting: Waiting::default(),
            photos: std::collections::BTreeMap::new(),
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
