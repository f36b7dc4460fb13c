//! Stand-ins: if a squad has no figure that fulfils a requirement, the cheapest candidate is appointed to stand
//! in, at an extra cost.
//!
//! Which candidate is cheapest only matters if a cost cap forbids the appointment of some. Up to the first such
//! price it is enough that any candidate is present; from there on squads are split by the price of their
//! cheapest candidate. The parts are disjoint.

use super::figure_set::FigureSet;
use super::model::Model;
use super::subproblem::Subproblem;

/// Splits the squads that don't fulfil the requirement by who is appointed for `dearer` extra points, so that
/// every legal appointment is in one part. A candidate of unknown printed cost must be the only one.
pub(crate) fn split(
    model: &Model<'_>,
    subproblem: &Subproblem,
    candidates: &FigureSet,
    dearer: i64,
) -> Vec<Subproblem> {
    let printed = |i: usize| model.catalogue.figures()[i].cost.known();
    let possible = || (0..candidates.len()).filter(|i| candidates[*i] && subproblem.max_copies[*i] > 0);
    let mut appointed = subproblem.clone();
    appointed.spent += dearer;
    // A part in which only the kept candidates may be present.
    let only = |kept: &dyn Fn(usize) -> bool| {
        let mut part = appointed.clone();
        possible().filter(|i| !kept(*i)).for_each(|i| part.max_copies[i] = 0);
        part
    };
    let mut out = Vec::new();
    for alone in possible().filter(|i| printed(*i).is_none()) {
        out.extend(with_any_of(model, &only(&|i| i == alone), &[alone], dearer));
    }
    let mut costs: Vec<i32> = possible().filter_map(printed).collect();
    costs.sort_unstable();
    costs.dedup();
    let of_cost = |cost: i32| -> Vec<usize> { possible().filter(|i| printed(*i) == Some(cost)).collect() };
    let capped = |cost: &&i32| of_cost(**cost).iter().any(|i| exceeds_cap(model, subproblem, *i, dearer));
    let first_capped = costs.iter().find(capped).copied();
    let below_cap = |i: usize| printed(i).is_some_and(|c| first_capped.is_none_or(|first| c < first));
    let cheap: Vec<usize> = possible().filter(|i| below_cap(*i)).collect();
    out.extend(requiring(&only(&|i| printed(i).is_some()), &cheap));
    for cost in costs.into_iter().filter(|c| first_capped.is_some_and(|first| *c >= first)) {
        let part = only(&|i| printed(i).is_some_and(|c| c >= cost));
        out.extend(with_any_of(model, &part, &of_cost(cost), dearer));
    }
    out
}

/// Whether appointing a single copy would exceed the cost cap. Of several copies only one pays the extra cost.
fn exceeds_cap(model: &Model<'_>, subproblem: &Subproblem, i: usize, dearer: i64) -> bool {
    let cost = subproblem.copy_costs[i].single.cheapest();
    model.cost_cap.is_some_and(|cap| cost.is_some_and(|c| c + dearer > cap))
}

/// Splits the squads in which at least one of `these` is present and can be appointed.
fn with_any_of(model: &Model<'_>, subproblem: &Subproblem, these: &[usize], dearer: i64) -> Vec<Subproblem> {
    let (capped, free): (Vec<usize>, Vec<usize>) =
        these.iter().partition(|i| exceeds_cap(model, subproblem, **i, dearer));
    let mut out = Vec::new();
    out.extend(requiring(subproblem, &free));
    let mut rest = subproblem.clone();
    free.iter().for_each(|i| rest.max_copies[*i] = 0);
    // Without a free candidate there must be two copies of a capped one, the first such in order.
    for i in capped {
        let mut twice = rest.clone();
        twice.min_copies[i] = twice.min_copies[i].max(2);
        if twice.max_copies[i] >= 2 {
            out.push(twice);
        }
        rest.max_copies[i] = rest.max_copies[i].min(1);
    }
    out
}

/// Returns the squads with at least one of `these`; `None` if the list is empty.
fn requiring(subproblem: &Subproblem, these: &[usize]) -> Option<Subproblem> {
    let mut part = subproblem.clone();
    let mut set = vec![false; subproblem.max_copies.len()];
    these.iter().for_each(|i| set[*i] = true);
    part.required.push(set);
    (!these.is_empty()).then_some(part)
}
