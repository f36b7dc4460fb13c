//! The menu bar: the pages say what is on it, in one call, and hear which entry was chosen.

use serde::Deserialize;
use tauri::menu::{Menu, MenuBuilder, MenuEvent, MenuItemBuilder, SubmenuBuilder};
use tauri::{AppHandle, Emitter as _, WebviewWindow, Wry};

/// What a window hears when an entry of its menu bar was chosen: the entry's place, `group.item`.
const CHOSEN: &str = "menu-chosen";

/// A menu of the bar.
#[derive(Debug, Deserialize)]
pub(crate) struct Group {
    label: String,
    items: Vec<Item>,
}

/// An entry, with the key that does the same (`Ctrl+K`).
#[derive(Debug, Deserialize)]
pub(crate) struct Item {
    label: String,
    press: Option<String>,
}

/// Gives the window a menu bar, in place of the one it had.
pub(crate) fn put(app: &AppHandle, window: &WebviewWindow, groups: &[Group]) -> tauri::Result<()> {
    window.set_menu(made(app, groups)?).map(drop)
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
