//! An exchange as it is shown, printed and recorded.

use muster_rules::id::{FigureId, GameId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An exchange: who gives which pieces to whom.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Trades {
    /// The game's id.
    pub game: GameId,
    /// A fingerprint of the handovers, to be passed when recording so that no other exchange is recorded.
    pub plan: String,
    /// The number of pieces that move.
    pub pieces: u32,
    /// The number of pieces wanted by all.
    pub wanted: u32,
    /// The currency of all amounts; absent if no piece has a worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub currency: Option<String>,
    /// The owners of the lists, by name.
    pub traders: Vec<TraderView>,
    /// The handovers, by giver and receiver.
    pub handovers: Vec<HandOver>,
    /// The exchange as rings, the shortest first; empty if two trade by worth.
    pub rings: Vec<RingView>,
    /// Everything two could give each other: the user and each other trader, or the only two there are.
    pub pairs: Vec<PairView>,
}

/// The owner of a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TraderView {
    /// The owner's name.
    pub name: String,
    /// Whether it is the user.
    pub mine: bool,
    /// The pieces they give.
    pub gives: WorthSum,
    /// The pieces they get.
    pub gets: WorthSum,
    /// The worth of what they get minus that of what they give, as `-12.50 EUR`; absent if any of it is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub difference: Option<String>,
}

/// A number of pieces with their total worth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct WorthSum {
    /// The number of pieces.
    pub pieces: u32,
    /// The number of pieces whose worth is unknown.
    pub unpriced: u32,
    /// The worth of the other pieces; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<String>,
}

/// Pieces of one printing that one trader gives another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandOver {
    /// The giver's name.
    pub from: String,
    /// The receiver's name.
    pub to: String,
    /// The number of pieces.
    pub count: u32,
    /// The printing.
    pub piece: TradedPiece,
    /// The printing that is wanted, if it is another one of the same figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub instead_of: Option<TradedPiece>,
    /// The worth of one piece; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub worth: Option<String>,
}

/// A printing, with what identifies it to people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TradedPiece {
    /// The printing's id.
    pub printing: PrintingId,
    /// The figure's id.
    pub figure: FigureId,
    /// The figure's name in the reader's language.
    pub local_name: String,
    /// The set's name; empty if the catalogue lacks the printing.
    pub set: String,
    /// The number in the set.
    pub number: String,
    /// The rarity's id.
    pub rarity: String,
}

/// A ring of traders: each gives a piece to the next, the last one to the first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RingView {
    /// How many times it is repeated.
    pub times: u32,
    /// The traders in order, each with the piece they give.
    pub legs: Vec<RingLeg>,
}

/// A step of a ring.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RingLeg {
    /// The giver's name.
    pub from: String,
    /// The piece given to the next trader.
    pub piece: TradedPiece,
}

/// Everything two traders could give each other.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PairView {
    /// The first trader's name.
    pub first: String,
    /// The second trader's name.
    pub second: String,
    /// All pieces the first could give.
    pub first_gives: Vec<HandOver>,
    /// All pieces the second could give.
    pub second_gives: Vec<HandOver>,
    /// An even exchange of these; absent if one side has no piece of known worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub even: Option<EvenExchange>,
}

/// An exchange of approximately equal worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EvenExchange {
    /// The worth of what the first gives.
    pub first_worth: String,
    /// The worth of what the second gives.
    pub second_worth: String,
    /// The number of pieces the first gives.
    pub first_pieces: u32,
    /// The number of pieces the second gives.
    pub second_pieces: u32,
    /// The worth of what the second gives minus that of what the first gives, as `-0.50 EUR`.
    pub difference: String,
}

/// The user's side of an exchange, recorded.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TradesBooked {
    /// The plan that was recorded.
    pub plan: String,
    /// The number of pieces removed from the collection.
    pub given: u32,
    /// The number of pieces added to the collection.
    pub got: u32,
    /// Whether their stat cards moved with them, in a collection that counts cards.
    pub cards: bool,
    /// The number of the change, for undoing it.
    pub change: u32,
}
