//! The menu bar: the pages define it in one call and are told which item was chosen. The last definition is
//! stored and restored when the window opens: a bar that appeared later would shift the page.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tauri::menu::{Menu, MenuBuilder, MenuEvent, MenuItemBuilder, SubmenuBuilder};
use tauri::{AppHandle, Emitter as _, Manager as _, WebviewWindow, Wry};

/// The event for a chosen menu item; its payload is the item's position, `group.item`.
const CHOSEN: &str = "menu-chosen";

/// The file with the last menu bar, next to the window's state.
const KEPT: &str = "menu.json";

/// The window's current menu bar.
#[derive(Debug, Default)]
pub(crate) struct Bar(Mutex<Vec<Group>>);

/// A menu of the bar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Group {
    label: String,
    items: Vec<Item>,
}

/// A menu item, with its keyboard shortcut (`Ctrl+K`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Item {
    label: String,
    press: Option<String>,
}

/// Sets the window's menu bar, and stores it for the next start.
pub(crate) fn put(app: &AppHandle, window: &WebviewWindow, groups: Vec<Group>) -> tauri::Result<()> {
    if !show(app, window, &groups)? {
        return Ok(());
    }
    if let Some(path) = kept(app) {
        // On failure, the bar appears a little later at the next start.
        let _ = keep(&path, &groups);
    }
    Ok(())
}

/// Restores the last menu bar when a window opens; the pages replace it if it has changed.
pub(crate) fn restore(app: &AppHandle, window: &WebviewWindow) {
    let bar = kept(app).and_then(|path| fs::read(path).ok());
    let groups = bar.and_then(|bar| serde_json::from_slice::<Vec<Group>>(&bar).ok());
    if let Some(groups) = groups {
        // On failure, the pages define it again.
        let _ = show(app, window, &groups);
    }
}

/// Shows a menu bar; returns whether it differs from the previous one.
fn show(app: &AppHandle, window: &WebviewWindow, groups: &[Group]) -> tauri::Result<bool> {
    let bar = app.state::<Bar>();
    let mut shown = bar.0.lock().unwrap_or_else(PoisonError::into_inner);
    if *shown == groups {
        return Ok(false);
    }
    window.set_menu(made(app, groups)?)?;
    groups.clone_into(&mut shown);
    Ok(true)
}

fn keep(path: &Path, groups: &[Group]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, serde_json::to_vec(groups)?)
}

fn kept(app: &AppHandle) -> Option<PathBuf> {
    Some(app.path().app_config_dir().ok()?.join(KEPT))
}

fn made(app: &AppHandle, groups: &[Group]) -> tauri::Result<Menu<Wry>> {
    let mut bar = MenuBuilder::new(app);
    for (number, group) in groups.iter().enumerate() {
        let mut menu = SubmenuBuilder::new(app, &group.label);
        for (place, item) in group.items.iter().enumerate() {
            let entry = MenuItemBuilder::with_id(format!("{number}.{place}"), &item.label);
            let entry = match &item.press {
                Some(press) => entry.accelerator(press),
                None => entry,
            };
            menu = menu.item(&entry.build(app)?);
        }
        bar = bar.item(&menu.build()?);
    }
    bar.build()
}

/// Tells the window which menu item was chosen.
pub(crate) fn chosen(app: &AppHandle, event: MenuEvent) {
    // If that fails, the item can be chosen again.
    let _ = app.emit_to(crate::window::MAIN, CHOSEN, event.id().as_ref());
}
