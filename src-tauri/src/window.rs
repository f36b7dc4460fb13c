//! The window: its data folder, the single instance, and its restored position.

use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;

use muster_app::Muster;
use muster_app::start::Theme;
use serde::Deserialize;
use tauri::webview::WebviewWindowBuilder;
use tauri::window::Color;
use tauri::{App, AppHandle, Builder, Manager, Url, WebviewUrl, WindowEvent, Wry};
use tauri_plugin_window_state::StateFlags;
use uuid::Uuid;

/// The environment variable for another data folder.
const DATA: &str = "MUSTER_DATA";
/// The main window's label in `tauri.conf.json`.
pub(crate) const MAIN: &str = "main";
/// The label of the window for both players, and of its capability.
const SHARED: &str = "shared";
/// The labels of the windows of a mission night, each with a view, begin with this.
const NIGHT: &str = "night-";

/// The commands of the window for both players.
const READ_BY_SHARED: [&str; 3] = ["start", "game", "play"];
/// The commands of the windows of a mission night: they read the night and tap in it.
const RUN_BY_NIGHT: [&str; 6] =
    ["start", "game", "campaign_night", "night_tap", "night_undo", "night_surges"];
/// The port of the development server, as in `tauri.conf.json`.
const DEVELOPED: u16 = 1420;

/// Returns the value of `MUSTER_DATA`; an empty one is none.
fn told() -> Option<OsString> {
    std::env::var_os(DATA).filter(|told| !told.is_empty())
}

/// Returns the data folder: `MUSTER_DATA`, or the platform's default.
pub(crate) fn data_dir() -> PathBuf {
    told().map_or_else(Muster::usual_dir, PathBuf::from)
}

/// Returns the application builder, without commands.
pub(crate) fn builder() -> Builder<Wry> {
    let state = tauri_plugin_window_state::Builder::new();
    let state = state.with_state_flags(StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED);
    let builder = Builder::default();
    // With an explicit data folder, another instance may be running.
    let builder = match told() {
        Some(_) => builder,
        // First, as the plugin's documentation requires: a second start ends here and shows the running
        // instance.
        None => builder.plugin(tauri_plugin_single_instance::init(|app, _, _| {
            for window in app.webview_windows().values() {
                // If the window can't be brought to the front, nothing else depends on it.
                let _ = window.unminimize().and_then(|()| window.set_focus());
            }
        })),
    };
    // Closing the main window also closes the others.
    let builder = builder.on_window_event(|window, event| {
        if window.label() == MAIN && matches!(event, WindowEvent::Destroyed) {
            let windows = window.app_handle().webview_windows();
            for (_, other) in windows.iter().filter(|(label, _)| label.as_str() != MAIN) {
                // If it can't be closed, the user can close it.
                let _ = other.destroy();
            }
        }
    });
    let builder = builder.on_menu_event(crate::menu::chosen);
    builder.plugin(state.build()).plugin(tauri_plugin_dialog::init()).plugin(tauri_plugin_opener::init())
}

/// Returns whether a window may show an address: only the program's own pages. A link to anything else goes nowhere.
fn is_ours(url: &Url) -> bool {
    let pages = cfg!(feature = "custom-protocol");
    match (url.scheme(), url.host_str(), url.port()) {
        ("tauri", Some("localhost"), None) => pages,
        // What WebView2 calls the same.
        ("http" | "https", Some("tauri.localhost"), None) => pages && cfg!(windows),
        ("http", Some("localhost"), Some(DEVELOPED)) => !pages,
        _ => false,
    }
}

/// Returns whether a window may run a command. The one that both players look at reads its game and nothing else; those
/// of a mission night tap in it, too.
pub(crate) fn may_run(label: &str, command: &str) -> bool {
    match label {
        MAIN => true,
        SHARED => READ_BY_SHARED.contains(&command),
        _ => label.starts_with(NIGHT) && RUN_BY_NIGHT.contains(&command),
    }
}

/// A view of a mission night.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NightSide {
    /// What all may see.
    Common,
    /// What the heroes' players need.
    Rebels,
    /// What the Imperial player needs.
    Empire,
}

impl NightSide {
    const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Rebels => "rebels",
            Self::Empire => "empire",
        }
    }
}

/// What a second window shows.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "show", rename_all = "kebab-case")]
pub(crate) enum Apart {
    /// A game in progress, for a screen that both players see.
    Table {
        /// The game.
        id: Uuid,
    },
    /// A mission night as one of the sides needs it.
    Night {
        /// The campaign.
        id: Uuid,
        /// The side.
        side: NightSide,
    },
}

impl Apart {
    /// Returns the label of its window, and the fragment of its address, which `ui/src/lib/apart.ts` reads.
    fn place(self) -> (String, String) {
        match self {
            Self::Table { id } => (SHARED.to_owned(), format!("table={id}")),
            Self::Night { id, side } => {
                (format!("{NIGHT}{}", side.name()), format!("night={id}/{}", side.name()))
            }
        }
    }
}

/// Opens the window in the chosen theme, so that no white flashes before the pages are loaded.
pub(crate) fn open(app: &App, theme: Option<Theme>) -> tauri::Result<()> {
    for config in &app.config().app.windows {
        let mut window = WebviewWindowBuilder::from_config(app, config)?.on_navigation(is_ours);
        if let Some(theme) = theme {
            let (dress, paper, system) = dress(theme);
            // The pages apply the theme themselves once they have requested it.
            let script = format!("document.documentElement.dataset.dress = '{dress}'");
            window = window.theme(Some(system)).background_color(paper).initialization_script(script);
        }
        let window = window.build()?;
        crate::render::plainly_without_a_card(&window);
        crate::menu::restore(app.handle(), &window);
    }
    Ok(())
}

/// Opens a second window. An existing one of its kind switches to what is asked for and comes to the front.
pub(crate) fn apart(app: &AppHandle, shown: Apart, theme: Option<Theme>) -> tauri::Result<()> {
    let (label, place) = shown.place();
    if let Some(window) = app.get_webview_window(&label) {
        let mut url = window.url()?;
        url.set_fragment(Some(&place));
        window.navigate(url)?;
        return window.set_focus();
    }
    let page = format!("index.html#{place}");
    let mut window = WebviewWindowBuilder::new(app, label, WebviewUrl::App(page.into()))
        .title("Muster")
        .inner_size(1000.0, 700.0)
        .min_inner_size(480.0, 360.0)
        .on_navigation(is_ours);
    if let Some(theme) = theme {
        let (_, paper, system) = dress(theme);
        window = window.theme(Some(system)).background_color(paper);
    }
    window.build().map(|window| crate::render::plainly_without_a_card(&window))
}

/// Returns a theme's name in the pages, its background colour, and the closest system theme.
pub(crate) fn dress(theme: Theme) -> (&'static str, Color, tauri::Theme) {
    match theme {
        Theme::Light => ("light", Color(0xf6, 0xf4, 0xef, 0xff), tauri::Theme::Light),
        Theme::Dark => ("dark", Color(0x16, 0x18, 0x1c, 0xff), tauri::Theme::Dark),
        Theme::Contrast => ("contrast", Color(0, 0, 0, 0xff), tauri::Theme::Dark),
    }
}

/// Without a window, the error can only go to the terminal.
pub(crate) fn tell_that_nothing_opens(error: &tauri::Error) {
    let _ = writeln!(std::io::stderr(), "Muster cannot open its window: {error}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_shows_the_programs_own_pages_only() {
        let ours = |text: &str| is_ours(&Url::parse(text).expect("an address"));
        assert_eq!(ours("tauri://localhost/index.html#table=1"), cfg!(feature = "custom-protocol"));
        assert_eq!(ours("http://localhost:1420/"), !cfg!(feature = "custom-protocol"));
        for text in [
            "https://example.org/",
            "http://localhost:1421/",
            "http://localhost/",
            "https://tauri.localhost.example.org/",
            "tauri://example.org/",
            "file:///etc/passwd",
            "data:text/html,x",
            "blob:tauri://localhost/x",
            "javascript:alert(1)",
            "about:blank",
        ] {
            assert!(!ours(text), "{text}");
        }
    }

    #[test]
    fn the_shared_window_reads_its_game_and_runs_no_other_command() {
        for (command, touches) in muster_app::api::commands::TOUCHES {
            assert!(may_run(MAIN, command));
            if may_run(SHARED, command) {
                assert!(touches.changes.is_empty(), "{command}");
            }
        }
        for command in ["restore_backup", "export_play", "check_server", "save_squad", "remove_member", ""] {
            assert!(!may_run(SHARED, command), "{command}");
        }
        assert!(READ_BY_SHARED.iter().all(|command| may_run(SHARED, command)));
    }

    #[test]
    fn the_windows_of_a_mission_night_change_nothing_but_the_night() {
        for side in [NightSide::Common, NightSide::Rebels, NightSide::Empire] {
            let (label, place) = Apart::Night { id: Uuid::nil(), side }.place();
            assert_eq!(place, format!("night={}/{}", Uuid::nil(), side.name()));
            for (command, touches) in muster_app::api::commands::TOUCHES {
                if may_run(&label, command) && !touches.changes.is_empty() {
                    assert!(["night_tap", "night_undo"].contains(command), "{command}");
                }
            }
            assert!(RUN_BY_NIGHT.iter().all(|command| may_run(&label, command)));
        }
        assert!(!may_run("another", "campaign_night"));
    }

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
