//! Matching a row of a spreadsheet to a printing.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::OnceLock;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::Printing;
use muster_rules::fold::fold;
use muster_rules::id::{FigureId, PrintingId, SetId};
use muster_rules::slips::slips_apart;
use muster_rules::text::{ExtraNames, Names, read};

use super::index::{bare, set_spellings};
use super::known::parts_of;
use super::nameless::Nameless;
use crate::base::spreadsheet::headings::set_and_number;
use crate::squads::extra_names;

/// Maximum number of unknown names for which similar names are searched.
const MOST_LOOKED_UP: usize = 500;

/// A row's description of a printing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) printing: String,
    pub(crate) figure: String,
    pub(crate) set: String,
    pub(crate) number: String,
    pub(crate) name: String,
    /// The cost that the row states.
    pub(crate) cost: Option<i64>,
}

impl Key {
    /// Splits a set from the number after it, `LOTF 34/60`, in the set or the number column.
    pub(crate) fn part(&mut self) {
        let of_number = set_and_number(&self.number).map(|(set, number)| (set.to_owned(), number.to_owned()));
        if let Some((set, number)) = of_number {
            self.number = number;
            if self.set.is_empty() {
                self.set = set;
            }
            return;
        }
        let of_set = set_and_number(&self.set).map(|(set, number)| (set.to_owned(), number.to_owned()));
        if let Some((set, number)) = of_set.filter(|_| self.number.is_empty()) {
            (self.set, self.number) = (set, number);
        }
    }
}

/// The printing that a row matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) printing: PrintingId,
    pub(crate) figure: FigureId,
    pub(crate) name: String,
    pub(crate) cost: Option<i32>,
    /// Whether the row named only a figure with several printings.
    pub(crate) assumed: bool,
    /// Whether the row named an unknown set.
    pub(crate) unknown_set: bool,
    /// Whether the row's set or number is another figure's.
    pub(crate) contradicted: bool,
}

/// Matches rows to printings. Built once per import.
pub(crate) struct Finder<'a> {
    game: &'a LoadedGame,
    extra: ExtraNames,
    by_id: HashMap<&'a str, &'a Printing>,
    by_number: HashMap<(&'a str, String), &'a Printing>,
    by_figure: HashMap<&'a str, Vec<&'a Printing>>,
    sets: HashMap<String, SetId>,
    names: HashMap<String, Vec<FigureId>>,
    /// What stands in brackets in several names, by what people write for it.
    parts: HashMap<String, String>,
    lists: OnceLock<Names>,
    looked_up: Cell<usize>,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(game: &'a LoadedGame, aliases: Vec<(String, FigureId)>) -> Self {
        let catalogue = &game.catalogue;
        let extra = extra_names(game, aliases);
        let mut names = HashMap::<String, Vec<FigureId>>::new();
        for figure in catalogue.figures() {
            names.entry(fold(&figure.name)).or_default().push(figure.id.clone());
        }
        let others = extra.figures.iter().map(|(id, name)| (name, id));
        for (name, id) in others.chain(extra.aliases.iter().map(|(name, id)| (name, id))) {
            let known = names.entry(fold(name)).or_default();
            if !known.contains(id) {
                known.push(id.clone());
            }
        }
        // A full name takes precedence over short names that players use.
        let mut short = HashMap::<String, Vec<FigureId>>::new();
        for name in catalogue.short_names() {
            short.entry(fold(&name.name)).or_default().push(name.figure.clone());
        }
        for (name, figures) in short {
            names.entry(name).or_insert(figures);
        }
        let mut by_figure = HashMap::<&str, Vec<&Printing>>::new();
        for printing in catalogue.printings() {
            by_figure.entry(printing.figure.as_str()).or_default().push(printing);
        }
        let numbered = catalogue.printings().iter().map(|p| ((p.set.as_str(), bare(&p.number)), p));
        Self {
            game,
            by_id: catalogue.printings().iter().map(|p| (p.id.as_str(), p)).collect(),
            by_number: numbered.collect(),
            by_figure,
            sets: set_spellings(catalogue),
            parts: parts_of(names.keys(), &catalogue.game().spellings),
            names,
            extra,
            lists: OnceLock::new(),
            looked_up: Cell::new(0),
        }
    }

    pub(crate) fn game(&self) -> &'a LoadedGame {
        self.game
    }

    /// Returns whether a figure has exactly this name.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.names.contains_key(&fold(name))
    }

    /// Returns the figures with exactly this name.
    pub(super) fn called(&self, name: &str) -> &[FigureId] {
        self.names.get(&fold(name)).map_or(&[], Vec::as_slice)
    }

    /// Returns a figure's printings.
    pub(super) fn printings(&self, figure: &FigureId) -> &[&'a Printing] {
        self.by_figure.get(figure.as_str()).map_or(&[], Vec::as_slice)
    }

    /// Returns what stands in brackets in several names, for a text that means it.
    pub(super) fn part(&self, text: &str) -> Option<&str> {
        self.parts.get(&fold(text)).map(String::as_str)
    }

    /// Returns whether a text is a rarity, as an abbreviation or by its name.
    pub(super) fn is_rarity(&self, text: &str) -> bool {
        let folded = fold(text);
        let is = |name: &str| fold(name) == folded;
        self.game.catalogue.game().rarities.iter().any(|rarity| is(rarity.id.as_str()) || is(&rarity.name))
    }

    /// Returns the set with this name or abbreviation.
    pub(super) fn set_called(&self, name: &str) -> Option<&SetId> {
        self.sets.get(&fold(name))
    }

    /// Returns the printing that a row matches, by all that it says, or else the candidate figures.
    pub(crate) fn find(&self, key: &Key) -> Result<Found, Vec<FigureId>> {
        if let Some(printing) = self.by_id.get(key.printing.as_str()) {
            return Ok(self.found(printing, false));
        }
        // A placeholder of a removed pack: the row has its full ids.
        let prefix = format!("{}/", self.game.catalogue.game().prefix);
        if key.printing.starts_with(&prefix) && key.figure.starts_with(&prefix) {
            return Ok(Found {
                printing: PrintingId::from(key.printing.as_str()),
                figure: FigureId::from(key.figure.as_str()),
                name: key.name.clone(),
                cost: None,
                assumed: false,
                unknown_set: false,
                contradicted: false,
            });
        }
        let set = self.sets.get(&fold(&key.set)).map(SetId::as_str);
        if let (Some(set), false) = (set, key.number.is_empty()) {
            return match self.by_number.get(&(set, bare(&key.number))) {
                Some(printing) => self.numbered(key, set, printing),
                None => self.unnumbered(key, set),
            };
        }
        let unknown_set = set.is_none() && !key.set.is_empty();
        match self.by_name(key, set) {
            Ok(found) => Ok(Found { unknown_set, ..found }),
            Err(candidates) => self.displaced(key).ok_or(candidates),
        }
    }

    /// Returns whether a row names an unknown figure: the name is nobody's, nor short for the one with its number.
    pub(crate) fn is_stranger(&self, key: &Key) -> bool {
        let set = self.sets.get(&fold(&key.set)).map(SetId::as_str);
        let numbered = set.and_then(|set| self.by_number.get(&(set, bare(&key.number))));
        !key.name.is_empty()
            && !self.knows(&key.name)
            && numbered.is_none_or(|printing| !self.is_short_for(&key.name, printing))
    }

    /// Resolves a number with its name. A name decides against a number; where the cost speaks for the number, both
    /// are asked, and so is a name that nobody has.
    fn numbered(&self, key: &Key, set: &str, printing: &Printing) -> Result<Found, Vec<FigureId>> {
        let Some(named) = self.names.get(&fold(&key.name)).filter(|_| !key.name.is_empty()) else {
            if key.name.is_empty() || self.is_short_for(&key.name, printing) {
                return Ok(self.found(printing, false));
            }
            let mut candidates = vec![printing.figure.clone()];
            candidates.extend(self.candidates(&key.name).into_iter().filter(|c| *c != printing.figure));
            return Err(candidates);
        };
        let said = fold(&key.name);
        let known = |id: &FigureId| self.game.catalogue.figure(id);
        let costs = |id: &FigureId| {
            key.cost.is_some() && known(id).and_then(|f| f.cost.known()).map(i64::from) == key.cost
        };
        // A short name is no doubt, unless it is the whole one of a figure that may be meant as well.
        let is_whole = |id: &FigureId| known(id).is_some_and(|figure| fold(&figure.name) == said);
        let decided = || costs(&printing.figure) && !named.iter().any(costs);
        let is_short = || self.own_name(printing).starts_with(&said);
        if named.contains(&printing.figure) || is_short() && (decided() || !named.iter().any(is_whole)) {
            return Ok(self.found(printing, false));
        }
        // The set and the number of Darth Vader, Sith Lord, in whose set there is no plain Darth Vader.
        let is_of_set = |id: &FigureId| self.printings(id).iter().any(|p| p.set.as_str() == set);
        let disagrees = key.cost.is_some() && !decided();
        if is_short() && !disagrees && !named.iter().any(is_of_set) {
            return Ok(self.found(printing, false));
        }
        let both = || std::iter::once(&printing.figure).chain(named).cloned().collect();
        let found = self.by_name(key, Some(set)).ok().or_else(|| self.displaced(key)).ok_or_else(both)?;
        if costs(&printing.figure) && !costs(&found.figure) {
            Err(both())
        } else {
            Ok(Found { contradicted: true, ..found })
        }
    }

    /// Resolves a number that the catalogue doesn't have: with a name, to that figure; without one, to a nameless
    /// printing.
    fn unnumbered(&self, key: &Key, set: &str) -> Result<Found, Vec<FigureId>> {
        if key.name.is_empty() {
            let nameless = Nameless::numbered(&self.game.catalogue, &SetId::from(set), &key.number);
            return nameless.ok_or_else(Vec::new).map(|nameless| Found {
                printing: nameless.printing(),
                figure: nameless.figure(),
                name: nameless.name(),
                cost: None,
                assumed: false,
                unknown_set: false,
                contradicted: false,
            });
        }
        let open =
            |found: &Found| self.by_id.get(found.printing.as_str()).is_some_and(|p| p.number.is_empty());
        match self.by_name(key, Some(set)) {
            Ok(found) => Ok(Found { contradicted: !open(&found), ..found }),
            Err(candidates) => self.displaced(key).ok_or(candidates),
        }
    }

    /// Returns the only figure with exactly this name, though the catalogue doesn't have it in the row's set: not all
    /// of its printings are known, or it has the row's cost.
    fn displaced(&self, key: &Key) -> Option<Found> {
        let [figure] = &self.names.get(&fold(&key.name))?[..] else { return None };
        let printings = self.by_figure.get(figure.as_str())?;
        let first = printings.first()?;
        let found = self.found(first, printings.len() > 1);
        let unplaced = printings.iter().any(|p| p.number.is_empty());
        let costs = key.cost.is_some() && found.cost.map(i64::from) == key.cost;
        (unplaced || costs).then_some(Found { contradicted: true, ..found })
    }

    fn own_name(&self, printing: &Printing) -> String {
        self.game.catalogue.figure(&printing.figure).map(|f| fold(&f.name)).unwrap_or_default()
    }

    /// Returns whether a name is misspelt or short for a printing's figure: each of its words begins one of the
    /// figure's, in their order.
    fn is_short_for(&self, name: &str, printing: &Printing) -> bool {
        let own = self.own_name(printing);
        if slips_apart(name, &own).is_some() {
            return true;
        }
        let words = |text: &str| -> Vec<String> {
            text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_owned).collect()
        };
        let (said, own) = (words(&fold(name)), words(&own));
        let mut rest = own.iter();
        !said.is_empty() && said.iter().all(|word| rest.any(|own| own.starts_with(word.as_str())))
    }

    fn by_name(&self, key: &Key, set: Option<&str>) -> Result<Found, Vec<FigureId>> {
        let figures = self.names.get(&fold(&key.name)).ok_or_else(|| self.candidates(&key.name))?;
        let in_set = |p: &&&Printing| set.is_none_or(|s| p.set.as_str() == s);
        let of = |id: &FigureId| self.by_figure.get(id.as_str()).map_or(&[][..], Vec::as_slice);
        let with: Vec<_> = figures.iter().filter(|f| of(f).iter().any(|p| in_set(&p))).collect();
        let [figure] = with[..] else { return Err(figures.clone()) };
        let mut printings = of(figure).iter().filter(in_set);
        let first = printings.next().ok_or_else(|| figures.clone())?;
        Ok(self.found(first, printings.next().is_some()))
    }

    /// Returns figures with similar names, for an error message. Gives up after [`MOST_LOOKED_UP`] names, since a
    /// file full of unknown names isn't worth the time.
    fn candidates(&self, name: &str) -> Vec<FigureId> {
        let looked_up = self.looked_up.get();
        if looked_up == MOST_LOOKED_UP {
            return Vec::new();
        }
        self.looked_up.set(looked_up + 1);
        let lists = self.lists.get_or_init(|| Names::new(&self.game.catalogue, &self.extra));
        let Ok(reading) = read(lists, name) else { return Vec::new() };
        let members = reading.members.into_iter().map(|m| m.figure);
        members.chain(reading.unresolved.into_iter().flat_map(|u| u.candidates)).take(3).collect()
    }

    fn found(&self, printing: &Printing, assumed: bool) -> Found {
        let figure = self.game.catalogue.figure(&printing.figure);
        Found {
            printing: printing.id.clone(),
            figure: printing.figure.clone(),
            name: figure.map(|f| f.name.clone()).unwrap_or_default(),
            cost: figure.and_then(|f| f.cost.known()),
            assumed,
            unknown_set: false,
            contradicted: false,
        }
    }
}
