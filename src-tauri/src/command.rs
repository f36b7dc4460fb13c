//! The one door between the pages and the program.

use std::sync::{Mutex, PoisonError};

use muster_app::Error;
use muster_app::api::{self, Begun, Desk, WireError};
use muster_app::words::Words;
use serde_json::Value;
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// The open desk. Commands take turns: each leaves the data whole.
pub(crate) struct Open(Mutex<Desk>);

impl Open {
    pub(crate) fn new(desk: Desk) -> Self {
        Self(Mutex::new(desk))
    }

    /// Carries a command out as far as it needs the desk.
    fn begin(&self, name: &str, language: &str, request: Value) -> Result<Begun, WireError> {
        // A command that broke off wrote nothing: what is on disk is whole, so the desk is, too.
        let mut desk = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        api::begin(&mut desk, name, language, request)
    }
}

/// Carries a command out, off the window's own thread.
#[tauri::command]
pub(crate) async fn call(
    open: State<'_, Open>,
    name: String,
    language: String,
    request: Value,
) -> Result<Value, WireError> {
    let begun = open.begin(&name, &language, request)?;
    finish(begun, name, language).await
}

/// Does what is left of a command on a thread of its own: others go on meanwhile.
async fn finish(begun: Begun, name: String, language: String) -> Result<Value, WireError> {
    match begun {
        Begun::Done(answer) => Ok(answer),
        Begun::Work(work) => spawn_blocking(move || work.carry_out()).await.unwrap_or_else(|broken| {
            let error = Error::Internal(format!("{name}: {broken}"));
            Err(WireError::new(&error, &Words::new(&language)))
        }),
    }
}
