//! Phones at the table: the pages that the window has built in, served to guests.

use std::borrow::Cow;
use std::sync::Arc;

use muster_serve::{Page, Pages, PhoneDoor, kind_of};
use tauri::{App, Emitter as _, Manager as _};

use crate::command::{CARRIED_OUT, Open};

/// The way in, for what the window tells guests.
pub(crate) type Doorkeeper = Arc<PhoneDoor>;

/// Gives the session a way in for guests. It is closed until the user opens it.
pub(crate) fn give_door(app: &App, open: &Open) {
    let files = app.asset_resolver();
    let pages = Pages::new(move |path| {
        let file = files.get(path.to_owned())?;
        Some(Page { bytes: Cow::Owned(file.bytes), kind: kind_of(path).to_owned() })
    });
    let windows = app.handle().clone();
    let changed = move |command: &str| {
        // A window that misses it shows outdated data until its next request.
        let _ = windows.emit(CARRIED_OUT, command);
    };
    let door = Arc::new(PhoneDoor::new(open, crate::window::data_dir(), pages, Arc::new(changed)));
    open.set_door(door.clone());
    app.manage::<Doorkeeper>(door);
}
