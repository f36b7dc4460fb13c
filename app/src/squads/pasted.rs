//! Reads lists that are pasted or dropped.

use std::path::Path;

use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::source::code_in_picture;
use super::view::SquadView;
use crate::base::error::Error;
use crate::base::foreign::is_picture;
use crate::base::session::Session;
use crate::base::words::Words;

/// A request to read a list, given as text or as a file.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct ReadListRequest {
    /// The id of the current game; a game named in the list takes precedence.
    pub game: Option<String>,
    /// The pasted text.
    pub text: Option<String>,
    /// The path of a file: a list, Muster's JSON or a sheet printed by Muster.
    pub path: Option<String>,
}

/// A list that was read. No line is lost: each is a member, unresolved, or a remark.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReadList {
    /// The lasting id that the squad came with, for `new_squad`; none for a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    pub id: Option<Uuid>,
    /// The squad that was read.
    pub draft: SquadDraft,
    /// The checked squad, with its lines.
    pub view: SquadView,
}

/// Reads the content of a request. Returns its name in messages and its bytes. The embedded squad of a printed
/// sheet or picture is extracted here.
///
/// # Errors
/// Fails if the file can't be read, is empty, or is a PDF or picture without a squad.
pub(crate) fn read(request: &ReadListRequest, words: &Words) -> Result<(String, Vec<u8>), Error> {
    let (file, bytes) = match (&request.path, &request.text) {
        (Some(path), _) => (path.clone(), crate::base::decode::read_input(Path::new(path))?),
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
    match crate::base::foreign::squad_in_pdf(&file, &bytes)? {
        Some(squad) => Ok((file, squad.into_bytes())),
        None => Err(Error::PdfNoSquad(file)),
    }
}

/// Parses and checks the list.
///
/// # Errors
/// Fails if it contains no squad.
pub(crate) fn read_list(
    session: &mut Session,
    request: ReadListRequest,
    (file, bytes): (String, Vec<u8>),
) -> Result<ReadList, Error> {
    let checked = session.muster.check_pasted(&file, &bytes, request.game)?;
    Ok(ReadList { id: checked.source.id, view: session.say_squad(&checked), draft: checked.source.draft })
}
