//! What there is to say of how a list was read: near misses, costs that disagree, lines that
//! nobody understood.

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
use crate::speaker::Speaker;

/// Names that were matched only nearly, or not at all.
pub(crate) const NAME: &str = "MUSTER-NAME";
/// Claims of a list that aren't so.
const CLAIM: &str = "MUSTER-CLAIM";

/// A line that nobody could be sure of.
#[derive(Clone, Debug, Serialize, TS)]
pub struct UnresolvedView {
    /// The file, where it is the partner's or the opponent's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub file: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// How many of them, as far as one can tell.
    pub count: u32,
    /// Who may be meant, by id, best first.
    pub candidates: Vec<FigureId>,
    /// The same with what tells them apart.
    pub figures: Vec<FigureCandidate>,
    /// Why it is open.
    pub reason: UnresolvedReason,
    /// The same in words, with what to do.
    pub message: String,
}

/// A figure that may be meant.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FigureCandidate {
    /// Its id.
    pub id: FigureId,
    /// What it is called.
    pub name: String,
    /// The cost as printed.
    pub cost_text: String,
    /// Where it is printed first, `Clone Strike 4`.
    pub printed: String,
}

/// Every line that nobody could be sure of, in words: this squad's first, then those beside it.
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
        cost_text: figure.map(|f| crate::print::cost(speaker, f)).unwrap_or_default(),
        printed: printings(speaker, id).into_iter().next().unwrap_or_default(),
    }
}

/// Whether somebody should look at whom a line was taken to mean: the name wasn't exact, or others have
/// it, too.
fn asks(line: &ReadMember) -> bool {
    matches!(line.matched, MatchKind::Fuzzy | MatchKind::ByCost)
}

/// Findings about the reading itself.
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
        let args =
            [("line", doubt.line.into()), ("claimed", doubt.claimed.into()), ("computed", computed.into())];
        Some(new(CLAIM, &doubt.figure, speaker.say("list-cost-differs", &args)))
    });
    let changes = checked.source.remarks.iter().filter(|r| r.kind == RemarkKind::Change).map(|change| {
        let args = [("line", change.line.into()), ("text", change.text.as_str().into())];
        FindingView::own(NAME, Severity::Warning, Vec::new(), speaker.say("list-change", &args))
    });
    fuzzy.chain(doubts).chain(changes).collect()
}

/// What the claimed cost should be, unless the squad's own rules (Rapport) make it right.
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

/// Why a line is not in the squad, and what to do.
fn why_open(speaker: &Speaker<'_>, line: &Unresolved) -> String {
    const LONGEST: usize = 80;
    let mut text: String = line.text.chars().take(LONGEST).collect();
    if line.text.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    let mut names: Vec<_> = line.candidates.iter().map(|c| speaker.figure(c)).collect();
    // Figures of one name are told apart by their ids, which a list may name them by.
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
        _ if names.is_empty() => "list-unresolved",
        _ => "list-candidates",
    };
    speaker.say(key, &args)
}
