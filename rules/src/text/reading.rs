//! What came of a list: members, and everything else it said, line by line.

use serde::{Deserialize, Serialize};

use super::token::lines;
use super::{MAX_BYTES, MAX_LINES};
use crate::check::Claims;
use crate::id::{FactionId, FigureId, FormatId, GameId};
use crate::squad::{Member, SetupChoice, SideList, SquadDraft};

/// A list after reading. Line numbers count from 1 in the original text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListReading {
    /// The members, in list order. The same figure can appear on several lines.
    pub members: Vec<ReadMember>,
    /// Figures beside the squad. They don't count toward the total.
    pub side_lists: Vec<ReadSideList>,
    /// Lines, or parts of lines, that look like members but are ambiguous.
    pub unresolved: Vec<Unresolved>,
    /// Lines that are no members, kept as what they are.
    pub remarks: Vec<Remark>,
    /// What the list is called.
    pub title: Option<String>,
    /// Choices that it tells, in its order.
    pub setup: Vec<SetupChoice>,
    /// The faction that a heading names.
    pub faction: Option<FactionId>,
    /// The total and activations that the list claims.
    pub claims: Claims,
    /// Costs that the list claims and the catalogue doesn't confirm.
    pub doubts: Vec<CostDoubt>,
    /// Whether its members come to the total that it claims.
    pub adds_up: bool,
    /// How near the lines that name nobody come to names, in letters of theirs.
    pub nearness: i64,
}

/// A member, and how sure it is that it is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadMember {
    /// The figure.
    pub figure: FigureId,
    /// How many, 1 to [`super::MAX_COUNT`].
    pub count: u32,
    /// The line number.
    pub line: usize,
    /// How the name was matched.
    #[serde(rename = "match")]
    pub matched: MatchKind,
    /// What the list says, trimmed; where a line names several figures, this one's part.
    pub text: String,
    /// What one of them is said to cost, in points.
    pub claimed_unit: Option<i64>,
    /// What all copies of the line are said to cost, in points.
    pub claimed_line: Option<i64>,
    /// Who else may be meant where the name wasn't exact, the nearest first, at most
    /// [`super::MAX_CANDIDATES`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<FigureId>,
}

/// How a name was matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MatchKind {
    /// By its name in any language, up to case, accents, punctuation and plural.
    Exact,
    /// By an alias that the user taught.
    Alias,
    /// By a near miss: a slip of the pen, initials of an epithet, a part of the name. The user
    /// should confirm it.
    Fuzzy,
    /// The name could be several figures, and only one fits what the list says: costs, the total, the
    /// faction, and that of a person there is one.
    ByCost,
}

/// Figures that a member can bring beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadSideList {
    /// The member whose ability it is: named by the heading, or else the last member above it
    /// that has such an ability.
    pub holder: FigureId,
    /// The pack's kind, `reserves`.
    pub kind: String,
    /// The line of the heading.
    pub line: usize,
    /// The figures.
    pub members: Vec<ReadMember>,
}

/// A line that names a figure, but it isn't clear which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unresolved {
    /// The line number.
    pub line: usize,
    /// What it says, trimmed.
    pub text: String,
    /// How many, as far as can be told; 1 if the number itself is wrong.
    pub count: u32,
    /// Possible figures, best first, at most [`super::MAX_CANDIDATES`].
    pub candidates: Vec<FigureId>,
    /// Why it stays open.
    pub reason: UnresolvedReason,
}

/// Why a line stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnresolvedReason {
    /// No figure has such a name.
    Unknown,
    /// It could be several figures.
    Ambiguous,
    /// It could be one figure, but too little of the name is there to be sure.
    Unsure,
    /// It is below a heading such as `Reserves:`, but no member has the ability.
    NoHolder,
    /// A number on it can't be right.
    Problem(LineProblem),
}

/// What is wrong with a line's numbers or size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineProblem {
    /// No copies.
    #[error("a count of zero")]
    ZeroCount,
    /// Less than no copies.
    #[error("a negative count")]
    NegativeCount,
    /// More than [`super::MAX_COUNT`] copies, or a cost beyond all measure.
    #[error("a number too large to be a count or a cost")]
    NumberTooLarge,
    /// Numbers that can't all be a count and a cost.
    #[error("numbers that don't fit together")]
    NumbersDontFit,
    /// More than [`super::MAX_LINE_CHARS`] characters.
    #[error("a line too long to name a figure")]
    LineTooLong,
}

/// A line that is no member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// The line number.
    pub line: usize,
    /// What it says, trimmed.
    pub text: String,
    /// What it is.
    pub kind: RemarkKind,
}

/// What a line that is no member is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// What the list is called.
    Title,
    /// Any other heading.
    Heading,
    /// A heading that names the squad's faction.
    Faction,
    /// Its author or player.
    Author,
    /// The map it is meant for.
    Map,
    /// The heading of a side list.
    Section,
    /// A choice that an ability asks for.
    Choice,
    /// What changes from the list above it: who leaves and who comes.
    Change,
    /// A total, a number of activations, or a limit.
    Claim,
    /// Hit points, Force points and the like, of a game under way.
    State,
    /// Anything else: prose, the head of a table, a note behind a member.
    Note,
}

/// A claimed cost that the catalogue doesn't confirm. The rules may still make it right (Rapport):
/// compare it with the report's cost before warning anyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostDoubt {
    /// The line number.
    pub line: usize,
    /// The figure.
    pub figure: FigureId,
    /// What is claimed, in points.
    pub claimed: i64,
    /// The copies on the line.
    pub count: u32,
    /// What one copy costs by the catalogue.
    pub printed: i32,
    /// In what way they disagree.
    pub kind: CostDoubtKind,
}

/// In what way a claimed cost and the catalogue disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostDoubtKind {
    /// One copy is said to cost something else.
    Unit,
    /// All copies are said to cost something else.
    Line,
    /// It fits neither one copy nor all copies.
    Ambiguous,
}

/// A text too long to be anybody's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum TooLong {
    /// Too many lines.
    #[error("the text has {lines} lines; at most {limit} are read")]
    Lines {
        /// Lines of the text.
        lines: usize,
        /// [`super::MAX_LINES`].
        limit: usize,
    },
    /// Too many bytes.
    #[error("the text has {bytes} bytes; at most {limit} are read")]
    Bytes {
        /// Bytes of the text.
        bytes: usize,
        /// [`super::MAX_BYTES`].
        limit: usize,
    },
}

impl TooLong {
    pub(super) fn check(text: &str) -> Result<(), Self> {
        if text.len() > MAX_BYTES {
            return Err(Self::Bytes { bytes: text.len(), limit: MAX_BYTES });
        }
        match lines(text).count() {
            lines if lines > MAX_LINES => Err(Self::Lines { lines, limit: MAX_LINES }),
            _ => Ok(()),
        }
    }
}

impl ReadMember {
    fn member(&self) -> Member {
        Member::new(self.figure.clone(), self.count)
    }
}

impl ListReading {
    /// The squad that was read, without what stays unresolved.
    #[must_use]
    pub fn draft(&self, game: GameId, format: FormatId) -> SquadDraft {
        let mut draft = SquadDraft::new(game, format);
        draft.name = self.title.clone().unwrap_or_default();
        draft.faction = self.faction.clone();
        draft.members = self.members.iter().map(ReadMember::member).collect();
        let side_lists = self.side_lists.iter().map(|list| SideList {
            holder: list.holder.clone(),
            kind: list.kind.clone(),
            members: list.members.iter().map(ReadMember::member).collect(),
        });
        draft.side_lists = side_lists.collect();
        draft.setup.clone_from(&self.setup);
        draft
    }

    /// How much the list looks like one of the game by whose names it was read: names that are right and
    /// cost what it says speak for it, near ones less, and lines that name nobody at all against it.
    #[must_use]
    pub fn likeness(&self) -> i64 {
        // Weighed by letters: it is the same text in every game, however many names it holds.
        let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
        let weigh = |text: &str, weight: i64| i64::try_from(letters(text)).unwrap_or(0) * weight;
        let beside = self.side_lists.iter().flat_map(|list| &list.members);
        let members = self.members.iter().chain(beside).map(|member| {
            let doubted = self.doubts.iter().any(|d| d.line == member.line && d.figure == member.figure);
            let claimed = member.claimed_unit.is_some() || member.claimed_line.is_some();
            let name = match member.matched {
                MatchKind::Exact | MatchKind::Alias => 6,
                MatchKind::ByCost => 4,
                MatchKind::Fuzzy => 3,
            };
            let cost = match (doubted, claimed) {
                (true, _) => -4,
                (false, true) => 2,
                (false, false) => 0,
            };
            weigh(&member.text, name + cost)
        });
        let open = self.unresolved.iter().map(|line| {
            let weight = match line.reason {
                UnresolvedReason::Ambiguous | UnresolvedReason::Unsure => 1,
                UnresolvedReason::Unknown if line.candidates.is_empty() => -3,
                UnresolvedReason::Unknown => -1,
                UnresolvedReason::NoHolder | UnresolvedReason::Problem(_) => 0,
            };
            weigh(&line.text, weight)
        });
        let faction = if self.faction.is_some() { 10 } else { 0 };
        let total = if self.adds_up { 40 } else { 0 };
        members.sum::<i64>() + open.sum::<i64>() + faction + total + self.nearness
    }

    pub(super) fn remark(&mut self, line: usize, text: &str, kind: RemarkKind) {
        self.remarks.push(Remark { line, text: text.trim().to_owned(), kind });
    }
}
