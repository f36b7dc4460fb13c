//! What would come of adding figures to a squad, one by one: a builder's rows warn beforehand.

use std::collections::BTreeSet;

use muster_rules::check::{CheckInput, check, price_beside};
use muster_rules::constraint::side_list::Amount;
use muster_rules::id::{FigureId, RuleId};
use muster_rules::report::{Finding, Report, Severity};
use muster_rules::squad::{Member, SideList, SquadDraft};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::beside::side_lists;
use super::view::Telling;
use crate::error::Error;
use crate::session::Session;

/// A list beside a squad.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct Beside {
    /// Whose ability it is.
    pub holder: FigureId,
    /// The pack's kind of list.
    pub kind: String,
    /// Which of the holder's offers, where there are several.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub pool: Option<String>,
}

/// What would come of adding one copy of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fit {
    /// The figure's id.
    pub figure: FigureId,
    /// What it would cost in the squad; null where nobody knows.
    pub unit_cost: Option<i32>,
    /// The points that would be left, negative where it would be too much.
    pub left: Option<i64>,
    /// Rules that would be broken and aren't yet; the points' own rule is among them.
    pub breaks: Vec<RuleId>,
    /// The first of them in words.
    pub message: Option<String>,
    /// Copies owned that neither this squad nor another needs; may be negative.
    pub spare: i64,
}

/// Those figures of the catalogue that go with a squad.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Fitting {
    /// Those that were counted: they are in legal squads with everybody who is there.
    Counted {
        /// The figures, by id.
        figures: Vec<FigureId>,
    },
    /// Those that break no rule that isn't broken yet, tried one by one.
    Tried {
        /// The squad so far.
        draft: Box<SquadDraft>,
        /// The squad's id, where it was saved.
        id: Option<String>,
        /// The list beside the squad that they would be put on.
        beside: Option<Beside>,
        /// Only those with which nothing is left to spend.
        exactly: bool,
    },
}

impl Session {
    /// Those figures that go with a squad.
    ///
    /// # Errors
    /// There is no such game.
    pub(crate) fn fitting(
        &mut self,
        fitting: Fitting,
        figures: &[FigureId],
    ) -> Result<BTreeSet<FigureId>, Error> {
        let (draft, id, beside, exactly) = match fitting {
            Fitting::Counted { figures } => return Ok(figures.into_iter().collect()),
            Fitting::Tried { draft, id, beside, exactly } => (draft, id, beside, exactly),
        };
        let saved = id.as_deref().and_then(|id| Uuid::try_parse(id).ok());
        let checked = self.muster.check_building(*draft, saved)?;
        Ok(self.tell_squad(&checked, |telling| {
            let room = beside.as_ref().map(|beside| Room::of(telling, beside));
            let suits = |fit: &Fit| {
                let left = room.as_ref().map_or(fit.left, |room| room.left(fit));
                let enough = if exactly { left == Some(0) } else { left.is_none_or(|l| l >= 0) };
                enough && fit.breaks.is_empty()
            };
            let tried = fits(telling, figures, beside.as_ref()).into_iter();
            tried.filter(suits).map(|fit| fit.figure).collect()
        }))
    }
}

/// What a list beside a squad still holds.
struct Room {
    amount: Amount,
    /// Points or figures; `None` where there is nothing to keep to.
    left: Option<i64>,
}

impl Room {
    fn of(telling: &Telling<'_>, beside: &Beside) -> Self {
        let lists = side_lists(telling).into_iter();
        let list = lists.into_iter().find(|l| {
            l.holder == beside.holder
                && l.kind == beside.kind
                && (beside.pool.is_none() || l.pool == beside.pool)
        });
        Self {
            amount: list.as_ref().map_or(Amount::Any, |l| l.amount),
            left: list.and_then(|l| Some(i64::from(l.value?) - l.total)),
        }
    }

    /// What is left of it with one more.
    fn left(&self, fit: &Fit) -> Option<i64> {
        let more = if self.amount == Amount::Points { fit.unit_cost? } else { 1 };
        Some(self.left? - i64::from(more))
    }
}

/// Adds each figure to the squad, or to a list beside it, and asks the rules. Nobody is tried against
/// rules that aren't the squad's own.
pub(crate) fn fits(telling: &Telling<'_>, figures: &[FigureId], beside: Option<&Beside>) -> Vec<Fit> {
    let (checked, shelf) = (telling.checked, telling.shelf);
    let (catalogue, draft) = (&checked.game.catalogue, &checked.source.draft);
    let Some(format) = checked.format().filter(|_| checked.trouble.is_none()) else { return Vec::new() };
    let owned = shelf.owned.as_ref();
    let ask = |draft: &SquadDraft| check(catalogue, CheckInput { owned, ..CheckInput::new(draft, format) });
    let wrong_already = keys(&checked.report);
    // What each costs beside the squad is asked once for all.
    let priced = beside.map(|_| price_beside(catalogue, CheckInput::new(draft, format), figures));
    let mut with = draft.clone();
    let mut fits = Vec::with_capacity(figures.len());
    for (index, figure) in figures.iter().enumerate() {
        let place = place(&mut with, beside);
        place.push(Member::new(figure.clone(), 1));
        let report = ask(&with);
        with.clone_from(draft);
        let unit_cost = match &priced {
            Some(priced) => priced.get(index).and_then(|p| p.unit_cost),
            None => report.members.iter().find(|m| m.figure == *figure).and_then(|m| m.unit_cost),
        };
        // Of a rule that is broken already, only what is about the figure itself is news.
        let known = |f: &Finding| {
            let about_others = !f.members.contains(figure);
            wrong_already.contains(&key(f))
                || about_others && wrong_already.iter().any(|(rule, _)| *rule == f.rule)
        };
        let fresh =
            |f: &&Finding| f.severity == Severity::Error && !known(f) && !UNFINISHED.contains(&f.message);
        let breaks: Vec<_> = report.findings.iter().filter(fresh).collect();
        fits.push(Fit {
            figure: figure.clone(),
            unit_cost,
            left: report.points.left,
            message: breaks.first().map(|f| telling.speaker.sentence(f)),
            breaks: breaks.iter().map(|f| f.rule.clone()).collect(),
            spare: i64::from(shelf.owned(figure)) - i64::from(shelf.promised(figure)) - copies(draft, figure),
        });
    }
    fits
}

/// Copies of a figure in the squad and beside it.
fn copies(draft: &SquadDraft, figure: &FigureId) -> i64 {
    let beside = draft.side_lists.iter().flat_map(|l| &l.members);
    let of = |m: &Member| if m.figure == *figure { i64::from(m.count) } else { 0 };
    draft.members.iter().chain(beside).map(of).sum()
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
