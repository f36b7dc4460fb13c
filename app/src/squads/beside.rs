//! Lists beside a squad, drawn or not.

use muster_rules::constraint::side_list::{Amount, SideList};
use muster_rules::id::FigureId;
use muster_rules::report::{PricedMember, Question};
use muster_rules::squad::{Member, SideList as Drawn};
use serde::Serialize;
use ts_rs::TS;

use super::view::{MemberView, Telling};
use crate::answers::question_id;

/// A list that an ability allows beside the squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SideListView {
    /// Whose ability it is, by id.
    pub holder: FigureId,
    /// Their name in the reader's language.
    pub holder_name: String,
    /// The pack's kind of list.
    pub kind: String,
    /// What it is called.
    pub title: String,
    /// What the two numbers below count; with `any` there is nothing to keep to.
    pub amount: Amount,
    /// How many points or figures it may hold; null where nobody knows, or nothing is to be kept to.
    pub value: Option<i32>,
    /// What its figures cost, or how many they are.
    pub total: i64,
    /// Who would come.
    pub members: Vec<MemberView>,
    /// The open question about its value, by id.
    pub question: Option<String>,
}

/// What the members' abilities allow to bring, and lists drawn for members who are gone.
pub(super) fn side_lists(telling: &Telling<'_>) -> Vec<SideListView> {
    let (checked, speaker) = (telling.checked, telling.speaker);
    let catalogue = &speaker.game.catalogue;
    let draft = &checked.source.draft;
    let governing = |kind: &str| SideList::governing(checked.format()?, kind);
    let mut lists = Vec::<(FigureId, String)>::new();
    let mut add = |holder: &FigureId, kind: &str| {
        if !lists.iter().any(|(h, k)| h == holder && k == kind) {
            lists.push((holder.clone(), kind.to_owned()));
        }
    };
    for member in &checked.report.members {
        for offer in catalogue.side_lists_of(&member.figure).filter(|o| governing(&o.kind).is_some()) {
            add(&offer.figure, &offer.kind);
        }
    }
    for list in draft.side_lists.iter().filter(|l| !l.members.is_empty()) {
        add(&list.holder, &list.kind);
    }
    let view = |(holder, kind): &(FigureId, String)| {
        let drawn: Vec<_> =
            draft.side_lists.iter().filter(|l| l.holder == *holder && l.kind == *kind).collect();
        let holders = checked.report.members.iter().filter(|m| m.figure == *holder);
        let holders: u32 = holders.map(|m| m.count).sum();
        let rule = governing(kind);
        // Where no rule governs the list there is nothing to keep to.
        let amount = rule.map_or(Amount::Any, |r| r.amount);
        let times = match rule.map(|r| r.once) {
            Some(true) => holders.max(1),
            // A list each time.
            _ => u32::try_from(drawn.len()).unwrap_or(1).max(1),
        };
        let offers: Vec<_> = catalogue.side_lists_of(holder).filter(|o| o.kind == *kind).collect();
        let bounded = holders > 0 && amount != Amount::Any;
        let value = offers.iter().filter_map(|o| o.value).max().filter(|_| bounded);
        let question = Question::SideListValue { figure: holder.clone(), list: kind.clone() };
        let open = bounded && !offers.is_empty() && value.is_none();
        let members = members(telling, &drawn);
        SideListView {
            holder: holder.clone(),
            holder_name: speaker.figure(holder),
            kind: kind.clone(),
            title: speaker.naming().side_list(kind),
            amount,
            value: value.map(|v| v.saturating_mul(i32::try_from(times).unwrap_or(i32::MAX))),
            total: match amount {
                Amount::Figures | Amount::Any => members.iter().map(|m| i64::from(m.count)).sum(),
                _ => members.iter().map(|m| m.cost).sum(),
            },
            members: members.iter().map(|m| telling.member(m)).collect(),
            question: open.then(|| question_id(&question)),
        }
    };
    lists.iter().map(view).collect()
}

/// Who would come, each figure once, at what it costs in this squad.
fn members(telling: &Telling<'_>, drawn: &[&Drawn]) -> Vec<PricedMember> {
    let mut lines = Vec::<Member>::new();
    for member in drawn.iter().flat_map(|l| &l.members).filter(|m| m.count > 0) {
        match lines.iter_mut().find(|l| l.figure == member.figure) {
            Some(line) => line.count = line.count.saturating_add(member.count),
            None => lines.push(member.clone()),
        }
    }
    let ids: Vec<_> = lines.iter().map(|l| l.figure.clone()).collect();
    let known = &telling.checked.game.catalogue;
    let priced = telling.checked.price(&ids).into_iter().zip(&lines).map(|(mut priced, line)| {
        if known.figure(&line.figure).is_none() {
            priced.unit_cost = line.last_cost;
        }
        priced.count = line.count;
        priced.cost = i64::from(priced.unit_cost.unwrap_or(0)) * i64::from(line.count);
        priced
    });
    priced.collect()
}
