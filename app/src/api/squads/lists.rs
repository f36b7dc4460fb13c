//! Lists that somebody pastes or drops, and what the user teaches while reading them.

use std::path::Path;

use muster_rules::id::FigureId;
use muster_rules::text::{MatchKind, ReadMember, RemarkKind, Unresolved, UnresolvedReason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::SquadView;
use super::view::looked;
use crate::api::draft::Draft;
use crate::commands::Nothing;
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::reading_unresolved;
use crate::words::{NamesWithDraft, Words};

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
    pub draft: Draft,
    /// What the rules say of that.
    pub view: SquadView,
    /// Members by line, those in the squad first, then those beside it.
    pub lines: Vec<ReadLine>,
    /// Lines that nobody could be sure of.
    pub unresolved: Vec<OpenLine>,
    /// Lines that are no members.
    pub remarks: Vec<RemarkLine>,
    /// The total that the list claims.
    pub claimed_total: Option<i64>,
    /// The activations that it claims.
    pub claimed_activations: Option<i64>,
    /// Its encoding, where it wasn't UTF-8.
    pub encoding: Option<String>,
}

/// A member as the list has it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReadLine {
    /// The line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// The figure's id.
    pub figure: String,
    /// What it is called.
    pub name: String,
    /// How many.
    pub count: u32,
    /// `exact`, `alias`, `by-cost` or `fuzzy`.
    pub matched: String,
    /// Whether it stands in a list beside the squad.
    pub beside: bool,
}

/// A line that nobody could be sure of.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenLine {
    /// The line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// How many of them, as far as one can tell.
    pub count: u32,
    /// Why it is open and what to do, in words.
    pub message: String,
    /// `unknown`, `ambiguous`, `unsure`, `no-holder` or `problem`.
    pub reason: String,
    /// Who may be meant, best first.
    pub candidates: Vec<FigureCandidate>,
}

/// A figure that may be meant.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureCandidate {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The cost as printed.
    pub cost_text: String,
    /// Where it is printed first, `Clone Strike 4`.
    pub printed: String,
}

/// A line that is no member.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RemarkLine {
    /// The line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// `title`, `heading`, `faction`, `author`, `map`, `section`, `claim`, `state` or `note`.
    pub kind: String,
}

/// Another name for a figure.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AliasRequest {
    /// The game's id.
    pub game: String,
    /// What people write.
    pub text: String,
    /// The figure's id.
    pub figure: String,
}

/// A text whose meaning is to be forgotten.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ForgetRequest {
    /// The game's id.
    pub game: String,
    /// What people write.
    pub text: String,
}

/// What the user taught.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasList {
    /// By text.
    pub aliases: Vec<AliasView>,
}

/// A text and the figure that it means.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AliasView {
    /// What people write.
    pub text: String,
    /// The figure's id.
    pub figure: String,
    /// What it is called.
    pub name: String,
    /// Whether the catalogue has it.
    pub known: bool,
}

/// An open question and its answer.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SettleRequest {
    /// The game's id.
    pub game: String,
    /// The question's id.
    pub question: String,
    /// The answer, as the question takes it.
    pub answer: String,
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
    if !bytes.starts_with(b"%PDF") {
        return Ok((file, bytes));
    }
    match crate::foreign::read_pdf(&file, &bytes)? {
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
    let shelf = session.muster.shelf(&checked.game, None);
    let looked = looked(checked, shelf);
    let view = looked.view(session);
    let source = &looked.checked.source;
    let names = NamesWithDraft::new(&looked.checked.game.names, &looked.draft);
    let speaker = Speaker::new(&session.words, &looked.checked.game, &names);
    let squad = source.lines.iter().map(|l| line(&speaker, l, false));
    let lines = squad.chain(source.beside.iter().map(|l| line(&speaker, l, true))).collect();
    Ok(ReadList {
        draft: Draft::from(&looked.draft),
        view,
        lines,
        unresolved: source.unresolved.iter().map(|l| open(&speaker, l)).collect(),
        remarks: source.remarks.iter().map(remark).collect(),
        claimed_total: source.claims.total,
        claimed_activations: source.claims.activations,
        encoding: source.encoding.map(str::to_owned),
    })
}

fn line(speaker: &Speaker<'_>, read: &ReadMember, beside: bool) -> ReadLine {
    ReadLine {
        line: read.line,
        text: read.text.clone(),
        figure: read.figure.to_string(),
        name: speaker.figure(&read.figure),
        count: read.count,
        matched: match read.matched {
            MatchKind::Exact => "exact",
            MatchKind::Alias => "alias",
            MatchKind::ByCost => "by-cost",
            MatchKind::Fuzzy => "fuzzy",
        }
        .to_owned(),
        beside,
    }
}

fn open(speaker: &Speaker<'_>, line: &Unresolved) -> OpenLine {
    OpenLine {
        line: line.line,
        text: line.text.clone(),
        count: line.count,
        message: reading_unresolved(speaker, line),
        reason: match line.reason {
            UnresolvedReason::Unknown => "unknown",
            UnresolvedReason::Ambiguous => "ambiguous",
            UnresolvedReason::Unsure => "unsure",
            UnresolvedReason::NoHolder => "no-holder",
            UnresolvedReason::Problem(_) => "problem",
        }
        .to_owned(),
        candidates: line.candidates.iter().map(|id| candidate(speaker, id)).collect(),
    }
}

fn candidate(speaker: &Speaker<'_>, id: &FigureId) -> FigureCandidate {
    let catalogue = &speaker.game.catalogue;
    FigureCandidate {
        id: id.to_string(),
        name: speaker.figure(id),
        cost_text: catalogue.figure(id).map(|f| crate::print::cost(speaker, f)).unwrap_or_default(),
        printed: super::view::printings(speaker, id).into_iter().next().unwrap_or_default(),
    }
}

fn remark(remark: &muster_rules::text::Remark) -> RemarkLine {
    let kind = match remark.kind {
        RemarkKind::Title => "title",
        RemarkKind::Heading => "heading",
        RemarkKind::Faction => "faction",
        RemarkKind::Author => "author",
        RemarkKind::Map => "map",
        RemarkKind::Section => "section",
        RemarkKind::Claim => "claim",
        RemarkKind::State => "state",
        RemarkKind::Note => "note",
    };
    RemarkLine { line: remark.line, text: remark.text.clone(), kind: kind.to_owned() }
}

/// Teaches another name for a figure.
///
/// # Errors
/// There is no such figure, the text can't be a name, or those of the database.
pub(crate) fn learn_alias(session: &mut Session, request: AliasRequest) -> Result<Nothing, Error> {
    let game = session.game(&request.game)?;
    session.muster.learn_alias(&game, &request.text, &request.figure)?;
    Ok(Nothing {})
}

/// What was taught.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn aliases(session: &mut Session, request: GameRequest) -> Result<AliasList, Error> {
    let game = session.game(&request.game)?;
    let aliases = session.muster.aliases(&game)?;
    let speaker = session.speaker(&game);
    let view = |alias: muster_db::table::alias::Alias| {
        let known = game.catalogue.figure(&alias.figure).is_some();
        let name = alias.last_name.filter(|_| !known).unwrap_or_else(|| speaker.figure(&alias.figure));
        AliasView { text: alias.written, figure: alias.figure.to_string(), name, known }
    };
    Ok(AliasList { aliases: aliases.into_iter().map(view).collect() })
}

/// Forgets what was taught.
///
/// # Errors
/// It wasn't taught, or those of the database.
pub(crate) fn forget_alias(session: &mut Session, request: ForgetRequest) -> Result<Nothing, Error> {
    let game = session.game(&request.game)?;
    session.muster.forget_alias(&game, &request.text)?;
    Ok(Nothing {})
}

/// Settles an open question in the user's own pack.
///
/// # Errors
/// There is no such question, the answer isn't one, or the pack can't be written.
pub(crate) fn settle(session: &mut Session, request: SettleRequest) -> Result<Nothing, Error> {
    let game = session.game(&request.game)?;
    session.muster.settle(&game, &request.question, &request.answer)?;
    Ok(Nothing {})
}
