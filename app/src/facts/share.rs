//! Facts as one file: what the user said, for others; and what another's file says, beside one's own, before any
//! of it is taken.

use std::path::PathBuf;

use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::column::{column, normal, shown, value};
use super::keep::ToldFact;
use crate::cells;
use crate::collection::Exported;
use crate::collection::spreadsheet::{self, Spreadsheet, cell};
use crate::error::Error;
use crate::session::Session;
use crate::words::Words;

/// The headings of such a file. Names are for people.
pub(super) const HEAD: [&str; 4] = ["figure", "name", "column", "value"];

/// Where to export facts to.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportFacts {
    /// The game's id.
    pub game: String,
    /// The file; without one, the table is returned.
    pub path: Option<PathBuf>,
}

/// A file of facts to compare with the user's own.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareFacts {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
}

/// A file compared with what is known here.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactDifferences {
    /// The file's name.
    pub file: String,
    /// Differing and new values, in the file's order.
    pub rows: Vec<FactDifference>,
    /// How many cells are the same here.
    pub same: usize,
}

/// A cell in which a file differs.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactDifference {
    /// The line in the file.
    pub line: usize,
    /// The figure's id, as the file has it.
    pub figure: FigureId,
    /// What the figure is called.
    pub name: String,
    /// The column.
    pub column: String,
    /// What it is called.
    pub column_name: String,
    /// The value here, for readers; empty if unknown.
    pub mine: String,
    /// The value in the file, for readers.
    pub theirs: String,
    /// The same as it is kept.
    pub value: String,
    /// How the two compare.
    pub standing: FactStanding,
    /// What is wrong with the file's cell, in words; it can't be taken then.
    pub problem: Option<String>,
}

/// How a cell of a file compares with the user's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactStanding {
    /// Unknown here.
    New,
    /// It is known otherwise here.
    Other,
    /// It is no cell that could be taken.
    Wrong,
}

/// Writes the user's facts about a game's figures to one file.
///
/// # Errors
/// There is no such game, the file can't be written, or those of the database.
pub fn export(session: &mut Session, request: ExportFacts) -> Result<Exported, Error> {
    let game = session.game(&request.game)?;
    let own = session.muster.own_facts(&game)?;
    let mut rows = vec![HEAD.map(str::to_owned).to_vec()];
    rows.extend(own.iter().map(|told| {
        let name = game.catalogue.figure(&told.figure).map_or("", |f| f.name.as_str());
        row(&told.figure, name, &told.column, &told.value)
    }));
    Exported::new(&session.muster, cells::for_people(&rows)?, own.len(), request.path)
}

/// A row of such a file.
pub(super) fn row(figure: &FigureId, name: &str, column: &str, value: &str) -> Vec<String> {
    vec![figure.to_string(), name.to_owned(), column.to_owned(), value.to_owned()]
}

/// Reads a file of facts.
///
/// # Errors
/// The file can't be read, or is no table.
pub fn read(request: &CompareFacts, _: &Words) -> Result<Spreadsheet, Error> {
    spreadsheet::read_own(&request.path)
}

/// Finds the differences between a file's facts and what is known here. Nothing is changed.
///
/// # Errors
/// There is no such game, or the file lacks a column.
pub fn compare(
    session: &mut Session,
    request: CompareFacts,
    sheet: Spreadsheet,
) -> Result<FactDifferences, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let places = sheet.places(["figure", "column", "value"])?;
    let (mut rows, mut same) = (Vec::new(), 0);
    for (line, cells) in &sheet.rows {
        let [figure, id, typed] = places.map(|place| cell(cells, place));
        if typed.is_empty() {
            continue; // nobody filled it in
        }
        let known = game.catalogue.figure(&FigureId::from(figure));
        let column = column(&speaker, id);
        let mut difference = FactDifference {
            line: *line,
            figure: FigureId::from(figure),
            name: known.map_or_else(|| figure.to_owned(), |f| speaker.figure(&f.id)),
            column: id.to_owned(),
            column_name: column.as_ref().map_or_else(|| id.to_owned(), |c| c.name.clone()),
            mine: String::new(),
            theirs: typed.to_owned(),
            value: typed.to_owned(),
            standing: FactStanding::Wrong,
            problem: None,
        };
        let (Some(known), Some(column)) = (known, column) else {
            let value = if known.is_none() { figure } else { id };
            difference.problem = Some(speaker.say("fact-unknown", &[("value", value.into())]));
            rows.push(difference);
            continue;
        };
        match normal(&speaker, &column, typed) {
            Err(wrong) => difference.problem = Some(wrong.told(&session.words)),
            Ok(theirs) => {
                let mine = value(&game, known, id);
                if mine.as_deref() == Some(theirs.as_str()) {
                    same += 1;
                    continue;
                }
                difference.standing = if mine.is_none() { FactStanding::New } else { FactStanding::Other };
                difference.mine = mine.map(|mine| shown(&column, &mine)).unwrap_or_default();
                difference.theirs = shown(&column, &theirs);
                difference.value = theirs;
            }
        }
        rows.push(difference);
    }
    Ok(FactDifferences { file: sheet.file, rows, same })
}

impl FactDifferences {
    /// Every cell that can be taken.
    #[must_use]
    pub fn told(&self) -> Vec<ToldFact> {
        let takable = self.rows.iter().filter(|r| r.standing != FactStanding::Wrong);
        let told = |r: &FactDifference| ToldFact {
            figure: r.figure.clone(),
            column: r.column.clone(),
            value: r.value.clone(),
        };
        takable.map(told).collect()
    }
}
