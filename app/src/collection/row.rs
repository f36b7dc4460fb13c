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
use crate::base::spreadsheet::{
    Field, Mapping, Spreadsheet, Status, bare_heading, headings, status_key, yes_or_no,
};

/// A row that is left out, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RowFault {
    /// The line in the file, or in the sheet.
    pub line: usize,
    /// The sheet, if the file has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<String>,
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
    /// The cell of a status column says neither that the figure is owned nor that it isn't.
    Status {
        /// The cell.
        value: String,
    },
}

impl RowFault {
    /// Creates a fault of a line, which is numbered through all sheets until [`Self::locate`] is called.
    pub(crate) fn new(line: usize, fault: RowFaultKind) -> Self {
        Self { line, sheet: None, fault }
    }

    /// Tells the line by its sheet.
    pub(crate) fn locate(&mut self, sheet: &Spreadsheet) {
        (self.sheet, self.line) = sheet.place(self.line);
    }

    pub(crate) fn unknown(line: usize, key: &Key, candidates: Vec<FigureId>) -> Self {
        let parts = [&key.name, &key.set, &key.number, &key.printing];
        let parts: Vec<_> = parts.into_iter().filter(|p| !p.is_empty()).map(String::as_str).collect();
        let name = parts.join(" ").chars().take(80).collect();
        Self::new(line, RowFaultKind::Unknown { name, candidates })
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
            RowFaultKind::Status { value } => {
                speaker.say("collection-row-status", &[("value", value.as_str().into())])
            }
        }
    }
}

/// A parsed row.
pub(crate) struct Row {
    pub(crate) key: Key,
    /// Parts of the name in columns of their own, each with its heading.
    pub(crate) parts: Vec<(String, String)>,
    /// The figure's cost and factions, as the row writes them.
    pub(crate) points: String,
    pub(crate) faction: String,
    pub(crate) counts: Counts,
    /// Whether it is owned, wanted, missing or for trade.
    pub(crate) status: Option<Status>,
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

impl Row {
    /// Creates the row of a name in a list: it stands for one.
    pub(crate) fn listing(name: &str) -> Self {
        Self {
            key: Key { name: name.to_owned(), ..Key::default() },
            parts: Vec::new(),
            points: String::new(),
            faction: String::new(),
            counts: Counts::default(),
            status: None,
            listed: 1,
            counted: false,
            worth: None,
            copy: None,
            copy_id: None,
            only_copy: false,
        }
    }

    /// Lets its count be what its status says, or else the part of the list or the sheet that it is in.
    pub(crate) fn settle(&mut self, part: Option<Status>) {
        if self.only_copy {
            return;
        }
        let count = self.counts.figures.unwrap_or(1);
        match (self.status, part) {
            (Some(Status::Owned), _) => self.counts.figures = Some(count),
            (Some(Status::Trade), _) => {
                self.counts.figures = Some(count);
                self.counts.for_trade.get_or_insert(count);
            }
            (Some(Status::Missing), _) => {
                self.counts.figures = Some(0);
                self.copy = None;
            }
            (Some(Status::Wanted), _) => self.moves_to(Field::Wanted, Some(count)),
            (None, Some(part @ (Status::Wanted | Status::Trade))) => {
                let count = self.counts.figures.or((self.listed > 0).then_some(self.listed));
                self.moves_to(part.field().unwrap_or(Field::Wanted), count);
            }
            // What a list says to be missing may be owned in part.
            (None, Some(Status::Missing)) => {
                (self.counts.figures, self.listed, self.copy) = (None, 0, None);
            }
            (Some(Status::Skip) | None, _) => {}
        }
        self.counted |= self.status.is_some() || part.is_some();
    }

    /// Counts for another field what would be owned. A column of that field says more.
    fn moves_to(&mut self, field: Field, count: Option<u32>) {
        let counts = &mut self.counts;
        let slot = if field == Field::Wanted { &mut counts.wanted } else { &mut counts.for_trade };
        *slot = slot.or(count);
        (counts.figures, self.listed) = (None, 0);
        // The details of a copy that isn't there.
        if field == Field::Wanted {
            self.copy = None;
        }
    }
}

/// Parses the rows of one file.
pub(crate) struct RowReader<'a> {
    sheet: &'a Spreadsheet,
    mapping: &'a Mapping,
}

/// The fields that count a row's figures. A row without any of their columns stands for one.
pub(crate) const COUNTING: [Field; 5] =
    [Field::Figures, Field::Cards, Field::Wanted, Field::ForTrade, Field::Status];

impl<'a> RowReader<'a> {
    pub(crate) fn new(sheet: &'a Spreadsheet) -> Self {
        Self { sheet, mapping: &sheet.mapping }
    }

    /// Returns whether the table of a line has columns of counts.
    fn counts(&self, line: usize) -> bool {
        self.sheet.has(line, &COUNTING)
    }

    /// Returns what the cell of a status column means, as the user said or as its word says.
    pub(crate) fn status(&self, cell: &str) -> Option<Status> {
        self.sheet.statuses.get(&status_key(cell)).copied().or_else(|| Status::of_ticked(cell))
    }

    /// Returns the fate of a row that isn't parsed: it is empty in the mapped columns, repeats the headings, or is a
    /// sum.
    pub(crate) fn unread(&self, cells: &[String], columns: &[String]) -> Option<Fate> {
        let mapped = cells.iter().enumerate().filter(|(at, _)| self.mapping.field(*at).is_some());
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
            RowFault::new(line, RowFaultKind::Bad { field, value })
        };
        let said = |field: Field| Some(cell(field)).filter(|text| !text.is_empty());
        // A cell may repeat its column's heading: `Wanted` is one that is wanted.
        let repeats =
            |field: Field, text: &str| Status::of(text).is_some_and(|status| status.field() == Some(field));
        let counted =
            |field: Field, text: &str| headings::counted(text).or_else(|| repeats(field, text).then_some(1));
        let count = |field: Field| match said(field).map(|text| counted(field, &text)) {
            None => Ok(None),
            Some(Some(number)) if number <= MOST => Ok(Some(number)),
            Some(_) => Err(bad(field)),
        };
        // A want in several columns is one.
        let mut wanted = count(Field::Wanted);
        for column in self.mapping.more(Field::Wanted) {
            let text = cells.get(column).map_or("", |cell| cell.trim());
            let more =
                Some(text).filter(|text| !text.is_empty()).and_then(|text| counted(Field::Wanted, text));
            wanted = wanted.map(|known| known.max(more.filter(|number| *number <= MOST)));
        }
        let mut key = Key {
            printing: cell(Field::Printing),
            figure: cell(Field::Figure),
            set: cell(Field::Set),
            number: headings::whole(&cell(Field::Number)).to_owned(),
            name: cell(Field::Name),
            cost: cell(Field::Points).parse().ok(),
        };
        key.part();
        // Among conditions a status is one nevertheless.
        let strayed = said(Field::Condition).and_then(|text| Status::of_word(&text));
        let status = match said(Field::Status) {
            None => strayed,
            Some(text) => Some(self.status(&text).ok_or_else(|| {
                let value = text.chars().take(80).collect();
                RowFault::new(line, RowFaultKind::Status { value })
            })?),
        };
        let copy_id = cell(Field::Copy);
        let copy_id = match copy_id.as_str() {
            "" => None,
            text => Some(Uuid::parse_str(text).map_err(|_| bad(Field::Copy))?),
        };
        let note = self.mapping.column(Field::Note).and_then(|i| cells.get(i)).cloned();
        let note = note.filter(|note| !note.trim().is_empty());
        let mut details = Details {
            condition: said(Field::Condition).filter(|_| strayed.is_none()),
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
        let listed = u32::from(!self.counts(line));
        let counts = Counts {
            figures: count(Field::Figures)?,
            cards: count(Field::Cards)?,
            wanted: wanted?,
            for_trade: count(Field::ForTrade)?,
            note: if only_copy { None } else { note },
        };
        let copy = (only_copy || details.says_something()).then_some(details);
        let (points, faction) = (cell(Field::Points), cell(Field::Faction));
        let counted = only_copy || counts.figures.is_some();
        let part = |column: usize| {
            let text = cells.get(column).map_or("", |cell| cell.trim());
            (!text.is_empty()).then(|| (bare_heading(&self.sheet.columns[column]), text.to_owned()))
        };
        let parts = self.mapping.more(Field::Name).filter_map(part).collect();
        Ok(Row {
            key,
            parts,
            points,
            faction,
            counts,
            status,
            listed,
            counted,
            worth,
            copy,
            copy_id,
            only_copy,
        })
    }
}
