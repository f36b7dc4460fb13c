//! Guests: members of other factions that a rule admits in limited numbers, some for each copy of its hosts.
//!
//! Assigning guests to rules is a bipartite matching with capacities. It exists exactly if no set of rules has
//! less capacity than guests that only these rules admit (Hall's marriage theorem, 1935). So squads are split
//! by the copies of each rule's hosts, and within a part every set of rules gives an upper bound on the number
//! of certain members.

use super::CountError;
use super::figure_set::{FigureSet, copies_in, exclude};
use super::model::{Admits, Model, UNLIMITED};
use super::scenario::{FactionTerm, Scenario, assignments};
use super::subproblem::{Bound, MAX_PARTS, Subproblem};

/// Whether any rule limits its guests, so that the members alone don't determine a squad's factions.
pub(crate) fn are_limited(model: &Model<'_>) -> bool {
    let limited = |admits: &Admits| matches!(admits, Admits::InCompany { capacity: Some(_), .. });
    model.requires_one_faction() && model.admissions.iter().any(|a| limited(&a.admits))
}

/// A rule that limits its guests, in a scenario where it is active.
struct CapacityRule<'a> {
    /// Its index among the model's admission rules.
    rule: usize,
    /// The figures whose copies provide capacity.
    hosts: &'a FigureSet,
    /// The number of guests that each of these copies admits.
    each: u32,
}

fn capacity_rules<'a>(model: &'a Model<'_>, scenario: &Scenario, factions: u64) -> Vec<CapacityRule<'a>> {
    let rules =
        model.admissions.iter().enumerate().filter(|(rule, _)| scenario.active[*rule] & factions != 0);
    let limited = rules.filter_map(|(rule, admission)| match &admission.admits {
        Admits::InCompany { capacity: Some((hosts, each)), .. } => {
            Some(CapacityRule { rule, hosts, each: *each })
        }
        _ => None,
    });
    limited.collect()
}

/// Returns which of the rules admit a figure to a faction; `None` if it needs no capacity, because it is a
/// member of the faction or another rule admits it without limit.
fn admitting_rules(
    model: &Model<'_>,
    scenario: &Scenario,
    rules: &[CapacityRule<'_>],
    faction: u32,
    figure: usize,
) -> Option<Vec<bool>> {
    let card = &model.catalogue.figures()[figure];
    let neutral = model.faction_rule().and_then(|f| f.neutral.as_ref());
    let own = model.printed_factions(card);
    if scenario.unknown == Some(figure)
        || own >> faction & 1 == 1
        || neutral.is_some_and(|n| card.factions.contains(n))
    {
        return None;
    }
    let admits = |rule: usize| match &model.admissions[rule].admits {
        Admits::Listed(factions) => factions[figure] >> faction & 1 == 1,
        Admits::InCompany { who, .. } => who[figure] && scenario.active[rule] >> faction & 1 == 1,
        Admits::Everyone { .. } => false,
    };
    let unlimited =
        (0..model.admissions.len()).any(|rule| admits(rule) && !rules.iter().any(|r| r.rule == rule));
    let by: Vec<bool> = rules.iter().map(|r| admits(r.rule)).collect();
    (!unlimited && by.contains(&true)).then_some(by)
}

/// Splits squads by the capacity of each rule, and bounds the guests accordingly.
pub(crate) fn split(
    model: &Model<'_>,
    scenario: &Scenario,
    faction_term: FactionTerm,
    subproblem: Subproblem,
) -> Result<Vec<Subproblem>, CountError> {
    if !are_limited(model) {
        return Ok(vec![subproblem]);
    }
    let rules = capacity_rules(model, scenario, faction_term.factions);
    let mut parts = vec![(subproblem, Vec::new())];
    for rule in &rules {
        let mut next = Vec::new();
        for (part, capacities) in parts {
            let hosts: Vec<usize> =
                (0..rule.hosts.len()).filter(|i| rule.hosts[*i] && part.max_copies[*i] > 0).collect();
            let max = hosts.iter().map(|i| part.max_copies[*i]).fold(0, u32::saturating_add);
            if max == UNLIMITED {
                return Err(CountError::TooManyCases(usize::MAX));
            }
            for copies in 0..=max {
                let mut part = part.clone();
                match hosts.as_slice() {
                    [] => {}
                    [only] if copies < part.min_copies[*only] => continue,
                    [only] => (part.min_copies[*only], part.max_copies[*only]) = (copies, copies),
                    _ => {
                        let of = rule.hosts.clone();
                        part.bounds.push(Bound { of, min: copies, max: copies, reported: false });
                    }
                }
                let capacities = capacities.iter().copied().chain([copies.saturating_mul(rule.each)]);
                next.push((part, capacities.collect()));
            }
        }
        if next.len() > MAX_PARTS {
            return Err(CountError::TooManyCases(next.len()));
        }
        parts = next;
    }
    let bounded = |(mut part, capacities): (Subproblem, Vec<u32>)| {
        for faction in (0..64).filter(|f| faction_term.factions >> f & 1 == 1) {
            for (of, max) in hall_bounds(model, scenario, &rules, faction, &part.max_copies, &capacities)? {
                if max == 0 {
                    exclude(&mut part.max_copies, &of);
                } else {
                    part.bounds.push(Bound { of, min: 0, max, reported: false });
                }
            }
        }
        Ok(part)
    };
    parts.into_iter().map(bounded).collect()
}

/// Returns Hall's condition: for every set of rules, the guests that only these rules admit, and their total
/// capacity.
fn hall_bounds(
    model: &Model<'_>,
    scenario: &Scenario,
    rules: &[CapacityRule<'_>],
    faction: u32,
    copies: &[u32],
    capacities: &[u32],
) -> Result<Vec<(FigureSet, u32)>, CountError> {
    let guests: Vec<Option<Vec<bool>>> = (0..copies.len())
        .map(|i| if copies[i] == 0 { None } else { admitting_rules(model, scenario, rules, faction, i) })
        .collect();
    let mut out: Vec<(FigureSet, u32)> = Vec::new();
    for chosen in assignments(rules.len())? {
        let only = |by: &Option<Vec<bool>>| {
            by.as_ref().is_some_and(|by| by.iter().zip(&chosen).all(|(by, chosen)| !by || *chosen))
        };
        let of: FigureSet = guests.iter().map(only).collect();
        let capacity = copies_in(capacities, &chosen);
        match out.iter_mut().find(|(same, _)| *same == of) {
            Some((_, least)) => *least = (*least).min(capacity),
            None if of.contains(&true) => out.push((of, capacity)),
            None => {}
        }
    }
    Ok(out)
}

/// Whether a squad's capacities suffice for its guests, in a faction that all members can join.
pub(crate) fn have_capacity(model: &Model<'_>, scenario: &Scenario, faction: u32, copies: &[u32]) -> bool {
    if !are_limited(model) {
        return true;
    }
    let rules = capacity_rules(model, scenario, 1 << faction);
    let capacities: Vec<u32> =
        rules.iter().map(|r| copies_in(copies, r.hosts).saturating_mul(r.each)).collect();
    let bounds = hall_bounds(model, scenario, &rules, faction, copies, &capacities);
    bounds.is_ok_and(|all| all.iter().all(|(of, max)| copies_in(copies, of) <= *max))
}
