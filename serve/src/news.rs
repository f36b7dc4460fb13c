//! Tells pages which command has changed something, so that they read again what depends on it.

use std::fmt;
use std::sync::Arc;

use tokio::sync::broadcast::{self, Receiver, Sender};
use uuid::Uuid;

/// How many changes a page may be behind before it is told to read everything.
const BEHIND: usize = 256;

/// A command that has changed something.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The command.
    pub(crate) command: String,
    /// The page that ran it; `None` for the host's.
    pub(crate) by: Option<Uuid>,
}

/// Called with the name of each command of a guest that has changed something, or that would have if the window had run it.
pub type Changed = Arc<dyn Fn(&str) + Send + Sync>;

/// Whom to tell.
#[derive(Clone)]
pub(crate) struct Telling {
    pages: Sender<News>,
    host: Changed,
}

impl fmt::Debug for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Telling").field("pages", &self.pages.receiver_count()).finish_non_exhaustive()
    }
}

impl Telling {
    pub(crate) fn new(host: Changed) -> Self {
        Self { pages: broadcast::channel(BEHIND).0, host }
    }

    /// Tells everybody else of a guest's command.
    pub(crate) fn by_guest(&self, command: &str, page: Option<Uuid>) {
        self.pages(News { command: command.to_owned(), by: page });
        (self.host)(command);
    }

    /// Tells the host alone: a guest has come or gone.
    pub(crate) fn host(&self, command: &str) {
        (self.host)(command);
    }

    /// Tells the guests of a command of the host.
    pub(crate) fn by_host(&self, command: &str) {
        self.pages(News { command: command.to_owned(), by: None });
    }

    fn pages(&self, news: News) {
        // Without pages there is nobody to tell.
        let _ = self.pages.send(news);
    }

    pub(crate) fn listen(&self) -> Receiver<News> {
        self.pages.subscribe()
    }
}
