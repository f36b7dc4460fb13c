//! `figures.csv`: besides its fixed columns, it has one for every attribute, stat and keyword list that the
//! game declares.

use std::collections::{BTreeMap, HashMap};

use muster_rules::figure::{Cost, Figure};
use muster_rules::game::{Attribute, Game, KeywordList};
use muster_rules::id::{FactionId, FigureId, SourceId};

use super::place::{Fault, Place, Problem, Problems};
use super::table::{Located, Row, Table};

const FIXED: [&str; 9] =
    ["id", "name", "factions", "cost", "unique", "traits", "source", "suspect", FIRST_NAME];
/// Optional columns of a table.
const OPTIONAL: [&str; 2] = ["suspect", FIRST_NAME];
/// The name that the ID was derived from, if the figure has been renamed.
const FIRST_NAME: &str = "first_name";

/// Reads the figures of a game. Invalid rows are reported and left out. An extension may lack columns that the
/// game declares: it may be older than they are.
pub(crate) fn figures(
    table: &Table,
    game: &Game,
    adds: bool,
    problems: &mut Problems,
) -> Vec<Located<Figure>> {
    let declared = declared(game);
    let known: Vec<_> = FIXED.iter().copied().chain(declared.iter().map(String::as_str)).collect();
    let needs = |c: &&str| !OPTIONAL.contains(c) && (FIXED.contains(c) || !adds);
    let needed: Vec<_> = known.iter().copied().filter(needs).collect();
    if !table.check_columns(&known, &needed, problems) {
        return Vec::new();
    }
    let mut out = Vec::new();
    table.each(problems, |row, problems| {
        let mut cells = Cells::new(Whole { table, row });
        let value = cells.figure(game);
        if cells.problems.is_empty() {
            out.push(row.located(value));
        }
        problems.append(&mut cells.problems);
    });
    out
}

/// Returns the names that IDs are derived from, for renamed figures.
pub(crate) fn first_names(table: &Table) -> HashMap<FigureId, String> {
    let mut names = HashMap::new();
    if table.columns.iter().any(|c| c == FIRST_NAME) {
        // Problems of these rows have already been reported by `figures`.
        table.each(&mut Problems::default(), |row, _| {
            let row = Whole { table, row };
            let name = row.text(FIRST_NAME);
            if !name.is_empty() {
                names.insert(FigureId::from(row.text("id")), name.to_owned());
            }
        });
    }
    names
}

fn declared(game: &Game) -> Vec<String> {
    let attributes = game.attributes.iter().map(|a| &a.id);
    let stats = game.stats.iter().map(|s| &s.id);
    attributes.chain(stats).chain(game.keywords.iter().map(|k| &k.id)).cloned().collect()
}

/// The source of a figure's cells: a row with all of them, or a row with a single one.
pub(super) trait Written {
    /// Returns the contents of a column; empty if there are none.
    fn text(&self, column: &str) -> &str;

    /// Returns the position of a column.
    fn place(&self, column: &str) -> Place;
}

/// A row of `figures.csv`.
struct Whole<'a> {
    table: &'a Table,
    row: &'a Row<'a>,
}

impl Whole<'_> {
    fn index(&self, column: &str) -> Option<usize> {
        self.table.columns.iter().position(|c| c == column)
    }
}

impl Written for Whole<'_> {
    fn text(&self, column: &str) -> &str {
        self.index(column).and_then(|i| self.row.record.get(i)).unwrap_or("").trim()
    }

    fn place(&self, column: &str) -> Place {
        self.index(column).map_or_else(|| self.row.place(), |i| self.row.cell_place(i))
    }
}

/// Parses the cells of a figure and collects their problems.
pub(super) struct Cells<W> {
    written: W,
    pub(super) problems: Vec<Problem>,
}

impl<W: Written> Cells<W> {
    pub(super) const fn new(written: W) -> Self {
        Self { written, problems: Vec::new() }
    }

    pub(super) fn text(&self, column: &str) -> String {
        self.written.text(column).to_owned()
    }

    fn list(&self, column: &str) -> Vec<String> {
        self.text(column).split('|').map(str::trim).filter(|t| !t.is_empty()).map(str::to_owned).collect()
    }

    pub(super) fn bad(&mut self, column: &str, fault: Fault) {
        self.problems.push(Problem { place: self.written.place(column), fault });
    }

    fn bad_value(&mut self, column: &str, value: &str, wanted: &'static str) {
        self.bad(column, Fault::BadValue { value: value.to_owned(), wanted });
    }

    /// Reports each value that isn't a known one.
    fn one_of(&mut self, column: &str, values: &[String], known: &[&str]) {
        for value in values.iter().filter(|v| !known.contains(&v.as_str())) {
            let fault = Fault::NotOneOf { value: value.clone(), known: known.join(", ") };
            self.bad(column, fault);
        }
    }

    pub(super) fn number(&mut self, column: &str) -> Option<i32> {
        let text = self.text(column);
        if text.is_empty() {
            return None;
        }
        let number = text.parse().ok();
        if number.is_none() {
            self.bad_value(column, &text, "whole number");
        }
        number
    }

    /// Returns the keywords of a list. The parts of compound keywords are joined in their declared order.
    pub(super) fn keywords(&mut self, list: &KeywordList) -> Vec<String> {
        let written = self.list(&list.id);
        if list.parts.is_empty() {
            return written;
        }
        let all = list.parts.iter().flat_map(|p| &p.values).map(|v| v.id.as_str());
        let known: Vec<_> = all.collect();
        let mut out = Vec::new();
        for keyword in written {
            let words: Vec<_> = keyword.split_whitespace().map(str::to_owned).collect();
            self.one_of(&list.id, &words, &known);
            let parts: Vec<_> = list.parts_of(&keyword).iter().map(|(_, v)| v.id.as_str()).collect();
            if parts.is_empty() && words.iter().all(|w| known.contains(&w.as_str())) {
                self.bad_value(&list.id, &keyword, "keyword with at most one value of each part");
            }
            out.push(parts.join(" "));
        }
        out
    }

    pub(super) fn cost(&mut self, game: &Game) -> Cost {
        match self.text("cost").as_str() {
            "" if !game.points => Cost::Known(0),
            "X" => Cost::Chosen,
            "" => Cost::Unknown,
            _ => self.number("cost").map_or(Cost::Unknown, Cost::Known),
        }
    }

    pub(super) fn factions(&mut self, game: &Game) -> Vec<FactionId> {
        let factions = self.list("factions");
        let known: Vec<_> = game.factions.iter().map(|f| f.id.as_str()).collect();
        self.one_of("factions", &factions, &known);
        factions.into_iter().map(FactionId::from).collect()
    }

    pub(super) fn traits(&mut self, game: &Game) -> Vec<String> {
        let traits = self.list("traits");
        self.one_of("traits", &traits, &game.traits.iter().map(String::as_str).collect::<Vec<_>>());
        traits
    }

    pub(super) fn unique(&mut self) -> bool {
        self.yes_or_no("unique")
    }

    pub(super) fn yes_or_no(&mut self, column: &str) -> bool {
        let told = self.text(column);
        if !["yes", "no"].contains(&told.as_str()) {
            self.bad_value(column, &told, "yes or no");
        }
        told == "yes"
    }

    /// Returns the value of an attribute, if given.
    pub(super) fn attribute(&mut self, attribute: &Attribute) -> Option<String> {
        let value = Some(self.text(&attribute.id)).filter(|v| !v.is_empty())?;
        let known: Vec<_> = attribute.values.iter().map(String::as_str).collect();
        self.one_of(&attribute.id, std::slice::from_ref(&value), &known);
        Some(value)
    }

    fn figure(&mut self, game: &Game) -> Figure {
        let factions = self.factions(game);
        let traits = self.traits(game);
        let unique = self.unique();
        for (column, value) in [("id", self.text("id")), ("name", self.text("name"))] {
            if value.is_empty() {
                self.bad_value(column, &value, "text");
            }
        }
        let mut attributes = std::collections::BTreeMap::new();
        for attribute in &game.attributes {
            if let Some(value) = self.attribute(attribute) {
                attributes.insert(attribute.id.clone(), value);
            }
        }
        let stats = game.stats.iter().filter_map(|s| Some((s.id.clone(), self.number(&s.id)?))).collect();
        let keywords = game.keywords.iter().map(|k| (k.id.clone(), self.keywords(k))).collect();
        let suspect = self.text("suspect");
        Figure {
            id: FigureId::from(self.text("id")),
            name: self.text("name"),
            cost: self.cost(game),
            factions,
            unique,
            traits,
            attributes,
            stats,
            keywords,
            lacks: Vec::new(),
            persons: Vec::new(),
            source: SourceId::from(self.text("source")),
            texts: BTreeMap::new(),
            suspect: (!suspect.is_empty()).then_some(suspect),
        }
    }
}
