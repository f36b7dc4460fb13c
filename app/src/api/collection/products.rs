//! Products: boxes whose contents are added at once, and boosters, whose contents are typed in.

use muster_db::pack::Product;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::remember;
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;
use crate::speaker::Speaker;

/// What is sold.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductList {
    /// Boxes of known contents first, then boosters.
    pub products: Vec<ProductView>,
}

/// Something that is bought as a whole.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductView {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// `starter`, `pack` or `booster`.
    pub kind: String,
    /// The set that it is of, by id.
    pub set: String,
    /// The set's name.
    pub set_name: String,
    /// When that was released.
    pub released: Option<String>,
    /// What is in it; empty where that is chance.
    pub contents: Vec<ContentView>,
    /// How many figures it holds, where that is known.
    pub figures: Option<u32>,
}

/// A figure in a product.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ContentView {
    /// The printing's id.
    pub printing: String,
    /// What the figure is called.
    pub name: String,
    /// Its factions, by id.
    pub factions: Vec<String>,
    /// Its number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
    /// How many.
    pub count: u32,
}

/// A product to be added.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AddProductRequest {
    /// The game's id.
    pub game: String,
    /// The product's id.
    pub product: String,
    /// How many of it.
    pub count: u32,
}

/// What was added.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ProductAdded {
    /// The change, for taking it back.
    pub change: u32,
    /// Figures added, each with its card.
    pub figures: u32,
    /// What was added, with how many of each.
    pub contents: Vec<ContentView>,
}

/// What is sold.
///
/// # Errors
/// There is no such game.
pub(crate) fn products(session: &mut Session, request: GameRequest) -> Result<ProductList, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let mut products: Vec<_> = game.products.iter().map(|p| view(&speaker, p)).collect();
    products.sort_by_key(|p| p.contents.is_empty());
    Ok(ProductList { products })
}

/// Adds a product's contents.
///
/// # Errors
/// There is no such game or product, the number is beyond reason, or those of the database.
pub(crate) fn add_product(session: &mut Session, request: AddProductRequest) -> Result<ProductAdded, Error> {
    let game = session.game(&request.game)?;
    let add = |muster: &mut crate::muster::Muster| muster.add_product(&game, &request.product, request.count);
    let (product, done) = session.muster.noting(&game.catalogue.game().id, add)?;
    let change = remember(session, done);
    let mut contents = view(&session.speaker(&game), product).contents;
    contents.iter_mut().for_each(|c| c.count = c.count.saturating_mul(request.count));
    Ok(ProductAdded { change, figures: contents.iter().map(|c| c.count).sum(), contents })
}

fn view(speaker: &Speaker<'_>, product: &Product) -> ProductView {
    let catalogue = &speaker.game.catalogue;
    let set = catalogue.set(&product.set);
    let contents = product.contents.iter().filter_map(|(id, count)| {
        let printing = catalogue.printings().iter().find(|p| p.id == *id)?;
        let figure = catalogue.figure(&printing.figure);
        Some(ContentView {
            printing: id.to_string(),
            name: speaker.figure(&printing.figure),
            factions: figure
                .map(|f| f.factions.iter().map(ToString::to_string).collect())
                .unwrap_or_default(),
            number: printing.number.clone(),
            rarity: printing.rarity.clone(),
            count: *count,
        })
    });
    ProductView {
        id: product.id.clone(),
        name: product.name.clone(),
        kind: product.kind.clone(),
        set: product.set.to_string(),
        set_name: set.map(|s| s.name.clone()).unwrap_or_default(),
        released: set.and_then(|s| s.released.clone()),
        contents: contents.collect(),
        figures: product.figures,
    }
}
