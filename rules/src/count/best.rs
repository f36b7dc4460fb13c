//! The best squads by some goal: the product used for counting, over another semiring. Where counting adds
//! numbers of squads, each cell here keeps the `keep` best squads that reach it, with `max` for `+` and `+` for
//! `×` (dynamic programming; Huang and Chiang, *Better k-best parsing*, 2005).
//!
//! A cell is one point total, one combination of counters and one subset of the required sets that already have
//! a member. The values of copies of different figures must add up. Squads are stored as linked chains, so that
//! squads with a common prefix share it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigUint;

use crate::figure::Figure;
use crate::game::Stat;
use crate::id::FigureId;
use crate::squad::Member;

use super::CountError;
use super::conflict::{self, Conflicts, Vertex};
use super::deck::Deck;
use super::factor::{Factor, factorise};
use super::figure_set::FigureSet;
use super::model::{CompanyRule, Model};
use super::polynomial::{Degrees, MAX_COUNTERS, Polynomial, add_degrees};
use super::scenario::{assignments, scenarios, single_faction};
use super::subproblem::{MAX_PARTS, Subproblem, subproblems};

/// The maximum number of independent sets of one component to enumerate.
const MAX_SETS: usize = 20_000;

/// The maximum number of copies of one figure to consider.
const MAX_COPIES: usize = 1 << 12;

/// The maximum number of cells in the table.
const MAX_CELLS: usize = 1 << 22;

/// How squads are ranked.
#[derive(Clone, Copy, Debug)]
pub enum Goal<'a> {
    /// Most points spent.
    Points,
    /// Most activations.
    Activations,
    /// The highest sum of a stat, such as hit points.
    Stat(&'a Stat),
    /// Fewest copies beyond those given.
    FewestMissing(&'a BTreeMap<FigureId, u32>),
    /// Lowest total price of the copies beyond those given (first map), by price per copy in any unit (second
    /// map). Figures without a price rank last.
    CheapestMissing(&'a BTreeMap<FigureId, u32>, &'a BTreeMap<FigureId, i64>),
}

/// A squad that was found, with its value by the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its members, with all copies.
    pub members: Vec<Member>,
    /// The value by the goal, higher is better; negative for the goals that count missing copies. Of two squads, the
    /// one with fewer copies without a price is better whatever the value.
    pub value: i64,
    /// The number of missing copies without a price, which aren't in the value; 0 for the other goals.
    pub unpriced: u32,
    /// The points left over; 0 if the format has no limit.
    pub left: i64,
}

/// A squad by its value, the points left over, and its copies, ordered best first.
type Squad = (Reverse<i64>, i64, Vec<(usize, u32)>);

/// The price assumed for a copy without one: more than all others together.
const PRICELESS: i64 = 1 << 40;

impl Goal<'_> {
    /// Returns the value of `copies` copies of a figure, whose total cost is `cost`.
    fn value(&self, figure: &Figure, copies: u32, cost: i64) -> i64 {
        let missing = |have: &BTreeMap<FigureId, u32>| {
            i64::from(copies.saturating_sub(have.get(&figure.id).copied().unwrap_or(0)))
        };
        match self {
            Self::Points => cost,
            Self::Activations => i64::from(copies) * i64::from(figure.activates()),
            Self::Stat(stat) => i64::from(copies) * stat.of_all(figure),
            Self::FewestMissing(have) => -missing(have),
            Self::CheapestMissing(have, prices) => {
                -missing(have) * prices.get(&figure.id).copied().unwrap_or(PRICELESS)
            }
        }
    }

    /// Splits a squad's value into that of copies with a price and the number of those without.
    fn without_priceless(&self, value: i64) -> (i64, u32) {
        match self {
            Self::CheapestMissing(..) => {
                (value % PRICELESS, u32::try_from(-value / PRICELESS).unwrap_or(u32::MAX))
            }
            _ => (value, 0),
        }
    }
}

/// A squad in a cell: its value, and the last link of its chain.
#[derive(Clone, Copy, Debug)]
struct Entry {
    value: i64,
    last: usize,
}

/// A link of a chain: copies of one figure, and the preceding link.
#[derive(Clone, Copy, Debug)]
struct Link {
    figure: usize,
    copies: u32,
    before: usize,
}

/// The `before` of the first link of a chain.
const START: usize = usize::MAX;

/// One term of a factor.
struct Choice {
    degrees: Degrees,
    cost: usize,
    value: i64,
    taken: Vec<(usize, u32)>,
    /// The required sets it is a member of, as bits.
    covers: usize,
}

/// The best squads of a subproblem, by cell.
struct Table {
    /// Maps combinations of counters to rows and truncates them; its coefficients aren't used.
    shape: Polynomial<u128>,
    /// The number of possible point totals.
    width: usize,
    keep: usize,
    /// The entries of each cell, best first.
    cells: Vec<Vec<Entry>>,
    links: Vec<Link>,
}

impl Table {
    fn index(&self, covers: usize, row: usize, cost: usize) -> usize {
        (covers * self.shape.rows() + row) * self.width + cost
    }

    /// Multiplies by a factor.
    fn multiply(&mut self, choices: &[Choice]) {
        let empty = vec![Vec::new(); self.cells.len()];
        let old = std::mem::replace(&mut self.cells, empty);
        for (from, entries) in old.iter().enumerate().filter(|(_, e)| !e.is_empty()) {
            let (cost, rest) = (from % self.width, from / self.width);
            let (row, covers) = (rest % self.shape.rows(), rest / self.shape.rows());
            let width = self.width;
            for choice in choices.iter().filter(|c| cost + c.cost < width) {
                let Some(to) = self.shape.shift(row, &choice.degrees, 1) else { continue };
                let to = self.index(covers | choice.covers, to, cost + choice.cost);
                for entry in entries {
                    self.offer(to, entry.value + choice.value, entry.last, &choice.taken);
                }
            }
        }
    }

    /// Keeps a squad if it is among the best of its cell.
    fn offer(&mut self, to: usize, value: i64, mut before: usize, taken: &[(usize, u32)]) {
        let cell = &self.cells[to];
        let place = cell.partition_point(|e| e.value >= value);
        if place >= self.keep {
            return;
        }
        for (figure, copies) in taken {
            self.links.push(Link { figure: *figure, copies: *copies, before });
            before = self.links.len() - 1;
        }
        let cell = &mut self.cells[to];
        cell.insert(place, Entry { value, last: before });
        cell.truncate(self.keep);
    }
}

/// Returns the `keep` best squads, best first.
pub(crate) fn best(model: &Model<'_>, goal: Goal<'_>, keep: usize) -> Result<Vec<Found>, CountError> {
    let mut found = BTreeSet::<Squad>::new();
    for scenario in scenarios(model)? {
        for faction in (0..64).filter(|f| model.playable_factions >> f & 1 == 1) {
            let Some(faction_term) = single_faction(model, &scenario, faction) else { continue };
            subproblems(model, &scenario, faction_term, &mut |subproblem| {
                model.check_stop()?;
                for part in split_by_company(model, subproblem)? {
                    best_of(model, &part, goal, keep, &mut found)?;
                }
                Ok(())
            })?;
            if !model.requires_one_faction() {
                break; // squads are the same for every faction
            }
        }
    }
    let figures = model.catalogue.figures();
    let squad = |(value, left, copies): Squad| {
        let (value, unpriced) = goal.without_priceless(value.0);
        let member = |(i, n): &(usize, u32)| Member::new(figures[*i].id.clone(), *n);
        Found { members: copies.iter().map(member).collect(), value, unpriced, left }
    };
    Ok(found.into_iter().take(keep).map(squad).collect())
}

/// Splits squads by how each figure that needs company is accounted for: it is absent, another figure keeps it
/// company, or there are two copies of it. The parts overlap, which is harmless here.
fn split_by_company(model: &Model<'_>, subproblem: Subproblem) -> Result<Vec<Subproblem>, CountError> {
    let mut parts = vec![subproblem];
    let split = |part: Subproblem, rule: &CompanyRule| {
        let i = rule.figure;
        if part.max_copies[i] == 0 {
            return vec![part];
        }
        let mut with = part.clone();
        with.min_copies[i] = with.min_copies[i].max(1);
        with.required.push(rule.company.clone());
        let mut several = part.clone();
        several.min_copies[i] = several.min_copies[i].max(2);
        let mut none = part;
        none.max_copies[i] = 0;
        let mut all = vec![none, with];
        if rule.itself {
            all.push(several);
        }
        all.retain(|p| p.min_copies[i] <= p.max_copies[i]);
        all
    };
    for rule in &model.company_rules {
        parts = parts.into_iter().flat_map(|part| split(part, rule)).collect();
        if parts.len() > MAX_PARTS {
            return Err(CountError::TooManyCases(parts.len()));
        }
    }
    Ok(parts)
}

/// Adds the best squads of a subproblem to `found`, and truncates `found` to the `keep` best.
fn best_of(
    model: &Model<'_>,
    subproblem: &Subproblem,
    goal: Goal<'_>,
    keep: usize,
    found: &mut BTreeSet<Squad>,
) -> Result<(), CountError> {
    // Decks aren't optimised; they only have to be completable.
    for (deck, limit) in model.decks.iter().zip(&subproblem.deck_limits) {
        if deck.count_exactly(*limit, false)?.all == BigUint::default() {
            return Ok(());
        }
    }
    let Some((min_copies, open)) = subproblem.propagate() else { return Ok(()) };
    let all_sets = assignments(open.len())?.count() - 1;
    let Some(factored) = factorise::<u128>(model, subproblem, &min_copies, &subproblem.max_copies)? else {
        return Ok(());
    };
    let bounds: Vec<_> = factored.groups.iter().flat_map(|g| g.bounds.iter().copied()).collect();
    if bounds.len() > MAX_COUNTERS {
        return Err(CountError::TooManyBounds(bounds.len()));
    }
    let maxima: Vec<u32> = bounds.iter().map(|(_, max)| *max).collect();
    let width = factored.points + 1;
    let rows = maxima.iter().fold(1_usize, |all, max| all.saturating_mul(*max as usize + 1));
    if rows.saturating_mul(all_sets + 1).saturating_mul(width) > MAX_CELLS {
        return Err(CountError::TooManyPoints(i64::try_from(factored.points).unwrap_or(i64::MAX)));
    }
    let shape = Polynomial::<u128>::one(&maxima, 0);
    let mut table = Table {
        width,
        keep: keep + usize::from(factored.has_empty), // one more, as the empty squad isn't legal
        cells: vec![Vec::new(); (all_sets + 1) * shape.rows() * width],
        links: Vec::new(),
        shape,
    };
    let fixed = &factored.fixed;
    let terms = Terms { model, subproblem, goal, fixed, open: &open, width };
    let held = || (0..fixed.len()).filter(|i| fixed[*i] > 0);
    let start = held().map(|i| terms.worth(i, fixed[i])).sum::<i64>() + terms.worth_of_decks();
    let at = table.index(held().fold(0, |all, i| all | terms.covers(i)), 0, 0);
    table.cells[at].push(Entry { value: start, last: START });
    let mut before = 0; // counters of the preceding groups
    for group in &factored.groups {
        let counters = group.bounds.len();
        let place = |degrees: &Degrees| {
            let mut out = Degrees::default();
            out[before..before + counters].copy_from_slice(&degrees[..counters]);
            out
        };
        for factor in &group.factors {
            table.multiply(&terms.choices(factor, &place)?);
        }
        before += counters;
    }
    for row in 0..table.shape.rows() {
        if table.shape.degrees_of(row).iter().zip(&bounds).any(|(n, (min, _))| n < min) {
            continue;
        }
        for cost in if model.exact { width - 1..width } else { 0..width } {
            for entry in &table.cells[table.index(all_sets, row, cost)] {
                let mut copies = fixed.clone();
                let mut at = entry.last;
                while at != START {
                    let link = table.links[at];
                    copies[link.figure] += link.copies;
                    at = link.before;
                }
                let mut copies: Vec<_> = copies.into_iter().enumerate().filter(|(_, n)| *n > 0).collect();
                if !copies.is_empty() {
                    copies.extend(model.decks.iter().flat_map(Deck::required));
                    let left = i64::try_from(factored.points - cost).unwrap_or(0);
                    found.insert((Reverse(entry.value), left, copies));
                }
            }
        }
    }
    while found.len() > keep {
        found.pop_last();
    }
    Ok(())
}

/// The terms of a subproblem's factors.
struct Terms<'a> {
    model: &'a Model<'a>,
    subproblem: &'a Subproblem,
    goal: Goal<'a>,
    fixed: &'a [u32],
    /// Required sets without a fixed member.
    open: &'a [FigureSet],
    width: usize,
}

impl Terms<'_> {
    /// Returns the value of some copies of a figure.
    fn worth(&self, i: usize, copies: u32) -> i64 {
        let cost = &self.subproblem.copy_costs[i];
        let each = if copies == 1 { cost.single.cheapest() } else { cost.each.cheapest() };
        let cost = each.unwrap_or(0) * i64::from(copies);
        self.goal.value(&self.model.catalogue.figures()[i], copies, cost)
    }

    /// Returns the value that copies of a figure add to the fixed ones.
    fn added_worth(&self, i: usize, copies: u32) -> i64 {
        let fixed = self.fixed[i];
        let worth = |copies: u32| if copies == 0 { 0 } else { self.worth(i, copies) };
        if copies == 0 { 0 } else { worth(fixed + copies) - worth(fixed) }
    }

    /// Returns the value of the requested deck cards: like figures, they may be missing; for other goals it is
    /// 0.
    fn worth_of_decks(&self) -> i64 {
        let figures = self.model.catalogue.figures();
        let required = self.model.decks.iter().flat_map(Deck::required);
        match self.goal {
            Goal::FewestMissing(_) | Goal::CheapestMissing(..) => {
                required.map(|(i, n)| self.goal.value(&figures[i], n, 0)).sum()
            }
            _ => 0,
        }
    }

    /// Returns the open sets that a figure is a member of, as bits.
    fn covers(&self, figure: usize) -> usize {
        let sets = self.open.iter().enumerate().filter(|(_, set)| set[figure]);
        sets.fold(0, |all, (n, _)| all | 1 << n)
    }

    /// Returns the terms of a factor, with counters moved to where `place` puts them.
    fn choices(
        &self,
        factor: &Factor<u128>,
        place: &dyn Fn(&Degrees) -> Degrees,
    ) -> Result<Vec<Choice>, CountError> {
        let one = |i: usize, n: u32, degrees: Degrees, cost: usize| Choice {
            degrees: place(&degrees),
            cost,
            value: self.added_worth(i, n),
            taken: if n == 0 { Vec::new() } else { vec![(i, n)] },
            covers: if n == 0 { 0 } else { self.covers(i) },
        };
        Ok(match factor {
            Factor::Copies { figure, degrees, cost, max } => (0..=*max)
                .take_while(|n| cost.saturating_mul(*n as usize) < self.width)
                .take(MAX_COPIES)
                .map(|n| one(*figure, n, degrees.map(|d| d * n), cost * n as usize))
                .collect(),
            Factor::Tabulated { figure, terms, copies } => {
                terms.iter().zip(copies).map(|(t, n)| one(*figure, *n, t.degrees, t.cost)).collect()
            }
            Factor::Component { vertices, lowest, .. } => {
                let mut sets = Vec::new();
                independent_sets(&self.model.conflicts, vertices, &mut Vec::new(), &mut sets)?;
                let choice = |set: &Vec<Vertex>| {
                    let degrees = set.iter().fold(Degrees::default(), |all, v| add_degrees(&all, &v.degrees));
                    let cost = set.iter().map(|v| v.cost).sum::<i64>() - lowest;
                    Choice {
                        degrees: place(&degrees),
                        cost: usize::try_from(cost).unwrap_or(self.width),
                        value: set.iter().map(|v| self.added_worth(v.figure, 1)).sum(),
                        taken: set.iter().map(|v| (v.figure, 1)).collect(),
                        covers: set.iter().fold(0, |all, v| all | self.covers(v.figure)),
                    }
                };
                sets.iter().map(choice).collect()
            }
        })
    }
}

/// Collects every independent set of a component, the empty one first.
fn independent_sets(
    conflicts: &Conflicts,
    left: &[Vertex],
    taken: &mut Vec<Vertex>,
    out: &mut Vec<Vec<Vertex>>,
) -> Result<(), CountError> {
    let Some((first, rest)) = left.split_first() else {
        out.push(taken.clone());
        return if out.len() > MAX_SETS { Err(CountError::TooRare) } else { Ok(()) };
    };
    independent_sets(conflicts, rest, taken, out)?;
    let beside = conflict::without_neighbours(rest, first, conflicts);
    taken.push(*first);
    independent_sets(conflicts, &beside, taken, out)?;
    taken.pop();
    Ok(())
}
