//! Lists that somebody pastes or drops.

use std::path::Path;

use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::source::code_in_picture;
use super::view::SquadView;
use crate::error::Error;
use crate::foreign::is_picture;
use crate::session::Session;
use crate::words::Words;

/// A list to be read: its text, or the file that holds it.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct ReadListRequest {
    /// The game that the user is at; a list that names its own keeps that.
    pub game: Option<String>,
    /// What was pasted.
    pub text: Option<String>,
    /// A file: a list, Muster's JSON or a sheet printed by Muster.
    pub path: Option<String>,
}

/// A list, read. Nothing of it is dropped: a line is a member, open, or a remark.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReadList {
    /// What was understood.
    pub draft: SquadDraft,
    /// Its lines, and what the rules say of it.
    pub view: SquadView,
}

/// Reads what a list is to be read from, by its name in messages. A sheet printed by Muster is opened here:
/// what it carries comes back.
///
/// # Errors
/// The file can't be read, is empty, or a PDF that carries no squad.
pub(crate) fn read(request: &ReadListRequest, words: &Words) -> Result<(String, Vec<u8>), Error> {
    let (file, bytes) = match (&request.path, &request.text) {
        (Some(path), _) => (path.clone(), crate::decode::read_input(Path::new(path))?),
        (None, text) => (words.get("list-pasted", &[]), text.clone().unwrap_or_default().into_bytes()),
    };
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::FileEmpty(file));
    }
    if is_picture(&bytes) {
        let code = code_in_picture(&file, &bytes)?;
        return Ok((file, code.into_bytes()));
    }
    if !bytes.starts_with(b"%PDF") {
        return Ok((file, bytes));
    }
    match crate::foreign::squad_in_pdf(&file, &bytes)? {
        Some(squad) => Ok((file, squad.into_bytes())),
        None => Err(Error::PdfNoSquad(file)),
    }
}

/// Reads a list.
///
/// # Errors
/// It holds no squad.
pub(crate) fn read_list(
    session: &mut Session,
    request: ReadListRequest,
    (file, bytes): (String, Vec<u8>),
) -> Result<ReadList, Error> {
    let checked = session.muster.check_pasted(&file, &bytes, request.game)?;
    Ok(ReadList { view: session.say_squad(&checked), draft: checked.source.draft })
}
