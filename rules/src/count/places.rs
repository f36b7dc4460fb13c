//! Attachments: cards each of which needs a place on another member's card. Which of them are there is
//! settled one way after another; then all have a place where no set of them has fewer places than
//! cards (Hall's theorem), which is a matter of how many members of certain kinds there are.

use super::Tangled;
use super::leaf::{Bound, Leaf, endless};
use super::plan::{ANY, Plan, Those};
use super::world::subsets;

/// More ways to choose attachments than this are not gone through one by one.
const WAYS: usize = 1 << 8;

/// Where copies of an attachment may go.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The attachment.
    pub(crate) card: usize,
    pub(crate) carriers: Those,
    /// How many a copy carries.
    pub(crate) each: u32,
}

/// Parts squads by the attachments in them.
pub(crate) fn parts(plan: &Plan<'_>, leaf: Leaf) -> Result<Vec<Leaf>, Tangled> {
    let mut cards: Vec<usize> = plan.places.iter().flatten().map(|p| p.card).collect();
    cards.sort_unstable();
    cards.dedup();
    let mut parts = vec![leaf];
    for card in cards {
        let (least, most) = (parts[0].least[card], parts[0].most[card]);
        let most = if plan.request.attachments { most } else { most.min(least) };
        if most < least {
            return Ok(Vec::new());
        }
        if most == 0 {
            parts.iter_mut().for_each(|p| p.most[card] = 0);
            continue;
        }
        let ways = if endless(most) { usize::MAX } else { (most - least + 1) as usize };
        let ways = ways.saturating_mul(parts.len());
        if ways > WAYS {
            return Err(Tangled::Attachments(ways));
        }
        let with = |part: &Leaf, copies: u32| {
            let mut part = part.clone();
            (part.least[card], part.most[card]) = (copies, copies);
            part
        };
        parts = parts.iter().flat_map(|p| (least..=most).map(|n| with(p, n))).collect();
    }
    parts.into_iter().map(|part| placed(plan, part)).collect()
}

/// Asks for the carriers that a squad's attachments need.
fn placed(plan: &Plan<'_>, mut leaf: Leaf) -> Result<Leaf, Tangled> {
    for places in &plan.places {
        let held: Vec<&Place> = places.iter().filter(|p| leaf.most[p.card] > 0).collect();
        // Those with the same carriers are all the same.
        let mut kinds: Vec<(&Those, u32, u32)> = Vec::new();
        for place in held {
            let copies = leaf.most[place.card];
            match kinds.iter_mut().find(|(carriers, ..)| **carriers == place.carriers) {
                Some((_, sum, _)) => *sum = sum.saturating_add(copies),
                None => kinds.push((&place.carriers, copies, place.each)),
            }
        }
        let mut asked: Vec<(Those, u32)> = Vec::new();
        for set in subsets(kinds.len())? {
            let of = || kinds.iter().zip(&set).filter(|(_, s)| **s).map(|(k, _)| k);
            let Some((_, _, each)) = of().next() else { continue };
            let cards = of().fold(0_u32, |sum, (_, n, _)| sum.saturating_add(*n));
            let mut who = vec![false; leaf.most.len()];
            of().for_each(|(carriers, ..)| who.iter_mut().zip(*carriers).for_each(|(w, c)| *w |= c));
            let min = if *each == 0 { ANY } else { cards.div_ceil(*each) };
            match asked.iter_mut().find(|(same, _)| *same == who) {
                Some((_, most)) => *most = (*most).max(min),
                None => asked.push((who, min)),
            }
        }
        for (who, min) in asked {
            // That somebody is there is cheaper to ask than how many there are.
            match min {
                0 => {}
                1 => leaf.present.push(who),
                _ => leaf.bounds.push(Bound { who, min, max: ANY, wanted: false }),
            }
        }
    }
    Ok(leaf)
}
