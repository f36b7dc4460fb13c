//! The collection in numbers: how complete, how much, what it cost.

use std::collections::{BTreeMap, HashMap};

use muster_db::pack::LoadedGame;
use muster_db::table::copy::Price;

use super::money;
use crate::error::Error;
use crate::muster::Muster;

/// A game's collection in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// Figures owned.
    pub figures: u64,
    /// Stat cards owned.
    pub cards: u64,
    /// Different printings owned that the catalogue has.
    pub printings_owned: u32,
    /// Printings in the catalogue.
    pub printings_total: u32,
    /// What was paid, by currency.
    pub value: Vec<Amount>,
    /// Figures beyond the first of each printing.
    pub duplicates: u64,
    /// Figures wanted.
    pub wanted: u64,
    /// Figures for trade.
    pub for_trade: u64,
    /// Sets in the catalogue's order; those of which no printing is known are left out.
    pub sets: Vec<Share>,
    /// Rarities, common first.
    pub rarities: Vec<Share>,
    /// Factions in the game's order; a figure of several counts with each.
    pub factions: Vec<Share>,
}

/// How much of something is owned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Its id.
    pub id: String,
    /// Different printings owned.
    pub owned: u32,
    /// Printings in the catalogue.
    pub total: u32,
    /// Figures owned.
    pub figures: u64,
}

/// What was paid in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// Its code.
    pub currency: String,
    /// The sum, as it is written: `12.50`.
    pub amount: String,
    /// For how many copies.
    pub copies: u32,
}

impl Muster {
    /// A game's collection in numbers.
    ///
    /// # Errors
    /// Those of the database.
    pub fn overview(&mut self, game: &LoadedGame) -> Result<Overview, Error> {
        let (catalogue, data) = (&game.catalogue, game.catalogue.game());
        let database = self.database()?;
        let held = database.holdings(Some(&data.id))?;
        let prices = database.copies(Some(&data.id))?.into_iter().filter_map(|row| row.copy.price);
        let mut out = Overview {
            value: value(prices),
            printings_total: count(catalogue.printings().len()),
            ..Overview::default()
        };
        let mut figures = HashMap::new();
        for row in &held {
            let h = &row.holding;
            out.figures += u64::from(h.figures);
            out.cards += u64::from(h.cards);
            out.duplicates += u64::from(h.figures.saturating_sub(1));
            out.wanted += u64::from(h.wanted);
            out.for_trade += u64::from(h.for_trade);
            figures.insert(&h.printing, h.figures);
        }
        let mut sets = shares(catalogue.sets().iter().map(|s| s.id.as_str()));
        let mut rarities = shares(data.rarities.iter().map(|r| r.id.as_str()));
        let mut factions = shares(data.factions.iter().map(|f| f.id.as_str()));
        let places = |shares: &[Share]| -> HashMap<String, usize> {
            shares.iter().enumerate().map(|(i, s)| (s.id.clone(), i)).collect()
        };
        let (in_sets, in_rarities, in_factions) = (places(&sets), places(&rarities), places(&factions));
        for printing in catalogue.printings() {
            let owned = figures.get(&printing.id).copied().unwrap_or(0);
            out.printings_owned += u32::from(owned > 0);
            let add = |shares: &mut [Share], places: &HashMap<String, usize>, id: &str| {
                if let Some(share) = places.get(id).and_then(|i| shares.get_mut(*i)) {
                    share.total += 1;
                    share.owned += u32::from(owned > 0);
                    share.figures += u64::from(owned);
                }
            };
            add(&mut sets, &in_sets, printing.set.as_str());
            add(&mut rarities, &in_rarities, &printing.rarity);
            for faction in catalogue.figure(&printing.figure).into_iter().flat_map(|f| &f.factions) {
                add(&mut factions, &in_factions, faction.as_str());
            }
        }
        let known = |shares: Vec<Share>| shares.into_iter().filter(|s| s.total > 0).collect();
        (out.sets, out.rarities, out.factions) = (known(sets), known(rarities), known(factions));
        Ok(out)
    }
}

fn shares<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<Share> {
    ids.map(|id| Share { id: id.to_owned(), ..Share::default() }).collect()
}

fn value(prices: impl Iterator<Item = Price>) -> Vec<Amount> {
    let mut sums = BTreeMap::<String, (i64, u32)>::new();
    for price in prices {
        let sum = sums.entry(price.currency).or_default();
        *sum = (sum.0.saturating_add(price.minor), sum.1 + 1);
    }
    let amount = |(currency, (minor, copies)): (String, (i64, u32))| {
        let price = Price { minor, currency };
        Amount { amount: money::format(&price), currency: price.currency, copies }
    };
    sums.into_iter().map(amount).collect()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
