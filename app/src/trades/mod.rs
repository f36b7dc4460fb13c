//! Trades: lists of spares and wants as files, finding an exchange, and recording the user's side of it.

mod answer;
mod book;
mod fault;
mod file;
mod find;
mod lists;
mod words;

pub use answer::{
    EvenExchange, HandOver, PairView, RingLeg, RingView, TradedPiece, TraderView, Trades, TradesBooked,
    WorthSum,
};
pub use book::{BookTrades, TradesUndone, book, undo};
pub use fault::TradesFault;
pub use file::{TradeFile, TradeLine, TradeLists, WriteTrades, read, read_to_book, write};
pub use find::{FindTrades, find};
