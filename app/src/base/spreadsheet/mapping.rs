//! The mapping of a spreadsheet's columns to fields: guessed from the headings, shown before anything is written, and
//! open to correction.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::fold::fold;
use muster_rules::words::rank_of_tables;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::columns;
use crate::base::words::Words;

/// Each field with its heading in our own files, in their order.
const FIELDS: [(Field, &str); 22] = [
    (Field::Printing, "printing"),
    (Field::Figure, "figure_id"),
    (Field::Set, "set"),
    (Field::Number, "number"),
    (Field::Name, "name"),
    (Field::Figures, "figures"),
    (Field::Cards, "cards"),
    (Field::Wanted, "wanted"),
    (Field::ForTrade, "for_trade"),
    (Field::Status, "status"),
    (Field::Condition, "condition"),
    (Field::Painted, "painted"),
    (Field::Location, "location"),
    (Field::Price, "price"),
    (Field::Currency, "currency"),
    (Field::Worth, "worth"),
    (Field::Acquired, "acquired"),
    (Field::Photo, "photo"),
    (Field::Note, "note"),
    (Field::Copy, "copy"),
    (Field::Points, "points"),
    (Field::Faction, "faction"),
];

/// A field that a column may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// A printing's id, as in our own files.
    Printing,
    /// A figure's id, as in our own files.
    Figure,
    /// The set, by name, abbreviation or id.
    Set,
    /// The number in the set.
    Number,
    /// The figure's name.
    Name,
    /// Number of figures owned.
    Figures,
    /// Number of stat cards owned.
    Cards,
    /// Number of figures wanted.
    Wanted,
    /// Number of figures for trade.
    ForTrade,
    /// Whether the row's count is owned, wanted, missing or for trade.
    Status,
    /// The condition of the copies.
    Condition,
    /// Whether they are painted.
    Painted,
    /// Where they are stored.
    Location,
    /// The price paid for one.
    Price,
    /// The currency of the prices.
    Currency,
    /// The current price of one.
    Worth,
    /// The date of acquisition.
    Acquired,
    /// The name of its stored photo.
    Photo,
    /// A note.
    Note,
    /// The id of a single copy, as in our own files.
    Copy,
    /// A figure's cost, for figures that the catalogue doesn't have.
    Points,
    /// A figure's faction, for figures that the catalogue doesn't have.
    Faction,
}

impl Field {
    /// Returns the heading in our own files.
    #[must_use]
    pub fn name(self) -> &'static str {
        FIELDS.iter().find(|h| h.0 == self).map_or("", |h| h.1)
    }

    /// Returns the field with this name, as typed by a user to correct a guess.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        FIELDS.iter().find(|h| h.1 == fold(name).replace([' ', '-'], "_")).map(|h| h.0)
    }

    /// Returns how certain a folded heading says this field: 0 is the most; `None` if it doesn't.
    pub(super) fn rank(self, heading: &str) -> Option<usize> {
        let role = match self {
            Self::Figure => "column-figure".to_owned(),
            field => format!("column-{}", field.name().replace('_', "-")),
        };
        rank_of_tables(&role, heading)
    }

    /// Returns whether several columns may say it together.
    const fn is_of_several(self) -> bool {
        matches!(self, Self::Name | Self::Wanted)
    }

    /// Returns all fields.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        FIELDS.iter().map(|h| h.0)
    }

    /// Returns the fields of our own files, which leave out what the catalogue knows about figures, and say by their
    /// counts what others say by a status.
    pub(crate) fn written() -> impl Iterator<Item = Self> {
        Self::all().filter(|field| !matches!(field, Self::Points | Self::Faction | Self::Status))
    }

    /// Returns its name in the reader's language.
    #[must_use]
    pub fn label(self, words: &Words) -> String {
        words.get(&format!("column-{}", self.name().replace('_', "-")), &[])
    }

    /// Returns all names, for error messages.
    #[must_use]
    pub fn names() -> Vec<String> {
        FIELDS.iter().map(|h| h.1.to_owned()).collect()
    }
}

/// The field of each column of a spreadsheet; `None` for columns that aren't read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapping {
    /// The fields by column, from the left; each occurs at most once.
    pub fields: Vec<Option<Field>>,
    /// Further columns of a field that several columns say together: the greatest of several wants, and the parts of a
    /// name.
    more: BTreeMap<usize, Field>,
    /// The columns whose field somebody chose. What they hold isn't judged again.
    chosen: BTreeSet<usize>,
}

impl Mapping {
    /// Guesses the fields from the headings alone.
    #[must_use]
    pub fn guess(columns: &[String]) -> Self {
        Self::judge(columns, &[])
    }

    /// Guesses the fields from the headings and the cells below them.
    #[must_use]
    pub fn judge(columns: &[String], rows: &[(usize, Vec<String>)]) -> Self {
        let (fields, more) = columns::judge(columns, rows);
        Self { more, ..Self::of(fields) }
    }

    /// Creates a mapping with these fields, none of them chosen.
    pub(super) fn of(fields: Vec<Option<Field>>) -> Self {
        Self { fields, ..Self::default() }
    }

    /// Creates the mapping that somebody chose for all columns.
    #[must_use]
    pub fn told(columns: usize, fields: &[Option<Field>]) -> Self {
        let mut told =
            Self { fields: vec![None; columns], chosen: (0..columns).collect(), ..Self::default() };
        for (column, field) in fields.iter().enumerate().take(columns) {
            match *field {
                Some(field) if field.is_of_several() && told.column(field).is_some() => {
                    told.more.insert(column, field);
                }
                Some(field) => told.set(column, field),
                None => {}
            }
        }
        told
    }

    /// Assigns a field to a column; a column that had the field loses it.
    pub fn set(&mut self, column: usize, field: Field) {
        for other in self.fields.iter_mut().filter(|f| **f == Some(field)) {
            *other = None;
        }
        if let Some(slot) = self.fields.get_mut(column) {
            *slot = Some(field);
            self.more.remove(&column);
            self.chosen.insert(column);
        }
    }

    /// Gives a column that has no field a guessed one, if no other column has it.
    pub(super) fn suppose(&mut self, column: usize, field: Field) {
        if self.is_open(column) && self.column(field).is_none() {
            self.fields[column] = Some(field);
        }
    }

    /// Lets a column that has no field say more of one that another column has.
    pub(crate) fn add(&mut self, column: usize, field: Field) {
        if self.is_open(column) {
            self.more.insert(column, field);
        }
    }

    /// Returns whether nobody chose or guessed what a column holds.
    pub(crate) fn is_open(&self, column: usize) -> bool {
        self.fields.get(column).is_some_and(Option::is_none)
            && !self.more.contains_key(&column)
            && !self.is_chosen(column)
    }

    /// Adds a column behind the others, with its guessed field.
    pub(super) fn push(&mut self, field: Option<Field>) {
        self.fields.push(field);
    }

    /// Returns the field that a column has, alone or together with others.
    pub(crate) fn field(&self, column: usize) -> Option<Field> {
        self.fields.get(column).copied().flatten().or_else(|| self.more.get(&column).copied())
    }

    /// Returns the further columns of a field.
    pub(crate) fn more(&self, field: Field) -> impl Iterator<Item = usize> {
        self.more.iter().filter(move |(_, one)| **one == field).map(|(column, _)| *column)
    }

    /// Lets another column be the one of its field of which the others say more.
    pub(super) fn lead(&mut self, column: usize) {
        let Some(field) = self.more.remove(&column) else { return };
        if let Some(other) = self.column(field) {
            self.fields[other] = None;
            self.more.insert(other, field);
        }
        self.fields[column] = Some(field);
    }

    /// Leaves a column out.
    pub fn leave_out(&mut self, column: usize) {
        if let Some(slot) = self.fields.get_mut(column) {
            *slot = None;
            self.more.remove(&column);
            self.chosen.insert(column);
        }
    }

    /// Forgets a guess that the rows contradict.
    pub(crate) fn forget(&mut self, column: usize) {
        if let Some(slot) = self.fields.get_mut(column) {
            *slot = None;
        }
    }

    /// Returns whether somebody chose what any column holds.
    pub(super) fn is_touched(&self) -> bool {
        !self.chosen.is_empty()
    }

    /// Returns whether somebody chose what each column holds.
    pub(super) fn is_told(&self) -> bool {
        self.chosen.len() == self.fields.len()
    }

    /// Returns whether somebody chose what a column holds.
    pub(crate) fn is_chosen(&self, column: usize) -> bool {
        self.chosen.contains(&column)
    }

    /// Returns the column of a field.
    #[must_use]
    pub fn column(&self, field: Field) -> Option<usize> {
        self.fields.iter().position(|f| *f == Some(field))
    }

    /// Returns the other column that is read for the field that this one's heading names, if this one isn't read.
    #[must_use]
    pub fn rival(&self, columns: &[String], column: usize) -> Option<usize> {
        if !self.is_open(column) {
            return None;
        }
        let (field, _) = super::headings::field_of(columns.get(column)?)?;
        self.column(field)
    }

    /// Returns whether the mapped columns identify rows: by printing, by set and number, or by name.
    #[must_use]
    pub fn identifies(&self) -> bool {
        let has = |f| self.column(f).is_some();
        has(Field::Printing) || has(Field::Name) || (has(Field::Set) && has(Field::Number))
    }

    /// Returns whether rows can be identified at all, including by a number with its set before it, `LOTF 34/60`.
    #[must_use]
    pub fn suffices(&self) -> bool {
        self.identifies() || self.column(Field::Number).is_some() || self.column(Field::Set).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_guessed_by_what_people_call_them() {
        let guess = |text: &str| {
            let columns: Vec<_> = text.split(',').map(str::to_owned).collect();
            Mapping::guess(&columns)
                .fields
                .iter()
                .map(|f| f.map_or("-", Field::name))
                .collect::<Vec<_>>()
                .join(",")
        };
        for (columns, fields) in [
            ("set,number,figures", "set,number,figures"),
            ("Name,Figures", "name,figures"),
            ("Expansion,#,Miniature,Qty,Condition,Colour", "set,number,name,figures,condition,-"),
            ("NÉV,Darab,Megjegyzés", "name,figures,note"),
            ("名稱,數量", "name,figures"),
            ("Megnevezés,Sorozat,Darab", "name,set,figures"),
            ("Megnevezés,Készlet (db)", "name,figures"),
            ("Sorozat,Sorszám,Készlet,Ár", "set,number,figures,price"),
            ("Bezeichnung,Serie,Nummer,Anzahl,Zustand", "name,set,number,figures,condition"),
            ("Figur:,Bestand,Gesucht,Bemerkung", "name,figures,wanted,note"),
            ("角色,系列,卡號,持有,備註", "name,set,number,figures,note"),
            ("Owned,Quantity,Name", "figures,-,name"),
        ] {
            assert_eq!(guess(columns), fields);
        }
    }
}
