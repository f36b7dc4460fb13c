//! The best squads by what somebody looks for: the same sums as counting, but each cell keeps the
//! few best squads that lead there instead of how many there are.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use ruint::Uint;

use crate::figure::Figure;
use crate::game::Stat;
use crate::id::FigureId;
use crate::squad::Member;

use super::Tangled;
use super::decks::Deck;
use super::grid::{Grid, Step};
use super::leaf::{Leaf, leaves};
use super::plan::{Company, Plan};
use super::ring::Ring as _;
use super::rivals::{self, Rival};
use super::solve::force;
use super::sums::{Factor, sums};
use super::world::{closure, subsets, worlds};

/// More ways to take rivals than this are not gone through one by one.
const WAYS: usize = 20_000;

/// More copies of one figure than this nobody fields.
const COPIES: usize = 1 << 12;

/// More cells than this are not kept at once.
const CELLS: usize = 1 << 22;

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub enum Goal<'a> {
    /// As many points spent as may be.
    Points,
    /// As many activations as may be.
    Activations,
    /// As much as may be of a stat in sum, such as hit points.
    Stat(&'a Stat),
    /// As few copies as may be beyond these.
    FewestMissing(&'a BTreeMap<FigureId, u32>),
    /// Copies beyond the first that cost as little as may be by the second, in any unit; what has no
    /// price comes last.
    CheapestMissing(&'a BTreeMap<FigureId, u32>, &'a BTreeMap<FigureId, i64>),
}

/// A squad that was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Who is in it, all copies.
    pub members: Vec<Member>,
    /// How good it is: the more the better; less than nothing for what is missing.
    pub value: i64,
    /// The points that it leaves over; 0 where points don't matter.
    pub left: i64,
}

/// How good a squad is, the points it leaves over, and its copies: the best come first.
type Squad = (Reverse<i64>, i64, Vec<(usize, u32)>);

/// What a copy costs that has no price, more than all others together.
const PRICELESS: i64 = 1 << 40;

impl Goal<'_> {
    /// What so many copies of a figure are worth.
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
}

/// A squad on its way: how good it is, and the last step to it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    value: i64,
    last: usize,
}

/// One figure taken.
#[derive(Clone, Copy, Debug)]
struct Taken {
    figure: usize,
    copies: u32,
    before: usize,
}

/// No step at all.
const START: usize = usize::MAX;

/// One way to go on from a factor.
struct Choice {
    step: Step,
    cost: usize,
    value: i64,
    taken: Vec<(usize, u32)>,
    /// The sets of which somebody has to be there that it gives somebody.
    gives: usize,
}

/// The best cells of a leaf.
struct Table {
    /// Only its shape is used: which steps stay within the tallies.
    shape: Grid<u128>,
    depth: usize,
    keep: usize,
    cells: Vec<Vec<Entry>>,
    taken: Vec<Taken>,
}

impl Table {
    fn at(&self, gives: usize, state: usize, cost: usize) -> usize {
        (gives * self.shape.states() + state) * self.depth + cost
    }

    /// Goes on with each choice of a factor.
    fn choose(&mut self, choices: &[Choice]) {
        let empty = vec![Vec::new(); self.cells.len()];
        let old = std::mem::replace(&mut self.cells, empty);
        for (from, entries) in old.iter().enumerate().filter(|(_, e)| !e.is_empty()) {
            let (cost, rest) = (from % self.depth, from / self.depth);
            let (state, gives) = (rest % self.shape.states(), rest / self.shape.states());
            let depth = self.depth;
            for choice in choices.iter().filter(|c| cost + c.cost < depth) {
                let Some(to) = self.shape.land(state, &choice.step, 1) else { continue };
                let to = self.at(gives | choice.gives, to, cost + choice.cost);
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
            self.taken.push(Taken { figure: *figure, copies: *copies, before });
            before = self.taken.len() - 1;
        }
        let cell = &mut self.cells[to];
        cell.insert(place, Entry { value, last: before });
        cell.truncate(self.keep);
    }
}

/// The `keep` best squads.
pub(crate) fn best(plan: &Plan<'_>, goal: Goal<'_>, keep: usize) -> Result<Vec<Found>, Tangled> {
    let mut found = BTreeSet::<Squad>::new();
    for world in worlds(plan)? {
        for faction in (0..64).filter(|f| plan.offered >> f & 1 == 1) {
            let Some(loyalty) = closure(plan, &world, faction) else { continue };
            leaves(plan, &world, loyalty, &mut |leaf| {
                plan.go_on()?;
                for part in accompanied(plan, leaf)? {
                    of_leaf(plan, &part, goal, keep, &mut found)?;
                }
                Ok(())
            })?;
            if !plan.asks_for_a_faction() {
                break;
            }
        }
    }
    let figures = plan.catalogue.figures();
    let squad = |(value, left, copies): Squad| Found {
        members: copies.iter().map(|(i, n)| Member::new(figures[*i].id.clone(), *n)).collect(),
        value: value.0,
        left,
    };
    Ok(found.into_iter().take(keep).map(squad).collect())
}

/// Parts squads by how each figure that needs company has it: it isn't there, there are two of it,
/// or somebody else is.
fn accompanied(plan: &Plan<'_>, leaf: Leaf) -> Result<Vec<Leaf>, Tangled> {
    let mut parts = vec![leaf];
    let ways = |part: Leaf, company: &Company| {
        let i = company.figure;
        if part.most[i] == 0 {
            return vec![part];
        }
        let mut with = part.clone();
        with.least[i] = with.least[i].max(1);
        with.present.push(company.with.clone());
        let mut several = part.clone();
        several.least[i] = several.least[i].max(2);
        let mut none = part;
        none.most[i] = 0;
        let mut all = vec![none, with];
        if company.itself {
            all.push(several);
        }
        all.retain(|p| p.least[i] <= p.most[i]);
        all
    };
    for company in &plan.company {
        parts = parts.into_iter().flat_map(|part| ways(part, company)).collect();
        if parts.len() > 1 << 12 {
            return Err(Tangled::Switches(parts.len()));
        }
    }
    Ok(parts)
}

fn of_leaf(
    plan: &Plan<'_>,
    leaf: &Leaf,
    goal: Goal<'_>,
    keep: usize,
    found: &mut BTreeSet<Squad>,
) -> Result<(), Tangled> {
    // The decks are left as they are, where they can be finished.
    let finished = |(deck, points): (&Deck, &i64)| !deck.ways::<Uint<512, 8>>(*points, false).all.is_zero();
    if !plan.decks.iter().zip(&leaf.deck_points).all(finished) {
        return Ok(());
    }
    let Some((least, open)) = force(leaf) else { return Ok(()) };
    let all_sets = subsets(open.len())?.count() - 1;
    let Some(sums) = sums::<u128>(plan, leaf, &least, &leaf.most)? else { return Ok(()) };
    let bounds: Vec<_> = sums.groups.iter().flat_map(|g| g.bounds.iter().copied()).collect();
    if bounds.len() > super::grid::TALLIES {
        return Err(Tangled::Tallies(bounds.len()));
    }
    let most: Vec<u32> = bounds.iter().map(|(_, max)| *max).collect();
    let depth = sums.points + 1;
    let states = most.iter().fold(1_usize, |all, max| all.saturating_mul(*max as usize + 1));
    if states.saturating_mul(all_sets + 1).saturating_mul(depth) > CELLS {
        return Err(Tangled::Points(i64::try_from(sums.points).unwrap_or(i64::MAX)));
    }
    let shape = Grid::<u128>::new(&most, 0);
    let mut table = Table {
        depth,
        keep: keep + usize::from(sums.has_empty), // the empty squad is none
        cells: vec![Vec::new(); (all_sets + 1) * shape.states() * depth],
        taken: Vec::new(),
        shape,
    };
    let gives = |figure: usize| {
        open.iter().enumerate().filter(|(_, o)| o[figure]).fold(0, |all, (n, _)| all | 1 << n)
    };
    let worth = Worth { plan, leaf, goal };
    let fixed = &sums.fixed;
    let in_decks: i64 = worth.in_decks();
    let start: i64 = (0..fixed.len()).filter(|i| fixed[*i] > 0).map(|i| worth.of(i, fixed[i])).sum();
    let start = start + in_decks;
    let start_gives = (0..fixed.len()).filter(|i| fixed[*i] > 0).fold(0, |all, i| all | gives(i));
    let at = table.at(start_gives, 0, 0);
    table.cells[at].push(Entry { value: start, last: START });
    let mut before = 0; // tallies of the groups before
    for group in &sums.groups {
        let place = |step: &Step| {
            let mut out = Step::default();
            let tallies = group.bounds.len();
            out[before..before + tallies].copy_from_slice(&step[..tallies]);
            out
        };
        for factor in &group.factors {
            let choices = choices(plan, factor, fixed, &worth, depth, &place, &gives)?;
            table.choose(&choices);
        }
        before += group.bounds.len();
    }
    for state in 0..table.shape.states() {
        let tallies = table.shape.tallies(state);
        if tallies.iter().zip(&bounds).any(|(n, (min, _))| n < min) {
            continue;
        }
        for cost in if plan.exact { depth - 1..depth } else { 0..depth } {
            for entry in &table.cells[table.at(all_sets, state, cost)] {
                let mut copies = fixed.clone();
                let mut at = entry.last;
                while at != START {
                    let taken = table.taken[at];
                    copies[taken.figure] += taken.copies;
                    at = taken.before;
                }
                let copies: Vec<_> = copies.into_iter().enumerate().filter(|(_, n)| *n > 0).collect();
                if !copies.is_empty() {
                    let mut copies = copies;
                    copies.extend(plan.decks.iter().flat_map(Deck::asked));
                    let left = i64::try_from(sums.points - cost).unwrap_or(0);
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

/// What copies are worth in a leaf.
struct Worth<'a> {
    plan: &'a Plan<'a>,
    leaf: &'a Leaf,
    goal: Goal<'a>,
}

impl Worth<'_> {
    /// Cards that are asked for are missed as figures are; they are worth nothing else.
    fn in_decks(&self) -> i64 {
        let figures = self.plan.catalogue.figures();
        let asked = self.plan.decks.iter().flat_map(Deck::asked);
        match self.goal {
            Goal::FewestMissing(_) | Goal::CheapestMissing(..) => {
                asked.map(|(i, n)| self.goal.value(&figures[i], n, 0)).sum()
            }
            _ => 0,
        }
    }

    /// Nothing, where there are none.
    fn before(&self, i: usize, copies: u32) -> i64 {
        if copies == 0 { 0 } else { self.of(i, copies) }
    }

    fn of(&self, i: usize, copies: u32) -> i64 {
        let unit = &self.leaf.units[i];
        let each = if copies == 1 { unit.single.least() } else { unit.each.least() };
        let cost = each.unwrap_or(0) * i64::from(copies);
        self.goal.value(&self.plan.catalogue.figures()[i], copies, cost)
    }
}

fn choices(
    plan: &Plan<'_>,
    factor: &Factor<u128>,
    fixed: &[u32],
    worth: &Worth<'_>,
    depth: usize,
    place: &dyn Fn(&Step) -> Step,
    gives: &dyn Fn(usize) -> usize,
) -> Result<Vec<Choice>, Tangled> {
    let more =
        |i: usize, n: u32| if n == 0 { 0 } else { worth.of(i, fixed[i] + n) - worth.before(i, fixed[i]) };
    let one = |i: usize, n: u32, step: Step, cost: usize| Choice {
        step: place(&step),
        cost,
        value: more(i, n),
        taken: if n == 0 { Vec::new() } else { vec![(i, n)] },
        gives: if n == 0 { 0 } else { gives(i) },
    };
    Ok(match factor {
        Factor::Free { figure, step, cost, most } => (0..=*most)
            .take_while(|n| cost.saturating_mul(*n as usize) < depth)
            .take(COPIES)
            .map(|n| one(*figure, n, step.map(|s| s * n), cost * n as usize))
            .collect(),
        Factor::Priced { figure, terms, copies } => {
            terms.iter().zip(copies).map(|(t, n)| one(*figure, *n, t.step, t.cost)).collect()
        }
        Factor::Knot { rivals, lowest, .. } => {
            let mut sets = Vec::new();
            together(plan, rivals, &mut Vec::new(), &mut sets)?;
            let choice = |set: &Vec<Rival>| {
                let step = set.iter().fold(Step::default(), |all, r| rivals::add(&all, &r.step));
                let cost = set.iter().map(|r| r.cost).sum::<i64>() - lowest;
                Choice {
                    step: place(&step),
                    cost: usize::try_from(cost).unwrap_or(depth),
                    value: set.iter().map(|r| more(r.figure, 1)).sum(),
                    taken: set.iter().map(|r| (r.figure, 1)).collect(),
                    gives: set.iter().fold(0, |all, r| all | gives(r.figure)),
                }
            };
            sets.iter().map(choice).collect()
        }
    })
}

/// Every way to take none, one or several of a knot so that no two are rivals.
fn together(
    plan: &Plan<'_>,
    left: &[Rival],
    taken: &mut Vec<Rival>,
    out: &mut Vec<Vec<Rival>>,
) -> Result<(), Tangled> {
    let Some((first, rest)) = left.split_first() else {
        out.push(taken.clone());
        return if out.len() > WAYS { Err(Tangled::Rare) } else { Ok(()) };
    };
    together(plan, rest, taken, out)?;
    let beside: Vec<_> =
        rest.iter().filter(|r| !plan.rivals[first.figure].contains(&r.figure)).copied().collect();
    taken.push(*first);
    together(plan, &beside, taken, out)?;
    taken.pop();
    Ok(())
}
