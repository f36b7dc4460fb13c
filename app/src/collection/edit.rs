//! Changes of what is held, of one printing or of many at once.

use muster_db::table::holding::{Bulk, Holding, Worth};
use muster_rules::id::PrintingId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::holdings::{Held, HoldingRow, HoldingsRequest, listed};
use super::{copies, undo};
use crate::base::error::{Error, Unfit};
use crate::base::muster::Muster;
use crate::base::session::Session;

/// The maximum number owned of one printing; anything more is a typo.
pub(super) const MOST: u32 = 1_000_000;

/// New numbers of a printing; null or absent ones are unchanged.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct SetHolding {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// Figures owned.
    #[ts(optional)]
    pub figures: Option<u32>,
    /// Stat cards owned.
    #[ts(optional)]
    pub cards: Option<u32>,
    /// Figures wanted.
    #[ts(optional)]
    pub wanted: Option<u32>,
    /// Figures for trade.
    #[ts(optional)]
    pub for_trade: Option<u32>,
    /// The note.
    #[ts(optional)]
    pub note: Option<String>,
    /// The current price of one, `12.50 EUR`; empty if unknown.
    #[ts(optional)]
    pub worth: Option<String>,
}

/// Numbers to add, or to remove if negative; null or absent ones are unchanged.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct AddHolding {
    /// The game's id.
    pub game: String,
    /// The printing's id.
    pub printing: String,
    /// Figures.
    #[ts(optional)]
    pub figures: Option<i32>,
    /// Stat cards.
    #[ts(optional)]
    pub cards: Option<i32>,
    /// Figures wanted.
    #[ts(optional)]
    pub wanted: Option<i32>,
    /// Figures for trade.
    #[ts(optional)]
    pub for_trade: Option<i32>,
}

/// A printing as it is after a change.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HoldingChanged {
    /// The printing.
    #[serde(flatten)]
    pub row: HoldingRow,
    /// The number by which to undo the change.
    pub change: u32,
}

/// A change to many printings.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct EditHoldings {
    /// The game's id.
    pub game: String,
    /// The printings to change.
    pub which: Which,
    /// The change to each of them.
    pub change: HoldingChange,
    /// Whether to report only what would change.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub dry_run: bool,
}

/// A selection of printings.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The printings with these ids.
    These(Vec<PrintingId>),
    /// All printings that a list contains, regardless of its paging.
    Listed(HoldingsRequest),
}

/// A change to what is held of a printing.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HoldingChange {
    /// Sets numbers and note; absent ones are unchanged.
    Set {
        /// Figures owned.
        #[ts(optional)]
        figures: Option<u32>,
        /// Stat cards owned.
        #[ts(optional)]
        cards: Option<u32>,
        /// Figures wanted.
        #[ts(optional)]
        wanted: Option<u32>,
        /// Figures for trade.
        #[ts(optional)]
        for_trade: Option<u32>,
        /// The note.
        #[ts(optional)]
        note: Option<String>,
    },
    /// Adds to the numbers, or subtracts from them, down to zero.
    Add {
        /// Figures owned.
        #[ts(optional)]
        figures: Option<i32>,
        /// Stat cards owned.
        #[ts(optional)]
        cards: Option<i32>,
        /// Figures wanted.
        #[ts(optional)]
        wanted: Option<i32>,
        /// Figures for trade.
        #[ts(optional)]
        for_trade: Option<i32>,
    },
    /// Sets the number wanted to what is missing from a target.
    WantUpTo {
        /// The target number of figures.
        copies: u32,
    },
    /// Puts all figures above a number up for trade.
    TradeBeyond {
        /// The number of figures to keep.
        copies: u32,
    },
    /// Sets the number of stat cards to that of figures.
    CardsAsFigures,
}

/// The result of a change to many printings.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct EditDone {
    /// Number of printings selected.
    pub printings: u32,
    /// Number of printings that changed.
    pub changed: u32,
    /// The number by which to undo the change; missing for a dry run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<u32>,
}

impl HoldingChange {
    /// Returns what the new numbers mean where another machine changes them, too.
    fn how(&self) -> Bulk {
        match self {
            Self::Add { .. } => Bulk::Change,
            Self::Set { .. } | Self::WantUpTo { .. } | Self::TradeBeyond { .. } | Self::CardsAsFigures => {
                Bulk::Set
            }
        }
    }

    fn apply(&self, held: &mut Holding) -> Result<(), Error> {
        match self {
            Self::Set { figures, cards, wanted, for_trade, note } => {
                let new = [*figures, *cards, *wanted, *for_trade];
                for (kept, new) in numbers(held).into_iter().zip(new) {
                    if let Some(new) = new {
                        *kept = within(i64::from(new))?;
                    }
                }
                if let Some(note) = note {
                    held.note.clone_from(note);
                }
            }
            Self::Add { figures, cards, wanted, for_trade } => {
                let more = [*figures, *cards, *wanted, *for_trade];
                for (kept, more) in numbers(held).into_iter().zip(more) {
                    let sum = i64::from(*kept) + i64::from(more.unwrap_or(0));
                    *kept = within(sum.max(0))?;
                }
            }
            Self::WantUpTo { copies } => {
                held.wanted = within(i64::from(copies.saturating_sub(held.figures)))?;
            }
            Self::TradeBeyond { copies } => held.for_trade = held.figures.saturating_sub(*copies),
            Self::CardsAsFigures => held.cards = held.figures,
        }
        Ok(())
    }
}

/// Returns the numbers of a holding: figures, cards, wanted, for trade.
fn numbers(held: &mut Holding) -> [&mut u32; 4] {
    [&mut held.figures, &mut held.cards, &mut held.wanted, &mut held.for_trade]
}

/// Sets the numbers of a printing.
///
/// # Errors
/// There is no such game or printing, a number is beyond reason, or the database fails.
pub fn set_holding(session: &mut Session, request: SetHolding) -> Result<HoldingChanged, Error> {
    let SetHolding { game, printing, figures, cards, wanted, for_trade, note, worth } = request;
    let set = HoldingChange::Set { figures, cards, wanted, for_trade, note };
    let today = session.muster.now().date_naive().to_string();
    let worth = worth.map(|text| copies::price(&text, "")).transpose()?;
    change(session, (&game, &printing), set.how(), |holding| {
        if let Some(price) = worth {
            holding.worth = price.map(|price| Worth { price, told_on: today });
        }
        set.apply(holding)
    })
}

/// Adds to a printing's numbers, or subtracts from them, down to zero.
pub fn add_holding(session: &mut Session, request: AddHolding) -> Result<HoldingChanged, Error> {
    let AddHolding { game, printing, figures, cards, wanted, for_trade } = request;
    let add = HoldingChange::Add { figures, cards, wanted, for_trade };
    change(session, (&game, &printing), add.how(), |holding| add.apply(holding))
}

/// Changes a printing's holding and returns the updated row.
fn change(
    session: &mut Session,
    (game, printing): (&str, &str),
    how: Bulk,
    by: impl FnOnce(&mut Holding) -> Result<(), Error>,
) -> Result<HoldingChanged, Error> {
    let game = session.game(game)?;
    let (holding, change) = undo::remembering(session, &game.catalogue.game().id, |muster| {
        let mut holding = muster.holding(&game, printing)?;
        by(&mut holding)?;
        let now = muster.now();
        muster.database()?.put_holdings(std::slice::from_ref(&holding), how, now)?;
        Ok(holding)
    })?;
    let held = Held::read(session, &game)?;
    let printing = game.catalogue.printings().iter().find(|p| p.id == holding.printing);
    Ok(HoldingChanged { row: held.row(&session.speaker(&game), &holding, printing), change })
}

/// Changes many printings in one transaction: all of them, or none if one fails.
///
/// # Errors
/// There is no such game or printing, a number is beyond reason, or the database fails.
pub fn edit_holdings(session: &mut Session, request: EditHoldings) -> Result<EditDone, Error> {
    let game = session.game(&request.game)?;
    let printings = match request.which {
        Which::These(printings) => printings,
        Which::Listed(list) => listed(session, &HoldingsRequest { game: request.game, ..list })?,
    };
    let edited = |muster: &mut Muster| -> Result<Vec<Holding>, Error> {
        let mut edited = Vec::new();
        for printing in &printings {
            let before = muster.holding(&game, printing.as_str())?;
            let mut after = before.clone();
            request.change.apply(&mut after)?;
            if after != before {
                edited.push(after);
            }
        }
        Ok(edited)
    };
    let (changed, change) = if request.dry_run {
        (edited(&mut session.muster)?.len(), None)
    } else {
        let (changed, change) = undo::remembering(session, &game.catalogue.game().id, |muster| {
            let edited = edited(muster)?;
            let now = muster.now();
            muster.database()?.put_holdings(&edited, request.change.how(), now)?;
            Ok(edited.len())
        })?;
        (changed, Some(change))
    };
    let whole = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Ok(EditDone { printings: whole(printings.len()), changed: whole(changed), change })
}

/// Checks that a number of figures or cards is within limits.
pub(crate) fn within(number: i64) -> Result<u32, Error> {
    let fits = u32::try_from(number).ok().filter(|n| *n <= MOST);
    fits.ok_or_else(|| Error::Unfit { what: Unfit::Count, value: number.to_string() })
}
