//! The window's host for the pages in `ui/`. Everything that a user can do is a command of
//! `muster_app::api::commands`; this crate contains only what needs a desktop.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod command;
mod menu;
mod phones;
mod render;
mod window;

use muster_app::api::wire::SharedSession;

fn main() {
    muster_app::base::foreign::begin();
    let (session, theme) = SharedSession::opening(window::data_dir());
    let open = command::Open::new(session);
    let app = window::builder().manage(open.clone()).manage(menu::Bar::default());
    let app = app.invoke_handler(tauri::generate_handler![command::call, command::apart, command::menu]);
    let app = app.setup(move |app| {
        phones::give_door(app, &open);
        Ok(window::open(app, theme.recv().ok().flatten())?)
    });
    if let Err(error) = app.run(tauri::generate_context!()) {
        window::tell_that_nothing_opens(&error);
        std::process::exit(3);
    }
}
