//! Tries adding figures to a squad one by one, so that the builder can warn in advance.

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
use crate::base::error::Error;
use crate::base::session::Session;

/// A side list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS)]
pub struct Beside {
    /// The figure whose ability allows it.
    pub holder: FigureId,
    /// The kind of list, as named by the pack.
    pub kind: String,
    /// Which of the holder's offers it is, if there are several.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub pool: Option<String>,
}

/// The result of adding one copy of a figure.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fit {
    /// The figure's id.
    pub figure: FigureId,
    /// Its cost in the squad; null if unknown.
    pub unit_cost: Option<i32>,
    /// The points that would be left; negative if over the limit.
    pub left: Option<i64>,
    /// The rules that would newly be broken, including the point limit.
    pub breaks: Vec<RuleId>,
    /// The first of these findings as text.
    pub message: Option<String>,
    /// The number of owned copies that no squad needs, including this one; may be negative.
    pub spare: i64,
}

/// A filter for the figures that fit a squad.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Fitting {
    /// Figures found by counting: some legal squad contains them and all current members.
    Counted {
        /// The figures' ids.
        figures: Vec<FigureId>,
    },
    /// Figures that break no additional rule, found by trying each.
    Tried {
        /// The current squad.
        draft: Box<SquadDraft>,
        /// The squad's id, if it is saved.
        id: Option<String>,
        /// The side list to add the figures to; null for the squad itself.
        beside: Option<Beside>,
        /// Whether to include only figures that leave no points.
        exactly: bool,
    },
}

impl Session {
    /// Returns those of the figures that fit a squad.
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

/// The remaining room on a side list.
struct Room {
    amount: Amount,
    /// The points or figures left; `None` if there is no limit.
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

    /// Returns what would be left after adding a figure.
    fn left(&self, fit: &Fit) -> Option<i64> {
        let more = if self.amount == Amount::Points { fit.unit_cost? } else { 1 };
        Some(self.left? - i64::from(more))
    }
}

/// Tries adding each figure to the squad or to a side list. Returns nothing if the squad was checked against
/// another format than its own.
pub(crate) fn fits(telling: &Telling<'_>, figures: &[FigureId], beside: Option<&Beside>) -> Vec<Fit> {
    let (checked, shelf) = (telling.checked, telling.shelf);
    let (catalogue, draft) = (&checked.game.catalogue, &checked.source.draft);
    let Some(format) = checked.format().filter(|_| checked.trouble.is_none()) else { return Vec::new() };
    let owned = shelf.all_owned();
    let ask = |draft: &SquadDraft| check(catalogue, CheckInput { owned, ..CheckInput::new(draft, format) });
    let wrong_already = keys(&checked.report);
    // Price all figures on the side list in one call.
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
        // Of a rule that is broken already, only findings about the figure itself are new.
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

/// Returns the number of copies of a figure in the squad and its side lists.
fn copies(draft: &SquadDraft, figure: &FigureId) -> i64 {
    let beside = draft.side_lists.iter().flat_map(|l| &l.members);
    let of = |m: &Member| if m.figure == *figure { i64::from(m.count) } else { 0 };
    draft.members.iter().chain(beside).map(of).sum()
}

/// Findings that only mean that a squad or deck isn't finished.
const UNFINISHED: [&str; 4] = ["budget-under", "count-under", "count-under-of", "deck-too-few"];

type Key = (RuleId, Vec<FigureId>);

fn key(finding: &Finding) -> Key {
    (finding.rule.clone(), finding.members.clone())
}

fn keys(report: &Report) -> BTreeSet<Key> {
    report.findings.iter().filter(|f| f.severity == Severity::Error).map(key).collect()
}

/// Returns the members of the squad, or of the last side list for an ability, which is added if there is none.
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
