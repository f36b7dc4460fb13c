//! Look without installing: the program as WebAssembly, for a static page that keeps nothing.
//!
//! The page's worker (`ui/src/platform/look/`) writes a request into [`room`], calls [`call`] and reads the answer: JSON of
//! the same shape as over the development bridge, `{"name", "language", "request"}` in, `{"answer"}` or `{"error"}` out.
//! What is asked of the browser (the time, random numbers) is in `host.rs`.

#[cfg(target_arch = "wasm32")]
mod host;

use std::sync::{Mutex, OnceLock, PoisonError};

use muster_app::api::wire::SharedSession;
use muster_app::base::session::Session;
use serde::Deserialize;
use serde_json::{Value, json};

/// What is asked.
#[derive(Debug, Deserialize)]
struct Asked {
    /// The command.
    name: String,
    /// The language of the answer, as a tag.
    language: String,
    /// The command's request.
    request: Value,
}

/// What a page writes a request into, and reads the answer from.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Returns the session, in memory; opened on first use.
fn session() -> &'static SharedSession {
    static SESSION: OnceLock<SharedSession> = OnceLock::new();
    SESSION.get_or_init(|| SharedSession::new(Session::in_memory()))
}

/// Answers a request; both are JSON.
#[must_use]
pub fn answer(request: &[u8]) -> Vec<u8> {
    let answered = match serde_json::from_slice(request) {
        Ok(Asked { name, language, request }) => session().call(&name, &language, request),
        // A page that asks for nothing is told that there is no such command.
        Err(_) => session().call("", "en", Value::Null),
    };
    let answered = match answered {
        Ok(answer) => json!({ "answer": answer }),
        Err(error) => json!({ "error": error }),
    };
    answered.to_string().into_bytes()
}

/// Makes room for a request of this many bytes, and returns where it begins.
#[allow(unsafe_code, reason = "no other function of this name is linked")]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut room = ROOM.lock().unwrap_or_else(PoisonError::into_inner);
    room.clear();
    room.resize(length, 0);
    room.as_mut_ptr()
}

/// Answers the request in the [`room`]; returns the number of bytes of the answer, which is where [`answered`] says.
#[allow(unsafe_code, reason = "no other function of this name is linked")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    #[cfg(target_arch = "wasm32")]
    host::tell_the_time();
    let mut room = ROOM.lock().unwrap_or_else(PoisonError::into_inner);
    *room = answer(&room);
    room.len()
}

/// Returns where the answer begins; it stays there until the next request.
#[allow(unsafe_code, reason = "no other function of this name is linked")]
#[unsafe(no_mangle)]
pub extern "C" fn answered() -> *const u8 {
    ROOM.lock().unwrap_or_else(PoisonError::into_inner).as_ptr()
}
