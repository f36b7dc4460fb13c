//! A command that was asked for: what it reads of files is read before the desk is needed, so that a file
//! which takes its time, or never ends, keeps nothing else from being answered.

use std::sync::{Mutex, MutexGuard, PoisonError};

use muster_rules::count::Stop;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::WireError;
use super::desk::Desk;
use super::work::{Begun, Work};
use crate::error::Error;
use crate::words::Words;

/// What is left of a command when its files are read: all that needs the desk.
pub(super) type Rest = Box<dyn FnOnce(&mut Desk) -> Result<Begun, Error> + Send>;

/// A command whose files are read.
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
    pub(super) fn new(
        language: &str,
        request: Value,
        read: impl FnOnce(Value, &Words) -> Result<Rest, Error>,
    ) -> Self {
        let words = Words::new(language);
        let game = game_of(&request).map(str::to_owned);
        Self { words, game, rest: read(request, &words) }
    }

    /// Carries the command out as far as it needs the desk.
    ///
    /// # Errors
    /// What went wrong, in words, what went wrong when its files were read among it; nothing half-done is
    /// kept.
    pub fn begin(self, desk: &mut Desk) -> Result<Begun, WireError> {
        // One that broke off in the middle of a transaction left it open.
        desk.muster.settle_down();
        desk.words = self.words;
        if let Some(game) = self.game.and_then(|id| desk.game(&id).ok()) {
            desk.words = desk.words.about(game.catalogue.game());
        }
        let words = desk.words;
        let begun = self.rest.and_then(|rest| rest(desk));
        desk.muster.after_command();
        begun.map_err(|error| WireError::new(&desk.muster.explain(error), &words))
    }
}

/// The game that a request names, itself or in its draft: its words are the ones to answer in.
fn game_of(request: &Value) -> Option<&str> {
    fn named(value: &Value) -> Option<&str> {
        value.get("game").and_then(Value::as_str)
    }
    named(request).or_else(|| request.as_object()?.values().find_map(named))
}

/// A desk for several who ask at once. Commands take turns at it: each leaves the data whole.
#[derive(Debug)]
pub struct SharedDesk(Mutex<Desk>);

impl SharedDesk {
    /// Shares a desk.
    #[must_use]
    pub fn new(desk: Desk) -> Self {
        Self(Mutex::new(desk))
    }

    /// Carries a command out. The desk is held neither while its files are read nor while it does the work
    /// that needs none.
    ///
    /// # Errors
    /// What went wrong, in words; nothing half-done is kept.
    pub fn call(&self, name: &str, language: &str, request: Value) -> Result<Value, WireError> {
        self.carry_out(|| super::read(name, language, request))
    }

    fn carry_out(&self, read: impl FnOnce() -> Asked) -> Result<Value, WireError> {
        let asked = read();
        let begun = asked.begin(&mut self.desk())?;
        begun.finish()
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        // A command that broke off wrote nothing: what is on disk is whole, so the desk is, too.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn unfit(name: &'static str) -> impl Fn(serde_json::Error) -> Error {
    move |error| Error::Internal(format!("{name}: {error}"))
}

fn answered<A: Serialize>(name: &'static str, answer: A) -> Result<Begun, Error> {
    serde_json::to_value(answer).map(Begun::Done).map_err(unfit(name))
}

/// A command that reads no file.
pub(super) fn at_desk<R, A>(
    name: &'static str,
    request: Value,
    run: fn(&mut Desk, R) -> Result<A, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    A: Serialize + 'static,
{
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    Ok(Box::new(move |desk| answered(name, run(desk, request)?)))
}

/// A command that reads files first: here, where there is no desk.
pub(super) fn read_first<R, M, A>(
    name: &'static str,
    request: Value,
    words: &Words,
    read: fn(&R, &Words) -> Result<M, Error>,
    run: fn(&mut Desk, R, M) -> Result<A, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    M: Send + 'static,
    A: Serialize + 'static,
{
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    let material = read(&request, words)?;
    Ok(Box::new(move |desk| answered(name, run(desk, request, material)?)))
}

/// A command that ends beside the desk.
pub(super) fn beside<R, A, W>(
    name: &'static str,
    request: Value,
    begin: fn(&mut Desk, R) -> Result<W, Error>,
) -> Result<Rest, Error>
where
    R: DeserializeOwned + Send + 'static,
    A: Serialize,
    W: FnOnce(&Stop) -> Result<A, Error> + Send + 'static,
{
    let turn = request.get("turn").and_then(Value::as_u64);
    let request: R = serde_json::from_value(request).map_err(unfit(name))?;
    Ok(Box::new(move |desk| {
        let run = begin(desk, request)?;
        let run = Box::new(move |stop: &Stop| serde_json::to_value(run(stop)?).map_err(unfit(name)));
        Ok(Begun::Work(Work { run, words: desk.words, stop: desk.waiting.begin(name, turn) }))
    }))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use serde_json::json;

    use super::*;
    use crate::api::Nothing;

    // "The window's lock is never held while a file is read": a file that never ended held it for ever.
    #[test]
    fn while_one_command_reads_a_file_that_does_not_end_others_are_answered() {
        let dir = tempfile::tempdir().expect("a folder");
        let desk = SharedDesk::new(Desk::open(dir.path().to_owned()));
        let (begun, is_reading) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let (done, answers) = mpsc::channel();
        std::thread::scope(|scope| {
            let (desk, done) = (&desk, &done);
            scope.spawn(move || {
                let slow = || {
                    Asked::new("en", json!({}), |request, _| {
                        begun.send(()).expect("a listener");
                        ended.recv().expect("an end");
                        at_desk("slow", request, |_: &mut Desk, nothing: Nothing| Ok(nothing))
                    })
                };
                done.send(("slow", desk.carry_out(slow).is_ok())).expect("a listener");
            });
            is_reading.recv().expect("a reader");
            scope.spawn(move || {
                done.send(("packs", desk.call("packs", "en", json!({})).is_ok())).expect("a listener");
            });
            let first = answers.recv_timeout(Duration::from_secs(120));
            end.send(()).expect("a reader");
            assert_eq!(first, Ok(("packs", true)), "it waited for the reader");
        });
        assert_eq!(answers.recv(), Ok(("slow", true)));
    }
}
