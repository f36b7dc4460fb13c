//! Trading: who gives what to whom, so that everybody gives as many pieces as they get.
//!
//! # The model
//!
//! Each [`Trader`] has pieces to spare and pieces they want. A piece that one can spare and another wants may move
//! from the one to the other; each piece moves at most once. What moves is a *circulation*: whoever gives gets as
//! many pieces as they give, and where [`Manner::like_for_like`] holds, as many of each rarity. [`rings()`] finds one
//! with as many pieces as there can be, and of these one in which most wishes are met by the very printing.
//!
//! This is the clearing of a barter exchange, as for kidneys (Abraham, Blum and Sandholm, 2007). There rings must be
//! short, since a ring is operated on at once, and with a limit on their length clearing is NP-hard. At a club's
//! evening everybody sits around the same table, so rings may be of any length, and clearing is a minimum-cost flow:
//! exact, in polynomial time (`flow.rs`). To balance the *worth* of what each gives and gets instead of its
//! number is NP-hard again (a partition of prices), needs all prices, and makes most of a club's wishes impossible to
//! meet; rarities keep an exchange fair where nobody knows a price, and what is known of worth is told for people
//! to even out. Between two, where the choice is small, [`Between::even`] evens it out itself.
//!
//! Of the rings that a circulation falls into those of two are taken first, then those of three, and so on: the
//! fewer hands a ring needs, the likelier it happens.

mod between;
mod flow;
mod rings;

pub use between::{Between, Even, Offer, between};
pub use rings::{Evening, Leg, Ring, rings};

use std::collections::BTreeMap;

use crate::id::{FigureId, PrintingId};

/// Somebody who trades.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trader {
    /// What they are called. Who is called first is served first where it makes no difference.
    pub name: String,
    /// What they can spare.
    pub spares: Vec<Line>,
    /// What they want.
    pub wants: Vec<Line>,
}

/// Pieces of one printing that somebody can spare, or wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The printing.
    pub printing: PrintingId,
    /// The figure that is printed.
    pub figure: FigureId,
    /// The rarity's id; empty where nobody knows it, which is a rarity of its own.
    pub rarity: String,
    /// How many.
    pub count: u32,
    /// What one is worth, in the smallest unit of the one currency of an exchange. Unknown is not nothing.
    pub worth: Option<i64>,
}

/// When a piece is one that somebody wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fit {
    /// It is of the very printing: for those who complete sets, where a figure of another set fills no gap.
    #[default]
    Printing,
    /// It is of the same figure: for those who want to field it. The very printing is preferred.
    Figure,
}

/// How an exchange is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// When a piece is one that somebody wants.
    pub fit: Fit,
    /// Whether everybody gives as many of each rarity as they get; else only as many in all.
    pub like_for_like: bool,
}

impl Default for Manner {
    fn default() -> Self {
        Self { fit: Fit::default(), like_for_like: true }
    }
}

/// What a trader brings into an exchange, each printing once, without what they would trade with themselves.
#[derive(Clone, Debug, Default)]
struct Brought {
    spares: BTreeMap<PrintingId, Line>,
    wants: BTreeMap<PrintingId, Line>,
}

impl Brought {
    /// Who wants a piece of what they can spare needs nobody else for it.
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

/// Lines by printing; those of one printing are added up.
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

/// Takes from both what they have in common.
fn settle(spare: &mut Line, want: &mut Line) {
    let both = spare.count.min(want.count);
    spare.count -= both;
    want.count -= both;
}
