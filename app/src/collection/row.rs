//! One row of a collection's spreadsheet, and its faults.

use muster_db::table::copy::Price;
use muster_rules::id::FigureId;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::edit::MOST;
use super::fate::Fate;
use super::finder::Key;
use super::said::{Counts, Details};
use crate::base::money;
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{Field, Mapping, headings, yes_or_no};

/// A row that is left out, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RowFault {
    /// The line in the file.
    pub line: usize,
    /// The reason.
    #[serde(flatten)]
    pub fault: RowFaultKind,
}

/// Why a row is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum RowFaultKind {
    /// The row doesn't identify a figure in the catalogue.
    Unknown {
        /// What the row contains.
        name: String,
        /// Figures that may be meant.
        candidates: Vec<FigureId>,
    },
    /// A cell is invalid for its column.
    Bad {
        /// The column.
        field: Field,
        /// The cell.
        value: String,
    },
}

impl RowFault {
    pub(crate) fn unknown(line: usize, key: &Key, candidates: Vec<FigureId>) -> Self {
        let parts = [&key.name, &key.set, &key.number, &key.printing];
        let parts: Vec<_> = parts.into_iter().filter(|p| !p.is_empty()).map(String::as_str).collect();
        let name = parts.join(" ").chars().take(80).collect();
        Self { line, fault: RowFaultKind::Unknown { name, candidates } }
    }

    /// Returns the reason in words.
    #[must_use]
    pub fn message(&self, speaker: &Speaker<'_>) -> String {
        match &self.fault {
            RowFaultKind::Unknown { name, candidates } if candidates.is_empty() => {
                speaker.say("collection-row-unknown", &[("name", name.as_str().into())])
            }
            RowFaultKind::Unknown { name, candidates } => {
                let names: Vec<_> = candidates.iter().map(|c| speaker.figure(c)).collect();
                let candidates = speaker.words.one_of(&names);
                let args = [("name", name.as_str().into()), ("candidates", candidates.into())];
                speaker.say("collection-row-ambiguous", &args)
            }
            RowFaultKind::Bad { field, value } => {
                let args = [("field", field.label(&speaker.words).into()), ("value", value.as_str().into())];
                speaker.say("collection-row-bad", &args)
            }
        }
    }
}

/// A parsed row.
pub(crate) struct Row {
    pub(crate) key: Key,
    /// The figure's cost and factions, as the row writes them.
    pub(crate) points: String,
    pub(crate) faction: String,
    pub(crate) counts: Counts,
    /// The figures that it stands for without counting them: one in a file without counts.
    pub(crate) listed: u32,
    /// Whether the row has a count in its own column.
    pub(crate) counted: bool,
    /// The current price of one.
    pub(crate) worth: Option<Price>,
    /// Details of a single copy.
    pub(crate) copy: Option<Details>,
    pub(crate) copy_id: Option<Uuid>,
    /// Whether the row describes only a copy and counts nothing.
    pub(crate) only_copy: bool,
}

/// Parses the rows of one file.
pub(crate) struct RowReader<'a> {
    mapping: &'a Mapping,
    counts: bool,
}

impl<'a> RowReader<'a> {
    pub(crate) fn new(mapping: &'a Mapping) -> Self {
        let counting = [Field::Figures, Field::Cards, Field::Wanted, Field::ForTrade];
        Self { mapping, counts: counting.iter().any(|f| mapping.column(*f).is_some()) }
    }

    /// Returns the fate of a row that isn't parsed: it is empty in the mapped columns, repeats the headings, or is a
    /// sum.
    pub(crate) fn unread(&self, cells: &[String], columns: &[String]) -> Option<Fate> {
        let mapped = self.mapping.fields.iter().zip(cells).filter(|(field, _)| field.is_some());
        if mapped.map(|(_, cell)| cell).all(|cell| cell.trim().is_empty()) {
            return Some(Fate::Unread);
        }
        let headings = columns.iter().any(|c| !c.is_empty())
            && columns.iter().zip(cells).all(|(c, cell)| c == cell.trim());
        match () {
            () if headings => Some(Fate::Heading),
            () if headings::is_sum(cells) => Some(Fate::Sum),
            () => None,
        }
    }

    pub(crate) fn read(&self, line: usize, cells: &[String]) -> Result<Row, RowFault> {
        let cell = |field| {
            let text = self.mapping.column(field).and_then(|i| cells.get(i));
            text.map(|t| t.trim().to_owned()).unwrap_or_default()
        };
        let bad = |field: Field| {
            let value = cell(field).chars().take(80).collect();
            RowFault { line, fault: RowFaultKind::Bad { field, value } }
        };
        let said = |field: Field| Some(cell(field)).filter(|text| !text.is_empty());
        let count = |field: Field| match said(field).map(|text| headings::count(&text)) {
            None => Ok(None),
            Some(Some(number)) if number <= MOST => Ok(Some(number)),
            Some(_) => Err(bad(field)),
        };
        let mut key = Key {
            printing: cell(Field::Printing),
            figure: cell(Field::Figure),
            set: cell(Field::Set),
            number: cell(Field::Number),
            name: cell(Field::Name),
        };
        key.part();
        let copy_id = cell(Field::Copy);
        let copy_id = match copy_id.as_str() {
            "" => None,
            text => Some(Uuid::parse_str(text).map_err(|_| bad(Field::Copy))?),
        };
        let note = self.mapping.column(Field::Note).and_then(|i| cells.get(i)).cloned();
        let note = note.filter(|note| !note.trim().is_empty());
        let mut details = Details {
            condition: said(Field::Condition),
            painted: yes_or_no(&cell(Field::Painted)).ok_or_else(|| bad(Field::Painted))?,
            location: said(Field::Location),
            price: money::parse(&cell(Field::Price), &cell(Field::Currency))
                .ok_or_else(|| bad(Field::Price))?,
            acquired: said(Field::Acquired),
            photo: said(Field::Photo),
            note: None,
        };
        let worth = money::parse(&cell(Field::Worth), &cell(Field::Currency));
        let worth = worth.ok_or_else(|| bad(Field::Worth))?;
        let only_copy = copy_id.is_some();
        if only_copy {
            details.note.clone_from(&note);
        }
        // A file without counts lists one figure per row.
        let listed = u32::from(!self.counts);
        let counts = Counts {
            figures: count(Field::Figures)?,
            cards: count(Field::Cards)?,
            wanted: count(Field::Wanted)?,
            for_trade: count(Field::ForTrade)?,
            note: if only_copy { None } else { note },
        };
        let copy = (only_copy || details.says_something()).then_some(details);
        let (points, faction) = (cell(Field::Points), cell(Field::Faction));
        let counted = only_copy || counts.figures.is_some();
        Ok(Row { key, points, faction, counts, listed, counted, worth, copy, copy_id, only_copy })
    }
}
