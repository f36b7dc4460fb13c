//! The collection at a glance: sets with how much of each is there.

use std::collections::{BTreeMap, BTreeSet};

use muster_db::pack::LoadedGame;
use muster_rules::id::SetId;
use serde::Serialize;

use super::export::says_nothing;
use crate::error::Error;
use crate::muster::Muster;
use crate::print::find_set;

/// A game's collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CollectionView {
    /// Figures owned.
    pub figures: u64,
    /// Stat cards owned.
    pub cards: u64,
    /// Different printings owned.
    pub printings: usize,
    /// Different printings in the catalogue.
    pub catalogue: usize,
    /// Sets of which something is owned.
    pub sets: Vec<SetView>,
    /// What is held, printing by printing.
    pub rows: Vec<HoldingView>,
}

/// How much of a set is owned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetView {
    /// The set.
    pub set: SetId,
    /// Its name.
    pub name: String,
    /// Different printings owned.
    pub owned: usize,
    /// Printings in the catalogue.
    pub printings: usize,
}

/// What is held of one printing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HoldingView {
    /// The printing's id.
    pub printing: String,
    /// The figure's id.
    pub figure: String,
    /// The figure's English name, or the last one known.
    pub name: String,
    /// The set's name; empty where the printing is no longer in the catalogue.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// Figures owned.
    pub figures: u32,
    /// Stat cards owned.
    pub cards: u32,
    /// Wanted.
    pub wanted: u32,
    /// For trade.
    pub for_trade: u32,
    /// The note.
    pub note: String,
}

impl Muster {
    /// A game's collection, or the part of it in one set.
    ///
    /// # Errors
    /// There is no such set, or those of the database.
    pub fn collection(&mut self, game: &LoadedGame, set: Option<&str>) -> Result<CollectionView, Error> {
        let catalogue = &game.catalogue;
        let only = set.map(|s| find_set(game, s)).transpose()?;
        let by_id: BTreeMap<_, _> = catalogue.printings().iter().map(|p| (&p.id, p)).collect();
        let mut rows = Vec::new();
        let mut owned = BTreeSet::new();
        let (mut figures, mut cards) = (0_u64, 0_u64);
        for row in self.database()?.holdings(Some(&catalogue.game().id))? {
            let held = row.holding;
            if says_nothing(&held) {
                continue;
            }
            let printing = by_id.get(&held.printing);
            if only.as_ref().is_some_and(|s| printing.is_none_or(|p| p.set != *s)) {
                continue;
            }
            figures += u64::from(held.figures);
            cards += u64::from(held.cards);
            if held.figures > 0 {
                owned.insert(held.printing.clone());
            }
            let name = catalogue.figure(&held.figure).map_or(&held.last_name, |f| &f.name).clone();
            let set = printing.and_then(|p| catalogue.set(&p.set));
            rows.push(HoldingView {
                printing: held.printing.to_string(),
                figure: held.figure.to_string(),
                name,
                set: set.map(|s| s.name.clone()).unwrap_or_default(),
                number: printing.map(|p| p.number.clone()).unwrap_or_default(),
                figures: held.figures,
                cards: held.cards,
                wanted: held.wanted,
                for_trade: held.for_trade,
                note: held.note,
            });
        }
        let listed = |p: &&muster_rules::catalogue::Printing| only.as_ref().is_none_or(|s| p.set == *s);
        let printings: Vec<_> = catalogue.printings().iter().filter(listed).collect();
        let sets = catalogue.sets().iter().filter_map(|set| {
            let of_set = printings.iter().filter(|p| p.set == set.id);
            let here = of_set.clone().filter(|p| owned.contains(&p.id)).count();
            let view = || SetView {
                set: set.id.clone(),
                name: set.name.clone(),
                owned: here,
                printings: of_set.count(),
            };
            (here > 0 || only.as_ref() == Some(&set.id)).then(view)
        });
        Ok(CollectionView {
            figures,
            cards,
            printings: owned.len(),
            catalogue: printings.len(),
            sets: sets.collect(),
            rows,
        })
    }
}
