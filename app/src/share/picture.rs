//! Squads as pictures.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use muster_templates::png::{self, MOST_PIXELS, Png};
use muster_templates::print::picture;
use serde::Serialize;
use ts_rs::TS;

use super::post::verdict;
use crate::base::error::Error;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::{NamesWithDraft, Words};
use crate::print::sheet;
use crate::squads::{CheckedSquad, DraftRequest};

/// Pixels per millimetre of a picture, which is 120 mm wide: 1,200 pixels.
const DENSITY: f32 = 10.0;

/// A squad as a picture.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadPicture {
    /// The PNG as Base64.
    pub png: String,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// Returns a draft as a picture.
///
/// # Errors
/// Fails if the game is unknown, or the squad is too large for a picture.
pub(crate) fn squad_picture(session: &mut Session, request: DraftRequest) -> Result<SquadPicture, Error> {
    let checked = super::checked(session, request.draft, request.id)?;
    let Png { width, height, bytes } = png(&session.words, &checked)?;
    Ok(SquadPicture { png: BASE64.encode(bytes), width, height })
}

/// Draws a checked squad.
///
/// # Errors
/// Fails if it is too large for a picture.
pub(super) fn png(words: &Words, checked: &CheckedSquad) -> Result<Png, Error> {
    let names = NamesWithDraft::new(&checked.game.names, &checked.source.draft);
    let speaker = Speaker::new(words, &checked.game, &names);
    let mut view = sheet(&speaker, checked, "");
    view.labels.verdict = verdict(&speaker, &view);
    let document = picture(&view, words.language().tag());
    png::page_of(&document, 0, DENSITY).ok_or(Error::PictureTooLarge(MOST_PIXELS))
}
