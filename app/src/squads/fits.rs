//! What would come of adding figures to a squad, one by one: a builder's rows warn beforehand.

use std::collections::{BTreeMap, BTreeSet};

use muster_db::pack::LoadedGame;
use muster_rules::check::{CheckInput, check, price_beside};
use muster_rules::id::{FigureId, RuleId};
use muster_rules::report::{Finding, Report, Severity};
use muster_rules::squad::{Member, SideList, SquadDraft};

use super::check::format_of;
use crate::error::Error;

/// A list beside a squad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Whose ability it is.
    pub holder: FigureId,
    /// The pack's kind of list.
    pub kind: String,
}

/// What would come of adding one copy of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The figure.
    pub figure: FigureId,
    /// What it would cost.
    pub unit_cost: Option<i32>,
    /// What would be left.
    pub left: Option<i64>,
    /// What would be wrong that isn't yet.
    pub breaks: Vec<Finding>,
}

/// Adds each figure to the squad, or to a list beside it, and asks the rules.
///
/// # Errors
/// The draft's format isn't one of the game's.
pub fn try_figures(
    game: &LoadedGame,
    draft: &SquadDraft,
    figures: &[FigureId],
    beside: Option<&Beside>,
    owned: Option<&BTreeMap<FigureId, u32>>,
) -> Result<Vec<Trial>, Error> {
    let (catalogue, format) = (&game.catalogue, format_of(game, draft)?);
    let ask = |draft: &SquadDraft| check(catalogue, CheckInput { owned, ..CheckInput::new(draft, format) });
    let wrong_already = keys(&ask(draft));
    // What each costs beside the squad is asked once for all.
    let priced = beside.map(|_| price_beside(catalogue, CheckInput::new(draft, format), figures));
    let mut with = draft.clone();
    let mut trials = Vec::with_capacity(figures.len());
    for (index, figure) in figures.iter().enumerate() {
        let place = place(&mut with, beside);
        place.push(Member::new(figure.clone(), 1));
        let report = ask(&with);
        with.clone_from(draft);
        let unit_cost = match &priced {
            Some(priced) => priced.get(index).and_then(|p| p.unit_cost),
            None => report.members.iter().find(|m| m.figure == *figure).and_then(|m| m.unit_cost),
        };
        let left = report.points.left;
        // Of a rule that is broken already, only what is about the figure itself is news.
        let known = |f: &Finding| {
            let about_others = !f.members.contains(figure);
            wrong_already.contains(&key(f))
                || about_others && wrong_already.iter().any(|(rule, _)| *rule == f.rule)
        };
        let fresh =
            |f: &Finding| f.severity == Severity::Error && !known(f) && !UNFINISHED.contains(&f.message);
        let breaks = report.findings.into_iter().filter(fresh).collect();
        trials.push(Trial { figure: figure.clone(), unit_cost, left, breaks });
    }
    Ok(trials)
}

/// What is wrong with a squad, or a deck just begun, only because it isn't finished.
const UNFINISHED: [&str; 4] = ["budget-under", "count-under", "count-under-of", "deck-too-few"];

type Key = (RuleId, Vec<FigureId>);

fn key(finding: &Finding) -> Key {
    (finding.rule.clone(), finding.members.clone())
}

fn keys(report: &Report) -> BTreeSet<Key> {
    report.findings.iter().filter(|f| f.severity == Severity::Error).map(key).collect()
}

/// The members of the squad, or of the last list drawn for an ability, which is drawn where there
/// is none yet.
fn place<'a>(draft: &'a mut SquadDraft, beside: Option<&Beside>) -> &'a mut Vec<Member> {
    let Some(beside) = beside else { return &mut draft.members };
    let same = |l: &SideList| l.holder == beside.holder && l.kind == beside.kind;
    let index = draft.side_lists.iter().rposition(same).unwrap_or_else(|| {
        let (holder, kind) = (beside.holder.clone(), beside.kind.clone());
        draft.side_lists.push(SideList { holder, kind, members: Vec::new() });
        draft.side_lists.len() - 1
    });
    &mut draft.side_lists[index].members
}
