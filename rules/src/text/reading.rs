//! The result of reading a list: members and everything else, line by line.

use serde::{Deserialize, Serialize};

use super::token::lines;
use super::{MAX_BYTES, MAX_LINES};
use crate::check::Claims;
use crate::id::{FactionId, FigureId, FormatId, GameId};
use crate::squad::{Member, SetupChoice, SideList, SquadDraft};

/// The result of reading a list. Line numbers refer to the original text, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListReading {
    /// The members, in list order. The same figure can appear on several lines.
    pub members: Vec<ReadMember>,
    /// Figures beside the squad. They don't count toward the total.
    pub side_lists: Vec<ReadSideList>,
    /// Figures below headings such as `Sideboard` and `Opened`: in reach, and no part of the squad.
    pub considering: Vec<ReadMember>,
    /// Lines, or parts of lines, that look like members but are ambiguous.
    pub unresolved: Vec<Unresolved>,
    /// Lines that aren't members, with their kind.
    pub remarks: Vec<Remark>,
    /// Figures that text names which was taken for something else: a title, a remark.
    pub mentions: Vec<Mention>,
    /// The list's title.
    pub title: Option<String>,
    /// Choices stated in the list, in order.
    pub setup: Vec<SetupChoice>,
    /// The faction named by a heading.
    pub faction: Option<FactionId>,
    /// The total and activations that the list claims.
    pub claims: Claims,
    /// The points it says it is for, in its title or as a limit, or else its claimed total.
    pub size: Option<i64>,
    /// Costs that the list claims and the catalogue doesn't confirm.
    pub doubts: Vec<CostDoubt>,
    /// Whether its members match the claimed total.
    pub adds_up: bool,
    /// How similar lines without a recognised figure are to names, in letters.
    pub nearness: i64,
}

/// A member, with the quality of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadMember {
    /// The figure.
    pub figure: FigureId,
    /// The number of copies, 1 to [`super::MAX_COUNT`].
    pub count: u32,
    /// The line number.
    pub line: usize,
    /// How the name was matched.
    #[serde(rename = "match")]
    pub matched: MatchKind,
    /// The text of the line, trimmed; if a line names several figures, this one's part.
    pub text: String,
    /// The claimed cost of one copy, in points.
    pub claimed_unit: Option<i64>,
    /// The claimed cost of all copies on the line, in points.
    pub claimed_line: Option<i64>,
    /// Other figures that may be meant if the match wasn't exact, closest first, at most
    /// [`super::MAX_CANDIDATES`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<FigureId>,
}

/// How a name was matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MatchKind {
    /// By its name in any language, ignoring case, accents, punctuation and plural.
    Exact,
    /// By a user-defined alias.
    Alias,
    /// By a near match: a typo, initials of an epithet, a part of the name. The user should confirm it.
    Fuzzy,
    /// The name could mean several figures, and only one fits the rest of the list: costs, the total, the
    /// faction, and one version per person.
    ByCost,
}

/// Figures that a member can bring beside the squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadSideList {
    /// The member with the ability: named by the heading, or else the last member above it with that ability.
    pub holder: FigureId,
    /// The pack's kind of list, `reserves`.
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
    /// The text, trimmed.
    pub text: String,
    /// The number of copies, as far as known; 1 if the number itself is invalid.
    pub count: u32,
    /// Possible figures, best first, at most [`super::MAX_CANDIDATES`].
    pub candidates: Vec<FigureId>,
    /// Why it is unresolved.
    pub reason: UnresolvedReason,
}

/// Why a line is unresolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnresolvedReason {
    /// No figure has such a name.
    Unknown,
    /// It could be several figures.
    Ambiguous,
    /// It could be one figure, but too much of the name is missing.
    Unsure,
    /// It is a figure's name where lists have something else: a title, a heading, a remark.
    Unplaced,
    /// The squad's share code, which is beside it, hasn't got it.
    BesideCode,
    /// It is below a heading such as `Reserves:`, but no member has the ability.
    NoHolder,
    /// A number on it is invalid.
    Problem(LineProblem),
}

/// A problem with a line's numbers or length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineProblem {
    /// The count is zero.
    #[error("a count of zero")]
    ZeroCount,
    /// The count is negative.
    #[error("a negative count")]
    NegativeCount,
    /// There are more than [`super::MAX_COUNT`] copies, or the cost is beyond all bounds.
    #[error("a number too large to be a count or a cost")]
    NumberTooLarge,
    /// The numbers can't be a count and a cost together.
    #[error("numbers that don't fit together")]
    NumbersDontFit,
    /// The line has more than [`super::MAX_LINE_CHARS`] characters.
    #[error("a line too long to name a figure")]
    LineTooLong,
}

/// A line that isn't a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// The line number.
    pub line: usize,
    /// The text, trimmed.
    pub text: String,
    /// The kind.
    pub kind: RemarkKind,
}

/// The kind of a line that isn't a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// The list's title.
    Title,
    /// Any other heading.
    Heading,
    /// A heading that names the squad's faction.
    Faction,
    /// The author or player.
    Author,
    /// The map it is meant for.
    Map,
    /// The heading of a side list.
    Section,
    /// The heading of figures that are no part of the squad.
    Beside,
    /// A choice required by an ability.
    Choice,
    /// A change to the list above it: figures that leave and join.
    Change,
    /// A total, a number of activations, or a limit.
    Claim,
    /// Hit points, Force points and similar values of a game in progress.
    State,
    /// Anything else: prose, a table header, a note after a member.
    Note,
}

/// A figure named by text that isn't taken as a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mention {
    /// The line number.
    pub line: usize,
    /// The name, as written.
    pub text: String,
    /// The figure of that name; the first one, if there are several.
    pub figure: FigureId,
    /// What the text was taken as.
    pub kind: RemarkKind,
}

/// A claimed cost that the catalogue doesn't confirm. The rules may still explain it (Rapport): compare it with
/// the report's cost before warning the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostDoubt {
    /// The line number.
    pub line: usize,
    /// The figure.
    pub figure: FigureId,
    /// The claimed cost, in points.
    pub claimed: i64,
    /// The copies on the line.
    pub count: u32,
    /// The cost of one copy in the catalogue.
    pub printed: i32,
    /// How they disagree.
    pub kind: CostDoubtKind,
}

/// How a claimed cost and the catalogue disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CostDoubtKind {
    /// The cost of one copy differs.
    Unit,
    /// The cost of all copies differs.
    Line,
    /// It matches neither one copy nor all copies.
    Ambiguous,
}

/// A text is too long to be a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum TooLong {
    /// Too many lines.
    #[error("the text has {lines} lines; at most {limit} are read")]
    Lines {
        /// The number of lines in the text.
        lines: usize,
        /// [`super::MAX_LINES`].
        limit: usize,
    },
    /// Too many bytes.
    #[error("the text has {bytes} bytes; at most {limit} are read")]
    Bytes {
        /// The number of bytes in the text.
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
    /// Returns the squad, without unresolved lines.
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

    /// Returns how much the list looks like one for the game whose names were used: exact names with the right
    /// cost count in favour, near matches less, and lines without a recognised name against it.
    #[must_use]
    pub fn likeness(&self) -> i64 {
        // Weighted by letters, as the text is the same for every game, however many names are found.
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
                UnresolvedReason::Unplaced
                | UnresolvedReason::BesideCode
                | UnresolvedReason::NoHolder
                | UnresolvedReason::Problem(_) => 0,
            };
            weigh(&line.text, weight)
        });
        // The heading of a side list that a member brings.
        let sections = self.remarks.iter().filter(|remark| {
            remark.kind == RemarkKind::Section && self.side_lists.iter().any(|l| l.line == remark.line)
        });
        let sections = sections.map(|section| weigh(&section.text, 6)).sum::<i64>();
        let faction = if self.faction.is_some() { 10 } else { 0 };
        let total = if self.adds_up { 40 } else { 0 };
        members.sum::<i64>() + open.sum::<i64>() + sections + faction + total + self.nearness
    }

    pub(super) fn remark(&mut self, line: usize, text: &str, kind: RemarkKind) {
        self.remarks.push(Remark { line, text: text.trim().to_owned(), kind });
    }
}
