//! Checks the window's configuration and its permissions.

fn main() {
    tauri_build::build();
}
