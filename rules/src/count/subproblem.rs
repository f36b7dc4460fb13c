//! Subproblems: squads parted so far that within one subproblem every copy has one price and every rule its
//! answer. What is left to count is a product of generating functions.
//!
//! A subproblem bounds the copies of each figure from both sides, has sets of which at least one member must be
//! present, and bounds on numbers of members. Its squads count `weight` times: the weights of all subproblems
//! that hold a squad add up to 1 if the squad is legal, and to 0 if it isn't.
//!
//! 1. [`subproblems`] fixes which indicators are present: holders of effects on costs and the company they ask
//!    for, what activates a bound, what needs no stand-in, who lets a deck cost more. These parts are disjoint.
//! 2. [`stand_in`], [`guests`], [`attachments`] and choices of costs part further, disjointly.
//! 3. [`without_lonely`] takes away, by inclusion–exclusion, squads in which somebody lacks company.

use std::collections::BTreeMap;

use crate::figure::Figure;
use crate::id::FactionId;
use crate::points::Price;
use crate::selector::Selector;

use super::figure_set::{FigureSet, exclude, intersection};
use super::model::{Effect, Model, UNLIMITED};
use super::scenario::{FactionTerm, Scenario, assignments, indicator};
use super::{Tangled, attachments, guests, stand_in};

/// The most parts into which one step may part a subproblem.
pub(crate) const MAX_PARTS: usize = 1 << 12;

/// The costs that a copy may have in a legal squad, one for each choice that brings another. Hardly ever more
/// than one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CostSet {
    /// No legal squad holds it.
    None,
    /// This one.
    One(i64),
    /// One of these, ascending.
    Several(Box<[i64]>),
}

impl CostSet {
    fn of(mut costs: Vec<i64>, exact: bool) -> Self {
        costs.sort_unstable();
        costs.dedup();
        match costs.as_slice() {
            [] => Self::None,
            [only] => Self::One(*only),
            // Whoever may choose chooses what costs least, unless all points have to be spent.
            [least, ..] if !exact => Self::One(*least),
            _ => Self::Several(costs.into_boxed_slice()),
        }
    }

    /// All of them, ascending.
    pub(crate) fn all(&self) -> &[i64] {
        match self {
            Self::None => &[],
            Self::One(cost) => std::slice::from_ref(cost),
            Self::Several(costs) => costs,
        }
    }

    /// The least.
    pub(crate) fn cheapest(&self) -> Option<i64> {
        self.all().first().copied()
    }
}

/// What copies of one figure cost: a single one, and each of several, which may make one another cheaper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CopyCost {
    pub(crate) single: CostSet,
    pub(crate) each: CostSet,
}

impl CopyCost {
    /// The least that a copy may cost.
    pub(crate) fn cheapest(&self) -> Option<i64> {
        let (single, each) = (self.single.cheapest(), self.each.cheapest());
        single.into_iter().chain(each).min()
    }
}

/// A bound on how many copies of some figures a squad has.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub(crate) of: FigureSet,
    pub(crate) min: u32,
    pub(crate) max: u32,
    /// Whether squads are to be told apart by this number.
    pub(crate) reported: bool,
}

/// Squads in which nothing is open any more but how often each figure is taken.
#[derive(Clone, Debug)]
pub(crate) struct Subproblem {
    /// How often its squads count.
    pub(crate) weight: i64,
    pub(crate) min_copies: Vec<u32>,
    pub(crate) max_copies: Vec<u32>,
    pub(crate) copy_costs: Vec<CopyCost>,
    /// Points that are spent whoever is taken.
    pub(crate) spent: i64,
    pub(crate) bounds: Vec<Bound>,
    /// Sets of each of which at least one figure must be present.
    pub(crate) required: Vec<FigureSet>,
    /// What each deck may cost.
    pub(crate) deck_limits: Vec<i64>,
}

impl Subproblem {
    /// Unit propagation: whoever is the only possible member of a required set is in every squad. Returns the
    /// least copies of each figure and the sets that are still open; `None` where a set has no member left.
    pub(crate) fn propagate(&self) -> Option<(Vec<u32>, Vec<FigureSet>)> {
        let mut min_copies = self.min_copies.clone();
        let mut open: Vec<FigureSet> = self.required.clone();
        let possible = |i: usize| self.max_copies[i] > 0 && self.copy_costs[i].cheapest().is_some();
        loop {
            let mut changed = false;
            let mut rest = Vec::new();
            for set in open {
                let members: Vec<_> = (0..set.len()).filter(|i| set[*i] && possible(*i)).collect();
                // A lower bound on members of the set, or of a part of it, asks for one as well.
                let implied =
                    |b: &Bound| b.min > 0 && (0..set.len()).all(|i| !b.of[i] || !possible(i) || set[i]);
                let satisfied = members.iter().any(|i| min_copies[*i] > 0) || self.bounds.iter().any(implied);
                match members.as_slice() {
                    _ if satisfied => {}
                    [] => return None,
                    [only] => {
                        min_copies[*only] = 1;
                        changed = true;
                    }
                    _ if rest.contains(&set) => {}
                    _ => rest.push(set),
                }
            }
            open = rest;
            if !changed {
                return Some((min_copies, open));
            }
        }
    }
}

/// Calls `visit` with the subproblems of a scenario's squads of some factions, which are disjoint. Some that
/// have no squads are left out; who lacks company is still in them (see [`without_lonely`]).
pub(crate) fn subproblems(
    model: &Model<'_>,
    scenario: &Scenario,
    faction_term: FactionTerm,
    visit: &mut dyn FnMut(Subproblem) -> Result<(), Tangled>,
) -> Result<(), Tangled> {
    let count = scenario.factions.len();
    let joins = |i: usize| faction_term.factions & !scenario.factions[i] == 0;
    let pool: FigureSet =
        (0..count).map(|i| !scenario.excluded[i] && model.max_copies[i] > 0 && joins(i)).collect();
    let meets_pool = |set: &FigureSet| set.iter().zip(&pool).any(|(member, pool)| *member && *pool);
    if scenario.required.iter().any(|set| !meets_pool(set))
        || model.min_copies.iter().zip(&pool).any(|(min, pool)| *min > 0 && !pool)
    {
        return Ok(());
    }
    let Some(effects) = ActiveEffects::common(model, scenario, &pool, faction_term)? else { return Ok(()) };
    if faction_term.weight == 0 {
        return Ok(()); // it had only to be seen that its squads cost the same whatever they play as
    }
    let mut indicators: Vec<FigureSet> = Vec::new();
    let within = |set: &FigureSet| intersection(set, &pool);
    let mut present = |set: FigureSet| indicator(set, &mut indicators);
    // An effect works while its holder and the company it asks for are present.
    let works: Vec<(usize, Option<usize>)> = effects
        .effects
        .iter()
        .map(|e| {
            let holder = model.effects[e.index].holder;
            let holder = present((0..count).map(|i| i == holder).collect());
            (holder, e.with.as_ref().map(|with| present(within(with))))
        })
        .collect();
    let unknown = within(&model.unknown_effects);
    let unknown = (model.exact && unknown.contains(&true)).then(|| present(unknown));
    let activated: Vec<_> = (model.cardinalities.iter())
        .map(|c| c.activated_by.as_ref().map(|set| present(within(set))))
        .collect();
    let stand_ins: Vec<_> =
        (model.at_least_one.iter()).map(|a| a.stand_in.as_ref().map(|_| present(within(&a.of)))).collect();
    let raised: Vec<Vec<(usize, i64)>> = (model.decks.iter())
        .map(|d| d.raised_by.iter().map(|(set, points)| (present(within(set)), *points)).collect())
        .collect();
    for on in assignments(indicators.len())? {
        let mut required = scenario.required.clone();
        let mut max_copies: Vec<u32> =
            (0..count).map(|i| if pool[i] { model.max_copies[i] } else { 0 }).collect();
        for (set, on) in indicators.iter().zip(&on) {
            if *on {
                required.push(set.clone());
            } else {
                exclude(&mut max_copies, set);
            }
        }
        let working: Vec<_> = (effects.effects.iter().zip(&works))
            .filter(|(_, (holder, with))| on[*holder] && with.is_none_or(|w| on[w]))
            .map(|(e, _)| e)
            .collect();
        let unknown = unknown.is_some_and(|u| on[u]);
        let copy_costs = (0..count).map(|i| copy_cost(model, &working, unknown, i, max_copies[i])).collect();
        let mut subproblem = Subproblem {
            weight: faction_term.weight,
            min_copies: model.min_copies.clone(),
            max_copies,
            copy_costs,
            spent: 0,
            bounds: Vec::new(),
            required,
            deck_limits: (model.decks.iter().zip(&raised))
                .map(|(d, raised)| {
                    raised.iter().filter(|(i, _)| on[*i]).fold(d.points, |sum, (_, p)| sum + p)
                })
                .collect(),
        };
        for (c, activated) in model.cardinalities.iter().zip(&activated) {
            let min = if activated.is_none_or(|a| on[a]) { c.min } else { 0 };
            subproblem.bounds.push(Bound { of: c.of.clone(), min, max: c.max, reported: c.reported });
        }
        let mut parts = vec![subproblem];
        for (rule, indicator) in model.at_least_one.iter().zip(&stand_ins) {
            match (indicator, &rule.stand_in) {
                (Some(indicator), Some((candidates, dearer))) if !on[*indicator] => {
                    let split = parts.iter().map(|part| stand_in::split(model, part, candidates, *dearer));
                    parts = split.flatten().collect();
                }
                (Some(_), _) => {}
                (None, _) => parts.iter_mut().for_each(|part| part.required.push(rule.of.clone())),
            }
        }
        for part in parts {
            for part in guests::split(model, scenario, faction_term, part)? {
                for part in attachments::split(model, part)? {
                    split_by_chosen_costs(model, part)?.into_iter().try_for_each(&mut *visit)?;
                }
            }
        }
    }
    Ok(())
}

/// Parts squads by the copies of those whose cost is a choice, and by what these cost together: of choices that
/// come to the same sum one stands for all, so that no squad counts twice.
fn split_by_chosen_costs(model: &Model<'_>, subproblem: Subproblem) -> Result<Vec<Subproblem>, Tangled> {
    let is_choice =
        |c: &CopyCost| matches!(c.single, CostSet::Several(_)) || matches!(c.each, CostSet::Several(_));
    let chosen: Vec<usize> = (0..subproblem.copy_costs.len())
        .filter(|i| subproblem.max_copies[*i] > 0 && is_choice(&subproblem.copy_costs[*i]))
        .collect();
    if chosen.is_empty() {
        return Ok(vec![subproblem]);
    }
    // For each choice of copies, the sums that they may come to, each with the costs of one way to do so.
    let mut parts = vec![(BTreeMap::from([(0_i64, Vec::new())]), Vec::new())];
    for i in chosen {
        let (cost, mut next) = (&subproblem.copy_costs[i], Vec::new());
        let cheapest = cost.cheapest().unwrap_or(1);
        let max = match subproblem.max_copies[i] {
            UNLIMITED if cheapest <= 0 => {
                return Err(Tangled::Endless(model.catalogue.figures()[i].id.clone()));
            }
            UNLIMITED => u32::try_from(model.limit.unwrap_or(0).max(0) / cheapest).unwrap_or(UNLIMITED),
            max => max,
        };
        for copies in subproblem.min_copies[i]..=max {
            let costs = match copies {
                0 => &[0][..],
                1 => cost.single.all(),
                _ => cost.each.all(),
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
        if next.len() > MAX_PARTS {
            return Err(Tangled::Switches(next.len()));
        }
        parts = next;
    }
    let part = |fixed: &[(usize, u32)], costs: &[i64]| {
        let mut part = subproblem.clone();
        for ((i, copies), cost) in fixed.iter().zip(costs) {
            (part.min_copies[*i], part.max_copies[*i]) = (*copies, *copies);
            part.copy_costs[*i] = CopyCost { single: CostSet::One(*cost), each: CostSet::One(*cost) };
        }
        part
    };
    let all = parts.iter().flat_map(|(sums, fixed)| sums.values().map(|costs| part(fixed, costs)));
    Ok(all.collect())
}

/// Inclusion–exclusion over who lacks company: calls `visit` with the subproblem, and for every set of figures
/// that need company with the squads in which all of these are present without it, weighted by the set's sign.
pub(crate) fn without_lonely(
    model: &Model<'_>,
    subproblem: &Subproblem,
    visit: &mut dyn FnMut(&Subproblem) -> Result<(), Tangled>,
) -> Result<(), Tangled> {
    let possible = |i: usize| subproblem.max_copies[i] > 0 && subproblem.copy_costs[i].cheapest().is_some();
    let rules: Vec<_> = model.company_rules.iter().filter(|c| possible(c.figure)).collect();
    if rules.is_empty() {
        return visit(subproblem);
    }
    for lonely in assignments(rules.len())? {
        let mut part = subproblem.clone();
        for (rule, _) in rules.iter().zip(&lonely).filter(|(_, lonely)| **lonely) {
            part.weight = -part.weight;
            let i = rule.figure;
            part.min_copies[i] = part.min_copies[i].max(1);
            if rule.itself {
                part.max_copies[i] = part.max_copies[i].min(1);
            }
            exclude(&mut part.max_copies, &rule.company);
        }
        if part.min_copies.iter().zip(&part.max_copies).all(|(min, max)| min <= max) {
            visit(&part)?;
        }
    }
    Ok(())
}

/// The effects on costs in squads of certain factions.
#[derive(Debug, PartialEq)]
struct ActiveEffects {
    effects: Vec<ActiveEffect>,
}

/// One effect, by figures.
#[derive(Debug, PartialEq)]
struct ActiveEffect {
    /// Its index among the model's effects.
    index: usize,
    /// Whose cost it changes.
    affected: FigureSet,
    /// The company that it asks for.
    with: Option<FigureSet>,
}

impl ActiveEffects {
    /// The effects in squads of each of some factions; `None` for no faction.
    ///
    /// # Errors
    /// Where they differ, so that what a squad costs depends on the faction it plays as.
    fn common(
        model: &Model<'_>,
        scenario: &Scenario,
        pool: &FigureSet,
        faction_term: FactionTerm,
    ) -> Result<Option<Self>, Tangled> {
        let factions = (0..64).filter(|f| faction_term.factions >> f & 1 == 1);
        let mut all = factions.map(|faction| Self::of(model, scenario, pool, faction));
        let Some(first) = all.next() else { return Ok(None) };
        if all.any(|other| other != first) { Err(Tangled::Prices) } else { Ok(Some(first)) }
    }

    fn of(model: &Model<'_>, scenario: &Scenario, pool: &FigureSet, faction: u32) -> Self {
        let own = model.catalogue.game().factions.get(faction as usize).map(|f| f.id.clone());
        let adopted_as = |i: usize, figure: &Figure| -> Option<[FactionId; 1]> {
            let adopted = scenario.adopted[i] >> faction & 1 == 1;
            own.clone().filter(|_| adopted).map(|f| [f]).filter(|f| f != figure.factions.as_slice())
        };
        let matching = |selector: &Selector| -> FigureSet {
            let figures = model.catalogue.figures().iter().enumerate();
            let matches = |(i, f): (usize, &Figure)| {
                pool[i]
                    && match adopted_as(i, f) {
                        Some(factions) => selector.matches_as(f, &factions),
                        None => selector.matches(f),
                    }
            };
            figures.map(matches).collect()
        };
        let held = model.effects.iter().enumerate().filter(|(_, e)| pool[e.holder] && e.effect.amount != 0);
        let effects = held.map(|(index, e)| ActiveEffect {
            index,
            affected: matching(&e.effect.affects),
            with: e.effect.with.as_ref().map(matching),
        });
        Self { effects: effects.filter(|e| e.affected.contains(&true)).collect() }
    }
}

/// What copies of a figure cost while some effects work, and whether unknown ones do, too.
fn copy_cost(model: &Model<'_>, working: &[&ActiveEffect], unknown: bool, i: usize, max: u32) -> CopyCost {
    if max == 0 {
        return CopyCost { single: CostSet::None, each: CostSet::None };
    }
    if !unknown && working.iter().all(|w| !w.affected[i]) {
        let plain = &model.plain_costs[i];
        return CopyCost { single: plain.clone(), each: plain.clone() };
    }
    // A card speaks of others, unless it names the company in which it is cheaper itself.
    let own = |e: &Effect<'_>| e.holder == i && e.effect.with.is_none();
    let affecting = || working.iter().filter(|w| w.affected[i]).map(|w| &model.effects[w.index]);
    let single = legal_costs(model, affecting().filter(|e| !own(e)).collect(), unknown, i);
    let each = if max > 1 && affecting().any(own) {
        legal_costs(model, affecting().collect(), unknown, i)
    } else {
        single.clone()
    };
    CopyCost { single, each }
}

/// What a copy may cost in a legal squad while these effects work, and unknown ones where `unknown`.
pub(crate) fn legal_costs(
    model: &Model<'_>,
    mut effects: Vec<&Effect<'_>>,
    unknown: bool,
    i: usize,
) -> CostSet {
    let figures = model.catalogue.figures();
    if let ([base], true, false) = (model.base_prices[i].as_slice(), effects.is_empty(), unknown) {
        // Most copies have the price that is printed.
        return match legal_cost(model, base) {
            None => CostSet::None,
            Some(_) if model.limit.is_none() => CostSet::One(0),
            Some(cost) => CostSet::One(cost),
        };
    }
    // Dearer first, as in a check.
    effects.sort_by_key(|e| (std::cmp::Reverse(e.effect.amount), &figures[e.holder].id));
    let mut out = Vec::with_capacity(1);
    for base in &model.base_prices[i] {
        let mut price = base.clone();
        for (floor, at_most, rule) in &model.change_rules {
            for (n, e) in effects.iter().enumerate() {
                if !effects[..n].iter().any(|earlier| earlier.effect == e.effect) {
                    price.change(e.effect.amount, *floor, rule, &figures[e.holder].id);
                }
            }
            if unknown {
                price.may_fall(*at_most, *floor);
            }
        }
        out.extend(legal_cost(model, &price));
    }
    if model.limit.is_none() && !out.is_empty() {
        return CostSet::One(0);
    }
    CostSet::of(out, model.exact)
}

/// What a copy at this price costs in a legal squad; `None` where no legal squad holds it.
fn legal_cost(model: &Model<'_>, price: &Price) -> Option<i64> {
    let open = model.exact && price.lowest != price.highest;
    let over_cap = model.cost_cap.is_some_and(|cap| price.highest > cap || price.lowest > cap);
    (!open && !over_cap).then_some(price.highest)
}
