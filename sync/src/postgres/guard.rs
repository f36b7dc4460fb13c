//! Watches what a server sends before anything acts on it: no login by which the server would learn the password, and no
//! answer that never ends.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, TlsConnect, TlsStream};

/// The maximum number of bytes of an answer: what is asked for at once, and a parcel more.
const MOST: u64 = 48 << 20;
/// The maximum length of a message about the login.
const MOST_OF_LOGIN: usize = 8 << 10;
/// The SCRAM iterations that a server may ask for: with fewer, a false server could find the password out; with more,
/// the computation would never end.
const ITERATIONS: std::ops::RangeInclusive<u32> = 4096..=1_000_000;

const AUTHENTICATION: u8 = b'R';
const HEAD: usize = 5;

/// What was seen of a connection so far.
#[derive(Debug)]
struct Seen {
    /// When bytes were last sent or received.
    last: Instant,
    /// The number of bytes received since the last question.
    bytes: u64,
    refused: Option<Refused>,
}

/// Why a connection was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// The server asks for the password in a way that would tell it.
    Login(&'static str),
    /// The answer is longer than what was asked for.
    Endless,
}

/// Shared between a connection and who waits for it.
#[derive(Clone, Debug)]
pub(super) struct Watch(Arc<Mutex<Seen>>);

impl Watch {
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new(Seen { last: Instant::now(), bytes: 0, refused: None })))
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to wait for another answer.
    pub(super) fn begin(&self) {
        let mut seen = self.lock();
        (seen.last, seen.bytes) = (Instant::now(), 0);
    }

    /// Returns for how long nothing was sent or received.
    pub(super) fn silent(&self) -> Duration {
        self.lock().last.elapsed()
    }

    pub(super) fn refused(&self) -> Option<Refused> {
        self.lock().refused
    }

    fn refuse(&self, why: Refused) -> io::Error {
        self.lock().refused = Some(why);
        io::Error::from(io::ErrorKind::InvalidData)
    }

    fn moved(&self, received: usize) -> io::Result<()> {
        let mut seen = self.lock();
        seen.last = Instant::now();
        seen.bytes += received as u64;
        let many = seen.bytes > MOST;
        drop(seen);
        if many { Err(self.refuse(Refused::Endless)) } else { Ok(()) }
    }
}

/// A connection whose messages are looked at, above TLS.
pub(super) struct Guarded<S> {
    inner: S,
    watch: Watch,
    login: Option<Login>,
}

/// The messages of a login, as far as received; other messages are passed over.
#[derive(Default)]
struct Login {
    message: Vec<u8>,
    /// The number of bytes still to come of a message that is no matter of the login.
    skip: usize,
}

/// What a message of a login means.
enum Step {
    Goes,
    LoggedIn,
    Unsafe(&'static str),
}

impl<S> Guarded<S> {
    pub(super) fn new(inner: S, watch: Watch) -> Self {
        Self { inner, watch, login: Some(Login::default()) }
    }

    fn look(&mut self, received: &[u8]) -> io::Result<()> {
        self.watch.moved(received.len())?;
        let Some(login) = &mut self.login else { return Ok(()) };
        match login.look(received) {
            Step::Goes => {}
            Step::LoggedIn => self.login = None,
            Step::Unsafe(method) => return Err(self.watch.refuse(Refused::Login(method))),
        }
        Ok(())
    }
}

impl Login {
    fn look(&mut self, mut received: &[u8]) -> Step {
        while !received.is_empty() {
            let wanted = match self.skip {
                0 => self.wanted() - self.message.len(),
                skip => skip,
            };
            let (now, rest) = received.split_at(wanted.min(received.len()));
            received = rest;
            if self.skip > 0 {
                self.skip -= now.len();
                continue;
            }
            self.message.extend_from_slice(now);
            if self.message.len() < HEAD {
                continue;
            }
            if self.message[0] != AUTHENTICATION {
                self.skip = self.length().saturating_sub(HEAD);
                self.message.clear();
            } else if self.length() > MOST_OF_LOGIN {
                return Step::Unsafe("?");
            } else if self.message.len() >= self.length() {
                match judged(self.message.get(HEAD..).unwrap_or_default()) {
                    Step::Goes => self.message.clear(),
                    other => return other,
                }
            }
        }
        Step::Goes
    }

    /// Returns the length up to which the message has to be read on.
    fn wanted(&self) -> usize {
        if self.message.len() < HEAD { HEAD } else { self.length().max(HEAD) }
    }

    /// Returns the length of the message, with its type.
    fn length(&self) -> usize {
        let length = self.message.get(1..HEAD).and_then(|length| length.try_into().ok());
        length.map_or(0, |length| 1 + usize::try_from(u32::from_be_bytes(length)).unwrap_or(usize::MAX - 1))
    }
}

/// Judges a message about the login: `SCRAM-SHA-256` alone tells the server nothing that it doesn't know. A server that
/// lets in without a password isn't told one.
fn judged(body: &[u8]) -> Step {
    let Some((code, rest)) = body.split_first_chunk::<4>() else { return Step::Unsafe("?") };
    match u32::from_be_bytes(*code) {
        0 => Step::LoggedIn,
        3 => Step::Unsafe("password"),
        5 => Step::Unsafe("md5"),
        2 => Step::Unsafe("krb5"),
        6 => Step::Unsafe("scm"),
        7 | 8 => Step::Unsafe("gss"),
        9 => Step::Unsafe("sspi"),
        10 if !rest.split(|byte| *byte == 0).any(|name| name.starts_with(b"SCRAM-SHA-256")) => {
            Step::Unsafe("sasl")
        }
        11 if !iterations(rest).is_some_and(|asked| ITERATIONS.contains(&asked)) => Step::Unsafe("scram i="),
        10..=12 => Step::Goes,
        _ => Step::Unsafe("?"),
    }
}

/// Returns the number of iterations in a server's first SCRAM message: `r=…,s=…,i=4096`.
fn iterations(message: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(message).ok()?;
    text.split(',').find_map(|part| part.strip_prefix("i="))?.parse().ok()
}

impl<S: AsyncRead + Unpin> AsyncRead for Guarded<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(cx, buf);
        let received = buf.filled().get(before..).unwrap_or_default();
        if received.is_empty() {
            return read;
        }
        if let Err(refused) = self.look(received) {
            buf.set_filled(before);
            return Poll::Ready(Err(refused));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Guarded<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write(cx, bytes);
        if matches!(written, Poll::Ready(Ok(1..))) {
            self.watch.moved(0)?;
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

impl<S: TlsStream + Unpin> TlsStream for Guarded<S> {
    fn channel_binding(&self) -> ChannelBinding {
        self.inner.channel_binding()
    }
}

/// Makes TLS connections that are guarded inside.
pub(super) struct GuardedTls<T> {
    pub(super) tls: T,
    pub(super) watch: Watch,
}

impl<S, T> TlsConnect<S> for GuardedTls<T>
where
    T: TlsConnect<S>,
    T::Future: Send + 'static,
{
    type Stream = Guarded<T::Stream>;
    type Error = T::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Stream, Self::Error>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        let (connecting, watch) = (self.tls.connect(stream), self.watch);
        Box::pin(async move { Ok(Guarded::new(connecting.await?, watch)) })
    }
}
