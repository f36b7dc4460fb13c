//! Synthetic catalogues and collections, the same in every run.

use std::collections::{BTreeMap, BTreeSet};

use muster_db::pack;
use muster_rules::catalogue::{Catalogue, CatalogueParts};
use muster_rules::constraint::Constraint;
use muster_rules::figure::{Cost, Figure, PersonLink, Standing};
use muster_rules::id::{FigureId, PersonId};

/// Returns the catalogue used for the measurements.
pub(crate) fn catalogue() -> Option<Catalogue> {
    catalogue_at(1)
}

/// Returns the catalogue of the built-in game with this order.
pub(crate) fn catalogue_at(order: u32) -> Option<Catalogue> {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    games.into_iter().find(|g| g.catalogue.game().order == order).map(|g| g.catalogue)
}

/// Returns a collection of `kinds` kinds of figures, one to four of each. Panics if there are too few figures.
pub(crate) fn shelf(figures: &[Figure], kinds: usize) -> BTreeMap<FigureId, u32> {
    assert!(kinds <= figures.len(), "{kinds} kinds of {} figures", figures.len());
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize
    };
    let mut left: Vec<_> = figures.iter().map(|f| f.id.clone()).collect();
    let mut out = BTreeMap::new();
    while out.len() < kinds {
        let id = left.swap_remove(next() % left.len());
        out.insert(id, u32::try_from(next() % 4).unwrap_or(0) + 1);
    }
    out
}

/// Returns the catalogue with only points, factions and unique persons: without cost changes or admissions.
fn bare(catalogue: &Catalogue) -> CatalogueParts {
    let mut parts = catalogue.parts().clone();
    parts.admissions.clear();
    parts.cost_changes.clear();
    parts.figures.retain(|f| f.cost.known().is_some());
    let kept =
        |c: &Constraint| matches!(c, Constraint::Budget(_) | Constraint::Faction(_) | Constraint::Unique(_));
    parts.formats.iter_mut().for_each(|f| f.constraints.retain(kept));
    parts
}

/// Returns the bare catalogue with unique figures identified by name.
pub(crate) fn simple(catalogue: &Catalogue) -> Catalogue {
    let mut parts = bare(catalogue);
    for figure in parts.figures.iter_mut().filter(|f| f.unique) {
        figure.persons = vec![PersonLink {
            person: PersonId::from(figure.name.as_str()),
            standing: Standing::Settled,
            source: figure.source.clone(),
        }];
    }
    Catalogue::new(parts)
}

/// Returns a small slice of the bare catalogue, `figures` in all: the three cheapest versions of the person
/// with the two cheapest versions, so that there is something to forbid, and the first non-unique figures of
/// the same faction.
pub(crate) fn slice(catalogue: &Catalogue, figures: usize) -> Catalogue {
    let mut parts = bare(catalogue);
    let mut versions = BTreeMap::<_, Vec<_>>::new();
    for figure in parts.figures.iter().filter(|f| f.unique) {
        if let [link] = figure.persons.as_slice()
            && link.standing == Standing::Settled
        {
            versions.entry((link.person.clone(), &figure.factions)).or_default().push(figure.clone());
        }
    }
    versions.values_mut().for_each(|v| v.sort_by_key(|f| f.cost.known()));
    let two = |v: &Vec<Figure>| v[..2].iter().filter_map(|f| f.cost.known()).sum::<i32>();
    let mut several = versions.into_values().filter(|v| v.len() > 2).min_by_key(two).unwrap_or_default();
    several.truncate(3);
    let faction = several.first().map(|f| f.factions.clone()).unwrap_or_default();
    parts.figures.retain(|f| !f.unique && f.factions == faction);
    parts.figures.truncate(figures.saturating_sub(several.len()));
    parts.figures.extend(several);
    Catalogue::new(parts)
}

/// Returns the catalogue scaled to a number of figures. If it has more, keeps every figure that affects others
/// and an even sample of the rest; if it has fewer, repeats it with new IDs and persons, one point more
/// expensive each time.
pub(crate) fn sized(catalogue: &Catalogue, figures: usize) -> Catalogue {
    let mut parts = catalogue.parts().clone();
    let first = std::mem::take(&mut parts.figures);
    if figures < first.len() {
        let changes = parts.cost_changes.iter().map(|c| &c.holder);
        let holders: BTreeSet<_> = changes.chain(parts.admissions.iter().map(|a| &a.figure)).collect();
        let (mut kept, rest): (Vec<_>, Vec<_>) = first.into_iter().partition(|f| holders.contains(&f.id));
        let room = figures.saturating_sub(kept.len());
        let every = |i: usize| (i + 1) * room / rest.len() > i * room / rest.len();
        kept.extend(rest.iter().enumerate().filter(|(i, _)| every(*i)).map(|(_, f)| f.clone()));
        parts.figures = kept;
    } else {
        let turns = (0..).flat_map(|turn| first.iter().map(move |f| again(f, turn)));
        parts.figures = turns.take(figures).collect();
    }
    Catalogue::new(parts)
}

fn again(figure: &Figure, turn: i32) -> Figure {
    let mut copy = figure.clone();
    if turn == 0 {
        return copy;
    }
    copy.id = FigureId::from(format!("{}-{turn}", figure.id).as_str());
    for link in &mut copy.persons {
        link.person = PersonId::from(format!("{}-{turn}", link.person).as_str());
    }
    if let Cost::Known(cost) = copy.cost {
        copy.cost = Cost::Known(cost + turn);
    }
    copy
}
