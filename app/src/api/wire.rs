//! The wire protocol: running a command and wording its errors.
//!
//! A command's files are read before it takes the session, so that a slow or endless file doesn't block other
//! commands.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;

use muster_rules::count::Stop;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

use crate::api::roles::Last;
use crate::api::work::{Begun, Work};
use crate::api::{commands, roles};
use crate::base::door::Door;
use crate::base::error::{Error, WireError};
use crate::base::seat::Seat;
use crate::base::session::Session;
use crate::base::words::Words;
use crate::phones::PhonesFault;
use crate::start::{self, Theme};

/// The part of a command that needs the session, run once its files are read.
pub(crate) type Rest = Box<dyn FnOnce(&mut Session) -> Result<Begun, Error> + Send>;

/// A parsed command whose files have been read.
pub struct Asked {
    words: Words,
    game: Option<String>,
    rest: Result<Rest, Error>,
}

impl std::fmt::Debug for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asked").field("game", &self.game).finish_non_exhaustive()
    }
}

impl Asked {
    pub(crate) fn new(
        language: &str,
        request: serde_json::Value,
        read: impl FnOnce(serde_json::Value, &Words) -> Result<Rest, Error>,
    ) -> Self {
        let words = Words::new(language);
        let game = game_of(&request).map(str::to_owned);
        Self { words, game, rest: read(request, &words) }
    }

    /// Runs the command as far as it needs the session.
    ///
    /// # Errors
    /// The command's error as a message, including errors from reading its files; no partial change is kept.
    pub fn begin(self, session: &mut Session) -> Result<Begun, WireError> {
        self.prepare(session);
        let begun = self.rest.and_then(|rest| rest(session));
        Self::end(session, begun)
    }

    /// Runs the command unless a request with this id was carried out before; `None` then. That it is done is on disk with
    /// what it changes; if it changes nothing, it isn't noted.
    fn begin_once(self, id: Uuid, session: &mut Session) -> Result<Option<Begun>, WireError> {
        self.prepare(session);
        let begun = self.rest.and_then(|rest| {
            session.muster.database()?.begin()?;
            let now = session.muster.now();
            if !session.muster.database()?.note_guest_call(id, now)? {
                return Ok(None);
            }
            let before = session.muster.database()?.rows_written();
            let begun = rest(session)?;
            // What was refused may be asked again: by then it may be possible.
            if session.muster.database()?.rows_written() != before {
                session.muster.database()?.commit()?;
            }
            Ok(Some(begun))
        });
        session.muster.settle_down();
        Self::end(session, begun)
    }

    /// Makes a session ready for the command.
    fn prepare(&self, session: &mut Session) {
        // An interrupted command may have left a transaction open.
        session.muster.settle_down();
        session.catch_up();
        session.words = self.words;
        if let Some(game) = self.game.as_ref().and_then(|id| session.game(id).ok()) {
            session.words = session.words.about(game.catalogue.game());
        }
    }

    /// Ends the command, and words its error.
    fn end<T>(session: &mut Session, begun: Result<T, Error>) -> Result<T, WireError> {
        let words = session.words;
        session.muster.after_command();
        begun.map_err(|error| WireError::new(&session.muster.explain(error), &words))
    }
}

/// Returns the game that a request names, in itself or in its draft: the answer uses that game's words.
fn game_of(request: &serde_json::Value) -> Option<&str> {
    fn named(value: &serde_json::Value) -> Option<&str> {
        value.get("game").and_then(serde_json::Value::as_str)
    }
    named(request).or_else(|| request.as_object()?.values().find_map(named))
}

/// A session shared by concurrent callers. Commands take turns, and each leaves the data consistent.
#[derive(Debug)]
pub struct SharedSession {
    session: Mutex<Opening>,
    /// The way in for guests.
    door: OnceLock<Arc<dyn Door>>,
    /// What each guest did last on a mission night, by the guest's id.
    last: Mutex<HashMap<Uuid, Last>>,
}

/// The answer to a guest.
#[derive(Clone, Debug, PartialEq)]
pub enum ToGuest {
    /// The command's answer.
    Answer(Value),
    /// It was carried out when the request arrived for the first time.
    DoneBefore,
}

/// A session that may still be opening.
#[derive(Debug)]
enum Opening {
    Begun(JoinHandle<Session>),
    Open(Box<Session>),
    /// The opening thread panicked; every command fails.
    Broken,
}

impl SharedSession {
    /// Shares a session.
    #[must_use]
    pub fn new(session: Session) -> Self {
        Self::of(Opening::Open(Box::new(session)))
    }

    fn of(opening: Opening) -> Self {
        Self { session: Mutex::new(opening), door: OnceLock::new(), last: Mutex::default() }
    }

    /// Gives the session a way in for guests; it keeps its first.
    pub fn set_door(&self, door: Arc<dyn Door>) {
        // A second one would serve the same session.
        let _ = self.door.set(door);
    }

    /// Opens the data folder on its own thread, so that the window can load meanwhile. The receiver gets the user's
    /// theme as soon as it is read; commands wait until the session is open.
    #[must_use]
    pub fn opening(dir: PathBuf) -> (Self, Receiver<Option<Theme>>) {
        let (tell, told) = mpsc::sync_channel(1);
        let opening = std::thread::spawn(move || {
            Session::open_telling(dir, |muster| {
                // The receiver may be gone; the session opens regardless.
                let _ = tell.send(start::theme(muster));
            })
        });
        (Self::of(Opening::Begun(opening)), told)
    }

    /// Runs a command. Doesn't hold the session while reading files, nor during work that doesn't need it.
    ///
    /// # Errors
    /// The command's error as a message; no partial change is kept.
    pub fn call(
        &self,
        name: &str,
        language: &str,
        request: serde_json::Value,
    ) -> Result<serde_json::Value, WireError> {
        self.carry_out(|| commands::read(name, language, request))
    }

    /// Runs a command for a guest: only what the guest's role has, and only the part of the answer that it may have. A
    /// request with an id is carried out once, however often it arrives.
    ///
    /// # Errors
    /// As for [`call`](Self::call); or the command isn't for the guest's seat.
    pub fn call_as(
        &self,
        (guest, seat): (Uuid, &Seat),
        once: Option<Uuid>,
        name: &str,
        language: &str,
        request: Value,
    ) -> Result<ToGuest, WireError> {
        let words = Words::new(language);
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).get(&guest).copied();
        roles::admit(seat, last, name, &request).map_err(|error| WireError::new(&error, &words))?;
        let asked = commands::read(name, language, request);
        if matches!(asked.rest, Err(Error::Internal(_))) {
            let unfit = PhonesFault::PageUnfit { what: name.to_owned() };
            return Err(WireError::new(&unfit.into(), &words));
        }
        let begun = self.with(&words, |session| {
            session.guest = Some(guest);
            match once {
                Some(id) => asked.begin_once(id, session),
                None => asked.begin(session).map(Some),
            }
        })?;
        let Some(begun) = begun else { return Ok(ToGuest::DoneBefore) };
        let answer = begun.finish()?;
        if let Some(last) = Last::of(name, &answer) {
            self.last.lock().unwrap_or_else(PoisonError::into_inner).insert(guest, last);
        }
        Ok(ToGuest::Answer(roles::part(name, answer)))
    }

    fn carry_out(&self, read: impl FnOnce() -> Asked) -> Result<Value, WireError> {
        let asked = read();
        let words = asked.words;
        self.with(&words, |session| asked.begin(session))?.finish()
    }

    /// Does something with the session, while nobody else has it.
    fn with<T>(
        &self,
        words: &Words,
        run: impl FnOnce(&mut Session) -> Result<T, WireError>,
    ) -> Result<T, WireError> {
        // An interrupted command committed nothing, so the data is consistent and the session usable.
        let mut opening = self.session.lock().unwrap_or_else(PoisonError::into_inner);
        match opening.session() {
            Some(session) => {
                if session.door.is_none() {
                    session.door = self.door.get().cloned();
                }
                session.guest = None;
                run(session)
            }
            None => {
                let error = Error::Internal("the data folder could not be opened".to_owned());
                Err(WireError::new(&error, words))
            }
        }
    }
}

impl Opening {
    /// Returns the session, waiting for it if it is still opening.
    fn session(&mut self) -> Option<&mut Session> {
        if let Self::Begun(_) = self
            && let Self::Begun(opening) = std::mem::replace(self, Self::Broken)
            && let Ok(session) = opening.join()
        {
            *self = Self::Open(Box::new(session));
        }
        match self {
            Self::Open(session) => Some(session),
            Self::Begun(_) | Self::Broken => None,
        }
    }
}

fn unfit(name: &'static str) -> impl Fn(serde_json::Error) -> Error {
    move |error| Error::Internal(format!("{name}: {error}"))
}

fn answered<A: Serialize>(name: &'static str, answer: A) -> Result<Begun, Error> {
    serde_json::to_value(answer).map(Begun::Done).map_err(unfit(name))
}

/// Prepares a command that reads no files.
pub(crate) fn at_once<R, A>(
    name: &'static str,
    request: serde_json::Value,
    run: fn(&mut Session, R) -> Result<A, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    A: Serialize + 'static,
{
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    Ok(Box::new(move |session| answered(name, run(session, request)?)))
}

/// Prepares a command that reads files first: here, without the session.
pub(crate) fn read_first<R, M, A>(
    name: &'static str,
    request: serde_json::Value,
    words: &Words,
    read: fn(&R, &Words) -> Result<M, Error>,
    run: fn(&mut Session, R, M) -> Result<A, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    M: Send + 'static,
    A: Serialize + 'static,
{
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    let material = read(&request, words)?;
    Ok(Box::new(move |session| answered(name, run(session, request, material)?)))
}

/// Prepares a command that finishes without the session.
pub(crate) fn beside<R, A, W>(
    name: &'static str,
    request: serde_json::Value,
    begin: fn(&mut Session, R) -> Result<W, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    A: Serialize,
    W: FnOnce(&Stop) -> Result<A, Error> + Send + 'static,
{
    let turn = request.get("turn").and_then(serde_json::Value::as_u64);
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    Ok(Box::new(move |session| {
        let run = begin(session, request)?;
        let run = Box::new(move |stop: &Stop| serde_json::to_value(run(stop)?).map_err(unfit(name)));
        Ok(Begun::Work(Work { run, words: session.words, stop: session.waiting.begin(name, turn) }))
    }))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::*;
    use crate::base::nothing::Nothing;

    // Regression test: a file that never ended held the window's lock for ever.
    #[test]
    fn while_one_command_reads_a_file_that_does_not_end_others_are_answered() {
        let dir = tempfile::tempdir().expect("a folder");
        let session = SharedSession::new(Session::open(dir.path().to_owned()));
        let (begun, is_reading) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let (done, answers) = mpsc::channel();
        std::thread::scope(|scope| {
            let (session, done) = (&session, &done);
            scope.spawn(move || {
                let slow = || {
                    Asked::new("en", json!({}), |request, _| {
                        begun.send(()).expect("a listener");
                        ended.recv().expect("an end");
                        at_once("slow", request, |_: &mut Session, nothing: Nothing| Ok(nothing))
                    })
                };
                done.send(("slow", session.carry_out(slow).is_ok())).expect("a listener");
            });
            is_reading.recv().expect("a reader");
            scope.spawn(move || {
                done.send(("packs", session.call("packs", "en", json!({})).is_ok())).expect("a listener");
            });
            let first = answers.recv_timeout(Duration::from_secs(120));
            end.send(()).expect("a reader");
            assert_eq!(first, Ok(("packs", true)), "it waited for the reader");
        });
        assert_eq!(answers.recv(), Ok(("slow", true)));
    }

    #[test]
    fn the_chosen_theme_is_told_while_the_session_opens_and_commands_wait_for_it() {
        let dir = tempfile::tempdir().expect("a folder");
        let theme = json!({ "change": { "theme": "dark" } });
        let session = SharedSession::new(Session::open(dir.path().to_owned()));
        session.call("change_settings", "en", theme).expect("set");
        drop(session);
        let (session, theme) = SharedSession::opening(dir.path().to_owned());
        let games = session.call("start", "en", json!({})).expect("started")["games"].clone();
        assert_eq!(games.as_array().map(Vec::len), Some(4));
        assert_eq!(theme.recv(), Ok(Some(Theme::Dark)));
    }

    #[test]
    fn where_opening_broke_off_every_command_says_so() {
        let opening = std::thread::spawn(|| -> Session { std::panic::resume_unwind(Box::new("broken")) });
        let session = SharedSession::of(Opening::Begun(opening));
        for _ in 0..2 {
            let error = session.call("packs", "en", json!({})).expect_err("nothing is open");
            assert_eq!(error.code, "internal");
        }
    }
}
