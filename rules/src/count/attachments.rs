//! Attachments: cards that each need a free place on another member's card.
//!
//! The number of copies of each attachment is settled case by case. Every attachment then has a place exactly
//! if no set of attachments has fewer places than cards (Hall's marriage theorem, 1935). Cards with the same
//! carriers are interchangeable, so it suffices to check sets of kinds, each of which gives a lower bound on
//! the copies of certain figures.
//!
//! If no attachments beyond the requested ones are allowed, the row of a card still reports the squads with one
//! more of it. Most of these are squads of the same subproblem, with the card paid for and a carrier among the
//! members: they are read off the subproblem's product as a [`Row`], all squads minus those without any
//! carrier. A card that affects more than that (conflicts, the cost of other figures, a bound) gets a
//! subproblem of its own.

use super::CountError;
use super::figure_set::{FigureSet, unite};
use super::model::{Model, UNLIMITED};
use super::scenario::assignments;
use super::subproblem::{Bound, Subproblem};

/// The maximum number of ways to choose attachments, each of which is a separate case.
const MAX_WAYS: usize = 1 << 8;

/// Who can carry an attachment.
#[derive(Clone, Debug)]
pub(crate) struct Carriers {
    /// The index of the attachment.
    pub(crate) card: usize,
    pub(crate) carriers: FigureSet,
    /// The number of attachments that a copy of a carrier takes.
    pub(crate) each: u32,
}

/// An attachment of which squads can have one more than requested.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The index of the attachment.
    pub(crate) card: usize,
    /// The cost of the extra copy.
    pub(crate) cost: usize,
    /// The figures that can carry it; at least one must be present.
    pub(crate) carriers: FigureSet,
}

/// Splits squads by their attachments, and bounds the carriers in each part. With [`Model::attachment_rows`],
/// squads with one more attachment are included, as parts of their own or as [`Row`]s of another part.
pub(crate) fn split(model: &Model<'_>, subproblem: Subproblem) -> Result<Vec<Subproblem>, CountError> {
    if !model.attachment_rows {
        return split_by_copies(model, subproblem);
    }
    let cards = cards(model);
    let (mut rows, mut parts) = (Vec::new(), Vec::new());
    for card in cards.iter().copied() {
        let copies = model.min_copies[card].saturating_add(1);
        if !(subproblem.min_copies[card]..=subproblem.max_copies[card]).contains(&copies) {
            continue;
        }
        if let Some(row) = row(model, &subproblem, card, &cards) {
            rows.push(row);
            continue;
        }
        let mut part = subproblem.clone();
        (part.min_copies[card], part.max_copies[card]) = (copies, copies);
        part.row_of = Some(card);
        parts.extend(split_by_copies(model, part)?);
    }
    for mut part in split_by_copies(model, subproblem)? {
        part.rows.clone_from(&rows);
        parts.push(part);
    }
    Ok(parts)
}

/// Returns the attachments of all rules, without duplicates.
fn cards(model: &Model<'_>) -> Vec<usize> {
    let mut cards: Vec<usize> = model.attachments.iter().flatten().map(|p| p.card).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// Returns the row of a card whose only effect on a subproblem is its cost and its need for a carrier.
fn row(model: &Model<'_>, subproblem: &Subproblem, card: usize, cards: &[usize]) -> Option<Row> {
    // Cards already present occupy places, too.
    let places = cards.iter().all(|other| subproblem.min_copies[*other] == 0);
    let mut rules = model.attachments.iter().flatten().filter(|c| c.card == card);
    let (carriers, None) = (rules.next().filter(|c| places && c.each > 0)?, rules.next()) else {
        return None;
    };
    let cost = &subproblem.copy_costs[card].single;
    let (Some(cost), true) = (cost.cheapest(), cost.all().len() == 1) else { return None };
    let named = subproblem.required.iter().any(|set| set[card])
        || subproblem.bounds.iter().any(|bound| bound.of[card])
        || model.conflicts[card].iter().any(|i| subproblem.max_copies[*i] > 0 && !cards.contains(i))
        || model.company_rules.iter().any(|rule| rule.figure == card || rule.company[card]);
    let cost = usize::try_from(cost).ok().filter(|_| !named)?;
    Some(Row { card, cost, carriers: carriers.carriers.clone() })
}

/// Splits squads by the number of copies of each attachment.
fn split_by_copies(model: &Model<'_>, subproblem: Subproblem) -> Result<Vec<Subproblem>, CountError> {
    let mut parts = vec![subproblem];
    for card in cards(model) {
        let (min, max) = (parts[0].min_copies[card], parts[0].max_copies[card]);
        // A case of the format may require more copies than requested; such a case has no squads.
        let asked = || match parts[0].row_of {
            Some(row) if row == card => max,
            _ => model.min_copies[card],
        };
        let max = if model.request.attachments { max } else { max.min(asked()) };
        if max < min {
            return Ok(Vec::new());
        }
        if max == 0 {
            parts.iter_mut().for_each(|p| p.max_copies[card] = 0);
            continue;
        }
        let ways = if max == UNLIMITED { usize::MAX } else { (max - min + 1) as usize };
        let ways = ways.saturating_mul(parts.len());
        if ways > MAX_WAYS {
            return Err(CountError::TooManyAttachments(ways));
        }
        let with = |part: &Subproblem, copies: u32| {
            let mut part = part.clone();
            (part.min_copies[card], part.max_copies[card]) = (copies, copies);
            part
        };
        parts = parts.iter().flat_map(|p| (min..=max).map(|n| with(p, n))).collect();
    }
    parts.into_iter().map(|part| require_carriers(model, part)).collect()
}

/// Adds Hall's condition for the attachments that are present: enough carriers for every set of kinds.
fn require_carriers(model: &Model<'_>, mut subproblem: Subproblem) -> Result<Subproblem, CountError> {
    for rule in &model.attachments {
        let mut kinds: Vec<(&FigureSet, u32, u32)> = Vec::new();
        for present in rule.iter().filter(|p| subproblem.max_copies[p.card] > 0) {
            let copies = subproblem.max_copies[present.card];
            match kinds.iter_mut().find(|(carriers, ..)| **carriers == present.carriers) {
                Some((_, sum, _)) => *sum = sum.saturating_add(copies),
                None => kinds.push((&present.carriers, copies, present.each)),
            }
        }
        let mut needed: Vec<(FigureSet, u32)> = Vec::new();
        for chosen in assignments(kinds.len())? {
            let kinds = || kinds.iter().zip(&chosen).filter(|(_, c)| **c).map(|(kind, _)| kind);
            let Some((_, _, each)) = kinds().next() else { continue };
            let cards = kinds().fold(0_u32, |sum, (_, n, _)| sum.saturating_add(*n));
            let mut carriers = vec![false; subproblem.max_copies.len()];
            kinds().for_each(|(set, ..)| unite(&mut carriers, set));
            let min = if *each == 0 { UNLIMITED } else { cards.div_ceil(*each) };
            match needed.iter_mut().find(|(same, _)| *same == carriers) {
                Some((_, most)) => *most = (*most).max(min),
                None => needed.push((carriers, min)),
            }
        }
        for (of, min) in needed {
            // Presence is cheaper to count than a number of copies.
            match min {
                0 => {}
                1 => subproblem.required.push(of),
                _ => subproblem.bounds.push(Bound { of, min, max: UNLIMITED, reported: false }),
            }
        }
    }
    Ok(subproblem)
}
