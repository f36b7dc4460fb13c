//! Validates the form field by field, and builds the rows of the pack's tables from it.

use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::game::Game;
use muster_rules::id::{FigureId, PrintingId, slug};

use super::{FieldProblem, FigureForm, Wrong};

/// The name of the set used if the form names none.
pub(super) const OWN_SET: &str = "My figures";

/// The maximum length of a name, in characters.
const LONGEST: usize = 80;

/// The numbers that a card can print.
pub(crate) const RANGE: std::ops::RangeInclusive<i32> = -999..=9999;

/// The result of a form: cells of `figures.csv`, and the figure's printing.
pub(super) struct Row {
    pub(super) id: FigureId,
    pub(super) name: String,
    pub(super) unique: bool,
    /// The columns and cells of `figures.csv`.
    pub(super) cells: Vec<(String, String)>,
    /// The set's id.
    pub(super) set: String,
    /// The set's name, if no pack contains the set yet.
    pub(super) new_set: Option<String>,
    pub(super) printing: PrintingId,
    pub(super) number: String,
    pub(super) rarity: String,
}

/// Validates all fields, so that all problems are reported at once.
pub(super) fn check(
    game: &LoadedGame,
    form: &FigureForm,
    old: Option<&FigureId>,
    old_printing: Option<&PrintingId>,
) -> (Row, Vec<FieldProblem>) {
    let mut checker = Checker { game, problems: Vec::new() };
    let name = checker.name("name", &form.name, true);
    let cells = checker.cells(form, &name);
    let id = checker.id(&name, old);
    let (set, new_set) = checker.set(&form.set);
    let (number, printing) = checker.number(&form.number, &set, old, old_printing);
    let rarities: Vec<_> = game.catalogue.game().rarities.iter().map(|r| r.id.as_str()).collect();
    checker.one_of("rarity", &form.rarity, &rarities, true);
    let row = Row {
        id,
        name,
        unique: form.unique,
        cells,
        set,
        new_set,
        printing,
        number,
        rarity: form.rarity.clone(),
    };
    (row, checker.problems)
}

struct Checker<'a> {
    game: &'a LoadedGame,
    problems: Vec<FieldProblem>,
}

impl Checker<'_> {
    fn bad(&mut self, field: &str, wrong: Wrong) {
        self.problems.push(FieldProblem { field: field.to_owned(), wrong });
    }

    fn data(&self) -> &Game {
        self.game.catalogue.game()
    }

    /// Validates a name and collapses its spaces. An id must be derivable from it.
    fn name(&mut self, field: &str, text: &str, needed: bool) -> String {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            if needed {
                self.bad(field, Wrong::Empty);
            }
        } else if name.chars().count() > LONGEST {
            self.bad(field, Wrong::TooLong(LONGEST));
        } else if slug(&name).is_empty() {
            self.bad(field, Wrong::NoLetter);
        }
        name
    }

    fn one_of(&mut self, field: &str, value: &str, known: &[&str], needed: bool) {
        if value.is_empty() {
            if needed && !known.is_empty() {
                self.bad(field, Wrong::Empty);
            }
        } else if !known.contains(&value) {
            self.bad(field, Wrong::Unknown(value.to_owned()));
        }
    }

    /// Validates an optional whole number.
    fn whole(&mut self, field: &str, text: &str) -> String {
        // Accept U+2212 and the en dash as minus signs.
        let plain = text.trim().replace(['−', '–'], "-");
        if plain.is_empty() {
            return plain;
        }
        match plain.parse::<i64>() {
            Err(_) => self.bad(field, Wrong::NotANumber(text.trim().to_owned())),
            Ok(n) if !i32::try_from(n).is_ok_and(|n| RANGE.contains(&n)) => {
                self.bad(field, Wrong::OutOfRange(*RANGE.start(), *RANGE.end()));
            }
            Ok(n) => return n.to_string(),
        }
        String::new()
    }

    fn cells(&mut self, form: &FigureForm, name: &str) -> Vec<(String, String)> {
        let data = self.data().clone();
        let factions: Vec<_> = data.factions.iter().map(|f| f.id.as_str()).collect();
        if form.factions.is_empty() && !factions.is_empty() {
            self.bad("factions", Wrong::NoneChosen);
        }
        for faction in &form.factions {
            self.one_of("factions", faction, &factions, false);
        }
        let traits: Vec<_> = data.traits.iter().map(String::as_str).collect();
        for flag in &form.traits {
            self.one_of("traits", flag, &traits, false);
        }
        let cost = match form.cost.trim() {
            x @ ("X" | "x") => x.to_uppercase(),
            text => self.whole("cost", text),
        };
        let mut cells = vec![
            ("name".to_owned(), name.to_owned()),
            ("factions".to_owned(), form.factions.join("|")),
            ("cost".to_owned(), cost),
            ("unique".to_owned(), if form.unique { "yes" } else { "no" }.to_owned()),
            ("traits".to_owned(), form.traits.join("|")),
            ("source".to_owned(), super::SOURCE.to_owned()),
        ];
        for attribute in &data.attributes {
            let value = form.attributes.get(&attribute.id).map_or("", String::as_str);
            let known: Vec<_> = attribute.values.iter().map(String::as_str).collect();
            self.one_of(&format!("attributes.{}", attribute.id), value, &known, false);
            cells.push((attribute.id.clone(), value.to_owned()));
        }
        for stat in &data.stats {
            let text = form.stats.get(&stat.id).map_or("", String::as_str);
            let number = self.whole(&format!("stats.{}", stat.id), text);
            cells.push((stat.id.clone(), number));
        }
        for list in &data.keywords {
            let text = form.keywords.get(&list.id).map_or("", String::as_str);
            let field = format!("keywords.{}", list.id);
            let words = self.lines(&field, text);
            for word in words.split('|').filter(|w| !list.parts.is_empty() && !w.is_empty()) {
                if list.parts_of(word).is_empty() {
                    self.bad(&field, Wrong::Unknown(word.to_owned()));
                }
            }
            cells.push((list.id.clone(), words));
        }
        cells
    }

    /// Joins lines into the cell of a list.
    fn lines(&mut self, field: &str, text: &str) -> String {
        if text.contains('|') {
            self.bad(field, Wrong::Parted('|'));
        }
        let lines = text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "));
        let lines: Vec<_> = lines.filter(|l| !l.is_empty()).collect();
        if lines.iter().any(|l| l.chars().count() > LONGEST) {
            self.bad(field, Wrong::TooLong(LONGEST));
        }
        lines.join("|")
    }

    /// Returns the figure's existing id, which squads and the collection refer to, or a new one derived from the
    /// name.
    fn id(&self, name: &str, old: Option<&FigureId>) -> FigureId {
        let free = |id: &FigureId| {
            let there = self.game.catalogue.figure(id);
            there.is_none_or(|figure| old == Some(id) && super::is_mine(figure))
        };
        let expected = format!("{}/{}", self.data().prefix, slug(name));
        if let Some(old) = old.filter(|id| free(id)) {
            return old.clone();
        }
        let more = (2..).map(|n| format!("{expected}-mine-{n}"));
        let ids = [expected.clone(), format!("{expected}-mine")].into_iter().chain(more);
        ids.map(FigureId::from).find(free).unwrap_or_else(|| FigureId::from(expected.as_str()))
    }

    /// Finds a set by its id or name; for a new set, returns its id and name.
    fn set(&mut self, text: &str) -> (String, Option<String>) {
        let mut name = self.name("set", text, false);
        if name.is_empty() {
            OWN_SET.clone_into(&mut name);
        }
        let id = slug(&name);
        let mut sets = self.game.catalogue.sets().iter();
        let same = |s: &&muster_rules::catalogue::Set| {
            s.id.as_str() == id || s.id.as_str() == name || fold(&s.name) == fold(&name)
        };
        match sets.find(same) {
            Some(set) => (set.id.to_string(), None),
            None => (id, Some(name)),
        }
    }

    /// Returns the number in the set, by default the next free one, and the printing's id.
    fn number(
        &mut self,
        text: &str,
        set: &str,
        old: Option<&FigureId>,
        old_printing: Option<&PrintingId>,
    ) -> (String, PrintingId) {
        let prefix = self.data().prefix.clone();
        let id = |number: &str| PrintingId::from(format!("{prefix}/{set}/{}", slug(number)));
        let printings = self.game.catalogue.printings();
        let number = text.trim().to_owned();
        if number.is_empty() {
            // The figure's existing printing counts as free.
            let free = |n: &String| {
                let id = id(n);
                old_printing == Some(&id) || !printings.iter().any(|p| p.id == id)
            };
            let number = (1..).map(|n: u32| n.to_string()).find(free).unwrap_or_default();
            let id = id(&number);
            return (number, id);
        }
        let id = id(&number);
        if number.chars().count() > LONGEST {
            self.bad("number", Wrong::TooLong(LONGEST));
        } else if slug(&number).is_empty() {
            self.bad("number", Wrong::NoLetter);
        } else if let Some(other) = printings.iter().find(|p| p.id == id && Some(&p.figure) != old) {
            let name = self.game.catalogue.figure(&other.figure).map_or("", |f| f.name.as_str());
            self.bad("number", Wrong::Taken(name.to_owned()));
        }
        (number, id)
    }
}
