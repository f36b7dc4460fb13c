//! Nights by example.

mod hold;
mod random;
mod turn;

use std::collections::BTreeMap;

use super::decide::Said;
use super::event::{Event, Joining, When, Whom};
use super::opponent::NoOdds;
use super::state::{Group, State, undoable};
use super::table::{Card, HeldCard, Limits, Models, Table};
use super::{Refusal, Tap, decide};
use crate::campaign::facts::{Aim, Attacks, Counter, Fills, Level, Night, Opponent, Order, Role, Threat};

const TROOPERS: &str = "toy/troopers";
const VADER: &str = "toy/vader";

fn night() -> Night {
    let counter = |id: &str, fills| Counter { id: id.into(), name: id.to_owned(), fills };
    Night {
        threat: Some(Threat {
            side: "empire".into(),
            name: "Threat".to_owned(),
            cards: "deployment".to_owned(),
            never: Vec::new(),
            factions: vec!["imperial".into(), "mercenary".into()],
            reinforcement: "reinforcement".to_owned(),
            group: "group".to_owned(),
            health: "health".to_owned(),
            models: Vec::new(),
        }),
        out: Some("Withdrawn".to_owned()),
        counters: vec![
            counter("crates", Some(Fills::Crates)),
            counter("terminals", None),
            counter("tokens", Some(Fills::Tokens)),
        ],
        supplies: true,
        damage: "Damage".to_owned(),
        strain: "Strain".to_owned(),
        conditions: vec!["Stunned".to_owned()],
        twice_with: Some(2),
        first: Some("rebels".into()),
        status: Vec::new(),
        opponent: Some(opponent()),
    }
}

fn opponent() -> Opponent {
    let level = |id: &str, sharpness, attacks, order| Level {
        id: id.to_owned(),
        name: id.to_owned(),
        sharpness,
        saves: sharpness > 0,
        attacks,
        order,
    };
    Opponent {
        levels: vec![
            level("easy", 0, Attacks::Nearest, Order::Any),
            level("hard", 3, Attacks::Defeat, Order::Damage),
        ],
        roles: vec![Role {
            name: "Anybody".to_owned(),
            keywords: Vec::new(),
            attack_type: None,
            goal: Aim::Support,
        }],
        range: 3,
        speed: String::new(),
        melee: String::new(),
        stands: 300,
        saves: 2,
        patience: 80,
        buys: Vec::new(),
        shakes_off: vec!["Stunned".to_owned()],
    }
}

fn card(id: &str, cost: Option<u32>, figures: u32) -> Card {
    let reinforcement = Some(2).filter(|_| figures > 1);
    Card {
        id: id.into(),
        cost,
        reinforcement,
        figures,
        open: true,
        factions: vec!["imperial".into()],
        won: false,
        unique: id == VADER,
        health: Some(3),
        speed: Some(4),
        melee: false,
        role: Some(0),
    }
}

/// Ten health and four endurance, then eight and three.
fn limits() -> Vec<Limits> {
    [(10, 4), (8, 3)]
        .map(|(health, endurance)| Limits { health: Some(health), endurance: Some(endurance) })
        .into()
}

fn held(card: &str, hero: Option<&str>, lends: bool) -> HeldCard {
    HeldCard { card: card.to_owned(), hero: hero.map(Into::into), lends }
}

fn table(night: &Night) -> Table<'_> {
    let joining = Joining {
        ally: "luke".into(),
        card: "toy/luke".into(),
        side: "rebels".into(),
        figures: 1,
        threat: 5,
        tokens: 4,
    };
    let cards = [card(TROOPERS, Some(6), 3), card(VADER, None, 1)];
    Table {
        night,
        mission: None,
        over: false,
        threat_level: 3,
        heroes_side: "rebels".into(),
        heroes: vec!["jyn".into(), "diala".into()],
        sides: 2,
        limits: ["jyn", "diala"].map(|hero| (hero.into(), limits())).into(),
        activations: 2,
        models: vec![Models { cards: vec![TROOPERS.into()], count: 9 }],
        joined: Vec::new(),
        allies: BTreeMap::from([(joining.ally.clone(), joining)]),
        allies_health: BTreeMap::new(),
        held: vec![
            held("staff", Some("jyn"), true),
            held("trick", Some("diala"), false),
            held("plan", None, false),
        ],
        cards: cards.into_iter().map(|card| (card.id.clone(), card)).collect(),
        most: BTreeMap::from([("crates".into(), 2), ("tokens".into(), 0)]),
        supplies: BTreeMap::from([("stim".to_owned(), Some(2)), ("map".to_owned(), None)]),
    }
}

/// Returns the state after these taps, none of which may be refused.
fn after(table: &Table<'_>, taps: &[Tap]) -> State {
    let mut events = Vec::new();
    for tap in taps {
        events.push(
            decide(table, &State::after(&events), tap, &NoOdds)
                .unwrap_or_else(|why| panic!("{tap:?}: {why:?}")),
        );
    }
    State::after(&events)
}

fn refused(table: &Table<'_>, taps: &[Tap], tap: &Tap) -> Refusal {
    decide(table, &after(table, taps), tap, &NoOdds).expect_err("it is refused")
}

fn deploy(card: &str) -> Tap {
    Tap::Deploy { card: card.into(), free: false, anyway: false }
}

fn count(counter: &str, by: i32) -> Tap {
    Tap::Count { counter: counter.into(), by }
}

const BEGIN: Tap = Tap::Begin { again: false, fun: false };

#[test]
fn threat_rises_by_the_level_each_round_and_pays_for_groups() {
    let night = night();
    let table = table(&night);
    let state = after(&table, &[BEGIN, Tap::Round, Tap::Round, deploy(TROOPERS), Tap::Round]);
    assert_eq!((state.round, state.threat), (4, 3));
    let rounds: Vec<_> = state.rounds.iter().map(|r| (r.before, r.gained, r.spent)).collect();
    assert_eq!(rounds, [(0, 3, 0), (3, 3, 0), (6, 3, 6), (3, 0, 0)]);
    assert_eq!((state.groups[0].figures, state.groups[0].size), (3, 3));
    let poor = refused(&table, &[BEGIN, Tap::Round], &deploy(TROOPERS));
    assert_eq!(poor, Refusal::TooLittle { need: 6, have: 3 });
    let free = [BEGIN, Tap::Deploy { card: VADER.into(), free: true, anyway: false }];
    assert_eq!(after(&table, &free).threat, 0);
    assert_eq!(refused(&table, &[BEGIN], &deploy(VADER)), Refusal::CostUnknown { id: VADER.to_owned() });
    assert_eq!(refused(&table, &free, &deploy(VADER)), Refusal::Unique { id: VADER.to_owned() });
}

#[test]
fn a_figure_comes_back_to_a_group_of_which_some_are_left() {
    let night = night();
    let table = table(&night);
    let free = Tap::Deploy { card: TROOPERS.into(), free: true, anyway: false };
    let reinforce = Tap::Reinforce { group: 1, free: false };
    let fell = Tap::Defeat { group: 1 };
    let start = [BEGIN, Tap::Round, free];
    let id = TROOPERS.to_owned();
    assert_eq!(refused(&table, &start, &reinforce), Refusal::Full { id: id.clone() });
    let one_fell: Vec<_> = start.iter().cloned().chain([fell.clone(), reinforce.clone()]).collect();
    let state = after(&table, &one_fell);
    assert_eq!((state.groups[0].figures, state.threat), (3, 1));
    let all_fell: Vec<_> = start.iter().cloned().chain([fell.clone(), fell.clone(), fell.clone()]).collect();
    assert_eq!(refused(&table, &all_fell, &reinforce), Refusal::Gone { id: id.clone() });
    assert_eq!(refused(&table, &all_fell, &fell), Refusal::Gone { id });
    // A card deployed again is a new group.
    let again: Vec<_> = all_fell
        .into_iter()
        .chain([Tap::Deploy { card: TROOPERS.into(), free: true, anyway: false }])
        .collect();
    assert_eq!(after(&table, &again).groups.iter().map(|g| g.figures).collect::<Vec<_>>(), [0, 3]);
}

#[test]
fn an_ally_brings_the_other_side_threat_and_tokens() {
    let night = night();
    let mut table = table(&night);
    let join = Tap::Join { ally: "luke".into(), anyway: false };
    let state = after(&table, &[BEGIN, join.clone(), Tap::Token]);
    assert_eq!((state.threat, state.tokens, state.groups[0].side.as_str()), (6, 3, "rebels"));
    let twice = refused(&table, &[BEGIN, join.clone()], &join);
    assert_eq!(twice, Refusal::Joined { id: "luke".to_owned() });
    // An ally recorded before the mission is there from the start.
    table.joined = table.allies.values().cloned().collect();
    let state = after(&table, &[BEGIN]);
    assert_eq!((state.threat, state.tokens, state.joined.len()), (5, 4, 1));
}

#[test]
fn heroes_are_wounded_and_then_out_and_no_further() {
    let night = night();
    let table = table(&night);
    let hero = |hero: &str, state| Tap::Hero { hero: hero.into(), state };
    let state = after(&table, &[BEGIN, hero("jyn", 1), hero("jyn", 2), hero("diala", 1)]);
    let side = |hero: &str| state.hero(&hero.into()).map(|hero| hero.state);
    assert_eq!((side("jyn"), side("diala")), (Some(2), Some(1)));
    assert!(matches!(refused(&table, &[BEGIN, hero("jyn", 1)], &hero("jyn", 1)), Refusal::SameState { .. }));
    assert!(matches!(refused(&table, &[BEGIN], &hero("jyn", 3)), Refusal::Unknown { .. }));
    assert!(matches!(refused(&table, &[BEGIN], &hero("gaarkhan", 1)), Refusal::Unknown { .. }));
}

fn jyn() -> Whom {
    Whom::Hero("jyn".into())
}

fn hit(whom: Whom, amount: u32) -> Tap {
    Tap::Damage { whom, amount }
}

fn forced(amount: i32) -> Tap {
    Tap::Strain { hero: "jyn".into(), amount, forced: true }
}

/// Returns Jyn's side of the sheet, damage and strain after these taps.
fn fares(table: &Table<'_>, taps: &[Tap]) -> (u32, u32, u32) {
    let state = after(table, &[&[BEGIN], taps].concat());
    let hero = state.hero(&"jyn".into()).expect("she plays");
    (hero.state, hero.damage, hero.strain)
}

#[test]
fn damage_up_to_the_health_turns_the_sheet_and_what_is_too_much_is_lost() {
    let night = night();
    let table = table(&night);
    assert_eq!(fares(&table, &[hit(jyn(), 9)]), (0, 9, 0));
    assert_eq!(fares(&table, &[hit(jyn(), 9), hit(jyn(), 3)]), (1, 0, 0), "the two too many are lost");
    // The wounded side endures less.
    assert_eq!(fares(&table, &[forced(4), hit(jyn(), 10)]), (1, 0, 3));
    let twice = [hit(jyn(), 10), hit(jyn(), 8)];
    assert_eq!(fares(&table, &twice), (2, 0, 0));
    let all = [&[BEGIN], twice.as_slice()].concat();
    assert!(matches!(refused(&table, &all, &hit(jyn(), 1)), Refusal::Out { .. }));
    let act = Tap::Act { whom: jyn(), anyway: true };
    assert!(matches!(refused(&table, &all, &act), Refusal::Out { .. }));
}

#[test]
fn strain_stays_within_the_endurance_and_what_is_forced_beyond_it_is_damage() {
    let night = night();
    let table = table(&night);
    let chosen = |amount| Tap::Strain { hero: "jyn".into(), amount, forced: false };
    assert_eq!(fares(&table, &[chosen(4)]), (0, 0, 4));
    let more = refused(&table, &[BEGIN, chosen(3)], &chosen(2));
    assert_eq!(more, Refusal::TooMuchStrain { id: "jyn".to_owned(), have: 1 });
    assert_eq!(fares(&table, &[chosen(4), forced(2)]), (0, 2, 4));
    // Forced strain may be what defeats: the wounded side endures three.
    assert_eq!(fares(&table, &[hit(jyn(), 9), forced(5)]), (1, 0, 3));
    assert_eq!(fares(&table, &[chosen(4), chosen(-3)]), (0, 0, 1));
    assert_eq!(refused(&table, &[BEGIN], &chosen(-1)), Refusal::NoneThere);
    // Rest recovers strain first, and what is left of the endurance heals.
    let rest = Tap::Rest { hero: "jyn".into() };
    assert_eq!(fares(&table, &[hit(jyn(), 5), chosen(1), rest.clone()]), (0, 2, 0));
    assert_eq!(refused(&table, &[BEGIN], &rest), Refusal::NoneThere);
}

#[test]
fn figures_of_a_group_fall_one_by_one_at_their_health() {
    let night = night();
    let table = table(&night);
    let group = || Whom::Group(1);
    let free = Tap::Deploy { card: TROOPERS.into(), free: true, anyway: false };
    let start = [BEGIN, free];
    let left = |taps: &[Tap]| {
        let state = after(&table, &[start.as_slice(), taps].concat());
        (state.groups[0].figures, state.groups[0].damage.clone())
    };
    assert_eq!(left(&[hit(group(), 2)]), (3, vec![2]));
    assert_eq!(left(&[hit(group(), 2), hit(group(), 5)]), (2, vec![]));
    let heal = Tap::Heal { whom: group(), amount: 9 };
    assert_eq!(left(&[hit(group(), 2), heal.clone()]), (3, vec![]));
    assert_eq!(refused(&table, &start, &heal), Refusal::NoneThere);
}

#[test]
fn everybody_is_activated_once_a_round_and_two_heroes_twice_but_one_after_the_other() {
    let night = night();
    let table = table(&night);
    let act = |whom: Whom| Tap::Act { whom, anyway: false };
    let diala = || Whom::Hero("diala".into());
    let first = refused(&table, &[BEGIN, act(jyn())], &act(jyn()));
    assert_eq!(first, Refusal::OthersFirst { id: "diala".to_owned() });
    let twice = [BEGIN, act(jyn()), act(diala()), act(jyn())];
    assert_eq!(refused(&table, &twice, &act(jyn())), Refusal::Acted { id: "jyn".to_owned() });
    let next: Vec<_> = twice.into_iter().chain([Tap::Round, act(jyn())]).collect();
    assert_eq!(after(&table, &next).hero(&"jyn".into()).map(|hero| hero.acted), Some(1));
    // Nobody waits for a hero who is out.
    let out = Tap::Hero { hero: "diala".into(), state: 2 };
    assert!(decide(&table, &after(&table, &[BEGIN, out, act(jyn())]), &act(jyn()), &NoOdds).is_ok());
    let free = Tap::Deploy { card: TROOPERS.into(), free: true, anyway: false };
    let group = [BEGIN, free, act(Whom::Group(1))];
    let again = refused(&table, &group, &act(Whom::Group(1)));
    assert_eq!(again, Refusal::Acted { id: TROOPERS.to_owned() });
    let anyway = Tap::Act { whom: Whom::Group(1), anyway: true };
    assert!(decide(&table, &after(&table, &group), &anyway, &NoOdds).is_ok());
}

#[test]
fn only_open_groups_are_deployed_and_no_more_than_there_are_miniatures_but_if_the_mission_says_so() {
    let night = night();
    let mut table = table(&night);
    let free = Tap::Deploy { card: TROOPERS.into(), free: true, anyway: false };
    let three = [BEGIN, free.clone(), free.clone(), free.clone()];
    assert_eq!(refused(&table, &three, &free), Refusal::NoMiniatures { id: TROOPERS.to_owned(), most: 9 });
    let fell: Vec<_> =
        three.iter().cloned().chain(std::iter::repeat_n(Tap::Defeat { group: 2 }, 3)).collect();
    assert!(
        decide(&table, &after(&table, &fell), &free, &NoOdds).is_ok(),
        "their miniatures are there again"
    );
    let anyway = Tap::Deploy { card: TROOPERS.into(), free: true, anyway: true };
    assert!(decide(&table, &after(&table, &three), &anyway, &NoOdds).is_ok());
    table.cards.values_mut().for_each(|card| card.open = false);
    assert_eq!(refused(&table, &[BEGIN], &free), Refusal::NotOpen { id: TROOPERS.to_owned() });
    assert!(decide(&table, &after(&table, &[BEGIN]), &anyway, &NoOdds).is_ok());
}

#[test]
fn a_condition_is_had_once_and_taken_away_again() {
    let night = night();
    let table = table(&night);
    let condition = |off| Tap::Condition { whom: jyn(), condition: "Stunned".to_owned(), off };
    let (stunned, recovers) = (condition(false), condition(true));
    let has = |taps: &[Tap]| after(&table, taps).hero(&"jyn".into()).map(|hero| hero.conditions.len());
    assert_eq!(has(&[BEGIN, stunned.clone()]), Some(1));
    assert_eq!(refused(&table, &[BEGIN, stunned.clone()], &stunned), Refusal::HasCondition);
    assert_eq!(refused(&table, &[BEGIN], &recovers), Refusal::NoneThere);
    assert_eq!(has(&[BEGIN, stunned, recovers]), Some(0));
    let lazy = Tap::Condition { whom: jyn(), condition: "Lazy".to_owned(), off: false };
    assert!(matches!(refused(&table, &[BEGIN], &lazy), Refusal::Unknown { .. }));
}

#[test]
fn what_a_group_noted_is_due_in_its_round_until_it_happened() {
    let night = night();
    let table = table(&night);
    let line = |when, text: &str| Tap::Line { when, text: text.to_owned() };
    let noted = [
        BEGIN,
        line(When::End(2), "reinforcements"),
        line(When::Told, "the door opens"),
        Tap::Limit { round: 6 },
    ];
    let due = |taps: &[Tap]| {
        let state = after(&table, &[noted.as_slice(), taps].concat());
        state.lines.iter().filter(|line| line.is_due(state.round)).count()
    };
    assert_eq!((due(&[]), due(&[Tap::Round]), due(&[Tap::Round, Tap::Round])), (0, 0, 1));
    let happened = Tap::Happen { line: 1 };
    assert_eq!(due(&[Tap::Round, Tap::Round, happened.clone()]), 0);
    let again = [noted.as_slice(), std::slice::from_ref(&happened)].concat();
    assert!(matches!(refused(&table, &again, &happened), Refusal::Unknown { .. }));
    assert_eq!(refused(&table, &[BEGIN], &line(When::Told, " ")), Refusal::NoWords);
    assert_eq!(after(&table, &noted).limit, Some(6));
}

#[test]
fn what_is_counted_ends_where_the_mission_does_and_tells_the_result() {
    let night = night();
    let table = table(&night);
    let taps = [BEGIN, count("crates", 1), Tap::Round, count("crates", 1), count("terminals", 3)];
    let state = after(&table, &taps);
    assert_eq!(Said::of(&table, &state), Said { crates: 2, tokens: 0 });
    assert_eq!(state.counts[&"crates".into()].rounds, [1, 2]);
    let most = Refusal::NoMore { id: "crates".to_owned(), most: 2 };
    assert_eq!(refused(&table, &taps, &count("crates", 1)), most);
    assert_eq!(refused(&table, &[BEGIN], &count("crates", -1)), Refusal::NoneThere);
    // A mission without tokens has no such counter.
    assert!(matches!(refused(&table, &[BEGIN], &count("tokens", 1)), Refusal::Unknown { .. }));
    let back: Vec<_> = taps.into_iter().chain([count("crates", -1)]).collect();
    assert_eq!(after(&table, &back).counts[&"crates".into()].rounds, [1]);
}

#[test]
fn supply_cards_are_held_and_used_up_and_there_are_only_so_many() {
    let night = night();
    let table = table(&night);
    let draw = |supply: &str| Tap::Draw { supply: supply.into(), hero: Some("jyn".into()) };
    let used = Tap::Use { supply: "stim".into() };
    let taps = [BEGIN, draw("stim"), draw("stim"), draw("map"), draw("map"), used.clone()];
    let state = after(&table, &taps);
    let hand: Vec<_> = state.hand.iter().map(|held| held.supply.as_str()).collect();
    assert_eq!(hand, ["stim", "map", "map"]);
    assert_eq!(refused(&table, &taps, &draw("stim")), Refusal::NoMore { id: "stim".to_owned(), most: 2 });
    assert!(matches!(refused(&table, &[BEGIN], &used), Refusal::Unknown { .. }));
}

#[test]
fn nothing_is_kept_before_a_mission_is_set_up_or_after_its_result() {
    let night = night();
    let mut table = table(&night);
    assert_eq!(refused(&table, &[], &Tap::Round), Refusal::NotBegun);
    table.over = true;
    assert_eq!(decide(&table, &State::default(), &BEGIN, &NoOdds), Err(Refusal::Over));
}
