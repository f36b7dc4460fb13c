//! `muster collection products` and `muster collection add`

use muster_app::Error;
use muster_app::collection::products::{self, AddProduct};
use muster_app::games::GameRequest;

use crate::context::Context;
use crate::layout::{QUIET, Table, styled};
use crate::reply::{Reply, exit};

/// Lists a game's products.
pub(super) fn list(cx: &mut Context, game: Option<&String>) -> Result<Reply, Error> {
    let game = cx.game_id(game)?;
    let answer = products::products(&mut cx.session, GameRequest { game })?;
    Ok(cx.reply(exit::GOOD, &answer, || {
        let mut table = Table::new(&[1]);
        for product in &answer.products {
            let figures: u32 = product.contents.iter().map(|content| content.count).sum();
            let figures = if figures > 0 { figures.to_string() } else { String::new() };
            table.row([product.name.clone(), figures, product.id.clone()]);
        }
        if table.is_empty() {
            return cx.say("report-no-products", &[]);
        }
        let total = cx.say("report-products", &[("count", answer.products.len().into())]);
        format!("{}{}", table.draw(), styled(&total, QUIET, cx.colour))
    }))
}

/// Adds a product's contents to the collection.
pub(super) fn add(
    cx: &mut Context,
    product: String,
    game: Option<String>,
    count: u32,
) -> Result<Reply, Error> {
    let added = products::add_product(&mut cx.session, AddProduct { game, product, count })?;
    Ok(cx.reply(exit::GOOD, &added, || {
        let args = [
            ("product", added.name.as_str().into()),
            ("count", added.count.into()),
            ("figures", added.figures.into()),
        ];
        cx.say("done-product-added", &args)
    }))
}
