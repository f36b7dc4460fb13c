//! Whose turn it is, and when the side that Muster plays spends its threat.

use super::*;
use crate::night::Turn;
use crate::night::event::Waits;

fn act(whom: Whom) -> Tap {
    Tap::Act { whom, anyway: false }
}

fn hero(id: &str) -> Tap {
    act(Whom::Hero(id.into()))
}

fn group(number: u32) -> Tap {
    act(Whom::Group(number))
}

fn initial(card: &str) -> Tap {
    Tap::Group { how: Waits::Initial, card: Some(card.into()), anyway: false }
}

fn plays() -> Tap {
    Tap::Opponent { level: Some("easy".to_owned()), seed: 3 }
}

/// Returns the side that is activated next, and how many of each side can still be.
fn turn(table: &Table<'_>, taps: &[Tap]) -> (Option<String>, Vec<usize>) {
    let turn = Turn::of(table, &after(table, taps)).expect("sides take turns");
    let side = turn.next.map(|side| side.as_str().to_owned());
    (side, turn.sides.iter().map(|side| side.left.len()).collect())
}

fn next(table: &Table<'_>, taps: &[Tap]) -> String {
    turn(table, taps).0.unwrap_or_else(|| "none".to_owned())
}

#[test]
fn the_sides_take_turns_and_when_one_is_done_the_other_goes_on() {
    let night = night();
    let table = Table { activations: 1, ..table(&night) };
    let start = [BEGIN, initial(TROOPERS), initial(VADER), initial(TROOPERS)];
    assert_eq!(turn(&table, &start), (Some("rebels".to_owned()), vec![2, 3]));
    let all = [hero("jyn"), group(1), hero("diala"), group(3), group(2)];
    let after: Vec<_> = (0..=all.len()).map(|many| next(&table, &[&start, &all[..many]].concat())).collect();
    assert_eq!(after, ["rebels", "empire", "rebels", "empire", "empire", "none"]);
    let round = [&start[..], &all, &[Tap::Round]].concat();
    assert_eq!(turn(&table, &round), (Some("rebels".to_owned()), vec![2, 3]));
    // Once the Empire was done, the heroes went on; then the mission brings a group: it is the Empire's turn after the last hero.
    let start = [BEGIN, initial(TROOPERS), hero("jyn"), group(1)];
    assert_eq!(turn(&table, &start), (Some("rebels".to_owned()), vec![1, 0]));
    let brought = [&start[..], &[initial(VADER)]].concat();
    assert_eq!(next(&table, &brought), "rebels", "the Empire was activated last");
    assert_eq!(next(&table, &[&brought[..], &[hero("diala")]].concat()), "empire");
}

#[test]
fn heroes_who_are_out_and_groups_that_are_gone_have_no_turn_and_allies_go_with_the_heroes() {
    let night = night();
    let table = Table { activations: 1, ..table(&night) };
    let out = |hero: &str| Tap::Hero { hero: hero.into(), state: 2 };
    let start = [BEGIN, initial(TROOPERS), out("jyn"), out("diala")];
    assert_eq!(turn(&table, &start), (Some("empire".to_owned()), vec![0, 1]));
    let fell = [&start[..], &[Tap::Defeat { group: 1 }, Tap::Defeat { group: 1 }, Tap::Defeat { group: 1 }]];
    assert_eq!(turn(&table, &fell.concat()), (None, vec![0, 0]));
    let ally = [&start[..], &[Tap::Join { ally: "luke".into(), anyway: false }]].concat();
    assert_eq!(turn(&table, &ally), (Some("rebels".to_owned()), vec![1, 1]));
    assert_eq!(next(&table, &[&ally[..], &[group(2)]].concat()), "empire");
    assert!(Turn::of(&table, &State::default()).is_none(), "nobody has a turn before the mission is set up");
    let other = Night { first: None, ..night.clone() };
    assert!(Turn::of(&super::table(&other), &after(&table, &start)).is_none(), "no turns are told");
}

#[test]
fn whoever_is_activated_twice_is_left_until_then() {
    let night = night();
    let table = table(&night);
    let taps = [BEGIN, hero("jyn"), hero("diala"), hero("jyn")];
    let turn = Turn::of(&table, &after(&table, &taps)).expect("sides take turns");
    let left: Vec<_> = turn.sides[0].left.iter().map(|one| (one.whom.clone(), one.times)).collect();
    assert_eq!(left, [(Whom::Hero("diala".into()), 1)]);
    let turn = Turn::of(&table, &after(&table, &taps[..2])).expect("sides take turns");
    let left: Vec<_> = turn.sides[0].left.iter().map(|one| one.times).collect();
    assert_eq!(left, [1, 2]);
}

#[test]
fn threat_is_spent_before_anybody_is_activated_in_the_round_unless_the_mission_says_so() {
    let night = night();
    let table = table(&night);
    let spend = |anyway| Tap::Spend { anyway };
    let start = [BEGIN, plays(), initial(TROOPERS), Tap::Threat { by: 7 }];
    assert_eq!(after(&table, &[&start[..], &[spend(false)]].concat()).groups.len(), 2, "none was activated");
    for acts in [hero("jyn"), group(1), Tap::Order { group: None, seen: Vec::new() }] {
        let acted = [&start[..], &[acts]].concat();
        assert_eq!(refused(&table, &acted, &spend(false)), Refusal::UnderWay);
        assert_eq!(after(&table, &[&acted[..], &[spend(true)]].concat()).groups.len(), 2);
        let round = [&acted[..], &[Tap::Round, spend(false)]].concat();
        assert_eq!(after(&table, &round).groups.len(), 2, "the status phase");
    }
}
