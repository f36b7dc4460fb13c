//! An overview of the collection: how complete it is, its size, its cost, and on request its printings.

use std::collections::{BTreeMap, HashMap, HashSet};

use muster_db::table::copy::Price;
use muster_db::table::holding::Holding;
use muster_rules::catalogue::{Printing, Set};
use muster_rules::id::{PrintingId, SetId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::holdings::{Held, HoldingRow, says_nothing};
use super::nameless::Nameless;
use crate::base::error::Error;
use crate::base::money;
use crate::base::session::Session;
use crate::games::find_set;

/// A request for an overview of a collection.
#[derive(Clone, Debug, Default, Deserialize, TS)]
pub struct CollectionRequest {
    /// The game's id.
    pub game: String,
    /// A set by id, name or abbreviation; null for the whole game.
    #[serde(default)]
    #[ts(optional)]
    pub set: Option<String>,
    /// Whether to include the printings held.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub rows: bool,
}

/// A collection in numbers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Collection {
    /// Figures owned.
    #[ts(type = "number")]
    pub figures: u64,
    /// Stat cards owned.
    #[ts(type = "number")]
    pub cards: u64,
    /// Number of different printings owned, including nameless numbers.
    pub printings: u32,
    /// Number of printings that exist: the known size of each set, or else its printings in the catalogue.
    pub catalogue: u32,
    /// The total price paid, by currency.
    pub value: Vec<Paid>,
    /// The total current price of the figures owned, by currency, as far as known.
    pub worth: Vec<Paid>,
    /// Number of figures owned without a known current price.
    #[ts(type = "number")]
    pub unpriced: u64,
    /// Copies by year of acquisition, in ascending order; those without a date are left out.
    pub years: Vec<YearAcquired>,
    /// Number of figures beyond the first of each printing.
    #[ts(type = "number")]
    pub duplicates: u64,
    /// Figures wanted.
    #[ts(type = "number")]
    pub wanted: u64,
    /// Figures for trade.
    #[ts(type = "number")]
    pub for_trade: u64,
    /// Sets in catalogue order; those with neither a known size nor a known printing are left out.
    pub sets: Vec<SetShare>,
    /// Rarities, common first.
    pub by_rarity: Vec<NamedShare>,
    /// Factions in the game's order; a figure with several factions counts for each.
    pub by_faction: Vec<NamedShare>,
    /// The printings held, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rows: Option<Vec<HoldingRow>>,
}

/// Copies acquired in a year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct YearAcquired {
    /// The year, `2008`.
    pub year: String,
    /// Number of copies.
    pub copies: u32,
    /// Cumulative number of copies by the end of the year.
    pub so_far: u32,
}

/// The owned share of some printings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Share {
    /// Number of different printings owned.
    pub owned: u32,
    /// Number of printings in the catalogue.
    pub printings: u32,
    /// Number of figures owned.
    #[ts(type = "number")]
    pub figures: u64,
}

/// The owned share of a set.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetShare {
    /// The set.
    pub set: SetId,
    /// Its name.
    pub name: String,
    /// Its first alias, or its name.
    pub short: String,
    /// Release date, as precisely as known.
    pub released: Option<String>,
    /// Number of its printings, if known.
    pub size: Option<u32>,
    /// The owned share.
    #[serde(flatten)]
    pub share: Share,
}

/// The owned share of a faction or a rarity.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NamedShare {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The owned share.
    #[serde(flatten)]
    pub share: Share,
}

/// A total in one currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Paid {
    /// The currency's code.
    pub currency: String,
    /// The total: `12.50`.
    pub amount: String,
    /// Number of copies in the total.
    pub copies: u32,
}

/// Returns an overview of a game's collection, or of its part in one set.
pub fn collection(session: &mut Session, request: CollectionRequest) -> Result<Collection, Error> {
    let game = session.game(&request.game)?;
    let (catalogue, data) = (&game.catalogue, game.catalogue.game());
    let only = request.set.map(|set| find_set(&game, &set)).transpose()?;
    let held = Held::read(session, &game)?;
    let copies = session.muster.database()?.copies(Some(&data.id))?.into_iter().map(|row| row.copy);
    let copies: Vec<_> = copies.collect();
    let speaker = session.speaker(&game);
    let in_part = |printing: &&Printing| only.as_ref().is_none_or(|set| printing.set == *set);
    let printings: HashMap<_, _> = catalogue.printings().iter().filter(in_part).map(|p| (&p.id, p)).collect();
    let known: HashSet<_> = catalogue.printings().iter().map(|p| &p.id).collect();
    // Whether a number is nameless takes a look at all printings, so that each held one is asked about once.
    let nameless: HashMap<_, _> = held
        .holdings
        .keys()
        .chain(copies.iter().map(|copy| &copy.printing))
        .filter(|id| !known.contains(id))
        .collect::<HashSet<_>>()
        .into_iter()
        .filter_map(|id| Some((id.clone(), Nameless::of(catalogue, id)?.set)))
        .collect();
    let asked_for = |id: &PrintingId| {
        let in_set = || nameless.get(id).map(|set| &set.id) == only.as_ref();
        only.is_none() || printings.contains_key(id) || in_set()
    };
    let counted: Vec<_> = held.holdings.values().filter(|h| asked_for(&h.printing)).collect();
    let copies: Vec<_> = copies.into_iter().filter(|c| asked_for(&c.printing)).collect();
    let share = |of: &dyn Fn(&Printing) -> bool| {
        let mut share = Share::default();
        for printing in printings.values().filter(|p| of(p)) {
            let figures = held.holdings.get(&printing.id).map_or(0, |h| h.figures);
            share.printings += 1;
            share.owned += u32::from(figures > 0);
            share.figures += u64::from(figures);
        }
        share
    };
    let named = |id: &str, name: String, of: &dyn Fn(&Printing) -> bool| {
        let share = share(of);
        (share.printings > 0).then(|| NamedShare { id: id.to_owned(), name, share })
    };
    // Nameless numbers count as owned, too.
    let numbered = held.holdings.values().filter(|h| h.figures > 0);
    let numbered: Vec<_> = numbered.filter_map(|h| Some((*nameless.get(&h.printing)?, h.figures))).collect();
    let of_set = |set: &Set| {
        let mut share = share(&|p| p.set == set.id);
        for (_, figures) in numbered.iter().filter(|(of, _)| of.id == set.id) {
            share.owned += 1;
            share.figures += u64::from(*figures);
        }
        SetShare {
            set: set.id.clone(),
            name: set.name.clone(),
            short: set.aliases.first().unwrap_or(&set.name).clone(),
            released: set.released.clone(),
            // If the catalogue has more printings, the stated size is wrong.
            size: set.printings.map(|size| size.max(share.printings)),
            share,
        }
    };
    let asked = catalogue.sets().iter().filter(|set| only.as_ref().is_none_or(|only| set.id == *only));
    let sets: Vec<_> = asked.map(of_set).filter(|s| s.share.printings > 0 || s.size.is_some()).collect();
    let owned = sets.iter().map(|s| s.share.owned).sum();
    let there_are = sets.iter().map(|s| s.size.unwrap_or(s.share.printings)).sum();
    let rarities =
        data.rarities.iter().filter_map(|r| named(&r.id, speaker.rarity(&r.id), &|p| p.rarity == r.id));
    let factions = data.factions.iter().filter_map(|f| {
        let has = |p: &Printing| catalogue.figure(&p.figure).is_some_and(|of| of.factions.contains(&f.id));
        named(f.id.as_str(), speaker.naming().faction(&f.id), &has)
    });
    let rows = request.rows.then(|| {
        let told = counted.iter().filter(|h| !says_nothing(h));
        told.map(|h| held.row(&speaker, h, printings.get(&h.printing).copied())).collect()
    });
    let sum = |of: fn(&Holding) -> u32| counted.iter().map(|h| u64::from(of(h))).sum();
    Ok(Collection {
        figures: sum(|h| h.figures),
        cards: sum(|h| h.cards),
        printings: owned,
        catalogue: there_are,
        years: years(copies.iter().filter_map(|c| c.acquired_on.as_deref())),
        value: value(copies.into_iter().filter_map(|c| c.price.map(|price| (price, 1)))),
        worth: value(counted.iter().filter_map(|h| Some((h.worth.clone()?.price, h.figures)))),
        unpriced: sum(|h| if h.worth.is_none() { h.figures } else { 0 }),
        duplicates: sum(|h| h.figures.saturating_sub(1)),
        wanted: sum(|h| h.wanted),
        for_trade: sum(|h| h.for_trade),
        sets,
        by_rarity: rarities.collect(),
        by_faction: factions.collect(),
        rows,
    })
}

/// Counts copies by the year at the start of their dates.
fn years<'a>(dates: impl Iterator<Item = &'a str>) -> Vec<YearAcquired> {
    let mut copies = BTreeMap::<&str, u32>::new();
    for date in dates {
        *copies.entry(date.get(..4).unwrap_or(date)).or_default() += 1;
    }
    let grown = copies.into_iter().scan(0, |so_far, (year, copies)| {
        *so_far += copies;
        Some(YearAcquired { year: year.to_owned(), copies, so_far: *so_far })
    });
    grown.collect()
}

/// Sums prices with their numbers of copies, by currency.
fn value(prices: impl Iterator<Item = (Price, u32)>) -> Vec<Paid> {
    let mut sums = BTreeMap::<String, (i64, u32)>::new();
    for (price, copies) in prices.filter(|(_, copies)| *copies > 0) {
        let sum = sums.entry(price.currency).or_default();
        let more = price.minor.saturating_mul(i64::from(copies));
        *sum = (sum.0.saturating_add(more), sum.1.saturating_add(copies));
    }
    let amount = |(currency, (minor, copies)): (String, (i64, u32))| {
        let price = Price { minor, currency };
        Paid { amount: money::format(&price), currency: price.currency, copies }
    };
    sums.into_iter().map(amount).collect()
}

#[cfg(test)]
mod tests {
    use super::years;

    #[test]
    fn a_collection_grows_by_the_year() {
        let grown = years(["2010-05", "2008", "2010-01-02"].into_iter());
        let told: Vec<_> = grown.iter().map(|y| (y.year.as_str(), y.copies, y.so_far)).collect();
        assert_eq!(told, [("2008", 1, 1), ("2010", 2, 3)]);
    }
}
