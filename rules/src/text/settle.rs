//! What lines that name nobody are, by what stands around them: headings, notes, or figures spelled
//! beyond recognition.

use super::MAX_COUNT;
use super::annotation::Place;
use super::line::Part;
use super::members::Entry;
use super::read::{Item, Reader, Sum};
use super::reading::{RemarkKind, UnresolvedReason};
use super::resolve::Who;

/// A line of more words than this that names nobody is prose.
const MAX_NAME_WORDS: usize = 8;
/// The same for a line with a bullet or numbers.
const MAX_DRESSED_WORDS: usize = 12;

impl Reader<'_> {
    /// Decides what the lines that name nobody are, by what stands around them.
    pub(super) fn settle(&mut self) -> Vec<Entry> {
        let items = std::mem::take(&mut self.items);
        let member = |item: &Item| matches!(item, Item::Parts(..) | Item::Linked);
        let first = items.iter().position(|(_, i)| member(i));
        let last = items.iter().rposition(|(_, i)| member(i));
        let parts = items.iter().filter_map(|(_, i)| match i {
            Item::Parts(parts, _) => Some(parts.iter().any(|p| p.resolved.evident)),
            _ => None,
        });
        let (dressed, plain): (Vec<bool>, Vec<bool>) = parts.partition(|evident| *evident);
        let dressed = dressed.len() > plain.len();
        let around: Vec<(bool, bool)> = (0..items.len())
            .map(|at| {
                let apart = |i: Option<usize>| {
                    i.and_then(|i| items.get(i))
                        .is_none_or(|(_, item)| matches!(item, Item::Blank | Item::Said | Item::Linked))
                };
                (apart(at.checked_sub(1)), apart(Some(at + 1)))
            })
            .collect();
        let mut entries = Vec::new();
        for (at, (line, item)) in items.into_iter().enumerate() {
            match item {
                Item::Blank | Item::Said | Item::Linked => {}
                Item::Parts(parts, side) => {
                    entries.extend(parts.into_iter().map(|part| Entry { line, part, side }));
                }
                Item::Loose { part, words, heading, side } => {
                    let where_ = Where {
                        before: first.is_some_and(|f| at < f),
                        after: last.is_some_and(|l| at > l),
                        empty: first.is_none(),
                        apart_above: around[at].0,
                        apart_below: around[at].1,
                        dressed,
                    };
                    if self.out.title.is_none() && where_.may_be_title(&part, words) {
                        let value = part.resolved.numbers[0].value;
                        self.sums.push(Sum { line, value, title: true, part });
                        continue;
                    }
                    match where_.kind(&part, words, heading) {
                        None => entries.push(Entry { line, part, side }),
                        Some(RemarkKind::Title) => {
                            let text = part.text.clone();
                            self.title(line, &text, text.trim_matches(['#', '*', '"', ':', ' ']));
                        }
                        Some(kind) => self.out.remark(line, &part.text, kind),
                    }
                }
            }
        }
        entries
    }
}

/// Where a line that names nobody stands.
struct Where {
    before: bool,
    after: bool,
    empty: bool,
    apart_above: bool,
    apart_below: bool,
    /// Whether members carry numbers or bullets.
    dressed: bool,
}

impl Where {
    /// `The Jedi and the Wolf (100 pts)`: the title, if the members come to as much.
    fn may_be_title(&self, part: &Part, words: usize) -> bool {
        let unknown = matches!(part.resolved.who, Who::Open(_, reason) if reason != UnresolvedReason::Unsure);
        let behind = matches!(part.resolved.numbers[..], [n] if n.place == Place::Tail && n.value <= i64::from(MAX_COUNT));
        self.before && unknown && behind && words <= MAX_NAME_WORDS
    }

    /// What the line is, `None` if it must be taken for a member. A line that looks like its
    /// neighbours is one of them; one that stands apart is a heading or a note.
    fn kind(&self, part: &Part, words: usize, heading: bool) -> Option<RemarkKind> {
        let title = if self.before { RemarkKind::Title } else { RemarkKind::Heading };
        if heading {
            return Some(title);
        }
        let unknown = match part.resolved.who {
            Who::Open(_, UnresolvedReason::Unknown) => true,
            // `Clones` without a number is what a list is called, not who is in it.
            Who::Open(_, UnresolvedReason::Ambiguous) => self.before && part.resolved.plural,
            _ => false,
        };
        if !unknown || words == 0 {
            return None;
        }
        if words > if part.resolved.evident { MAX_DRESSED_WORDS } else { MAX_NAME_WORDS } {
            return Some(RemarkKind::Note);
        }
        // A year is no count.
        let year = matches!(part.resolved.numbers[..], [n] if n.place == Place::Tail && n.value > i64::from(MAX_COUNT));
        if part.resolved.evident && !year || self.empty {
            return None;
        }
        match (self.before, self.after) {
            (true, _) => (self.apart_below || self.dressed).then_some(title),
            (_, true) => self.apart_above.then_some(RemarkKind::Note),
            _ => (self.apart_above && !self.apart_below).then_some(title),
        }
    }
}
