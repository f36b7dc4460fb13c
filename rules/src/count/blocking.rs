//! Why there is no legal squad: which rules prevent one.

use num_bigint::BigUint;

use crate::catalogue::Catalogue;
use crate::constraint::Constraint;
use crate::format::Format;
use crate::id::RuleId;

use super::{CountError, Request, count};

/// Returns the rules that prevent the requested squads; empty if there are legal squads.
///
/// If dropping a single rule is enough, the result is all such rules. Otherwise it is a minimal set of rules
/// that would have to be dropped together, found by deletion; later rules of the format are blamed before
/// earlier ones. `MUSTER-OWNED` is reported if the request exceeds the collection.
///
/// # Errors
/// As [`count`].
pub fn barred_by(catalogue: &Catalogue, request: &Request<'_>) -> Result<Vec<RuleId>, CountError> {
    if count(catalogue, request)?.legal != BigUint::default() {
        return Ok(Vec::new());
    }
    let constraints = &request.format.constraints;
    let opens = |dropped: &dyn Fn(usize) -> bool, owned: bool| {
        let format = without_rules(request.format, dropped);
        let owned = request.owned.filter(|_| owned);
        has_squads(catalogue, &Request { format: &format, owned, ..*request })
    };
    let mut blocking: Vec<usize> = Vec::new();
    for at in 0..constraints.len() {
        if opens(&|i| i == at, true)? {
            blocking.push(at);
        }
    }
    let too_few = request.owned.is_some() && opens(&|_| false, false)?;
    if blocking.is_empty() && !too_few {
        blocking = minimal_set(constraints.len(), |dropped| opens(&|i| dropped[i], true))?;
    }
    let mut out: Vec<RuleId> = Vec::new();
    for rule in blocking.iter().map(|at| constraints[*at].rule_id()) {
        if !out.contains(rule) {
            out.push(rule.clone());
        }
    }
    out.extend(too_few.then(|| RuleId::from("MUSTER-OWNED")));
    Ok(out)
}

/// Returns a minimal set of rules to drop: starts with all rules dropped and restores them in order, as long as
/// squads remain. Empty if there are no squads even without any rule.
fn minimal_set(
    rules: usize,
    opens: impl Fn(&[bool]) -> Result<bool, CountError>,
) -> Result<Vec<usize>, CountError> {
    let mut dropped = vec![true; rules];
    if !opens(&dropped)? {
        return Ok(Vec::new());
    }
    for at in 0..rules {
        dropped[at] = false;
        if !opens(&dropped)? {
            dropped[at] = true;
        }
    }
    Ok((0..rules).filter(|i| dropped[*i]).collect())
}

/// Returns a copy of a format without some of its rules.
fn without_rules(format: &Format, dropped: &dyn Fn(usize) -> bool) -> Format {
    let mut out = format.clone();
    let kept = format.constraints.iter().enumerate().filter(|(i, _)| !dropped(*i));
    out.constraints = kept.map(|(_, c)| c.clone()).collect();
    if !out.constraints.iter().any(|c| matches!(c, Constraint::Budget(_))) {
        out.limit = None; // without a budget rule, costs don't matter
    }
    out
}

/// Whether there are any squads; `false` if counting fails for another reason than an unbounded number.
fn has_squads(catalogue: &Catalogue, request: &Request<'_>) -> Result<bool, CountError> {
    match count(catalogue, request) {
        Ok(counted) => Ok(counted.legal != BigUint::default()),
        Err(CountError::Unbounded(_)) => Ok(true),
        Err(CountError::Stopped) => Err(CountError::Stopped),
        Err(_) => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn dropping_the_set_opens_and_none_of_it_can_be_kept(
            quarrels in prop::collection::vec(prop::collection::btree_set(0_usize..6, 1..4), 0..5),
        ) {
            // There are squads once at least one rule of each quarrelling group is dropped.
            let opens = |dropped: &[bool]| Ok(quarrels.iter().all(|q| q.iter().any(|rule| dropped[*rule])));
            let set = minimal_set(6, opens).expect("counted");
            let without = |kept: Option<usize>| -> Vec<bool> {
                (0..6).map(|i| set.contains(&i) && kept != Some(i)).collect()
            };
            prop_assert_eq!(opens(&without(None)), Ok(true));
            for rule in &set {
                prop_assert_eq!(opens(&without(Some(*rule))), Ok(false), "{} is not to blame: {:?}", rule, set);
            }
            prop_assert_eq!(minimal_set(6, |_| Ok(false)), Ok(Vec::new()));
        }
    }
}
