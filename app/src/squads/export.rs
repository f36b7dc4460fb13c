//! Exports squads: as text to paste, as CSV, as Muster's own JSON, and as share codes.

use std::path::Path;

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use muster_rules::text::{self, LinkProblem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::check::CheckedSquad;
use super::code;
use super::json::{MemberJson, PointsJson, SideListJson, SquadJson};
use super::store::DraftRequest;
use crate::base::error::{Error, Kind};
use crate::base::session::Session;

/// The form in which a squad is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportStyle {
    /// Plain text as people post it; Muster can read it back.
    Text,
    /// Text for forums, with the costs first.
    Forum,
    /// CSV.
    Csv,
    /// Muster's own JSON, which is lossless.
    Json,
    /// A share link or a list style that the game's pack describes, by its id.
    Named(String),
}

impl ExportStyle {
    /// Parses a style: `text`, `forum`, `csv`, `json` or the id of one of the game's own.
    #[must_use]
    pub fn of(name: &str) -> Self {
        match name {
            "text" => Self::Text,
            "forum" => Self::Forum,
            "csv" => Self::Csv,
            "json" => Self::Json,
            name => Self::Named(name.to_owned()),
        }
    }
}

/// A request to write a draft as text.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteSquadRequest {
    /// The draft.
    pub draft: SquadDraft,
    /// The saved squad's id, which goes with it where the style has a place for it.
    #[serde(default)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub id: Option<Uuid>,
    /// The style: `text`, `forum`, `csv`, `json`, or the id of one of the game's own.
    pub style: String,
}

/// A request to write a draft to a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportSquadRequest {
    /// The draft.
    pub draft: SquadDraft,
    /// The saved squad's id, likewise.
    #[serde(default)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub id: Option<Uuid>,
    /// The style: `text`, `forum`, `csv`, `json`, or the id of one of the game's own.
    pub style: String,
    /// The path of the file; an existing one is replaced.
    pub path: String,
}

/// A squad as text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadText {
    /// The text.
    pub text: String,
}

/// A file that was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadFile {
    /// The path of the file.
    pub path: String,
}

/// A squad as a QR code.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadQr {
    /// The SVG; null if the squad is too large for a QR code.
    pub svg: Option<String>,
    /// The share code that it encodes.
    pub text: String,
}

/// Writes a draft as text.
///
/// # Errors
/// Fails if the game or style is unknown, or the squad can't be written in that style.
pub(crate) fn write_squad(session: &mut Session, request: WriteSquadRequest) -> Result<SquadText, Error> {
    let game = session.game(request.draft.game.as_str())?;
    let style = ExportStyle::of(&request.style);
    let text = export_draft(&game.catalogue, (&request.draft, request.id), &style)?;
    Ok(SquadText { text })
}

/// Writes a draft to a file atomically.
pub(crate) fn export_squad(session: &mut Session, request: ExportSquadRequest) -> Result<SquadFile, Error> {
    let ExportSquadRequest { draft, id, style, path } = request;
    let SquadText { text } = write_squad(session, WriteSquadRequest { draft, id, style })?;
    session.muster.save_file(Path::new(&path), text.as_bytes())?;
    Ok(SquadFile { path })
}

/// Returns a draft as a share code: one short line, recognised in any pasted text.
pub(crate) fn share_code(session: &mut Session, request: DraftRequest) -> Result<SquadText, Error> {
    let game = session.game(request.draft.game.as_str())?;
    Ok(SquadText { text: code::share_code(&game.catalogue, &request.draft, request.id) })
}

/// Returns the share code of a draft as a QR code.
pub(crate) fn squad_qr(session: &mut Session, request: DraftRequest) -> Result<SquadQr, Error> {
    let SquadText { text } = share_code(session, request)?;
    Ok(SquadQr { svg: muster_templates::qr::svg(&text), text })
}

/// Writes a checked squad as text.
///
/// # Errors
/// Fails if the game lacks the style, or the squad can't be written in it.
pub fn export(checked: &CheckedSquad, style: &ExportStyle) -> Result<String, Error> {
    export_draft(&checked.game.catalogue, (&checked.source.draft, checked.lasting_id()), style)
}

fn export_draft(
    catalogue: &Catalogue,
    (draft, id): (&SquadDraft, Option<Uuid>),
    style: &ExportStyle,
) -> Result<String, Error> {
    Ok(match style {
        ExportStyle::Text => text::write(catalogue, draft, text::Style::Plain),
        ExportStyle::Forum => text::write(catalogue, draft, text::Style::Forum),
        ExportStyle::Csv => text::write(catalogue, draft, text::Style::Csv),
        ExportStyle::Json => {
            let json = draft_to_json(catalogue, draft, id);
            let mut out = serde_json::to_string_pretty(&json).unwrap_or_default();
            out.push('\n');
            out
        }
        ExportStyle::Named(id) => named(catalogue, draft, id)?,
    })
}

/// Writes a draft as one of the game's own links or lists.
fn named(catalogue: &Catalogue, draft: &SquadDraft, id: &str) -> Result<String, Error> {
    let game = catalogue.game();
    if let Some(form) = game.posted.iter().find(|p| p.id == id) {
        return Ok(text::write_posted(catalogue, form, draft));
    }
    let Some(link) = text::link_of(catalogue, id) else {
        let own = ["text", "csv", "json"].map(str::to_owned).into_iter();
        let others = game.links.iter().map(|l| &l.id).chain(game.posted.iter().map(|p| &p.id));
        return Err(Error::not_one_of(Kind::Style, id, own.chain(others.cloned())));
    };
    let called = |id: &FigureId| {
        let known = catalogue.figure(id).map(|f| f.name.clone());
        known.unwrap_or_else(|| id.to_string())
    };
    let address = text::write_link(catalogue, link, draft).map_err(|problem| match problem {
        LinkProblem::TooMany { cards, slots, .. } => {
            Error::LinkFull { link: link.name.clone(), cards, slots }
        }
        LinkProblem::NoCode(figures) => {
            Error::LinkNoCode { link: link.name.clone(), figures: figures.iter().map(called).collect() }
        }
    })?;
    Ok(address + "\n")
}

/// Returns a squad in Muster's own form.
#[must_use]
pub fn to_json(checked: &CheckedSquad) -> SquadJson {
    draft_to_json(&checked.game.catalogue, &checked.source.draft, checked.lasting_id())
}

/// Returns a draft in Muster's own form.
pub(super) fn draft_to_json(catalogue: &Catalogue, draft: &SquadDraft, id: Option<Uuid>) -> SquadJson {
    let members = |list: &[muster_rules::squad::Member]| {
        list.iter().map(|m| MemberJson::of(catalogue, m)).collect::<Vec<_>>()
    };
    SquadJson {
        id,
        game: Some(draft.game.to_string()),
        format: Some(draft.format.to_string()),
        name: draft.name.clone(),
        declared_faction: draft.faction.as_ref().map(ToString::to_string),
        era: draft.era.as_ref().map(ToString::to_string),
        side: draft.side.as_ref().map(ToString::to_string),
        limit: draft.limit,
        points: PointsJson::default(),
        members: members(&draft.members),
        side_lists: draft.side_lists.iter().map(|l| SideListJson::of(catalogue, l)).collect(),
        setup: draft.setup.clone(),
        pool: draft.pool.as_ref().map(|p| members(p)),
        notes: draft.notes.clone(),
        considering: draft.considering.clone(),
    }
}
