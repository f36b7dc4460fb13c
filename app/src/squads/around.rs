//! The list around a share code: the code says more and counts, but no figure of the list is lost in silence.

use std::collections::BTreeMap;

use muster_rules::id::FigureId;
use muster_rules::text::{Names, Unresolved, UnresolvedReason};

use super::code::holds_code;
use super::source::{SquadSource, text_of};

/// Opens what a list around a share code has beyond the code: somebody has added it by hand, or it is another squad.
pub(super) fn beyond_code(names: &Names, file: &str, text: &str, mut source: SquadSource) -> SquadSource {
    // Lines keep their numbers.
    let plain: Vec<_> = text.lines().map(|line| if holds_code(line) { "" } else { line }).collect();
    let Ok(reading) = text_of(names, file, &plain.join("\n")) else { return source };
    let draft = &source.draft;
    let beside = draft.side_lists.iter().flat_map(|list| &list.members);
    let pool = draft.pool.iter().flatten();
    let mut left = BTreeMap::<FigureId, u32>::new();
    for member in draft.members.iter().chain(beside).chain(pool) {
        *left.entry(member.figure.clone()).or_default() += member.count;
    }
    for read in &reading.members {
        let left = left.entry(read.figure.clone()).or_default();
        let more = read.count.saturating_sub(*left);
        *left = left.saturating_sub(read.count);
        if more > 0 {
            source.unresolved.push(Unresolved {
                line: read.line,
                text: read.text.clone(),
                count: more,
                candidates: vec![read.figure.clone()],
                reason: UnresolvedReason::BesideCode,
            });
        }
    }
    source
}
