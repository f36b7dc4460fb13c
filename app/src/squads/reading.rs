//! The findings about how a list was read: near misses, contradicting costs, unreadable lines.

use muster_rules::id::FigureId;
use muster_rules::report::Severity;
use muster_rules::text::{
    CostDoubt, CostDoubtKind, LineProblem, MatchKind, ReadMember, RemarkKind, Unresolved, UnresolvedReason,
};
use serde::Serialize;
use ts_rs::TS;

use super::check::CheckedSquad;
use super::findings::FindingView;
use super::view::printings;
use crate::base::speaker::Speaker;

/// The rule of findings about names that were matched inexactly or not at all.
pub(crate) const NAME: &str = "MUSTER-NAME";
/// The rule of findings about wrong claims of a list.
const CLAIM: &str = "MUSTER-CLAIM";

/// The rule of warnings about figures that a list names without having them.
const MENTION: &str = "MUSTER-MENTION";

/// The rule of the note that a list's format was taken from its points.
const FORMAT: &str = "MUSTER-FORMAT";

/// A line that couldn't be read with certainty.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UnresolvedView {
    /// The file, if it is the partner's or the opponent's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub file: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
    /// The number of copies, as far as it can be read.
    pub count: u32,
    /// The ids of the figures that may be meant, best first.
    pub candidates: Vec<FigureId>,
    /// The same figures, with what distinguishes them.
    pub figures: Vec<FigureCandidate>,
    /// Why it couldn't be read.
    pub reason: UnresolvedReason,
    /// The reason as text, with what to do.
    pub message: String,
}

/// A figure that may be meant.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureCandidate {
    /// The figure's id.
    pub id: FigureId,
    /// The localised name.
    pub name: String,
    /// The cost as printed.
    pub cost_text: String,
    /// Its first printing, `Clone Strike 4`.
    pub printed: String,
}

/// Returns all lines that couldn't be read with certainty: this squad's first, then those of the other squads.
#[must_use]
pub fn unresolved(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<UnresolvedView> {
    let own = checked.source.unresolved.iter().map(|line| (None, line));
    let beside = checked.unread_beside().map(|(file, line)| (Some(file.to_owned()), line));
    let view = |(file, line): (Option<String>, &Unresolved)| UnresolvedView {
        file,
        line: line.line,
        text: line.text.clone(),
        count: line.count,
        candidates: line.candidates.clone(),
        figures: line.candidates.iter().map(|id| candidate(speaker, id)).collect(),
        reason: line.reason,
        message: why_open(speaker, line),
    };
    own.chain(beside).map(view).collect()
}

pub(super) fn candidate(speaker: &Speaker<'_>, id: &FigureId) -> FigureCandidate {
    let figure = speaker.game.catalogue.figure(id);
    FigureCandidate {
        id: id.clone(),
        name: speaker.figure(id),
        cost_text: figure.map(|f| crate::card::cost(speaker, f)).unwrap_or_default(),
        printed: printings(speaker, id).into_iter().next().unwrap_or_default(),
    }
}

/// Returns whether the user should verify the match of a line: the name wasn't exact, or is shared by several
/// figures.
fn asks(line: &ReadMember) -> bool {
    matches!(line.matched, MatchKind::Fuzzy | MatchKind::ByCost)
}

/// Returns the findings about the reading itself.
pub(super) fn findings(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<FindingView> {
    let new = |rule: &str, figure: &FigureId, message| {
        FindingView::own(rule, Severity::Warning, vec![figure.clone()], message)
    };
    let fuzzy = checked.source.lines.iter().filter(|l| asks(l)).map(|line| {
        let args = [
            ("line", line.line.into()),
            ("text", line.text.as_str().into()),
            ("name", speaker.figure(&line.figure).into()),
        ];
        new(NAME, &line.figure, speaker.say("list-near-miss", &args))
    });
    let doubts = checked.source.doubts.iter().filter_map(|doubt| {
        let computed = disagrees(checked, doubt)?;
        let args = [
            ("line", doubt.line.into()),
            ("name", speaker.figure(&doubt.figure).into()),
            ("claimed", doubt.claimed.into()),
            ("computed", computed.into()),
        ];
        Some(new(CLAIM, &doubt.figure, speaker.say("list-cost-differs", &args)))
    });
    let changes = checked.source.remarks.iter().filter(|r| r.kind == RemarkKind::Change).map(|change| {
        let args = [("line", change.line.into()), ("text", change.text.as_str().into())];
        FindingView::own(NAME, Severity::Warning, Vec::new(), speaker.say("list-change", &args))
    });
    let mentions = checked.source.mentions.iter().map(|mention| {
        let key = if mention.kind == RemarkKind::Beside { "list-considered" } else { "list-mention" };
        let args = [
            ("line", mention.line.into()),
            ("text", mention.text.as_str().into()),
            ("kind", taken_as(speaker, mention.kind).into()),
        ];
        FindingView::own(MENTION, Severity::Warning, Vec::new(), speaker.say(key, &args))
    });
    let format = checked.source.by_points.then(|| {
        let args = [("format", speaker.format(&checked.source.draft.format).into())];
        FindingView::own(FORMAT, Severity::Note, Vec::new(), speaker.say("list-format-by-points", &args))
    });
    fuzzy.chain(doubts).chain(changes).chain(mentions).chain(format).collect()
}

/// Returns what a line was taken as, `the title`.
fn taken_as(speaker: &Speaker<'_>, kind: RemarkKind) -> String {
    speaker.word(match kind {
        RemarkKind::Title => "list-as-title",
        RemarkKind::Heading | RemarkKind::Section | RemarkKind::Faction | RemarkKind::Beside => {
            "list-as-heading"
        }
        RemarkKind::Author => "list-as-author",
        RemarkKind::Map => "list-as-map",
        RemarkKind::Claim => "list-as-claim",
        RemarkKind::Choice | RemarkKind::Change | RemarkKind::State | RemarkKind::Note => "list-as-note",
    })
}

/// Returns the correct cost if the claimed one is wrong, also considering the squad's own rules (Rapport).
fn disagrees(checked: &CheckedSquad, doubt: &CostDoubt) -> Option<i64> {
    let member = checked.report.members.iter().find(|m| m.figure == doubt.figure)?;
    let unit = i64::from(member.unit_cost?);
    let all = unit * i64::from(doubt.count);
    match doubt.kind {
        CostDoubtKind::Unit => (doubt.claimed != unit).then_some(unit),
        CostDoubtKind::Line => (doubt.claimed != all).then_some(all),
        CostDoubtKind::Ambiguous => (doubt.claimed != unit && doubt.claimed != all).then_some(unit),
    }
}

/// Returns why a line is not in the squad, and what to do.
fn why_open(speaker: &Speaker<'_>, line: &Unresolved) -> String {
    const LONGEST: usize = 80;
    let mut text: String = line.text.chars().take(LONGEST).collect();
    if line.text.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    let mut names: Vec<_> = line.candidates.iter().map(|c| speaker.figure(c)).collect();
    // Figures of the same name are distinguished by their ids, which lists may use, too.
    let twice = |name: &String, all: &[String]| all.iter().filter(|n| *n == name).count() > 1;
    let all = names.clone();
    for (name, id) in names.iter_mut().zip(&line.candidates).filter(|(n, _)| twice(n, &all)) {
        *name = format!("{name} ({id})");
    }
    let args = [
        ("line", line.line.into()),
        ("text", text.into()),
        ("candidates", speaker.words.one_of(&names).into()),
    ];
    let key = match line.reason {
        UnresolvedReason::Problem(LineProblem::ZeroCount) => "list-problem-zero",
        UnresolvedReason::Problem(LineProblem::NegativeCount) => "list-problem-negative",
        UnresolvedReason::Problem(LineProblem::NumberTooLarge) => "list-problem-too-large",
        UnresolvedReason::Problem(LineProblem::NumbersDontFit) => "list-problem-numbers",
        UnresolvedReason::Problem(LineProblem::LineTooLong) => "list-problem-too-long",
        UnresolvedReason::NoHolder => "list-no-holder",
        UnresolvedReason::Unplaced => "list-unplaced",
        UnresolvedReason::BesideCode => "list-beside-code",
        _ if names.is_empty() => "list-unresolved",
        _ => "list-candidates",
    };
    speaker.say(key, &args)
}
