//! Sharing of facts as files: exporting the user's own, and comparing another user's file with them before importing
//! any.

use std::path::PathBuf;

use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::column::{column, normal, shown, value};
use super::keep::ToldFact;
use crate::base::cells;
use crate::base::error::Error;
use crate::base::exported::Exported;
use crate::base::session::Session;
use crate::base::spreadsheet::{self, Spreadsheet, cell};
use crate::base::words::Words;

/// The headings of such a file. Names are only for people.
pub(super) const HEAD: [&str; 4] = ["figure", "name", "column", "value"];

/// A request to export facts.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportFacts {
    /// The game's id.
    pub game: String,
    /// The file to write; null to return the table.
    pub path: Option<PathBuf>,
}

/// A request to compare a file of facts with the user's own.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareFacts {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
}

/// A file compared with the known facts.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactDifferences {
    /// The file's name.
    pub file: String,
    /// Differing and new values, in the file's order.
    pub rows: Vec<FactDifference>,
    /// Number of cells with equal values.
    pub same: usize,
}

/// A cell with a different value in a file.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FactDifference {
    /// The line in the file.
    pub line: usize,
    /// The figure's id, as in the file.
    pub figure: FigureId,
    /// The figure's display name.
    pub name: String,
    /// The column.
    pub column: String,
    /// Its display name.
    pub column_name: String,
    /// The value here, for display; empty if unknown.
    pub mine: String,
    /// The value in the file, for display.
    pub theirs: String,
    /// The value in the file, as in packs.
    pub value: String,
    /// How the values compare.
    pub standing: FactStanding,
    /// Why the file's cell is invalid, in words; null if it is valid.
    pub problem: Option<String>,
}

/// How a cell of a file compares with the user's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactStanding {
    /// The value is unknown here.
    New,
    /// The value here is different.
    Other,
    /// The file's cell is invalid and can't be imported.
    Wrong,
}

/// Exports the user's facts about a game's figures to a file.
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

/// Returns a row of such a file.
pub(super) fn row(figure: &FigureId, name: &str, column: &str, value: &str) -> Vec<String> {
    vec![figure.to_string(), name.to_owned(), column.to_owned(), value.to_owned()]
}

/// Reads a file of facts.
///
/// # Errors
/// The file can't be read, or isn't a table.
pub fn read(request: &CompareFacts, _: &Words) -> Result<Spreadsheet, Error> {
    spreadsheet::read_own(&request.path)
}

/// Compares a file's facts with what is known here, without changing anything.
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
            continue; // not filled in
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
    /// Returns the cells that can be imported.
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
