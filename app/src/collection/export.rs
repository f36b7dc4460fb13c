//! Exporting a collection as a table that Muster reads back exactly.

use std::collections::HashMap;

use muster_db::pack::LoadedGame;
use muster_db::table::copy::CopyRow;
use muster_db::table::holding::Holding;
use muster_rules::catalogue::{Catalogue, Printing};
use muster_rules::id::{FigureId, PrintingId};

use super::mapping::Field;
use super::money;
use crate::cells;
use crate::error::Error;
use crate::muster::Muster;

/// The columns, in order.
const COLUMNS: [Field; 18] = [
    Field::Printing,
    Field::Figure,
    Field::Set,
    Field::Number,
    Field::Name,
    Field::Figures,
    Field::Cards,
    Field::Wanted,
    Field::ForTrade,
    Field::Condition,
    Field::Painted,
    Field::Location,
    Field::Price,
    Field::Currency,
    Field::Acquired,
    Field::Photo,
    Field::Note,
    Field::Copy,
];

impl Muster {
    /// A game's collection as CSV: a row a printing, then a row a copy that has details. How many
    /// rows it has comes with it.
    ///
    /// # Errors
    /// Those of the database.
    pub fn export_collection(&mut self, game: &LoadedGame) -> Result<(String, usize), Error> {
        let id = game.catalogue.game().id.clone();
        let holdings = self.database()?.holdings(Some(&id))?;
        let copies = self.database()?.copies(Some(&id))?;
        let index = Index::new(&game.catalogue);
        let header = COLUMNS.iter().map(|c| c.name().to_owned()).collect();
        // A printing that was counted down to nothing is kept for its history, not for a table.
        let told = holdings.iter().map(|row| &row.holding).filter(|h| !says_nothing(h));
        let mut rows = vec![header];
        rows.extend(told.map(|h| holding_row(&index, h)));
        rows.extend(copies.iter().map(|row| copy_row(&index, row)));
        let count = rows.len() - 1;
        Ok((cells::for_people(&rows)?, count))
    }
}

/// Whether a holding counts nothing and notes nothing.
pub(super) fn says_nothing(holding: &Holding) -> bool {
    let counts = [holding.figures, holding.cards, holding.wanted, holding.for_trade];
    counts.iter().all(|c| *c == 0) && holding.note.is_empty()
}

/// A catalogue's printings by id: an export asks for one a row, of many rows.
struct Index<'a> {
    catalogue: &'a Catalogue,
    printings: HashMap<&'a PrintingId, &'a Printing>,
}

impl<'a> Index<'a> {
    fn new(catalogue: &'a Catalogue) -> Self {
        Self { catalogue, printings: catalogue.printings().iter().map(|p| (&p.id, p)).collect() }
    }

    /// The cell that tells which printing it is; `None` for other columns.
    fn identity(
        &self,
        printing: &PrintingId,
        figure: &FigureId,
        last_name: &str,
        field: Field,
    ) -> Option<String> {
        let known = self.printings.get(printing);
        Some(match field {
            Field::Printing => printing.to_string(),
            Field::Figure => figure.to_string(),
            Field::Name => self.catalogue.figure(figure).map_or(last_name, |f| f.name.as_str()).to_owned(),
            Field::Set => {
                let set = known.and_then(|p| self.catalogue.set(&p.set));
                set.map(|s| s.name.clone()).unwrap_or_default()
            }
            Field::Number => known.map(|p| p.number.clone()).unwrap_or_default(),
            _ => return None,
        })
    }
}

fn holding_row(index: &Index<'_>, holding: &Holding) -> Vec<String> {
    let cell = |field: &Field| {
        let name = index.identity(&holding.printing, &holding.figure, &holding.last_name, *field);
        name.unwrap_or_else(|| match field {
            Field::Figures => holding.figures.to_string(),
            Field::Cards => holding.cards.to_string(),
            Field::Wanted => holding.wanted.to_string(),
            Field::ForTrade => holding.for_trade.to_string(),
            Field::Note => holding.note.clone(),
            _ => String::new(),
        })
    };
    COLUMNS.iter().map(cell).collect()
}

fn copy_row(index: &Index<'_>, row: &CopyRow) -> Vec<String> {
    let copy = &row.copy;
    let cell = |field: &Field| {
        let name = index.identity(&copy.printing, &copy.figure, &copy.last_name, *field);
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
    COLUMNS.iter().map(cell).collect()
}
