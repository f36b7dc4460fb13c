//! Checks [`crate::constraint::spare`].

use std::collections::BTreeMap;

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::spare::Spare;
use crate::id::FigureId;
use crate::report::{Finding, Fix, Severity};
use crate::squad::Member;

impl Check for Spare {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        // If no opened figures are recorded, the pool rule reports it.
        let Some(opened) = &squad.input.draft.pool else { return };
        let opened = copies(opened.iter());
        let fielded = copies(squad.input.draft.members.iter());
        let lists = squad.input.draft.side_lists.iter().filter(|l| self.lists.contains(&l.kind));
        let beside = copies(lists.flat_map(|l| &l.members));
        let of = |figures: &BTreeMap<&FigureId, u32>, id: &FigureId| figures.get(id).copied().unwrap_or(0);
        let missing = beside.iter().filter_map(|(id, count)| {
            let left = of(&opened, id).saturating_sub(of(&fielded, id));
            (*count > left).then(|| ((*id).clone(), count - left))
        });
        let missing: BTreeMap<_, _> = missing.collect();
        if !missing.is_empty() {
            let finding = Finding::new(Severity::Error, &self.rule, "spare-missing");
            let finding = finding.about(missing.keys().cloned());
            out.push(finding.fix(Fix::Remove { copies: missing, beside: true }));
        }
    }
}

fn copies<'a>(members: impl Iterator<Item = &'a Member>) -> BTreeMap<&'a FigureId, u32> {
    let mut out = BTreeMap::<_, u32>::new();
    for member in members.filter(|m| m.count > 0) {
        let count = out.entry(&member.figure).or_default();
        *count = count.saturating_add(member.count);
    }
    out
}
