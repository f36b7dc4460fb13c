//! Products: boxes of known contents, and boosters, whose contents are random.

use std::collections::{HashMap, HashSet};

use muster_rules::id::{PrintingId, SetId, slug};
use serde::Serialize;
use strum::{EnumString, VariantNames};

use super::place::Fault;
use super::rows::ProductRow;
use super::table::Located;

/// A kind of product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, EnumString, VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ProductKind {
    /// A starter box; its contents are known.
    Starter,
    /// A box with known contents.
    Pack,
    /// A box with random contents.
    Booster,
}

/// A product.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Product {
    /// The ID, derived from the name.
    pub id: String,
    /// The name.
    pub name: String,
    /// The kind.
    pub kind: ProductKind,
    /// The set that it belongs to.
    pub set: SetId,
    /// The contents, each figure with its card; empty if random.
    pub contents: Vec<(PrintingId, u32)>,
    /// The number of figures in it, if known.
    pub figures: Option<u32>,
}

/// Groups rows into products. A later pack's product replaces an earlier one with the same ID.
pub(crate) fn products(packs: &[&[Located<ProductRow>]]) -> Vec<Product> {
    let mut all = Vec::<Product>::new();
    for rows in packs {
        let mut own = Vec::<Product>::new();
        let mut places = HashMap::new();
        for row in rows.iter().map(|r| &r.value) {
            // A pack with an unknown kind isn't loaded: `faults` reports it.
            let Ok(kind) = row.kind.parse() else { continue };
            let at = *places.entry(row.product.as_str()).or_insert(own.len());
            if at == own.len() {
                own.push(Product {
                    id: row.product.clone(),
                    name: row.name.clone(),
                    kind,
                    set: SetId::from(row.set.as_str()),
                    contents: Vec::new(),
                    figures: None,
                });
            }
            let product = &mut own[at];
            if let Some(printing) = &row.printing {
                product.contents.push((PrintingId::from(printing.as_str()), row.count.unwrap_or(1)));
            }
            product.figures = product.figures.into_iter().chain(row.count).reduce(u32::saturating_add);
        }
        all.retain(|p| !places.contains_key(p.id.as_str()));
        all.append(&mut own);
    }
    all
}

/// The products of earlier rows.
#[derive(Default)]
pub(crate) struct Said<'a> {
    /// The first kind given for a product.
    kinds: HashMap<&'a str, &'a str>,
    /// Products and their printings.
    rows: HashSet<(&'a str, Option<&'a str>)>,
}

/// Checks a row on its own and against earlier ones, then adds it to them.
pub(crate) fn faults<'a>(row: &'a ProductRow, said: &mut Said<'a>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let expected = slug(&row.name);
    if row.product != expected {
        faults.push(Fault::IdRule { id: row.product.clone(), expected });
    }
    let known: Option<ProductKind> = row.kind.parse().ok();
    if known.is_none() {
        let known = ProductKind::VARIANTS.join(", ");
        faults.push(Fault::NotOneOf { value: row.kind.clone(), known });
    }
    match &row.printing {
        None if known != Some(ProductKind::Booster) => {
            faults.push(Fault::BadValue { value: String::new(), wanted: "printing" });
        }
        Some(value) if known == Some(ProductKind::Booster) => {
            faults.push(Fault::BadValue { value: value.clone(), wanted: "content of a booster" });
        }
        _ => {}
    }
    if row.count == Some(0) {
        faults.push(Fault::BadValue { value: "0".to_owned(), wanted: "number above 0" });
    }
    let kind = *said.kinds.entry(&row.product).or_insert(&row.kind);
    if kind != row.kind {
        faults.push(Fault::NotOneOf { value: row.kind.clone(), known: kind.to_owned() });
    }
    if !said.rows.insert((&row.product, row.printing.as_deref())) {
        let id = row.printing.clone().unwrap_or_else(|| row.product.clone());
        faults.push(Fault::Twice { id });
    }
    faults
}
