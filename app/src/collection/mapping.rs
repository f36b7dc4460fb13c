//! Which column of somebody's spreadsheet means what: guessed from its heading, shown before
//! anything is written, and open to correction.

use muster_rules::fold::fold;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::headings::{HEADINGS, bare};
use crate::words::Words;

/// What a column may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// A printing's id, as our own files write it.
    Printing,
    /// A figure's id, as our own files write it.
    Figure,
    /// The set, by name, abbreviation or id.
    Set,
    /// The number in the set.
    Number,
    /// The figure's name.
    Name,
    /// How many figures are owned.
    Figures,
    /// How many stat cards are owned.
    Cards,
    /// How many are wanted.
    Wanted,
    /// How many are for trade.
    ForTrade,
    /// The state of the copies.
    Condition,
    /// Whether they are painted.
    Painted,
    /// Where they are kept.
    Location,
    /// What was paid for one.
    Price,
    /// In which currency.
    Currency,
    /// What one is worth today.
    Worth,
    /// When they were acquired.
    Acquired,
    /// Where its photo is.
    Photo,
    /// A note.
    Note,
    /// The id of a single copy, as our own files write it.
    Copy,
    /// What a figure costs, for those that the catalogue doesn't have.
    Points,
    /// Its faction, likewise.
    Faction,
}

impl Field {
    /// The heading in our own files.
    #[must_use]
    pub fn name(self) -> &'static str {
        HEADINGS.iter().find(|h| h.0 == self).map_or("", |h| h.1)
    }

    /// The field of this name, as a user writes it to correct a guess.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        HEADINGS.iter().find(|h| h.1 == fold(name).replace([' ', '-'], "_")).map(|h| h.0)
    }

    /// All of them.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        HEADINGS.iter().map(|h| h.0)
    }

    /// Those that our own files have: what a figure is the catalogue tells.
    pub(super) fn written() -> impl Iterator<Item = Self> {
        Self::all().filter(|field| !matches!(field, Self::Points | Self::Faction))
    }

    /// What it is called in the reader's language.
    #[must_use]
    pub fn label(self, words: &Words) -> String {
        words.get(&format!("column-{}", self.name().replace('_', "-")), &[])
    }

    /// All names, for messages.
    #[must_use]
    pub fn names() -> Vec<String> {
        HEADINGS.iter().map(|h| h.1.to_owned()).collect()
    }
}

/// What each column of a spreadsheet means; `None` for those that nobody asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mapping {
    /// By column, from the left. A field stands at most once.
    pub fields: Vec<Option<Field>>,
}

impl Mapping {
    /// Guesses from headings. The better heading (earlier in its list) wins a field.
    #[must_use]
    pub fn guess(columns: &[String]) -> Self {
        let mut fields = vec![None; columns.len()];
        for (field, _, headings) in HEADINGS {
            let rank = |column: &String| headings.split('|').position(|h| fold(h) == bare(column));
            let best = columns.iter().enumerate().filter_map(|(i, c)| rank(c).map(|r| (r, i))).min();
            if let Some((_, index)) = best
                && fields[index].is_none()
            {
                fields[index] = Some(field);
            }
        }
        Self { fields }
    }

    /// Gives a column its meaning by hand; whichever column had it before loses it.
    pub fn set(&mut self, column: usize, field: Field) {
        for other in self.fields.iter_mut().filter(|f| **f == Some(field)) {
            *other = None;
        }
        if let Some(slot) = self.fields.get_mut(column) {
            *slot = Some(field);
        }
    }

    /// The column of a field.
    #[must_use]
    pub fn column(&self, field: Field) -> Option<usize> {
        self.fields.iter().position(|f| *f == Some(field))
    }

    /// Whether these are headings of columns by which rows can be told apart: by printing, by set and number,
    /// or by name.
    #[must_use]
    pub fn identifies(&self) -> bool {
        let has = |f| self.column(f).is_some();
        has(Field::Printing) || has(Field::Name) || (has(Field::Set) && has(Field::Number))
    }

    /// Whether rows can be told apart at all: a number may have its set before it, `LOTF 34/60`.
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
