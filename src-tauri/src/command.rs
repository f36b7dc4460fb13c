//! The only interface between the pages and the program.

use std::sync::Arc;

use muster_app::Error;
use muster_app::api::commands::TOUCHES;
use muster_app::api::wire::SharedSession;
use muster_app::base::error::WireError;
use muster_app::base::words::Words;
use muster_app::start::Theme;
use serde_json::Value;
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Emitter as _, EventTarget, Manager as _, State, WebviewWindow};

use crate::menu::Group;
use crate::phones::Doorkeeper;
use crate::window::Apart;

/// The event that tells other windows which command has changed something.
pub(crate) const CARRIED_OUT: &str = "carried-out";

/// The open session.
pub(crate) type Open = Arc<SharedSession>;

/// Runs a command, off the window's thread.
#[tauri::command]
pub(crate) async fn call(
    window: WebviewWindow,
    open: State<'_, Open>,
    name: String,
    language: String,
    request: Value,
) -> Result<Value, WireError> {
    let answer = carry_out(&window, open.inner().clone(), name.clone(), language, request).await?;
    tell_others(&window, &name);
    Ok(answer)
}

/// Notifies other windows of a command that has changed something.
fn tell_others(window: &WebviewWindow, name: &str) {
    let own = |target: &EventTarget| matches!(target, EventTarget::WebviewWindow { label } if label == window.label());
    if TOUCHES.iter().any(|(known, touches)| *known == name && !touches.changes.is_empty()) {
        // A window that misses it shows outdated data until its next request.
        let _ = window.emit_filter(CARRIED_OUT, name, |target| !own(target));
        window.state::<Doorkeeper>().carried_out(name);
    }
}

/// Opens a second window.
#[tauri::command]
pub(crate) async fn apart(
    app: AppHandle,
    language: String,
    shown: Apart,
    theme: Option<Theme>,
) -> Result<(), WireError> {
    crate::window::apart(&app, shown, theme).map_err(|error| internal(&error, &language))
}

/// Sets the window's menu bar.
#[tauri::command]
pub(crate) fn menu(
    app: AppHandle,
    window: WebviewWindow,
    language: String,
    groups: Vec<Group>,
) -> Result<(), WireError> {
    crate::menu::put(&app, &window, groups).map_err(|error| internal(&error, &language))
}

/// Converts a desktop error to a localised one.
fn internal(error: &tauri::Error, language: &str) -> WireError {
    WireError::new(&Error::Internal(error.to_string()), &Words::new(language))
}

/// Runs a command on a thread of its own, so that others can proceed during I/O and computation.
async fn carry_out(
    window: &WebviewWindow,
    open: Open,
    name: String,
    language: String,
    request: Value,
) -> Result<Value, WireError> {
    let (asked, words) = (name.clone(), Words::new(&language));
    if !crate::window::may_run(window.label(), &name) {
        return Err(WireError::new(&Error::Internal(format!("{asked}: not in this window")), &words));
    }
    let done = spawn_blocking(move || open.call(&name, &language, request)).await;
    done.unwrap_or_else(|broken| Err(WireError::new(&Error::Internal(format!("{asked}: {broken}")), &words)))
}
