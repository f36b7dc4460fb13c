//! What there is to say of how a list was read: near misses, costs that disagree, lines that
//! nobody understood.

use muster_rules::report::Severity;
use muster_rules::text::{CostDoubt, CostDoubtKind, LineProblem, MatchKind, Unresolved, UnresolvedReason};

use super::answer::FindingAnswer;
use super::check::CheckedSquad;
use crate::speaker::Speaker;

/// Names that were matched only nearly, or not at all.
pub(crate) const NAME: &str = "MUSTER-NAME";
/// Claims of a list that aren't so.
const CLAIM: &str = "MUSTER-CLAIM";

/// Findings about the reading itself.
pub(crate) fn findings(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<FindingAnswer> {
    let new = |rule: &str, severity, figure: &muster_rules::id::FigureId, message| FindingAnswer {
        rule: rule.to_owned(),
        severity,
        members: vec![figure.to_string()],
        message,
        source: None,
        fix: None,
        question: None,
    };
    let fuzzy = checked.source.lines.iter().filter(|l| l.matched == MatchKind::Fuzzy).map(|line| {
        let args = [
            ("line", line.line.into()),
            ("text", line.text.as_str().into()),
            ("name", speaker.figure(&line.figure).into()),
        ];
        new(NAME, Severity::Warning, &line.figure, speaker.say("list-near-miss", &args))
    });
    let doubts = checked.source.doubts.iter().filter_map(|doubt| {
        let computed = disagrees(checked, doubt)?;
        let args =
            [("line", doubt.line.into()), ("claimed", doubt.claimed.into()), ("computed", computed.into())];
        Some(new(CLAIM, Severity::Warning, &doubt.figure, speaker.say("list-cost-differs", &args)))
    });
    fuzzy.chain(doubts).collect()
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
pub(crate) fn unresolved(speaker: &Speaker<'_>, line: &Unresolved) -> String {
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
