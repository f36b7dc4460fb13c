//! Recommendations of what to buy: the most useful purchases first, and among equally useful ones those that make the
//! most new squads legal.

use std::collections::{BTreeMap, BTreeSet};

use muster_rules::catalogue::{Catalogue, Printing};
use muster_rules::count::{self, BigUint, CountError, Goal, Request, Stop};
use muster_rules::id::{FigureId, SetId};
use muster_rules::squad::Member;

use super::begun::{Begun, Told};
use super::uses::{Used, Wishes};
use crate::base::error::Error;

/// Maximum number of purchases of a kind that are listed.
const TOLD: usize = 10;

/// Number of figures, and of sets, that are combined in pairs: those that open the most squads on their own.
const PAIRED: usize = 24;

/// A purchase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Purchase {
    /// The figures, one copy each; one that occurs twice is bought twice.
    pub(super) figures: Vec<FigureId>,
    /// The sets, if whole sets are bought.
    pub(super) sets: Vec<SetId>,
    /// Number of additional legal squads.
    pub(super) opens: BigUint,
    /// Its other uses.
    pub(super) used: Used,
}

impl Purchase {
    fn new(figures: Vec<FigureId>, sets: Vec<SetId>, wishes: &Wishes) -> Self {
        Self { opens: 0_u32.into(), used: wishes.used(&figures, &sets), figures, sets }
    }
}

/// Recommended purchases, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    /// Number of legal squads without a purchase.
    pub(super) now: BigUint,
    /// Single figures.
    pub(super) figures: Vec<Purchase>,
    /// Pairs of figures.
    pub(super) pairs: Vec<Purchase>,
    /// Whole sets, with a copy of each figure.
    pub(super) sets: Vec<Purchase>,
    /// Pairs of sets.
    pub(super) set_pairs: Vec<Purchase>,
    /// Figures that complete a saved squad.
    pub(super) squads: Vec<Purchase>,
    /// If no pair of figures opens a squad: the smallest purchases that do.
    pub(super) nearest: Vec<Purchase>,
}

/// Counts the squads that purchases open.
struct Shop<'a> {
    catalogue: &'a Catalogue,
    request: &'a Request<'a>,
    wishes: &'a Wishes,
    now: BigUint,
}

impl Begun {
    /// Returns recommended purchases, the most useful first.
    pub(super) fn gap(&self, wishes: &Wishes, stop: Option<&Stop>) -> Result<Told<Gap>, Error> {
        self.ask(stop, |catalogue, request| gap(catalogue, request, wishes))
    }
}

fn gap(catalogue: &Catalogue, request: &Request<'_>, wishes: &Wishes) -> Result<Gap, CountError> {
    let now = count::count(catalogue, request)?.legal;
    let shop = Shop { catalogue, request, wishes, now: now.clone() };
    let mut by_set = BTreeMap::<SetId, BTreeSet<FigureId>>::new();
    let sold = |p: &&Printing| !catalogue.game().unsold.contains(&p.set);
    for printing in catalogue.printings().iter().filter(sold) {
        by_set.entry(printing.set.clone()).or_default().insert(printing.figure.clone());
    }
    let mut figures = shop.opened(catalogue.figures().iter().map(|f| vec![f.id.clone()]).collect())?;
    let pairs = shop.opened(two_of(&figures, PAIRED))?;
    let named: Vec<_> = by_set.keys().map(|set| vec![set.clone()]).collect();
    let sets = shop.sets_opened(&by_set, &named)?;
    let best: Vec<_> = sets.iter().take(PAIRED).map(|p| p.sets.clone()).collect();
    let two_sets = two_of_sets(&best);
    let set_pairs = shop.sets_opened(&by_set, &two_sets)?;
    let nearest = if figures.is_empty() && pairs.is_empty() { shop.nearest()? } else { Vec::new() };
    figures.truncate(TOLD);
    let told = |mut all: Vec<Purchase>| {
        all.truncate(TOLD);
        all
    };
    let squads = told(shop.opened(wishes.for_squads())?);
    Ok(Gap {
        now,
        figures,
        pairs: told(pairs),
        sets: told(sets),
        set_pairs: told(set_pairs),
        squads,
        nearest,
    })
}

impl Shop<'_> {
    /// Evaluates purchases of figures, and returns the useful ones, the best first.
    fn opened(&self, bought: Vec<Vec<FigureId>>) -> Result<Vec<Purchase>, CountError> {
        let figures = bought.into_iter().map(|f| Purchase::new(f, Vec::new(), self.wishes));
        self.worth(figures.collect())
    }

    fn sets_opened(
        &self,
        by_set: &BTreeMap<SetId, BTreeSet<FigureId>>,
        bought: &[Vec<SetId>],
    ) -> Result<Vec<Purchase>, CountError> {
        let of = |sets: &Vec<SetId>| {
            let figures = sets.iter().filter_map(|s| by_set.get(s)).flatten().cloned().collect();
            Purchase::new(figures, sets.clone(), self.wishes)
        };
        self.worth(bought.iter().map(of).collect())
    }

    fn worth(&self, mut all: Vec<Purchase>) -> Result<Vec<Purchase>, CountError> {
        let members = |p: &Purchase| p.figures.iter().map(|f| Member::new(f.clone(), 1)).collect();
        let more: Vec<Vec<Member>> = all.iter().map(members).collect();
        let counts = count::with_more(self.catalogue, self.request, &more)?;
        for (purchase, then) in all.iter_mut().zip(counts) {
            purchase.opens = then - &self.now;
        }
        all.retain(|p| p.opens != BigUint::default() || p.used.finishes_something());
        all.sort_by_cached_key(|p| (p.used.rank(&p.opens), p.figures.clone()));
        Ok(all)
    }

    /// Returns the smallest purchases that open a squad.
    fn nearest(&self) -> Result<Vec<Purchase>, CountError> {
        let nothing = BTreeMap::new();
        let owned = self.request.owned.unwrap_or(&nothing);
        let any = Request { owned: None, ..*self.request };
        let goal = Goal::FewestMissing(owned);
        let found = match count::best(self.catalogue, &any, goal, TOLD) {
            Err(CountError::Unbounded(_)) => Vec::new(),
            found => found?,
        };
        let fewest = found.first().map_or(0, |f| f.value);
        let missing = |found: &count::Found| -> Vec<FigureId> {
            let lacks = |m: &Member| m.count.saturating_sub(owned.get(&m.figure).copied().unwrap_or(0));
            let lacks = found.members.iter().map(|m| (m, lacks(m)));
            lacks.flat_map(|(m, n)| std::iter::repeat_n(m.figure.clone(), n as usize)).collect()
        };
        let mut ways: Vec<_> = found.iter().filter(|f| f.value == fewest).map(missing).collect();
        ways.retain(|w| !w.is_empty());
        ways.sort();
        ways.dedup();
        self.opened(ways)
    }
}

/// Returns all pairs of the best figures, including each with itself.
fn two_of(singles: &[Purchase], most: usize) -> Vec<Vec<FigureId>> {
    let best = &singles[..singles.len().min(most)];
    let pair = |a: &Purchase, b: &Purchase| a.figures.iter().chain(&b.figures).cloned().collect();
    (0..best.len()).flat_map(|a| (a..best.len()).map(move |b| pair(&best[a], &best[b]))).collect()
}

fn two_of_sets(sets: &[Vec<SetId>]) -> Vec<Vec<SetId>> {
    let pair = |a: &[SetId], b: &[SetId]| a.iter().chain(b).cloned().collect();
    (0..sets.len()).flat_map(|a| (a + 1..sets.len()).map(move |b| pair(&sets[a], &sets[b]))).collect()
}
