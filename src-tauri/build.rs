//! Checks the window's configuration and what it may do.

fn main() {
    tauri_build::build();
}
