//! Compares counting with enumeration: in small random games every squad is built and checked, and the numbers
//! have to agree.

use std::collections::BTreeMap;

use muster_rules::balance::Balance;
use muster_rules::catalogue::Catalogue;
use muster_rules::count::{self, CountError, Goal, Request};
use muster_rules::figure::Figure;
use muster_rules::selector::Selector;
use muster_rules::squad::Member;
use num_bigint::BigUint;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::small::{Small, games};

fn compare(game: &Small) -> Result<(), TestCaseError> {
    let catalogue = game.catalogue();
    let counted = game.ask(&catalogue, |r| count::count(&catalogue, r));
    let counted = match counted {
        Ok(counted) => counted,
        Err(CountError::AmbiguousCosts) => return Ok(()),
        Err(error) => return Err(TestCaseError::fail(error.to_string())),
    };
    let every = game.every_legal(&catalogue);
    prop_assert_eq!(&counted.legal, &BigUint::from(every.len()), "legal squads: {:?}", every);
    if let Some(limit) = game.limit {
        let full = every.iter().filter(|(_, cost)| *cost == i64::from(limit)).count();
        prop_assert_eq!(&counted.at_limit, &Some(BigUint::from(full)), "at the limit: {:?}", every);
    }
    let fits = game.ask(&catalogue, |r| count::fits(&catalogue, r)).expect("counted above");
    prop_assert_eq!(&fits.all, &counted, "counted twice");
    let sizes = game.ask(&catalogue, |r| count::by_size(&catalogue, r)).expect("counted above");
    let size = |copies: &[u32]| -> usize {
        copies.iter().enumerate().filter(|(i, _)| !game.is_apart(*i)).map(|(_, n)| *n as usize).sum()
    };
    let of_size = |n: usize| every.iter().filter(|(c, _)| size(c) == n).count();
    let largest = every.iter().map(|(c, _)| size(c)).max();
    let expected: Vec<_> = (0..=largest.unwrap_or(0)).map(|n| BigUint::from(of_size(n))).collect();
    prop_assert_eq!(&sizes, &if every.is_empty() { vec![] } else { expected }, "by size: {:?}", every);
    for (i, fit) in fits.figures.iter().enumerate() {
        let more = every.iter().filter(|(copies, _)| copies[i] > game.with[i]);
        prop_assert_eq!(&fit.legal, &BigUint::from(more.clone().count()), "with one more {}: {:?}", i, every);
        if let Some(limit) = game.limit {
            let full = more.filter(|(_, cost)| *cost == i64::from(limit)).count();
            prop_assert_eq!(&fit.at_limit, &BigUint::from(full), "full with one more {}: {:?}", i, every);
        }
    }
    without_more_attachments(game, &catalogue, &every)?;
    Ok(())
}

/// Compares the counts without attachments beyond the requested ones.
fn without_more_attachments(
    game: &Small,
    catalogue: &Catalogue,
    every: &[(Vec<u32>, i64)],
) -> Result<(), TestCaseError> {
    let fits = game.ask(catalogue, |r| count::fits(catalogue, &Request { attachments: false, ..*r }));
    let fits = fits.expect("counted with all of them");
    let attached = |copies: &[u32]| -> Vec<u32> {
        let all = copies.iter().enumerate();
        all.map(|(i, n)| if game.is_attachment(i) { *n } else { 0 }).collect()
    };
    let as_asked = |more: Option<usize>| {
        let mut asked = attached(&game.with);
        if let Some(i) = more.filter(|i| game.is_attachment(*i)) {
            asked[i] += 1;
        }
        every.iter().filter(move |(copies, _)| attached(copies) == asked)
    };
    prop_assert_eq!(&fits.all.legal, &BigUint::from(as_asked(None).count()), "no more attached: {:?}", every);
    for (i, fit) in fits.figures.iter().enumerate() {
        let more = as_asked(Some(i)).filter(|(copies, _)| copies[i] > game.with[i]);
        prop_assert_eq!(&fit.legal, &BigUint::from(more.count()), "no more but {} attached: {:?}", i, every);
    }
    Ok(())
}

/// Purchases are evaluated by one count; each has to agree with a count of its own.
fn compare_purchases(game: &Small, bought: &[Vec<usize>]) -> Result<(), TestCaseError> {
    let catalogue = game.catalogue();
    let id = |i: &usize| catalogue.figures()[i % catalogue.figures().len()].id.clone();
    let more: Vec<Vec<Member>> =
        bought.iter().map(|all| all.iter().map(|i| Member::new(id(i), 1)).collect()).collect();
    let alone = more.iter().map(|all| {
        let mut owned = game.owned();
        all.iter().for_each(|m| *owned.entry(m.figure.clone()).or_default() += 1);
        game.ask(&catalogue, |r| Ok(count::count(&catalogue, &Request { owned: Some(&owned), ..*r })?.legal))
    });
    let alone: Result<Vec<_>, CountError> = alone.collect();
    let at_once = game.ask(&catalogue, |r| count::with_more(&catalogue, r, &more));
    prop_assert_eq!(at_once, alone, "{:?}", more);
    Ok(())
}

/// Balanced squads are the legal squads that satisfy the balance.
fn compare_balanced(game: &Small, balance: &Balance) -> Result<(), TestCaseError> {
    let catalogue = game.catalogue();
    let ask = |r: &Request<'_>| count::count(&catalogue, &Request { balance: Some(balance), ..*r });
    let counted = match game.ask(&catalogue, ask) {
        Err(CountError::AmbiguousCosts) => return Ok(()),
        counted => counted.map_err(|error| TestCaseError::fail(error.to_string()))?,
    };
    let copies = |squad: &[u32], who: Option<&Selector>| -> u32 {
        let counts = |(i, f): (usize, &Figure)| !game.is_apart(i) && who.is_none_or(|who| who.matches(f));
        catalogue.figures().iter().enumerate().map(|(i, f)| if counts((i, f)) { squad[i] } else { 0 }).sum()
    };
    let keeps_to = |squad: &[u32]| {
        (balance.min..=balance.max).contains(&copies(squad, balance.who.as_ref()))
            && balance.needs.iter().all(|need| copies(squad, Some(need)) > 0)
    };
    let every = game.every_legal(&catalogue);
    let balanced = every.iter().filter(|(squad, _)| keeps_to(squad)).count();
    prop_assert_eq!(counted.legal, BigUint::from(balanced), "{:?} of {:?}", balance, every);
    Ok(())
}

/// Returns the copies of each figure in a drawn squad.
fn drawn(game: &Small, seed: u64) -> Option<Vec<u32>> {
    let catalogue = game.catalogue();
    let squad = game.ask(&catalogue, |r| count::random(&catalogue, r, seed)).expect("drawn")?;
    let copies = |f: &Figure| squad.iter().find(|m| m.figure == f.id).map_or(0, |m| m.count);
    Some(catalogue.figures().iter().map(copies).collect())
}

#[test]
fn every_legal_squad_is_drawn_as_often_as_any_other() {
    let mut runner = TestRunner::deterministic();
    let (mut tried, mut shared) = (0, 0);
    // Some of the games have figures that can join any faction.
    while tried < 15 || shared < 4 {
        let game = games().new_tree(&mut runner).expect("a game").current();
        let catalogue = game.catalogue();
        if tried >= 15 && !game.has_neutral()
            || game.ask(&catalogue, |r| count::count(&catalogue, r)).is_err()
        {
            continue;
        }
        let every = game.every_legal(&catalogue);
        if !(6..=60).contains(&every.len()) {
            continue;
        }
        tried += 1;
        shared += usize::from(game.has_neutral());
        let expected = 60_u32;
        let draws = expected * u32::try_from(every.len()).expect("few");
        let mut seen = BTreeMap::<Vec<u32>, u32>::new();
        for seed in 0..u64::from(draws) {
            *seen.entry(drawn(&game, seed).expect("there are squads")).or_default() += 1;
        }
        assert!(seen.keys().all(|squad| every.iter().any(|(e, _)| e == squad)), "{game:?}");
        let expected = f64::from(expected);
        let off = |(squad, _): &(Vec<u32>, i64)| {
            (f64::from(seen.get(squad).copied().unwrap_or(0)) - expected).powi(2) / expected
        };
        let chi2: f64 = every.iter().map(off).sum();
        // The mean of this statistic is its degrees of freedom, its variance twice that.
        let freedom = f64::from(u32::try_from(every.len() - 1).expect("few"));
        assert!((chi2 - freedom).abs() < 4.5 * (2.0 * freedom).sqrt(), "{chi2} of {freedom}: {game:?}");
    }
}

fn selector() -> impl Strategy<Value = Selector> {
    let all = vec!["faction=red", "unique=yes", "leader=yes", "any"];
    prop::sample::select(all).prop_map(|text| text.parse().expect("a selector"))
}

#[test]
fn cards_of_a_deck_are_not_conscripted() {
    let game = Small::conscripting_beside_a_deck();
    assert_eq!(game.every_legal(&game.catalogue()), [(vec![0, 1], 2)]);
    compare(&game).expect("counted as built and checked");
}

#[test]
fn an_era_offers_no_faction_without_room_for_the_guests() {
    let game = Small::a_guest_too_many_in_every_era();
    assert_eq!(game.every_legal(&game.catalogue()), [(vec![1, 0], 1)]);
    compare(&game).expect("counted as built and checked");
}

#[test]
fn a_host_that_is_carried_does_not_come_unasked() {
    let game = Small::a_host_that_is_carried();
    let every = game.every_legal(&game.catalogue());
    assert!(every.iter().any(|(copies, _)| copies[0] == 1), "it can come: {every:?}");
    assert!(every.iter().any(|(copies, _)| copies[0] == 0), "it needn't: {every:?}");
    compare(&game).expect("counted as built and checked");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn as_many_squads_are_counted_as_are_legal_when_each_is_built_and_checked(game in games()) {
        compare(&game)?;
    }

    #[test]
    fn what_a_purchase_opens_is_what_a_count_with_it_says(
        game in games(),
        bought in prop::collection::vec(prop::collection::vec(0_usize..6, 0..5), 1..6),
    ) {
        compare_purchases(&game, &bought)?;
    }

    #[test]
    fn balanced_squads_are_those_that_keep_to_the_balance(
        game in games(),
        (min, more) in (0_u32..3, 0_u32..3),
        who in prop::option::of(selector()),
        needs in prop::collection::vec(selector(), 0..3),
    ) {
        compare_balanced(&game, &Balance { points: None, min, max: min + more, who, needs })?;
    }

    #[test]
    fn the_best_squads_are_the_best_of_all_that_are_legal(game in games(), keep in 1_usize..5) {
        let catalogue = game.catalogue();
        prop_assume!(game.ask(&catalogue, |r| count::count(&catalogue, r)) != Err(CountError::AmbiguousCosts));
        // Decks stay as requested.
        let every = game.every_legal(&catalogue);
        let as_asked = |(i, n): (usize, &u32)| if game.is_apart(i) { game.with[i] } else { *n };
        let every: std::collections::BTreeSet<Vec<u32>> =
            every.iter().map(|(c, _)| c.iter().enumerate().map(as_asked).collect()).collect();
        let have: BTreeMap<_, _> =
            catalogue.figures().iter().enumerate().map(|(i, f)| (f.id.clone(), u32::from(i % 2 == 0))).collect();
        let copies = |squad: &[u32]| {
            let members = squad.iter().enumerate().filter(|(i, _)| !game.is_apart(*i));
            members.map(|(_, n)| i64::from(*n)).sum::<i64>()
        };
        let missing = |squad: &[u32]| {
            let over = squad.iter().enumerate().map(|(i, n)| i64::from(n.saturating_sub(u32::from(i % 2 == 0))));
            -over.sum::<i64>()
        };
        for (goal, worth) in [
            (Goal::Activations, &copies as &dyn Fn(&[u32]) -> i64),
            (Goal::FewestMissing(&have), &missing),
        ] {
            let found = game.ask(&catalogue, |r| count::best(&catalogue, r, goal, keep)).expect("counted");
            let mut values: Vec<_> = every.iter().map(|squad| worth(squad)).collect();
            values.sort_unstable_by(|a, b| b.cmp(a));
            values.truncate(keep);
            prop_assert_eq!(found.iter().map(|f| f.value).collect::<Vec<_>>(), values, "of {:?}", every);
            for one in &found {
                let of = |f: &Figure| one.members.iter().find(|m| m.figure == f.id).map_or(0, |m| m.count);
                let squad: Vec<_> = catalogue.figures().iter().map(of).collect();
                prop_assert!(every.contains(&squad), "{squad:?} is none of {every:?}");
                prop_assert_eq!(worth(&squad), one.value);
            }
            let different: std::collections::BTreeSet<_> =
                found.iter().map(|f| format!("{:?}", f.members)).collect();
            prop_assert_eq!(different.len(), found.len());
        }
    }

    #[test]
    fn a_drawn_squad_is_legal_and_none_is_drawn_where_none_is(game in games(), seed in any::<u64>()) {
        let catalogue = game.catalogue();
        prop_assume!(game.ask(&catalogue, |r| count::count(&catalogue, r)) != Err(CountError::AmbiguousCosts));
        let every = game.every_legal(&catalogue);
        match drawn(&game, seed) {
            None => prop_assert!(every.is_empty(), "there are {every:?}"),
            Some(squad) => prop_assert!(every.iter().any(|(e, _)| *e == squad), "{squad:?} is none of {every:?}"),
        }
    }
}

#[test]
fn rules_that_contradict_each_other_leave_no_squad_and_are_named() {
    let mut runner = TestRunner::deterministic();
    let mut tried = 0;
    while tried < 20 {
        let game = games().new_tree(&mut runner).expect("a game").current();
        let plain = game.contradicting(&[]);
        let some = game.ask(&plain, |r| count::count(&plain, r));
        if some.is_ok_and(|c| c.legal == BigUint::default()) {
            continue;
        }
        tried += 1;
        let tangled = game.contradicting(&["at least four", "at most three"]);
        let counted = game.ask(&tangled, |r| count::count(&tangled, r)).expect("counted");
        assert_eq!(counted.legal, BigUint::default(), "{game:?}");
        let barred = game.ask(&tangled, |r| count::barred_by(&tangled, r)).expect("counted");
        let names: Vec<_> = barred.iter().map(muster_rules::id::RuleId::as_str).collect();
        // "At most three" on its own leaves some squads; "at least four" may need more copies than there are.
        assert!(names.contains(&"at least four"), "{names:?}: {game:?}");
        assert_eq!(game.ask(&tangled, |r| count::random(&tangled, r, 1)), Ok(None));
        assert_eq!(game.ask(&tangled, |r| count::best(&tangled, r, Goal::Points, 3)), Ok(Vec::new()));
    }
}

#[test]
fn numbers_of_every_width_are_exact() {
    let costs: Vec<i32> = (0..200).map(|i| 1 + i % 7).collect();
    for (limit, more_than_bits) in [(20, 0), (100, 120), (400, 250), (1_600, 500)] {
        let catalogue = Small::of_costs(&costs, limit);
        let counted = count::count(&catalogue, &Request::new(&catalogue.formats()[0])).expect("counted");
        let mut ways = vec![BigUint::default(); usize::try_from(limit).expect("points") + 1];
        ways[0] = BigUint::from(1_u32);
        for cost in &costs {
            let cost = usize::try_from(*cost).expect("points");
            for points in cost..ways.len() {
                let cheaper = ways[points - cost].clone();
                ways[points] += cheaper;
            }
        }
        let last = ways.last().expect("points").clone();
        assert!(last.bits() > more_than_bits, "{} bits at {limit} points", last.bits());
        let all = ways.iter().sum::<BigUint>() - 1_u32; // the empty squad doesn't count
        assert_eq!((counted.legal, counted.at_limit), (all, Some(last)), "at {limit} points");
    }
}
