//! Packs that make sense become the catalogue of a game. A later pack adds to the earlier ones,
//! and where it speaks of the same thing it overrides them.

use std::collections::BTreeMap;

use muster_rules::catalogue::{
    Admission, Attachment, CatalogueParts, CostChange, CostEffect, LinkCode, Printing, Set, ShortName,
    SideListOffer, SourceEntry,
};
use muster_rules::constraint::Constraint;
use muster_rules::figure::{PersonLink, Standing};
use muster_rules::format::Format;
use muster_rules::game::Game;
use muster_rules::id::{FactionId, FigureId, FormatId, PersonId, PrintingId, SetId, SourceId};

use super::names::Names;
use super::read::RawPack;
use super::rows::FormatRow;

/// Joins the packs of one game. They have been checked; what still doesn't resolve is left out.
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

/// Puts a value in the place of an earlier one with the same key, or at the end.
pub(super) fn put<T, K: PartialEq>(list: &mut Vec<T>, value: T, key: impl Fn(&T) -> K) {
    match list.iter().position(|old| key(old) == key(&value)) {
        Some(at) => list[at] = value,
        None => list.push(value),
    }
}

fn things(pack: &RawPack, parts: &mut CatalogueParts) {
    for (id, row) in &pack.sources.sources {
        let source = SourceEntry { id: SourceId::from(id.as_str()), title: row.title.clone() };
        put(&mut parts.sources, source, |s| s.id.clone());
    }
    // A game's own pack has been checked for duplicates; comparing each row with all is for
    // additions, which are few.
    let own = pack.game.is_some();
    for row in &pack.figures {
        if own {
            parts.figures.push(row.value.clone());
        } else {
            put(&mut parts.figures, row.value.clone(), |f| f.id.clone());
        }
    }
    for row in &pack.sets {
        let row = &row.value;
        let set = Set {
            id: SetId::from(row.id.as_str()),
            name: row.name.clone(),
            aliases: row.aliases.split('|').filter(|a| !a.is_empty()).map(str::to_owned).collect(),
            released: row.released.clone(),
            printings: row.printings,
        };
        put(&mut parts.sets, set, |s| s.id.clone());
    }
    for row in &pack.printings {
        let row = &row.value;
        let printing = Printing {
            id: PrintingId::from(row.id.as_str()),
            figure: FigureId::from(row.figure.as_str()),
            set: SetId::from(row.set.as_str()),
            number: row.number.clone(),
            rarity: row.rarity.clone(),
            note: row.note.clone(),
        };
        if own {
            parts.printings.push(printing);
        } else {
            put(&mut parts.printings, printing, |p| p.id.clone());
        }
    }
}

/// Tables of abilities. An answer (a row with its value) replaces the open question before it.
fn abilities(pack: &RawPack, parts: &mut CatalogueParts) {
    for row in &pack.admissions {
        let figure = FigureId::from(row.value.figure.as_str());
        let faction = row.value.faction.as_deref().map(FactionId::from);
        parts.admissions.retain(|a| a.figure != figure || a.faction.is_some());
        parts.admissions.push(Admission { figure, faction });
    }
    for row in &pack.cost_changes {
        let row = &row.value;
        let affects = row.affects.as_deref().and_then(|s| s.parse().ok());
        let effect = affects.zip(row.amount).map(|(affects, amount)| CostEffect {
            affects,
            with: row.with.as_deref().and_then(|s| s.parse().ok()),
            amount,
        });
        let holder = FigureId::from(row.holder.as_str());
        parts.cost_changes.retain(|c| c.holder != holder || c.effect.is_some());
        parts.cost_changes.push(CostChange { holder, effect });
    }
    for row in &pack.side_lists {
        let row = &row.value;
        let Ok(pool) = row.pool.parse() else { continue };
        let figure = FigureId::from(row.figure.as_str());
        parts.side_lists.retain(|s| s.figure != figure || s.kind != row.kind || s.value.is_some());
        parts.side_lists.push(SideListOffer { figure, kind: row.kind.clone(), pool, value: row.value });
    }
}

/// What lists and share links call figures, and which cards go on others.
fn lists(pack: &RawPack, parts: &mut CatalogueParts) {
    for row in &pack.attachments {
        let row = &row.value;
        let attachment = Attachment {
            figure: FigureId::from(row.figure.as_str()),
            carrier: row.carrier.as_deref().and_then(|s| s.parse().ok()),
            sure: row.sure == "yes",
        };
        put(&mut parts.attachments, attachment, |a| a.figure.clone());
    }
    for row in &pack.short_names {
        let figure = FigureId::from(row.value.figure.as_str());
        parts.short_names.push(ShortName { figure, name: row.value.name.clone() });
    }
    let own = pack.game.is_some();
    for row in &pack.codes {
        let row = row.value.clone();
        let figure = row.figure.as_deref().map(FigureId::from);
        let code = LinkCode { link: row.link, part: row.part, code: row.code, name: row.name, figure };
        if own {
            parts.codes.push(code);
        } else {
            put(&mut parts.codes, code, |c| (c.link.clone(), c.part.clone(), c.code.clone()));
        }
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
        put(links.entry(row.value.figure.as_str()).or_default(), link, |l| l.person.clone());
    }
    for figure in &mut parts.figures {
        figure.persons = links.remove(figure.id.as_str()).unwrap_or_default();
    }
}

fn formats(packs: &[&RawPack]) -> Vec<Format> {
    let rows: Vec<_> = packs.iter().flat_map(|p| &p.formats.formats).collect();
    let mut constraints = BTreeMap::new();
    for pack in packs {
        constraints.extend(pack.formats.constraints.iter().map(|(k, v)| (k.as_str(), v)));
    }
    let mut out = Vec::new();
    for row in &rows {
        let resolved = resolve(row, &rows, 0);
        let format = Format {
            id: FormatId::from(row.id.as_str()),
            name: row.name.clone(),
            edition: row.edition.clone(),
            source: SourceId::from(row.source.as_str()),
            limit: resolved.limit,
            exact: row.exact,
            constraints: named(&constraints, &resolved.constraints),
        };
        put(&mut out, format, |f| f.id.clone());
    }
    out
}

fn named(constraints: &BTreeMap<&str, &Constraint>, names: &[&str]) -> Vec<Constraint> {
    names.iter().filter_map(|name| constraints.get(name).map(|c| (*c).clone())).collect()
}

struct Resolved<'a> {
    limit: Option<i32>,
    constraints: Vec<&'a str>,
}

fn resolve<'a>(row: &'a FormatRow, rows: &[&'a FormatRow], depth: usize) -> Resolved<'a> {
    let base = row.base.as_deref().and_then(|b| rows.iter().find(|r| r.id == b));
    let mut resolved = match base {
        Some(base) if depth < rows.len() => resolve(base, rows, depth + 1),
        _ => Resolved { limit: None, constraints: Vec::new() },
    };
    resolved.limit = if row.unlimited { None } else { row.limit.or(resolved.limit) };
    resolved.constraints.retain(|c| !row.drop.iter().any(|d| d == c));
    resolved.constraints.extend(row.constraints.iter().chain(&row.add).map(String::as_str));
    resolved
}
