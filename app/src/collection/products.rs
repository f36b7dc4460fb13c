//! What is sold as a whole, and bought.

use std::sync::Arc;

use muster_db::pack::{LoadedGame, Product};
use muster_db::table::holding::Bulk;
use muster_rules::fold::fold;

use super::change::within;
use crate::error::{Error, Kind, Unfit};
use crate::muster::Muster;

/// The most boxes that are added at once; more is a slip of the keyboard.
const MOST_BOXES: u32 = 1_000;

impl Muster {
    /// The game in which something of this name or id is sold, the first one where in none.
    ///
    /// # Errors
    /// There is no game.
    pub fn game_of_product(&self, wanted: &str) -> Result<Arc<LoadedGame>, Error> {
        let sells = |game: &&Arc<LoadedGame>| game.products.iter().any(|p| is(p, wanted));
        self.games().iter().find(sells).cloned().map_or_else(|| self.game(None), Ok)
    }

    /// Adds what is in a product, so many times over: each figure with its card.
    ///
    /// # Errors
    /// Nothing of this name is sold, what is in it is chance, a number is beyond reason, or those of
    /// the database.
    pub fn add_product<'a>(
        &mut self,
        game: &'a LoadedGame,
        wanted: &str,
        count: u32,
    ) -> Result<&'a Product, Error> {
        let product = find(game, wanted)?;
        if product.contents.is_empty() {
            return Err(Error::Unfit { what: Unfit::Product, value: product.name.clone() });
        }
        if count == 0 || count > MOST_BOXES {
            return Err(Error::Unfit { what: Unfit::Count, value: count.to_string() });
        }
        self.atomically(|muster| {
            let mut more = Vec::new();
            for (printing, each) in &product.contents {
                let mut holding = muster.holding(game, printing.as_str())?;
                let several = i64::from(*each) * i64::from(count);
                holding.figures = within(i64::from(holding.figures) + several)?;
                holding.cards = within(i64::from(holding.cards) + several)?;
                more.push(holding);
            }
            let now = muster.now();
            muster.database()?.put_holdings(&more, Bulk::Set, now)?;
            Ok(product)
        })
    }
}

/// Whether a product is meant, by its id or name.
fn is(product: &Product, wanted: &str) -> bool {
    product.id == wanted || fold(&product.name) == fold(wanted)
}

fn find<'a>(game: &'a LoadedGame, wanted: &str) -> Result<&'a Product, Error> {
    game.products.iter().find(|p| is(p, wanted)).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Product,
        name: wanted.to_owned(),
        known: game.products.iter().map(|p| p.id.clone()).collect(),
    })
}
