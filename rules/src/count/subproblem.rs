//! Subproblems: squads split far enough that within one subproblem every copy has one cost and every rule is
//! settled. What remains to be counted is a product of generating functions.
//!
//! A subproblem bounds the copies of each figure from both sides, requires at least one member of certain sets
//! to be present, and bounds numbers of members. Its squads count `weight` times: the weights of all
//! subproblems that contain a squad add up to 1 if the squad is legal, and to 0 if it isn't.
//!
//! 1. [`subproblems`] fixes which indicators are present: holders of cost effects and the company these
//!    require, figures that activate a bound, make a stand-in unnecessary, or raise a deck's limit. These parts
//!    are disjoint.
//! 2. [`stand_in`], [`guests`], [`attachments`] and cost choices split further, disjointly.
//! 3. [`without_lonely`] removes, by inclusion–exclusion, squads in which a figure lacks company.

use std::collections::BTreeMap;

use super::attachments::{self, Row};
use super::cost::{ActiveEffects, CopyCost, CostSet, copy_cost};
use super::figure_set::{FigureSet, exclude, intersection};
use super::model::{Model, UNLIMITED};
use super::scenario::{FactionTerm, Scenario, assignments, faction_terms, indicator, scenarios};
use super::{CountError, guests, stand_in};

/// The maximum number of parts that one step may split a subproblem into.
pub(crate) const MAX_PARTS: usize = 1 << 12;

/// A bound on how many copies of some figures a squad has.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub(crate) of: FigureSet,
    pub(crate) min: u32,
    pub(crate) max: u32,
    /// Whether squads are counted separately by this number.
    pub(crate) reported: bool,
}

/// Squads in which only the number of copies of each figure is still open.
#[derive(Clone, Debug)]
pub(crate) struct Subproblem {
    /// The signed weight of its squads in the total.
    pub(crate) weight: i64,
    pub(crate) min_copies: Vec<u32>,
    pub(crate) max_copies: Vec<u32>,
    pub(crate) copy_costs: Vec<CopyCost>,
    /// Points spent regardless of the choice of figures.
    pub(crate) spent: i64,
    pub(crate) bounds: Vec<Bound>,
    /// Required sets: at least one figure of each must be present.
    pub(crate) required: Vec<FigureSet>,
    /// The maximum cost of each deck.
    pub(crate) deck_limits: Vec<i64>,
    /// Attachments whose rows are read off this subproblem.
    pub(crate) rows: Vec<Row>,
    /// The attachment whose row alone these squads belong to.
    pub(crate) row_of: Option<usize>,
}

impl Subproblem {
    /// Unit propagation: the only possible member of a required set is in every squad. Returns the minimum
    /// copies of each figure and the sets still open; `None` if a set has no possible member left.
    pub(crate) fn propagate(&self) -> Option<(Vec<u32>, Vec<FigureSet>)> {
        let mut min_copies = self.min_copies.clone();
        let mut open: Vec<FigureSet> = self.required.clone();
        let possible = |i: usize| self.max_copies[i] > 0 && self.copy_costs[i].cheapest().is_some();
        loop {
            let mut changed = false;
            let mut rest = Vec::new();
            for set in open {
                let members: Vec<_> = (0..set.len()).filter(|i| set[*i] && possible(*i)).collect();
                // A lower bound on members of the set, or of a subset of it, requires one as well.
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

/// Calls `visit` with all subproblems of all scenarios.
pub(crate) fn all(
    model: &Model<'_>,
    visit: &mut dyn FnMut(&Subproblem) -> Result<(), CountError>,
) -> Result<(), CountError> {
    for scenario in scenarios(model)? {
        for faction_term in faction_terms(model, &scenario)? {
            subproblems(model, &scenario, faction_term, &mut |subproblem| {
                model.check_stop()?;
                without_lonely(model, &subproblem, visit)
            })?;
        }
    }
    Ok(())
}

/// Calls `visit` with the disjoint subproblems of a scenario's squads of some factions. Some that have no
/// squads are skipped; squads in which a figure lacks company are still included (see [`without_lonely`]).
pub(crate) fn subproblems(
    model: &Model<'_>,
    scenario: &Scenario,
    faction_term: FactionTerm,
    visit: &mut dyn FnMut(Subproblem) -> Result<(), CountError>,
) -> Result<(), CountError> {
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
        return Ok(()); // only its costs had to be compared across factions
    }
    let mut indicators: Vec<FigureSet> = Vec::new();
    let within = |set: &FigureSet| intersection(set, &pool);
    let mut present = |set: FigureSet| indicator(set, &mut indicators);
    // An effect applies while its holder and the company it requires are present.
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
            rows: Vec::new(),
            row_of: None,
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

/// Splits squads by the copies of figures whose cost is a choice, and by the total cost of these: one choice
/// stands for all those with the same total, so that no squad counts twice.
fn split_by_chosen_costs(model: &Model<'_>, subproblem: Subproblem) -> Result<Vec<Subproblem>, CountError> {
    let is_choice =
        |c: &CopyCost| matches!(c.single, CostSet::Several(_)) || matches!(c.each, CostSet::Several(_));
    let chosen: Vec<usize> = (0..subproblem.copy_costs.len())
        .filter(|i| subproblem.max_copies[*i] > 0 && is_choice(&subproblem.copy_costs[*i]))
        .collect();
    if chosen.is_empty() {
        return Ok(vec![subproblem]);
    }
    // For each choice of copies, the possible totals, each with the costs of one way to reach it.
    let mut parts = vec![(BTreeMap::from([(0_i64, Vec::new())]), Vec::new())];
    for i in chosen {
        let (cost, mut next) = (&subproblem.copy_costs[i], Vec::new());
        let cheapest = cost.cheapest().unwrap_or(1);
        let max = match subproblem.max_copies[i] {
            UNLIMITED if cheapest <= 0 => {
                return Err(CountError::Unbounded(model.catalogue.figures()[i].id.clone()));
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
            return Err(CountError::TooManyCases(next.len()));
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

/// Inclusion–exclusion over figures that lack company: calls `visit` with the subproblem and, for every set of
/// figures that need company, with the squads in which all of these are present without it, weighted by the
/// set's sign.
fn without_lonely(
    model: &Model<'_>,
    subproblem: &Subproblem,
    visit: &mut dyn FnMut(&Subproblem) -> Result<(), CountError>,
) -> Result<(), CountError> {
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Enumerates the copies of each figure between a minimum and a maximum.
    fn choices(min_copies: &[u32], max_copies: &[u32]) -> Vec<Vec<u32>> {
        let mut all = vec![Vec::new()];
        for (min, max) in min_copies.iter().zip(max_copies) {
            let with = |copies: &Vec<u32>, n: u32| copies.iter().copied().chain([n]).collect::<Vec<_>>();
            all = all.iter().flat_map(|c| (*min..=*max).map(move |n| with(c, n))).collect();
        }
        all
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn propagation_loses_no_squad_and_lets_none_in(
            copies in prop::collection::vec((0_u32..2, 0_u32..3, any::<bool>()), 5),
            required in prop::collection::vec(prop::collection::vec(any::<bool>(), 5), 0..4),
            bound in prop::option::of((prop::collection::vec(any::<bool>(), 5), 1_u32..3)),
        ) {
            let cost = |legal: bool| if legal { CostSet::One(1) } else { CostSet::None };
            let subproblem = Subproblem {
                weight: 1,
                min_copies: copies.iter().map(|(min, _, legal)| if *legal { *min } else { 0 }).collect(),
                // A figure that can't be in a legal squad isn't required.
                max_copies: copies.iter().map(|(min, more, _)| min + more).collect(),
                copy_costs: copies.iter().map(|(.., legal)| CopyCost { single: cost(*legal), each: cost(*legal) }).collect(),
                spent: 0,
                bounds: bound.into_iter().map(|(of, min)| Bound { of, min, max: 9, reported: false }).collect(),
                required,
                deck_limits: Vec::new(),
                rows: Vec::new(),
                row_of: None,
            };
            let lawful = |copies: &[u32], sets: &[FigureSet]| {
                let legal = copies.iter().zip(&subproblem.copy_costs).all(|(n, c)| *n == 0 || c.single != CostSet::None);
                let bounded = |b: &Bound| crate::count::figure_set::copies_in(copies, &b.of) >= b.min;
                let present = |set: &FigureSet| crate::count::figure_set::has_any(copies, set);
                legal && subproblem.bounds.iter().all(bounded) && sets.iter().all(present)
            };
            let mut before = choices(&subproblem.min_copies, &subproblem.max_copies);
            before.retain(|copies| lawful(copies, &subproblem.required));
            match subproblem.propagate() {
                None => prop_assert_eq!(before, Vec::<Vec<u32>>::new()),
                Some((min_copies, open)) => {
                    let mut after = choices(&min_copies, &subproblem.max_copies);
                    after.retain(|copies| lawful(copies, &open));
                    prop_assert_eq!(before, after);
                    prop_assert!(open.len() <= subproblem.required.len());
                }
            }
        }
    }
}
