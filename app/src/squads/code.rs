//! Share codes: a squad in one short line of letters, for chats and QR codes.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use muster_rules::catalogue::Catalogue;
use muster_rules::squad::{Member, SquadDraft};
use uuid::Uuid;

use super::export::draft_to_json;
use super::json::{MemberJson, SquadJson};
use crate::base::error::Error;

/// The prefix of every share code, followed by the version of the encoding.
const START: &str = "muster:";
/// The version of the encoding that is written.
const FORM: &str = "1";
/// The maximum size of an unpacked squad, in bytes.
const LARGEST: u64 = 1 << 20;

/// Encodes a draft as a share code. Notes and figures under consideration are private and left out.
pub(crate) fn share_code(catalogue: &Catalogue, draft: &SquadDraft, id: Option<Uuid>) -> String {
    let mut json = draft_to_json(catalogue, draft, id);
    json.notes.clear();
    json.considering.clear();
    let slim = |members: &mut Vec<MemberJson>, drawn: &[Member]| {
        for (json, member) in members.iter_mut().zip(drawn) {
            if member.count == 1 {
                json.count = None;
            }
            // Names and costs are only needed for figures that the catalogue lacks.
            if catalogue.figure(&member.figure).is_some() {
                json.name = None;
                json.unit_cost = None;
            }
        }
    };
    slim(&mut json.members, &draft.members);
    for (json, list) in json.side_lists.iter_mut().zip(&draft.side_lists) {
        slim(&mut json.members, &list.members);
    }
    if let (Some(json), Some(pool)) = (&mut json.pool, &draft.pool) {
        slim(json, pool);
    }
    let text = serde_json::to_vec(&json).unwrap_or_default();
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing to memory can't fail.
    let packed = packed.write_all(&text).and_then(|()| packed.finish()).unwrap_or_default();
    format!("{START}{FORM}:{}", BASE64.encode(packed))
}

/// The minimum length of a code after the prefix, since a squad may be named `muster:1`.
const SHORTEST: usize = 8;

/// Decodes the first readable share code anywhere in a text, such as in a link; if none is readable, the first is an
/// error. `None` if there is none.
pub(super) fn find_code(file: &str, text: &str) -> Option<Result<SquadJson, Error>> {
    // Some programs write a link's colons so.
    let text = text.replace("muster%3A1%3A", "muster:1:").replace("muster%3a1%3a", "muster:1:");
    let mut found = text.match_indices(START).filter_map(|(at, _)| code_at(file, &text[at + START.len()..]));
    let first = found.next()?;
    // What looks like a code may be a squad's name.
    Some(first.or_else(|broken| found.find_map(Result::ok).ok_or(broken)))
}

/// Returns whether a line holds a share code.
pub(super) fn holds_code(line: &str) -> bool {
    find_code("", line).is_some()
}

/// Decodes a share code behind its prefix; `None` if there is none.
fn code_at(file: &str, rest: &str) -> Option<Result<SquadJson, Error>> {
    let (form, rest) = rest.split_once(':')?;
    if form.is_empty() || !form.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let broken = || Error::CodeUnreadable(file.to_owned());
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let run = |text: &str| text.chars().take_while(|c| is_code(*c)).collect::<String>();
    if run(rest).len() < SHORTEST {
        return None;
    }
    if form != FORM {
        return Some(Err(broken()));
    }
    // An email client may have wrapped a long line.
    let joined: String = rest.chars().filter(|c| !c.is_whitespace()).collect();
    let found = unpack(&run(rest)).or_else(|| unpack(&run(&joined)));
    Some(found.ok_or_else(broken))
}

fn unpack(code: &str) -> Option<SquadJson> {
    let packed = BASE64.decode(code).ok()?;
    let mut text = Vec::new();
    DeflateDecoder::new(packed.as_slice()).take(LARGEST).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}
