//! The pack that contains the user's own figures of one game: always read and written as a whole.

use std::collections::BTreeMap;

use muster_db::pack::{self, LoadedGame, PackFiles, Problem};
use muster_rules::id::{FigureId, PrintingId, slug};

use super::SOURCE;
use super::check::Row;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::own::pack_table::PackTable;

const SETS: &[&str] = &["id", "name", "aliases", "code", "released", "printings", "source", "note"];
const PRINTINGS: &[&str] = &["id", "figure", "set", "number", "rarity", "source", "note"];
/// The column of `figures.csv` with the name that the id was derived from.
const FIRST_NAME: &str = "first_name";
const PERSONS: &[&str] = &["person", "figure", "standing", "basis", "source", "note"];

/// The basis for assigning a unique figure to a person: its name.
const BASIS: &str = "same-name";

/// The user's own pack, among all other packs as they are loaded.
pub(super) struct OwnPack {
    packs: Vec<PackFiles>,
    /// The position of the user's own pack in `packs`.
    index: usize,
}

impl OwnPack {
    /// Reads the pack of a game, or creates an empty one. This and all calls that follow must be within one
    /// transaction.
    ///
    /// # Errors
    /// Fails if a folder of the pack's name has errors: overwriting it would lose its content.
    pub(super) fn open(muster: &mut Muster, game: &LoadedGame) -> Result<Self, Error> {
        let data = game.catalogue.game();
        let (packs, index) = muster.own_pack(&format!("my-figures-{}", data.prefix))?;
        let mut own = Self { packs, index };
        let head = format!("name = \"My figures\"\nextends = \"{}\"\n", data.id);
        let sources = format!("[sources.{SOURCE}]\ntitle = \"Entered by me\"\n");
        for (file, text) in [("pack.toml", head), ("sources.toml", sources)] {
            own.files().entry(file.to_owned()).or_insert_with(|| text.into_bytes());
        }
        Ok(own)
    }

    /// Returns the game as it is now, including changes that others made to the pack since `loaded` was loaded.
    pub(super) fn game(&self, loaded: &LoadedGame) -> LoadedGame {
        let id = &loaded.catalogue.game().id;
        let games = pack::load(&self.packs).0.into_iter();
        games.into_iter().find(|g| g.catalogue.game().id == *id).unwrap_or_else(|| loaded.clone())
    }

    fn files(&mut self) -> &mut BTreeMap<String, Vec<u8>> {
        &mut self.packs[self.index].files
    }

    fn table(&self, file: &str, columns: &[&str]) -> Result<PackTable, Error> {
        PackTable::read(file, self.packs[self.index].files.get(file), columns)
    }

    fn keep(&mut self, file: &str, table: PackTable) -> Result<(), Error> {
        let bytes = table.bytes()?;
        self.files().insert(file.to_owned(), bytes);
        Ok(())
    }

    /// Returns the printing that the form shows: the figure's first.
    pub(super) fn printing_of(&self, figure: &FigureId) -> Option<PrintingId> {
        let table = self.table("printings.csv", PRINTINGS).ok()?;
        let id = table.cells().find(|c| c.get("figure") == figure.as_str())?.get("id").to_owned();
        Some(PrintingId::from(id))
    }

    /// Adds a figure, replacing the old one if there is one.
    pub(super) fn put(&mut self, game: &LoadedGame, old: Option<&FigureId>, row: &Row) -> Result<(), Error> {
        let old_printing = old.and_then(|id| self.printing_of(id));
        let (id, old) = (row.id.as_str(), old.map_or(row.id.as_str(), FigureId::as_str));
        let columns = figure_columns(game);
        let mut figures = self.table("figures.csv", &columns)?;
        // The game may have gained columns since the table was written.
        for column in &columns {
            figures.widen(column);
        }
        let first_name = first_name(game, &figures, row);
        if !first_name.is_empty() {
            figures.widen(FIRST_NAME);
        }
        let mut cells = vec![("id", id.to_owned()), (FIRST_NAME, first_name)];
        cells.extend(row.cells.iter().map(|(column, cell)| (column.as_str(), cell.clone())));
        figures.put(|c| c.get("id") == old, &cells);
        self.keep("figures.csv", figures)?;

        let mut sets = self.table("sets.csv", SETS)?;
        if let Some(name) = &row.new_set {
            let cells = [("id", row.set.clone()), ("name", name.clone()), ("source", SOURCE.to_owned())];
            sets.put(|c| c.get("id") == row.set, &cells);
        }
        self.keep("sets.csv", sets)?;

        let mut printings = self.table("printings.csv", PRINTINGS)?;
        printings.change(|c| c.get("figure") == old, "figure", id);
        let cells = [
            ("id", row.printing.to_string()),
            ("figure", id.to_owned()),
            ("set", row.set.clone()),
            ("number", row.number.clone()),
            ("rarity", row.rarity.clone()),
            ("source", SOURCE.to_owned()),
        ];
        let replaced = old_printing.as_ref().unwrap_or(&row.printing).as_str();
        printings.put(|c| c.get("id") == replaced, &cells);
        self.keep("printings.csv", printings)?;
        self.put_person(old, row)?;
        self.drop_empty_sets()
    }

    /// Assigns a unique figure to the person whose name its own begins with, as the catalogue does.
    fn put_person(&mut self, old: &str, row: &Row) -> Result<(), Error> {
        let mut persons = self.table("persons.csv", PERSONS)?;
        persons.remove(|c| c.get("figure") == old && c.get("basis") == BASIS && c.get("source") == SOURCE);
        persons.change(|c| c.get("figure") == old, "figure", row.id.as_str());
        if row.unique {
            let base = row.name.split(", ").next().unwrap_or(&row.name);
            let person = Some(slug(base)).filter(|s| !s.is_empty()).unwrap_or_else(|| slug(&row.name));
            let cells = [
                ("person", person.clone()),
                ("figure", row.id.to_string()),
                ("standing", "settled".to_owned()),
                ("basis", BASIS.to_owned()),
                ("source", SOURCE.to_owned()),
            ];
            persons.put(|c| c.get("figure") == row.id.as_str() && c.get("person") == person, &cells);
        }
        self.keep("persons.csv", persons)
    }

    /// Removes a figure with its printings.
    pub(super) fn remove(&mut self, figure: &FigureId) -> Result<(), Error> {
        let tables: [(&str, &[&str], &str); 3] = [
            ("figures.csv", &[], "id"),
            ("printings.csv", PRINTINGS, "figure"),
            ("persons.csv", PERSONS, "figure"),
        ];
        for (file, columns, column) in tables {
            let mut table = self.table(file, columns)?;
            table.remove(|c| c.get(column) == figure.as_str());
            self.keep(file, table)?;
        }
        self.drop_empty_sets()
    }

    /// Removes the sets made by the form that have no figures left.
    fn drop_empty_sets(&mut self) -> Result<(), Error> {
        let printings = self.table("printings.csv", PRINTINGS)?;
        let mut sets = self.table("sets.csv", SETS)?;
        sets.remove(|s| s.get("source") == SOURCE && !printings.cells().any(|p| p.get("set") == s.get("id")));
        self.keep("sets.csv", sets)
    }

    /// Loads all packs, including this one with its changes.
    ///
    /// # Errors
    /// Returns the problems that make this pack invalid.
    pub(super) fn check(&self) -> Result<(), Vec<Problem>> {
        let name = &self.packs[self.index].name;
        let (_, broken) = pack::load(&self.packs);
        match broken.into_iter().find(|p| p.name == *name) {
            Some(broken) => Err(broken.problems),
            None => Ok(()),
        }
    }

    /// Writes the whole pack to the database.
    pub(super) fn write(&self, muster: &mut Muster) -> Result<(), Error> {
        let now = muster.now();
        muster.database()?.put_own_pack(&self.packs[self.index], now)?;
        Ok(())
    }
}

/// Returns the name that the id was derived from, if it can't be derived from the current name.
fn first_name(game: &LoadedGame, figures: &PackTable, row: &Row) -> String {
    let id = row.id.as_str();
    let follows = |name: &str| {
        let expected = format!("{}/{}", game.catalogue.game().prefix, slug(name));
        id.strip_prefix(expected.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    if follows(&row.name) {
        return String::new();
    }
    let old = figures.cells().find(|c| c.get("id") == id);
    let known = old.and_then(|c| [c.get(FIRST_NAME), c.get("name")].into_iter().find(|name| follows(name)));
    // A figure removed in the meantime leaves nothing but its id.
    let told = || id.rsplit('/').next().unwrap_or(id).replace('-', " ");
    known.map_or_else(told, str::to_owned)
}

/// Returns the columns of a game's `figures.csv`.
fn figure_columns(game: &LoadedGame) -> Vec<&str> {
    let data = game.catalogue.game();
    let mut columns = vec!["id", "name", "factions", "cost", "unique", "traits"];
    columns.extend(data.attributes.iter().map(|a| a.id.as_str()));
    columns.extend(data.stats.iter().map(|s| s.id.as_str()));
    columns.extend(data.keywords.iter().map(|k| k.id.as_str()));
    columns.extend(["source", "suspect"]);
    columns
}
