//! The window: where its data lies, that there is one of it, and that it comes back where it was.

use std::io::Write as _;
use std::path::PathBuf;

use muster_app::Muster;
use muster_app::start::Theme;
use tauri::webview::WebviewWindowBuilder;
use tauri::window::Color;
use tauri::{App, AppHandle, Builder, Manager, WebviewUrl, WindowEvent, Wry};
use tauri_plugin_window_state::StateFlags;
use uuid::Uuid;

/// Names another data folder.
const DATA: &str = "MUSTER_DATA";
/// The window, by its label in `tauri.conf.json`.
pub(crate) const MAIN: &str = "main";
/// The window that both players look at, and its capability.
const SHARED: &str = "shared";

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
    // Whoever closes the window is done: what only shows a game goes with it.
    let builder = builder.on_window_event(|window, event| {
        if window.label() == MAIN
            && matches!(event, WindowEvent::Destroyed)
            && let Some(shared) = window.app_handle().get_webview_window(SHARED)
        {
            // One that can't be closed is closed by whoever looks at it.
            let _ = shared.destroy();
        }
    });
    let builder = builder.on_menu_event(crate::menu::chosen);
    builder.plugin(state.build()).plugin(tauri_plugin_dialog::init()).plugin(tauri_plugin_opener::init())
}

/// Opens the window in the theme that was chosen, so that nothing is white before the pages are there.
pub(crate) fn open(app: &App, theme: Option<Theme>) -> tauri::Result<()> {
    for config in &app.config().app.windows {
        let mut window = WebviewWindowBuilder::from_config(app, config)?;
        if let Some(theme) = theme {
            let (dress, paper, system) = dress(theme);
            // The pages take the chosen theme themselves once they have asked for it; until then this holds.
            let script = format!("document.documentElement.dataset.dress = '{dress}'");
            window = window.theme(Some(system)).background_color(paper).initialization_script(script);
        }
        let window = window.build()?;
        crate::render::plainly_without_a_card(&window);
        crate::menu::restore(app.handle(), &window);
    }
    Ok(())
}

/// Opens a second window that shows a game at the table and lets nobody change it, for a screen that both players see.
/// One that is open already shows this game and comes to the front.
pub(crate) fn share(app: &AppHandle, game: Uuid, theme: Option<Theme>) -> tauri::Result<()> {
    let page = format!("index.html#table={game}");
    if let Some(window) = app.get_webview_window(SHARED) {
        let mut url = window.url()?;
        url.set_fragment(Some(&format!("table={game}")));
        window.navigate(url)?;
        return window.set_focus();
    }
    let mut window = WebviewWindowBuilder::new(app, SHARED, WebviewUrl::App(page.into()))
        .title("Muster")
        .inner_size(1000.0, 700.0)
        .min_inner_size(480.0, 360.0);
    if let Some(theme) = theme {
        let (_, paper, system) = dress(theme);
        window = window.theme(Some(system)).background_color(paper);
    }
    window.build().map(|window| crate::render::plainly_without_a_card(&window))
}

/// What the pages call a theme, the colour of its paper, and what is nearest to it among the system's.
pub(crate) fn dress(theme: Theme) -> (&'static str, Color, tauri::Theme) {
    match theme {
        Theme::Light => ("light", Color(0xf6, 0xf4, 0xef, 0xff), tauri::Theme::Light),
        Theme::Dark => ("dark", Color(0x16, 0x18, 0x1c, 0xff), tauri::Theme::Dark),
        Theme::Contrast => ("contrast", Color(0, 0, 0, 0xff), tauri::Theme::Dark),
    }
}

/// Without a window there is only the terminal to tell it.
pub(crate) fn tell_that_nothing_opens(error: &tauri::Error) {
    let _ = writeln!(std::io::stderr(), "Muster cannot open its window: {error}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_opens_in_the_colour_of_the_pages_paper() {
        let tokens = include_str!("../../ui/src/styles/tokens.css");
        for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
            let (dress, Color(r, g, b, _), _) = dress(theme);
            let of = if theme == Theme::Light {
                ":root {".to_owned()
            } else {
                format!("[data-dress=\"{dress}\"] {{")
            };
            let (_, rules) = tokens.split_once(&of).expect("the theme's tokens");
            let (rules, _) = rules.split_once('}').expect("their end");
            assert!(rules.contains(&format!("--paper: #{r:02x}{g:02x}{b:02x};")), "{dress}");
        }
    }
}
