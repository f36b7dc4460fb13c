//! What is sold: boxes whose contents are known, and boosters, whose contents are chance.

use std::collections::{HashMap, HashSet};

use muster_rules::id::{PrintingId, SetId, slug};
use serde::Serialize;

use super::place::Fault;
use super::rows::ProductRow;
use super::table::Located;

/// Kinds of products. Only those of fixed contents list printings.
pub(crate) const KINDS: [&str; 3] = ["starter", "pack", "booster"];

/// The kind whose contents are chance.
const BOOSTER: &str = "booster";

/// Something that is bought as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Product {
    /// Made by rule from the name.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// `starter`, `pack` or `booster`.
    pub kind: String,
    /// The set that it is of.
    pub set: SetId,
    /// What is in it, each figure with its card; empty where that is chance.
    pub contents: Vec<(PrintingId, u32)>,
    /// How many figures it holds, where that is known.
    pub figures: Option<u32>,
}

/// Joins rows to products. A later pack's product replaces an earlier one of the same id.
pub(crate) fn products(packs: &[&[Located<ProductRow>]]) -> Vec<Product> {
    let mut all = Vec::<Product>::new();
    for rows in packs {
        let mut own = Vec::<Product>::new();
        let mut places = HashMap::new();
        for row in rows.iter().map(|r| &r.value) {
            let at = *places.entry(row.product.as_str()).or_insert(own.len());
            if at == own.len() {
                own.push(Product {
                    id: row.product.clone(),
                    name: row.name.clone(),
                    kind: row.kind.clone(),
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

/// What rows of products have said so far.
#[derive(Default)]
pub(crate) struct Said<'a> {
    /// The first kind that is told of a product.
    kinds: HashMap<&'a str, &'a str>,
    /// Products with their printings.
    rows: HashSet<(&'a str, Option<&'a str>)>,
}

/// What is wrong with a row by itself and beside those before it, which it then joins.
pub(crate) fn faults<'a>(row: &'a ProductRow, said: &mut Said<'a>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let expected = slug(&row.name);
    if row.product != expected {
        faults.push(Fault::IdRule { id: row.product.clone(), expected });
    }
    if !KINDS.contains(&row.kind.as_str()) {
        faults.push(Fault::NotOneOf { value: row.kind.clone(), known: KINDS.join(", ") });
    }
    match &row.printing {
        None if row.kind != BOOSTER => {
            faults.push(Fault::BadValue { value: String::new(), wanted: "printing" });
        }
        Some(value) if row.kind == BOOSTER => {
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
