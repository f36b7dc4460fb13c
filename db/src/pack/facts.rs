//! `facts.csv`: single cells of existing figures. A value that a user reads off a card fills one column and
//! leaves the others to earlier packs.

use std::collections::{HashMap, HashSet};

use muster_rules::catalogue::CatalogueParts;
use muster_rules::figure::{Cost, Figure};
use muster_rules::game::Game;
use muster_rules::id::{FactionId, FigureId};
use muster_rules::term::TermKind;

use super::figures::{Cells, Written};
use super::place::{Fault, Place, Problems};
use super::read::RawPack;
use super::rows::FactRow;
use super::table::{Located, Spot};

/// The contents of a cell.
#[derive(Clone, Debug)]
enum Fact {
    Cost(Cost),
    Factions(Vec<FactionId>),
    Unique(bool),
    Traits(Vec<String>),
    Flag(String, bool),
    Attribute(String, Option<String>),
    Stat(String, Option<i32>),
    Keywords(String, Vec<String>),
    Text(String, String),
}

/// A fact about a figure.
#[derive(Clone, Debug)]
pub(crate) struct FigureFact {
    pub(crate) figure: String,
    pub(crate) column: String,
    pub(crate) source: String,
    fact: Fact,
}

/// The source of a cell that has its own row.
struct One<'a> {
    row: &'a Located<FactRow>,
}

impl Written for One<'_> {
    fn text(&self, column: &str) -> &str {
        if column == self.row.value.column {
            self.row.value.value.as_deref().unwrap_or("").trim()
        } else {
            ""
        }
    }

    fn place(&self, _: &str) -> Place {
        self.row.problem(Fault::Missing).place
    }
}

/// The source of a cell that hasn't been written to a table yet.
struct Typed<'a> {
    column: &'a str,
    value: &'a str,
}

impl Written for Typed<'_> {
    fn text(&self, column: &str) -> &str {
        if column == self.column { self.value.trim() } else { "" }
    }

    fn place(&self, _: &str) -> Place {
        Place::default()
    }
}

/// Validates a cell of `facts.csv` before it is written.
///
/// # Errors
/// The first problem with it.
pub fn check_fact(game: &Game, column: &str, value: &str) -> Result<(), Fault> {
    let mut cells = Cells::new(Typed { column, value });
    fact(&mut cells, game, column);
    cells.problems.into_iter().next().map_or(Ok(()), |problem| Err(problem.fault))
}

/// Reads the facts of a game's figures. Invalid rows are reported and left out.
pub(crate) fn facts(
    rows: &[Located<FactRow>],
    game: &Game,
    problems: &mut Problems,
) -> Vec<Located<FigureFact>> {
    let mut out = Vec::new();
    for row in rows {
        let mut cells = Cells::new(One { row });
        let fact = fact(&mut cells, game, &row.value.column);
        if let Some(fact) = fact.filter(|_| cells.problems.is_empty()) {
            let FactRow { figure, column, source, .. } = row.value.clone();
            out.push(row.with(FigureFact { figure, column, source, fact }));
        }
        problems.append(&mut cells.problems);
    }
    out
}

fn fact<W: Written>(cells: &mut Cells<W>, game: &Game, column: &str) -> Option<Fact> {
    let known = ["cost", "factions", "traits", "unique"].into_iter();
    let known = known.chain(game.traits.iter().map(String::as_str));
    let known = known.chain(game.attributes.iter().map(|a| a.id.as_str()));
    let known = known.chain(game.stats.iter().map(|s| s.id.as_str()));
    let known = known.chain(game.keywords.iter().map(|k| k.id.as_str()));
    let known: Vec<_> = known.chain(game.texts.values().map(String::as_str)).collect();
    Some(match column {
        "cost" => Fact::Cost(cells.cost(game)),
        "factions" => Fact::Factions(cells.factions(game)),
        "traits" => Fact::Traits(cells.traits(game)),
        "unique" => Fact::Unique(cells.unique()),
        _ => {
            let id = column.to_owned();
            if game.traits.iter().any(|t| t == column) {
                Fact::Flag(id, cells.yes_or_no(column))
            } else if let Some(attribute) = game.attributes.iter().find(|a| a.id == column) {
                Fact::Attribute(id, cells.attribute(attribute))
            } else if game.stats.iter().any(|s| s.id == column) {
                Fact::Stat(id, cells.number(column))
            } else if let Some(list) = game.keywords.iter().find(|k| k.id == column) {
                Fact::Keywords(id, cells.keywords(list))
            } else if game.text(column).is_some() {
                Fact::Text(id, cells.text(column))
            } else {
                cells.bad(column, Fault::NotOneOf { value: id, known: known.join(", ") });
                return None;
            }
        }
    })
}

impl Fact {
    fn tell(&self, figure: &mut Figure) {
        match self.clone() {
            Self::Cost(cost) => figure.cost = cost,
            Self::Factions(factions) => figure.factions = factions,
            Self::Unique(unique) => figure.unique = unique,
            Self::Traits(traits) => figure.traits = traits,
            Self::Flag(id, there) => {
                figure.traits.retain(|t| *t != id);
                figure.lacks.retain(|t| *t != id);
                if there { &mut figure.traits } else { &mut figure.lacks }.push(id);
            }
            Self::Attribute(id, Some(value)) => {
                figure.attributes.insert(id, value);
            }
            Self::Attribute(id, None) => {
                figure.attributes.remove(&id);
            }
            Self::Stat(id, Some(value)) => {
                figure.stats.insert(id, value);
            }
            Self::Stat(id, None) => {
                figure.stats.remove(&id);
            }
            Self::Keywords(id, keywords) => {
                figure.keywords.insert(id, keywords);
            }
            Self::Text(id, text) => {
                figure.texts.insert(id, text);
            }
        }
    }
}

/// Removes the open question of a card's factions if the pack answers it. Only for cards that weren't read
/// completely: for the others, the question is which further factions an ability admits.
pub(super) fn answer_admissions(pack: &RawPack, parts: &mut CatalogueParts) {
    let Some(unread) = &parts.game.unread else { return };
    let told = pack.facts.iter().filter(|row| matches!(row.value.fact, Fact::Factions(_)));
    let told: HashSet<_> = told.map(|row| row.value.figure.as_str()).collect();
    let figures = parts.figures.iter().filter(|f| told.contains(f.id.as_str()) && unread.matches(f));
    let answered: HashSet<_> = figures.map(|f| &f.id).collect();
    parts.admissions.retain(|a| a.faction.is_some() || !answered.contains(&a.figure));
}

/// Applies a pack's facts to existing figures.
pub(super) fn tell(pack: &RawPack, figures: &mut [Figure]) {
    if pack.facts.is_empty() {
        return;
    }
    let places: HashMap<FigureId, usize> =
        figures.iter().enumerate().map(|(at, figure)| (figure.id.clone(), at)).collect();
    for row in &pack.facts {
        if let Some(at) = places.get(&FigureId::from(row.value.figure.as_str())) {
            row.value.fact.tell(&mut figures[*at]);
        }
    }
}

/// Returns what a game's lists of flags and texts name but isn't there: the list, the kind and the id.
pub(super) fn unresolved(game: &Game) -> Vec<(&'static str, &'static str, &str)> {
    let flags = game.roles.iter().map(|role| ("roles", role));
    let flags = flags.chain(game.texts.keys().map(|flag| ("texts", flag)));
    let flags = flags
        .filter(|(_, flag)| !game.traits.contains(flag))
        .map(|(list, flag)| (list, "trait", flag.as_str()));
    let kinds = game.texts.values().filter(|kind| TermKind::of_key(kind).is_none());
    flags.chain(kinds.map(|kind| ("texts", "term", kind.as_str()))).collect()
}
