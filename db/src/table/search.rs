//! Search: queries the catalogue by words and filters, with the holdings of each figure.

use muster_rules::figure::Cost;
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, FigureId, GameId, PrintingId, SetId};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension as _, Row, params_from_iter};
use serde::{Deserialize, Serialize};

use crate::database::Database;
use crate::error::Result;
use crate::row;
use crate::search_text::match_expression;

/// A search request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Search {
    /// Words or prefixes of words; all must occur in the name, abilities, factions or sets.
    pub query: String,
    /// Figures that match although their texts don't contain the words, for instance by what their abilities
    /// do. Sorted last.
    pub meant: Vec<FigureId>,
    /// Further conditions.
    pub filter: Filter,
    /// The order of the rows.
    pub sort: Sort,
    /// Whether the order is reversed.
    pub descending: bool,
    /// The maximum number of rows.
    pub limit: u32,
    /// The number of rows to skip.
    pub offset: u32,
}

/// Filters; an empty filter matches everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    /// In one of these games.
    pub games: Vec<GameId>,
    /// Printed in one of these sets.
    pub sets: Vec<SetId>,
    /// Printed with one of these rarities, within the given sets.
    pub rarities: Vec<String>,
    /// Of one of these factions.
    pub factions: Vec<FactionId>,
    /// Minimum cost; figures of unknown cost don't match.
    pub cost_min: Option<i32>,
    /// Maximum cost; figures of unknown cost don't match.
    pub cost_max: Option<i32>,
    /// Whether the figure must or must not be unique.
    pub unique: Option<bool>,
    /// With all of these keywords, with or without their numbers.
    pub abilities: Vec<String>,
    /// Its state in the collection.
    pub owned: Option<OwnedFilter>,
    /// One of these figures.
    pub figures: Option<Vec<FigureId>>,
}

/// The state of a figure in the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OwnedFilter {
    /// A figure or a card of it is owned.
    Owned,
    /// Neither a figure nor a card is owned.
    Missing,
    /// Wanted.
    Wanted,
    /// For trade.
    ForTrade,
}

/// A sort order; ties are sorted by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Best match first; by name if there is no query.
    #[default]
    Relevance,
    /// By name, ignoring case and accents.
    Name,
    /// By cost, unknown ones last.
    Cost,
    /// By faction.
    Faction,
    /// By the set of the first printing.
    Set,
    /// By the rarity of the first printing, from common to rare.
    Rarity,
    /// By the number owned.
    Owned,
    /// By a number in the stat block; figures without it come last.
    Stat(String),
}

/// A page of results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchPage {
    /// The total number of matching figures.
    pub total: u32,
    /// The requested rows.
    pub rows: Vec<FigureRow>,
}

/// A figure in the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureRow {
    /// Its ID.
    pub id: FigureId,
    /// The game.
    pub game: GameId,
    /// The English name.
    pub name: String,
    /// The cost.
    pub cost: Cost,
    /// Its factions.
    pub factions: Vec<FactionId>,
    /// Whether the card is unique.
    pub unique: bool,
    /// Its printings.
    pub printings: Vec<PrintingBrief>,
    /// The totals over its printings.
    pub owned: OwnedCounts,
}

/// A printing of a figure in the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintingBrief {
    /// Its ID.
    pub id: PrintingId,
    /// The set.
    pub set: SetId,
    /// The collector number.
    pub number: String,
    /// The rarity.
    pub rarity: String,
}

/// Sums over a figure's printings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnedCounts {
    /// The number of figures owned.
    pub figures: u32,
    /// The number of stat cards owned.
    pub cards: u32,
    /// The number wanted.
    pub wanted: u32,
    /// The number for trade.
    pub for_trade: u32,
}

impl Database {
    /// Searches the catalogue.
    ///
    /// # Errors
    /// Fails if the database can't be read; [`DbError::CacheDamaged`](crate::DbError::CacheDamaged), after which
    /// the cache must be rebuilt.
    pub fn search(&self, search: &Search) -> Result<SearchPage> {
        self.cache.copy_owned(&self.conn)?;
        self.cached(|conn| {
            let (numbers, total) = Matching::of(search).page(conn, search)?;
            let rows = numbers.into_iter().map(|n| figure_row(conn, n)).collect::<Result<_, _>>()?;
            Ok(SearchPage { total, rows })
        })
    }
}

/// An SQL condition and its bound values. User input is always bound.
#[derive(Default)]
struct Matching {
    /// The query's words in FTS syntax, if any.
    words: Option<String>,
    conditions: Vec<String>,
    values: Vec<Value>,
}

impl Matching {
    fn of(search: &Search) -> Self {
        let mut matching = Self { words: match_expression(&search.query), ..Self::default() };
        if let Some(words) = matching.words.clone() {
            let words = matching.value(words);
            let in_index = in_index(&words);
            let condition = if search.meant.is_empty() {
                in_index
            } else {
                format!("({in_index} OR {})", matching.one_of(&search.meant))
            };
            matching.conditions.push(condition);
        }
        matching.add(&search.filter);
        matching
    }

    /// Adds a bound value and returns its placeholder.
    fn value(&mut self, value: impl Into<Value>) -> String {
        self.values.push(value.into());
        format!("?{}", self.values.len())
    }

    fn values<T: ToString>(&mut self, values: &[T]) -> String {
        let names: Vec<_> = values.iter().map(|v| self.value(v.to_string())).collect();
        names.join(", ")
    }

    /// Returns the condition that a figure is one of these, with a single bound value however many they are.
    fn one_of(&mut self, figures: &[FigureId]) -> String {
        let ids: Vec<_> = figures.iter().map(FigureId::as_str).collect();
        let ids = self.value(serde_json::json!(ids).to_string());
        format!("f.id IN (SELECT value FROM json_each({ids}))")
    }

    fn add(&mut self, filter: &Filter) {
        if !filter.games.is_empty() {
            let games = self.values(&filter.games);
            self.conditions.push(format!("f.game IN ({games})"));
        }
        if !filter.factions.is_empty() {
            let factions = self.values(&filter.factions);
            self.conditions
                .push(format!("f.n IN (SELECT n FROM figure_faction WHERE faction IN ({factions}))"));
        }
        self.add_printing(filter);
        for (bound, comparison) in [(filter.cost_min, ">="), (filter.cost_max, "<=")] {
            if let Some(bound) = bound {
                let bound = self.value(bound);
                self.conditions.push(format!("f.cost {comparison} {bound}"));
            }
        }
        if let Some(unique) = filter.unique {
            let unique = self.value(unique);
            self.conditions.push(format!("f.unique_card = {unique}"));
        }
        for ability in &filter.abilities {
            let ability = self.value(fold(ability));
            self.conditions.push(format!("f.n IN (SELECT n FROM figure_ability WHERE ability = {ability})"));
        }
        if let Some(figures) = &filter.figures {
            let one_of = self.one_of(figures);
            self.conditions.push(one_of);
        }
        if let Some(owned) = filter.owned {
            let (exists, what) = match owned {
                OwnedFilter::Owned => ("EXISTS", "figures > 0 OR cards > 0"),
                OwnedFilter::Missing => ("NOT EXISTS", "figures > 0 OR cards > 0"),
                OwnedFilter::Wanted => ("EXISTS", "wanted > 0"),
                OwnedFilter::ForTrade => ("EXISTS", "for_trade > 0"),
            };
            self.conditions.push(format!(
                "{exists} (SELECT 1 FROM owned o WHERE o.game = f.game AND o.figure = f.id AND ({what}))"
            ));
        }
    }

    /// Set and rarity must match the same printing.
    fn add_printing(&mut self, filter: &Filter) {
        let mut conditions = Vec::new();
        for (column, wanted) in [("rarity", filter.rarities.clone()), ("set_id", ids(&filter.sets))] {
            if !wanted.is_empty() {
                conditions.push(format!("{column} IN ({})", self.values(&wanted)));
            }
        }
        if !conditions.is_empty() {
            let conditions = conditions.join(" AND ");
            self.conditions.push(format!("f.n IN (SELECT n FROM printing WHERE {conditions})"));
        }
    }

    fn source(&self) -> String {
        let conditions =
            if self.conditions.is_empty() { "TRUE".to_owned() } else { self.conditions.join(" AND ") };
        format!("FROM figure f WHERE {conditions}")
    }

    /// Returns the row numbers of the page, in order, and the total number of matches.
    fn page(mut self, conn: &Connection, search: &Search) -> Result<(Vec<i64>, u32)> {
        let source = self.source();
        let total = conn
            .prepare_cached(&format!("SELECT count(*) {source}"))?
            .query_row(params_from_iter(&self.values), |r| r.get(0))?;
        let order = self.order(search);
        let (limit, offset) = (self.value(search.limit), self.value(search.offset));
        let mut statement = conn
            .prepare_cached(&format!("SELECT f.n {source} ORDER BY {order} LIMIT {limit} OFFSET {offset}"))?;
        let rows = statement.query_map(params_from_iter(&self.values), |r| r.get(0))?;
        Ok((rows.collect::<Result<_, _>>()?, total))
    }

    /// Ranks the exact name first, then names with all words as whole words (`vader` finds Darth Vader before
    /// Vader's Apprentice), then names whose words begin with the query's in the same order, then names that
    /// contain the words, then matches elsewhere: in abilities, factions, sets. Ties are sorted by name, which
    /// is predictable, unlike a score.
    fn relevance(&mut self, search: &Search) -> String {
        let typed = fold(&search.query);
        let begun = self.value(begun_like(&typed));
        let typed = self.value(typed);
        let named = self.words.as_ref().map(|words| format!("{{name other_names}} : ({words})"));
        let named = self.value(named.unwrap_or_default());
        let direction = if search.descending { "ASC" } else { "DESC" };
        let begins = format!("f.folded LIKE {begun} ESCAPE '\\'");
        let whole = self.whole_words(&search.query);
        let named = in_index(&named);
        format!(
            "f.folded = {typed} {direction}, {whole} {direction}, {begins} {direction}, {named} {direction}"
        )
    }

    /// Returns the condition that every word is a whole word of the name. An apostrophe is part of its word.
    fn whole_words(&mut self, query: &str) -> String {
        let typed = fold(query).replace(PARTING, " ");
        let words: Vec<_> = typed.split_whitespace().map(|w| self.value(format!(" {w} "))).collect();
        let name =
            PARTING.iter().fold("f.folded".to_owned(), |name, c| format!("replace({name}, '{c}', ' ')"));
        let each = words.iter().map(|word| format!("instr(' ' || {name} || ' ', {word}) > 0"));
        let each: Vec<_> = each.collect();
        if each.is_empty() { "FALSE".to_owned() } else { format!("({})", each.join(" AND ")) }
    }

    fn order(&mut self, search: &Search) -> String {
        let direction = if search.descending { "DESC" } else { "ASC" };
        let key = match &search.sort {
            Sort::Relevance if self.words.is_some() => self.relevance(search),
            Sort::Relevance | Sort::Name => format!("f.folded {direction}"),
            Sort::Cost => format!("f.cost {direction} NULLS LAST"),
            Sort::Faction => format!("f.factions {direction}"),
            Sort::Set => format!("f.set_position {direction}"),
            Sort::Rarity => {
                let rank = "(SELECT rarity_rank FROM printing p WHERE p.n = f.n ORDER BY position LIMIT 1)";
                format!("{rank} {direction} NULLS LAST")
            }
            Sort::Owned => format!(
                "(SELECT total(figures) FROM owned o WHERE o.game = f.game AND o.figure = f.id) {direction}"
            ),
            Sort::Stat(stat) => {
                // A path can't escape a quote, and no stat's ID contains one.
                let path = self.value(format!("$.stats.\"{}\"", stat.replace('"', "")));
                format!(
                    "(SELECT json_extract(json, {path}) FROM figure_json j WHERE j.n = f.n) {direction} NULLS LAST"
                )
            }
        };
        format!("{key}, f.folded, f.id")
    }
}

/// The characters that separate words of a name, besides spaces.
const PARTING: [char; 6] = [',', '-', '(', ')', '"', '.'];

/// Returns the `LIKE` pattern of names whose first words begin with the query's: `clo tro` becomes `clo% tro%`.
fn begun_like(typed: &str) -> String {
    let mut pattern = String::with_capacity(typed.len() + 8);
    for c in typed.chars() {
        match c {
            ' ' => pattern.push_str("% "),
            '%' | '_' | '\\' => pattern.extend(['\\', c]),
            c => pattern.push(c),
        }
    }
    pattern.push('%');
    pattern
}

/// Returns the condition that a figure's texts match the words.
fn in_index(words: &str) -> String {
    format!("f.n IN (SELECT rowid FROM figure_search WHERE figure_search MATCH {words})")
}

fn ids(sets: &[SetId]) -> Vec<String> {
    sets.iter().map(ToString::to_string).collect()
}

fn figure_row(conn: &Connection, n: i64) -> rusqlite::Result<FigureRow> {
    let mut statement = conn.prepare_cached(
        "SELECT id, game, name, cost, cost_kind, factions, unique_card FROM figure WHERE n = ?1",
    )?;
    let mut found = statement.query_row([n], |r| {
        let factions: String = r.get(5)?;
        Ok(FigureRow {
            id: row::id(r, 0)?,
            game: row::id(r, 1)?,
            name: r.get(2)?,
            cost: cost(r)?,
            factions: factions.split_whitespace().map(FactionId::from).collect(),
            unique: r.get(6)?,
            printings: Vec::new(),
            owned: OwnedCounts::default(),
        })
    })?;
    let mut printings = conn
        .prepare_cached("SELECT id, set_id, number, rarity FROM printing WHERE n = ?1 ORDER BY position")?;
    let rows = printings.query_map([n], |r| {
        Ok(PrintingBrief { id: row::id(r, 0)?, set: row::id(r, 1)?, number: r.get(2)?, rarity: r.get(3)? })
    })?;
    found.printings = rows.collect::<Result<_, _>>()?;
    let mut owned = conn.prepare_cached(
        "SELECT figures, cards, wanted, for_trade FROM owned WHERE game = ?1 AND figure = ?2",
    )?;
    let counts = |r: &Row<'_>| {
        Ok(OwnedCounts { figures: r.get(0)?, cards: r.get(1)?, wanted: r.get(2)?, for_trade: r.get(3)? })
    };
    let sums = owned.query_row([found.game.as_str(), found.id.as_str()], counts).optional()?;
    found.owned = sums.unwrap_or_default();
    Ok(found)
}

fn cost(r: &Row<'_>) -> rusqlite::Result<Cost> {
    Ok(match (r.get::<_, Option<i32>>(3)?, r.get_ref(4)?.as_str()?) {
        (Some(points), _) => Cost::Known(points),
        (None, "chosen") => Cost::Chosen,
        (None, _) => Cost::Unknown,
    })
}
