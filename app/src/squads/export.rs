//! Squads written down: as text to paste, as CSV, as Muster's own JSON, as share codes.

use std::path::Path;

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use muster_rules::text::{self, LinkProblem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check::CheckedSquad;
use super::code;
use super::json::{MemberJson, PointsJson, SideListJson, SquadJson};
use super::store::DraftRequest;
use crate::error::{Error, Kind};
use crate::session::Session;

/// How a squad is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportStyle {
    /// As people post it; Muster reads it back.
    Text,
    /// As forums post it, costs first.
    Forum,
    /// A table.
    Csv,
    /// Muster's own form, which keeps everything.
    Json,
    /// A share link or a form of lists that the game describes, by its id.
    Named(String),
}

impl ExportStyle {
    /// The style of this name: `text`, `csv`, `json` or one of the game's.
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

/// A draft to be written down.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteSquadRequest {
    /// The draft.
    pub draft: SquadDraft,
    /// How: `text`, `forum`, `csv`, `json`, or by the id of one of the game's own styles.
    pub style: String,
}

/// A draft to be written to a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportSquadRequest {
    /// The draft.
    pub draft: SquadDraft,
    /// How: `text`, `forum`, `csv`, `json`, or by the id of one of the game's own styles.
    pub style: String,
    /// Where to; what is there is replaced.
    pub path: String,
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
    let game = session.game(request.draft.game.as_str())?;
    let text = export_draft(&game.catalogue, &request.draft, &ExportStyle::of(&request.style))?;
    Ok(SquadText { text })
}

/// Writes a squad to a file, whole or not at all.
///
/// # Errors
/// There is no such game or style, the squad can't be written so, or nothing can be written there.
pub(crate) fn export_squad(session: &mut Session, request: ExportSquadRequest) -> Result<SquadFile, Error> {
    let ExportSquadRequest { draft, style, path } = request;
    let SquadText { text } = write_squad(session, WriteSquadRequest { draft, style })?;
    session.muster.save_file(Path::new(&path), text.as_bytes())?;
    Ok(SquadFile { path })
}

/// A squad in one short line, which every list that is pasted may hold.
///
/// # Errors
/// There is no such game.
pub(crate) fn share_code(session: &mut Session, request: DraftRequest) -> Result<SquadText, Error> {
    let game = session.game(request.draft.game.as_str())?;
    Ok(SquadText { text: code::share_code(&game.catalogue, &request.draft) })
}

/// The same as a QR code.
///
/// # Errors
/// There is no such game.
pub(crate) fn squad_qr(session: &mut Session, request: DraftRequest) -> Result<SquadQr, Error> {
    let SquadText { text } = share_code(session, request)?;
    Ok(SquadQr { svg: muster_templates::qr::svg(&text), text })
}

/// Writes a checked squad down.
///
/// # Errors
/// The game has no such style, or the squad can't be written so.
pub fn export(checked: &CheckedSquad, style: &ExportStyle) -> Result<String, Error> {
    export_draft(&checked.game.catalogue, &checked.source.draft, style)
}

fn export_draft(catalogue: &Catalogue, draft: &SquadDraft, style: &ExportStyle) -> Result<String, Error> {
    Ok(match style {
        ExportStyle::Text => text::write(catalogue, draft, text::Style::Plain),
        ExportStyle::Forum => text::write(catalogue, draft, text::Style::Forum),
        ExportStyle::Csv => text::write(catalogue, draft, text::Style::Csv),
        ExportStyle::Json => {
            let json = draft_to_json(catalogue, draft);
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
        return Err(Error::NotOneOf {
            kind: Kind::Style,
            name: id.to_owned(),
            known: own.chain(others.cloned()).collect(),
        });
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

/// A squad in Muster's own form.
#[must_use]
pub fn to_json(checked: &CheckedSquad) -> SquadJson {
    draft_to_json(&checked.game.catalogue, &checked.source.draft)
}

/// A draft in Muster's own form.
pub(super) fn draft_to_json(catalogue: &Catalogue, draft: &SquadDraft) -> SquadJson {
    let members = |list: &[muster_rules::squad::Member]| {
        list.iter().map(|m| MemberJson::of(catalogue, m)).collect::<Vec<_>>()
    };
    SquadJson {
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
