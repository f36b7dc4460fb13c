//! A checked squad as JSON, the shape that programs rely on. Ids and English names in it are the
//! same in every language; only `message` and the like are in the reader's.

use muster_rules::report::{DeckSum, Fix, PricedMember, Severity, Verdict};
use muster_rules::text::{MatchKind, RemarkKind, Unresolved, UnresolvedReason};
use serde::Serialize;

use super::check::CheckedSquad;
use crate::answers::question_id;
use crate::speaker::Speaker;

/// A checked squad.
#[derive(Clone, Debug, Serialize)]
pub struct SquadAnswer {
    /// The game's id.
    pub game: String,
    /// The format's id.
    pub format: String,
    /// What the squad is called.
    pub name: String,
    /// The faction it plays as, in English; `null` where no faction takes all of it.
    pub faction: Option<String>,
    /// Its points.
    pub points: PointsAnswer,
    /// How many of its figures activate.
    pub activations: u32,
    /// Who is in it, a line of the list each.
    pub members: Vec<MemberAnswer>,
    /// Decks beside the figures, where the format asks for one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<DeckSum>,
    /// Lines that are not in it because nobody could be sure of them.
    pub unresolved: Vec<UnresolvedAnswer>,
    /// Lines that are no members.
    pub remarks: Vec<RemarkAnswer>,
    /// What the rules say, grave findings first.
    pub findings: Vec<FindingAnswer>,
    /// What the list claimed of itself.
    pub claims: ClaimsAnswer,
    /// Where it may play.
    pub playable: Vec<PlayableAnswer>,
    /// `legal`, `illegal` or `unsure`.
    pub verdict: Verdict,
}

/// Points.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PointsAnswer {
    /// What may be spent; `null` where points don't matter.
    pub limit: Option<i32>,
    /// What is spent.
    pub total: i64,
    /// What is left, negative where too much is spent.
    pub left: Option<i64>,
}

/// A member.
#[derive(Clone, Debug, Serialize)]
pub struct MemberAnswer {
    /// The figure's id.
    pub figure: String,
    /// Its English name.
    pub name: String,
    /// How many.
    pub count: u32,
    /// What one costs in this squad, `null` where nobody knows.
    pub unit_cost: Option<i32>,
    /// What they cost together.
    pub cost: i64,
    /// How that comes about, where it isn't simply the printed cost.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub arithmetic: String,
    /// The deck that it is a card of, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The line it was read from, counted from 1.
    pub line: usize,
    /// How its name was matched: `exact`, `alias`, `by-cost`, `fuzzy`.
    #[serde(rename = "match")]
    pub matched: MatchKind,
}

/// A line that nobody could be sure of.
#[derive(Clone, Debug, Serialize)]
pub struct UnresolvedAnswer {
    /// The file, where it is the partner's or the opponent's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// Who may be meant, best first.
    pub candidates: Vec<String>,
    /// Why it is open.
    pub reason: UnresolvedReason,
    /// The same in words, with what to do.
    pub message: String,
}

/// A line that is no member.
#[derive(Clone, Debug, Serialize)]
pub struct RemarkAnswer {
    /// The line.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// What it was taken for.
    pub kind: RemarkKind,
}

/// A finding.
#[derive(Clone, Debug, Serialize)]
pub struct FindingAnswer {
    /// The rule's id.
    pub rule: String,
    /// How much it weighs.
    pub severity: Severity,
    /// The figures concerned.
    pub members: Vec<String>,
    /// What it says.
    pub message: String,
    /// Where the rule stands; `null` for findings of the program's own.
    pub source: Option<String>,
    /// What would answer it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<String>,
    /// The open question that it is about, by the id under which it is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
}

/// What the list claimed.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ClaimsAnswer {
    /// The total in points.
    pub total: Option<i64>,
    /// The number of activations.
    pub activations: Option<i64>,
}

/// An era and side.
#[derive(Clone, Debug, Serialize)]
pub struct PlayableAnswer {
    /// The era, in English.
    pub era: String,
    /// The side's id.
    pub side: String,
}

impl SquadAnswer {
    /// Says a checked squad.
    #[must_use]
    pub fn new(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Self {
        let (report, source, draft) = (&checked.report, &checked.source, &checked.source.draft);
        let data = speaker.data();
        let faction = report.faction.as_ref().and_then(|f| data.faction(f));
        let playable = report.playable.iter().map(|p| PlayableAnswer {
            era: data.era(&p.era).map_or_else(|| p.era.to_string(), |e| e.name.clone()),
            side: p.side.to_string(),
        });
        Self {
            game: draft.game.to_string(),
            format: draft.format.to_string(),
            name: draft.name.clone(),
            faction: faction.map(|f| f.name.clone()),
            points: PointsAnswer {
                limit: report.points.limit,
                total: report.points.total,
                left: report.points.left,
            },
            activations: report.activations,
            members: members(checked, speaker),
            decks: report.decks.clone(),
            unresolved: unresolved(checked, speaker),
            remarks: source.remarks.iter().map(remark).collect(),
            findings: findings(checked, speaker),
            claims: ClaimsAnswer { total: source.claims.total, activations: source.claims.activations },
            playable: playable.collect(),
            verdict: checked.verdict(),
        }
    }
}

/// Every line that nobody could be sure of, in words: this squad's first, then those beside it.
#[must_use]
pub fn unresolved(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<UnresolvedAnswer> {
    let own = checked.source.unresolved.iter().map(|line| (None, line));
    let beside = checked.beside.iter().map(|(file, line)| (Some(file.clone()), line));
    let answer = |(file, line): (Option<String>, &Unresolved)| UnresolvedAnswer {
        file,
        line: line.line,
        text: line.text.clone(),
        candidates: line.candidates.iter().map(ToString::to_string).collect(),
        reason: line.reason,
        message: super::reading::unresolved(speaker, line),
    };
    own.chain(beside).map(answer).collect()
}

fn remark(remark: &muster_rules::text::Remark) -> RemarkAnswer {
    RemarkAnswer { line: remark.line, text: remark.text.clone(), kind: remark.kind }
}

/// Members line by line: a figure on two lines stands here twice, as in the list.
fn members(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<MemberAnswer> {
    let lines = &checked.source.lines;
    let members = lines.iter().enumerate().map(|(at, line)| {
        let priced = checked.report.members.iter().find(|m| m.figure == line.figure);
        let unit_cost = priced.and_then(|m| m.unit_cost);
        // What one of several copies pays on top stands with the first of them.
        let on_top = priced.map_or(0, PricedMember::on_top);
        let again = on_top != 0 && lines[..at].iter().any(|l| l.figure == line.figure);
        let on_top = if again { 0 } else { on_top };
        let english = speaker.game.catalogue.figure(&line.figure).map(|f| f.name.clone());
        MemberAnswer {
            figure: line.figure.to_string(),
            name: english.unwrap_or_else(|| speaker.figure(&line.figure)),
            count: line.count,
            unit_cost,
            cost: i64::from(unit_cost.unwrap_or(0)) * i64::from(line.count) + on_top,
            arithmetic: priced.map(|m| speaker.arithmetic(m)).unwrap_or_default(),
            deck: priced.and_then(|m| m.deck.clone()),
            line: line.line,
            matched: line.matched,
        }
    });
    members.collect()
}

fn findings(checked: &CheckedSquad, speaker: &Speaker<'_>) -> Vec<FindingAnswer> {
    let of_rules = checked.report.findings.iter().map(|f| FindingAnswer {
        rule: f.rule.to_string(),
        severity: f.severity,
        members: f.members.iter().map(ToString::to_string).collect(),
        message: speaker.sentence(f),
        // The program's own findings stand in no book.
        source: speaker.data().rules.contains_key(&f.rule).then(|| speaker.source(f)).flatten(),
        fix: speaker.fix(f),
        question: match &f.fix {
            Some(Fix::Settle { question }) => Some(question_id(question)),
            _ => None,
        },
    });
    let mut all: Vec<_> = of_rules.chain(super::reading::findings(checked, speaker)).collect();
    all.sort_by_key(|f| f.severity); // stable: the rules' own order stays within a severity
    all
}
