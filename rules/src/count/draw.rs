//! Draws a legal squad by chance: every squad that was counted is as likely as any other. The
//! product tells how many squads each choice leaves, so nothing is tried at random but where one
//! squad was counted several times: for each of its factions, or though somebody in it lacks company.

use std::rc::Rc;

use num_bigint::BigUint;

use crate::chance::Chance;
use crate::squad::Member;

use super::Tangled;
use super::grid::{Grid, Step, convolve};
use super::guests::have_room;
use super::leaf::{Leaf, leaves};
use super::plan::{Plan, Those};
use super::ring::Ring;
use super::rivals::{self, Rival};
use super::solve::{divides, empty, force, times};
use super::sums::{Factor, Group, Sums, sums};
use super::world::{World, closure, worlds};

/// After so many draws that were no legal squad it is given up.
const ATTEMPTS: usize = 20_000;

/// Squads to draw from.
struct Urn<R> {
    world: Rc<World>,
    /// What each deck may cost.
    deck_points: Vec<i64>,
    /// Sets of which somebody has to be there.
    open: Vec<Those>,
    sums: Sums<R>,
    grids: Vec<Grid<R>>,
    /// How many squads are in it, the unlawful ones among them.
    size: BigUint,
}

/// Draws a squad.
pub(crate) fn draw<R: Ring>(plan: &Plan<'_>, chance: &mut Chance) -> Result<Option<Vec<Member>>, Tangled> {
    let mut urns = Vec::<Urn<R>>::new();
    for world in worlds(plan)? {
        let world = Rc::new(world);
        for faction in (0..64).filter(|f| plan.offered >> f & 1 == 1) {
            let Some(loyalty) = closure(plan, &world, faction) else { continue };
            leaves(plan, &world, loyalty, &mut |leaf| {
                plan.go_on()?;
                urns.extend(urn(plan, &leaf, &world)?);
                Ok(())
            })?;
            if !plan.asks_for_a_faction() {
                break; // squads of all factions are the same
            }
        }
    }
    let all: BigUint = urns.iter().map(|u| &u.size).sum();
    if all == BigUint::default() {
        return Ok(None);
    }
    for _ in 0..ATTEMPTS {
        let mut at = below(chance, &all);
        let Some(urn) = urns.iter().find(|u| {
            let found = at < u.size;
            if !found {
                at -= &u.size;
            }
            found
        }) else {
            continue;
        };
        let mut copies = urn.draw(plan, chance);
        // A squad of several factions is in the urn of each.
        let members = (0..copies.len()).filter(|i| copies[*i] > 0);
        let factions = members.fold(plan.offered, |all, i| all & urn.world.loyal[i]);
        let may_play = |f: &u32| factions >> f & 1 == 1 && have_room(plan, &urn.world, *f, &copies);
        let factions = (0..64).filter(may_play).count();
        let once = !plan.asks_for_a_faction() || chance.below(factions.max(1)) == 0;
        if once && urn.is_lawful(plan, &copies) {
            for (deck, points) in plan.decks.iter().zip(&urn.deck_points) {
                let drawn = deck.draw::<R>(*points, &mut |weights| pick(chance, weights.into_iter()));
                deck.cards.iter().zip(drawn).for_each(|(card, n)| copies[card.figure] += n);
            }
            let figures = plan.catalogue.figures().iter().zip(copies).filter(|(_, n)| *n > 0);
            return Ok(Some(figures.map(|(f, n)| Member::new(f.id.clone(), n)).collect()));
        }
    }
    Err(Tangled::Rare)
}

fn urn<R: Ring>(plan: &Plan<'_>, leaf: &Leaf, world: &Rc<World>) -> Result<Option<Urn<R>>, Tangled> {
    let Some((least, open)) = force(leaf) else { return Ok(None) };
    let Some(sums) = sums::<R>(plan, leaf, &least, &leaf.most)? else { return Ok(None) };
    let grids: Vec<_> = sums.groups.iter().map(|g| times(empty(g, sums.points), g.factors.iter())).collect();
    let (world, deck_points) = (world.clone(), leaf.deck_points.clone());
    let mut urn = Urn { world, deck_points, open, sums, grids, size: BigUint::default() };
    let decks = plan.decks.iter().zip(&leaf.deck_points);
    let decks: BigUint = decks.map(|(deck, points)| deck.ways::<R>(*points, false).all.to_big()).product();
    urn.size = urn.rows(plan).iter().map(|w| w.to_big()).sum::<BigUint>() * decks;
    Ok(Some(urn))
}

impl<R: Ring> Urn<R> {
    /// Ways of a group's lawful states by points.
    fn row(&self, at: usize) -> Vec<R> {
        let (grid, group) = (&self.grids[at], &self.sums.groups[at]);
        let mut row = vec![R::default(); self.sums.points + 1];
        for state in (0..grid.states()).filter(|s| is_lawful(grid, group, *s)) {
            row.iter_mut().zip(grid.row(state)).for_each(|(a, b)| *a = a.plus(*b));
        }
        row
    }

    /// Ways of everything by points; of those that count, where all points have to be spent.
    fn rows(&self, plan: &Plan<'_>) -> Vec<R> {
        let mut all = self.of_first(self.grids.len());
        if plan.exact
            && let Some((_, less)) = all.split_last_mut()
        {
            less.fill(R::default());
        }
        all
    }

    /// Ways of the first groups by points.
    fn of_first(&self, groups: usize) -> Vec<R> {
        let mut all = vec![R::default(); self.sums.points + 1];
        all[0] = R::one();
        for at in 0..groups {
            all = convolve(&all, &self.row(at));
        }
        all
    }

    fn draw(&self, plan: &Plan<'_>, chance: &mut Chance) -> Vec<u32> {
        let mut copies = self.sums.fixed.clone();
        let mut points = pick(chance, self.rows(plan).iter().map(|w| w.to_big()));
        for at in (0..self.grids.len()).rev() {
            let (before, own) = (self.of_first(at), self.row(at));
            let spent = pick(chance, (0..=points).map(|c| own[c].times(before[points - c]).to_big()));
            points -= spent;
            self.draw_group(plan, at, spent, &mut copies, chance);
        }
        copies
    }

    /// Draws who of a group is there, factor by factor from the last.
    fn draw_group(
        &self,
        plan: &Plan<'_>,
        at: usize,
        mut cost: usize,
        copies: &mut [u32],
        chance: &mut Chance,
    ) {
        let group = &self.sums.groups[at];
        let mut grid = self.grids[at].clone();
        let lawful = |s| if is_lawful(&grid, group, s) { grid.row(s)[cost] } else { R::default() };
        let mut state = pick(chance, (0..grid.states()).map(|s| lawful(s).to_big()));
        for (n, factor) in group.factors.iter().enumerate().rev() {
            grid = self.before(group, grid, n);
            let ways = |step: &Step, times: u32, price: usize| {
                let from = grid.leave(state, &step.map(|s| s * times))?;
                Some(grid.row(from)[cost.checked_sub(price)?])
            };
            let (step, price) = match factor {
                Factor::Free { figure, step, cost: price, most } => {
                    let most = u32::try_from(cost.checked_div(*price).unwrap_or(usize::MAX))
                        .unwrap_or(u32::MAX)
                        .min(*most);
                    let options = (0..=most).map_while(|n| ways(step, n, price * n as usize));
                    let n = pick(chance, options.map(Ring::to_big));
                    copies[*figure] += u32::try_from(n).unwrap_or(0);
                    (step.map(|s| s * u32::try_from(n).unwrap_or(0)), price * n)
                }
                Factor::Priced { figure, terms, copies: of } => {
                    let options = terms.iter().map(|t| ways(&t.step, 1, t.cost).unwrap_or_default());
                    let n = pick(chance, options.map(Ring::to_big));
                    copies[*figure] += of[n];
                    (terms[n].step, terms[n].cost)
                }
                Factor::Knot { rivals, terms, lowest } => {
                    let options =
                        terms.iter().map(|t| ways(&t.step, 1, t.cost).unwrap_or_default().times(t.ways));
                    let term = &terms[pick(chance, options.map(Ring::to_big))];
                    let price = i64::try_from(term.cost).unwrap_or(0) + lowest;
                    untie::<R>(plan, rivals, term.step, price, copies, chance);
                    (term.step, term.cost)
                }
            };
            cost -= price;
            state = grid.leave(state, &step).unwrap_or(state);
        }
    }

    /// The product of the factors before one, from that of all up to it.
    fn before(&self, group: &Group<R>, mut grid: Grid<R>, n: usize) -> Grid<R> {
        match &group.factors[n] {
            Factor::Free { step, cost, most, .. } if *cost > 0 || *step != Step::default() => {
                // The other way round than it was multiplied.
                if let Some(beyond) = most.checked_add(1) {
                    grid.any_more(step, beyond, cost.saturating_mul(beyond as usize));
                }
                grid.no_more(step, 1, *cost);
                grid
            }
            Factor::Priced { terms, .. } | Factor::Knot { terms, .. } if divides(terms) => grid.over(terms),
            _ => times(empty(group, self.sums.points), group.factors[..n].iter()),
        }
    }

    /// Whether everybody is there who has to be.
    fn is_lawful(&self, plan: &Plan<'_>, copies: &[u32]) -> bool {
        let anybody = |those: &Those| copies.iter().zip(those).any(|(n, t)| *n > 0 && *t);
        copies.iter().any(|n| *n > 0)
            && self.open.iter().all(anybody)
            && plan
                .company
                .iter()
                .all(|c| copies[c.figure] == 0 || anybody(&c.with) || c.itself && copies[c.figure] > 1)
    }
}

fn is_lawful<R: Ring>(grid: &Grid<R>, group: &Group<R>, state: usize) -> bool {
    grid.tallies(state).iter().zip(&group.bounds).all(|(n, (min, _))| n >= min)
}

/// Draws one of the ways in which a knot comes to this step and cost.
fn untie<R: Ring>(
    plan: &Plan<'_>,
    knot: &[Rival],
    mut step: Step,
    mut cost: i64,
    copies: &mut [u32],
    chance: &mut Chance,
) {
    let mut left = knot.to_vec();
    while let Some(one) = left.pop() {
        let beside: Vec<_> =
            left.iter().filter(|r| !plan.rivals[one.figure].contains(&r.figure)).copied().collect();
        let ways = |others: &[Rival], step: Step, cost: i64| {
            let all = rivals::apart::<R>(others, &plan.rivals, i64::MAX / 4);
            all.iter().find(|p| p.step == step && p.cost == cost).map_or(R::default(), |p| p.ways)
        };
        let rest = step.iter().zip(&one.step).all(|(a, b)| a >= b).then(|| {
            let mut rest = step;
            rest.iter_mut().zip(&one.step).for_each(|(a, b)| *a -= b);
            rest
        });
        let taken = rest.map_or(R::default(), |rest| ways(&beside, rest, cost - one.cost));
        let options = [ways(&left, step, cost), taken];
        if let (1, Some(rest)) = (pick(chance, options.iter().map(|w| w.to_big())), rest) {
            copies[one.figure] += 1;
            (step, cost, left) = (rest, cost - one.cost, beside);
        }
    }
}

/// One of several options, each as likely as it is heavy; the last, where none weighs anything.
fn pick(chance: &mut Chance, weights: impl Iterator<Item = BigUint>) -> usize {
    let weights: Vec<BigUint> = weights.collect();
    let mut at = below(chance, &weights.iter().sum());
    for (i, weight) in weights.iter().enumerate() {
        if at < *weight {
            return i;
        }
        at -= weight;
    }
    weights.len().saturating_sub(1)
}

/// A number below the bound, each as likely as the others.
fn below(chance: &mut Chance, bound: &BigUint) -> BigUint {
    let bits = bound.bits();
    if bits == 0 {
        return BigUint::default();
    }
    let words = bits.div_ceil(32);
    loop {
        let mut digits: Vec<u32> =
            (0..words).map(|_| u32::try_from(chance.next() >> 32).unwrap_or(0)).collect();
        if let (Some(last), spare @ 1..) = (digits.last_mut(), words * 32 - bits) {
            *last >>= spare;
        }
        let number = BigUint::new(digits);
        if number < *bound {
            return number;
        }
    }
}
