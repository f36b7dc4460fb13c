//! Random nights: recorded events fold to the same state after a round trip, and undo is exact.

use proptest::prelude::*;

use super::*;
use crate::night::event::{Lies, Waits};
use crate::night::opponent::Seen;

fn whom() -> impl Strategy<Value = Whom> {
    let hero = prop_oneof![Just("jyn"), Just("diala"), Just("nobody")];
    prop_oneof![hero.prop_map(|hero| Whom::Hero(hero.into())), (1..5_u32).prop_map(Whom::Group)]
}

fn how() -> impl Strategy<Value = Waits> {
    prop_oneof![Just(Waits::Initial), Just(Waits::Reserve), Just(Waits::Open)]
}

fn lies() -> impl Strategy<Value = Lies> {
    prop_oneof![Just(Lies::Ready), Just(Lies::Exhausted), Just(Lies::Depleted)]
}

fn held_card() -> impl Strategy<Value = (&'static str, Option<&'static str>)> {
    prop_oneof![Just(("staff", Some("jyn"))), Just(("trick", Some("diala"))), Just(("plan", None))]
}

fn taps() -> impl Strategy<Value = Vec<Option<Tap>>> {
    let figure = prop_oneof![Just(TROOPERS), Just(VADER)];
    let hero = prop_oneof![Just("jyn"), Just("diala"), Just("nobody")];
    let supply = prop_oneof![Just("stim"), Just("map"), Just("nothing")];
    let counter = prop_oneof![Just("crates"), Just("terminals"), Just("tokens")];
    let tap = prop_oneof![
        1 => any::<bool>().prop_map(|fun| Tap::Begin { again: true, fun }),
        1 => Just(Tap::End),
        4 => Just(Tap::Round),
        2 => (-9..9_i32).prop_map(|by| Tap::Threat { by }),
        1 => Just(Tap::Token),
        4 => (figure, any::<bool>()).prop_map(|(card, free)| Tap::Deploy { card: card.into(), free, anyway: free }),
        3 => (1..5_u32, any::<bool>()).prop_map(|(group, free)| Tap::Reinforce { group, free }),
        4 => (1..5_u32).prop_map(|group| Tap::Defeat { group }),
        2 => (hero.clone(), 0..4_u32).prop_map(|(hero, state)| Tap::Hero { hero: hero.into(), state }),
        1 => Just(Tap::Join { ally: "luke".into(), anyway: false }),
        3 => (counter, -2..3_i32).prop_map(|(counter, by)| Tap::Count { counter: counter.into(), by }),
        2 => (supply.clone(), proptest::option::of(hero)).prop_map(|(supply, hero)| Tap::Draw {
            supply: supply.into(),
            hero: hero.map(Into::into),
        }),
        1 => supply.prop_map(|supply| Tap::Use { supply: supply.into() }),
        3 => (whom(), any::<bool>()).prop_map(|(whom, anyway)| Tap::Act { whom, anyway }),
        6 => (whom(), 0..12_u32).prop_map(|(whom, amount)| Tap::Damage { whom, amount }),
        2 => (whom(), 0..4_u32).prop_map(|(whom, amount)| Tap::Heal { whom, amount }),
        3 => (-3..7_i32, any::<bool>())
            .prop_map(|(amount, forced)| Tap::Strain { hero: "jyn".into(), amount, forced }),
        1 => Just(Tap::Rest { hero: "jyn".into() }),
        2 => (whom(), any::<bool>())
            .prop_map(|(whom, off)| Tap::Condition { whom, condition: "Stunned".to_owned(), off }),
        1 => (0..5_u32).prop_map(|at| Tap::Line { when: When::End(at), text: "the door opens".to_owned() }),
        1 => (0..4_u32).prop_map(|line| Tap::Happen { line }),
        1 => (0..8_u32).prop_map(|round| Tap::Limit { round }),
        3 => (how(), proptest::option::of(Just(TROOPERS)))
            .prop_map(|(how, card)| Tap::Group { how, card: card.map(Into::into), anyway: false }),
        3 => (held_card(), lies()).prop_map(|((card, hero), lies)| Tap::Card {
            card: card.to_owned(),
            hero: hero.map(Into::into),
            lies,
        }),
        1 => Just(Tap::Lend { card: "staff".to_owned(), from: "jyn".into(), to: "diala".into() }),
        2 => (proptest::option::of(prop_oneof![Just("easy"), Just("hard")]), 0..9_u64)
            .prop_map(|(level, seed)| Tap::Opponent { level: level.map(str::to_owned), seed }),
        1 => any::<bool>().prop_map(|on| Tap::Bar {
            factions: Some("imperial".into()).into_iter().filter(|_| on).collect(),
        }),
        1 => (0..3_u32).prop_map(|count| Tap::Choose { count }),
        3 => any::<bool>().prop_map(|anyway| Tap::Spend { anyway }),
        3 => (proptest::option::of(1..4_u32), prop::collection::vec(whom(), 0..3)).prop_map(|(group, seen)| {
            Tap::Order { group, seen: seen.into_iter().map(|whom| Seen { whom, range: None }).collect() }
        }),
    ];
    // `None` is an undo.
    let all = prop_oneof![1 => Just(None), 4 => tap.prop_map(Some)];
    prop::collection::vec(all, 0..80)
}

proptest! {
    /// For random nights: events are the same after a round trip, and each undo restores exactly the state
    /// before the tap.
    #[test]
    fn a_night_that_is_read_again_is_the_same_and_undo_is_exact(taps in taps()) {
        let night = night();
        let table = table(&night);
        let mut events: Vec<Event> = vec![decide(&table, &State::default(), &BEGIN, &NoOdds).expect("it begins")];
        // The states before each event in effect.
        let mut before = vec![State::default()];
        for tap in taps {
            let state = State::after(&events);
            match tap {
                None => match before.pop() {
                    Some(was) => {
                        prop_assert!(undoable(&events).is_some());
                        events.push(Event::Undone);
                        prop_assert_eq!(&State::after(&events), &was);
                        // Taken again it is there, and undone again it isn't.
                        let again: Vec<_> = events.iter().cloned().chain([Event::Redone]).collect();
                        prop_assert_eq!(State::after(&again), state);
                        let back: Vec<_> = again.into_iter().chain([Event::Undone]).collect();
                        prop_assert_eq!(State::after(&back), was);
                    }
                    None => prop_assert!(undoable(&events).is_none()),
                },
                Some(tap) => if let Ok(event) = decide(&table, &state, &tap, &NoOdds) {
                    before.push(state);
                    events.push(event);
                },
            }
            let written: Vec<_> = events.iter().map(|e| serde_json::to_string(e).expect("JSON")).collect();
            let read: Vec<Event> =
                written.iter().map(|text| serde_json::from_str(text).expect("an event")).collect();
            prop_assert_eq!(&read, &events);
            let now = State::after(&read);
            prop_assert_eq!(&now, &State::after(&events));
            // Threat is consistent between rounds.
            for (round, next) in now.rounds.iter().zip(now.rounds.iter().skip(1)) {
                prop_assert_eq!(round.before + round.gained - round.spent, next.before);
            }
            let sound = |group: &Group| {
                group.figures <= group.size && group.damage.len() <= group.figures as usize
            };
            prop_assert!(now.groups.iter().all(sound));
            prop_assert!(now.groups.iter().flat_map(|group| &group.damage).all(|damage| (1..3).contains(damage)));
            for hero in &now.heroes {
                let limits = table.limits(&hero.hero, hero.state);
                prop_assert!(hero.damage < limits.health.unwrap_or(1), "{hero:?}");
                prop_assert!(hero.strain <= limits.endurance.unwrap_or(0), "{hero:?}");
            }
        }
    }
}
