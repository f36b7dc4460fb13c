//! Groups that wait, cards that are used and lent, and what other machines may know of it.

use super::*;
use crate::campaign::id::HeroId;
use crate::night::event::{Lies, Waits, hidden};

const HAND: &str = "toy/guards";

fn group(how: Waits, card: Option<&str>) -> Tap {
    Tap::Group { how, card: card.map(Into::into), anyway: false }
}

fn turn(card: &str, hero: Option<&str>, lies: Lies) -> Tap {
    Tap::Card { card: card.to_owned(), hero: hero.map(Into::into), lies }
}

fn with_guards(night: &Night) -> Table<'_> {
    let mut table = table(night);
    let guards = Card { cost: Some(4), ..card(HAND, Some(4), 2) };
    table.cards.insert(guards.id.clone(), guards);
    table
}

#[test]
fn the_first_groups_cost_nothing_and_the_reserve_comes_for_nothing_when_it_is_brought() {
    let night = night();
    let table = with_guards(&night);
    let start = [BEGIN, group(Waits::Initial, Some(TROOPERS)), group(Waits::Reserve, Some(HAND))];
    let state = after(&table, &start);
    assert_eq!((state.threat, state.groups.len(), state.waiting.len()), (0, 1, 1));
    let brought: Vec<_> = start.iter().cloned().chain([deploy(HAND)]).collect();
    let state = after(&table, &brought);
    assert_eq!((state.threat, state.groups[1].figures, state.waiting.len()), (0, 2, 0));
    // It comes once.
    let again = refused(&table, &brought, &deploy(HAND));
    assert_eq!(again, Refusal::TooLittle { need: 4, have: 0 });
}

#[test]
fn once_the_open_groups_are_told_no_other_is_deployed_until_one_is_defeated() {
    let night = night();
    let table = with_guards(&night);
    let rich = Tap::Threat { by: 30 };
    let start = [BEGIN, rich, group(Waits::Initial, Some(TROOPERS)), group(Waits::Open, Some(HAND))];
    let no = Refusal::NotAtHand { id: TROOPERS.to_owned() };
    assert_eq!(refused(&table, &start, &deploy(TROOPERS)), no);
    let out: Vec<_> = start.iter().cloned().chain([deploy(HAND)]).collect();
    assert_eq!(refused(&table, &out, &deploy(HAND)), Refusal::NotAtHand { id: HAND.to_owned() });
    let fall = |group| Tap::Defeat { group };
    let fell: Vec<_> = out.iter().cloned().chain([fall(1), fall(1), fall(1)]).collect();
    let state = after(&table, &fell);
    assert_eq!(state.at_hand, Some(vec![TROOPERS.into()]), "the card of a defeated group comes to the hand");
    let again: Vec<_> = fell.into_iter().chain([deploy(TROOPERS)]).collect();
    assert_eq!(after(&table, &again).groups.len(), 3);
    // No open groups: nothing but what is defeated.
    let none = [BEGIN, Tap::Threat { by: 30 }, group(Waits::Open, None)];
    assert_eq!(refused(&table, &none, &deploy(TROOPERS)), no);
    let anyway = Tap::Deploy { card: TROOPERS.into(), free: false, anyway: true };
    let said: Vec<_> = none.into_iter().chain([anyway]).collect();
    assert_eq!(after(&table, &said).groups.len(), 1);
}

#[test]
fn other_machines_know_how_many_groups_wait_and_not_which() {
    let night = night();
    let table = with_guards(&night);
    let taps = [
        BEGIN,
        Tap::Threat { by: 30 },
        group(Waits::Reserve, Some(HAND)),
        group(Waits::Open, Some(TROOPERS)),
        deploy(TROOPERS),
        deploy(HAND),
    ];
    let mut events = Vec::new();
    for tap in &taps {
        events.push(decide(&table, &State::after(&events), tap, &NoOdds).expect("a tap"));
    }
    let told: Vec<_> = events.iter().map(Event::redacted).collect();
    let text = serde_json::to_string(&told[..4]).expect("JSON");
    assert!(!text.contains(HAND) && !text.contains(TROOPERS), "{text}");
    let before = State::after(&told[..4]);
    assert_eq!((before.waiting.len(), before.at_hand), (1, Some(vec![hidden()])));
    // What is deployed is known, and no longer waits.
    let now = State::after(&told);
    assert_eq!((now.waiting.len(), now.at_hand.map(|hand| hand.len()), now.groups.len()), (0, Some(0), 2));
}

#[test]
fn what_is_exhausted_is_ready_when_its_hero_is_activated_and_the_other_sides_in_a_new_round() {
    let night = night();
    let table = table(&night);
    let act = |hero: &str| Tap::Act { whom: Whom::Hero(hero.into()), anyway: false };
    let start = [
        BEGIN,
        turn("staff", Some("jyn"), Lies::Exhausted),
        turn("trick", Some("diala"), Lies::Depleted),
        turn("plan", None, Lies::Exhausted),
    ];
    let lies = |state: &State| {
        let of = |card: &str, hero: Option<&str>| state.lies(card, hero.map(HeroId::from).as_ref());
        (of("staff", Some("jyn")), of("trick", Some("diala")), of("plan", None))
    };
    let (ready, exhausted, depleted) = (Lies::Ready, Lies::Exhausted, Lies::Depleted);
    assert_eq!(lies(&after(&table, &start)), (exhausted, depleted, exhausted));
    let round: Vec<_> = start.iter().cloned().chain([Tap::Round]).collect();
    assert_eq!(lies(&after(&table, &round)), (exhausted, depleted, ready));
    let acted: Vec<_> = round.iter().cloned().chain([act("jyn"), act("diala")]).collect();
    assert_eq!(lies(&after(&table, &acted)), (ready, depleted, ready));
    let again = refused(&table, &acted, &turn("trick", Some("diala"), depleted));
    assert_eq!(again, Refusal::LiesSo { id: "trick".to_owned() });
    let used_up = refused(&table, &acted, &turn("trick", Some("diala"), exhausted));
    assert_eq!(used_up, Refusal::UsedUp { id: "trick".to_owned() });
    let other = refused(&table, &acted, &turn("trick", Some("jyn"), exhausted));
    assert_eq!(other, Refusal::NobodyHas { id: "trick".to_owned() });
}

#[test]
fn a_lent_card_is_the_borrowers_for_the_mission() {
    let night = night();
    let table = table(&night);
    let lend = |card: &str, from: &str, to: &str| Tap::Lend {
        card: card.to_owned(),
        from: from.into(),
        to: to.into(),
    };
    let lent = [BEGIN, lend("staff", "jyn", "diala"), turn("staff", Some("jyn"), Lies::Exhausted)];
    let state = after(&table, &lent);
    assert_eq!(state.lent("staff", &"jyn".into()), Some(&"diala".into()));
    let act = |hero: &str| Tap::Act { whom: Whom::Hero(hero.into()), anyway: false };
    let owner: Vec<_> = lent.iter().cloned().chain([act("jyn")]).collect();
    assert_eq!(after(&table, &owner).lies("staff", Some(&"jyn".into())), Lies::Exhausted);
    let borrower: Vec<_> = owner.into_iter().chain([act("diala")]).collect();
    assert_eq!(after(&table, &borrower).lies("staff", Some(&"jyn".into())), Lies::Ready);
    let back: Vec<_> = lent.iter().cloned().chain([lend("staff", "jyn", "jyn")]).collect();
    assert_eq!(after(&table, &back).lent("staff", &"jyn".into()), None);
    let twice = refused(&table, &lent, &lend("staff", "jyn", "diala"));
    assert_eq!(twice, Refusal::HasCard { id: "diala".to_owned() });
    let fixed = refused(&table, &lent, &lend("trick", "diala", "jyn"));
    assert_eq!(fixed, Refusal::NotLent { id: "trick".to_owned() });
}

#[test]
fn what_the_mission_bars_is_no_open_group_and_muster_chooses_and_deploys_none_of_it() {
    let night = night();
    let mut table = with_guards(&night);
    let hired: crate::id::FactionId = "mercenary".into();
    table.cards.get_mut(&HAND.into()).expect("guards").factions = vec![hired.clone()];
    let bar = |factions: &[&str]| Tap::Bar { factions: factions.iter().map(|one| (*one).into()).collect() };
    let plays = Tap::Opponent { level: Some("easy".to_owned()), seed: 1 };
    let start = [BEGIN, plays, Tap::Threat { by: 30 }];
    let with = |taps: &[Tap]| [&start[..], taps].concat();
    let chosen = |taps: &[Tap]| {
        let mut hand = after(&table, &with(taps)).at_hand.expect("a hand");
        hand.sort();
        hand
    };
    assert_eq!(chosen(&[Tap::Choose { count: 2 }]), [HAND.into(), TROOPERS.into()]);
    assert_eq!(chosen(&[bar(&["mercenary"]), Tap::Choose { count: 2 }]), [TROOPERS.into()]);
    assert_eq!(chosen(&[bar(&["imperial"]), Tap::Choose { count: 2 }]), [HAND.into()]);
    // Where nobody told the open groups, neither does it deploy them.
    let spent = after(&table, &with(&[bar(&["imperial"]), Tap::Spend { anyway: false }]));
    assert!(
        !spent.groups.is_empty() && spent.groups.iter().all(|group| group.card == HAND.into()),
        "{spent:?}"
    );
    // Nor do people, unless the mission says so; what it names itself comes all the same.
    let no = Refusal::Barred { id: HAND.to_owned() };
    let barred = with(&[bar(&["mercenary"])]);
    assert_eq!(refused(&table, &barred, &deploy(HAND)), no);
    assert_eq!(refused(&table, &barred, &group(Waits::Open, Some(HAND))), no);
    let anyway = Tap::Deploy { card: HAND.into(), free: false, anyway: true };
    for tap in [anyway, group(Waits::Initial, Some(HAND)), group(Waits::Reserve, Some(HAND))] {
        after(&table, &[&barred[..], &[tap]].concat());
    }
    // It is taken back, and only what can be chosen can be barred.
    assert_eq!(after(&table, &[&barred[..], &[bar(&[]), deploy(HAND)]].concat()).groups.len(), 1);
    assert_eq!(refused(&table, &start, &bar(&["rebel"])), Refusal::Unknown { id: "rebel".to_owned() });
}
