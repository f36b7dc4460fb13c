//! A connection to a server that is waited for with limits only.

use std::fmt;
use std::future::poll_fn;
use std::pin::pin;
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{AsyncMessage, Connection, Error, Row};

use super::address::Address;
use super::fault::fault;
use super::guard::{Refused, Watch};
use super::patience::Patience;
use crate::error::{Result, SyncError};

/// The number of announcements kept until they are asked for; more tell nothing new.
const ANNOUNCED: usize = 64;
/// How long it may take to say goodbye.
const GOODBYE: Duration = Duration::from_millis(200);

/// A connection to a server.
pub(super) struct Client {
    /// Taken when the connection is closed.
    runtime: Option<Runtime>,
    client: Option<tokio_postgres::Client>,
    driver: JoinHandle<()>,
    announced: mpsc::Receiver<String>,
    waiting: Waiting,
    /// Whether an answer is outstanding that nobody waits for any more.
    given_up: bool,
}

/// What limits the waiting for a server.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub(super) address: Address,
    pub(super) patience: Patience,
    pub(super) watch: Watch,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("address", &self.waiting.address).finish_non_exhaustive()
    }
}

/// A connection that was logged in to, and is driven whenever something is waited for.
pub(super) struct Parts {
    client: tokio_postgres::Client,
    driver: JoinHandle<()>,
    announced: mpsc::Receiver<String>,
}

impl Parts {
    /// Drives a connection. Must be called within a runtime.
    pub(super) fn of<S, T>((client, connection): (tokio_postgres::Client, Connection<S, T>)) -> Self
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
        T: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (announce, announced) = mpsc::channel(ANNOUNCED);
        Self { client, driver: tokio::spawn(drive(connection, announce)), announced }
    }
}

impl Waiting {
    /// Waits for a future, as long as the server goes on.
    pub(super) async fn limited<T>(
        &self,
        longest: Duration,
        future: impl Future<Output = Result<T>>,
    ) -> Result<T> {
        let (mut future, begun) = (pin!(future), Instant::now());
        self.watch.begin();
        // A server that answers at once is never waited for.
        if self.patience.is_ended(Duration::ZERO) {
            return Err(SyncError::Ended(self.address.to_string()));
        }
        loop {
            if let Ok(done) = tokio::time::timeout(self.patience.look(), future.as_mut()).await {
                return done;
            }
            let silent = self.watch.silent();
            if self.patience.is_ended(silent) {
                return Err(SyncError::Ended(self.address.to_string()));
            }
            if silent >= self.patience.silence || begun.elapsed() >= longest {
                return Err(SyncError::ServerSilent(self.address.to_string()));
            }
        }
    }

    /// Maps an error of the connection.
    pub(super) fn failed(&self, error: &Error) -> SyncError {
        let place = self.address.to_string();
        match self.watch.refused() {
            Some(Refused::Login(method)) => SyncError::UnsafeLogin { place, method: method.to_owned() },
            Some(Refused::Endless) => {
                SyncError::ServerFailed { place, why: "the answer has no end".to_owned() }
            }
            None => fault(&self.address, error),
        }
    }
}

impl Client {
    pub(super) fn new(runtime: Runtime, parts: Parts, waiting: Waiting) -> Self {
        let Parts { client, driver, announced } = parts;
        Self { runtime: Some(runtime), client: Some(client), driver, announced, waiting, given_up: false }
    }

    /// Runs a query with parameters, in one round trip.
    ///
    /// # Errors
    /// The server fails, falls silent, or the waiting was ended; then the connection is of no further use.
    pub(super) fn rows(&mut self, sql: &str, values: &[(&(dyn ToSql + Sync), Type)]) -> Result<Vec<Row>> {
        self.ask(async |client| client.query_typed(sql, values).await)
    }

    /// Like [`Self::rows`], for a query that returns exactly one row.
    pub(super) fn row(&mut self, sql: &str, values: &[(&(dyn ToSql + Sync), Type)]) -> Result<Row> {
        let place = self.waiting.address.to_string();
        let first = self.rows(sql, values)?.into_iter().next();
        first.ok_or_else(|| SyncError::ServerFailed { place, why: "no row".to_owned() })
    }

    /// Runs statements without parameters.
    pub(super) fn run(&mut self, sql: &str) -> Result<()> {
        self.ask(async |client| client.batch_execute(sql).await)
    }

    fn ask<T>(
        &mut self,
        question: impl AsyncFnOnce(&tokio_postgres::Client) -> std::result::Result<T, Error>,
    ) -> Result<T> {
        let (false, Some(runtime), Some(client)) = (self.given_up, &self.runtime, &self.client) else {
            return Err(SyncError::ServerSilent(self.waiting.address.to_string()));
        };
        let waiting = &self.waiting;
        let question = async { question(client).await.map_err(|error| waiting.failed(&error)) };
        let answer = runtime.block_on(waiting.limited(waiting.patience.answer, question));
        self.given_up = matches!(answer, Err(SyncError::ServerSilent(_) | SyncError::Ended(_)));
        answer
    }

    /// Returns whether the connection was closed.
    pub(super) fn is_closed(&self) -> bool {
        self.given_up || self.client.as_ref().is_none_or(tokio_postgres::Client::is_closed)
    }

    /// Waits for an announcement, at most `no_longer`; `None` if there was none.
    pub(super) fn announced(&mut self, no_longer: Duration) -> Option<String> {
        let (runtime, announced) = (self.runtime.as_ref()?, &mut self.announced);
        self.waiting.watch.begin();
        runtime.block_on(async { tokio::time::timeout(no_longer, announced.recv()).await.ok().flatten() })
    }
}

/// Drives a connection until it ends.
async fn drive<S, T>(mut connection: Connection<S, T>, announce: mpsc::Sender<String>)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        // Notices are ignored, and announcements that nobody asks for.
        if let AsyncMessage::Notification(heard) = message {
            drop(announce.try_send(heard.payload().to_owned()));
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.client = None;
        let Some(runtime) = self.runtime.take() else { return };
        if !self.given_up {
            drop(runtime.block_on(async { tokio::time::timeout(GOODBYE, &mut self.driver).await }));
        }
        // A name that is still being looked up isn't waited for.
        runtime.shutdown_background();
    }
}
