//! Products: boxes with known contents, which are added at once, and boosters, whose contents are typed in.

use std::sync::Arc;

use muster_db::pack::{LoadedGame, Product, ProductKind};
use muster_db::table::holding::Bulk;
use muster_rules::fold::fold;
use muster_rules::id::{FactionId, GameId, PrintingId, SetId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::edit::within;
use super::nameless::{Nameless, by_set_and_number};
use super::undo::remembering;
use crate::base::error::{Error, Kind, Unfit};
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::games::GameRequest;

/// The most boxes that can be added at once; more is a typo.
const MOST_BOXES: u32 = 1_000;

/// The products of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductList {
    /// The game.
    pub game: GameId,
    /// The products, those with known contents first.
    pub products: Vec<ProductView>,
}

/// A product.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductView {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Its kind.
    pub kind: ProductKind,
    /// The id of its set.
    pub set: SetId,
    /// The set's name.
    pub set_name: String,
    /// The set's release date.
    pub released: Option<String>,
    /// Its contents; empty if they are random.
    pub contents: Vec<Content>,
    /// Number of figures in it, if known.
    pub figures: Option<u32>,
}

/// A figure in a product.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Content {
    /// The printing.
    pub printing: PrintingId,
    /// The number of figures.
    pub count: u32,
    /// The figure's name in the reader's language.
    pub local_name: String,
    /// Its factions.
    pub factions: Vec<FactionId>,
    /// Its number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
}

/// A request to add a product to the collection.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AddProduct {
    /// The game; null for the one that has the product.
    pub game: Option<String>,
    /// The product's id or name; or a set and a number in it, `harbinger 45`.
    pub product: String,
    /// Number of products to add.
    pub count: u32,
}

/// The result of adding a product.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductAdded {
    /// The game.
    pub game: GameId,
    /// The product's id.
    pub product: String,
    /// Its name.
    pub name: String,
    /// Number of products added.
    pub count: u32,
    /// Number of figures added, each with its card.
    pub figures: u32,
    /// The figures added.
    pub contents: Vec<Content>,
    /// The number by which to undo the change.
    pub change: u32,
}

/// Returns the products of a game.
pub fn products(session: &mut Session, request: GameRequest) -> Result<ProductList, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let mut products: Vec<_> = game.products.iter().map(|p| view(&speaker, p)).collect();
    products.sort_by_key(|p| p.contents.is_empty());
    Ok(ProductList { game: game.catalogue.game().id.clone(), products })
}

/// Adds the contents of a product to the collection, each figure with its card.
///
/// # Errors
/// There is no such game or product, its contents are random, the number is out of range, or the database fails.
pub fn add_product(session: &mut Session, request: AddProduct) -> Result<ProductAdded, Error> {
    let AddProduct { game, product: wanted, count } = request;
    let game = match game {
        Some(game) => session.game(&game)?,
        None => session.muster.game_of_product(&wanted)?,
    };
    let product = match (find(&game, &wanted), by_set_and_number(&game.catalogue, &wanted)) {
        (Ok(product), _) => product,
        (Err(_), Some(printing)) => return add_printing(session, &game, &printing, count),
        (Err(error), None) => return Err(error),
    };
    if product.contents.is_empty() {
        return Err(Error::Unfit { what: Unfit::Product, value: product.name.clone() });
    }
    if count == 0 || count > MOST_BOXES {
        return Err(Error::Unfit { what: Unfit::Count, value: count.to_string() });
    }
    let id = &game.catalogue.game().id;
    let ((), change) = remembering(session, id, |muster| {
        let mut more = Vec::new();
        for (printing, each) in &product.contents {
            let mut holding = muster.holding(&game, printing.as_str())?;
            let several = i64::from(*each) * i64::from(count);
            holding.figures = within(i64::from(holding.figures) + several)?;
            holding.cards = within(i64::from(holding.cards) + several)?;
            more.push(holding);
        }
        let now = muster.now();
        muster.database()?.put_holdings(&more, Bulk::Change, now)?;
        Ok(())
    })?;
    let mut contents = view(&session.speaker(&game), product).contents;
    contents.iter_mut().for_each(|c| c.count = c.count.saturating_mul(count));
    Ok(ProductAdded {
        game: id.clone(),
        product: product.id.clone(),
        name: product.name.clone(),
        count,
        figures: contents.iter().map(|c| c.count).sum(),
        contents,
        change,
    })
}

/// Adds a printing given by set and number, each figure with its card.
fn add_printing(
    session: &mut Session,
    game: &LoadedGame,
    printing: &PrintingId,
    count: u32,
) -> Result<ProductAdded, Error> {
    if count == 0 || count > MOST_BOXES {
        return Err(Error::Unfit { what: Unfit::Count, value: count.to_string() });
    }
    let id = &game.catalogue.game().id;
    let ((), change) = remembering(session, id, |muster| {
        let mut holding = muster.holding(game, printing.as_str())?;
        holding.figures = within(i64::from(holding.figures) + i64::from(count))?;
        holding.cards = within(i64::from(holding.cards) + i64::from(count))?;
        let now = muster.now();
        muster.database()?.put_holdings(&[holding], Bulk::Change, now)?;
        Ok(())
    })?;
    let held = session.muster.holding(game, printing.as_str())?;
    let speaker = session.speaker(game);
    let known = game.catalogue.printings().iter().find(|p| p.id == *printing);
    let nameless = Nameless::of(&game.catalogue, printing);
    let name = nameless.as_ref().map_or_else(|| speaker.figure(&held.figure), |n| n.called(&speaker));
    let figure = game.catalogue.figure(&held.figure);
    let number = known.map(|p| p.number.clone()).or(nameless.map(|n| n.number.to_string()));
    let content = Content {
        printing: printing.clone(),
        count,
        local_name: name.clone(),
        factions: figure.map(|f| f.factions.clone()).unwrap_or_default(),
        number: number.unwrap_or_default(),
        rarity: known.map(|p| p.rarity.clone()).unwrap_or_default(),
    };
    Ok(ProductAdded {
        game: id.clone(),
        product: printing.to_string(),
        name,
        count,
        figures: count,
        contents: vec![content],
        change,
    })
}

impl Muster {
    /// Returns the game with a product of this name or id; the first game if none has.
    fn game_of_product(&self, wanted: &str) -> Result<Arc<LoadedGame>, Error> {
        let sells = |game: &&Arc<LoadedGame>| game.products.iter().any(|p| is(p, wanted));
        let has = |game: &&Arc<LoadedGame>| by_set_and_number(&game.catalogue, wanted).is_some();
        let found = self.games().iter().find(sells).or_else(|| self.games().iter().find(has));
        found.cloned().map_or_else(|| self.game(None), Ok)
    }
}

/// Returns whether a product has this id or name.
fn is(product: &Product, wanted: &str) -> bool {
    product.id == wanted || fold(&product.name) == fold(wanted)
}

fn find<'a>(game: &'a LoadedGame, wanted: &str) -> Result<&'a Product, Error> {
    game.products
        .iter()
        .find(|p| is(p, wanted))
        .ok_or_else(|| Error::not_one_of(Kind::Product, wanted, game.products.iter().map(|p| &p.id)))
}

fn view(speaker: &Speaker<'_>, product: &Product) -> ProductView {
    let catalogue = &speaker.game.catalogue;
    let set = catalogue.set(&product.set);
    let contents = product.contents.iter().filter_map(|(id, count)| {
        let printing = catalogue.printings().iter().find(|p| p.id == *id)?;
        let figure = catalogue.figure(&printing.figure);
        Some(Content {
            printing: id.clone(),
            count: *count,
            local_name: speaker.figure(&printing.figure),
            factions: figure.map(|f| f.factions.clone()).unwrap_or_default(),
            number: printing.number.clone(),
            rarity: printing.rarity.clone(),
        })
    });
    ProductView {
        id: product.id.clone(),
        name: product.name.clone(),
        kind: product.kind,
        set: product.set.clone(),
        set_name: set.map(|s| s.name.clone()).unwrap_or_default(),
        released: set.and_then(|s| s.released.clone()),
        contents: contents.collect(),
        figures: product.figures,
    }
}
