//! The second stage of reading packs: meaning. Checks that IDs follow from names, references resolve, and every
//! row names its source.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use muster_rules::constraint::Constraint;
use muster_rules::game::Game;
use muster_rules::id::slug;
use muster_rules::selector::Selector;

use super::campaign;
use super::combat;
use super::facts::unresolved;
use super::ground;
use super::names::KINDS;
use super::place::{Fault, Place, Problem, Problems};
use super::play;
use super::products::{Said, faults};
use super::read::{RawPack, line_and_column};
use super::table::{Located, Spot};
use super::terms;

/// The maximum length of a chain of base formats.
pub(super) const MOST_BASES: usize = 16;

/// The combined contents of a game's packs, for resolving references.
struct Known<'a> {
    game: &'a Game,
    figures: HashSet<&'a str>,
    persons: HashSet<&'a str>,
    sets: HashMap<&'a str, &'a str>,
    printings: HashSet<&'a str>,
    sources: BTreeSet<&'a str>,
    constraints: BTreeSet<&'a str>,
    formats: BTreeMap<&'a str, Option<&'a str>>,
}

/// Checks the last pack against itself and all earlier packs of the game.
pub(crate) fn check(game: &Game, packs: &[&RawPack], problems: &mut Problems) {
    let Some(pack) = packs.last() else { return };
    let all = |f: fn(&RawPack) -> Vec<&str>| packs.iter().flat_map(move |p| f(p));
    let known = Known {
        game,
        figures: all(|p| p.figures.iter().map(|f| f.value.id.as_str()).collect()).collect(),
        persons: all(|p| p.persons.iter().map(|r| r.value.person.as_str()).collect()).collect(),
        sets: packs
            .iter()
            .flat_map(|p| &p.sets)
            .map(|s| (s.value.id.as_str(), s.value.name.as_str()))
            .collect(),
        printings: all(|p| p.printings.iter().map(|r| r.value.id.as_str()).collect()).collect(),
        sources: all(|p| p.sources.sources.keys().map(String::as_str).collect()).collect(),
        constraints: all(|p| p.formats.constraints.keys().map(String::as_str).collect()).collect(),
        formats: packs
            .iter()
            .flat_map(|p| &p.formats.formats)
            .map(|f| (f.id.as_str(), f.base.as_deref()))
            .collect(),
    };
    let parts: Vec<_> = packs.iter().map(|p| &p.campaign).collect();
    let campaigns = campaign::Known::new(game, &parts, &known.figures, &known.sources);
    let place = |file, anchor: &str, value: &str| place_of(pack, file, anchor, value).place();
    campaign::check(&pack.campaign, &place, &campaigns, problems);
    let words: Vec<_> = packs.iter().map(|p| &p.words).collect();
    let known_words = terms::Known {
        game,
        is_figure: &|id| known.figures.contains(id),
        is_source: &|id| known.sources.contains(id),
        is_key: &|key| is_key(game, key),
    };
    problems.append(&mut terms::check(&words, &known_words));
    let beside = ground::Known { game, sets: &known.sets, sources: &known.sources, packs };
    ground::check(pack, &beside, &place, problems);
    combat::check(pack, &beside, &place, problems);
    play::check(pack, &beside, &known.figures, &place, problems);
    let mut checker = Checker { known, problems };
    checker.figures(pack);
    checker.printings(pack);
    checker.tables(pack);
    checker.products(pack);
    checker.formats(pack);
    checker.head(pack);
}

struct Checker<'a, 'p> {
    known: Known<'a>,
    problems: &'p mut Problems,
}

impl Checker<'_, '_> {
    fn source(&mut self, row: &impl Spot, source: &str) {
        if source.is_empty() {
            self.problems.push(row.problem(Fault::NoSource));
        } else if !self.known.sources.contains(source) {
            self.unresolved(row, "source", source);
        }
    }

    fn unresolved(&mut self, row: &impl Spot, what: &'static str, id: &str) {
        self.problems.push(row.problem(Fault::Unresolved { what, id: id.to_owned() }));
    }

    fn figure(&mut self, row: &impl Spot, id: &str) {
        if !self.known.figures.contains(id) {
            self.unresolved(row, "figure", id);
        }
    }

    fn faction(&mut self, row: &impl Spot, id: &str) {
        if !self.known.game.factions.iter().any(|f| f.id.as_str() == id) {
            self.unresolved(row, "faction", id);
        }
    }

    fn selector(&mut self, row: &impl Spot, text: &str) {
        let selector = match text.parse::<Selector>() {
            Err(error) => return self.problems.push(row.problem(Fault::Selector(error))),
            Ok(selector) => selector,
        };
        for key in selector.keys().filter(|k| !is_key(self.known.game, k)) {
            self.unresolved(row, "key", key);
        }
        for id in selector.values_of("figure") {
            self.figure(row, id);
        }
        for id in selector.values_of("faction") {
            self.faction(row, id);
        }
        for id in selector.values_of("person") {
            if !self.known.persons.contains(id) {
                self.unresolved(row, "person", id);
            }
        }
    }

    fn twice<'a, T: 'a>(&mut self, rows: &'a [Located<T>], id: impl Fn(&T) -> &str) {
        let mut seen = HashSet::new();
        for row in rows {
            if !seen.insert(id(&row.value).to_owned()) {
                self.problems.push(row.problem(Fault::Twice { id: id(&row.value).to_owned() }));
            }
        }
    }

    fn figures(&mut self, pack: &RawPack) {
        self.twice(&pack.figures, |f| f.id.as_str());
        let owners: HashSet<_> = pack.persons.iter().filter(|p| p.value.standing == "settled").collect_ids();
        for row in &pack.figures {
            let figure = &row.value;
            let first = pack.first_names.get(&figure.id).unwrap_or(&figure.name);
            let expected = format!("{}/{}", self.known.game.prefix, slug(first));
            let rest = figure.id.as_str().strip_prefix(expected.as_str());
            // Colliding IDs take an explanatory suffix.
            if !rest.is_some_and(|r| r.is_empty() || r.starts_with('-')) {
                let id = figure.id.as_str().to_owned();
                self.problems.push(row.problem(Fault::IdRule { id, expected }));
            }
            if figure.unique && pack.game.is_some() && !owners.contains(figure.id.as_str()) {
                let id = figure.id.as_str().to_owned();
                self.problems.push(row.problem(Fault::NoPerson { id }));
            }
            self.source(row, figure.source.as_str());
        }
    }

    fn printings(&mut self, pack: &RawPack) {
        self.twice(&pack.sets, |s| &s.id);
        self.twice(&pack.printings, |p| &p.id);
        for row in &pack.sets {
            let expected = slug(&row.value.name);
            if row.value.id != expected {
                let id = row.value.id.clone();
                self.problems.push(row.problem(Fault::IdRule { id, expected }));
            }
            self.source(row, &row.value.source);
        }
        for row in &pack.printings {
            let printing = &row.value;
            // If the number is unknown, the printing's ID contains the figure's own name.
            let (_, figure) = printing.figure.split_once('/').unwrap_or_default();
            let number = if printing.number.is_empty() { figure.to_owned() } else { slug(&printing.number) };
            let expected = format!("{}/{}/{number}", self.known.game.prefix, printing.set);
            if printing.id != expected {
                let id = printing.id.clone();
                self.problems.push(row.problem(Fault::IdRule { id, expected }));
            }
            if !self.known.sets.contains_key(printing.set.as_str()) {
                self.unresolved(row, "set", &printing.set);
            }
            if !self.known.game.rarities.iter().any(|r| r.id == printing.rarity) {
                self.unresolved(row, "rarity", &printing.rarity);
            }
            self.figure(row, &printing.figure);
            self.source(row, &printing.source);
        }
    }

    fn tables(&mut self, pack: &RawPack) {
        let mut told = HashSet::new();
        for row in &pack.facts {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
            if !told.insert((&row.value.figure, &row.value.column)) {
                let id = format!("{} {}", row.value.figure, row.value.column);
                self.problems.push(row.problem(Fault::Twice { id }));
            }
        }
        for row in &pack.persons {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
            let known = ["settled", "open", "denied"];
            if !known.contains(&row.value.standing.as_str()) {
                let value = row.value.standing.clone();
                self.problems.push(row.problem(Fault::NotOneOf { value, known: known.join(", ") }));
            }
        }
        for row in &pack.admissions {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
            if let Some(faction) = &row.value.faction {
                self.faction(row, faction);
            }
        }
        for row in &pack.cost_changes {
            self.figure(row, &row.value.holder);
            self.source(row, &row.value.source);
            for selector in row.value.affects.iter().chain(&row.value.with) {
                self.selector(row, selector);
            }
            if row.value.affects.is_some() != row.value.amount.is_some() {
                let fault = Fault::BadValue { value: String::new(), wanted: "pair of affects and amount" };
                self.problems.push(row.problem(fault));
            }
        }
        for row in &pack.side_lists {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
            self.selector(row, &row.value.pool);
        }
        for row in &pack.let_in {
            self.figure(row, &row.value.holder);
            self.source(row, &row.value.source);
            if let Some(who) = &row.value.who {
                self.selector(row, who);
            }
        }
        self.twice(&pack.attachments, |a| &a.figure);
        for row in &pack.attachments {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
            if let Some(carrier) = &row.value.carrier {
                self.selector(row, carrier);
            }
            self.one_of(row, &row.value.sure, &["yes", "no"]);
        }
        for row in &pack.short_names {
            self.figure(row, &row.value.figure);
            self.source(row, &row.value.source);
        }
        self.codes(pack);
        for row in pack.names.iter().flat_map(|(_, rows)| rows) {
            self.source(row, &row.value.source);
            if !KINDS.contains(&row.value.kind.as_str()) {
                let value = row.value.kind.clone();
                self.problems.push(row.problem(Fault::NotOneOf { value, known: KINDS.join(", ") }));
            }
        }
    }

    fn one_of(&mut self, row: &impl Spot, value: &str, known: &[&str]) {
        if !known.contains(&value) {
            let (value, known) = (value.to_owned(), known.join(", "));
            self.problems.push(row.problem(Fault::NotOneOf { value, known }));
        }
    }

    fn codes(&mut self, pack: &RawPack) {
        let mut seen = HashSet::new();
        for row in &pack.codes {
            let code = &row.value;
            self.source(row, &code.source);
            if let Some(figure) = &code.figure {
                self.figure(row, figure);
            }
            let game = self.known.game;
            let links: Vec<_> = game.links.iter().map(|l| l.id.as_str()).collect();
            self.one_of(row, &code.link, &links);
            let link = game.links.iter().find(|l| l.id == code.link);
            let Some(link) = link else { continue };
            let marks: Vec<_> = link.parts.iter().map(|p| p.mark.as_str()).collect();
            self.one_of(row, &code.part, &marks);
            let digits = link.parts.iter().find(|p| p.mark == code.part).map_or(0, |p| p.digits as usize);
            let number = code.code.trim_start_matches('0');
            if number.is_empty() || number.len() > digits || !number.bytes().all(|b| b.is_ascii_digit()) {
                let fault = Fault::BadValue { value: code.code.clone(), wanted: "code of the link's digits" };
                self.problems.push(row.problem(fault));
            }
            if !seen.insert((&code.link, &code.part, number)) {
                self.problems.push(row.problem(Fault::Twice { id: code.code.clone() }));
            }
        }
    }

    fn products(&mut self, pack: &RawPack) {
        let mut said = Said::default();
        for row in &pack.products {
            for fault in faults(&row.value, &mut said) {
                self.problems.push(row.problem(fault));
            }
            if !self.known.sets.contains_key(row.value.set.as_str()) {
                self.unresolved(row, "set", &row.value.set);
            }
            if let Some(printing) =
                row.value.printing.as_deref().filter(|p| !self.known.printings.contains(p))
            {
                self.unresolved(row, "printing", printing);
            }
            self.source(row, &row.value.source);
        }
    }

    fn formats(&mut self, pack: &RawPack) {
        for format in &pack.formats.formats {
            // Locating a value scans the whole file.
            if self.problems.is_full() {
                return;
            }
            let anchor = format!("id = \"{}\"", format.id);
            let at = |value| place_of(pack, "formats.toml", anchor.as_str(), value);
            for name in format.constraints.iter().chain(&format.add).chain(&format.drop) {
                if !self.known.constraints.contains(name.as_str()) {
                    self.unresolved(&at(name), "constraint", name);
                }
            }
            self.source(&at(&format.source), &format.source);
            let mut base = format.base.as_deref();
            let mut steps = 0;
            while let Some(id) = base {
                steps += 1;
                match self.known.formats.get(id) {
                    Some(next) if steps <= MOST_BASES => base = *next,
                    _ => {
                        let id = format.id.clone();
                        self.problems.push(at(&format.id).problem(Fault::BaseLoop { id }));
                        break;
                    }
                }
            }
        }
        for (name, constraint) in &pack.formats.constraints {
            let anchor = format!("[constraint.{name}]");
            for (field, value) in fields_of(constraint) {
                let row = place_of(pack, "formats.toml", &anchor, &value);
                match field.as_str() {
                    "who" | "with" | "of" | "whom" | "maybe" | "exempt" | "unless_none" | "players"
                    | "played_by" => {
                        self.selector(&row, &value);
                    }
                    "trait" if !self.known.game.traits.contains(&value) => {
                        self.unresolved(&row, "trait", &value);
                    }
                    "kinds" | "playable" if !self.known.game.keywords.iter().any(|k| k.id == value) => {
                        self.unresolved(&row, "keyword", &value);
                    }
                    "stat" | "level" | "limit" if !self.known.game.stats.iter().any(|s| s.id == value) => {
                        self.unresolved(&row, "stat", &value);
                    }
                    "faction" | "neutral" => self.faction(&row, &value),
                    field if field == "rule" || field.ends_with("_rule") || field == "neutral_alone" => {
                        let rule = muster_rules::id::RuleId::from(value.as_str());
                        if !self.known.game.rules.contains_key(&rule) {
                            self.unresolved(&row, "rule", &value);
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn head(&mut self, pack: &RawPack) {
        let Some(game) = &pack.game else { return };
        let unlisted = game.unlisted.iter().chain(&game.leaders);
        let balance = game.balance.iter().flat_map(|b| b.who.iter().chain(&b.needs));
        let spelled = unlisted.chain(balance).chain(game.spellings.iter().map(|s| &s.who));
        let selected = spelled.chain(game.links.iter().flat_map(|l| &l.parts).map(|p| &p.who));
        let selected = selected.chain(game.posted.iter().flat_map(|p| &p.sections).map(|s| &s.who));
        let selected = selected.chain(game.posted.iter().flat_map(|p| &p.names).map(|n| &n.who));
        for selector in selected {
            let text = selector.to_string();
            self.selector(&place_of(pack, "game.toml", "", &text), &text);
        }
        for (list, kind, id) in unresolved(game) {
            self.unresolved(&place_of(pack, "game.toml", list, id), kind, id);
        }
        for set in &game.unsold {
            if !self.known.sets.contains_key(set.as_str()) {
                self.unresolved(&place_of(pack, "game.toml", "unsold", set.as_str()), "set", set.as_str());
            }
        }
        for each in game.stats.iter().filter_map(|s| s.each.as_deref()) {
            if game.stats.iter().all(|s| s.id != each) {
                self.unresolved(&place_of(pack, "game.toml", "each =", each), "stat", each);
            }
        }
        for (id, rule) in &game.rules {
            let source = rule.source.as_str();
            self.source(&place_of(pack, "game.toml", id.as_str(), source), source);
        }
        for era in &game.eras {
            let anchor = format!("id = \"{}\"", era.id);
            for offer in &era.offers {
                let (faction, side) = (offer.faction.as_str(), offer.side.as_str());
                if game.faction(&offer.faction).is_none() {
                    self.unresolved(&place_of(pack, "game.toml", &anchor, faction), "faction", faction);
                }
                if game.side(&offer.side).is_none() {
                    self.unresolved(&place_of(pack, "game.toml", &anchor, side), "side", side);
                }
            }
        }
        // A game with nothing but campaigns needs no format; one with squads does.
        let campaigns_alone =
            pack.formats.formats.is_empty() && !pack.campaign.campaigns.campaigns.is_empty();
        if !campaigns_alone && pack.formats.formats.is_empty() {
            self.unresolved(&place_of(pack, "formats.toml", "", ""), "format", "standard");
        }
    }
}

/// A value in a TOML file, which is only located if there is a problem with it.
struct Mention<'a> {
    pack: &'a RawPack,
    file: &'static str,
    anchor: &'a str,
    value: &'a str,
}

/// Refers to a value after the entry that it belongs to.
fn place_of<'a>(pack: &'a RawPack, file: &'static str, anchor: &'a str, value: &'a str) -> Mention<'a> {
    Mention { pack, file, anchor, value }
}

impl Mention<'_> {
    /// Locates the value's first mention after its entry. (Serde discards positions.)
    fn place(&self) -> Place {
        let text = self.pack.texts.get(self.file).map_or("", String::as_str);
        let entry = if self.anchor.is_empty() { None } else { text.find(self.anchor) };
        let found = entry.map(|start| {
            let quoted = format!("\"{}\"", self.value);
            let within = text[start..].find(&quoted).or_else(|| text[start..].find(self.value));
            line_and_column(text, start + within.unwrap_or(0))
        });
        let (line, column) = found.unwrap_or((0, 0));
        Place { pack: self.pack.name.clone(), file: self.file.to_owned(), line, column }
    }
}

impl Spot for Mention<'_> {
    fn problem(&self, fault: Fault) -> Problem {
        Problem { place: self.place(), fault }
    }
}

/// Returns the text fields of a constraint, from its serialised form so that a new kind can't be forgotten.
/// Texts in a table are attributed to the table's field; those in a list of tables, to their own fields.
fn fields_of(constraint: &Constraint) -> Vec<(String, String)> {
    let value = serde_json::to_value(constraint).unwrap_or_default();
    let texts = |name: &str, value: &serde_json::Value| match value {
        serde_json::Value::String(text) => vec![(name.to_owned(), text.clone())],
        serde_json::Value::Object(table) => {
            let texts = table.values().filter_map(|v| v.as_str());
            texts.map(|text| (name.to_owned(), text.to_owned())).collect()
        }
        serde_json::Value::Array(list) => {
            let fields = list.iter().filter_map(|v| v.as_object()).flatten();
            fields.filter_map(|(key, v)| Some((key.clone(), v.as_str()?.to_owned()))).collect()
        }
        _ => Vec::new(),
    };
    value.as_object().into_iter().flatten().flat_map(|(key, v)| texts(key, v)).collect()
}

/// Returns whether selectors can use a key in this game.
pub(super) fn is_key(game: &Game, key: &str) -> bool {
    ["any", "figure", "name", "faction", "ability", "trait", "person", "unique"].contains(&key)
        || game.traits.iter().any(|t| t == key)
        || game.attributes.iter().any(|a| a.id == key)
        || game.stats.iter().any(|s| s.id == key)
}

trait CollectIds<'a> {
    fn collect_ids(self) -> HashSet<&'a str>;
}

impl<'a, I: Iterator<Item = &'a Located<super::rows::PersonRow>>> CollectIds<'a> for I {
    fn collect_ids(self) -> HashSet<&'a str> {
        self.map(|p| p.value.figure.as_str()).collect()
    }
}
