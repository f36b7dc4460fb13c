//! `muster collection products` and `muster collection add`

use muster_app::Error;
use serde_json::json;

use crate::context::{Context, Reply, exit};
use crate::layout::{QUIET, Table, styled};

/// What is sold in a game.
pub(super) fn list(cx: &mut Context, game: Option<&String>) -> Result<Reply, Error> {
    let game = cx.game(game)?;
    let products: Vec<_> = game
        .products
        .iter()
        .map(|p| {
            let contents: Vec<_> =
                p.contents.iter().map(|(id, count)| json!({ "printing": id, "count": count })).collect();
            json!({ "id": p.id, "name": p.name, "kind": p.kind, "set": p.set, "contents": contents })
        })
        .collect();
    let json = json!({ "game": game.catalogue.game().id, "products": products });
    Ok(cx.reply(exit::GOOD, &json, || {
        let mut table = Table::new(&[1]);
        for product in &game.products {
            let figures: u32 = product.contents.iter().map(|(_, count)| count).sum();
            let figures = if figures > 0 { figures.to_string() } else { String::new() };
            table.row([product.name.clone(), figures, product.id.clone()]);
        }
        if table.is_empty() {
            return cx.say("report-no-products", &[]);
        }
        let total = cx.say("report-products", &[("count", game.products.len().into())]);
        format!("{}{}", table.draw(), styled(&total, QUIET, cx.colour))
    }))
}

/// Adds a product's contents to the collection.
pub(super) fn add(cx: &mut Context, wanted: &str, game: Option<&String>, count: u32) -> Result<Reply, Error> {
    let game = match game {
        Some(_) => cx.game(game)?,
        None => cx.session.muster.game_of_product(wanted)?,
    };
    let product = cx.session.muster.add_product(&game, wanted, count)?;
    let each: u32 = product.contents.iter().map(|(_, count)| count).sum();
    let figures = each.saturating_mul(count);
    let json = json!({
        "game": game.catalogue.game().id, "product": product.id, "count": count, "figures": figures,
    });
    Ok(cx.reply(exit::GOOD, &json, || {
        let args =
            [("product", product.name.as_str().into()), ("count", count.into()), ("figures", figures.into())];
        cx.say("done-product-added", &args)
    }))
}
