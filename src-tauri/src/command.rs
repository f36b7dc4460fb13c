//! The one door between the pages and the program.

use std::sync::{Mutex, PoisonError};

use muster_app::api::{self, Begun, Desk, WireError};
use serde_json::Value;
use tauri::State;

/// The open desk. Commands take turns: each leaves the data whole.
pub(crate) struct Open(Mutex<Desk>);

impl Open {
    pub(crate) fn new(desk: Desk) -> Self {
        Self(Mutex::new(desk))
    }
}

/// Carries a command out, off the window's own thread.
#[tauri::command(async)]
pub(crate) fn call(
    open: State<'_, Open>,
    name: &str,
    language: &str,
    request: Value,
) -> Result<Value, WireError> {
    // A command that broke off wrote nothing: what is on disk is whole, so the desk is, too.
    let mut desk = open.0.lock().unwrap_or_else(PoisonError::into_inner);
    match api::begin(&mut desk, name, language, request)? {
        Begun::Done(answer) => Ok(answer),
        Begun::Work(work) => {
            drop(desk); // others go on meanwhile
            work.carry_out()
        }
    }
}
