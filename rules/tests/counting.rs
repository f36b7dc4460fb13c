//! Counting proves itself: in small random games every squad is built and checked, and the numbers
//! have to agree.

mod small;

use muster_rules::count::{self, Tangled};
use num_bigint::BigUint;
use proptest::prelude::*;

use small::{Small, games};

fn compare(game: &Small) -> Result<(), TestCaseError> {
    let catalogue = game.catalogue();
    let counted = game.ask(&catalogue, |r| count::count(&catalogue, r));
    let counted = match counted {
        Ok(counted) => counted,
        Err(Tangled::Prices) => return Ok(()),
        Err(tangled) => return Err(TestCaseError::fail(tangled.to_string())),
    };
    let every = game.every_legal(&catalogue);
    prop_assert_eq!(&counted.legal, &BigUint::from(every.len()), "legal squads: {:?}", every);
    if let Some(limit) = game.limit {
        let full = every.iter().filter(|(_, cost)| *cost == i64::from(limit)).count();
        prop_assert_eq!(counted.at_limit, Some(BigUint::from(full)), "at the limit: {:?}", every);
    }
    let fits = game.ask(&catalogue, |r| count::fits(&catalogue, r)).expect("counted above");
    for (i, fit) in fits.iter().enumerate() {
        let more = every.iter().filter(|(copies, _)| copies[i] > game.with[i]);
        prop_assert_eq!(&fit.legal, &BigUint::from(more.clone().count()), "with one more {}: {:?}", i, every);
        if let Some(limit) = game.limit {
            let full = more.filter(|(_, cost)| *cost == i64::from(limit)).count();
            prop_assert_eq!(&fit.at_limit, &BigUint::from(full), "full with one more {}: {:?}", i, every);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn as_many_squads_are_counted_as_are_legal_when_each_is_built_and_checked(game in games()) {
        compare(&game)?;
    }
}
