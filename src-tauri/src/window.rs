//! The window: where its data lies, that there is one of it, and that it comes back where it was.

use std::io::Write as _;
use std::path::PathBuf;

use muster_app::Muster;
use tauri::{Builder, Manager, Wry};
use tauri_plugin_window_state::StateFlags;

/// Names another data folder.
const DATA: &str = "MUSTER_DATA";

/// Where the user's data lies: `MUSTER_DATA`, or the platform's usual place.
pub(crate) fn data_dir() -> PathBuf {
    std::env::var_os(DATA).map_or_else(Muster::usual_dir, PathBuf::from)
}

/// The program without its commands.
pub(crate) fn builder() -> Builder<Wry> {
    let state = tauri_plugin_window_state::Builder::new();
    let state = state.with_state_flags(StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED);
    let builder = Builder::default();
    // Somebody who names a data folder wants that one, whatever else is open.
    let builder = match std::env::var_os(DATA) {
        Some(_) => builder,
        // First, as its documentation asks: a second start ends here and shows the first one.
        None => builder.plugin(tauri_plugin_single_instance::init(|app, _, _| {
            for window in app.webview_windows().values() {
                // A window that can't come to the front stays where it is; nothing depends on it.
                let _ = window.unminimize().and_then(|()| window.set_focus());
            }
        })),
    };
    builder.plugin(state.build()).plugin(tauri_plugin_dialog::init()).plugin(tauri_plugin_opener::init())
}

/// Without a window there is only the terminal to tell it.
pub(crate) fn tell_that_nothing_opens(error: &tauri::Error) {
    let _ = writeln!(std::io::stderr(), "Muster cannot open its window: {error}");
}
