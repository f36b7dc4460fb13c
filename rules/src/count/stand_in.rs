//! Stand-ins: where nobody has what is needed, the cheapest of those who may stand in is appointed, and costs
//! more for it.
//!
//! Who is cheapest only matters where a cap on costs forbids some of them to be appointed. Up to the first such
//! price all that counts is that one of them is present; from there on squads are parted by the price of their
//! cheapest candidate. The parts are disjoint.

use super::figure_set::FigureSet;
use super::model::Model;
use super::subproblem::Subproblem;

/// Parts the squads in which nobody has what is needed by who is appointed for `dearer` points more, so that
/// every lawful appointment is in one part. A candidate whose printed cost isn't known must be the only one.
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
    // Candidates are those kept; all others are absent.
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

/// Whether a single copy, appointed, would cost more than any figure may. Of several copies only one pays more,
/// once.
fn exceeds_cap(model: &Model<'_>, subproblem: &Subproblem, i: usize, dearer: i64) -> bool {
    let cost = subproblem.copy_costs[i].single.cheapest();
    model.cost_cap.is_some_and(|cap| cost.is_some_and(|c| c + dearer > cap))
}

/// Splits the squads in which at least one of these is present and can be appointed.
fn with_any_of(model: &Model<'_>, subproblem: &Subproblem, these: &[usize], dearer: i64) -> Vec<Subproblem> {
    let (capped, free): (Vec<usize>, Vec<usize>) =
        these.iter().partition(|i| exceeds_cap(model, subproblem, **i, dearer));
    let mut out = Vec::new();
    out.extend(requiring(subproblem, &free));
    let mut rest = subproblem.clone();
    free.iter().for_each(|i| rest.max_copies[*i] = 0);
    // None of those: then there must be two of a capped one, the first such in order.
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

/// The squads with at least one of these; `None` if there are none.
fn requiring(subproblem: &Subproblem, these: &[usize]) -> Option<Subproblem> {
    let mut part = subproblem.clone();
    let mut set = vec![false; subproblem.max_copies.len()];
    these.iter().for_each(|i| set[*i] = true);
    part.required.push(set);
    (!these.is_empty()).then_some(part)
}
