//! The sources of a squad: a pasted list, Muster's JSON, a share code, or a printed sheet as PDF.

use std::sync::Arc;

use muster_db::pack::LoadedGame;
use muster_rules::check::Claims;
use muster_rules::fold::fold;
use muster_rules::id::{EraId, FactionId, FigureId, FormatId, SideId};
use muster_rules::squad::{Member, SideList, SquadDraft};
use muster_rules::text::{
    self, CostDoubt, ExtraNames, LineProblem, ListReading, MatchKind, Mention, Names, ReadMember, Remark,
    Unresolved, UnresolvedReason,
};
use uuid::Uuid;

use super::account::Account;
use super::around::beyond_code;
use super::code::find_code;
use super::foreign::list_of;
use super::json::{MemberJson, SquadJson};
use super::size::{cost, format_by_points};
use crate::base::decode::decode;
use crate::base::error::{Danger, Error, Kind, Measure};
use crate::base::foreign::limits::{MOST_MEMBERS, MOST_SQUAD, within};
use crate::base::foreign::{codes_in_picture, is_picture, squad_in_pdf};

/// A squad as it was read, before it is checked.
#[derive(Clone, Debug, PartialEq)]
pub struct SquadSource {
    /// The file it was read from; empty if there was none.
    pub file: String,
    /// The lasting id that it came with.
    pub id: Option<Uuid>,
    /// The squad.
    pub draft: SquadDraft,
    /// The lines of the draft's members, in their order, with how each was matched.
    pub lines: Vec<ReadMember>,
    /// The lines of the side lists, likewise.
    pub beside: Vec<ReadMember>,
    /// Lines that couldn't be matched.
    pub unresolved: Vec<Unresolved>,
    /// Lines that aren't members.
    pub remarks: Vec<Remark>,
    /// How the list was read.
    pub account: Account,
    /// Figures named by text that was taken for something else.
    pub mentions: Vec<Mention>,
    /// What the list claims about itself.
    pub claims: Claims,
    /// Whether the draft's format was taken from the list's points, and isn't the usual one.
    pub by_points: bool,
    /// Stated costs that the catalogue doesn't confirm.
    pub doubts: Vec<CostDoubt>,
    /// The encoding, if it wasn't UTF-8.
    pub encoding: Option<&'static str>,
    /// A score of how likely it is a squad of its game.
    pub likeness: i64,
}

impl SquadSource {
    /// Wraps a draft that wasn't read from a list; its members become the lines.
    #[must_use]
    pub fn of(draft: SquadDraft) -> Self {
        let line = |(index, member): (usize, &Member)| ReadMember {
            figure: member.figure.clone(),
            count: member.count,
            line: index + 1,
            matched: MatchKind::Exact,
            text: member.last_name.clone().unwrap_or_default(),
            claimed_unit: None,
            claimed_line: None,
            others: Vec::new(),
        };
        Self {
            file: String::new(),
            id: None,
            lines: draft.members.iter().enumerate().map(line).collect(),
            draft,
            beside: Vec::new(),
            unresolved: Vec::new(),
            remarks: Vec::new(),
            claims: Claims::default(),
            by_points: false,
            account: Account::default(),
            mentions: Vec::new(),
            doubts: Vec::new(),
            encoding: None,
            likeness: 0,
        }
    }
}

/// The options to check a squad against, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Against {
    /// The format; by default that of the list, or the usual one.
    pub format: Option<String>,
    /// The agreed point limit.
    pub points: Option<i32>,
    /// The faction.
    pub faction: Option<String>,
    /// The era.
    pub era: Option<String>,
    /// The side.
    pub side: Option<String>,
}

/// Returns the additional names of figures and factions: local names, and `aliases`.
#[must_use]
pub fn extra_names(game: &LoadedGame, aliases: Vec<(String, FigureId)>) -> ExtraNames {
    let mut by_name = std::collections::HashMap::<&str, Vec<&FigureId>>::new();
    for figure in game.catalogue.figures() {
        by_name.entry(figure.name.as_str()).or_default().push(&figure.id);
    }
    let named = game.names.figures().flat_map(|(_, english, name)| {
        let ids = by_name.get(english).into_iter().flatten();
        ids.map(move |id| ((*id).clone(), name.to_owned()))
    });
    ExtraNames { figures: named.collect(), aliases, ..ExtraNames::default() }
}

/// Reads a squad from the content of a file; `file` is its name in messages.
///
/// # Errors
/// Fails if the file contains no squad.
pub(super) fn parse(
    game: &LoadedGame,
    names: &Names,
    file: &str,
    opened: &Opened,
) -> Result<SquadSource, Error> {
    let mut source = match &opened.written {
        Written::Squad(json) => {
            let source = from_json(game, names, json)?;
            match &opened.around {
                Some(text) => beyond_code(names, file, text, source),
                None => source,
            }
        }
        Written::List(text) => from_text(game, names, file, text)?,
    };
    source.encoding = opened.encoding;
    file.clone_into(&mut source.file);
    Ok(source)
}

/// Returns the game that a file names itself: by its id, or by the address of a squad shared on another site.
pub(super) fn game_told(games: &[Arc<LoadedGame>], opened: &Opened) -> Option<String> {
    match &opened.written {
        Written::Squad(json) => json.game.clone(),
        Written::List(text) => {
            let games = games.iter().map(|g| g.catalogue.game());
            games.into_iter().find(|g| text::holds_link(g, text)).map(|g| g.id.to_string())
        }
    }
}

/// An opened file, kept because it is read once per game to recognise its game.
pub(super) struct Opened {
    written: Written,
    /// The text around a share code.
    around: Option<String>,
    /// The encoding, if it wasn't UTF-8.
    encoding: Option<&'static str>,
}

impl Opened {
    /// Returns whether it is a list rather than Muster's own form.
    pub(super) fn is_list(&self) -> bool {
        matches!(self.written, Written::List(_))
    }
}

/// The forms in which a squad is written.
enum Written {
    /// Muster's own JSON.
    Squad(Box<SquadJson>),
    /// The text of a list.
    List(String),
}

/// The field of Muster's own JSON that every squad has.
const OWN: &str = "\"members\"";

/// Recognises Muster's own JSON, a printed sheet or a share code; anything else is a list.
///
/// # Errors
/// Fails if the content isn't text, is a PDF or picture without a squad, or exceeds the limits.
pub(super) fn open(file: &str, bytes: &[u8]) -> Result<Opened, Error> {
    if bytes.starts_with(b"%PDF") {
        let text = squad_in_pdf(file, bytes)?.ok_or_else(|| Error::PdfNoSquad(file.to_owned()))?;
        return Ok(Opened {
            written: squad(file, SquadJson::parse(file, &text)?)?,
            around: None,
            encoding: None,
        });
    }
    if is_picture(bytes) {
        let code = code_in_picture(file, bytes)?;
        let written = match find_code(file, &code) {
            Some(shared) => squad(file, shared?)?,
            None => Written::List(code),
        };
        return Ok(Opened { written, around: None, encoding: None });
    }
    // Check the size before parsing: a squad takes many times the memory of its JSON.
    let (size, limit) = (bytes.len() as u64, MOST_SQUAD);
    if size > limit {
        return Err(Error::FileTooLarge { file: file.to_owned(), size, limit });
    }
    let decoded = decode(file, bytes)?;
    let mut around = None;
    let written = if decoded.text.trim_start().starts_with('{') {
        match SquadJson::parse(file, &decoded.text) {
            Ok(json) => squad(file, json)?,
            Err(error) if decoded.text.contains(OWN) => return Err(error),
            // Another program's may be as good.
            Err(error) => Written::List(list_of(&decoded.text).ok_or(error)?),
        }
    } else {
        // A code says more than the list around it.
        match (find_code(file, &decoded.text), list_of(&decoded.text)) {
            (Some(Ok(shared)), _) => {
                around = Some(decoded.text);
                squad(file, shared)?
            }
            (_, Some(list)) => Written::List(list),
            (Some(Err(broken)), None) => return Err(broken),
            (None, None) => Written::List(decoded.text),
        }
    };
    Ok(Opened { written, around, encoding: decoded.encoding })
}

/// Returns the first share code of a squad in a picture.
///
/// # Errors
/// Fails if there is none, or reading the picture exceeds the limits.
pub(super) fn code_in_picture(file: &str, bytes: &[u8]) -> Result<String, Error> {
    let codes = codes_in_picture(file, bytes)?;
    let shared = codes.iter().find(|code| find_code(file, code).is_some());
    // Other sites share squads by their addresses.
    let link = || codes.iter().find(|code| code.trim_start().to_ascii_lowercase().starts_with("http"));
    shared.or_else(link).cloned().ok_or_else(|| Error::PictureNoSquad(file.to_owned()))
}

/// Accepts a squad with no more than [`MOST_MEMBERS`] members.
fn squad(file: &str, json: SquadJson) -> Result<Written, Error> {
    let beside = json.side_lists.iter().map(|l| l.members.len());
    let pool = json.pool.as_ref().map(Vec::len);
    let members = beside.chain(pool).chain([json.members.len()]).sum();
    let dangerous = |danger: Danger| Error::FileDangerous { file: file.to_owned(), danger };
    within(Measure::Members, members, MOST_MEMBERS).map_err(dangerous)?;
    Ok(Written::Squad(Box::new(json)))
}

/// Parses the text of a list.
///
/// # Errors
/// Fails if the list exceeds the limits.
pub(crate) fn text_of(names: &Names, file: &str, text: &str) -> Result<text::ListReading, Error> {
    text::read(names, text).map_err(|too_long| match too_long {
        text::TooLong::Lines { limit, .. } => Error::ListTooLong { file: file.to_owned(), limit },
        text::TooLong::Bytes { limit, .. } => {
            let danger = Danger::Limit { measure: Measure::Bytes, limit: limit as u64 };
            Error::FileDangerous { file: file.to_owned(), danger }
        }
    })
}

fn from_text(game: &LoadedGame, names: &Names, file: &str, text: &str) -> Result<SquadSource, Error> {
    let reading = text_of(names, file, text)?;
    if reading.members.is_empty() && reading.unresolved.is_empty() && reading.considering.is_empty() {
        return Err(Error::NothingFound(file.to_owned()));
    }
    let catalogue = &game.catalogue;
    let mut draft = SquadDraft::new(catalogue.game().id.clone(), catalogue.usual_format());
    draft.name = reading.title.clone().unwrap_or_default();
    draft.members = reading.members.iter().map(|m| member(game, &m.figure, m.count)).collect();
    let side_list = |list: &text::ReadSideList| SideList {
        holder: list.holder.clone(),
        kind: list.kind.clone(),
        members: list.members.iter().map(|m| member(game, &m.figure, m.count)).collect(),
    };
    draft.side_lists = reading.side_lists.iter().map(side_list).collect();
    draft.setup.clone_from(&reading.setup);
    let by_points = format_by_points(catalogue, reading.size, cost(&draft.members));
    if let Some(format) = &by_points {
        draft.format.clone_from(format);
    }
    for considered in &reading.considering {
        if !draft.considering.contains(&considered.figure) {
            draft.considering.push(considered.figure.clone());
        }
    }
    let likeness = reading.likeness();
    let account = Account::new(&reading, text);
    let ListReading { members, side_lists, unresolved, remarks, mentions, claims, doubts, .. } = reading;
    Ok(SquadSource {
        file: file.to_owned(),
        lines: members,
        beside: side_lists.into_iter().flat_map(|l| l.members).collect(),
        unresolved,
        remarks,
        claims,
        by_points: by_points.is_some(),
        account,
        mentions,
        doubts,
        likeness,
        ..SquadSource::of(draft)
    })
}

/// Returns a member that stores its name and cost, in case the catalogue loses the figure.
fn member(game: &LoadedGame, id: &FigureId, count: u32) -> Member {
    let figure = game.catalogue.figure(id);
    Member {
        last_name: figure.map(|f| f.name.clone()),
        last_cost: figure.and_then(|f| f.cost.known()),
        ..Member::new(id.clone(), count)
    }
}

/// Collects the members of a JSON file.
struct Members<'a> {
    game: &'a LoadedGame,
    names: &'a Names,
    lines: Vec<ReadMember>,
    unresolved: Vec<Unresolved>,
}

impl Members<'_> {
    fn read(&mut self, line: usize, json: &MemberJson) -> Option<Member> {
        let text = json.name.clone().or_else(|| json.figure.as_ref().map(ToString::to_string));
        let text = text.unwrap_or_default();
        let count = json.count.unwrap_or(1);
        let problem = match count {
            0 => Some(LineProblem::ZeroCount),
            c if c < 0 => Some(LineProblem::NegativeCount),
            c if c > i64::from(text::MAX_COUNT) => Some(LineProblem::NumberTooLarge),
            _ => None,
        };
        let mut open = |candidates, reason| {
            self.unresolved.push(Unresolved { line, text: text.clone(), count: 1, candidates, reason });
            None
        };
        if let Some(problem) = problem {
            return open(Vec::new(), UnresolvedReason::Problem(problem));
        }
        let count = u32::try_from(count).unwrap_or(1);
        let mut push = |figure: FigureId, matched| {
            let claimed_unit = json.unit_cost;
            let text = text.clone();
            self.lines.push(ReadMember {
                figure,
                count,
                line,
                matched,
                text,
                claimed_unit,
                claimed_line: None,
                others: Vec::new(),
            });
        };
        if let Some(id) = &json.figure {
            push(id.clone(), MatchKind::Exact);
            let known = member(self.game, id, count);
            // A figure that the catalogue lacks keeps the name and cost given in the file.
            let last_cost = known.last_cost.or_else(|| json.unit_cost.and_then(|c| i32::try_from(c).ok()));
            return Some(Member {
                last_name: known.last_name.or_else(|| json.name.clone()),
                last_cost,
                ..known
            });
        }
        let Ok(reading) = text::read(self.names, &text) else {
            return open(Vec::new(), UnresolvedReason::Problem(LineProblem::LineTooLong));
        };
        match (reading.members.first(), reading.unresolved.first()) {
            (Some(found), _) => {
                push(found.figure.clone(), found.matched);
                Some(member(self.game, &found.figure, count))
            }
            (None, Some(other)) => open(other.candidates.clone(), other.reason),
            (None, None) => open(Vec::new(), UnresolvedReason::Unknown),
        }
    }

    fn read_all(&mut self, list: &[MemberJson]) -> Vec<Member> {
        list.iter().enumerate().filter_map(|(i, m)| self.read(i + 1, m)).collect()
    }
}

fn from_json(game: &LoadedGame, names: &Names, json: &SquadJson) -> Result<SquadSource, Error> {
    let mut draft = SquadDraft::new(game.catalogue.game().id.clone(), game.catalogue.usual_format());
    let mut members = Members { game, names, lines: Vec::new(), unresolved: Vec::new() };
    draft.members = members.read_all(&json.members);
    let lines = std::mem::take(&mut members.lines);
    for list in &json.side_lists {
        let members = members.read_all(&list.members);
        let holder = FigureId::from(list.holder.as_str());
        draft.side_lists.push(SideList { holder, kind: list.kind.clone(), members });
    }
    let beside = std::mem::take(&mut members.lines);
    draft.pool = json.pool.as_ref().map(|p| members.read_all(p));
    draft.name.clone_from(&json.name);
    draft.notes.clone_from(&json.notes);
    draft.setup.clone_from(&json.setup);
    draft.considering.clone_from(&json.considering);
    let against = Against {
        format: json.format.clone(),
        faction: json.declared_faction.clone(),
        era: json.era.clone(),
        side: json.side.clone(),
        points: json.limit,
    };
    against.apply(game, &mut draft)?;
    // A report contains its limit; the format's own need not be stored as an agreed one.
    let usual = game.catalogue.format(&draft.format).and_then(|f| f.limit);
    draft.limit = draft.limit.or(json.points.limit.filter(|l| Some(*l) != usual));
    let unresolved = members.unresolved;
    // Ids and names in JSON are exact, so the game that knows the most of them wins.
    let known = lines.iter().filter(|l| game.catalogue.figure(&l.figure).is_some()).count();
    let likeness = i64::try_from(known).unwrap_or(0) - i64::try_from(unresolved.len()).unwrap_or(0);
    Ok(SquadSource { id: json.id, lines, beside, unresolved, likeness, ..SquadSource::of(draft) })
}

impl Against {
    /// Applies the options to a draft.
    ///
    /// # Errors
    /// Fails if a name is unknown in the game.
    pub fn apply(&self, game: &LoadedGame, draft: &mut SquadDraft) -> Result<(), Error> {
        let catalogue = &game.catalogue;
        let data = catalogue.game();
        if let Some(name) = &self.format {
            let known = catalogue.formats().iter().map(|f| (f.id.as_str(), f.name.as_str(), &[][..]));
            draft.format = FormatId::from(pick(Kind::Format, name, known)?);
        }
        if let Some(name) = &self.faction {
            let known = data.factions.iter().map(|f| (f.id.as_str(), f.name.as_str(), &f.aliases[..]));
            draft.faction = Some(FactionId::from(pick(Kind::Faction, name, known)?));
        }
        if let Some(name) = &self.era {
            let known = data.eras.iter().map(|e| (e.id.as_str(), e.name.as_str(), &[][..]));
            draft.era = Some(EraId::from(pick(Kind::Era, name, known)?));
        }
        if let Some(name) = &self.side {
            let known = data.sides.iter().map(|s| (s.id.as_str(), s.name.as_str(), &[][..]));
            draft.side = Some(SideId::from(pick(Kind::Side, name, known)?));
        }
        draft.limit = self.points.or(draft.limit);
        Ok(())
    }
}

/// Finds an id by id, name or alias.
pub(crate) fn pick<'a>(
    kind: Kind,
    name: &str,
    known: impl Iterator<Item = (&'a str, &'a str, &'a [String])>,
) -> Result<&'a str, Error> {
    let mut ids = Vec::new();
    for (id, english, aliases) in known {
        let names = [id, english].into_iter().chain(aliases.iter().map(String::as_str));
        if names.into_iter().any(|n| fold(n) == fold(name)) {
            return Ok(id);
        }
        ids.push(id.to_owned());
    }
    Err(Error::not_one_of(kind, name, ids))
}
