//! Boosters for sealed and draft tournaments, dealt at random. The user specifies their contents, as no source
//! states them for every set.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::id::FigureId;

/// The maximum number of boosters for a player.
pub const MOST_BOOSTERS: u32 = 30;
/// The maximum number of figures in a booster.
pub const MOST_FIGURES: u32 = 60;

/// What players do with their boosters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PoolPlay"))]
pub enum Play {
    /// Everyone opens their own boosters and builds from them.
    Sealed,
    /// Everyone takes a figure and passes on the rest.
    Draft,
}

/// The number of figures of a rarity in a booster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BoosterSlot"))]
pub struct Slot {
    /// The ID of the rarity.
    pub rarity: String,
    /// The number of figures.
    pub figures: u32,
}

/// The figures that boosters are filled from, by rarity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stock {
    /// A set as sold: unlimited, and no figure occurs twice in one booster.
    Sets(BTreeMap<String, Vec<FigureId>>),
    /// Limited copies of each figure: what is dealt is gone.
    Own(BTreeMap<String, BTreeMap<FigureId, u32>>),
}

/// There are too few figures of a rarity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// The rarity.
    pub rarity: String,
    /// The number needed: in one booster of a set, or in total from a collection.
    pub need: usize,
    /// The number available.
    pub have: usize,
}

/// Deals boosters: for each player the same number, each filled slot by slot.
///
/// # Errors
/// [`TooFew`], for the first rarity of which there aren't enough.
pub fn deal(
    stock: &Stock,
    slots: &[Slot],
    (players, boosters): (usize, usize),
    seed: u64,
) -> Result<Vec<Vec<Vec<FigureId>>>, TooFew> {
    let all = players.saturating_mul(boosters);
    let mut chance = Chance::new(seed, 0);
    // A rarity may occur in several slots.
    let mut wanted = BTreeMap::<&str, usize>::new();
    for slot in slots {
        *wanted.entry(&slot.rarity).or_default() += usize::try_from(slot.figures).unwrap_or(usize::MAX);
    }
    let mut piles = BTreeMap::new();
    for (rarity, each) in &wanted {
        let (pile, need) = match stock {
            Stock::Sets(figures) => (figures.get(*rarity).cloned().unwrap_or_default(), *each),
            Stock::Own(figures) => {
                let own = figures.get(*rarity).into_iter().flatten();
                let copies = own.flat_map(|(figure, n)| {
                    std::iter::repeat_n(figure.clone(), usize::try_from(*n).unwrap_or(0))
                });
                (copies.collect(), each.saturating_mul(all))
            }
        };
        if pile.len() < need {
            return Err(TooFew { rarity: (*rarity).to_owned(), need, have: pile.len() });
        }
        piles.insert(*rarity, pile);
    }
    let mut booster = || {
        let mut drawn = BTreeMap::new();
        for (rarity, each) in &wanted {
            let Some(pile) = piles.get_mut(rarity) else { continue };
            let taken: Vec<_> = match stock {
                Stock::Sets(_) => chance.draw(pile, *each),
                Stock::Own(_) => {
                    let mut take = |_| pile.swap_remove(chance.below(pile.len()));
                    (0..*each).map(&mut take).collect()
                }
            };
            drawn.insert(*rarity, taken.into_iter());
        }
        let take = |slot: &Slot| {
            let figures = usize::try_from(slot.figures).unwrap_or(0);
            drawn.get_mut(slot.rarity.as_str()).into_iter().flatten().take(figures).collect::<Vec<_>>()
        };
        slots.iter().flat_map(take).collect::<Vec<_>>()
    };
    Ok((0..players).map(|_| (0..boosters).map(|_| booster()).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(of: &[(&str, u32)]) -> Vec<Slot> {
        of.iter().map(|(rarity, figures)| Slot { rarity: (*rarity).to_owned(), figures: *figures }).collect()
    }

    fn sets() -> Stock {
        let figures =
            |rarity: &str, n: usize| (0..n).map(|i| format!("{rarity}-{i}").as_str().into()).collect();
        Stock::Sets(BTreeMap::from([
            ("common".to_owned(), figures("common", 9)),
            ("rare".to_owned(), figures("rare", 3)),
        ]))
    }

    #[test]
    fn every_booster_holds_what_it_should_and_no_figure_twice() {
        for seed in 0..200 {
            let dealt =
                deal(&sets(), &slots(&[("rare", 1), ("common", 5)]), (4, 3), seed).expect("there are enough");
            assert_eq!((dealt.len(), dealt[3].len()), (4, 3));
            for booster in dealt.iter().flatten() {
                assert_eq!(booster.len(), 6);
                assert!(booster[0].as_str().starts_with("rare"));
                let mut once = booster.clone();
                once.sort();
                once.dedup();
                assert_eq!(once.len(), 6, "{booster:?}");
            }
        }
    }

    #[test]
    fn the_same_seed_deals_the_same_and_every_figure_comes_about_as_often() {
        let slots = slots(&[("common", 3)]);
        assert_eq!(deal(&sets(), &slots, (2, 2), 7), deal(&sets(), &slots, (2, 2), 7));
        assert_ne!(deal(&sets(), &slots, (2, 2), 7), deal(&sets(), &slots, (2, 2), 8));
        let mut times = BTreeMap::<FigureId, u32>::new();
        for figure in deal(&sets(), &slots, (100, 30), 1).expect("there are enough").concat().concat() {
            *times.entry(figure).or_default() += 1;
        }
        // 1,000 each are expected, with a standard deviation of 26.
        assert!(times.len() == 9 && times.values().all(|n| (870..1_130).contains(n)), "{times:?}");
    }

    #[test]
    fn what_is_ones_own_is_dealt_once() {
        let own = BTreeMap::from([("a".into(), 3), ("b".into(), 2), ("c".into(), 1)]);
        let stock = Stock::Own(BTreeMap::from([("common".to_owned(), own)]));
        for seed in 0..50 {
            let dealt = deal(&stock, &slots(&[("common", 1)]), (3, 2), seed).expect("there are six");
            let mut all = dealt.concat().concat();
            all.sort();
            assert_eq!(all, ["a", "a", "a", "b", "b", "c"].map(FigureId::from));
        }
        let short = deal(&stock, &slots(&[("common", 1)]), (7, 1), 1);
        assert_eq!(short, Err(TooFew { rarity: "common".to_owned(), need: 7, have: 6 }));
        let none = deal(&sets(), &slots(&[("rare", 2), ("rare", 2)]), (1, 1), 1);
        assert_eq!(none, Err(TooFew { rarity: "rare".to_owned(), need: 4, have: 3 }));
    }
}
