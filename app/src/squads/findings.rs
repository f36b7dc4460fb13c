//! What the rules say of a squad, in sentences, with what would answer it.

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
use crate::answers::question_id;
use crate::facts::{FactKind, answers_to};
use crate::games::Named;
use crate::speaker::Speaker;
use crate::wire::WireError;

/// A finding in words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FindingView {
    /// The rule's id.
    pub rule: RuleId,
    /// How much it weighs.
    pub severity: Severity,
    /// The figures concerned, by id.
    pub members: Vec<FigureId>,
    /// Which of the rule's sentences it says, by its id: `unique-twice`; empty where there are no others.
    pub says: String,
    /// What it says.
    pub message: String,
    /// Where the rule stands; null for findings of the program's own.
    pub source: Option<String>,
    /// The page there, where it is known.
    pub page: Option<String>,
    /// The term that explains the rule, where the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub term: Option<Named>,
    /// What would answer it, in words.
    pub fix: Option<String>,
    /// The draft with that done; null where the user has to decide something first.
    pub fixed: Option<SquadDraft>,
    /// What else would answer it, the better ways first.
    pub other_fixes: Vec<FixView>,
    /// The open question that it is about, by the id under which it is settled.
    pub question: Option<String>,
    /// Answers to that question, where there are only a few.
    pub answers: Vec<Named>,
    /// What is typed as its answer, where there are more than a few.
    pub typed: Option<TypedAnswer>,
    /// The choice to be made, where one would answer it.
    pub choose: Option<AskedChoice>,
}

/// One of several ways to answer a finding.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FixView {
    /// What to do, in words.
    pub fix: String,
    /// The draft with that done; null where the user has to decide something first.
    pub fixed: Option<SquadDraft>,
}

/// What an answer is typed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TypedAnswer {
    /// A number.
    Number,
    /// Which figures, as packs write it: `name="Clone Trooper"`.
    Figures,
    /// Words, one or more.
    Words,
    /// Any of the answers, several of them parted by `|`.
    Several,
}

impl TypedAnswer {
    /// As what the answer is typed that fills a column; none where one of the answers is pressed.
    pub(crate) fn of(kind: FactKind) -> Option<Self> {
        match kind {
            FactKind::Number => Some(Self::Number),
            FactKind::Words => Some(Self::Words),
            FactKind::Several => Some(Self::Several),
            FactKind::YesNo | FactKind::Choice => None,
        }
    }
}

/// A choice that is to be made.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AskedChoice {
    /// Whose choice it is, by id.
    pub holder: FigureId,
    /// The ability that asks for it, in English.
    pub ability: String,
}

impl FindingView {
    /// A finding that nothing answers, and that stands in no book.
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

/// What the rules say, and what there is to say of how the squad was read; grave findings first.
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

/// What would answer a finding, and the draft with that done. A fix that the rules then say the same of is none: a
/// figure that goes may have made others cheaper.
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
    // An empty sheet is nobody's fault.
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
        // The program's own findings stand in no book.
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
