//! What stands behind an exact name and was taken for a remark, but may be the rest of a longer name:
//! `Agen Kolar, bJdi Master`, `Darth Vader (IACP)`.

use foldhash::{HashSet, HashSetExt as _};

use super::members::Entry;
use super::names::Names;
use super::price::costs_so;
use super::reading::{MatchKind, UnresolvedReason};
use super::resolve::{Who, groups};
use super::token::{key, tidy, tokens};
use crate::catalogue::Catalogue;

/// The maximum number of slips in the rest of a name.
const MOST_SLIPS: usize = 2;

/// Opens the figures whose remark may belong to their name, or warns of them.
pub(super) fn rests(names: &Names, entries: &mut [Entry]) {
    for entry in entries {
        let resolved = &mut entry.part.resolved;
        let Who::Figure(figure, MatchKind::Exact) = resolved.who else { continue };
        let mut longer: Vec<usize> = Vec::new();
        for note in &resolved.notes {
            for other in with_rest(names, figure, note) {
                if !longer.contains(&other) {
                    longer.push(other);
                }
            }
        }
        if !longer.is_empty() {
            longer.push(figure);
            resolved.who = Who::Open(longer, UnresolvedReason::Ambiguous);
        } else if resolved.notes.iter().any(|note| is_tagged(names, note)) {
            // Only its cost tells that the figure without the mark is meant all the same.
            let costs = costs_so(&names.entries[figure], resolved.plural, &resolved.numbers);
            resolved.who = match !resolved.numbers.is_empty() && costs {
                true => Who::Figure(figure, MatchKind::Fuzzy),
                false => Who::Open(vec![figure], UnresolvedReason::Unsure),
            };
        }
    }
}

/// Returns the figures whose names begin with this figure's and end nearly like the note.
fn with_rest(names: &Names, figure: usize, note: &str) -> Vec<usize> {
    let said = key(&tokens(&tidy(note)));
    let own: Vec<&str> =
        names.spellings.iter().filter(|s| s.entry == figure).map(|s| s.key.as_str()).collect();
    let near = |rest: &str| {
        let length = rest.chars().count();
        strsim::damerau_levenshtein(&said, rest) <= MOST_SLIPS.min(length / 2)
    };
    let others = names.spellings.iter().filter(|s| s.entry != figure);
    let longer = others.filter(|s| own.iter().any(|own| s.key.strip_prefix(own).is_some_and(near)));
    longer.map(|s| s.entry).collect()
}

/// In a list that speaks of an edition, `IACP season 8`, figures that cost what that edition's cards cost are these.
pub(super) fn editions(names: &Names, entries: &mut [Entry], said: &HashSet<String>) {
    for entry in entries {
        let resolved = &mut entry.part.resolved;
        let Who::Figure(figure, MatchKind::Exact | MatchKind::ByCost) = resolved.who else { continue };
        let own = &names.entries[figure];
        let costs = |e: usize| costs_so(&names.entries[e], resolved.plural, &resolved.numbers);
        let edited = said.iter().find_map(|tag| edition(names, figure, tag));
        let Some(edited) =
            edited.filter(|e| own.cost.is_none_or(|cost| names.entries[*e].cost != Some(cost)))
        else {
            continue;
        };
        if costs(edited) && !costs(figure) {
            resolved.who = Who::Figure(edited, MatchKind::ByCost);
        }
    }
}

/// Returns the figure of the same name in an edition.
fn edition(names: &Names, figure: usize, tag: &str) -> Option<usize> {
    let own = names.spellings.iter().filter(|s| s.entry == figure);
    own.filter_map(|s| match names.exact(&format!("{}{tag}", s.key)) {
        [one] if *one != figure => Some(*one),
        _ => None,
    })
    .next()
}

/// Whether a note is in brackets and, there, part of other figures' names: their edition, their rank.
fn is_tagged(names: &Names, note: &str) -> bool {
    let said = tokens(&tidy(note));
    groups(&said).iter().any(|group| names.is_tag(&key(&said[group.0..group.1])))
}

/// Returns what stands in brackets in the names of several figures.
pub(super) fn tags(catalogue: &Catalogue) -> HashSet<String> {
    let (mut once, mut out) = (HashSet::new(), HashSet::new());
    for figure in catalogue.figures() {
        for tag in figure.name.split('(').skip(1).filter_map(|rest| rest.split(')').next()) {
            let tag = key(&tokens(&tidy(tag)));
            if !once.insert(tag.clone()) {
                out.insert(tag);
            }
        }
    }
    out
}
