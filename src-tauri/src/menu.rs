//! The menu bar: the pages say what is on it, in one call, and hear which entry was chosen. What they said last is
//! kept, and is there when the window opens next: a bar that came later would move the page under it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tauri::menu::{Menu, MenuBuilder, MenuEvent, MenuItemBuilder, SubmenuBuilder};
use tauri::{AppHandle, Emitter as _, Manager as _, WebviewWindow, Wry};

/// What a window hears when an entry of its menu bar was chosen: the entry's place, `group.item`.
const CHOSEN: &str = "menu-chosen";

/// The file of the bar as it was last, beside the window's place.
const KEPT: &str = "menu.json";

/// The bar that the window has.
#[derive(Debug, Default)]
pub(crate) struct Bar(Mutex<Vec<Group>>);

/// A menu of the bar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Group {
    label: String,
    items: Vec<Item>,
}

/// An entry, with the key that does the same (`Ctrl+K`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Item {
    label: String,
    press: Option<String>,
}

/// Gives the window a menu bar, in place of the one it had, and keeps it for the next start.
pub(crate) fn put(app: &AppHandle, window: &WebviewWindow, groups: Vec<Group>) -> tauri::Result<()> {
    if !show(app, window, &groups)? {
        return Ok(());
    }
    if let Some(path) = kept(app) {
        // Without it the next start has its bar a little later.
        let _ = keep(&path, &groups);
    }
    Ok(())
}

/// Gives a window that opens the menu bar of the last time; the pages say whether it is still theirs.
pub(crate) fn restore(app: &AppHandle, window: &WebviewWindow) {
    let bar = kept(app).and_then(|path| fs::read(path).ok());
    let groups = bar.and_then(|bar| serde_json::from_slice::<Vec<Group>>(&bar).ok());
    if let Some(groups) = groups {
        // One that can't be shown is said anew by the pages.
        let _ = show(app, window, &groups);
    }
}

/// Shows a bar; says whether it is another than the one before.
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

/// Tells the window which entry of its menu bar was chosen.
pub(crate) fn chosen(app: &AppHandle, event: MenuEvent) {
    // A window that hears nothing does nothing: the entry can be chosen again.
    let _ = app.emit_to(crate::window::MAIN, CHOSEN, event.id().as_ref());
}
