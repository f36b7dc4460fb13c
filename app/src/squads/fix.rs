//! Applies fixes to a draft, if they need no decision.

use std::collections::BTreeMap;

use muster_rules::id::FigureId;
use muster_rules::report::Fix;
use muster_rules::squad::{Member, SquadDraft};

/// Returns the draft with a fix applied; `None` if the user must decide something first.
#[must_use]
pub fn apply(draft: &SquadDraft, fix: &Fix) -> Option<SquadDraft> {
    let mut draft = draft.clone();
    match fix {
        Fix::Remove { copies, beside } => remove(&mut draft, copies.clone(), *beside),
        Fix::Add { figure } => match draft.members.iter_mut().find(|m| m.figure == *figure) {
            Some(member) => member.count = member.count.saturating_add(1),
            None => draft.members.push(Member::new(figure.clone(), 1)),
        },
        Fix::Unchoose { choices } => {
            for choice in choices {
                // Of several identical choices, remove the last.
                if let Some(at) = draft.setup.iter().rposition(|c| c == choice) {
                    draft.setup.remove(at);
                }
            }
        }
        Fix::Era { era } => draft.era = Some(era.clone()),
        Fix::Side { side } => draft.side = Some(side.clone()),
        Fix::Choose { .. } | Fix::Settle { .. } => return None,
    }
    Some(draft)
}

/// Removes copies. Choices and side lists of members who are gone are removed with them.
fn remove(draft: &mut SquadDraft, mut going: BTreeMap<FigureId, u32>, beside: bool) {
    let is_in =
        |draft: &SquadDraft, id: &FigureId| draft.members.iter().any(|m| m.count > 0 && m.figure == *id);
    let were: Vec<_> = going.keys().filter(|id| is_in(draft, id)).cloned().collect();
    if !beside {
        take_out(&mut draft.members, &mut going);
    }
    for list in draft.side_lists.iter_mut().rev() {
        take_out(&mut list.members, &mut going);
    }
    draft.side_lists.retain(|list| !list.members.is_empty());
    for gone in were.iter().filter(|id| !is_in(draft, id)).cloned().collect::<Vec<_>>() {
        draft.setup.retain(|choice| choice.holder != gone);
        draft.side_lists.retain(|list| list.holder != gone);
    }
}

/// Removes copies from the last line up. `going` keeps what is left to remove elsewhere.
fn take_out(members: &mut Vec<Member>, going: &mut BTreeMap<FigureId, u32>) {
    for member in members.iter_mut().rev() {
        if let Some(left) = going.get_mut(&member.figure) {
            let taken = member.count.min(*left);
            member.count -= taken;
            *left -= taken;
        }
    }
    members.retain(|m| m.count > 0 || !going.contains_key(&m.figure));
}
