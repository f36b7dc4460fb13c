//! Why there is no legal squad: the rules that prevent one.

use num_bigint::BigUint;

use crate::catalogue::Catalogue;
use crate::constraint::Constraint;
use crate::format::Format;
use crate::id::RuleId;

use super::{CountError, Request, count};

/// The rules that prevent the requested squads; empty if there are some.
///
/// These are all rules without any single one of which there would be squads. Where no single rule is to blame
/// they are a minimal set of rules that would have to go together, found by deletion: the format's later rules
/// are blamed sooner than its first. `MUSTER-OWNED` where more is asked for than is owned.
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

/// A minimal set of rules to drop: drops all and takes back, in order, each that leaves some squads. Empty where
/// there is none even without any rule.
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

/// A format without some of its rules.
fn without_rules(format: &Format, dropped: &dyn Fn(usize) -> bool) -> Format {
    let mut out = format.clone();
    let kept = format.constraints.iter().enumerate().filter(|(i, _)| !dropped(*i));
    out.constraints = kept.map(|(_, c)| c.clone()).collect();
    if !out.constraints.iter().any(|c| matches!(c, Constraint::Budget(_))) {
        out.limit = None; // nobody asks what anything costs then
    }
    out
}

/// Whether there are squads at all; not, where counting can't tell.
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
            // Squads open once of each group of rules that quarrel one is dropped.
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
