//! Leaves: squads parted so far that within one leaf every copy has its price and every rule its
//! answer. What is left to count are sums.

use std::collections::BTreeMap;

use crate::figure::Figure;
use crate::id::FactionId;
use crate::points::Price;

use super::plan::{ANY, Effect, Plan, Those};
use super::world::{Loyalty, World, subsets};
use super::{Tangled, guests, places, roles};

/// The prices that a copy may have in a legal squad. Hardly ever more than one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Costs {
    /// It can't be legal.
    No,
    /// This one.
    One(i64),
    /// One of these, by a choice; ascending.
    Several(Box<[i64]>),
}

impl Costs {
    fn of(mut costs: Vec<i64>, exact: bool) -> Self {
        costs.sort_unstable();
        costs.dedup();
        match costs.as_slice() {
            [] => Self::No,
            [only] => Self::One(*only),
            // Whoever may choose chooses what costs least, unless all points have to be spent.
            [least, ..] if !exact => Self::One(*least),
            _ => Self::Several(costs.into_boxed_slice()),
        }
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[i64] {
        match self {
            Self::No => &[],
            Self::One(cost) => std::slice::from_ref(cost),
            Self::Several(costs) => costs,
        }
    }

    /// The least.
    pub(crate) fn least(&self) -> Option<i64> {
        self.all().first().copied()
    }
}

/// What copies of one figure cost: a single one, and each of several, which may help one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    pub(crate) single: Costs,
    pub(crate) each: Costs,
}

impl Unit {
    /// The least that a copy may cost.
    pub(crate) fn least(&self) -> Option<i64> {
        let (single, each) = (self.single.least(), self.each.least());
        single.into_iter().chain(each).min()
    }
}

/// How many members of a kind there may be, within a leaf.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    /// Its place among the plan's tallies; none for one that was only asked for.
    pub(crate) who: Those,
    pub(crate) min: u32,
    pub(crate) max: u32,
    /// Somebody wants to know how many there are.
    pub(crate) wanted: bool,
}

/// Squads in which nothing is open any more but who is taken how often.
#[derive(Clone, Debug)]
pub(crate) struct Leaf {
    /// How often its squads count.
    pub(crate) weight: i64,
    /// Copies of each figure, at least and at most.
    pub(crate) least: Vec<u32>,
    pub(crate) most: Vec<u32>,
    pub(crate) units: Vec<Unit>,
    /// Points that are spent whoever is taken.
    pub(crate) spent: i64,
    pub(crate) bounds: Vec<Bound>,
    /// Sets of which somebody has to be there.
    pub(crate) present: Vec<Those>,
    /// What each deck may cost.
    pub(crate) deck_points: Vec<i64>,
}

/// Calls `visit` with every leaf of a world's squads of one loyalty; those that count as none are
/// left out where that is seen at once. Who lacks company is still among them (see [`company`]).
pub(crate) fn leaves(
    plan: &Plan<'_>,
    world: &World,
    loyalty: Loyalty,
    visit: &mut dyn FnMut(Leaf) -> Result<(), Tangled>,
) -> Result<(), Tangled> {
    let count = world.loyal.len();
    let in_pool = |i: usize| !world.absent[i] && plan.most[i] > 0 && loyalty.factions & !world.loyal[i] == 0;
    let pool: Those = (0..count).map(in_pool).collect();
    let kept = |those: &Those| those.iter().zip(&pool).any(|(t, p)| *t && *p);
    if world.present.iter().any(|p| !kept(p)) || plan.least.iter().zip(&pool).any(|(l, p)| *l > 0 && !p) {
        return Ok(());
    }
    let Some(meaning) = Meaning::common(plan, world, &pool, loyalty)? else { return Ok(()) };
    if loyalty.weight == 0 {
        return Ok(()); // it had only to be seen that its squads cost the same whatever they play as
    }
    let mut switches: Vec<Those> = Vec::new();
    let mut switch = |those: Those| {
        switches.iter().position(|s| *s == those).unwrap_or_else(|| {
            switches.push(those);
            switches.len() - 1
        })
    };
    let within = |those: &Those| -> Those { those.iter().zip(&pool).map(|(t, p)| *t && *p).collect() };
    // An effect works while its holder and the company it asks for are there.
    let works: Vec<(usize, Option<usize>)> = meaning
        .effects
        .iter()
        .map(|e| {
            let holder = plan.effects[e.place].holder;
            let holder = switch((0..count).map(|i| i == holder).collect());
            (holder, e.with.as_ref().map(|with| switch(within(with))))
        })
        .collect();
    let open = within(&plan.open_effects);
    let open = (plan.exact && open.iter().any(|o| *o)).then(|| switch(open));
    let begun: Vec<_> = plan.tallies.iter().map(|t| t.begun_by.as_ref().map(|b| switch(within(b)))).collect();
    let roles: Vec<_> = plan.needs.iter().map(|n| n.role.as_ref().map(|_| switch(within(&n.has)))).collect();
    let more: Vec<Vec<(usize, i64)>> =
        plan.decks.iter().map(|d| d.more.iter().map(|(m, p)| (switch(within(m)), *p)).collect()).collect();
    for on in subsets(switches.len())? {
        let mut present = world.present.clone();
        let mut most: Vec<u32> = (0..count).map(|i| if pool[i] { plan.most[i] } else { 0 }).collect();
        for (those, on) in switches.iter().zip(&on) {
            if *on {
                present.push(those.clone());
            } else {
                most.iter_mut().zip(those).filter(|(_, t)| **t).for_each(|(m, _)| *m = 0);
            }
        }
        let working: Vec<_> = (meaning.effects.iter().zip(&works))
            .filter(|(_, (holder, with))| on[*holder] && with.is_none_or(|w| on[w]))
            .map(|(e, _)| e)
            .collect();
        let falling = open.is_some_and(|o| on[o]);
        let units = (0..count).map(|i| meaning.unit(plan, &working, falling, i, most[i])).collect();
        let mut leaf = Leaf {
            weight: loyalty.weight,
            least: plan.least.clone(),
            most,
            units,
            spent: 0,
            bounds: Vec::new(),
            present,
            deck_points: (plan.decks.iter().zip(&more))
                .map(|(d, more)| more.iter().filter(|(s, _)| on[*s]).fold(d.points, |sum, (_, p)| sum + p))
                .collect(),
        };
        for (tally, begun) in plan.tallies.iter().zip(&begun) {
            let min = if begun.is_none_or(|b| on[b]) { tally.min } else { 0 };
            leaf.bounds.push(Bound { who: tally.who.clone(), min, max: tally.max, wanted: tally.wanted });
        }
        let mut parts = vec![leaf];
        for (need, role) in plan.needs.iter().zip(&roles) {
            match (role, &need.role) {
                (Some(switch), Some((may, dearer))) if !on[*switch] => {
                    let appointed = parts.iter().map(|part| roles::appointing(plan, part, may, *dearer));
                    parts = appointed.flatten().collect();
                }
                (Some(_), _) => {}
                (None, _) => parts.iter_mut().for_each(|part| part.present.push(need.has.clone())),
            }
        }
        for part in parts {
            for part in guests::parts(plan, world, loyalty, part)? {
                for part in places::parts(plan, part)? {
                    definite(plan, part)?.into_iter().try_for_each(&mut *visit)?;
                }
            }
        }
    }
    Ok(())
}

/// Parts squads by the copies of those whose price is a choice, and by what these cost together: of
/// choices that come to the same sum one stands for all, so that no squad counts twice.
fn definite(plan: &Plan<'_>, leaf: Leaf) -> Result<Vec<Leaf>, Tangled> {
    let several =
        |unit: &Unit| matches!(unit.single, Costs::Several(_)) || matches!(unit.each, Costs::Several(_));
    let open: Vec<usize> =
        (0..leaf.units.len()).filter(|i| leaf.most[*i] > 0 && several(&leaf.units[*i])).collect();
    if open.is_empty() {
        return Ok(vec![leaf]);
    }
    // Copies of each, and what they cost, by their number and sum.
    let mut parts = vec![(BTreeMap::from([(0_i64, Vec::new())]), Vec::new())];
    for i in open {
        let (unit, mut next) = (&leaf.units[i], Vec::new());
        let cheapest = unit.least().unwrap_or(1);
        let most = match leaf.most[i] {
            ANY if cheapest <= 0 => return Err(Tangled::Endless(plan.catalogue.figures()[i].id.clone())),
            ANY => u32::try_from(plan.limit.unwrap_or(0).max(0) / cheapest).unwrap_or(ANY),
            most => most,
        };
        for copies in leaf.least[i]..=most {
            let costs = match copies {
                0 => &[0][..],
                1 => unit.single.all(),
                _ => unit.each.all(),
            };
            for (sums, fixed) in &parts {
                let mut more = BTreeMap::<i64, Vec<i64>>::new();
                for ((sum, chosen), cost) in sums.iter().flat_map(|s| costs.iter().map(move |c| (s, c))) {
                    let all = more.entry(sum + cost * i64::from(copies)).or_default();
                    *all = chosen.iter().copied().chain([*cost]).collect();
                }
                let fixed: Vec<(usize, u32)> = fixed.iter().copied().chain([(i, copies)]).collect();
                next.push((more, fixed));
            }
        }
        if next.len() > 1 << 12 {
            return Err(Tangled::Switches(next.len()));
        }
        parts = next;
    }
    let part = |fixed: &[(usize, u32)], costs: &[i64]| {
        let mut part = leaf.clone();
        for ((i, copies), cost) in fixed.iter().zip(costs) {
            (part.least[*i], part.most[*i]) = (*copies, *copies);
            part.units[*i] = Unit { single: Costs::One(*cost), each: Costs::One(*cost) };
        }
        part
    };
    let all = parts.iter().flat_map(|(sums, fixed)| sums.values().map(|costs| part(fixed, costs)));
    Ok(all.collect())
}

/// Takes away again squads in which somebody lacks company, and gives back those that were taken
/// away more than once.
pub(crate) fn company(
    plan: &Plan<'_>,
    leaf: &Leaf,
    visit: &mut dyn FnMut(&Leaf) -> Result<(), Tangled>,
) -> Result<(), Tangled> {
    let there = |i: usize| leaf.most[i] > 0 && leaf.units[i].least().is_some();
    let lonely: Vec<_> = plan.company.iter().filter(|c| there(c.figure)).collect();
    if lonely.is_empty() {
        return visit(leaf);
    }
    for alone in subsets(lonely.len())? {
        let mut part = leaf.clone();
        for (company, _) in lonely.iter().zip(&alone).filter(|(_, a)| **a) {
            part.weight = -part.weight;
            let i = company.figure;
            part.least[i] = part.least[i].max(1);
            if company.itself {
                part.most[i] = part.most[i].min(1);
            }
            part.most.iter_mut().zip(&company.with).filter(|(_, w)| **w).for_each(|(m, _)| *m = 0);
        }
        if part.least.iter().zip(&part.most).all(|(least, most)| least <= most) {
            visit(&part)?;
        }
    }
    Ok(())
}

/// What changes of costs mean for squads of one faction.
#[derive(Debug, PartialEq)]
struct Meaning {
    effects: Vec<Affects>,
}

/// One card's change.
#[derive(Debug, PartialEq)]
struct Affects {
    /// Its place among the plan's effects.
    place: usize,
    whom: Those,
    with: Option<Those>,
}

impl Meaning {
    /// What holds for each of several factions.
    fn common(
        plan: &Plan<'_>,
        world: &World,
        pool: &Those,
        loyalty: Loyalty,
    ) -> Result<Option<Self>, Tangled> {
        let bits = (0..64).filter(|f| loyalty.factions >> f & 1 == 1);
        let mut meanings = bits.map(|faction| Self::of(plan, world, pool, faction));
        let Some(meaning) = meanings.next() else { return Ok(None) };
        if meanings.any(|other| other != meaning) { Err(Tangled::Prices) } else { Ok(Some(meaning)) }
    }

    fn of(plan: &Plan<'_>, world: &World, pool: &Those, faction: u32) -> Self {
        let own = plan.catalogue.game().factions.get(faction as usize).map(|f| f.id.clone());
        let as_members = |i: usize, figure: &Figure| -> Option<[FactionId; 1]> {
            let adopted = world.adopted[i] >> faction & 1 == 1;
            own.clone().filter(|_| adopted).map(|f| [f]).filter(|f| f != figure.factions.as_slice())
        };
        let those = |selector: &crate::selector::Selector| -> Those {
            let figures = plan.catalogue.figures().iter().enumerate();
            let matches = |(i, f): (usize, &Figure)| {
                pool[i]
                    && match as_members(i, f) {
                        Some(factions) => selector.matches_as(f, &factions),
                        None => selector.matches(f),
                    }
            };
            figures.map(matches).collect()
        };
        let here = plan.effects.iter().enumerate().filter(|(_, e)| pool[e.holder] && e.effect.amount != 0);
        let effects = here.map(|(place, e)| Affects {
            place,
            whom: those(&e.effect.affects),
            with: e.effect.with.as_ref().map(those),
        });
        Self { effects: effects.filter(|e| e.whom.iter().any(|w| *w)).collect() }
    }

    /// What copies of a figure cost while these changes work.
    fn unit(&self, plan: &Plan<'_>, working: &[&Affects], falling: bool, i: usize, most: u32) -> Unit {
        if most == 0 {
            return Unit { single: Costs::No, each: Costs::No };
        }
        if !falling && working.iter().all(|w| !w.whom[i]) {
            let plain = &plan.plain[i];
            return Unit { single: plain.clone(), each: plain.clone() };
        }
        // A card speaks of others, unless it names the company in which it is cheaper itself.
        let own = |e: &Effect<'_>| e.holder == i && e.effect.with.is_none();
        let affecting = || working.iter().filter(|w| w.whom[i]).map(|w| &plan.effects[w.place]);
        let single = costs(plan, affecting().filter(|e| !own(e)).collect(), falling, i);
        let each = if most > 1 && affecting().any(own) {
            costs(plan, affecting().collect(), falling, i)
        } else {
            single.clone()
        };
        Unit { single, each }
    }
}

/// What a copy costs while these effects work.
pub(crate) fn costs(plan: &Plan<'_>, mut known: Vec<&Effect<'_>>, falling: bool, i: usize) -> Costs {
    let figures = plan.catalogue.figures();
    if let ([base], true, false) = (plan.base[i].as_slice(), known.is_empty(), falling) {
        // Most copies have the price that is printed.
        return match lawful(plan, base) {
            None => Costs::No,
            Some(_) if plan.limit.is_none() => Costs::One(0),
            Some(cost) => Costs::One(cost),
        };
    }
    known.sort_by_key(|e| (std::cmp::Reverse(e.effect.amount), &figures[e.holder].id));
    let mut out = Vec::with_capacity(1);
    for base in &plan.base[i] {
        let mut price = base.clone();
        for (floor, at_most, rule) in &plan.changes {
            for (n, e) in known.iter().enumerate() {
                if !known[..n].iter().any(|earlier| earlier.effect == e.effect) {
                    price.change(e.effect.amount, *floor, rule, &figures[e.holder].id);
                }
            }
            if falling {
                price.may_fall(*at_most, *floor);
            }
        }
        out.extend(lawful(plan, &price));
    }
    if plan.limit.is_none() && !out.is_empty() {
        return Costs::One(0);
    }
    Costs::of(out, plan.exact)
}

/// What a copy at this price costs in a legal squad; nothing, where none is.
fn lawful(plan: &Plan<'_>, price: &Price) -> Option<i64> {
    let open = plan.exact && price.lowest != price.highest;
    let dear = plan.cap.is_some_and(|cap| price.highest > cap || price.lowest > cap);
    (!open && !dear).then_some(price.highest)
}

/// Whether as many copies as one likes are allowed.
pub(crate) fn endless(most: u32) -> bool {
    most == ANY
}
