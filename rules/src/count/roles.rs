//! Roles: where nobody has what is needed, the cheapest of those who may is appointed instead, and
//! costs more for it.

use super::leaf::Leaf;
use super::plan::{Plan, Those};

/// Squads in which nobody has what is needed, and the cheapest of those who may is appointed. Where
/// nobody knows what one of them costs, that has to be the only one.
pub(crate) fn appointing(plan: &Plan<'_>, leaf: &Leaf, may: &Those, dearer: i64) -> Vec<Leaf> {
    let printed = |i: usize| plan.catalogue.figures()[i].cost.known();
    let here = || (0..may.len()).filter(|i| may[*i] && leaf.most[*i] > 0);
    let mut of_all = leaf.clone();
    of_all.spent += dearer;
    // Nobody but these may be appointed: the others are not there.
    let only = |kept: &dyn Fn(usize) -> bool| {
        let mut part = of_all.clone();
        here().filter(|i| !kept(*i)).for_each(|i| part.most[i] = 0);
        part
    };
    let mut out = Vec::new();
    for alone in here().filter(|i| printed(*i).is_none()) {
        out.extend(with_one_of(plan, &only(&|i| i == alone), &[alone], dearer));
    }
    let mut costs: Vec<i32> = here().filter_map(printed).collect();
    costs.sort_unstable();
    costs.dedup();
    let class = |cost: i32| -> Vec<usize> { here().filter(|i| printed(*i) == Some(cost)).collect() };
    // Up to the first price at which somebody would become too dear, it doesn't matter who is cheapest.
    let first = |cost: &&i32| class(**cost).iter().any(|i| too_dear(plan, leaf, *i, dearer));
    let dear_from = costs.iter().find(first).copied();
    let cheap: Vec<usize> =
        here().filter(|i| printed(*i).is_some_and(|c| dear_from.is_none_or(|d| c < d))).collect();
    out.extend(somebody(&only(&|i| printed(i).is_some()), &cheap));
    for cost in costs.into_iter().filter(|c| dear_from.is_some_and(|d| *c >= d)) {
        out.extend(with_one_of(
            plan,
            &only(&|i| printed(i).is_some_and(|c| c >= cost)),
            &class(cost),
            dearer,
        ));
    }
    out
}

/// Whether a single copy, appointed, would cost more than any figure may. Of several only one pays, once.
fn too_dear(plan: &Plan<'_>, leaf: &Leaf, i: usize, dearer: i64) -> bool {
    let cost = leaf.units[i].single.least();
    plan.cap.is_some_and(|cap| cost.is_some_and(|c| c + dearer > cap))
}

/// The squads that have somebody of these, and one of them may be appointed.
fn with_one_of(plan: &Plan<'_>, leaf: &Leaf, these: &[usize], dearer: i64) -> Vec<Leaf> {
    let (dear, fit): (Vec<usize>, Vec<usize>) = these.iter().partition(|i| too_dear(plan, leaf, **i, dearer));
    let mut out = Vec::new();
    out.extend(somebody(leaf, &fit));
    let mut rest = leaf.clone();
    fit.iter().for_each(|i| rest.most[*i] = 0);
    // Nobody else: then one of the dear has to be there twice.
    for i in dear {
        let mut twice = rest.clone();
        twice.least[i] = twice.least[i].max(2);
        if twice.most[i] >= 2 {
            out.push(twice);
        }
        rest.most[i] = rest.most[i].min(1);
    }
    out
}

fn somebody(leaf: &Leaf, these: &[usize]) -> Option<Leaf> {
    let mut part = leaf.clone();
    let mut who = vec![false; leaf.most.len()];
    these.iter().for_each(|i| who[*i] = true);
    part.present.push(who);
    (!these.is_empty()).then_some(part)
}
