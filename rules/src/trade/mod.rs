//! Trading: who gives what to whom, so that everyone gives as many pieces as they get.
//!
//! # The model
//!
//! Each [`Trader`] has pieces to spare and pieces they want. A piece that one trader can spare and another
//! wants may move between them; each piece moves at most once. The moves form a *circulation*: everyone gets as
//! many pieces as they give and, with [`Manner::like_for_like`], as many of each rarity. [`rings()`] finds one
//! with the maximum number of pieces and, among these, one with the most exact printings.
//!
//! This is the clearing problem of barter exchanges, as for kidneys (Abraham, Blum and Sandholm, 2007). There
//! rings must be short, since all operations of a ring take place at once, and with a limit on their length
//! clearing is NP-hard. At a club meeting everyone sits around the same table, so rings may be of any length,
//! and clearing is a minimum-cost flow: exact, in polynomial time (`flow.rs`). Balancing the *worth* instead of
//! the number of pieces is NP-hard again (a partition of prices), requires all prices, and makes most wishes
//! impossible to fulfil; rarities keep an exchange fair without prices, and known worth is reported so that
//! people can even it out. Between two traders, where the choice is small, [`Between::even`] does that itself.
//!
//! A circulation is decomposed into rings of two first, then of three, and so on: the fewer people a ring
//! needs, the likelier it is to happen.

mod between;
mod flow;
mod rings;

pub use between::{Between, Even, Offer, between};
pub use rings::{Evening, Leg, Ring, rings};

use std::collections::BTreeMap;

use crate::id::{FigureId, PrintingId};

/// A person who trades.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trader {
    /// The name. Ties are broken in the order of names.
    pub name: String,
    /// The pieces they can spare.
    pub spares: Vec<Line>,
    /// The pieces they want.
    pub wants: Vec<Line>,
}

/// Pieces of one printing that a trader can spare or wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The printing.
    pub printing: PrintingId,
    /// The figure that is printed.
    pub figure: FigureId,
    /// The rarity's ID; empty if unknown, which counts as a rarity of its own.
    pub rarity: String,
    /// The number of pieces.
    pub count: u32,
    /// The worth of one piece, in the smallest unit of the exchange's currency. `None` if unknown, which isn't
    /// the same as 0.
    pub worth: Option<i64>,
}

/// When a piece fulfils a want.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fit {
    /// It is the same printing: for collectors who complete sets, where another set's figure fills no gap.
    #[default]
    Printing,
    /// It is the same figure: for players who want to field it. The same printing is preferred.
    Figure,
}

/// The rules of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// When a piece fulfils a want.
    pub fit: Fit,
    /// Whether everyone gets as many pieces of each rarity as they give, instead of only as many in total.
    pub like_for_like: bool,
}

impl Default for Manner {
    fn default() -> Self {
        Self { fit: Fit::default(), like_for_like: true }
    }
}

/// What a trader brings into an exchange, each printing once, without what they could give themselves.
#[derive(Clone, Debug, Default)]
struct Brought {
    spares: BTreeMap<PrintingId, Line>,
    wants: BTreeMap<PrintingId, Line>,
}

impl Brought {
    /// Returns what a trader brings. Wants that their own spares fulfil are removed.
    fn of(trader: &Trader, fit: Fit) -> Self {
        let mut brought = Self { spares: together(&trader.spares), wants: together(&trader.wants) };
        for (printing, want) in &mut brought.wants {
            if let Some(spare) = brought.spares.get_mut(printing) {
                settle(spare, want);
            }
        }
        if fit == Fit::Figure {
            for want in brought.wants.values_mut() {
                for spare in brought.spares.values_mut() {
                    if spare.figure == want.figure {
                        settle(spare, want);
                    }
                }
            }
        }
        brought.spares.retain(|_, line| line.count > 0);
        brought.wants.retain(|_, line| line.count > 0);
        brought
    }
}

/// Adds up lines of the same printing.
fn together(lines: &[Line]) -> BTreeMap<PrintingId, Line> {
    let mut out: BTreeMap<PrintingId, Line> = BTreeMap::new();
    for line in lines {
        match out.get_mut(&line.printing) {
            Some(known) => {
                known.count = known.count.saturating_add(line.count);
                known.worth = known.worth.or(line.worth);
            }
            None => drop(out.insert(line.printing.clone(), line.clone())),
        }
    }
    out
}

/// Removes from both what they have in common.
fn settle(spare: &mut Line, want: &mut Line) {
    let both = spare.count.min(want.count);
    spare.count -= both;
    want.count -= both;
}
