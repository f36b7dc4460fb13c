//! Lists beside a squad, drawn or not.

use muster_rules::constraint::side_list::{Amount, SideList};
use muster_rules::id::FigureId;
use muster_rules::report::{PricedMember, Question};
use muster_rules::squad::{Member, SideList as Drawn};

use super::SideListView;
use super::view::Looked;
use crate::answers::question_id;
use crate::speaker::Speaker;
use crate::squads::format_of;

/// What the members' abilities allow to bring, and lists drawn for members who are gone.
pub(crate) fn side_lists(looked: &Looked, speaker: &Speaker<'_>) -> Vec<SideListView> {
    let catalogue = &speaker.game.catalogue;
    let draft = &looked.draft;
    let governing = |kind: &str| {
        let format = format_of(speaker.game, &looked.checked.source.draft).ok()?;
        SideList::governing(format, kind)
    };
    let mut lists = Vec::<(FigureId, String)>::new();
    let mut add = |holder: &FigureId, kind: &str| {
        if !lists.iter().any(|(h, k)| h == holder && k == kind) {
            lists.push((holder.clone(), kind.to_owned()));
        }
    };
    for member in &looked.checked.report.members {
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
        let holders = looked.checked.report.members.iter().filter(|m| m.figure == *holder);
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
        let members = members(looked, &drawn);
        SideListView {
            holder: holder.to_string(),
            holder_name: speaker.figure(holder),
            kind: kind.clone(),
            title: speaker.naming().side_list(kind),
            amount,
            value: value.map(|v| v.saturating_mul(i32::try_from(times).unwrap_or(i32::MAX))),
            total: match amount {
                Amount::Figures | Amount::Any => members.iter().map(|m| i64::from(m.count)).sum(),
                _ => members.iter().map(|m| m.cost).sum(),
            },
            members: members.iter().map(|m| looked.member(speaker, m)).collect(),
            question: open.then(|| question_id(&question)),
        }
    };
    lists.iter().map(view).collect()
}

/// Who would come, each figure once, at what it costs in this squad.
fn members(looked: &Looked, drawn: &[&Drawn]) -> Vec<PricedMember> {
    let mut lines = Vec::<Member>::new();
    for member in drawn.iter().flat_map(|l| &l.members).filter(|m| m.count > 0) {
        match lines.iter_mut().find(|l| l.figure == member.figure) {
            Some(line) => line.count = line.count.saturating_add(member.count),
            None => lines.push(member.clone()),
        }
    }
    let ids: Vec<_> = lines.iter().map(|l| l.figure.clone()).collect();
    let known = &looked.checked.game.catalogue;
    let priced = looked.price(&ids).into_iter().zip(&lines).map(|(mut priced, line)| {
        if known.figure(&line.figure).is_none() {
            priced.unit_cost = line.last_cost;
        }
        priced.count = line.count;
        priced.cost = i64::from(priced.unit_cost.unwrap_or(0)) * i64::from(line.count);
        priced
    });
    priced.collect()
}
