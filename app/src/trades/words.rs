//! Describes an exchange in the reader's language.

use muster_db::table::copy::Price;
use muster_rules::id::PrintingId;
use muster_rules::trade::{Between, Even, Offer};

use super::answer::{
    EvenExchange, HandOver, PairView, RingLeg, RingView, TradedPiece, TraderView, Trades, WorthSum,
};
use super::find::{Found, Moved};
use crate::base::money::written;
use crate::base::speaker::Speaker;

/// Returns an exchange as both shells get it.
pub(super) fn shown(speaker: &Speaker<'_>, found: &Found<'_>) -> Trades {
    let shower = Shower { speaker, found };
    let mut handovers: Vec<_> = found.moved.iter().collect();
    handovers.sort_by_key(|m| (m.from, m.to, shower.place(&m.printing)));
    let traders = (0..found.traders.len()).map(|at| shower.trader(at)).collect();
    let rings = found.rings.iter().map(|ring| RingView {
        times: ring.times,
        legs: ring
            .legs
            .iter()
            .map(|leg| RingLeg { from: shower.name(leg.from), piece: shower.piece(&leg.printing) })
            .collect(),
    });
    let pairs = found.pairs.iter().filter(|(.., between)| *between != Between::default());
    let wants = found.traders.iter().flat_map(|trader| &trader.wants);
    Trades {
        game: speaker.data().id.clone(),
        plan: found.plan.clone(),
        pieces: sum(found.moved.iter().map(|m| m.count)),
        wanted: sum(wants.map(|line| line.count)),
        currency: found.currency.clone(),
        traders,
        handovers: handovers.into_iter().map(|m| shower.handover(m)).collect(),
        rings: rings.collect(),
        pairs: pairs.map(|(first, second, between)| shower.pair(*first, *second, between)).collect(),
    }
}

fn sum(counts: impl Iterator<Item = u32>) -> u32 {
    counts.fold(0, u32::saturating_add)
}

struct Shower<'a> {
    speaker: &'a Speaker<'a>,
    found: &'a Found<'a>,
}

impl Shower<'_> {
    fn name(&self, trader: usize) -> String {
        self.found.traders[trader].name.clone()
    }

    /// Returns the sort key of a printing: its position in the catalogue; unknown ones come last, by id.
    fn place(&self, printing: &PrintingId) -> (usize, PrintingId) {
        let known = self.found.known.printings.get(printing);
        (known.map_or(usize::MAX, |(at, _)| *at), printing.clone())
    }

    fn piece(&self, printing: &PrintingId) -> TradedPiece {
        let (figure, told) = self.found.known.figure(printing);
        let known = self.found.known.printings.get(printing).map(|(_, known)| known);
        let set = known.and_then(|p| self.speaker.game.catalogue.set(&p.set));
        TradedPiece {
            printing: printing.clone(),
            local_name: told.map_or_else(|| self.speaker.figure(&figure), str::to_owned),
            figure,
            set: set.map(|s| self.speaker.game_word("set", s.id.as_str(), &s.name)).unwrap_or_default(),
            number: known.map(|p| p.number.clone()).unwrap_or_default(),
            rarity: known.map(|p| p.rarity.clone()).unwrap_or_default(),
        }
    }

    fn money(&self, minor: i64) -> Option<String> {
        let currency = self.found.currency.clone()?;
        let amount = written(&Price { minor: minor.saturating_abs(), currency });
        Some(if minor < 0 { format!("-{amount}") } else { amount })
    }

    fn handover(&self, moved: &Moved) -> HandOver {
        HandOver {
            from: self.name(moved.from),
            to: self.name(moved.to),
            count: moved.count,
            piece: self.piece(&moved.printing),
            instead_of: (moved.wanted != moved.printing).then(|| self.piece(&moved.wanted)),
            worth: moved.worth.and_then(|worth| self.money(worth)),
        }
    }

    fn trader(&self, at: usize) -> TraderView {
        let side = |is: fn(&Moved) -> usize| {
            let of: Vec<_> = self.found.moved.iter().filter(|m| is(m) == at).collect();
            let unpriced = sum(of.iter().filter(|m| m.worth.is_none()).map(|m| m.count));
            let priced = of.iter().filter_map(|m| Some(m.worth?.saturating_mul(i64::from(m.count))));
            let worth =
                priced.fold(None, |sum: Option<i64>, more| Some(sum.unwrap_or(0).saturating_add(more)));
            (sum(of.iter().map(|m| m.count)), unpriced, worth)
        };
        let (gives, gets) = (side(|m| m.from), side(|m| m.to));
        let told = |(pieces, unpriced, worth): (u32, u32, Option<i64>)| WorthSum {
            pieces,
            unpriced,
            worth: worth.and_then(|worth| self.money(worth)),
        };
        let difference = match (gives, gets) {
            ((_, 0, Some(given)), (_, 0, Some(got))) => self.money(got.saturating_sub(given)),
            _ => None,
        };
        TraderView {
            name: self.name(at),
            mine: self.found.me == Some(at),
            gives: told(gives),
            gets: told(gets),
            difference,
        }
    }

    fn pair(&self, first: usize, second: usize, between: &Between) -> PairView {
        let offers = |from: usize, to: usize, offers: &[Offer]| -> Vec<HandOver> {
            let mut moved: Vec<_> = offers
                .iter()
                .map(|offer| Moved {
                    from,
                    to,
                    printing: offer.printing.clone(),
                    wanted: offer.wanted.clone(),
                    count: offer.count,
                    worth: offer.worth,
                })
                .collect();
            moved.sort_by_key(|m| self.place(&m.printing));
            moved.iter().map(|m| self.handover(m)).collect()
        };
        PairView {
            first: self.name(first),
            second: self.name(second),
            first_gives: offers(first, second, &between.first),
            second_gives: offers(second, first, &between.second),
            even: between.even().and_then(|even| self.even(&even)),
        }
    }

    fn even(&self, even: &Even) -> Option<EvenExchange> {
        Some(EvenExchange {
            first_worth: self.money(even.first_worth)?,
            second_worth: self.money(even.second_worth)?,
            first_pieces: sum(even.first.iter().copied()),
            second_pieces: sum(even.second.iter().copied()),
            difference: self.money(even.second_worth - even.first_worth)?,
        })
    }
}
