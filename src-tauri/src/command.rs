//! The one door between the pages and the program.

use std::sync::Arc;

use muster_app::Error;
use muster_app::commands::TOUCHES;
use muster_app::start::Theme;
use muster_app::wire::{SharedSession, WireError};
use muster_app::words::Words;
use serde_json::Value;
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Emitter as _, EventTarget, State, WebviewWindow};
use uuid::Uuid;

use crate::menu::Group;

/// What other windows hear when a command has changed something: its name.
const CARRIED_OUT: &str = "carried-out";

/// The open session.
pub(crate) type Open = Arc<SharedSession>;

/// Carries a command out, off the window's own thread.
#[tauri::command]
pub(crate) async fn call(
    window: WebviewWindow,
    open: State<'_, Open>,
    name: String,
    language: String,
    request: Value,
) -> Result<Value, WireError> {
    let answer = carry_out(open.inner().clone(), name.clone(), language, request).await?;
    tell_others(&window, &name);
    Ok(answer)
}

/// Other windows hear of a command that has changed something.
fn tell_others(window: &WebviewWindow, name: &str) {
    let own = |target: &EventTarget| matches!(target, EventTarget::WebviewWindow { label } if label == window.label());
    if TOUCHES.iter().any(|(known, touches)| *known == name && !touches.changes.is_empty()) {
        // One that hears nothing shows what it shows until it is asked for something.
        let _ = window.emit_filter(CARRIED_OUT, name, |target| !own(target));
    }
}

/// Opens the window that both players of a game at the table look at.
#[tauri::command]
pub(crate) async fn share(
    app: AppHandle,
    language: String,
    game: Uuid,
    theme: Option<Theme>,
) -> Result<(), WireError> {
    crate::window::share(&app, game, theme).map_err(|error| internal(&error, &language))
}

/// Gives the window a menu bar, in place of the one it had.
#[tauri::command]
pub(crate) fn menu(
    app: AppHandle,
    window: WebviewWindow,
    language: String,
    groups: Vec<Group>,
) -> Result<(), WireError> {
    crate::menu::put(&app, &window, groups).map_err(|error| internal(&error, &language))
}

/// What the desktop didn't do, in words.
fn internal(error: &tauri::Error, language: &str) -> WireError {
    WireError::new(&Error::Internal(error.to_string()), &Words::new(language))
}

/// A command has a thread of its own: files are read and work is done there while others go on.
async fn carry_out(open: Open, name: String, language: String, request: Value) -> Result<Value, WireError> {
    let (asked, words) = (name.clone(), Words::new(&language));
    let done = spawn_blocking(move || open.call(&name, &language, request)).await;
    done.unwrap_or_else(|broken| Err(WireError::new(&Error::Internal(format!("{asked}: {broken}")), &words)))
}
