//! The findings about a squad as sentences, with their fixes.

use muster_rules::check::{CheckInput, check};
use muster_rules::id::{FigureId, RuleId};
use muster_rules::report::{Finding, Fix, Severity};
use muster_rules::squad::SquadDraft;
use serde::Serialize;
use ts_rs::TS;

use super::check::CheckedSquad;
use super::fix::apply;
use super::others::Role;
use super::reading;
use crate::base::error::WireError;
use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::own::facts::{TypedAnswer, answers_to, question_id};

/// A finding, as both shells get it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FindingView {
    /// The rule's id.
    pub rule: RuleId,
    /// The severity.
    pub severity: Severity,
    /// The ids of the figures concerned.
    pub members: Vec<FigureId>,
    /// Which of the rule's sentences it is, by id: `unique-twice`; empty if the rule has only one.
    pub says: String,
    /// The localised message.
    pub message: String,
    /// The rule's source; null for the program's own findings.
    pub source: Option<String>,
    /// The page in the source, if known.
    pub page: Option<String>,
    /// The term that explains the rule, if the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub term: Option<Named>,
    /// The best fix, as text.
    pub fix: Option<String>,
    /// The draft after the fix; null if the user must decide something first.
    pub fixed: Option<SquadDraft>,
    /// Alternative fixes, the better ones first.
    pub other_fixes: Vec<FixView>,
    /// The id of the open question it is about, by which it can be settled.
    pub question: Option<String>,
    /// The possible answers to that question, if there are only a few.
    pub answers: Vec<Named>,
    /// The type of answer to enter, if there are more.
    pub typed: Option<TypedAnswer>,
    /// The choice to make, if that would fix it.
    pub choose: Option<AskedChoice>,
}

/// One of several fixes of a finding.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FixView {
    /// What to do, as text.
    pub fix: String,
    /// The draft after the fix; null if the user must decide something first.
    pub fixed: Option<SquadDraft>,
}

/// A choice to make.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AskedChoice {
    /// The id of the figure that chooses.
    pub holder: FigureId,
    /// The English name of the ability that requires it.
    pub ability: String,
}

impl FindingView {
    /// Creates a finding of the program's own, without a fix or a source.
    pub(super) fn own(rule: &str, severity: Severity, members: Vec<FigureId>, message: String) -> Self {
        Self {
            rule: RuleId::from(rule),
            severity,
            members,
            says: String::new(),
            message,
            source: None,
            page: None,
            term: None,
            fix: None,
            fixed: None,
            other_fixes: Vec::new(),
            question: None,
            answers: Vec::new(),
            typed: None,
            choose: None,
        }
    }
}

/// Returns the findings of the rules, and those about how the squad was read, the gravest first.
pub(super) fn findings(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<FindingView> {
    let of_rules = checked.report.findings.iter().map(|f| (f.severity, finding(checked, speaker, f)));
    let mut all: Vec<_> = of_rules.collect();
    all.extend(reading::findings(checked, speaker).into_iter().map(|f| (f.severity, f)));
    if let Some(trouble) = &checked.trouble {
        let message = WireError::new(trouble, &speaker.words).message;
        let own = FindingView::own("MUSTER-UNKNOWN", Severity::Ask, Vec::new(), message);
        all.push((Severity::Ask, own));
    }
    all.sort_by_key(|(severity, _)| *severity); // stable: the rules' own order stays within one
    all.into_iter().map(|(_, finding)| finding).collect()
}

/// Returns the fixes of a finding, each with the draft after it. A fix after which the rules report the same
/// finding is omitted: removing a figure may, for instance, change the cost of others.
fn fixes<'a>(checked: &CheckedSquad, finding: &'a Finding) -> Vec<(&'a Fix, Option<SquadDraft>)> {
    let other = |role| {
        let mut others = checked.others.iter().filter(|o| o.role == role);
        others.next().map(|o| &o.checked.source.draft)
    };
    let answers = |fixed: &SquadDraft| {
        let Some(format) = checked.format() else { return true };
        let input = CheckInput {
            partner: other(Role::Partner),
            opponent: other(Role::Opponent),
            ..CheckInput::new(fixed, format)
        };
        let report = check(&checked.game.catalogue, input);
        let same = |f: &Finding| {
            f.severity == finding.severity
                && f.rule == finding.rule
                && f.message == finding.message
                && f.members.iter().any(|m| finding.members.contains(m)) != finding.members.is_empty()
        };
        !report.findings.iter().any(same)
    };
    let all = finding.fixes.iter().map(|fix| (fix, apply(&checked.source.draft, fix)));
    all.filter(|(_, fixed)| fixed.as_ref().is_none_or(answers)).collect()
}

fn finding(checked: &CheckedSquad, speaker: &Speaker<'_>, finding: &Finding) -> FindingView {
    // An empty squad isn't an error yet.
    let calm = checked.is_blank() && finding.severity == Severity::Error;
    let severity = if calm { Severity::Note } else { finding.severity };
    let mut fixes = fixes(checked, finding);
    let first = if fixes.is_empty() { None } else { Some(fixes.remove(0)) };
    let question = match first {
        Some((Fix::Settle { question }, _)) => Some(question),
        _ => None,
    };
    let (answers, typed) = question.map(|question| answers_to(speaker, question)).unwrap_or_default();
    let choose = match first {
        Some((Fix::Choose { holder, ability }, _)) => {
            Some(AskedChoice { holder: holder.clone(), ability: ability.clone() })
        }
        _ => None,
    };
    FindingView {
        rule: finding.rule.clone(),
        severity,
        members: finding.members.clone(),
        says: finding.message.to_owned(),
        message: speaker.sentence(finding),
        // The program's own findings have no source.
        source: speaker.data().rules.contains_key(&finding.rule).then(|| speaker.source(finding)).flatten(),
        page: speaker.data().rules.get(&finding.rule).and_then(|rule| rule.page.clone()),
        fix: first.as_ref().map(|(fix, _)| speaker.fix(fix)),
        fixed: first.as_ref().and_then(|(_, fixed)| fixed.clone()),
        other_fixes: fixes.into_iter().map(|(fix, fixed)| FixView { fix: speaker.fix(fix), fixed }).collect(),
        term: speaker
            .game
            .explained
            .glossary
            .of_rule(&finding.rule)
            .next()
            .map(|term| Named { id: term.id.to_string(), name: speaker.term_name(term) }),
        question: question.map(question_id),
        answers,
        typed,
        choose,
    }
}
