//! A squad's members in the groups of its sheet, for texts that say the same.

use muster_rules::report::PricedMember;

use super::sheet::own;
use super::sheet_row::{is_fielded, listed};
use crate::base::speaker::Speaker;
use crate::squads::{CheckedSquad, lists_beside};

/// Members under a heading.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// The heading in the reader's language.
    pub(crate) heading: String,
    /// The members in order, and whether each is below its bearer.
    pub(crate) members: Vec<(PricedMember, bool)>,
}

/// Returns the groups that have members: the squad's figures, its decks, its tiles, its side lists.
pub(crate) fn groups(speaker: &Speaker<'_>, checked: &CheckedSquad) -> Vec<Group> {
    let report = &checked.report;
    let plain = |members: Vec<&PricedMember>| members.into_iter().map(|m| (m.clone(), false)).collect();
    let figures = listed(speaker, checked).into_iter().map(|(m, below)| (m.clone(), below));
    let mut groups = vec![Group { heading: speaker.word("sheet-figures"), members: figures.collect() }];
    groups.extend(report.decks.iter().map(|deck| Group {
        heading: speaker.game_word("deck", &deck.deck, &deck.deck),
        members: plain(report.members.iter().filter(|m| m.deck.as_ref() == Some(&deck.deck)).collect()),
    }));
    groups.push(Group {
        heading: speaker.game_word("sheet", "tiles", &speaker.word("sheet-tiles")),
        members: plain(own(report).filter(|m| !is_fielded(speaker, &m.figure)).collect()),
    });
    groups.extend(lists_beside(checked).into_iter().map(|list| Group {
        heading: format!("{} ({})", speaker.naming().side_list(list.kind), speaker.figure(list.holder)),
        members: list.members.iter().map(|member| (member.clone(), false)).collect(),
    }));
    for group in &mut groups {
        group.members.retain(|(member, _)| member.count > 0);
    }
    groups.retain(|group| !group.members.is_empty());
    groups
}
