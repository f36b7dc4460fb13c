//! Fixes carried out on a draft, as far as they need no decision.

use muster_rules::id::FigureId;
use muster_rules::report::Fix;
use muster_rules::squad::{Member, SquadDraft};

/// The draft with a fix carried out; `None` where the user has to decide something first.
#[must_use]
pub fn apply(draft: &SquadDraft, fix: &Fix) -> Option<SquadDraft> {
    let mut draft = draft.clone();
    match fix {
        Fix::Remove { figure, count } => {
            let left = take_out(&mut draft.members, figure, *count);
            let beside = draft.side_lists.iter_mut().rev();
            beside.fold(left, |left, list| take_out(&mut list.members, figure, left));
        }
        Fix::Add { figure } => match draft.members.iter_mut().find(|m| m.figure == *figure) {
            Some(member) => member.count = member.count.saturating_add(1),
            None => draft.members.push(Member::new(figure.clone(), 1)),
        },
        Fix::Choose { .. } | Fix::Settle { .. } => return None,
    }
    Some(draft)
}

/// Takes copies out, from the last line up; how many are still to be taken out elsewhere.
fn take_out(members: &mut Vec<Member>, figure: &FigureId, count: u32) -> u32 {
    let mut left = count;
    for member in members.iter_mut().rev().filter(|m| m.figure == *figure) {
        let taken = member.count.min(left);
        member.count -= taken;
        left -= taken;
    }
    members.retain(|m| m.count > 0 || m.figure != *figure);
    left
}
