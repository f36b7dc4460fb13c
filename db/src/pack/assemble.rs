//! Combines valid packs into a game's catalogue. Later packs add to earlier ones and override them.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::Hash;

use muster_rules::catalogue::{
    Admission, Attachment, CatalogueParts, CostChange, CostEffect, LetIn, LinkCode, Printing, Set, ShortName,
    SideListOffer, SourceEntry,
};
use muster_rules::constraint::Constraint;
use muster_rules::figure::{PersonLink, Standing};
use muster_rules::format::Format;
use muster_rules::game::Game;
use muster_rules::id::{FactionId, FigureId, FormatId, PersonId, PrintingId, SetId, SourceId};

use super::facts;
use super::meaning::MOST_BASES;
use super::names::Names;
use super::read::RawPack;
use super::rows::FormatRow;

/// Combines the packs of one game. They have been checked; whatever still doesn't resolve is left out.
pub(crate) fn assemble(game: &Game, packs: &[&RawPack]) -> (CatalogueParts, Names) {
    let mut parts = CatalogueParts {
        game: game.clone(),
        figures: Vec::new(),
        printings: Vec::new(),
        sets: Vec::new(),
        formats: formats(packs),
        admissions: Vec::new(),
        cost_changes: Vec::new(),
        side_lists: Vec::new(),
        let_in: Vec::new(),
        attachments: Vec::new(),
        short_names: Vec::new(),
        codes: Vec::new(),
        sources: Vec::new(),
    };
    let mut names = Names::default();
    for pack in packs {
        things(pack, &mut parts);
        abilities(pack, &mut parts);
        lists(pack, &mut parts);
        for (language, rows) in &pack.names {
            for row in rows {
                names.insert(language, &row.value.kind, &row.value.english, &row.value.name);
            }
        }
    }
    persons(packs, &mut parts);
    (parts, names)
}

/// Replaces existing values with the same key and appends new ones.
pub(super) fn put<T, K: Eq + Hash>(
    list: &mut Vec<T>,
    values: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) {
    let mut places: HashMap<K, usize> = HashMap::new();
    for (at, old) in list.iter().enumerate() {
        places.entry(key(old)).or_insert(at);
    }
    for value in values {
        match places.entry(key(&value)) {
            Entry::Occupied(at) => list[*at.get()] = value,
            Entry::Vacant(free) => {
                free.insert(list.len());
                list.push(value);
            }
        }
    }
}

/// Appends values. A value removes the open questions with its key, which it answers or repeats.
fn answer<T, K: Eq + Hash>(
    list: &mut Vec<T>,
    values: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
    is_open: impl Fn(&T) -> bool,
) {
    let mut places: Vec<Option<T>> = Vec::new();
    let mut open: HashMap<K, Vec<usize>> = HashMap::new();
    let before = std::mem::take(list);
    let old = before.len();
    for (at, value) in before.into_iter().chain(values).enumerate() {
        let key = key(&value);
        if at >= old {
            for answered in open.remove(&key).into_iter().flatten() {
                places[answered] = None;
            }
        }
        if is_open(&value) {
            open.entry(key).or_default().push(at);
        }
        places.push(Some(value));
    }
    *list = places.into_iter().flatten().collect();
}

fn things(pack: &RawPack, parts: &mut CatalogueParts) {
    let sources = pack.sources.sources.iter();
    let sources =
        sources.map(|(id, row)| SourceEntry { id: SourceId::from(id.as_str()), title: row.title.clone() });
    put(&mut parts.sources, sources, |s| s.id.clone());
    // A game's own pack has already been checked for duplicates.
    let own = pack.game.is_some();
    let figures = pack.figures.iter().map(|row| row.value.clone());
    if own {
        parts.figures.extend(figures);
    } else {
        put(&mut parts.figures, figures, |f| f.id.clone());
    }
    facts::tell(pack, &mut parts.figures);
    let sets = pack.sets.iter().map(|row| Set {
        id: SetId::from(row.value.id.as_str()),
        name: row.value.name.clone(),
        aliases: row.value.aliases.split('|').filter(|a| !a.is_empty()).map(str::to_owned).collect(),
        released: row.value.released.clone(),
        printings: row.value.printings,
    });
    put(&mut parts.sets, sets, |s| s.id.clone());
    let printings = pack.printings.iter().map(|row| Printing {
        id: PrintingId::from(row.value.id.as_str()),
        figure: FigureId::from(row.value.figure.as_str()),
        set: SetId::from(row.value.set.as_str()),
        number: row.value.number.clone(),
        rarity: row.value.rarity.clone(),
        note: row.value.note.clone(),
    });
    if own {
        parts.printings.extend(printings);
    } else {
        put(&mut parts.printings, printings, |p| p.id.clone());
    }
}

/// Adds the tables of abilities. A row with a value answers, and so replaces, an earlier open question.
fn abilities(pack: &RawPack, parts: &mut CatalogueParts) {
    let admissions = pack.admissions.iter().map(|row| Admission {
        figure: FigureId::from(row.value.figure.as_str()),
        faction: row.value.faction.as_deref().map(FactionId::from),
    });
    answer(&mut parts.admissions, admissions, |a| a.figure.clone(), |a| a.faction.is_none());
    facts::answer_admissions(pack, parts);
    let cost_changes = pack.cost_changes.iter().map(|row| {
        let row = &row.value;
        let affects = row.affects.as_deref().and_then(|s| s.parse().ok());
        let effect = affects.zip(row.amount).map(|(affects, amount)| CostEffect {
            affects,
            with: row.with.as_deref().and_then(|s| s.parse().ok()),
            amount,
        });
        CostChange { holder: FigureId::from(row.holder.as_str()), effect }
    });
    if pack.game.is_none() {
        // What a later pack tells of a card is all that it says.
        let told: HashSet<_> = pack.cost_changes.iter().map(|row| row.value.holder.as_str()).collect();
        parts.cost_changes.retain(|change| !told.contains(change.holder.as_str()));
    }
    answer(&mut parts.cost_changes, cost_changes, |c| c.holder.clone(), |c| c.effect.is_none());
    let side_lists = pack.side_lists.iter().filter_map(|row| {
        let row = &row.value;
        let figure = FigureId::from(row.figure.as_str());
        let pool = row.pool.parse().ok()?;
        Some(SideListOffer { figure, kind: row.kind.clone(), pool, value: row.value, roll: row.roll })
    });
    let let_in = pack.let_in.iter().map(|row| LetIn {
        holder: FigureId::from(row.value.holder.as_str()),
        who: row.value.who.as_deref().and_then(|s| s.parse().ok()),
    });
    answer(&mut parts.let_in, let_in, |l| l.holder.clone(), |l| l.who.is_none());
    let key = |s: &SideListOffer| (s.figure.clone(), s.kind.clone());
    answer(&mut parts.side_lists, side_lists, key, |s| s.value.is_none());
}

/// Adds the short names and codes of lists and share links, and the attachments.
fn lists(pack: &RawPack, parts: &mut CatalogueParts) {
    let attachments = pack.attachments.iter().map(|row| Attachment {
        figure: FigureId::from(row.value.figure.as_str()),
        carrier: row.value.carrier.as_deref().and_then(|s| s.parse().ok()),
        sure: row.value.sure == "yes",
    });
    put(&mut parts.attachments, attachments, |a| a.figure.clone());
    for row in &pack.short_names {
        let figure = FigureId::from(row.value.figure.as_str());
        parts.short_names.push(ShortName { figure, name: row.value.name.clone() });
    }
    let codes = pack.codes.iter().map(|row| {
        let row = row.value.clone();
        let figure = row.figure.as_deref().map(FigureId::from);
        LinkCode { link: row.link, part: row.part, code: row.code, name: row.name, figure }
    });
    if pack.game.is_some() {
        parts.codes.extend(codes);
    } else {
        put(&mut parts.codes, codes, |c| (c.link.clone(), c.part.clone(), c.code.clone()));
    }
}

fn persons(packs: &[&RawPack], parts: &mut CatalogueParts) {
    let mut links = BTreeMap::<&str, Vec<PersonLink>>::new();
    for row in packs.iter().flat_map(|p| &p.persons) {
        let standing = match row.value.standing.as_str() {
            "settled" => Standing::Settled,
            "denied" => Standing::Denied,
            _ => Standing::Open,
        };
        let link = PersonLink {
            person: PersonId::from(row.value.person.as_str()),
            standing,
            source: SourceId::from(row.value.source.as_str()),
        };
        put_one(links.entry(row.value.figure.as_str()).or_default(), link);
    }
    for figure in &mut parts.figures {
        figure.persons = links.remove(figure.id.as_str()).unwrap_or_default();
    }
}

/// Replaces an earlier link to the same person, or appends it. A figure may be linked to several persons.
fn put_one(links: &mut Vec<PersonLink>, link: PersonLink) {
    match links.iter_mut().find(|l| l.person == link.person) {
        Some(old) => *old = link,
        None => links.push(link),
    }
}

fn formats(packs: &[&RawPack]) -> Vec<Format> {
    let rows: Vec<_> = packs.iter().flat_map(|p| &p.formats.formats).collect();
    let mut constraints = BTreeMap::new();
    for pack in packs {
        constraints.extend(pack.formats.constraints.iter().map(|(k, v)| (k.as_str(), v)));
    }
    // Of several formats with the same ID, the first is the one that others are based on.
    let mut bases = HashMap::new();
    for row in &rows {
        bases.entry(row.id.as_str()).or_insert(*row);
    }
    let mut out = Vec::new();
    let all = rows.iter().map(|row| {
        let resolved = resolve(row, &bases, 0);
        Format {
            id: FormatId::from(row.id.as_str()),
            name: row.name.clone(),
            edition: row.edition.clone(),
            source: SourceId::from(row.source.as_str()),
            limit: resolved.limit,
            exact: row.exact,
            constraints: named(&constraints, &resolved.constraints),
        }
    });
    put(&mut out, all, |f| f.id.clone());
    out
}

fn named(constraints: &BTreeMap<&str, &Constraint>, names: &[&str]) -> Vec<Constraint> {
    names.iter().filter_map(|name| constraints.get(name).map(|c| (*c).clone())).collect()
}

struct Resolved<'a> {
    limit: Option<i32>,
    constraints: Vec<&'a str>,
}

fn resolve<'a>(row: &'a FormatRow, bases: &HashMap<&str, &'a FormatRow>, depth: usize) -> Resolved<'a> {
    let base = row.base.as_deref().and_then(|b| bases.get(b));
    let mut resolved = match base {
        Some(base) if depth < MOST_BASES => resolve(base, bases, depth + 1),
        _ => Resolved { limit: None, constraints: Vec::new() },
    };
    resolved.limit = if row.unlimited { None } else { row.limit.or(resolved.limit) };
    resolved.constraints.retain(|c| !row.drop.iter().any(|d| d == c));
    resolved.constraints.extend(row.constraints.iter().chain(&row.add).map(String::as_str));
    resolved
}
