//! The one door between the pages and the program.

use std::sync::Arc;

use muster_app::Error;
use muster_app::wire::{SharedSession, WireError};
use muster_app::words::Words;
use serde_json::Value;
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// The open session.
pub(crate) type Open = Arc<SharedSession>;

/// Carries a command out, off the window's own thread.
#[tauri::command]
pub(crate) async fn call(
    open: State<'_, Open>,
    name: String,
    language: String,
    request: Value,
) -> Result<Value, WireError> {
    carry_out(open.inner().clone(), name, language, request).await
}

/// A command has a thread of its own: files are read and work is done there while others go on.
async fn carry_out(open: Open, name: String, language: String, request: Value) -> Result<Value, WireError> {
    let (asked, words) = (name.clone(), Words::new(&language));
    let done = spawn_blocking(move || open.call(&name, &language, request)).await;
    done.unwrap_or_else(|broken| Err(WireError::new(&Error::Internal(format!("{asked}: {broken}")), &words)))
}
