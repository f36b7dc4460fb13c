//! What is found of trades, as it is shown, printed and booked.

use muster_rules::id::{FigureId, GameId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who gives what to whom.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Trades {
    /// The game.
    pub game: GameId,
    /// A fingerprint of who gives what to whom: who books names it, so that nothing else is booked.
    pub plan: String,
    /// How many pieces move.
    pub pieces: u32,
    /// How many pieces are wanted in all.
    pub wanted: u32,
    /// The currency of what is known of worth; missing, where nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub currency: Option<String>,
    /// Everybody with a list, by name.
    pub traders: Vec<TraderView>,
    /// What moves, by who gives it and who gets it.
    pub handovers: Vec<HandOver>,
    /// The same in rings, short ones first; none where two exchange by worth.
    pub rings: Vec<RingView>,
    /// What two could give each other in all: the own collection and each other, or the only two there are.
    pub pairs: Vec<PairView>,
}

/// Somebody with a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TraderView {
    /// What they are called.
    pub name: String,
    /// Whether it is the user.
    pub mine: bool,
    /// What they give.
    pub gives: WorthSum,
    /// What they get.
    pub gets: WorthSum,
    /// By how much what they get is worth more than what they give, as `-12.50 EUR`; missing, where not all of
    /// it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub difference: Option<String>,
}

/// Pieces, and what is known of their worth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct WorthSum {
    /// How many.
    pub pieces: u32,
    /// Of how many of them nobody knows what they are worth.
    pub unpriced: u32,
    /// What the others are worth; missing, where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<String>,
}

/// Pieces of one printing that somebody gives somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandOver {
    /// Who gives.
    pub from: String,
    /// Who gets.
    pub to: String,
    /// How many.
    pub count: u32,
    /// What.
    pub piece: TradedPiece,
    /// What is wanted, where that is another printing of the figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead_of: Option<TradedPiece>,
    /// What one is worth; missing, where nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<String>,
}

/// A printing, as people tell it from others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TradedPiece {
    /// Its id.
    pub printing: PrintingId,
    /// The figure.
    pub figure: FigureId,
    /// The figure's name in the reader's language.
    pub local_name: String,
    /// The set's name; empty where the catalogue lacks the printing.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
}

/// A ring: each member gives a piece to the next, the last one to the first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RingView {
    /// How many times.
    pub times: u32,
    /// Its members in order, each with what they give.
    pub legs: Vec<RingLeg>,
}

/// A member of a ring.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RingLeg {
    /// Who gives to the next.
    pub from: String,
    /// What.
    pub piece: TradedPiece,
}

/// What two could give each other.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PairView {
    /// The one.
    pub first: String,
    /// The other.
    pub second: String,
    /// All that the one could give.
    pub first_gives: Vec<HandOver>,
    /// All that the other could.
    pub second_gives: Vec<HandOver>,
    /// An even exchange of it; missing, where nothing of known worth is on one side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub even: Option<EvenExchange>,
}

/// An even exchange by what is known of worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EvenExchange {
    /// What the one gives is worth.
    pub first_worth: String,
    /// What the other gives is worth.
    pub second_worth: String,
    /// How many pieces the one gives.
    pub first_pieces: u32,
    /// How many the other gives.
    pub second_pieces: u32,
    /// How much that of the other is worth more, as `-0.50 EUR`.
    pub difference: String,
}

/// One's own side, booked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TradesBooked {
    /// What was booked.
    pub plan: String,
    /// Pieces that left the collection.
    pub given: u32,
    /// Pieces that came into it.
    pub got: u32,
    /// Whether their stat cards went and came with them: only a collection that counts cards has any.
    pub cards: bool,
    /// The change's number, for taking it back.
    pub change: u32,
}
