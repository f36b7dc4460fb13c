//! Squads on their way to other people: as text, as files, as share codes.

use std::path::Path;

use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::api::draft::Draft;
use crate::error::Error;
use crate::session::Session;
use crate::squads::{self, ExportStyle, export_draft};

/// A draft to be written down.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteSquadRequest {
    /// The draft.
    pub draft: Draft,
    /// How: `text`, `forum`, `csv`, `json`, or by the id of one of the game's own styles.
    pub style: String,
}

/// A draft to be written to a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportSquadRequest {
    /// The draft.
    pub draft: Draft,
    /// How: `text`, `forum`, `csv`, `json`, or by the id of one of the game's own styles.
    pub style: String,
    /// Where to; what is there is replaced.
    pub path: String,
}

/// A draft to be shared.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ShareSquadRequest {
    /// The draft.
    pub draft: Draft,
}

/// A squad written down.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadText {
    /// The text.
    pub text: String,
}

/// A file that was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadFile {
    /// Where it lies.
    pub path: String,
}

/// A squad as a QR code.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadQr {
    /// The picture; null where the squad is too large for one.
    pub svg: Option<String>,
    /// What the code says: the share code.
    pub text: String,
}

/// Writes a squad down.
///
/// # Errors
/// There is no such game or style, or the squad can't be written so.
pub(crate) fn write_squad(session: &mut Session, request: WriteSquadRequest) -> Result<SquadText, Error> {
    let text = written(session, request.draft, &request.style)?;
    Ok(SquadText { text })
}

/// Writes a squad to a file, whole or not at all.
///
/// # Errors
/// There is no such game or style, the squad can't be written so, or nothing can be written there.
pub(crate) fn export_squad(session: &mut Session, request: ExportSquadRequest) -> Result<SquadFile, Error> {
    let text = written(session, request.draft, &request.style)?;
    session.muster.save_file(Path::new(&request.path), text.as_bytes())?;
    Ok(SquadFile { path: request.path })
}

fn written(session: &Session, draft: Draft, style: &str) -> Result<String, Error> {
    let draft = SquadDraft::from(draft);
    let game = session.game(draft.game.as_str())?;
    export_draft(&game.catalogue, &draft, &ExportStyle::of(style))
}

/// A squad in one short line, which every list that is pasted may hold.
///
/// # Errors
/// There is no such game.
pub(crate) fn share_code(session: &mut Session, request: ShareSquadRequest) -> Result<SquadText, Error> {
    let draft = SquadDraft::from(request.draft);
    let game = session.game(draft.game.as_str())?;
    Ok(SquadText { text: squads::share_code(&game.catalogue, &draft) })
}

/// The same as a QR code.
///
/// # Errors
/// There is no such game.
pub(crate) fn squad_qr(session: &mut Session, request: ShareSquadRequest) -> Result<SquadQr, Error> {
    let text = share_code(session, request)?.text;
    Ok(SquadQr { svg: muster_templates::qr::svg(&text), text })
}
