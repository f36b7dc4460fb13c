//! Finds an exchange: who gives which pieces to whom.

use std::path::PathBuf;

use muster_db::pack::LoadedGame;
use muster_rules::id::PrintingId;
use muster_rules::trade::{Between, Fit, Manner, Ring, Trader, between, rings};
use serde::Deserialize;
use ts_rs::TS;

use super::answer::Trades;
use super::fault::TradesFault;
use super::file::{TradeFile, TradeLists, tidy};
use super::lists::{Known, lists};
use super::words::shown;
use crate::base::error::Error;
use crate::base::session::Session;

/// The lists to trade with, and how to trade.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default)]
pub struct FindTrades {
    /// The game's id.
    pub game: String,
    /// The paths of the list files.
    pub paths: Vec<PathBuf>,
    /// The user's name. The collection takes part under this name, unless a file has it.
    #[ts(optional = nullable)]
    pub me: Option<String>,
    /// Whether any printing of a wanted figure will do.
    pub any_printing: bool,
    /// Whether to trade one for one regardless of rarity.
    pub any_rarity: bool,
    /// Whether to trade by worth, between two, instead of one for one.
    pub by_worth: bool,
}

/// Pieces of one printing that move from one trader to another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moved {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) printing: PrintingId,
    pub(super) wanted: PrintingId,
    pub(super) count: u32,
    pub(super) worth: Option<i64>,
}

/// An exchange, with the lists it was found from.
pub(super) struct Found<'a> {
    pub(super) known: Known<'a>,
    pub(super) traders: Vec<Trader>,
    pub(super) currency: Option<String>,
    pub(super) me: Option<usize>,
    pub(super) rings: Vec<Ring>,
    pub(super) moved: Vec<Moved>,
    pub(super) pairs: Vec<(usize, usize, Between)>,
    pub(super) plan: String,
}

/// Finds an exchange in which as many pieces as possible go to someone who wants them.
///
/// # Errors
/// Fails if a list is for another game, there are fewer than two or, by worth, more than two, or the database can't
/// be read.
pub fn find(session: &mut Session, request: FindTrades, files: TradeLists) -> Result<Trades, Error> {
    let game = session.game(&request.game)?;
    let found = found(session, &game, &request, files)?;
    Ok(shown(&session.speaker(&game), &found))
}

/// Finds the exchange of a request.
pub(super) fn found<'a>(
    session: &mut Session,
    game: &'a LoadedGame,
    request: &FindTrades,
    files: Vec<TradeFile>,
) -> Result<Found<'a>, Error> {
    let lists = lists(&mut session.muster, game, files, request.me.as_deref())?;
    let known = Known::new(game, &lists);
    let (traders, currency) = known.traders(&lists);
    let me = request.me.as_deref().map(tidy).transpose()?;
    let me = me.and_then(|me| traders.iter().position(|trader| trader.name == me));
    let fit = if request.any_printing { Fit::Figure } else { Fit::Printing };
    if request.by_worth && traders.len() != 2 {
        return Err(TradesFault::NotTwo { count: traders.len() }.into());
    }
    let pair = |first: usize, second: usize| (first, second, between(&traders[first], &traders[second], fit));
    let pairs: Vec<_> = match (me, traders.len()) {
        (_, 2) => vec![pair(0, 1)],
        (Some(me), several) => {
            (0..several).filter(|other| *other != me).map(|other| pair(me, other)).collect()
        }
        (None, _) => Vec::new(),
    };
    let (rings, moved) = if request.by_worth {
        (Vec::new(), pairs.iter().flat_map(|(a, b, between)| by_worth(*a, *b, between)).collect())
    } else {
        let manner = Manner { fit, like_for_like: !request.any_rarity };
        let rings = rings(&traders, manner).rings;
        let moved = moved(&traders, &rings);
        (rings, moved)
    };
    let plan = plan(&traders, &moved);
    Ok(Found { known, traders, currency, me, rings, moved, pairs, plan })
}

/// Merges the moves of all rings by giver, receiver and printing.
fn moved(traders: &[Trader], rings: &[Ring]) -> Vec<Moved> {
    let worth = |from: usize, to: usize, printing: &PrintingId, wanted: &PrintingId| {
        let of = |lines: &[muster_rules::trade::Line], printing: &PrintingId| {
            lines.iter().find(|line| line.printing == *printing).and_then(|line| line.worth)
        };
        of(&traders[from].spares, printing).or_else(|| of(&traders[to].wants, wanted))
    };
    let mut all: Vec<Moved> = Vec::new();
    for (ring, leg) in rings.iter().flat_map(|ring| ring.legs.iter().map(move |leg| (ring, leg))) {
        all.push(Moved {
            from: leg.from,
            to: leg.to,
            printing: leg.printing.clone(),
            wanted: leg.wanted.clone(),
            count: ring.times,
            worth: worth(leg.from, leg.to, &leg.printing, &leg.wanted),
        });
    }
    all.sort();
    all.dedup_by(|next, kept| {
        let same = (next.from, next.to, &next.printing, &next.wanted)
            == (kept.from, kept.to, &kept.printing, &kept.wanted);
        if same {
            kept.count = kept.count.saturating_add(next.count);
        }
        same
    });
    all
}

/// Returns the moves of an even exchange between two traders.
fn by_worth(first: usize, second: usize, between: &Between) -> Vec<Moved> {
    let Some(even) = between.even() else { return Vec::new() };
    let sides = [(first, second, &between.first, even.first), (second, first, &between.second, even.second)];
    let moved = sides.into_iter().flat_map(|(from, to, offers, counts)| {
        offers.iter().zip(counts).filter(|(_, count)| *count > 0).map(move |(offer, count)| Moved {
            from,
            to,
            printing: offer.printing.clone(),
            wanted: offer.wanted.clone(),
            count,
            worth: offer.worth,
        })
    });
    moved.collect()
}

/// Returns a fingerprint of the moves, short enough to be read out.
fn plan(traders: &[Trader], moved: &[Moved]) -> String {
    let mut hasher = blake3::Hasher::new();
    for m in moved {
        let line = [
            traders[m.from].name.as_str(),
            traders[m.to].name.as_str(),
            m.printing.as_str(),
            m.wanted.as_str(),
            &m.count.to_string(),
        ];
        hasher.update(line.join("\n").as_bytes());
        hasher.update(b"\n\n");
    }
    let hex = hasher.finalize().to_hex().to_uppercase();
    format!("{}-{}", &hex[..4], &hex[4..8])
}
