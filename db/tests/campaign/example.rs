//! The example campaign from the rule book, recorded step by step.

use muster_rules::campaign::id::{MissionId, SideId};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::Step;

use crate::campaign::FACTS;
use crate::campaign::books::{account, xp};

fn steps(heroes: &[&str]) -> Vec<Step> {
    let heroes = serde_json::to_value(heroes).expect("a list");
    let journal = serde_json::json!([
        {
            "do": "begin", "campaign": "core", "heroes": heroes, "imperial_class": "military-might",
            "agenda_sets": ["agents-of-the-empire", "for-the-right-price", "imperial-discipline",
                "imperial-industry", "imperial-security-bureau", "retaliation"],
            "side_missions_green": ["sorry-about-the-mess", "homecoming", "the-spice-job",
                "target-of-opportunity"],
            "seed": 7
        },
        {
            "do": "mission", "name": "aftermath", "winner": "rebels", "crates": 2,
            "drawn": ["high-moon", "homecoming"]
        },
        { "do": "mission", "name": "high-moon", "winner": "empire", "crates": 1 },
        { "do": "mission", "name": "a-new-threat", "winner": "empire" },
    ]);
    serde_json::from_value(journal).expect("steps")
}

fn play(heroes: &[&str]) -> Vec<State> {
    let mut log = OpenLog::default();
    let book = |step: Step| {
        log.book(&FACTS, step).unwrap_or_else(|refusals| panic!("{refusals:?}"));
        log.state().clone()
    };
    steps(heroes).into_iter().map(book).collect()
}

fn active(state: &State, mission: &str) -> bool {
    state.active.contains_key(&MissionId::from(mission))
}

/// Returns the credits, and the Imperial player's XP and influence.
fn empire(state: &State) -> (u32, u32, u32) {
    let left = |kind: &str| state.balance(&account(kind));
    (left("credits").left(), left("imperial-xp").earned(), left("influence").left())
}

fn heroes_have(state: &State, earned: u32) -> bool {
    state.heroes.keys().all(|hero| xp(state, hero).earned() == earned)
}

#[test]
fn four_heroes_get_what_the_book_says() {
    let states = play(&["gaarkhan", "jyn-odan", "mak-eshkarey", "diala-passil"]);
    let [begun, first, second, third] = states.as_slice() else { panic!("four steps") };
    let side_deck = |state: &State| state.mission_deck(&"side-deck".into()).count();
    assert_eq!(side_deck(begun), 12);
    assert_eq!(begun.agenda_deck.len(), 18);

    assert_eq!(empire(first), (900, 1, 1));
    assert!(heroes_have(first, 1));
    assert!(active(first, "a-new-threat") && active(first, "high-moon") && active(first, "homecoming"));
    assert_eq!((side_deck(first), first.played[0].threat), (10, 2));

    assert_eq!(empire(second), (1350, 2, 4));
    assert_eq!(side_deck(second), 9);

    assert_eq!(empire(third), (1750, 4, 6));
    assert!(heroes_have(third, 3));
    assert!(active(third, "fly-solo") && !active(third, "imperial-hospitality"));
    assert_eq!(third.played[2].winner.as_ref().map(SideId::as_str), Some("empire"));
}

#[test]
fn two_heroes_get_a_hundred_each_and_hold_legendary() {
    let states = play(&["gaarkhan", "jyn-odan"]);
    let last = states.last().expect("states");
    // 2 × 200 and 2 crates, 2 × 100 and 1 crate, 2 × 100.
    assert_eq!(last.left(&account("credits")), 400 + 100 + 200 + 50 + 200);
    assert!(last.heroes.values().all(|book| book.rewards.iter().any(|r| r.as_str() == "legendary")));
    assert_eq!(states[0].mission_deck(&"side-deck".into()).count(), 10);
}
