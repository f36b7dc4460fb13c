//! Export of a collection as a table that can be imported without loss.

use std::collections::HashMap;
use std::path::PathBuf;

use muster_db::table::copy::CopyRow;
use muster_db::table::holding::Holding;
use muster_rules::catalogue::{Catalogue, Printing};
use muster_rules::id::{FigureId, PrintingId};
use serde::Deserialize;
use ts_rs::TS;

use super::holdings::says_nothing;
use super::nameless::Nameless;
use crate::base::error::Error;
use crate::base::exported::Exported;
use crate::base::session::Session;
use crate::base::spreadsheet::Field;
use crate::base::{cells, money};

/// A request to export a collection.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportRequest {
    /// The game's id.
    pub game: String,
    /// The file to write; null to return the table.
    pub path: Option<PathBuf>,
}

/// Exports a collection as CSV: a row for each printing, then a row for each copy with details.
pub fn export(session: &mut Session, request: ExportRequest) -> Result<Exported, Error> {
    let game = session.game(&request.game)?;
    let id = &game.catalogue.game().id;
    let database = session.muster.database()?;
    let (holdings, copies) = (database.holdings(Some(id))?, database.copies(Some(id))?);
    let index = Index::new(&game.catalogue);
    // A printing whose counts dropped to zero is kept for its history, but not exported.
    let told = holdings.iter().map(|row| &row.holding).filter(|h| !says_nothing(h) || h.worth.is_some());
    let mut rows = vec![Field::written().map(|c| c.name().to_owned()).collect()];
    rows.extend(told.map(|h| holding_row(&index, h)));
    rows.extend(copies.iter().map(|row| copy_row(&index, row)));
    Exported::new(&session.muster, cells::for_people(&rows)?, rows.len() - 1, request.path)
}

/// A catalogue's printings by id, since every row of an export looks one up.
struct Index<'a> {
    catalogue: &'a Catalogue,
    printings: HashMap<&'a PrintingId, &'a Printing>,
}

impl<'a> Index<'a> {
    fn new(catalogue: &'a Catalogue) -> Self {
        Self { catalogue, printings: catalogue.printings().iter().map(|p| (&p.id, p)).collect() }
    }

    /// Returns the cell of a column that identifies the printing; `None` for other columns.
    fn identity(
        &self,
        printing: &PrintingId,
        figure: &FigureId,
        last_name: &str,
        field: Field,
    ) -> Option<String> {
        let known = self.printings.get(printing);
        let nameless = || Nameless::of(self.catalogue, printing).filter(|_| known.is_none());
        Some(match field {
            Field::Printing => printing.to_string(),
            Field::Figure => figure.to_string(),
            Field::Name => self.catalogue.figure(figure).map_or(last_name, |f| f.name.as_str()).to_owned(),
            Field::Set => {
                let set = known.and_then(|p| self.catalogue.set(&p.set));
                set.or_else(|| nameless().map(|n| n.set)).map(|s| s.name.clone()).unwrap_or_default()
            }
            Field::Number => {
                let number = known.map(|p| p.number.clone());
                number.or_else(|| nameless().map(|n| n.number.to_string())).unwrap_or_default()
            }
            _ => return None,
        })
    }
}

fn holding_row(index: &Index<'_>, holding: &Holding) -> Vec<String> {
    let cell = |field: Field| {
        let name = index.identity(&holding.printing, &holding.figure, &holding.last_name, field);
        name.unwrap_or_else(|| match field {
            Field::Figures => holding.figures.to_string(),
            Field::Cards => holding.cards.to_string(),
            Field::Wanted => holding.wanted.to_string(),
            Field::ForTrade => holding.for_trade.to_string(),
            Field::Note => holding.note.clone(),
            Field::Worth => holding.worth.as_ref().map(|w| money::format(&w.price)).unwrap_or_default(),
            Field::Currency => holding.worth.as_ref().map(|w| w.price.currency.clone()).unwrap_or_default(),
            _ => String::new(),
        })
    };
    Field::written().map(cell).collect()
}

fn copy_row(index: &Index<'_>, row: &CopyRow) -> Vec<String> {
    let copy = &row.copy;
    let cell = |field: Field| {
        let name = index.identity(&copy.printing, &copy.figure, &copy.last_name, field);
        name.unwrap_or_else(|| match field {
            Field::Condition => copy.condition.clone(),
            Field::Painted => {
                copy.painted.map(|p| if p { "yes" } else { "no" }).unwrap_or_default().to_owned()
            }
            Field::Location => copy.location.clone(),
            Field::Price => copy.price.as_ref().map(money::format).unwrap_or_default(),
            Field::Currency => copy.price.as_ref().map(|p| p.currency.clone()).unwrap_or_default(),
            Field::Acquired => copy.acquired_on.clone().unwrap_or_default(),
            Field::Photo => copy.photo.clone().unwrap_or_default(),
            Field::Note => copy.note.clone(),
            Field::Copy => row.uuid.to_string(),
            _ => String::new(),
        })
    };
    Field::written().map(cell).collect()
}
