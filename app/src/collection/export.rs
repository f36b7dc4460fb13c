//! Exporting a collection as a table that Muster reads back exactly.

use muster_db::pack::LoadedGame;
use muster_db::table::copy::CopyRow;
use muster_db::table::holding::Holding;
use muster_rules::id::{FigureId, PrintingId};

use super::mapping::Field;
use super::money;
use super::spreadsheet::guard;
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
        let mut writer = csv::Writer::from_writer(Vec::new());
        let mut failed = None;
        let mut put = |cells: Vec<String>| {
            if let Err(error) = writer.write_record(cells) {
                failed = Some(error);
            }
        };
        put(COLUMNS.iter().map(|c| c.name().to_owned()).collect());
        for row in &holdings {
            put(holding_row(game, &row.holding));
        }
        for row in &copies {
            put(copy_row(game, row));
        }
        if let Some(error) = failed {
            return Err(Error::Internal(error.to_string()));
        }
        let bytes = writer.into_inner().map_err(|e| Error::Internal(e.to_string()))?;
        let text = String::from_utf8(bytes).map_err(|e| Error::Internal(e.to_string()))?;
        Ok((text, holdings.len() + copies.len()))
    }
}

/// The cells that tell which printing it is.
fn identity(
    game: &LoadedGame,
    printing: &PrintingId,
    figure: &FigureId,
    last_name: &str,
    field: Field,
) -> Option<String> {
    let catalogue = &game.catalogue;
    let known = || catalogue.printings().iter().find(|p| p.id == *printing);
    Some(match field {
        Field::Printing => printing.to_string(),
        Field::Figure => figure.to_string(),
        Field::Name => catalogue.figure(figure).map_or(last_name, |f| f.name.as_str()).to_owned(),
        Field::Set => {
            let set = known().and_then(|p| catalogue.set(&p.set));
            set.map(|s| s.name.clone()).unwrap_or_default()
        }
        Field::Number => known().map(|p| p.number.clone()).unwrap_or_default(),
        _ => return None,
    })
}

fn holding_row(game: &LoadedGame, holding: &Holding) -> Vec<String> {
    let cell = |field: &Field| {
        let name = identity(game, &holding.printing, &holding.figure, &holding.last_name, *field);
        name.unwrap_or_else(|| match field {
            Field::Figures => holding.figures.to_string(),
            Field::Cards => holding.cards.to_string(),
            Field::Wanted => holding.wanted.to_string(),
            Field::ForTrade => holding.for_trade.to_string(),
            Field::Note => holding.note.clone(),
            _ => String::new(),
        })
    };
    COLUMNS.iter().map(|c| guard(&cell(c))).collect()
}

fn copy_row(game: &LoadedGame, row: &CopyRow) -> Vec<String> {
    let copy = &row.copy;
    let cell = |field: &Field| {
        let name = identity(game, &copy.printing, &copy.figure, &copy.last_name, *field);
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
    COLUMNS.iter().map(|c| guard(&cell(c))).collect()
}
