//! Sharing squads where people talk: as text to paste, as posts with markup, as tables and files, as codes and links,
//! and as pictures.
//!
//! [`share`] is all of them; what differs by style is in [`ShareStyle`].

mod link;
mod markup;
mod picture;
mod post;
mod style;

use std::path::Path;

use muster_rules::catalogue::Catalogue;
use muster_rules::id::FigureId;
use muster_rules::squad::SquadDraft;
use muster_rules::text::{self, LinkProblem};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::{Error, Kind};
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::NamesWithDraft;
use crate::print::{groups, sheet};
use crate::squads::{CheckRequest, CheckedSquad, DraftRequest, SquadSource, code_of, to_json};

pub use picture::SquadPicture;
pub(crate) use picture::squad_picture;
pub use style::{OwnStyle, ShareStyle};

/// A request to write a draft as text.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteSquadRequest {
    /// The draft.
    pub draft: SquadDraft,
    /// The saved squad's id, which goes with it where the style has a place for it.
    #[serde(default)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub id: Option<Uuid>,
    /// The style.
    pub style: ShareStyle,
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
    /// The style.
    pub style: ShareStyle,
    /// The path of the file; an existing one is replaced.
    pub path: String,
}

/// A squad as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SquadText {
    /// The text.
    pub text: String,
    /// What to know before posting it, as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub notes: Vec<String>,
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

/// A squad in the form in which it is shared.
#[derive(Clone, Debug)]
pub enum Shared {
    /// Text to paste.
    Text(SquadText),
    /// A picture.
    Picture(muster_templates::png::Png),
}

impl Shared {
    /// Returns the content of a file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::Text(text) => text.text.as_bytes(),
            Self::Picture(png) => &png.bytes,
        }
    }

    /// Returns the text.
    ///
    /// # Errors
    /// A picture has none.
    pub fn into_text(self) -> Result<SquadText, Error> {
        match self {
            Self::Text(text) => Ok(text),
            Self::Picture(_) => Err(Error::PictureIsAFile),
        }
    }
}

/// Writes a draft as text.
///
/// # Errors
/// Fails if the game or style is unknown, or the squad can't be written in that style.
pub(crate) fn write_squad(session: &mut Session, request: WriteSquadRequest) -> Result<SquadText, Error> {
    let WriteSquadRequest { draft, id, style } = request;
    let checked = checked(session, draft, id)?;
    share(session, &checked, &style)?.into_text()
}

/// Writes a draft to a file atomically.
pub(crate) fn export_squad(session: &mut Session, request: ExportSquadRequest) -> Result<SquadFile, Error> {
    let ExportSquadRequest { draft, id, style, path } = request;
    let checked = checked(session, draft, id)?;
    let shared = share(session, &checked, &style)?;
    session.muster.save_file(Path::new(&path), shared.bytes())?;
    Ok(SquadFile { path })
}

/// Returns a draft as a share code: one short line, recognised in any pasted text.
pub(crate) fn share_code(session: &mut Session, request: DraftRequest) -> Result<SquadText, Error> {
    let game = session.game(request.draft.game.as_str())?;
    let text = code_of(&game.catalogue, &request.draft, request.id);
    Ok(SquadText { text, notes: Vec::new() })
}

/// Returns the share code of a draft as a QR code.
pub(crate) fn squad_qr(session: &mut Session, request: DraftRequest) -> Result<SquadQr, Error> {
    let SquadText { text, .. } = share_code(session, request)?;
    Ok(SquadQr { svg: muster_templates::qr::svg(&text), text })
}

/// Checks a draft, which keeps the id that it is known by.
fn checked(session: &mut Session, draft: SquadDraft, id: Option<Uuid>) -> Result<CheckedSquad, Error> {
    let game = session.game(draft.game.as_str())?;
    let source = SquadSource { id, ..SquadSource::of(draft) };
    session.muster.check_source(game, source, &CheckRequest::default())
}

/// Returns a checked squad in a style.
///
/// # Errors
/// Fails if the game lacks the style, or the squad can't be written in it.
pub fn share(session: &mut Session, checked: &CheckedSquad, style: &ShareStyle) -> Result<Shared, Error> {
    let (muster, words) = (&mut session.muster, session.words);
    let own = match style {
        ShareStyle::Own(own) => *own,
        ShareStyle::Named(id) => {
            let text = named(&checked.game.catalogue, &checked.source.draft, id)?;
            return Ok(Shared::Text(SquadText { text, notes: Vec::new() }));
        }
    };
    let (catalogue, draft) = (&checked.game.catalogue, &checked.source.draft);
    let code = || code_of(catalogue, draft, checked.lasting_id());
    let text = match own {
        OwnStyle::Text => text::write(catalogue, draft, text::Style::Plain),
        OwnStyle::Forum => text::write(catalogue, draft, text::Style::Forum),
        OwnStyle::Csv => text::write(catalogue, draft, text::Style::Csv),
        OwnStyle::Json => serde_json::to_string_pretty(&to_json(checked)).unwrap_or_default() + "\n",
        OwnStyle::Code => code() + "\n",
        OwnStyle::Link => link::write(muster.share_address()?.as_deref(), &code())? + "\n",
        OwnStyle::Markdown | OwnStyle::Bbcode | OwnStyle::Html => {
            let names = NamesWithDraft::new(&checked.game.names, draft);
            let speaker = Speaker::new(&words, &checked.game, &names);
            let (sheet, groups) = (sheet(&speaker, checked, ""), groups(&speaker, checked));
            markup::write(&post::Post::new(&speaker, checked, &sheet, &groups), own)
        }
        OwnStyle::Picture => return Ok(Shared::Picture(picture::png(&words, checked)?)),
    };
    let notes = own.too_long(&text).map(|(length, limit)| {
        words.get("share-too-long", &[("length", length.into()), ("limit", limit.into())])
    });
    Ok(Shared::Text(SquadText { text, notes: notes.into_iter().collect() }))
}

/// Writes a draft as one of the game's own links or lists.
fn named(catalogue: &Catalogue, draft: &SquadDraft, id: &str) -> Result<String, Error> {
    let game = catalogue.game();
    if let Some(form) = game.posted.iter().find(|p| p.id == id) {
        return Ok(text::write_posted(catalogue, form, draft));
    }
    let Some(link) = text::link_of(catalogue, id) else {
        let own = OwnStyle::all().map(|style| style.id().to_owned());
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
