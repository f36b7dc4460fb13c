//! What a file says of a printing or a copy. What it doesn't say, because a column is absent or a cell blank, stays as
//! it is.

use muster_db::pack::LoadedGame;
use muster_db::table::copy::{OwnedCopy, Price};
use muster_db::table::holding::{Holding, Worth};

use muster_rules::id::{FigureId, PrintingId};
use serde::Deserialize;
use ts_rs::TS;

use super::finder::Found;
use super::holdings::says_nothing;

/// How an import handles printings that are already in the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ImportMode {
    /// What the file says replaces what is stored; the rest stays.
    Replace,
    /// All of a listed printing is replaced, also by what the file doesn't say.
    ReplaceAll,
    /// The file's numbers are added to the stored ones.
    Add,
    /// Only current prices are imported.
    Worth,
}

/// A row's numbers and note for its printing, as far as it says them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) figures: Option<u32>,
    pub(crate) cards: Option<u32>,
    pub(crate) wanted: Option<u32>,
    pub(crate) for_trade: Option<u32>,
    pub(crate) note: Option<String>,
}

impl Counts {
    fn numbers(&self) -> [Option<u32>; 4] {
        [self.figures, self.cards, self.wanted, self.for_trade]
    }

    /// Returns whether nothing is said but zeros.
    pub(crate) fn is_empty(&self) -> bool {
        self.numbers().iter().all(|number| number.unwrap_or(0) == 0) && self.note.is_none()
    }

    /// Adds another row of the same printing.
    fn add(&mut self, other: &Self) {
        let sum = |one: &mut Option<u32>, other: Option<u32>| {
            if let Some(more) = other {
                *one = Some(one.unwrap_or(0).saturating_add(more));
            }
        };
        sum(&mut self.figures, other.figures);
        sum(&mut self.cards, other.cards);
        sum(&mut self.wanted, other.wanted);
        sum(&mut self.for_trade, other.for_trade);
        if let Some(more) = &other.note {
            let note = self.note.get_or_insert_default();
            if !note.contains(more.as_str()) {
                if !note.is_empty() {
                    note.push('\n');
                }
                note.push_str(more);
            }
        }
    }
}

/// What all rows of a file say of one printing.
#[derive(Clone, Debug)]
pub(super) struct Said {
    /// The printing, with nothing counted.
    of: Holding,
    counts: Counts,
    /// The rows that list it in a file without counts: each stands for one.
    listed: u32,
    worth: Option<Worth>,
    /// The line of the first of them.
    pub(super) line: usize,
}

impl Said {
    pub(super) fn new(game: &LoadedGame, found: &Found, line: usize) -> Self {
        let id = game.catalogue.game().id.clone();
        let mut of = Holding::new(id, found.printing.clone(), found.figure.clone(), found.name.clone());
        of.last_cost = found.cost;
        Self { of, counts: Counts::default(), listed: 0, worth: None, line }
    }

    /// Adds what another row says.
    pub(super) fn add(&mut self, counts: &Counts, listed: u32, worth: Option<Worth>) {
        self.counts.add(counts);
        self.listed = self.listed.saturating_add(listed);
        self.worth = worth.or_else(|| self.worth.take());
    }

    pub(super) fn printing(&self) -> &PrintingId {
        &self.of.printing
    }

    pub(super) fn figure(&self) -> &FigureId {
        &self.of.figure
    }

    pub(super) fn worth(&self) -> Option<&Worth> {
        self.worth.as_ref()
    }

    /// Returns whether nothing is said but zeros.
    pub(super) fn is_empty(&self) -> bool {
        self.counts.is_empty() && self.listed == 0 && self.worth.is_none()
    }

    /// Returns the number of figures, of a file read for itself.
    pub(super) fn figures(&self) -> u32 {
        self.counts.figures.unwrap_or(self.listed)
    }

    /// Returns the holding after an import. To add, it is what is added.
    pub(super) fn onto(&self, old: Option<&Holding>, mode: ImportMode) -> Holding {
        let Holding { figure, last_name, last_cost, .. } = self.of.clone();
        let counts = &self.counts;
        let (base, figures) = match mode {
            ImportMode::Worth => {
                let base = old.unwrap_or(&self.of).clone();
                return Holding { worth: self.worth.clone().or(base.worth.clone()), ..base };
            }
            ImportMode::Add | ImportMode::ReplaceAll => (&self.of, self.figures()),
            ImportMode::Replace => {
                // A mention stands for one of a figure that is new. Of one that is there it says nothing, unless it
                // is repeated.
                let mentioned = match old.filter(|old| !says_nothing(old)) {
                    None => self.listed,
                    Some(old) if self.listed > 1 => old.figures.max(self.listed),
                    Some(old) => old.figures,
                };
                (old.unwrap_or(&self.of), counts.figures.unwrap_or(mentioned))
            }
        };
        Holding {
            figure,
            last_name,
            last_cost,
            figures,
            cards: counts.cards.unwrap_or(base.cards),
            wanted: counts.wanted.unwrap_or(base.wanted),
            for_trade: counts.for_trade.unwrap_or(base.for_trade),
            note: counts.note.clone().unwrap_or_else(|| base.note.clone()),
            worth: self.worth.clone().or_else(|| old.and_then(|old| old.worth.clone())),
            ..base.clone()
        }
    }
}

/// The details of a single copy, as far as a row says them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Details {
    pub(crate) condition: Option<String>,
    pub(crate) painted: Option<bool>,
    pub(crate) location: Option<String>,
    pub(crate) price: Option<Price>,
    pub(crate) acquired: Option<String>,
    pub(crate) photo: Option<String>,
    pub(crate) note: Option<String>,
}

impl Details {
    pub(crate) fn says_something(&self) -> bool {
        let texts = [&self.condition, &self.location, &self.acquired, &self.photo];
        texts.iter().any(|text| text.is_some()) || self.painted.is_some() || self.price.is_some()
    }

    /// Returns the copy with these details. What isn't said stays as it was before.
    pub(crate) fn of(self, game: &LoadedGame, found: &Found, old: Option<&OwnedCopy>) -> OwnedCopy {
        let id = game.catalogue.game().id.clone();
        let new = OwnedCopy::new(id, found.printing.clone(), found.figure.clone(), found.name.clone());
        let base = old.cloned().unwrap_or_else(|| new.clone());
        OwnedCopy {
            game: new.game,
            printing: new.printing,
            figure: new.figure,
            last_name: new.last_name,
            last_cost: found.cost,
            condition: self.condition.unwrap_or(base.condition),
            painted: self.painted.or(base.painted),
            location: self.location.unwrap_or(base.location),
            price: self.price.or(base.price),
            acquired_on: self.acquired.or(base.acquired_on),
            photo: self.photo.or(base.photo),
            note: self.note.unwrap_or(base.note),
        }
    }
}
